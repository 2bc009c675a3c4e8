# triple: x86_64-windows-msvc
	.def
	.def 5
	.def a; .def b; .endef
	.endef
	.endef x
	.def c
	.scl
	.scl x
	.scl 1 2
	.scl 256
	.scl -1
	.type
	.type x
	.type 1 2
	.type 65536
	.type -1
	.endef
	.scl 2
	.type 32
	.weak
	.weak 5
	.weak a b
	.weak_anti_dep
	.weak_anti_dep a,
	.globl 5
	.secrel32
	.secrel32 5
	.secrel32 a b
	.secrel32 a+
	.secrel32 a+x
	.secrel32 a-1
	.secrel32 a+0x100000000
	.secidx
	.secidx 5
	.secidx a b
	.symidx
	.symidx 5
	.symidx a b
	.secnum
	.secnum a b
	.secoffset
	.secoffset a+1
	.rva
	.rva 5
	.rva a+
	.rva a b
	.rva a,
	.rva a+0x100000000
	.rva a-0x100000000
	.safeseh
	.safeseh 5
	.safeseh a b
	.comm b
	.comm b, -1
	.comm b, x
	.lcomm c, 4, 3
	.lcomm c, -1
d:
	.comm d, 4
	.lcomm d, 4
	.hidden a
	.internal a
	.protected a
	.local a
	.size a, 4
	.ident "a"
	.version "a"
	.rodata
	.tdata
	.tbss
	.previous
	.subsection 1
	.weakref a, b
	.symver a, a@b
	.private_extern a
	.lazy_reference a
	.no_dead_strip a
	.memtag a
	.cold a
	.weak_definition a
	.addrsig_sym 5
	.cg_profile a, b, x
	.reloc 0, IMAGE_REL_AMD64_NONSENSE
	.reloc 0, secrel32x
	.reloc 0, R_X86_64_64
	.reloc x, IMAGE_REL_AMD64_ADDR64
