# triple: x86_64-linux-gnu
# Attributes that ELF takes and that change little or nothing.
	.extern anything at all
	.globl a, b
	.weak_reference c
	.no_dead_strip d
	.memtag .Le
	.common f, 16, 8
	.lto_set_conditional g, a
	.lto_set_conditional h, never_seen
	.set i, a
	.lto_set_conditional j, i
	.arch anything
	.arch_extension crc
	.print "said while reading"
	.line
	.line 5
	.set k, 1
	.weakref l, m
	.weakref l, n
	.comm o, 4
	.set o, 7
	.long l, o, $5, $x
	.data
a:	.quad b, c, d, f, g, i
.Le:	.quad k
