# as: x86_64-linux-gnu
# flags: --64 -mx86-used-note=yes
# flags: --x32 -mx86-used-note=yes
# flags: --32 -mx86-used-note=yes
	.section .note.gnu.property, "a", @note
	.p2align 2
	.long 4, 12, 5
	.asciz "GNU"
	.long 0xc0000002, 4, 3
	.text
	addps %xmm1, %xmm2
	fxsave (%ecx)
	popcnt %eax, %ecx
	.intel_syntax noprefix
	vaddps xmm1, xmm2, xmm3
