// triple: aarch64-linux-gnu
// args: --aarch64-mark-bti-property
	ret
	.section .note.gnu.property,"a",@note
	.word 4
