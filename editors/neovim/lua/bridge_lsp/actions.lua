--- Fixes: the one under the cursor, all safe ones of a file, all safe ones of a project.
local M = {}

local compat = require('bridge_lsp.compat')
local findings = require('bridge_lsp.findings')

---@param text string
---@param level? integer
local function say(text, level)
  vim.notify('bridge-lsp: ' .. text, level or vim.log.levels.INFO)
end

---@param bufnr integer
---@return table?
local function attached(bufnr)
  local client = compat.clients(bufnr)[1]
  if not client then
    say('no server is attached to this buffer', vim.log.levels.WARN)
  end
  return client
end

---@param client table
---@param bufnr integer
---@param action table
local function carry_out(client, bufnr, action)
  if action.edit then
    vim.lsp.util.apply_workspace_edit(action.edit, client.offset_encoding)
  end
  local command = type(action.command) == 'table' and action.command
  if not command then
    return
  end
  local handler = (client.commands or {})[command.command]
  if handler then
    handler(command, { client_id = client.id, bufnr = bufnr })
    return
  end
  local params = { command = command.command, arguments = command.arguments }
  compat.request(client, 'workspace/executeCommand', params, function(err, result)
    if err then
      say(err.message, vim.log.levels.ERROR)
    elseif type(result) == 'table' and result.files then
      say(('files repaired: %d'):format(result.files))
    end
  end, bufnr)
end

--- Applies an action, whose edit is asked for where the server left it out.
---@param client table
---@param bufnr integer
---@param action table
local function apply(client, bufnr, action)
  if action.edit or action.command then
    carry_out(client, bufnr, action)
    return
  end
  compat.request(client, 'codeAction/resolve', action, function(err, resolved)
    if err then
      say(err.message, vim.log.levels.ERROR)
    else
      carry_out(client, bufnr, resolved)
    end
  end, bufnr)
end

---@param bufnr integer
---@param range table
---@param diagnostics table[]
---@param kind string
local function request_params(bufnr, range, diagnostics, kind)
  return {
    textDocument = { uri = vim.uri_from_bufnr(bufnr) },
    range = range,
    context = { diagnostics = diagnostics, only = { kind } },
  }
end

---@param actions table[]
---@return table[]
local function enabled(actions)
  return vim.tbl_filter(function(action)
    return not action.disabled
  end, actions or {})
end

---@param actions table[]
---@param done fun(action: table)
local function choose(actions, done)
  for _, action in ipairs(actions) do
    if action.isPreferred then
      done(action)
      return
    end
  end
  vim.ui.select(actions, {
    prompt = 'Repair:',
    kind = 'codeaction',
    format_item = function(action)
      return action.title
    end,
  }, function(action)
    if action then
      done(action)
    end
  end)
end

--- Repairs the finding under the cursor, or the nearest one of its line: at once where the
--- server prefers one fix, else after a choice.
function M.fix()
  local bufnr = vim.api.nvim_get_current_buf()
  local client = attached(bufnr)
  if not client then
    return
  end
  local finding = findings.at_cursor()[1]
  if not finding then
    say('no finding on this line')
    return
  end
  local sent = findings.as_sent(finding, bufnr, client.offset_encoding)
  local params = request_params(bufnr, sent.range, { sent }, 'quickfix')
  compat.request(client, 'textDocument/codeAction', params, function(err, actions)
    actions = enabled(actions)
    if err then
      say(err.message, vim.log.levels.ERROR)
    elseif #actions == 0 then
      say('this finding has no fix')
    else
      choose(actions, function(action)
        apply(client, bufnr, action)
      end)
    end
  end, bufnr)
end

---@param bufnr integer
local function whole(bufnr)
  local last = vim.api.nvim_buf_line_count(bufnr)
  return { start = { line = 0, character = 0 }, ['end'] = { line = last, character = 0 } }
end

---@param client table
---@param bufnr integer
---@param params table
---@param timeout_ms integer
local function fix_now(client, bufnr, params, timeout_ms)
  local method = 'textDocument/codeAction'
  local actions, problem = compat.request_sync(client, method, params, timeout_ms, bufnr)
  local action = enabled(actions)[1]
  if action and not action.edit then
    method = 'codeAction/resolve'
    action, problem = compat.request_sync(client, method, action, timeout_ms, bufnr)
  end
  if problem then
    say(problem, vim.log.levels.WARN)
  elseif action then
    carry_out(client, bufnr, action)
  end
end

---@param options bridge_lsp.FixAllOptions
function M.fix_all(options)
  local bufnr = options.bufnr or vim.api.nvim_get_current_buf()
  local client = attached(bufnr)
  if not client then
    return
  end
  if options.workspace then
    carry_out(client, bufnr, { command = { command = 'bridge-lsp.server.fixAllInWorkspace' } })
    return
  end
  local params = request_params(bufnr, whole(bufnr), {}, 'source.fixAll.bridge')
  if options.sync then
    fix_now(client, bufnr, params, options.timeout_ms or 1000)
    return
  end
  compat.request(client, 'textDocument/codeAction', params, function(err, actions)
    local action = enabled(actions)[1]
    if err then
      say(err.message, vim.log.levels.ERROR)
    elseif action then
      apply(client, bufnr, action)
    else
      say('nothing here can be repaired safely')
    end
  end, bufnr)
end

return M
