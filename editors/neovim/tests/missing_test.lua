local t = require('runner')
local project = require('project')
local compat = require('bridge_lsp.compat')

vim.env.PATH = '/usr/bin:/bin'
local folder = project.create()

t.test('without a server it is said once, and editing goes on', function()
  require('bridge_lsp').enable()
  local account = project.edit(folder, 'AccountViewController')
  project.edit(folder, 'HomeViewController')
  local shown = t.wait('it is said', function()
    local messages = t.messages()
    return #messages > 0 and messages
  end)
  vim.wait(200)
  t.equal(#shown + #t.messages(), 1)
  t.contains(shown[1].text, 'bridge-lsp is not on PATH')
  t.contains(shown[1].text, ':checkhealth bridge_lsp')
  t.equal(#compat.clients(), 0)
  t.ok(vim.api.nvim_buf_is_loaded(account))
end)

t.test('a program in the opened project does not run', function()
  local witness = folder .. '/ran'
  local program = folder .. '/.build/debug/bridge-lsp'
  project.write(program, { '#!/bin/sh', 'touch ' .. witness })
  vim.loop.fs_chmod(program, 493)
  vim.cmd('cd ' .. folder)
  project.write(folder .. '/bridge-lsp', { '#!/bin/sh', 'touch ' .. witness })
  vim.loop.fs_chmod(folder .. '/bridge-lsp', 493)
  project.edit(folder, 'Session')
  vim.cmd('BridgeRestart')
  vim.wait(400)
  t.equal(vim.fn.filereadable(witness), 0)
end)

t.test('the commands answer without a server', function()
  for _, command in ipairs({ 'BridgeFix', 'BridgeFixAll', 'BridgeExplain double-pop' }) do
    t.messages()
    vim.cmd(command)
    local messages = t.messages()
    t.equal(#messages, 1)
    t.contains(messages[1].text, 'server')
  end
end)

t.test(':BridgeRestart finds a server that was installed meanwhile', function()
  project.offer_server()
  vim.cmd('BridgeRestart')
  local account = project.edit(folder, 'AccountViewController')
  project.wait_for(account, project.cycle)
  project.stop()
end)
