local t = require('runner')
local project = require('project')
local compat = require('bridge_lsp.compat')
local test = t.test

project.offer_server()
local folder = project.create()
local account, home, label

--- The text of the current buffer.
local function text()
  return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n')
end

local function undo_all()
  vim.cmd('edit!')
end

test('opening a Swift file shows its finding', function()
  if compat.has_enable() then
    vim.lsp.enable('bridge_lsp')
  else
    require('bridge_lsp').enable()
  end
  account = project.edit(folder, 'AccountViewController')
  project.wait_for(account, project.cycle)
  t.equal(vim.diagnostic.get(account)[1].lnum, project.cycle_line)
  -- Until the other files are read, the server cannot know that the view keeps the closure.
  t.wait('it is a warning', function()
    local diagnostic = vim.diagnostic.get(account)[1]
    return diagnostic and diagnostic.severity == vim.diagnostic.severity.WARN
  end)
  t.equal(#compat.clients(), 1)
  t.equal(compat.clients(account)[1].config.root_dir, folder)
end)

test('a file that is not open has its finding, too', function()
  home = vim.fn.bufadd(folder .. '/Orders/HomeViewController.swift')
  project.wait_for(home, project.missing)
  t.ok(not vim.api.nvim_buf_is_loaded(home))
end)

test('opening that file leaves its finding single', function()
  t.equal(project.edit(folder, 'HomeViewController'), home)
  t.wait('the server is attached', function()
    return #compat.clients(home) == 1
  end)
  t.stays('reported once', function()
    return (project.findings(home)[project.missing] or 0) <= 1
  end, 700)
  project.wait_for(home, project.missing)
  t.equal(#compat.clients(), 1)
end)

test('a change of one file reaches another that is open beside it', function()
  vim.cmd('split')
  local session = project.open(folder, 'Session')
  local line = vim.fn.search('@EnvironmentObject') - 1
  vim.api.nvim_buf_set_lines(session, line, line + 1, false, { '  let session = Session()' })
  project.wait_for(home, project.missing, 0)
  undo_all()
  project.wait_for(home, project.missing)
  vim.cmd('close')
end)

test('closing that file leaves its finding single', function()
  vim.cmd('bdelete')
  home = vim.fn.bufadd(folder .. '/Orders/HomeViewController.swift')
  project.wait_for(home, project.missing)
end)

test(':edit keeps the findings', function()
  project.edit(folder, 'AccountViewController')
  vim.cmd('edit')
  -- Neovim closes and opens the buffer, which takes it a moment.
  vim.wait(500)
  project.wait_for(account, project.cycle)
  t.stays('reported once', function()
    return (project.findings(account)[project.cycle] or 0) == 1
  end, 500)
end)

test('hover explains the finding', function()
  local params = {
    textDocument = { uri = vim.uri_from_bufnr(account) },
    position = { line = project.cycle_line, character = 62 },
  }
  local client = compat.clients(account)[1]
  local hover = compat.request_sync(client, 'textDocument/hover', params, 10000, account)
  t.contains(hover.contents.value, project.cycle)
end)

test('a finding follows the text, and goes when its cause goes', function()
  vim.api.nvim_buf_set_lines(account, 0, 0, false, { '// One line more.', '' })
  t.wait('the finding moved down', function()
    local diagnostic = vim.diagnostic.get(account)[1]
    return diagnostic and diagnostic.lnum == project.cycle_line + 2
  end)
  local line = project.cycle_line + 2
  vim.api.nvim_buf_set_lines(account, line, line + 1, false, {
    '    let host = UIHostingController(rootView: Header(onOrders: {}))',
  })
  project.wait_for(account, project.cycle, 0)
  undo_all()
  project.wait_for(account, project.cycle)
end)

--- Answers the next question with the choice called `title`.
local function choose(title)
  local asked = {}
  local ask = vim.ui.select
  vim.ui.select = function(items, options, done)
    vim.ui.select = ask
    for _, item in ipairs(items) do
      asked[#asked + 1] = options.format_item(item)
    end
    for _, item in ipairs(items) do
      if options.format_item(item) == title then
        done(item)
        return
      end
    end
    done(nil)
  end
  return asked
end

test(':BridgeFix asks before a repair that needs a look', function()
  vim.api.nvim_win_set_cursor(0, { project.cycle_line + 1, 0 })
  local asked = choose('Add [weak self]')
  vim.cmd('BridgeFix')
  t.wait('the closure is weak', function()
    return text():find('[weak self]', 1, true)
  end)
  t.equal(asked[1], 'Add [weak self]')
  t.contains(text(), 'self?.showOrders()')
  project.wait_for(account, project.cycle, 0)
  undo_all()
  project.wait_for(account, project.cycle)
end)

test(':BridgeFix says so where there is nothing', function()
  vim.api.nvim_win_set_cursor(0, { 1, 0 })
  vim.cmd('BridgeFix')
  t.contains(t.messages()[1].text, 'no finding on this line')
end)

test(':BridgeFix makes a safe repair at once', function()
  label = project.open(folder, 'PriceLabel')
  project.wait_for(label, project.static)
  vim.api.nvim_win_set_cursor(0, { project.static_line + 1, 0 })
  vim.cmd('BridgeFix')
  t.wait('the function is static', function()
    return text():find('static func dismantleUIView', 1, true)
  end)
  project.wait_for(label, project.static, 0)
  undo_all()
  project.wait_for(label, project.static)
end)

test(':BridgeFixAll applies every safe fix of the file', function()
  vim.cmd('BridgeFixAll')
  t.wait('the function is static', function()
    return text():find('static func dismantleUIView', 1, true)
  end)
  project.wait_for(label, project.static, 0)
end)

test(':BridgeFixAll says so where nothing is left', function()
  t.messages()
  vim.cmd('BridgeFixAll')
  t.wait('it says so', function()
    return #vim.tbl_filter(function(message)
      return message.text:find('nothing here can be repaired', 1, true)
    end, t.messages()) > 0
  end)
  undo_all()
  project.wait_for(label, project.static)
end)

test('fix_all({ sync = true }) has repaired when it returns', function()
  require('bridge_lsp').fix_all({ sync = true, timeout_ms = 10000 })
  t.contains(text(), 'static func dismantleUIView')
  undo_all()
  project.wait_for(label, project.static)
end)

test(':BridgeFixAll! repairs files that are not open', function()
  vim.cmd('bwipeout!')
  label = vim.fn.bufadd(folder .. '/Orders/PriceLabel.swift')
  project.wait_for(label, project.static)
  vim.cmd('BridgeFixAll!')
  t.wait('the function is static', function()
    local lines = vim.api.nvim_buf_get_lines(label, 0, -1, false)
    return table.concat(lines, '\n'):find('static func dismantleUIView', 1, true)
  end)
  vim.cmd('bwipeout! ' .. label)
  t.equal(project.open(folder, 'AccountViewController'), account)
  project.wait_for(account, project.cycle)
end)

test(':BridgeExplain shows the page of the finding', function()
  vim.api.nvim_win_set_cursor(0, { project.cycle_line + 1, 0 })
  local window = vim.api.nvim_get_current_win()
  vim.cmd('BridgeExplain')
  t.wait('a window opened', function()
    return vim.api.nvim_get_current_win() ~= window
  end)
  t.equal(vim.bo.filetype, 'markdown')
  t.contains(text(), project.cycle)
  vim.cmd('close')
end)

test(':BridgeExplain tells what it does not know', function()
  vim.cmd('BridgeExplain no-such-rule')
  t.wait('it says so', function()
    return #vim.tbl_filter(function(message)
      return message.level == vim.log.levels.ERROR
    end, t.messages()) > 0
  end)
end)

test(':BridgeExplain completes the rules\' names', function()
  local names = require('bridge_lsp.explain').complete('retain-cycle-h')
  t.equal(names, { project.cycle })
end)

test(':BridgeLog opens the log', function()
  vim.cmd('BridgeLog')
  t.contains(vim.api.nvim_buf_get_name(0), 'lsp.log')
  vim.cmd('bwipeout')
end)

test('<Plug> maps exist, and no other', function()
  for _, name in ipairs({ 'fix', 'fix-all', 'explain', 'restart' }) do
    t.ok(vim.fn.maparg('<Plug>(bridge-' .. name .. ')', 'n') ~= nil)
    t.equal(vim.fn.mapcheck('<Plug>(bridge-' .. name .. ')', 'n') ~= '', true)
  end
  for _, mode in ipairs({ 'n', 'i', 'x' }) do
    for _, map in ipairs(vim.api.nvim_get_keymap(mode)) do
      local ours = (map.rhs or ''):find('Bridge') or (map.desc or ''):find('^Bridge')
      t.ok(not ours or map.lhs:find('^<Plug>'), 'a default map: ' .. map.lhs)
    end
  end
end)

test('typing for a while keeps the server and its answers', function()
  local client = compat.clients(account)[1]
  local row = project.cycle_line
  for round = 1, 40 do
    local name = ('work%d'):format(round)
    vim.api.nvim_buf_set_lines(account, row, row, false, { '' })
    for index = 1, #name do
      vim.api.nvim_buf_set_text(account, row, index - 1, row, index - 1, { name:sub(index, index) })
      vim.wait(3)
    end
    vim.api.nvim_buf_set_lines(account, row, row + 1, false, { '    ' .. name .. '("é🧭")' })
    if round % 3 == 0 then
      vim.api.nvim_buf_set_lines(account, row, row + 1, false, {})
    end
  end
  local line = vim.api.nvim_buf_line_count(account)
  vim.api.nvim_buf_set_lines(account, line, line, false, { 'let 🧭 = "é" // end' })
  local wanted = vim.fn.search('UIHostingController', 'nw') - 1
  t.wait('the finding stands where the text is', function()
    local found = vim.diagnostic.get(account)
    return #found == 1 and found[1].lnum == wanted
  end)
  t.equal(compat.clients(account)[1].id, client.id)
  undo_all()
  project.wait_for(account, project.cycle)
end)

test(':BridgeRestart replaces the server and brings the findings back', function()
  local before = compat.clients(account)[1].id
  vim.cmd('BridgeRestart')
  vim.cmd('BridgeRestart')
  t.wait('another server is attached', function()
    local client = compat.clients(account)[1]
    return client and client.id ~= before
  end)
  project.wait_for(account, project.cycle)
  t.equal(#compat.clients(), 1)
end)

test('no error was shown', function()
  for _, message in ipairs(t.messages()) do
    t.ok(message.level ~= vim.log.levels.ERROR, message.text)
  end
end)

test('the server leaves with Neovim\'s client, without a complaint', function()
  project.stop()
  t.equal(
    vim.tbl_filter(function(message)
      return message.text:find('exit code', 1, true)
    end, t.messages()),
    {}
  )
end)
