--- What the user chose: `vim.g.bridge_lsp` first, then the argument of `setup()`.
local M = {}

---@alias bridge_lsp.Level 'off'|'hint'|'information'|'warning'|'error'

--- The server's own settings. Keys are those of `.bridge-lsp.json`; a key set here wins over
--- the file, rule by rule. The server checks them and reports what it does not know.
---@class bridge_lsp.Settings
---@field rules? table<string, bridge_lsp.Level> A level for each rule id.
---@field exclude? string[] Globs, relative to the project's folder.
---@field minimumIOS? string Such as `'16.0'`.
---@field hostingBaseClass? string The project's own hosting base class.
---@field containmentHelpers? string[] Such as `'embed(_:in:)'` or `'embed'`.
---@field [string] any

---@class bridge_lsp.Options
---@field path? string The server's executable. Unset: it is looked for, see |bridge-lsp-server|.
---@field use_build? boolean Whether the server may come from the project's own `.build` folder.
---@field settings? bridge_lsp.Settings
---@field on_attach? fun(client: table, bufnr: integer)

--- The type of each option, as `type()` names it.
local types = {
  path = 'string',
  use_build = 'boolean',
  settings = 'table',
  on_attach = 'function',
}

---@type bridge_lsp.Options
local chosen = {}

--- What is wrong with a table of options: one sentence for each unknown key and wrong type.
---@param options any
---@param origin string
---@return string[]
local function problems_of(options, origin)
  if type(options) ~= 'table' then
    return { ('%s is a %s, not a table'):format(origin, type(options)) }
  end
  local found = {}
  for key, value in pairs(options) do
    local expected = types[key]
    if not expected then
      found[#found + 1] = ('%s: unknown option %q'):format(origin, tostring(key))
    elseif type(value) ~= expected then
      found[#found + 1] = ('%s: %s is a %s, not a %s'):format(origin, key, type(value), expected)
    end
  end
  table.sort(found)
  return found
end

---@param options any
---@return bridge_lsp.Options
local function valid(options)
  local kept = {}
  for key, value in pairs(type(options) == 'table' and options or {}) do
    if types[key] == type(value) then
      kept[key] = value
    end
  end
  return kept
end

local function global()
  return vim.g.bridge_lsp == nil and {} or vim.g.bridge_lsp
end

--- The options in force. An option with a wrong type counts as unset.
---@return bridge_lsp.Options
function M.get()
  local defaults = { use_build = false, settings = {} }
  return vim.tbl_deep_extend('force', defaults, valid(global()), valid(chosen))
end

--- What is wrong with the options in force, for people to read.
---@return string[]
function M.problems()
  local found = problems_of(global(), 'vim.g.bridge_lsp')
  vim.list_extend(found, problems_of(chosen, 'setup()'))
  return found
end

---@param options? bridge_lsp.Options
function M.set(options)
  chosen = options == nil and {} or options
end

--- The settings as the protocol carries them, under the server's section.
---@return table<string, bridge_lsp.Settings>
function M.sections()
  local settings = M.get().settings
  return { ['bridge-lsp'] = next(settings) and settings or vim.empty_dict() }
end

return M
