@ triple: thumbv7-linux-gnueabi
@ The relocations of the four bytes of an address by name.
	.reloc 0, R_ARM_THM_ALU_ABS_G0_NC, f
	.reloc 2, R_ARM_THM_ALU_ABS_G1_NC, f
	.reloc 4, R_ARM_THM_ALU_ABS_G2_NC, f
	.reloc 6, R_ARM_THM_ALU_ABS_G3, f
	.long 0, 0
