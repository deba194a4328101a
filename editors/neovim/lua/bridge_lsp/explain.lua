--- The page of a rule, in a window of its own.
local M = {}

local findings = require('bridge_lsp.findings')
local root = require('bridge_lsp.root')
local server = require('bridge_lsp.server')

---@return string?
local function executable()
  local path = root.path_of(0)
  local found, reason = server.find(path and root.find(path))
  if not found then
    vim.notify('bridge-lsp: no server: ' .. reason, vim.log.levels.WARN)
  end
  return found
end

--- Runs the server's program to its end.
---@param arguments string[]
---@param done fun(code: integer, output: string[], errors: string[])
---@return integer? job
local function run(arguments, done)
  local found = executable()
  if not found then
    return nil
  end
  local output, errors = {}, {}
  return vim.fn.jobstart(vim.list_extend({ found }, arguments), {
    stdout_buffered = true,
    stderr_buffered = true,
    on_stdout = function(_, lines)
      output = lines
    end,
    on_stderr = function(_, lines)
      errors = lines
    end,
    on_exit = function(_, code)
      done(code, output, errors)
    end,
  })
end

---@param rule string
---@param lines string[]
---@param mods string
local function open(rule, lines, mods)
  if lines[#lines] == '' then
    lines[#lines] = nil
  end
  local name = 'bridge-lsp://explain/' .. rule
  local known = vim.fn.bufnr('^' .. vim.fn.escape(name, '\\') .. '$')
  local bufnr = known > 0 and known or vim.api.nvim_create_buf(false, true)
  if known <= 0 then
    vim.api.nvim_buf_set_name(bufnr, name)
  end
  vim.bo[bufnr].modifiable = true
  vim.api.nvim_buf_set_lines(bufnr, 0, -1, false, lines)
  vim.bo[bufnr].modifiable = false
  vim.bo[bufnr].bufhidden = 'wipe'
  vim.bo[bufnr].filetype = 'markdown'
  local window = vim.fn.bufwinid(bufnr)
  if window ~= -1 then
    vim.api.nvim_set_current_win(window)
  else
    vim.cmd(('%s sbuffer %d'):format(mods, bufnr))
  end
end

--- Shows the page of `rule`; without one, of the finding under the cursor.
---@param rule string?
---@param options { mods?: string }
function M.show(rule, options)
  if not rule then
    local finding = findings.at_cursor()[1]
    rule = finding and findings.rule(finding)
  end
  if not rule then
    vim.notify('bridge-lsp: no finding on this line', vim.log.levels.INFO)
    return
  end
  run({ 'explain', rule }, function(code, output, errors)
    if code == 0 then
      open(rule, output, options.mods or '')
    else
      vim.notify(vim.trim(table.concat(errors, '\n')), vim.log.levels.ERROR)
    end
  end)
end

--- Carries out the server's "Explain" action.
---@param command table
function M.show_command(command)
  local argument = (command.arguments or {})[1]
  M.show(type(argument) == 'table' and argument.rule or argument, {})
end

---@type string[]?
local rules

--- The ids of all rules that begin with `lead`.
---@param lead string
---@return string[]
function M.complete(lead)
  if not rules then
    local listed
    local job = run({ 'rules', '--format', 'json' }, function(code, output)
      local parsed, value = pcall(vim.fn.json_decode, table.concat(output, '\n'))
      listed = code == 0 and parsed and value.rules or nil
    end)
    if not job then
      return {}
    end
    vim.fn.jobwait({ job }, 2000)
    vim.wait(100, function()
      return listed ~= nil
    end, 5)
    if not listed then
      return {}
    end
    rules = vim.tbl_map(function(rule)
      return rule.id
    end, listed)
  end
  return vim.tbl_filter(function(id)
    return vim.startswith(id, lead)
  end, rules)
end

return M
