--- The client's configuration, and starting it for a buffer in every Neovim from 0.7 on.
local M = {}

local compat = require('bridge_lsp.compat')
local config = require('bridge_lsp.config')
local root = require('bridge_lsp.root')
local server = require('bridge_lsp.server')

M.name = 'bridge_lsp'
M.filetypes = { 'swift' }

--- What this plugin adds to the capabilities and handlers of the running Neovim. It has
--- `workspace/diagnostic/refresh` of its own from 0.12 on.
---@return table capabilities
---@return table<string, function> handlers
local function additions()
  -- The handler of `workspace/configuration` is there in 0.7 already, undeclared.
  local capabilities = {
    workspace = { configuration = true },
    textDocument = { codeAction = { isPreferredSupport = true } },
  }
  local handlers = {}
  local pulls = vim.lsp.handlers['textDocument/diagnostic'] ~= nil
  if pulls and not vim.lsp.handlers['workspace/diagnostic/refresh'] then
    capabilities.workspace.diagnostics = { refreshSupport = true }
    handlers['workspace/diagnostic/refresh'] = require('bridge_lsp.pull').refresh
  end
  return capabilities, handlers
end

--- The configuration for `vim.lsp.config()`, which every other way to start builds on.
---@return table
function M.config()
  local capabilities, handlers = additions()
  return {
    name = M.name,
    cmd = function(dispatchers, started)
      local folder = started and started.root_dir or nil
      local path, reason = server.find(folder)
      if not path then
        error('bridge-lsp: ' .. reason)
      end
      return vim.lsp.rpc.start({ path, 'serve' }, dispatchers, { cwd = folder })
    end,
    filetypes = M.filetypes,
    root_dir = function(bufnr, on_dir)
      local path = root.path_of(bufnr)
      local folder = path and root.find(path)
      if path and M.is_startable(folder) then
        on_dir(folder)
      end
    end,
    settings = config.sections(),
    capabilities = capabilities,
    handlers = handlers,
    commands = {
      ['bridge-lsp.server.explain'] = function(command)
        require('bridge_lsp.explain').show_command(command)
      end,
    },
    on_attach = config.get().on_attach,
  }
end

--- Whether there is a server to start, which is told once where there is none. A command that
--- the user gave to `vim.lsp.config()` is theirs to find.
---@param folder? string
function M.is_startable(folder)
  local given = compat.has_enable() and vim.lsp.config[M.name]
  if given and type(given.cmd) == 'table' then
    return true
  end
  local path, reason = server.find(folder)
  if not path then
    server.report_missing(reason)
  end
  return path ~= nil
end

--- The clients that 0.7 started, by folder; a client is not in `get_active_clients()` before
--- the server has answered.
---@type table<string, integer>
local started = {}

--- `vim.lsp.start()` for 0.7, which has none.
---@param settings table
---@param bufnr integer
local function start_client(settings, bufnr)
  local key = settings.root_dir or ''
  if not started[key] then
    settings.on_exit = function()
      started[key] = nil
    end
    settings.on_init = function(client)
      client.notify('workspace/didChangeConfiguration', { settings = settings.settings })
    end
    started[key] = vim.lsp.start_client(settings)
  end
  if started[key] then
    vim.lsp.buf_attach_client(bufnr, started[key])
  end
end

--- The configuration as 0.7 to 0.10 take it: a command that is a list, whole capabilities.
---@param folder? string
---@return table
local function plain(folder)
  local settings = M.config()
  settings.cmd = { server.find(folder), 'serve' }
  settings.cmd_cwd = folder
  settings.root_dir = folder
  settings.capabilities = vim.tbl_deep_extend(
    'force',
    vim.lsp.protocol.make_client_capabilities(),
    settings.capabilities
  )
  return settings
end

--- Attaches the buffer to its project's server, which is started where it does not run.
---@param bufnr integer
function M.start(bufnr)
  local path = root.path_of(bufnr)
  if not path or not vim.api.nvim_buf_is_loaded(bufnr) then
    return
  end
  if compat.has_enable() then
    local settings = vim.deepcopy(vim.lsp.config[M.name])
    local find_root = settings.root_dir
    local function start(folder)
      settings.root_dir = folder
      vim.lsp.start(settings, { bufnr = bufnr })
    end
    if type(find_root) == 'function' then
      find_root(bufnr, start)
    else
      start(find_root)
    end
    return
  end
  local folder = root.find(path)
  if not M.is_startable(folder) then
    return
  end
  if vim.lsp.start then
    vim.api.nvim_buf_call(bufnr, function()
      vim.lsp.start(plain(folder))
    end)
  else
    start_client(plain(folder), bufnr)
  end
end

--- Every loaded buffer that the server is for.
---@return integer[]
function M.buffers()
  return vim.tbl_filter(function(bufnr)
    return vim.api.nvim_buf_is_loaded(bufnr)
      and vim.tbl_contains(M.filetypes, vim.bo[bufnr].filetype)
      and root.path_of(bufnr) ~= nil
  end, vim.api.nvim_list_bufs())
end

return M
