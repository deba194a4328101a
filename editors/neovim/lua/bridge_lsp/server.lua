--- Where the server's executable is.
local M = {}

local config = require('bridge_lsp.config')

local name = 'bridge-lsp'

--- Where package managers put programs that an editor started from a desktop does not find on
--- its `PATH`.
local folders = { '/opt/homebrew/bin', '/usr/local/bin', '~/.swiftpm/bin', '~/.mint/bin' }

--- The full path of a program. A bare name is looked for on `PATH`; a path is never taken from
--- the working directory, which may be a repository that was merely opened.
---@param path string
---@return string?
local function executable(path)
  if not path:find('/') then
    local found = vim.fn.exepath(path)
    return found ~= '' and found or nil
  end
  local full = path:find('^~/') and vim.fn.fnamemodify(path, ':p') or path
  return full:find('^/') and vim.fn.executable(full) == 1 and full or nil
end

---@param root string?
---@return string? path
---@return string? origin
local function built(root)
  for _, configuration in ipairs({ 'release', 'debug' }) do
    local found = root and executable(('%s/.build/%s/%s'):format(root, configuration, name))
    if found then
      return found, 'use_build'
    end
  end
end

--- The server's executable, and how it was found; nil and the reason where there is none.
---
--- A configured path is taken or refused, never replaced by another. The project's own build is
--- looked at only where the user asked for it, so that a program from a repository that was
--- merely opened does not run.
---@param root? string The project's folder.
---@return string? path
---@return string origin
function M.find(root)
  local options = config.get()
  if options.path then
    local found = executable(options.path)
    if found then
      return found, 'path'
    end
    return nil, ('the configured path %q is not an executable'):format(options.path)
  end
  local found = executable(name)
  if found then
    return found, 'PATH'
  end
  for _, folder in ipairs(folders) do
    local path = executable(folder .. '/' .. name)
    if path then
      return path, folder
    end
  end
  if options.use_build then
    local path, origin = built(root)
    if path then
      return path, origin
    end
    return nil, ('%s is neither on PATH nor in %s/.build'):format(name, root or 'a project')
  end
  return nil, name .. ' is not on PATH'
end

local said = {}

--- Tells, once for each reason, that there is no server.
---@param reason string
function M.report_missing(reason)
  if said[reason] then
    return
  end
  said[reason] = true
  vim.notify(
    ('bridge-lsp: no server: %s. See :checkhealth bridge_lsp'):format(reason),
    vim.log.levels.WARN
  )
end

--- Forgets what was said, so that a new attempt is answered.
function M.forget()
  said = {}
end

return M
