# triple: x86_64-linux-gnu
# LEB128 numbers among integers, and variables that are numbers.
	.set	seven, 7
	.set	wide, 0x12345
	again = 1
	.uleb128 seven
	.sleb128 seven
	.uleb128 wide
	.sleb128 wide
	.uleb128 again
	again = -1
	.sleb128 again
	.byte	again, seven
	.long	wide
	.quad	again
	.uleb128 again + 3
	again = 5
	.uleb128 again
	.uleb128 seven + 1
	.uleb128 wide - seven
	.uleb128 1, 2, 300
	.byte	0x8
	.uleb128 0x2	# a comment
	.byte	0x51; .uleb128 0x80
	.sleb128 -1, 63, 64, -64, -65
	.short	0x1234
	.sleb128 -9223372036854775808
	.uleb128 18446744073709551615
	.sleb128 0x7fffffffffffffff
	.uleb128 -1
	.uleb128 0x7f
	.long	seven, wide
	.uleb128 end - start
	.sleb128 start - end
start:
	.uleb128 end - start + 2
	.uleb128 seven,wide,	again
end:
	.size	start, seven
	.data
	.uleb128 0x0
