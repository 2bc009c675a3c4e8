# triple: thumbv7-linux-gnueabihf
	.macro	function
	.fnstart
	bx	lr
	.save	{r4-r7, lr}
	.vsave	{d8-d9}
	.fnend
	.endm
	function
	.section	.text.a, "ax", %progbits
	function
	.section	.text.b, "axG", %progbits, b, comdat
	function
	.section	.text.b, "axG", %progbits, plain_group
	function
	.section	.text.c, "ax", %progbits, unique, 7
	function
	.section	.text.c, "ax", %progbits, unique, 8
	function
	.section	.text.unlikely., "ax", %progbits
	function
	.section	named, "ax", %progbits
	function
	.section	"with blank", "ax", %progbits
	function
	.section	.text, "ax", %progbits, unique, 1
	function
	.text	3
	function
	.previous
	.long	1
	.text	3
	nop

	@ A function may end in another section than it starts in.
	.fnstart
	.data
	.word	2
	.fnend
	nop

	@ The table can also be entered by its name.
	.section	.ARM.exidx.text.a, "ao", %0x70000001, .text.a
	.long	3
	.section	.ARM.extab, "a", %progbits
	.long	4
	.section	.ARM.extab.text.a, "a", %progbits
	.long	5
	.section	.text.b, "axG", %progbits, b, comdat
	function
	.pushsection	.text.a, "ax", %progbits
	function
	.popsection
	nop
	.section	.init_array, "aw", %init_array
	function
