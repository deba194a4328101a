if vim.g.loaded_bridge_lsp then
  return
end
vim.g.loaded_bridge_lsp = true

if vim.fn.has('nvim-0.7') == 0 then
  return
end

local command = vim.api.nvim_create_user_command

command('BridgeFix', function()
  require('bridge_lsp').fix()
end, { desc = 'Repair the finding under the cursor' })

command('BridgeFixAll', function(args)
  require('bridge_lsp').fix_all({ workspace = args.bang })
end, { bang = true, desc = 'Apply every safe fix of this file, with ! of the whole project' })

command('BridgeExplain', function(args)
  require('bridge_lsp').explain(args.args ~= '' and args.args or nil, { mods = args.mods })
end, {
  nargs = '?',
  complete = function(lead)
    return require('bridge_lsp.explain').complete(lead)
  end,
  desc = 'Show the page of a rule, or of the finding under the cursor',
})

command('BridgeRestart', function()
  require('bridge_lsp').restart()
end, { desc = 'Restart the server, and attach every Swift buffer to it' })

command('BridgeLog', function(args)
  require('bridge_lsp').log({ mods = args.mods })
end, { desc = 'Open the log in which the server speaks' })

local maps = { fix = 'fix', ['fix-all'] = 'fix_all', explain = 'explain', restart = 'restart' }
for name, call in pairs(maps) do
  vim.keymap.set('n', '<Plug>(bridge-' .. name .. ')', function()
    require('bridge_lsp')[call]()
  end, { desc = 'Bridge: ' .. name })
end

if vim.fn.exists('##LspAttach') == 1 then
  vim.api.nvim_create_autocmd('LspAttach', {
    group = vim.api.nvim_create_augroup('bridge_lsp.pull', { clear = true }),
    callback = function(args)
      require('bridge_lsp.pull').attach(args.data.client_id, args.buf)
    end,
  })
end
