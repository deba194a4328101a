import SwiftUI

struct AccountHeader: View {
    @EnvironmentObject private var session: Session
    let onEdit: () -> Void

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(session.greeting)
                    .font(.headline)
                Text(session.passenger?.email ?? "Not signed in")
                    .foregroundStyle(.secondary)
            }
            Spacer()
            Button("Edit", action: onEdit)
        }
        .padding()
    }
}

struct ProfileEditor: View {
    @State private var name: String
    private let onSave: (String) -> Void

    init(name: String, onSave: @escaping (String) -> Void) {
        _name = State(initialValue: name)
        self.onSave = onSave
    }

    var body: some View {
        Form {
            TextField("Name", text: $name)
            Button("Save") {
                onSave(name)
            }
            .disabled(name.isEmpty)
        }
    }
}

struct MessageCenter: View {
    var body: some View {
        VStack {
            UnreadCount()
            Text("Harbor writes here when a boat is late.")
        }
    }
}

private struct UnreadCount: View {
    @EnvironmentObject private var session: Session

    var body: some View {
        Text("\(session.unreadMessages) unread")
            .font(.headline)
    }
}
