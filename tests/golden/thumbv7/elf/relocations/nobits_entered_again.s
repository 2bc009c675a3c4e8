# triple: thumbv7-linux-gnueabihf
# What stands in front of an alignment is not looked at, also where the section is entered again behind it.
.tbss
vmov d31, r12, r1
.p2align 1
.section .ret,"aR",%progbits
.tbss
