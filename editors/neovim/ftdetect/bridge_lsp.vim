autocmd BufNewFile,BufRead .bridge-lsp.json set filetype=jsonc
