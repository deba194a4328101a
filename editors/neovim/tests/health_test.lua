local t = require('runner')
local project = require('project')

local function check()
  vim.cmd('checkhealth bridge_lsp')
  local text = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n')
  vim.cmd('bwipeout!')
  return text
end

t.test('health tells what is missing, and what to do', function()
  vim.env.PATH = '/usr/bin:/bin'
  local text = check()
  t.contains(text, 'bridge-lsp is not on PATH')
  t.contains(text, 'vim.g.bridge_lsp')
  t.contains(text, 'no unknown option')
end)

t.test('health names unknown options', function()
  vim.g.bridge_lsp = { colour = 'red' }
  local text = check()
  vim.g.bridge_lsp = nil
  t.contains(text, 'unknown option "colour"')
end)

t.test('health tells a program that is not this server', function()
  local path = vim.fn.tempname()
  project.write(path, { '#!/bin/sh', 'echo something else 1.0' })
  vim.loop.fs_chmod(path, 493)
  vim.g.bridge_lsp = { path = path }
  local text = check()
  vim.g.bridge_lsp = nil
  t.contains(text, 'answered: something else 1.0')
end)

t.test('health shows the server, its version and the running clients', function()
  project.offer_server()
  local folder = project.create()
  require('bridge_lsp').enable()
  local account = project.edit(folder, 'AccountViewController')
  project.wait_for(account, project.cycle)
  local text = check()
  t.ok(text:find('bridge%-lsp %d+%.%d+%.%d+: '), text)
  t.contains(text, 'found by: PATH')
  t.contains(text, folder .. ': 1 buffers, positions in utf-16')
  t.ok(not text:find('ERROR'), text)
  project.stop()
end)
