-- The way of Neovim 0.8 to 0.10, which is also there in later ones: `vim.lsp.start()` alone.
local t = require('runner')
local project = require('project')
local compat = require('bridge_lsp.compat')

vim.lsp.enable = nil
vim.lsp.config = nil
project.offer_server()
local folder = project.create()

t.test('setup() alone starts one server for all files of a project', function()
  require('bridge_lsp').setup({ settings = { rules = { ['double-pop'] = 'off' } } })
  local account = project.edit(folder, 'AccountViewController')
  local home = project.edit(folder, 'HomeViewController')
  project.wait_for(account, project.cycle)
  project.wait_for(home, project.missing)
  t.equal(#compat.clients(), 1)
  t.equal(compat.clients(home)[1].config.root_dir, folder)
end)

t.test('a file that was open before setup() is attached, too', function()
  project.stop()
  require('bridge_lsp').setup()
  local account = project.edit(folder, 'AccountViewController')
  t.wait('one server is attached', function()
    return #compat.clients(account) == 1
  end)
  project.wait_for(account, project.cycle)
end)

t.test('a server that dies does not come back by itself, and :BridgeRestart brings it', function()
  local account = vim.api.nvim_get_current_buf()
  compat.stop(compat.clients(account)[1], true)
  t.wait('it is gone', function()
    return #compat.clients() == 0
  end)
  vim.cmd('BridgeRestart')
  project.wait_for(account, project.cycle)
  project.stop()
end)
