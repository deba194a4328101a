--- One spelling for what Neovim calls differently from 0.7 to 0.12.
local M = {}

--- Whether `vim.lsp.enable()` and `vim.lsp.config()` are there (0.11).
function M.has_enable()
  return vim.lsp.enable ~= nil and vim.lsp.config ~= nil
end

--- The clients of this plugin, all of them or those of one buffer.
---@param bufnr? integer
---@return table[]
function M.clients(bufnr)
  local all = vim.lsp.get_clients and vim.lsp.get_clients() or vim.lsp.get_active_clients()
  return vim.tbl_filter(function(client)
    return client.name == 'bridge_lsp'
      and (not bufnr or vim.lsp.buf_is_attached(bufnr, client.id))
  end, all)
end

--- Calls a client's method, whose receiver became explicit in 0.11.
local function call(client, method, ...)
  if vim.fn.has('nvim-0.11') == 1 then
    return client[method](client, ...)
  end
  return client[method](...)
end

---@param client table
---@param method string
---@param params table
---@param handler fun(err: table?, result: any, ctx: table)
---@param bufnr integer
function M.request(client, method, params, handler, bufnr)
  return call(client, 'request', method, params, handler, bufnr)
end

--- The answer to a request, or nil and why there is none.
---@param client table
---@param method string
---@param params table
---@param timeout_ms integer
---@param bufnr integer
---@return any result
---@return string? problem
function M.request_sync(client, method, params, timeout_ms, bufnr)
  local answer, reason = call(client, 'request_sync', method, params, timeout_ms, bufnr)
  if not answer then
    return nil, ('%s: %s'):format(method, reason or 'the server is gone')
  elseif answer.err then
    return nil, answer.err.message
  end
  return answer.result, nil
end

---@param client table
---@param method string
---@param params table
function M.notify(client, method, params)
  return call(client, 'notify', method, params)
end

---@param client table
---@param force? boolean
function M.stop(client, force)
  return call(client, 'stop', force)
end

---@return string
function M.log_path()
  local log = vim.lsp.log
  return log and log.get_filename and log.get_filename() or vim.lsp.get_log_path()
end

return M
