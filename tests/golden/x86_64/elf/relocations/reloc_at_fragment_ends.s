# triple: x86_64-linux-gnu
# A label at the end of a fragment is in that one, and not in the next, whatever begins that: another mode of the code, another
# section in between, an empty filling. Fillings that are data begin none.
.long 1f
.reloc .-2, R_X86_64_PC32
.code32
1:
.code64
.section .t1,"ax"
.reloc ., R_X86_64_64, g+127
.ident "x"
.quad f
.section .t2,"ax"
.reloc .-8, R_X86_64_64
.code16
.code64
test %ecx, y@PLT
.section .t3,"ax"
.dcb.b 2,1
.zero 0
.reloc .-1, BFD_RELOC_NONE
.section .t4,"ax"
c:
.reloc c+4, R_X86_64_NONE, 1
.code32
call g
.code64
.section .t5,"ax"
.reloc .Lc, BFD_RELOC_NONE, .
.Lc = .
.ident "x"
.Lb:
.long b@TLSDESC
.section .t6,"ax"
.long a@PLT
d:
.fill 200, 1, 0x90
.reloc d-2, R_X86_64_64, z
.reloc .-201, R_X86_64_64, z
.long b@PLT
