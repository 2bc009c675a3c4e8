# triple: x86_64-linux-gnu
# args: -dwarf64 -g -dwarf-version=4 -fdebug-compilation-dir=/somewhere
f: .cfi_startproc
 nop
 .cfi_endproc
 .section .text.b,"ax"
g: nop
