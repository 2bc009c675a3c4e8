# triple: x86_64-linux-gnu
# Rows of every sort: small and large offsets, addresses of one, two and four bytes.
f:
 .cfi_startproc
 nop
 .cfi_def_cfa_offset 16
 .cfi_offset %rbp, -16
 nop
 .cfi_def_cfa_register %rbp
 .zero 300
 .cfi_remember_state
 .cfi_def_cfa %rsp, 8
 .cfi_restore %rbp
 nop
 .cfi_restore_state
 nop
 .cfi_endproc
g:
 .cfi_startproc
 nop
 .cfi_adjust_cfa_offset 8
 nop
 .cfi_rel_offset %rbp, 16
 nop
 .cfi_rel_offset %rbp, 3
 nop
 .cfi_offset %rbp, -17
 nop
 .cfi_endproc
 .section .text.b,"ax"
 .zero 7
h:
 .cfi_startproc
 nop
 .cfi_adjust_cfa_offset 8000
 nop
 .cfi_def_cfa %rax, 8
 .cfi_endproc
i:
 .cfi_startproc simple
 nop
 .cfi_def_cfa_offset 8
 nop
 .cfi_def_cfa %rsp, 8
 nop
 .cfi_endproc
j:
 .cfi_startproc
 nop
 .cfi_adjust_cfa_offset 8000
 nop
 nop
 .cfi_adjust_cfa_offset 80000
 .zero 70000
 .cfi_adjust_cfa_offset -88000
 .cfi_endproc
k:
 .cfi_startproc simple
 nop
 .cfi_endproc
l:
 .cfi_startproc
 .cfi_endproc
m:
 .cfi_startproc
 .cfi_remember_state
 nop
 .cfi_endproc
n:
 .cfi_startproc simple
 .cfi_def_cfa %rbp, 0
 .cfi_offset %rbp, 8
 nop
 .cfi_llvm_def_aspace_cfa %rsp, 8, 0
 nop
 .cfi_restore %rbp
 .cfi_def_cfa_offset 24
 .cfi_def_cfa_offset 8
 .cfi_same_value %rbp
 .cfi_undefined %rbx
 .cfi_register %rbx, %rcx
 .cfi_val_offset %rbx, 8
 .cfi_val_offset %rbx, -8
 .cfi_window_save
 nop
 .cfi_def_cfa_offset -8
 .cfi_endproc
 .p2align 4
o:
 .cfi_startproc
 nop
 .cfi_adjust_cfa_offset 8
 nop
 .cfi_remember_state
 .cfi_adjust_cfa_offset 8
 nop
 .cfi_restore_state
 nop
 .cfi_adjust_cfa_offset 8
 nop
 .cfi_endproc
 .cfi_sections .sframe
