# triple: x86_64-linux-gnu
# args: -dwarf64 -dwarf-version=5
 .file 0 "/d" "a.c" md5 0x00112233445566778899aabbccddeeff
 .file 1 "b" "b.h" md5 0x00112233445566778899aabbccddeeff
f: .cfi_startproc
 .loc 0 1 2
 nop
 .cfi_def_cfa_offset 16
 .loc 1 3
 nop
 .cfi_endproc
 .loc_label table
 .cfi_sections .debug_frame, .eh_frame
 .section .text.b,"ax"
 .cfi_startproc
 .loc 1 3
 nop
 .cfi_endproc
