@ triple: thumbv7-windows-msvc
@ Code is marked as such of 16-bit instructions, whatever the section.
	.def "@feat.00"
	.scl 3
	.type 0
	.endef
	.globl "@feat.00"
"@feat.00" = 1
	.def function
	.scl 2
	.type 32
	.endef
	.text
	.globl function
function:
	nop
	.p2align 3
	nop
	.section code, "xr"
	nop
	.section .text$one, "xr", discard, one
	.globl one
one:
	nop
	.section .text$two, "xr", one_only, two
two:
	nop
	.section .text$three, "xr"
	.linkonce largest
	.globl three
three:
	nop
	.section .text$part, "xr", associative, one
	nop
	.section .rdata$data, "dr", same_size, data
data:
	.long function
	.section x, "x"
	nop
	.section written, "xw"
	nop
	.section hidden, "xy"
	nop
	.section .data, "dw"
	.rva function, data + 4
	.long function - .
	.secrel32 data
	.secidx data
	.symidx one
	.long $Mprivate
$Mprivate:
	.byte 1
	.addrsig
	.addrsig_sym function
	.cg_profile function, one, 32
