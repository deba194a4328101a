local t = require('runner')
local root = require('bridge_lsp.root')

--- Creates empty files below a new folder; a name that ends in a slash is a folder.
local function folder_with(names)
  local base = vim.loop.fs_realpath(vim.fn.fnamemodify(vim.fn.tempname(), ':h')) .. '/roots'
  vim.fn.delete(base, 'rf')
  for _, name in ipairs(names) do
    local path = base .. '/' .. name
    if name:find('/$') then
      vim.fn.mkdir(path, 'p')
    else
      vim.fn.mkdir(vim.fn.fnamemodify(path, ':h'), 'p')
      vim.fn.writefile({}, path)
    end
  end
  return base
end

t.test('an Xcode project is the root, however deep the file', function()
  local base = folder_with({ 'App.xcodeproj/', '.git/', 'App/Screens/Login/View.swift' })
  t.equal(root.find(base .. '/App/Screens/Login/View.swift'), base)
end)

t.test('an Xcode workspace is the root', function()
  local base = folder_with({ 'ios/App.xcworkspace/', '.git/', 'ios/App/View.swift' })
  t.equal(root.find(base .. '/ios/App/View.swift'), base .. '/ios')
end)

t.test('an Xcode workspace wins over a project below it, within the repository', function()
  local base = folder_with({ '.git/', 'App.xcworkspace/', 'App/App.xcodeproj/', 'App/View.swift' })
  t.equal(root.find(base .. '/App/View.swift'), base)
  base = folder_with({ 'App.xcworkspace/', 'App/.git/', 'App/App.xcodeproj/', 'App/View.swift' })
  t.equal(root.find(base .. '/App/View.swift'), base .. '/App')
  base = folder_with({ 'App.xcworkspace/', 'App/App.xcodeproj/', 'App/View.swift' })
  t.equal(root.find(base .. '/App/View.swift'), base .. '/App')
end)

t.test('an Xcode project wins over a package inside it', function()
  local base = folder_with({ 'App.xcodeproj/', 'Kit/Package.swift', 'Kit/Sources/View.swift' })
  t.equal(root.find(base .. '/Kit/Sources/View.swift'), base)
end)

t.test('a package wins over the repository', function()
  local base = folder_with({ '.git/', 'Kit/Package.swift', 'Kit/Sources/View.swift' })
  t.equal(root.find(base .. '/Kit/Sources/View.swift'), base .. '/Kit')
end)

t.test('the configuration file wins over everything', function()
  local base = folder_with({ '.bridge-lsp.json', 'ios/App.xcodeproj/', 'ios/View.swift' })
  t.equal(root.find(base .. '/ios/View.swift'), base)
end)

t.test('the repository is the root where nothing else is', function()
  local base = folder_with({ '.git', 'App/View.swift' })
  t.equal(root.find(base .. '/App/View.swift'), base)
end)

t.test('a repository that is the home folder is no project', function()
  local base = folder_with({ '.git/', 'View.swift' })
  local home = vim.env.HOME
  vim.env.HOME = base
  local found = root.find(base .. '/View.swift')
  vim.env.HOME = home
  t.equal(found, nil)
end)

t.test('a name that only looks like a marker is none', function()
  local base = folder_with({ 'NotPackage.swift', 'xcodeproj', 'View.swift' })
  t.ok(root.find(base .. '/View.swift') ~= base)
end)

t.test('a buffer without a file, and one of another plugin, have no path', function()
  t.equal(root.path_of(vim.api.nvim_create_buf(true, false)), nil)
  local foreign = vim.api.nvim_create_buf(true, false)
  vim.api.nvim_buf_set_name(foreign, 'fugitive:///app/.git//0/View.swift')
  t.equal(root.path_of(foreign), nil)
  t.equal(root.path_of(vim.api.nvim_create_buf(false, true)), nil)
end)
