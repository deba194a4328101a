std = "luajit"
max_line_length = 100
globals = { "vim" }
