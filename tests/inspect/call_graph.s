# triple: aarch64-linux-gnu
	.globl	f
f:
	ret
	.section	.llvm.callgraph,"o",@llvm_call_graph,.text
	.byte	0, 7
	.xword	f
	.xword	0xb23d7c8ad81a3d61
	.uleb128	2
	.xword	g, h
	.uleb128	1
	.xword	0xb23d7c8ad81a3d61
	.byte	0, 0
	.xword	f+4
	.xword	0
	.byte	9
