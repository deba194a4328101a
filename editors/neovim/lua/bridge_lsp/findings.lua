--- The server's findings in a buffer, as Neovim keeps them.
local M = {}

local source = 'bridge-lsp'

--- The findings on the cursor's line, the nearest to the cursor first.
---@return table[]
function M.at_cursor()
  local cursor = vim.api.nvim_win_get_cursor(0)
  local line, column = cursor[1] - 1, cursor[2]
  local found = vim.tbl_filter(function(diagnostic)
    return diagnostic.source == source
      and diagnostic.lnum <= line
      and line <= (diagnostic.end_lnum or diagnostic.lnum)
  end, vim.diagnostic.get(0))
  local function distance(diagnostic)
    local first = diagnostic.lnum == line and diagnostic.col or 0
    local last = diagnostic.end_lnum == line and diagnostic.end_col or math.huge
    local outside = math.max(first - column, column - last, 0)
    -- Of two that hold the cursor, the later start is the narrower one.
    return outside, line - diagnostic.lnum, -diagnostic.col
  end
  table.sort(found, function(one, other)
    local a, b = { distance(one) }, { distance(other) }
    for index = 1, 3 do
      if a[index] ~= b[index] then
        return a[index] < b[index]
      end
    end
    return false
  end)
  return found
end

--- The rule that a finding is of.
---@param diagnostic table
---@return string?
function M.rule(diagnostic)
  local raw = (diagnostic.user_data or {}).lsp or {}
  return diagnostic.code or raw.code
end

--- A position as the protocol counts it. Neovim counts bytes.
---@param bufnr integer
---@param line integer
---@param column integer A byte offset in the line.
---@param encoding string
local function position(bufnr, line, column, encoding)
  local text = (vim.api.nvim_buf_get_lines(bufnr, line, line + 1, false)[1] or ''):sub(1, column)
  if encoding == 'utf-8' then
    return { line = line, character = #text }
  end
  local units = 0
  for index = 1, #text do
    local byte = text:byte(index)
    if byte < 0x80 or byte >= 0xC0 then
      units = units + ((byte >= 0xF0 and encoding == 'utf-16') and 2 or 1)
    end
  end
  return { line = line, character = units }
end

--- A finding as the server sent it: its range, and what it is matched by.
---@param diagnostic table
---@param bufnr integer
---@param encoding string
---@return table
function M.as_sent(diagnostic, bufnr, encoding)
  return {
    range = {
      start = position(bufnr, diagnostic.lnum, diagnostic.col, encoding),
      ['end'] = position(bufnr, diagnostic.end_lnum, diagnostic.end_col, encoding),
    },
    severity = diagnostic.severity,
    message = diagnostic.message,
    source = diagnostic.source,
    code = M.rule(diagnostic),
    data = ((diagnostic.user_data or {}).lsp or {}).data,
  }
end

return M
