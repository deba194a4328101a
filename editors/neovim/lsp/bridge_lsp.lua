---@brief
---
--- Finds the bugs that live where UIKit and SwiftUI meet. Runs beside sourcekit-lsp.
---
--- ```lua
--- vim.lsp.enable('bridge_lsp')
--- ```

---@type vim.lsp.Config
return require('bridge_lsp.client').config()
