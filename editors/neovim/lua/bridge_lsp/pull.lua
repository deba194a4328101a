--- Asking for findings where Neovim itself does not: it asks when a buffer on screen changes,
--- and leaves out buffers that are hidden and buffers that another file's change concerns.
local M = {}

local compat = require('bridge_lsp.compat')

local method = 'textDocument/diagnostic'

---@param client table
---@param bufnr integer
local function pull(client, bufnr)
  if vim.api.nvim_buf_is_loaded(bufnr) then
    local params = { textDocument = { uri = vim.uri_from_bufnr(bufnr) } }
    compat.request(client, method, params, nil, bufnr)
  end
end

---@param client table
---@return boolean
local function pulls(client)
  return vim.lsp.handlers[method] ~= nil
    and (client.server_capabilities or {}).diagnosticProvider ~= nil
end

--- Carries out the server's `workspace/diagnostic/refresh`: another file changed what the
--- findings of open files are.
function M.refresh(_, _, context)
  local client = vim.lsp.get_client_by_id(context.client_id)
  for bufnr in pairs(client and client.attached_buffers or {}) do
    pull(client, bufnr)
  end
  return vim.NIL
end

--- Asks for the findings of a buffer that was attached off screen, and again when it is shown.
---@param client_id integer
---@param bufnr integer
function M.attach(client_id, bufnr)
  local client = vim.lsp.get_client_by_id(client_id)
  if not client or client.name ~= 'bridge_lsp' or not pulls(client) then
    return
  end
  if vim.fn.bufwinid(bufnr) == -1 then
    pull(client, bufnr)
  end
  vim.api.nvim_create_autocmd('BufWinEnter', {
    group = vim.api.nvim_create_augroup('bridge_lsp.pull.' .. bufnr, { clear = true }),
    buffer = bufnr,
    callback = function()
      for _, running in ipairs(compat.clients(bufnr)) do
        pull(running, bufnr)
      end
    end,
  })
end

return M
