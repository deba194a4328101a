"""Writes the workspace that the benchmark measures: an app of 1,000 Swift files, always the same.

An app of a hundred features; each has a model, a service, controllers, hosted views, cells and a
representable, with the methods, comments and cross-references that such files have. About one
feature in six holds a seam bug, so that there is something to report. One file, the one that the
benchmark edits, has a thousand lines.
"""

import argparse
import pathlib
import random

FEATURES = (
    "Invoice Shipment Voucher Passenger Luggage Harbor Timetable Reservation Cabin Menu Loyalty "
    "Refund Wallet Receipt Transfer Statement Budget Savings Mortgage Insurance Claim Policy "
    "Contact Message Thread Attachment Reminder Calendar Meeting Agenda Document Folder Scanner "
    "Printer Device Firmware Sensor Reading Alarm Schedule Shift Employee Payroll Expense Trip "
    "Vehicle Route Station Charger Parking Ticket Event Venue Artist Playlist Track Podcast "
    "Episode Library Author Chapter Bookmark Course Lesson Exercise Workout Recipe Ingredient "
    "Grocery Basket Coupon Product Review Brand Warehouse Supplier Courier Address Profile "
    "Password Consent Permission Backup Language Theme Support Feedback Survey Campaign Referral "
    "Reward Badge Leaderboard Friend Group Invitation Gallery Photo Album"
).split()

VERBS = "archive rename duplicate share export confirm reject schedule assign restore pin".split()
FIELDS = [
    ("title", "String", '""'), ("subtitle", "String", '""'), ("note", "String", '""'),
    ("amount", "Int", "0"), ("quantity", "Int", "1"), ("priority", "Int", "0"),
    ("isPinned", "Bool", "false"), ("isArchived", "Bool", "false"), ("rating", "Double", "0"),
    ("progress", "Double", "0"), ("createdAt", "Date", "Date()"), ("updatedAt", "Date", "Date()"),
]


def lower(name):
    return name[0].lower() + name[1:]


