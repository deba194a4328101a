--- A small test runner that works in every Neovim from 0.7 on.
---
--- A test file calls `test(name, body)`; the runner collects, runs, prints one line for each
--- test and leaves with code 1 when one failed. See `tests/run`.
local M = {}

local tests = {}

---@param name string
---@param body fun()
function M.test(name, body)
  tests[#tests + 1] = { name = name, body = body }
end

---@param value any
---@param message? string
function M.ok(value, message)
  if not value then
    error(message or 'expected a true value', 2)
  end
  return value
end

---@param actual any
---@param expected any
function M.equal(actual, expected)
  if not vim.deep_equal(actual, expected) then
    local text = 'expected %s\n     got %s'
    error(text:format(vim.inspect(expected), vim.inspect(actual)), 2)
  end
end

---@param text string
---@param part string
function M.contains(text, part)
  if not tostring(text):find(part, 1, true) then
    error(('expected %q in %s'):format(part, vim.inspect(text)), 2)
  end
end

--- Waits until `condition` is true and returns what it returned. Events go on meanwhile.
---@param what string
---@param condition fun(): any
---@param timeout_ms? integer
function M.wait(what, condition, timeout_ms)
  local value
  local held = vim.wait(timeout_ms or 15000, function()
    value = condition()
    return value and true or false
  end, 10)
  if not held then
    error('waited in vain until ' .. what, 2)
  end
  return value
end

--- Lets events go on for a while in which `condition` has to stay true.
---@param what string
---@param condition fun(): boolean
---@param duration_ms integer
function M.stays(what, condition, duration_ms)
  local broken = vim.wait(duration_ms, function()
    return not condition()
  end, 10)
  if broken then
    error('no longer true: ' .. what, 2)
  end
end

--- Every message that was shown through `vim.notify` since the last call.
local messages = {}
---@diagnostic disable-next-line: duplicate-set-field
vim.notify = function(text, level)
  messages[#messages + 1] = { text = text, level = level }
end

---@return { text: string, level: integer }[]
function M.messages()
  local shown = messages
  messages = {}
  return shown
end

--- Runs what was collected and leaves Neovim.
function M.run()
  local failed = 0
  for _, one in ipairs(tests) do
    M.messages()
    local passed, problem = xpcall(one.body, debug.traceback)
    failed = failed + (passed and 0 or 1)
    io.stdout:write(('%s %s\n'):format(passed and 'ok  ' or 'FAIL', one.name))
    if not passed then
      local shown = #messages > 0 and '\nmessages: ' .. vim.inspect(messages) or ''
      io.stdout:write('     ' .. (problem .. shown):gsub('\n', '\n     ') .. '\n')
    end
  end
  io.stdout:write(('passed %d failed %d\n'):format(#tests - failed, failed))
  io.stdout:flush()
  vim.cmd(failed == 0 and #tests > 0 and 'qall!' or 'cquit')
end

return M
