# triple: x86_64-linux-gnu
	.text
	.globl	f
	.type	f,@function
f:
	nop
	retq
	.section	.llvm_bb_addr_map,"o",@llvm_bb_addr_map,.text
	.byte	5
	.short	0x67	# entry count, frequencies, probabilities, callsites, hashes
	.quad	f
	.byte	2
	.byte	0, 0, 2, 1, 4, 6, 8
	.quad	0x123456789abcdef0
	.byte	3, 1, 0, 3, 9
	.quad	1
	.uleb128	1000
	.uleb128	1 << 40
	.byte	2, 3
	.uleb128	0x40000000
	.byte	4
	.uleb128	0x40000000
	.byte	7, 0
	.byte	2
	.byte	0x8	# ranges
	.byte	2
	.quad	f
	.byte	1, 0, 0, 1, 8
	.quad	f+1
	.byte	1, 1, 0, 1, 17
	.byte	5
	.short	0x86	# frequencies, probabilities, what is known after linking
	.quad	f
	.byte	1, 0, 0, 2, 1
	.byte	5, 6, 1, 2
	.uleb128	0x80000000
	.byte	9
	.byte	3
	.byte	0x11	# no blocks
	.quad	f
	.byte	4, 77
	.section	.llvm_bb_addr_map.0,"o",@0x6fff4c08,.text
	.quad	f
	.byte	2, 0, 1, 8, 1, 1, 1
