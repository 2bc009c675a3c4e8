local t = {} for i = 1, 20000 do t[i] = (i * 7919) % 10007 end
table.sort(t) print(#t, t[1], t[10000], t[20000])
local function fib(n) if n < 2 then return n end return fib(n - 1) + fib(n - 2) end
print(fib(24), string.format("%5.2f %q %x", math.pi, "a\nb", 255), ("hello world"):gsub("o", "0"))
local co = coroutine.wrap(function() for i = 1, 3 do coroutine.yield(i * i) end end)
print(co(), co(), co(), pcall(error, "x"), select("#", table.unpack(t, 1, 100)))
print(string.pack("<i4d", 7, 1.5):byte(1, -1)) print(7 // 2, -7 % 3, 2^10, 1 << 40, 3.0 == 3, utf8.char(228, 8364))
