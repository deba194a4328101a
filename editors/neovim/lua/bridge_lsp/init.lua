--- Bridge LSP in Neovim: what a user's configuration and the commands call.
local M = {}

local client = require('bridge_lsp.client')
local compat = require('bridge_lsp.compat')
local config = require('bridge_lsp.config')

--- Starts the server for every Swift buffer, now and later. From 0.11 on this is
--- `vim.lsp.enable('bridge_lsp')`.
function M.enable()
  if compat.has_enable() then
    vim.lsp.enable(client.name)
  else
    vim.api.nvim_create_autocmd('FileType', {
      group = vim.api.nvim_create_augroup('bridge_lsp', { clear = true }),
      pattern = client.filetypes,
      callback = function(args)
        client.start(args.buf)
      end,
    })
  end
  -- While Neovim starts, `vim.lsp.enable()` leaves out the buffers that are there already, such
  -- as the one whose file type made a plugin manager load this plugin.
  for _, bufnr in ipairs(client.buffers()) do
    client.start(bufnr)
  end
end

--- Overrides options and enables the server. Running servers are told their new settings.
---@param options? bridge_lsp.Options
function M.setup(options)
  config.set(options)
  local problems = config.problems()
  if #problems > 0 then
    vim.notify('bridge-lsp: ' .. table.concat(problems, '\n'), vim.log.levels.WARN)
  end
  local sections = config.sections()
  if compat.has_enable() then
    vim.lsp.config(client.name, { settings = sections, on_attach = config.get().on_attach })
  end
  for _, running in ipairs(compat.clients()) do
    running.config.settings = sections
    running.settings = sections
    compat.notify(running, 'workspace/didChangeConfiguration', { settings = sections })
  end
  M.enable()
end

local restarting = false

--- Stops every server of this plugin, waits until they are gone, and starts anew for every
--- loaded Swift buffer. A second call meanwhile does nothing.
function M.restart()
  if restarting then
    return
  end
  restarting = true
  require('bridge_lsp.server').forget()
  local stopping = compat.clients()
  for _, running in ipairs(stopping) do
    compat.stop(running)
  end
  local function gone()
    for _, running in ipairs(stopping) do
      if vim.lsp.get_client_by_id(running.id) then
        return false
      end
    end
    return true
  end
  local waited = 0
  local timer = vim.loop.new_timer()
  timer:start(0, 50, vim.schedule_wrap(function()
    if not restarting then
      return
    end
    waited = waited + 50
    if waited == 3000 then
      for _, running in ipairs(stopping) do
        compat.stop(running, true)
      end
    end
    if gone() or waited >= 4000 then
      restarting = false
      timer:close()
      for _, bufnr in ipairs(client.buffers()) do
        client.start(bufnr)
      end
    end
  end))
end

--- Repairs the finding under the cursor, or the nearest one of its line.
function M.fix()
  require('bridge_lsp.actions').fix()
end

---@class bridge_lsp.FixAllOptions
---@field bufnr? integer The buffer; the current one when unset.
---@field sync? boolean Whether to wait for the result, as before writing the file.
---@field timeout_ms? integer How long `sync` waits; 1000 when unset.
---@field workspace? boolean Whether to repair every file of the project.

--- Applies every safe fix of a file.
---@param options? bridge_lsp.FixAllOptions
function M.fix_all(options)
  require('bridge_lsp.actions').fix_all(options or {})
end

--- Shows the page of a rule; without one, of the finding under the cursor.
---@param rule? string
---@param options? { mods?: string }
function M.explain(rule, options)
  require('bridge_lsp.explain').show(rule, options or {})
end

--- Opens the log of Neovim's language clients, where the server's messages and errors go.
---@param options? { mods?: string }
function M.log(options)
  local mods = options and options.mods or ''
  vim.cmd(('%s split %s'):format(mods, vim.fn.fnameescape(compat.log_path())))
  vim.cmd('normal! G')
end

return M
