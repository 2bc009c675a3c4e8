// triple: aarch64-linux-gnu
// args: -dwarf64 -g -dwarf-version=4 -fdebug-compilation-dir=/somewhere
 .cfi_sections .debug_frame
f: .cfi_startproc
 nop
 .cfi_endproc
