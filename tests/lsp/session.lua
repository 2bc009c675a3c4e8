-- A session of Neovim 0.7 or later with the server that the environment names.
local function wait(what, condition)
  if not vim.wait(60000, condition, 20) then
    print('waited in vain for ' .. what)
    vim.cmd('cquit')
  end
end

local client = vim.lsp.start_client({ name = 'llas', cmd = { vim.env.LLAS, '--lsp' }, root_dir = vim.fn.getcwd() })
vim.lsp.buf_attach_client(0, client)
wait('messages', function() return #vim.diagnostic.get(0) > 0 end)
for _, message in ipairs(vim.diagnostic.get(0)) do
  print('message ' .. message.lnum + 1 .. ': ' .. message.message .. '\n')
end

vim.api.nvim_win_set_cursor(0, { 2, 6 })
vim.lsp.buf.definition()
wait('the definition', function() return vim.api.nvim_win_get_cursor(0)[1] == 4 end)
print('definition ' .. vim.api.nvim_win_get_cursor(0)[1] .. '\n')

vim.api.nvim_win_set_cursor(0, { 2, 6 })
vim.lsp.buf.rename('final')
wait('the new name', function() return vim.fn.getline(2):find('final') end)
print('renamed' .. vim.fn.getline(2):gsub('\t', ' ') .. '\n')
vim.cmd('qa!')
