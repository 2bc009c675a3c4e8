// triple: aarch64-linux-gnu
// args: -aarch64-mark-bti-property
	.section .note.gnu.property,"a",@note
	.word 1
.Lsec_end0:
	.section .text.x,"ax"
	nop
