# triple: aarch64-windows-msvc
// Relocations into a section of more than 1 MiB count from the label before.
 .bss
 .zero 0x200010
 .cfi_startproc
 .zero 8
 .cfi_endproc
 .cfi_startproc
 .zero 8
 .cfi_endproc
