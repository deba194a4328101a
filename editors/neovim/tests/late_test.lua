local t = require('runner')
local project = require('project')
local compat = require('bridge_lsp.compat')

project.offer_server()
local folder = project.create()

t.test('a file that is open before the plugin is enabled has its findings', function()
  local label = project.edit(folder, 'PriceLabel')
  require('bridge_lsp').setup()
  project.wait_for(label, project.static)
  t.equal(#compat.clients(), 1)
end)

t.test('enabling twice starts nothing twice', function()
  require('bridge_lsp').enable()
  require('bridge_lsp').setup({})
  project.open(folder, 'HomeViewController')
  t.stays('there is one server', function()
    return #compat.clients() == 1
  end, 500)
  project.stop()
end)
