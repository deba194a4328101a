"""A small app on disk, whose findings the tests know."""

STATIC = "representable-dismantle-not-static"
CLASS = "representable-is-class"

#: What another file has to say for the finding in `HOME`.
PLATFORM = """\
import SwiftUI

protocol PlatformView: UIViewRepresentable {}
"""

#: Has one finding, on its seventh line, which can be repaired safely.
ACCOUNT = """\
import SwiftUI
import UIKit

struct AccountView: UIViewRepresentable {
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) {}
  func dismantleUIView(_ label: UILabel, coordinator: ()) {}
}
"""

BROKEN = "func dismantleUIView"
REPAIRED = "static func dismantleUIView"
FIX = "Make 'dismantleUIView' static"

#: Has one finding, which needs the protocol of another file to be seen.
HOME = """\
import SwiftUI
import UIKit

final class HomeView: PlatformView {
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) {}
}
"""

HOME_REPAIRED = HOME.replace("final class", "struct")

FILES = {
    "App.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n",
    "App/Platform.swift": PLATFORM,
    "App/Account.swift": ACCOUNT,
    "App/Home.swift": HOME,
}


class App:
    """A folder of source files."""

    def __init__(self, folder, files=FILES):
        self.folder = folder
        for name, text in files.items():
            self.write(name, text)

    def path(self, name):
        return self.folder / name

    def uri(self, name=None):
        return (self.folder if name is None else self.path(name)).as_uri()

    def write(self, name, text):
        path = self.path(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(text, bytes):
            path.write_bytes(text)
        else:
            path.write_text(text, encoding="utf-8", newline="")
        return path


MISSING = "environment-object-not-injected"

#: A screen of one file shows a view of another, whose session nobody provides.
SCREENS = {
    "App/Badge.swift": """\
import SwiftUI

final class Session: ObservableObject {
  @Published var mail = ""
}

struct Badge: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.mail) }
}
""",
    "App/Screen.swift": """\
import SwiftUI
import UIKit

final class Screen: UIViewController {
  let session = Session()

  func open() {
    present(UIHostingController(rootView: Badge()), animated: true)
  }
}
""",
}
