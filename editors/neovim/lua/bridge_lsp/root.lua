--- Which folder is the project of a Swift file.
local M = {}

--- What marks a project, the strongest first: the same order as sourcekit-lsp's, so that both
--- servers see one project, after this server's own configuration.
local markers = {
  { '^%.bridge%-lsp%.json$' },
  { '^buildServer%.json$', '^%.bsp$' },
  { '%.xcodeproj$', '%.xcworkspace$' },
  { '^compile_commands%.json$', '^Package%.swift$' },
  { '^%.git$' },
}

---@param name string
---@param patterns string[]
local function matches(name, patterns)
  for _, pattern in ipairs(patterns) do
    if name:find(pattern) then
      return true
    end
  end
  return false
end

local xcode, repository = 3, #markers

--- For each kind of marker, the nearest folder that has it, from `directory` upwards.
---
--- An Xcode workspace above a project holds it together with others, as one app: within their
--- repository, the workspace's folder counts and not the project's.
---@param directory string
---@return table<integer, string>
local function nearest(directory)
  local found = {}
  local workspace
  while true do
    local is_inside = not found[repository]
    local scan = vim.loop.fs_scandir(directory)
    local name = scan and vim.loop.fs_scandir_next(scan)
    while name do
      for rank, patterns in ipairs(markers) do
        if not found[rank] and matches(name, patterns) then
          found[rank] = directory
        end
      end
      if is_inside and not workspace and name:find('%.xcworkspace$') then
        workspace = directory
      end
      name = vim.loop.fs_scandir_next(scan)
    end
    local parent = vim.fn.fnamemodify(directory, ':h')
    if parent == directory then
      if found[repository] and workspace then
        found[xcode] = workspace
      end
      return found
    end
    directory = parent
  end
end

--- The project's folder, or nil for a file that belongs to none.
---
--- A repository that is the home folder itself holds settings, not an app: the server would
--- read everything its owner has.
---@param path string An absolute path of a file.
---@return string?
function M.find(path)
  local found = nearest(vim.fn.fnamemodify(path, ':h'))
  local home = vim.loop.os_homedir()
  for rank = 1, #markers do
    local folder = found[rank]
    if folder and not (rank == #markers and (folder == home or folder == '/')) then
      return folder
    end
  end
  return nil
end

--- The path of the file that a buffer shows, or nil where it shows none: a scratch buffer, or
--- another plugin's `scheme://` name.
---@param bufnr integer
---@return string?
function M.path_of(bufnr)
  local name = vim.api.nvim_buf_get_name(bufnr)
  if name == '' or name:find('^%a[%w+.-]*://') or vim.bo[bufnr].buftype ~= '' then
    return nil
  end
  return vim.fn.fnamemodify(name, ':p')
end

return M
