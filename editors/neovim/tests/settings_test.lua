local t = require('runner')
local project = require('project')

project.offer_server()
local folder = project.create()

t.test('settings of vim.g.bridge_lsp reach the server', function()
  vim.g.bridge_lsp = { settings = { rules = { [project.cycle] = 'off' } } }
  require('bridge_lsp').enable()
  local home = project.edit(folder, 'HomeViewController')
  project.wait_for(home, project.missing)
  local account = project.edit(folder, 'AccountViewController')
  t.stays('silent', function()
    return vim.tbl_isempty(project.findings(account))
  end, 1000)
end)

t.test('setup() changes the settings of a running server', function()
  local account = vim.api.nvim_get_current_buf()
  require('bridge_lsp').setup({ settings = { rules = { [project.cycle] = 'error' } } })
  t.wait('the finding is an error', function()
    local found = vim.diagnostic.get(account)
    return #found == 1 and found[1].severity == vim.diagnostic.severity.ERROR
  end)
  project.stop()
end)