class Feature:
    """One feature of the app; `bug` says which seam bug it has, if any."""

    BUGS = (
        "uncontained", "released", "half-contained", "appearance", "cycle", "environment",
        "default-model", "cell", "stale", "dropped",
    )

    def __init__(self, index, name, other, seed):
        self.name, self.other = name, other
        self.item = lower(name)
        self.random = random.Random(f"{seed}/{index}")
        self.bug = self.BUGS[(index // 6) % len(self.BUGS)] if index % 6 == 0 else None
        self.fields = self.random.sample(FIELDS, 11)
        self.verbs = self.random.sample(VERBS, 10)

    def files(self):
        """File name and text of each file of this feature."""
        n = self.name
        return {
            f"{n}/Model/{n}.swift": self.value(),
            f"{n}/Model/{n}Model.swift": self.model(),
            f"{n}/Model/{n}Service.swift": self.service(),
            f"{n}/UI/{n}ListViewController.swift": self.list_controller(),
            f"{n}/UI/{n}DetailViewController.swift": self.detail_controller(),
            f"{n}/UI/{n}Coordinator.swift": self.coordinator(),
            f"{n}/UI/{n}Screen.swift": self.screen(),
            f"{n}/UI/{n}Rows.swift": self.rows(),
            f"{n}/UI/{n}Editor.swift": self.editor(),
            f"{n}/UI/{n}Field.swift": self.field(),
        }

    # The texts. Each is one kind of file that such apps have.

    def value(self):
        fields = "\n".join(f"    var {f}: {t} = {v}" for f, t, v in self.fields)
        methods = "\n".join(self.value_method(v) for v in self.verbs)
        return f"""import Foundation

/// One {self.item} as the server knows it.
struct {self.name}: Identifiable, Hashable, Codable, Sendable {{
    var id = UUID()
{fields}

    enum CodingKeys: String, CodingKey {{
        case id
{chr(10).join(f'        case {f} = "{self.item}_{f}"' for f, _, _ in self.fields)}
    }}
{methods}
}}
"""

    def value_method(self, verb):
        field, kind, _ = self.random.choice(self.fields)
        amount = self.random.randint(2, 90)
        test = {
            "String": f"!{field}.isEmpty", "Int": f"{field} > {amount}", "Bool": field,
            "Double": f"{field} > {amount}.5", "Date": f"{field} < Date()",
        }[kind]
        return f"""
    /// Whether this {self.item} can be used to {verb} at the moment, and why not.
    func canBe{verb.capitalize()}(by user: String, after days: Int = {amount}) -> Result<Bool, {self.name}Problem> {{
        guard !user.isEmpty else {{
            return .failure(.missing("user"))
        }}
        // The server refuses it as well; this is only the quick answer.
        if {test}, days < {amount * 3} {{
            return .success(true)
        }}
        let reasons = [user, "{verb}", String(days)].filter {{ $0.count > 1 }}
        return reasons.isEmpty ? .success(false) : .failure(.refused(reasons.joined(separator: ", ")))
    }}"""

    def model(self):
        methods = "\n".join(self.model_method(v) for v in self.verbs)
        plain = self.random.choice(self.fields)[0]
        return f"""import Combine
import Foundation

/// What the {self.item} screens show and change.
@MainActor
final class {self.name}Model: ObservableObject {{
    @Published private(set) var items: [{self.name}] = []
    @Published private(set) var isLoading = false
    @Published private(set) var failure: String?
    @Published var selection: {self.name}.ID?
    @Published var query = ""

    private let service: any {self.name}Service
    private var cancellables: Set<AnyCancellable> = []

    init(service: any {self.name}Service) {{
        self.service = service
        $query
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .sink {{ [weak self] text in
                self?.filter(by: text)
            }}
            .store(in: &cancellables)
    }}

    func load() async {{
        guard !isLoading else {{ return }}
        isLoading = true
        defer {{ isLoading = false }}
        do {{
            items = try await service.all()
            failure = nil
        }} catch {{
            failure = error.localizedDescription
        }}
    }}

    private func filter(by text: String) {{
        guard !text.isEmpty else {{ return }}
        items.sort {{ first, second in
            first.{plain} == second.{plain} ? first.id.uuidString < second.id.uuidString : first.id == selection
        }}
    }}
{methods}
}}
"""

    def model_method(self, verb):
        return f"""
    /// Asks the service to {verb} one {self.item} and keeps the list as it answers.
    func {verb}(_ id: {self.name}.ID) async {{
        guard let index = items.firstIndex(where: {{ $0.id == id }}) else {{
            failure = "There is no such {self.item}."
            return
        }}
        var changed = items[index]
        switch changed.canBe{verb.capitalize()}(by: "me") {{
        case .success(let allowed) where allowed:
            break
        case .success:
            return
        case .failure(let problem):
            failure = problem.message
            return
        }}
        do {{
            changed = try await service.{verb}(changed)
            items[index] = changed
        }} catch {{
            failure = error.localizedDescription
        }}
    }}"""

    def service(self):
        requirements = "\n".join(
            f"    func {v}(_ item: {self.name}) async throws -> {self.name}" for v in self.verbs)
        methods = "\n".join(self.service_method(v) for v in self.verbs)
        return f"""import Foundation

protocol {self.name}Service: Sendable {{
    func all() async throws -> [{self.name}]
{requirements}
}}

enum {self.name}Problem: Error, Equatable {{
    case missing(String)
    case refused(String)

    var message: String {{
        switch self {{
        case .missing(let what): "There is no \\(what)."
        case .refused(let reason): "Not possible: \\(reason)"
        }}
    }}
}}

/// Talks to the server. Answers come from the cache when there is no network.
struct Remote{self.name}Service: {self.name}Service {{
    private let base: URL
    private let decoder = JSONDecoder()

    init(base: URL) {{
        self.base = base
    }}

    func all() async throws -> [{self.name}] {{
        let data = try await fetch("{self.item}", query: ["page": "1"])
        return try decoder.decode([{self.name}].self, from: data)
    }}
{methods}

    private func fetch(_ path: String, query: [String: String]) async throws -> Data {{
        var components = URLComponents(url: base, resolvingAgainstBaseURL: false)
        components?.path += "/" + path
        components?.queryItems = query.map {{ URLQueryItem(name: $0.key, value: $0.value) }}
        guard let url = components?.url else {{
            throw {self.name}Problem.missing("address")
        }}
        let (data, response) = try await URLSession.shared.data(from: url)
        guard let answer = response as? HTTPURLResponse, answer.statusCode < 300 else {{
            throw {self.name}Problem.refused("the server says no")
        }}
        return data
    }}
}}
"""

    def service_method(self, verb):
        return f"""
    func {verb}(_ item: {self.name}) async throws -> {self.name} {{
        let query = ["id": item.id.uuidString, "action": "{verb}"]
        let data = try await fetch("{self.item}/{verb}", query: query)
        let answer = try decoder.decode({self.name}.self, from: data)
        guard answer.id == item.id else {{
            throw {self.name}Problem.refused("another {self.item} came back")
        }}
        return answer
    }}"""

    def list_controller(self):
        n = self.name
        appearance = ""
        if self.bug == "appearance":
            appearance = """
        let summary = UIHostingController(rootView: %sSummary(model: model))
        embed(summary, in: summaryArea)""" % n
        cell = f"""
        let item = model.items[indexPath.row]
        cell.contentConfiguration = UIHostingConfiguration {{
            {n}Row(item: item, isSelected: model.selection == item.id)
        }}"""
        if self.bug == "cell":
            cell = f"""
        let row = UIHostingController(
            rootView: {n}Row(item: model.items[indexPath.row], isSelected: false))
        addChild(row)
        cell.contentView.addSubview(row.view)
        row.didMove(toParent: self)"""
        dropped = ""
        if self.bug == "dropped":
            dropped = """
        let changes = NotificationCenter.default.publisher(for: .NSCalendarDayChanged)
            .sink { [weak self] _ in self?.refresh() }"""
        actions = "\n".join(self.controller_action(v) for v in self.verbs)
        return f"""import Combine
import SwiftUI
import UIKit

/// All {self.item}s in a table, with a summary above it.
final class {n}ListViewController: UIViewController {{
    var onSelect: ({n}) -> Void = {{ _ in }}

    private let model: {n}Model
    private let table = UITableView()
    private let summaryArea = UIView()
    private let refreshControl = UIRefreshControl()
    private var cancellables: Set<AnyCancellable> = []

    init(model: {n}Model) {{
        self.model = model
        super.init(nibName: nil, bundle: nil)
        title = "{n}"
    }}

    @available(*, unavailable)
    required init?(coder: NSCoder) {{
        return nil
    }}

    override func viewDidLoad() {{
        super.viewDidLoad()
        let column = UIStackView(arrangedSubviews: [summaryArea, table])
        column.axis = .vertical
        view.addSubview(column)
        column.pinEdges(to: view)
        table.dataSource = self
        table.delegate = self
        table.refreshControl = refreshControl
        table.register(UITableViewCell.self, forCellReuseIdentifier: "{self.item}")
        model.$items
            .receive(on: DispatchQueue.main)
            .sink {{ [weak self] _ in
                self?.table.reloadData()
                self?.refreshControl.endRefreshing()
            }}
            .store(in: &cancellables){dropped}
        refresh()
    }}

    override func viewWillAppear(_ animated: Bool) {{
        super.viewWillAppear(animated){appearance}
        if let selected = table.indexPathForSelectedRow {{
            table.deselectRow(at: selected, animated: animated)
        }}
    }}

    private func refresh() {{
        Task {{ await model.load() }}
    }}
{actions}
}}

extension {n}ListViewController: UITableViewDataSource, UITableViewDelegate {{
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {{
        model.items.count
    }}

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {{
        let cell = tableView.dequeueReusableCell(withIdentifier: "{self.item}", for: indexPath){cell}
        return cell
    }}

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {{
        onSelect(model.items[indexPath.row])
    }}
}}
"""

    def controller_action(self, verb):
        return f"""
    private func {verb}Selected() {{
        guard let id = model.selection else {{ return }}
        let alert = UIAlertController(
            title: "{verb.capitalize()}?", message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "{verb.capitalize()}", style: .default) {{ [weak self] _ in
            guard let self else {{ return }}
            Task {{ await self.model.{verb}(id) }}
        }})
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }}"""

    def detail_controller(self):
        n = self.name
        closure = "{ [weak self] in self?.close() }"
        if self.bug == "cycle":
            closure = "{ self.close() }"
        install = """addChild(header)
        column.addArrangedSubview(header.view)
        header.didMove(toParent: self)"""
        if self.bug == "uncontained":
            install = "column.addArrangedSubview(header.view)\n        self.header = header"
        elif self.bug == "released":
            install = "column.addArrangedSubview(header.view)"
        elif self.bug == "half-contained":
            install = "addChild(header)\n        column.addArrangedSubview(header.view)"
        labels = "\n".join(
            f"""
    private func make{f.capitalize()}Label() -> UILabel {{
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.text = String(describing: item.{f})
        label.accessibilityIdentifier = "{self.item}.{f}"
        return label
    }}""" for f, _, _ in self.fields)
        rows = "\n".join(
            f"        column.addArrangedSubview(make{f.capitalize()}Label())"
            for f, _, _ in self.fields)
        return f"""import SwiftUI
import UIKit

/// One {self.item}: a SwiftUI header above fields that are still labels.
final class {n}DetailViewController: UIViewController {{
    var onClose: () -> Void = {{}}

    private let item: {n}
    private let model: {n}Model
    private let column = UIStackView()
    private var header: UIViewController?

    init(item: {n}, model: {n}Model) {{
        self.item = item
        self.model = model
        super.init(nibName: nil, bundle: nil)
        title = "{n}"
    }}

    @available(*, unavailable)
    required init?(coder: NSCoder) {{
        return nil
    }}

    override func viewDidLoad() {{
        super.viewDidLoad()
        column.axis = .vertical
        column.spacing = 12
        view.addSubview(column)
        column.pinEdges(to: view)
        addHeader()
{rows}
    }}

    private func addHeader() {{
        let header = UIHostingController(
            rootView: {n}Summary(model: model, onClose: {closure}))
        header.sizingOptions = .intrinsicContentSize
        {install}
    }}

    private func close() {{
        onClose()
    }}
{labels}
}}
"""

    def coordinator(self):
        n, o = self.name, self.other
        inject = "" if self.bug == "environment" else ".environmentObject(settings)"
        steps = "\n".join(
            f"""
    private func finish{v.capitalize()}(_ item: {n}) {{
        Task {{ [weak self] in
            await self?.model.{v}(item.id)
            self?.navigation.popViewController(animated: true)
        }}
    }}""" for v in self.verbs)
        return f"""import SwiftUI
import UIKit

/// Leads through the {self.item} screens and to the ones of {lower(o)}.
@MainActor
final class {n}Coordinator {{
    private let navigation: UINavigationController
    private let settings: AppSettings
    private let model: {n}Model
    private var next: {o}Coordinator?

    init(navigation: UINavigationController, settings: AppSettings, base: URL) {{
        self.navigation = navigation
        self.settings = settings
        model = {n}Model(service: Remote{n}Service(base: base))
    }}

    func start() {{
        let list = {n}ListViewController(model: model)
        list.onSelect = {{ [weak self] item in
            self?.show(item)
        }}
        navigation.pushViewController(list, animated: true)
    }}

    private func show(_ item: {n}) {{
        let detail = {n}DetailViewController(item: item, model: model)
        detail.onClose = {{ [weak self] in
            self?.navigation.popViewController(animated: true)
        }}
        navigation.pushViewController(detail, animated: true)
    }}

    func showScreen() {{
        let screen = UIHostingController(
            rootView: {n}Screen(model: model){inject})
        screen.title = "{n}"
        navigation.pushViewController(screen, animated: true)
    }}

    func edit(_ item: {n}) {{
        let editor = UIHostingController(
            rootView: {n}Editor(item: item) {{ [weak self] changed in
                self?.navigation.dismiss(animated: true)
                self?.show(changed)
            }})
        editor.modalPresentationStyle = .formSheet
        navigation.present(editor, animated: true)
    }}

    func continueTo{o}(base: URL) {{
        let coordinator = {o}Coordinator(navigation: navigation, settings: settings, base: base)
        coordinator.start()
        next = coordinator
    }}
{steps}
}}
"""

    def screen(self):
        n = self.name
        sections = "\n".join(
            f"""
    private var {f}Section: some View {{
        Section("{f.capitalize()}") {{
            ForEach(model.items) {{ item in
                HStack {{
                    Text(item.id.uuidString.prefix(6))
                        .font(.caption)
                        .foregroundStyle(.secondary)
                    Spacer()
                    Text(String(describing: item.{f}))
                }}
                .accessibilityElement(children: .combine)
            }}
        }}
    }}""" for f, _, _ in self.fields[:9])
        return f"""import SwiftUI

/// The screen that replaces the {self.item} list once everything else is SwiftUI too.
struct {n}Screen: View {{
    @ObservedObject var model: {n}Model
    @EnvironmentObject private var settings: AppSettings
    @State private var isEditing = false

    var body: some View {{
        List {{
            {n}Summary(model: model)
{chr(10).join(f'            {f}Section' for f, _, _ in self.fields[:9])}
        }}
        .tint(settings.accent)
        .toolbar {{
            Button(isEditing ? "Done" : "Edit") {{
                isEditing.toggle()
            }}
        }}
        .task {{
            await model.load()
        }}
    }}
{sections}
}}

struct {n}Summary: View {{
    @ObservedObject var model: {n}Model
    var onClose: () -> Void = {{}}

    var body: some View {{
        VStack(alignment: .leading) {{
            Text("\\(model.items.count) {self.item}s")
                .font(.headline)
            if let failure = model.failure {{
                Label(failure, systemImage: "exclamationmark.triangle")
                    .foregroundStyle(.red)
            }}
            Button("Close", action: onClose)
        }}
        .padding()
    }}
}}
"""

    def rows(self):
        n, o = self.name, self.other
        default = " = %sDraft()" % n if self.bug == "default-model" else ""
        argument = "" if default else "draft: draft, "
        badges = "\n".join(
            f"""
struct {n}{f.capitalize()}Badge: View {{
    let item: {n}
    var related: [{o}] = []

    var body: some View {{
        HStack(spacing: 4) {{
            Image(systemName: "{self.random.choice(['star', 'tag', 'clock', 'flag', 'bell'])}")
            Text(String(describing: item.{f}))
            if !related.isEmpty {{
                Text("and \\(related.count) more")
                    .foregroundStyle(.secondary)
            }}
        }}
        .padding(.horizontal, {self.random.randint(4, 16)})
        .background(Color.gray.opacity(0.{self.random.randint(1, 4)}))
        .clipShape(RoundedRectangle(cornerRadius: {self.random.randint(4, 12)}))
    }}
}}""" for f, _, _ in self.fields[:9])
        row_badges = "\n".join(
            f"                {n}{f.capitalize()}Badge(item: item)" for f, _, _ in self.fields[:9])
        return f"""import SwiftUI

@MainActor
final class {n}Draft: ObservableObject {{
    @Published var text = ""
    @Published var isValid = false
}}

struct {n}Row: View {{
    let item: {n}
    let isSelected: Bool
    @StateObject private var draft = {n}Draft()

    var body: some View {{
        VStack(alignment: .leading) {{
            {n}Caption({argument}item: item)
            HStack {{
{row_badges}
            }}
        }}
        .background(isSelected ? Color.accentColor.opacity(0.2) : .clear)
        .onChange(of: isSelected) {{ selected in
            draft.isValid = selected
        }}
    }}
}}

struct {n}Caption: View {{
    @ObservedObject var draft: {n}Draft{default}
    let item: {n}

    var body: some View {{
        TextField("Caption", text: $draft.text)
            .foregroundStyle(draft.isValid ? .primary : .secondary)
    }}
}}
{badges}
"""

    def editor(self):
        n = self.name
        fields = "\n".join(
            {
                "String": f'            TextField("{f}", text: $item.{f})',
                "Int": f'            Stepper("{f}: \\(item.{f})", value: $item.{f}, in: 0...99)',
                "Bool": f'            Toggle("{f}", isOn: $item.{f})',
                "Double": f"            Slider(value: $item.{f}, in: 0...1)",
                "Date": f'            DatePicker("{f}", selection: $item.{f})',
            }[t] for f, t, _ in self.fields)
        checks = "\n".join(
            f"""
    private func check{v.capitalize()}() -> String? {{
        switch item.canBe{v.capitalize()}(by: "me", after: {self.random.randint(1, 40)}) {{
        case .success(let allowed):
            return allowed ? nil : "This {self.item} cannot be used for {v}."
        case .failure(let problem):
            problems.append(problem.message)
            return problem.message
        }}
    }}""" for v in self.verbs)
        return f"""import SwiftUI

/// Changes a copy of one {self.item} and hands it back.
struct {n}Editor: View {{
    @State private var item: {n}
    @State private var problems: [String] = []
    @Environment(\\.dismiss) private var dismiss
    private let onSave: ({n}) -> Void

    init(item: {n}, onSave: @escaping ({n}) -> Void) {{
        _item = State(initialValue: item)
        self.onSave = onSave
    }}

    var body: some View {{
        Form {{
{fields}
            {n}Field(text: $item.{next((f for f, t, _ in self.fields if t == "String"), None) or "id.description"}, limit: 80) {{
                save()
            }}
            ForEach(problems, id: \\.self) {{ problem in
                Text(problem)
            }}
            Button("Save") {{
                save()
            }}
            .disabled(!problems.isEmpty)
        }}
    }}

    private func save() {{
        problems = []
        guard {", ".join(f"check{v.capitalize()}() == nil" for v in self.verbs[:3])} else {{
            return
        }}
        onSave(item)
        dismiss()
    }}
{checks}
}}
"""

    def field(self):
        n = self.name
        refresh = "" if self.bug == "stale" else "        context.coordinator.parent = self\n"
        callbacks = "\n".join(
            f"""
        /// Keeps the text within what the server takes for {v}.
        func {v}Accepts(_ text: String) -> Bool {{
            let forbidden = CharacterSet(charactersIn: "{self.random.choice(['<>', '|&', '{}', '%$'])}")
            let limit = parent.limit - {self.random.randint(1, 9)}
            guard text.count <= limit else {{ return false }}
            return text.unicodeScalars.allSatisfy {{ !forbidden.contains($0) }}
        }}""" for v in self.verbs)
        return f"""import SwiftUI
import UIKit

/// A text view, because SwiftUI's text field has no way to limit what is pasted.
struct {n}Field: UIViewRepresentable {{
    @Binding var text: String
    let limit: Int
    let onCommit: () -> Void

    func makeUIView(context: Context) -> UITextView {{
        let field = UITextView()
        field.delegate = context.coordinator
        field.font = .preferredFont(forTextStyle: .body)
        field.isScrollEnabled = false
        return field
    }}

    func updateUIView(_ field: UITextView, context: Context) {{
{refresh}        if field.text != text {{
            field.text = text
        }}
    }}

    func makeCoordinator() -> Coordinator {{
        Coordinator(self)
    }}

    @MainActor
    final class Coordinator: NSObject, UITextViewDelegate {{
        var parent: {n}Field

        init(_ parent: {n}Field) {{
            self.parent = parent
        }}

        func textViewDidChange(_ textView: UITextView) {{
            parent.text = textView.text
        }}

        func textViewDidEndEditing(_ textView: UITextView) {{
            parent.onCommit()
        }}
{callbacks}
    }}
}}
"""


SHARED = """import SwiftUI
import UIKit

/// What the user set for the whole app.
@MainActor
final class AppSettings: ObservableObject {
    @Published var accent: Color = .blue
    @Published var isCompact = false
}

extension UIViewController {
    func embed(_ child: UIViewController, in container: UIView) {
        addChild(child)
        container.addSubview(child.view)
        child.view.pinEdges(to: container)
        child.didMove(toParent: self)
    }
}

extension UIView {
    func pinEdges(to other: UIView) {
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: other.leadingAnchor),
            trailingAnchor.constraint(equalTo: other.trailingAnchor),
            topAnchor.constraint(equalTo: other.topAnchor),
            bottomAnchor.constraint(equalTo: other.bottomAnchor),
        ])
    }
}
"""


def large_file():
    """The edited file: a thousand lines, in members of ordinary length, with four hosts."""
    head = """import Combine
import SwiftUI
import UIKit

/// The screen that grew for eight years.
final class OverviewViewController: UIViewController {
    private let settings: AppSettings
    private let model: InvoiceModel
    private let column = UIStackView()
    private let area = UIView()
    private lazy var pinned = UIHostingController(rootView: InvoiceSummary(model: model))
    private var cancellables: Set<AnyCancellable> = []

    init(settings: AppSettings, model: InvoiceModel) {
        self.settings = settings
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(column)
        column.pinEdges(to: view)
        embed(pinned, in: area)
        model.$items
            .sink { self.show($0) }
            .store(in: &cancellables)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let banner = UIHostingController(rootView: InvoiceSummary(model: model))
        embed(banner, in: area)
    }

    private func addSummary() {
        let summary = UIHostingController(
            rootView: InvoiceSummary(model: model, onClose: { self.close() }))
        addChild(summary)
        column.addArrangedSubview(summary.view)
    }

    private func openScreen() {
        let screen = UIHostingController(rootView: InvoiceScreen(model: model))
        navigationController?.pushViewController(screen, animated: true)
    }

    private func close() {
        navigationController?.popViewController(animated: true)
    }

    private func show(_ items: [Invoice]) {
        title = "\\(items.count)"
    }
"""
    lines = head.split("\n")[:-1]
    chance = random.Random("overview")
    number = 0
    while len(lines) < 985:
        number += 1
        noun = chance.choice(FEATURES)
        lines += f"""
    /// Lays out the {lower(noun)} part of the overview, number {number}.
    private func layOut{noun}Part{number}(in container: UIView, spacing: CGFloat = {chance.randint(4, 24)}) -> UIView {{
        let label = UILabel()
        label.text = "{noun}"
        label.numberOfLines = {chance.randint(0, 4)}
        let button = UIButton(type: .system)
        button.addAction(
            UIAction {{ [weak self] _ in self?.close() }}, for: .touchUpInside)
        if settings.isCompact {{
            button.isHidden = container.bounds.width < {chance.randint(200, 500)}
        }}
        let row = UIStackView(arrangedSubviews: [label, button])
        row.spacing = spacing
        container.addSubview(row)
        row.pinEdges(to: container)
        return row
    }}""".split("\n")
    while len(lines) < 999:
        lines.append("    // The last part moved to the settings screen.")
    return "\n".join(lines) + "\n}\n"


LARGE = "Overview/OverviewViewController.swift"


def generate(folder, files=1000, seed="bridge"):
    """Writes the workspace into `folder`, unless it is there already. Returns the folder."""
    folder = pathlib.Path(folder)
    stamp = folder / ".generated"
    wanted = f"4 {files} {seed}\n"
    if stamp.exists() and stamp.read_text() == wanted:
        return folder
    texts = {"Shared/AppSettings.swift": SHARED, LARGE: large_file()}
    index = 0
    while len(texts) < files:
        generation = index // len(FEATURES)
        suffix = str(generation) if generation else ""
        name = FEATURES[index % len(FEATURES)] + suffix
        other = FEATURES[(index + 1) % len(FEATURES)] + suffix
        for path, text in Feature(index, name, other, seed).files().items():
            if len(texts) < files:
                texts[path] = text
        index += 1
    for path, text in texts.items():
        target = folder / "Sources" / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text)
    (folder / ".bridge-lsp.json").write_text('{"minimumIOS": "16.0"}\n')
    stamp.write_text(wanted)
    return folder


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("folder")
    arguments.add_argument("--files", type=int, default=1000)
    options = arguments.parse_args()
    print(generate(options.folder, options.files))
