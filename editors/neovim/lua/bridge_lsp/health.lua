--- `:checkhealth bridge_lsp`
local M = {}

local client = require('bridge_lsp.client')
local compat = require('bridge_lsp.compat')
local config = require('bridge_lsp.config')
local root = require('bridge_lsp.root')
local server = require('bridge_lsp.server')

local health = vim.health or require('health')
local start = health.start or health.report_start
local ok = health.ok or health.report_ok
local info = health.info or health.report_info
local warn = health.warn or health.report_warn
local problem = health.error or health.report_error

local function check_neovim()
  start('bridge_lsp: Neovim')
  if compat.has_enable() then
    ok('started by vim.lsp.enable()')
  elseif vim.lsp.start then
    ok('started by vim.lsp.start(); vim.lsp.enable() comes with Neovim 0.11')
  else
    info('started by vim.lsp.start_client(), since this Neovim is older than 0.8')
  end
  if vim.lsp.handlers['textDocument/diagnostic'] then
    ok('asks for the findings of open files as they change')
  else
    info('is sent findings a moment after a change; Neovim 0.10 and later ask for them')
  end
end

local function check_options()
  start('bridge_lsp: options')
  local problems = config.problems()
  for _, text in ipairs(problems) do
    problem(text)
  end
  if #problems == 0 then
    ok('no unknown option, no wrong type')
  end
end

--- The project that the check is about: that of the buffer from which it was called, else the
--- working folder's.
local function folder()
  local path = root.path_of(vim.fn.bufnr('#') > 0 and vim.fn.bufnr('#') or 0)
  return root.find(path or vim.fn.getcwd() .. '/.')
end

local function check_server()
  start('bridge_lsp: server')
  local path, origin = server.find(folder())
  if not path then
    problem(origin, {
      'Put bridge-lsp on PATH',
      "or name it: vim.g.bridge_lsp = { path = '/path/to/bridge-lsp' }",
    })
    return
  end
  local version = vim.trim(vim.fn.system({ path, '--version' }))
  if vim.v.shell_error ~= 0 or not version:find('^bridge%-lsp %d+%.%d+%.%d+') then
    problem(('%s --version answered: %s'):format(path, version))
    return
  end
  ok(('%s: %s (found by: %s)'):format(version, path, origin))
end

local function check_clients()
  start('bridge_lsp: running servers')
  local running = compat.clients()
  if #running == 0 then
    info('none; one starts with the first Swift file')
  end
  for _, one in ipairs(running) do
    local attached = vim.tbl_count(one.attached_buffers or {})
    local where = one.config.root_dir or 'no project, single files'
    ok(('%s: %d buffers, positions in %s'):format(where, attached, one.offset_encoding))
  end
end

--- Neovim places the marks of one buffer wrongly where its servers count columns differently.
local function check_neighbours()
  local told = {}
  for _, bufnr in ipairs(client.buffers()) do
    for _, ours in ipairs(compat.clients(bufnr)) do
      for _, other in ipairs((vim.lsp.get_clients or vim.lsp.get_active_clients)()) do
        if
          vim.lsp.buf_is_attached(bufnr, other.id)
          and other.offset_encoding ~= ours.offset_encoding
          and not told[other.name]
        then
          told[other.name] = true
          warn(('%s counts columns in %s'):format(other.name, other.offset_encoding))
        end
      end
    end
  end
end

function M.check()
  check_neovim()
  check_options()
  check_server()
  check_clients()
  check_neighbours()
end

return M
