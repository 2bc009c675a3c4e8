//! The types of ELF sections, for the directives and for printing them.

/// The types by name.
pub(crate) const TYPES: &[(&str, u32)] = &[
    ("progbits", 1),
    ("note", 7),
    ("nobits", 8),
    ("init_array", 14),
    ("fini_array", 15),
    ("preinit_array", 16),
    ("unwind", 0x7000_0001),
    ("llvm_odrtab", 0x6fff_4c00),
    ("llvm_linker_options", 0x6fff_4c01),
    ("llvm_dependent_libraries", 0x6fff_4c04),
    ("llvm_sympart", 0x6fff_4c05),
    ("llvm_call_graph_profile", 0x6fff_4c09),
    ("llvm_bb_addr_map", 0x6fff_4c0a),
    ("llvm_offloading", 0x6fff_4c0b),
    ("llvm_lto", 0x6fff_4c0c),
    ("llvm_jt_sizes", 0x6fff_4c0d),
    ("llvm_cfi_jump_table", 0x6fff_4c0e),
    ("llvm_call_graph", 0x6fff_4c0f),
];
