//! The numbers of ELF records.

use crate::object::numbers::{bits, numbers};

numbers! {
    /// A section's type: `sh_type`.
    SectionType(u32) {
        NULL "SHT_NULL" 0,
        PROGBITS "SHT_PROGBITS" 1,
        SYMTAB "SHT_SYMTAB" 2,
        STRTAB "SHT_STRTAB" 3,
        RELA "SHT_RELA" 4,
        HASH "SHT_HASH" 5,
        DYNAMIC "SHT_DYNAMIC" 6,
        NOTE "SHT_NOTE" 7,
        NOBITS "SHT_NOBITS" 8,
        REL "SHT_REL" 9,
        INIT_ARRAY "SHT_INIT_ARRAY" 14,
        FINI_ARRAY "SHT_FINI_ARRAY" 15,
        PREINIT_ARRAY "SHT_PREINIT_ARRAY" 16,
        GROUP "SHT_GROUP" 17,
        SYMTAB_SHNDX "SHT_SYMTAB_SHNDX" 18,
        CREL "SHT_CREL" 0x4000_0014,
        LLVM_LINKER_OPTIONS "SHT_LLVM_LINKER_OPTIONS" 0x6fff_4c01,
        LLVM_ADDRSIG "SHT_LLVM_ADDRSIG" 0x6fff_4c03,
        LLVM_DEPENDENT_LIBRARIES "SHT_LLVM_DEPENDENT_LIBRARIES" 0x6fff_4c04,
        LLVM_CALL_GRAPH_PROFILE "SHT_LLVM_CALL_GRAPH_PROFILE" 0x6fff_4c09,
        LLVM_BB_ADDR_MAP "SHT_LLVM_BB_ADDR_MAP" 0x6fff_4c0a,
        LLVM_OFFLOADING "SHT_LLVM_OFFLOADING" 0x6fff_4c0b,
        LLVM_LTO "SHT_LLVM_LTO" 0x6fff_4c0c,
    }
}

numbers! {
    /// A section's flags: `sh_flags`.
    SectionFlags(u64) {
        WRITE "SHF_WRITE" 0x1,
        ALLOC "SHF_ALLOC" 0x2,
        EXECINSTR "SHF_EXECINSTR" 0x4,
        MERGE "SHF_MERGE" 0x10,
        STRINGS "SHF_STRINGS" 0x20,
        INFO_LINK "SHF_INFO_LINK" 0x40,
        LINK_ORDER "SHF_LINK_ORDER" 0x80,
        OS_NONCONFORMING "SHF_OS_NONCONFORMING" 0x100,
        GROUP "SHF_GROUP" 0x200,
        TLS "SHF_TLS" 0x400,
        COMPRESSED "SHF_COMPRESSED" 0x800,
        GNU_RETAIN "SHF_GNU_RETAIN" 0x20_0000,
        EXCLUDE "SHF_EXCLUDE" 0x8000_0000,
    }
}

bits!(SectionFlags);

numbers! {
    /// A symbol's binding, the upper half of `st_info`.
    SymbolBinding(u8) {
        LOCAL "STB_LOCAL" 0,
        GLOBAL "STB_GLOBAL" 1,
        WEAK "STB_WEAK" 2,
        GNU_UNIQUE "STB_GNU_UNIQUE" 10,
    }
}

numbers! {
    /// A symbol's type, the lower half of `st_info`.
    SymbolType(u8) {
        NOTYPE "STT_NOTYPE" 0,
        OBJECT "STT_OBJECT" 1,
        FUNC "STT_FUNC" 2,
        SECTION "STT_SECTION" 3,
        FILE "STT_FILE" 4,
        COMMON "STT_COMMON" 5,
        TLS "STT_TLS" 6,
        GNU_IFUNC "STT_GNU_IFUNC" 10,
    }
}

numbers! {
    /// A symbol's visibility, the low two bits of `st_other`.
    Visibility(u8) {
        DEFAULT "STV_DEFAULT" 0,
        INTERNAL "STV_INTERNAL" 1,
        HIDDEN "STV_HIDDEN" 2,
        PROTECTED "STV_PROTECTED" 3,
    }
}
