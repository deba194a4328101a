local t = require('runner')
local config = require('bridge_lsp.config')
local server = require('bridge_lsp.server')

--- Writes a program that does nothing.
local function program(path)
  vim.fn.mkdir(vim.fn.fnamemodify(path, ':h'), 'p')
  vim.fn.writefile({ '#!/bin/sh' }, path)
  vim.loop.fs_chmod(path, 493)
  return path
end

local function with(options, body)
  local path = vim.env.PATH
  config.set(options)
  local passed, problem = pcall(body)
  config.set(nil)
  vim.g.bridge_lsp = nil
  vim.env.PATH = path
  if not passed then
    error(problem, 0)
  end
end

t.test('without any choice there is no problem and the defaults hold', function()
  t.equal(config.problems(), {})
  t.equal(config.get(), { use_build = false, settings = {} })
end)

t.test('setup() wins over vim.g.bridge_lsp, key by key', function()
  with({ settings = { minimumIOS = '17.0' } }, function()
    vim.g.bridge_lsp = { use_build = true, settings = { minimumIOS = '15.0' } }
    t.equal(config.get(), { use_build = true, settings = { minimumIOS = '17.0' } })
  end)
end)

t.test('an unknown option and a wrong type are named, and count as unset', function()
  with({ pathh = '/x', use_build = 'yes' }, function()
    t.equal(config.problems(), {
      'setup(): unknown option "pathh"',
      'setup(): use_build is a string, not a boolean',
    })
    t.equal(config.get().use_build, false)
  end)
end)

t.test('options that are no table at all are named', function()
  with('fast', function()
    t.equal(config.problems(), { 'setup() is a string, not a table' })
    t.equal(config.get().use_build, false)
  end)
end)

t.test('the settings travel under the server\'s section', function()
  with({ settings = { rules = { ['double-pop'] = 'off' } } }, function()
    t.equal(config.sections(), { ['bridge-lsp'] = { rules = { ['double-pop'] = 'off' } } })
  end)
end)

t.test('a configured path is taken, also from the home folder', function()
  program(vim.env.HOME .. '/tools/bridge-lsp')
  with({ path = '~/tools/bridge-lsp' }, function()
    local path, origin = server.find(nil)
    t.equal(path, vim.env.HOME .. '/tools/bridge-lsp')
    t.equal(origin, 'path')
  end)
end)

t.test('a configured path that is no program is refused, not replaced', function()
  local folder = vim.fn.tempname()
  program(folder .. '/bridge-lsp')
  with({ path = '/nowhere/bridge-lsp' }, function()
    vim.env.PATH = folder .. ':' .. vim.env.PATH
    local path, reason = server.find(nil)
    t.equal(path, nil)
    t.contains(reason, '/nowhere/bridge-lsp')
  end)
end)

t.test('a configured path is not looked for below the working folder', function()
  local folder = vim.fn.tempname()
  program(folder .. '/bin/bridge-lsp')
  local before = vim.fn.getcwd()
  vim.cmd('cd ' .. folder)
  with({ path = './bin/bridge-lsp' }, function()
    t.equal((server.find(nil)), nil)
  end)
  vim.cmd('cd ' .. before)
end)

t.test('the server is found on PATH', function()
  local folder = vim.fn.tempname()
  local path = program(folder .. '/bridge-lsp')
  with(nil, function()
    vim.env.PATH = folder .. ':' .. vim.env.PATH
    t.equal({ server.find(nil) }, { path, 'PATH' })
  end)
end)

t.test('the project\'s own build runs only when asked for', function()
  local folder = vim.fn.tempname()
  local path = program(folder .. '/.build/debug/bridge-lsp')
  with(nil, function()
    vim.env.PATH = '/usr/bin:/bin'
    t.equal((server.find(folder)), nil)
  end)
  with({ use_build = true }, function()
    vim.env.PATH = '/usr/bin:/bin'
    t.equal({ server.find(folder) }, { path, 'use_build' })
    local release = program(folder .. '/.build/release/bridge-lsp')
    t.equal((server.find(folder)), release)
  end)
end)
