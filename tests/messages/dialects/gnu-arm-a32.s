# triple: thumbv7-linux-gnueabihf
	.syntax unified
	.arm
	ldr pc, [pc, #-4]
