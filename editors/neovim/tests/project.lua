--- A small app on disk, whose findings the tests know.
local M = {}

local t = require('runner')

--- One controller keeps itself alive through a closure; another shows a view whose session
--- nobody provides; a label's clean-up is never called. The last can be repaired without a look.
M.files = {
  ['Orders.xcodeproj/project.pbxproj'] = { '// !$*UTF8*$!' },
  ['Orders/Session.swift'] = {
    'import SwiftUI',
    '',
    'final class Session: ObservableObject {',
    '  @Published var mail = ""',
    '}',
    '',
    'struct Badge: View {',
    '  @EnvironmentObject var session: Session',
    '  var body: some View { Text(session.mail) }',
    '}',
  },
  ['Orders/Header.swift'] = {
    'import SwiftUI',
    '',
    'struct Header: View {',
    '  let onOrders: () -> Void',
    '  var body: some View { Button("Orders", action: onOrders) }',
    '}',
  },
  ['Orders/AccountViewController.swift'] = {
    'import SwiftUI',
    'import UIKit',
    '',
    'final class AccountViewController: UIViewController {',
    '  override func viewDidLoad() {',
    '    super.viewDidLoad()',
    '    let host = UIHostingController(rootView: Header(onOrders: { self.showOrders() }))',
    '    addChild(host)',
    '    view.addSubview(host.view)',
    '    host.didMove(toParent: self)',
    '  }',
    '',
    '  func showOrders() {}',
    '}',
  },
  ['Orders/PriceLabel.swift'] = {
    'import SwiftUI',
    'import UIKit',
    '',
    'struct PriceLabel: UIViewRepresentable {',
    '  func makeUIView(context: Context) -> UILabel { UILabel() }',
    '  func updateUIView(_ label: UILabel, context: Context) {}',
    '  func dismantleUIView(_ label: UILabel, coordinator: ()) {}',
    '}',
  },
  ['Orders/HomeViewController.swift'] = {
    'import SwiftUI',
    'import UIKit',
    '',
    'final class HomeViewController: UIViewController {',
    '  let session = Session()',
    '',
    '  func open() {',
    '    present(UIHostingController(rootView: Badge()), animated: true)',
    '  }',
    '}',
  },
}

M.cycle = 'retain-cycle-hosted-closure'
M.missing = 'environment-object-not-injected'
M.static = 'representable-dismantle-not-static'
--- The line of the account's controller that has the finding, counted from 0.
M.cycle_line = 6
--- The line of the label that has the finding, counted from 0.
M.static_line = 6

---@param path string
---@param lines string[]
function M.write(path, lines)
  vim.fn.mkdir(vim.fn.fnamemodify(path, ':h'), 'p')
  vim.fn.writefile(lines, path)
end

--- Writes the app into a new folder and returns the folder.
---@return string
function M.create()
  local folder = vim.loop.fs_realpath(vim.fn.fnamemodify(vim.fn.tempname(), ':h')) .. '/app'
  vim.fn.delete(folder, 'rf')
  for name, lines in pairs(M.files) do
    M.write(folder .. '/' .. name, lines)
  end
  return folder
end

--- Opens a file of the app in the current window.
---@param folder string
---@param name string
---@return integer bufnr
function M.edit(folder, name)
  vim.cmd('edit ' .. vim.fn.fnameescape(folder .. '/Orders/' .. name .. '.swift'))
  return vim.api.nvim_get_current_buf()
end

--- Opens a file of the app and waits until the server is attached to it.
---@param folder string
---@param name string
---@return integer bufnr
function M.open(folder, name)
  local bufnr = M.edit(folder, name)
  t.wait('the server is attached to ' .. name, function()
    local client = require('bridge_lsp.compat').clients(bufnr)[1]
    return client and client.server_capabilities
  end)
  return bufnr
end

--- The server's findings in a buffer, by rule: how many there are of each.
---@param bufnr integer
---@return table<string, integer>
function M.findings(bufnr)
  local rule = require('bridge_lsp.findings').rule
  local counts = {}
  for _, diagnostic in ipairs(vim.diagnostic.get(bufnr)) do
    if diagnostic.source == 'bridge-lsp' then
      counts[rule(diagnostic)] = (counts[rule(diagnostic)] or 0) + 1
    end
  end
  return counts
end

---@param bufnr integer
---@param rule string
---@param count? integer One when unset.
function M.wait_for(bufnr, rule, count)
  count = count or 1
  t.wait(('%s is reported %d times'):format(rule, count), function()
    return (M.findings(bufnr)[rule] or 0) == count
  end)
end

--- Puts the server under test on the path of this Neovim.
function M.offer_server()
  local folder = vim.fn.tempname()
  vim.fn.mkdir(folder, 'p')
  vim.loop.fs_symlink(vim.env.BRIDGE_LSP_SERVER, folder .. '/bridge-lsp')
  vim.env.PATH = folder .. ':' .. vim.env.PATH
  return folder .. '/bridge-lsp'
end

--- Stops every server and waits until they are gone.
function M.stop()
  local compat = require('bridge_lsp.compat')
  for _, client in ipairs(compat.clients()) do
    compat.stop(client)
  end
  t.wait('every server is gone', function()
    return #compat.clients() == 0
  end)
end

return M
