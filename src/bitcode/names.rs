//! Tables of block and record names. Source: LLVM Bitcode File Format, "LLVM IR Encoding", and
//! `llvm/Bitcode/LLVMBitCodes.h` for the rest.

/// A name, and whether `llvm-bcanalyzer` knows it; if not, it prints the number.
#[derive(Clone, Copy, Debug)]
pub(super) struct Name {
    pub(super) text: &'static str,
    pub(super) shown: bool,
}

/// Block ids.
pub(super) mod block {
    pub(in crate::bitcode) const BLOCKINFO: u32 = 0;
    pub(in crate::bitcode) const MODULE: u32 = 8;
    pub(in crate::bitcode) const PARAMATTR: u32 = 9;
    pub(in crate::bitcode) const PARAMATTR_GROUP: u32 = 10;
    pub(in crate::bitcode) const CONSTANTS: u32 = 11;
    pub(in crate::bitcode) const FUNCTION: u32 = 12;
    pub(in crate::bitcode) const IDENTIFICATION: u32 = 13;
    pub(in crate::bitcode) const VALUE_SYMTAB: u32 = 14;
    pub(in crate::bitcode) const METADATA: u32 = 15;
    pub(in crate::bitcode) const METADATA_ATTACHMENT: u32 = 16;
    pub(in crate::bitcode) const TYPES: u32 = 17;
    pub(in crate::bitcode) const USELIST: u32 = 18;
    pub(in crate::bitcode) const MODULE_STRTAB: u32 = 19;
    pub(in crate::bitcode) const GLOBALVAL_SUMMARY: u32 = 20;
    pub(in crate::bitcode) const OPERAND_BUNDLE_TAGS: u32 = 21;
    pub(in crate::bitcode) const METADATA_KIND: u32 = 22;
    pub(in crate::bitcode) const STRTAB: u32 = 23;
    pub(in crate::bitcode) const FULL_LTO_SUMMARY: u32 = 24;
    pub(in crate::bitcode) const SYMTAB: u32 = 25;
    pub(in crate::bitcode) const SYNC_SCOPE_NAMES: u32 = 26;
}

/// Block names.
#[rustfmt::skip]
const BLOCKS: &[(u32, &str, bool)] = &[
    (block::BLOCKINFO, "BLOCKINFO_BLOCK", true),
    (block::MODULE, "MODULE_BLOCK", true),
    (block::PARAMATTR, "PARAMATTR_BLOCK", true),
    (block::PARAMATTR_GROUP, "PARAMATTR_GROUP_BLOCK_ID", true),
    (block::CONSTANTS, "CONSTANTS_BLOCK", true),
    (block::FUNCTION, "FUNCTION_BLOCK", true),
    (block::IDENTIFICATION, "IDENTIFICATION_BLOCK_ID", true),
    (block::VALUE_SYMTAB, "VALUE_SYMTAB", true),
    (block::METADATA, "METADATA_BLOCK", true),
    (block::METADATA_ATTACHMENT, "METADATA_ATTACHMENT_BLOCK", true),
    (block::TYPES, "TYPE_BLOCK_ID", true),
    (block::USELIST, "USELIST_BLOCK_ID", true),
    (block::MODULE_STRTAB, "MODULE_STRTAB_BLOCK", true),
    (block::GLOBALVAL_SUMMARY, "GLOBALVAL_SUMMARY_BLOCK", true),
    (block::OPERAND_BUNDLE_TAGS, "OPERAND_BUNDLE_TAGS_BLOCK", true),
    (block::METADATA_KIND, "METADATA_KIND_BLOCK", true),
    (block::STRTAB, "STRTAB_BLOCK", true),
    (block::FULL_LTO_SUMMARY, "FULL_LTO_GLOBALVAL_SUMMARY_BLOCK", true),
    (block::SYMTAB, "SYMTAB_BLOCK", true),
    (block::SYNC_SCOPE_NAMES, "SYNC_SCOPE_NAMES_BLOCK", false),
];

/// Record names, sorted by block and code.
#[rustfmt::skip]
const RECORDS: &[(u32, u32, &str, bool)] = &[
    (block::BLOCKINFO, 1, "SETBID", true),
    (block::BLOCKINFO, 2, "BLOCKNAME", true),
    (block::BLOCKINFO, 3, "SETRECORDNAME", true),
    (block::MODULE, 1, "VERSION", true),
    (block::MODULE, 2, "TRIPLE", true),
    (block::MODULE, 3, "DATALAYOUT", true),
    (block::MODULE, 4, "ASM", true),
    (block::MODULE, 5, "SECTIONNAME", true),
    (block::MODULE, 6, "DEPLIB", true),
    (block::MODULE, 7, "GLOBALVAR", true),
    (block::MODULE, 8, "FUNCTION", true),
    (block::MODULE, 9, "ALIAS_OLD", false),
    (block::MODULE, 11, "GCNAME", true),
    (block::MODULE, 12, "COMDAT", true),
    (block::MODULE, 13, "VSTOFFSET", true),
    (block::MODULE, 14, "ALIAS", true),
    (block::MODULE, 15, "METADATA_VALUES_UNUSED", true),
    (block::MODULE, 16, "SOURCE_FILENAME", true),
    (block::MODULE, 17, "HASH", true),
    (block::MODULE, 18, "IFUNC", false),
    (block::PARAMATTR, 1, "ENTRY", true),
    (block::PARAMATTR, 2, "ENTRY", true),
    (block::PARAMATTR_GROUP, 3, "ENTRY", true),
    (block::CONSTANTS, 1, "SETTYPE", true),
    (block::CONSTANTS, 2, "NULL", true),
    (block::CONSTANTS, 3, "UNDEF", true),
    (block::CONSTANTS, 4, "INTEGER", true),
    (block::CONSTANTS, 5, "WIDE_INTEGER", true),
    (block::CONSTANTS, 6, "FLOAT", true),
    (block::CONSTANTS, 7, "AGGREGATE", true),
    (block::CONSTANTS, 8, "STRING", true),
    (block::CONSTANTS, 9, "CSTRING", true),
    (block::CONSTANTS, 10, "CE_BINOP", true),
    (block::CONSTANTS, 11, "CE_CAST", true),
    (block::CONSTANTS, 12, "CE_GEP_OLD", false),
    (block::CONSTANTS, 13, "CE_SELECT", true),
    (block::CONSTANTS, 14, "CE_EXTRACTELT", true),
    (block::CONSTANTS, 15, "CE_INSERTELT", true),
    (block::CONSTANTS, 16, "CE_SHUFFLEVEC", true),
    (block::CONSTANTS, 17, "CE_CMP", true),
    (block::CONSTANTS, 18, "INLINEASM_OLD", false),
    (block::CONSTANTS, 19, "CE_SHUFVEC_EX", true),
    (block::CONSTANTS, 20, "CE_INBOUNDS_GEP", true),
    (block::CONSTANTS, 21, "CST_CODE_BLOCKADDRESS", true),
    (block::CONSTANTS, 22, "DATA", true),
    (block::CONSTANTS, 23, "INLINEASM_OLD2", false),
    (block::CONSTANTS, 24, "CE_GEP_WITH_INRANGE_INDEX_OLD", false),
    (block::CONSTANTS, 25, "CE_UNOP", true),
    (block::CONSTANTS, 26, "POISON", false),
    (block::CONSTANTS, 27, "DSO_LOCAL_EQUIVALENT", true),
    (block::CONSTANTS, 28, "INLINEASM_OLD3", false),
    (block::CONSTANTS, 29, "NO_CFI_VALUE", true),
    (block::CONSTANTS, 30, "INLINEASM", true),
    (block::CONSTANTS, 31, "CE_GEP_WITH_INRANGE", false),
    (block::CONSTANTS, 32, "CE_GEP", true),
    (block::CONSTANTS, 33, "PTRAUTH", true),
    (block::CONSTANTS, 34, "PTRAUTH2", false),
    (block::FUNCTION, 1, "DECLAREBLOCKS", true),
    (block::FUNCTION, 2, "INST_BINOP", true),
    (block::FUNCTION, 3, "INST_CAST", true),
    (block::FUNCTION, 4, "INST_GEP_OLD", true),
    (block::FUNCTION, 5, "INST_SELECT", true),
    (block::FUNCTION, 6, "INST_EXTRACTELT", true),
    (block::FUNCTION, 7, "INST_INSERTELT", true),
    (block::FUNCTION, 8, "INST_SHUFFLEVEC", true),
    (block::FUNCTION, 9, "INST_CMP", true),
    (block::FUNCTION, 10, "INST_RET", true),
    (block::FUNCTION, 11, "INST_BR", true),
    (block::FUNCTION, 12, "INST_SWITCH", true),
    (block::FUNCTION, 13, "INST_INVOKE", true),
    (block::FUNCTION, 15, "INST_UNREACHABLE", true),
    (block::FUNCTION, 16, "INST_PHI", true),
    (block::FUNCTION, 19, "INST_ALLOCA", true),
    (block::FUNCTION, 20, "INST_LOAD", true),
    (block::FUNCTION, 23, "INST_VAARG", true),
    (block::FUNCTION, 24, "INST_STORE_OLD", false),
    (block::FUNCTION, 26, "INST_EXTRACTVAL", true),
    (block::FUNCTION, 27, "INST_INSERTVAL", true),
    (block::FUNCTION, 28, "INST_CMP2", true),
    (block::FUNCTION, 29, "INST_VSELECT", true),
    (block::FUNCTION, 30, "INST_INBOUNDS_GEP_OLD", true),
    (block::FUNCTION, 31, "INST_INDIRECTBR", false),
    (block::FUNCTION, 33, "DEBUG_LOC_AGAIN", true),
    (block::FUNCTION, 34, "INST_CALL", true),
    (block::FUNCTION, 35, "DEBUG_LOC", true),
    (block::FUNCTION, 36, "INST_FENCE", true),
    (block::FUNCTION, 37, "INST_CMPXCHG_OLD", false),
    (block::FUNCTION, 38, "INST_ATOMICRMW_OLD", false),
    (block::FUNCTION, 39, "INST_RESUME", false),
    (block::FUNCTION, 40, "INST_LANDINGPAD_OLD", false),
    (block::FUNCTION, 41, "INST_LOADATOMIC", true),
    (block::FUNCTION, 42, "INST_STOREATOMIC_OLD", false),
    (block::FUNCTION, 43, "INST_GEP", true),
    (block::FUNCTION, 44, "INST_STORE", true),
    (block::FUNCTION, 45, "INST_STOREATOMIC", true),
    (block::FUNCTION, 46, "INST_CMPXCHG", true),
    (block::FUNCTION, 47, "INST_LANDINGPAD", false),
    (block::FUNCTION, 48, "INST_CLEANUPRET", true),
    (block::FUNCTION, 49, "INST_CATCHRET", true),
    (block::FUNCTION, 50, "INST_CATCHPAD", true),
    (block::FUNCTION, 51, "INST_CLEANUPPAD", false),
    (block::FUNCTION, 52, "INST_CATCHSWITCH", false),
    (block::FUNCTION, 55, "OPERAND_BUNDLE", true),
    (block::FUNCTION, 56, "INST_UNOP", true),
    (block::FUNCTION, 57, "INST_CALLBR", true),
    (block::FUNCTION, 58, "INST_FREEZE", false),
    (block::FUNCTION, 59, "INST_ATOMICRMW", true),
    (block::FUNCTION, 60, "BLOCKADDR_USERS", true),
    (block::FUNCTION, 61, "DEBUG_RECORD_VALUE", true),
    (block::FUNCTION, 62, "DEBUG_RECORD_DECLARE", true),
    (block::FUNCTION, 63, "DEBUG_RECORD_ASSIGN", true),
    (block::FUNCTION, 64, "DEBUG_RECORD_VALUE_SIMPLE", true),
    (block::FUNCTION, 65, "DEBUG_RECORD_LABEL", true),
    (block::FUNCTION, 66, "DEBUG_RECORD_DECLARE_VALUE", true),
    (block::IDENTIFICATION, 1, "STRING", true),
    (block::IDENTIFICATION, 2, "EPOCH", true),
    (block::VALUE_SYMTAB, 1, "ENTRY", true),
    (block::VALUE_SYMTAB, 2, "BBENTRY", true),
    (block::VALUE_SYMTAB, 3, "FNENTRY", true),
    (block::VALUE_SYMTAB, 5, "COMBINED_ENTRY", true),
    (block::METADATA, 1, "STRING_OLD", true),
    (block::METADATA, 2, "VALUE", true),
    (block::METADATA, 3, "NODE", true),
    (block::METADATA, 4, "NAME", true),
    (block::METADATA, 5, "DISTINCT_NODE", true),
    (block::METADATA, 6, "KIND", true),
    (block::METADATA, 7, "LOCATION", true),
    (block::METADATA, 8, "OLD_NODE", true),
    (block::METADATA, 9, "OLD_FN_NODE", true),
    (block::METADATA, 10, "NAMED_NODE", true),
    (block::METADATA, 11, "ATTACHMENT", false),
    (block::METADATA, 12, "GENERIC_DEBUG", true),
    (block::METADATA, 13, "SUBRANGE", true),
    (block::METADATA, 14, "ENUMERATOR", true),
    (block::METADATA, 15, "BASIC_TYPE", true),
    (block::METADATA, 16, "FILE", true),
    (block::METADATA, 17, "DERIVED_TYPE", true),
    (block::METADATA, 18, "COMPOSITE_TYPE", true),
    (block::METADATA, 19, "SUBROUTINE_TYPE", true),
    (block::METADATA, 20, "COMPILE_UNIT", true),
    (block::METADATA, 21, "SUBPROGRAM", true),
    (block::METADATA, 22, "LEXICAL_BLOCK", true),
    (block::METADATA, 23, "LEXICAL_BLOCK_FILE", true),
    (block::METADATA, 24, "NAMESPACE", true),
    (block::METADATA, 25, "TEMPLATE_TYPE", true),
    (block::METADATA, 26, "TEMPLATE_VALUE", true),
    (block::METADATA, 27, "GLOBAL_VAR", true),
    (block::METADATA, 28, "LOCAL_VAR", true),
    (block::METADATA, 29, "EXPRESSION", true),
    (block::METADATA, 30, "OBJC_PROPERTY", true),
    (block::METADATA, 31, "IMPORTED_ENTITY", true),
    (block::METADATA, 32, "MODULE", true),
    (block::METADATA, 33, "MACRO", true),
    (block::METADATA, 34, "MACRO_FILE", true),
    (block::METADATA, 35, "STRINGS", true),
    (block::METADATA, 36, "GLOBAL_DECL_ATTACHMENT", true),
    (block::METADATA, 37, "GLOBAL_VAR_EXPR", true),
    (block::METADATA, 38, "INDEX_OFFSET", true),
    (block::METADATA, 39, "INDEX", true),
    (block::METADATA, 40, "LABEL", false),
    (block::METADATA, 41, "STRING_TYPE", false),
    (block::METADATA, 44, "COMMON_BLOCK", false),
    (block::METADATA, 45, "GENERIC_SUBRANGE", false),
    (block::METADATA, 46, "ARG_LIST", true),
    (block::METADATA, 47, "ASSIGN_ID", false),
    (block::METADATA, 48, "SUBRANGE_TYPE", false),
    (block::METADATA, 49, "FIXED_POINT_TYPE", false),
    (block::METADATA_ATTACHMENT, 11, "ATTACHMENT", true),
    (block::TYPES, 1, "NUMENTRY", true),
    (block::TYPES, 2, "VOID", true),
    (block::TYPES, 3, "FLOAT", true),
    (block::TYPES, 4, "DOUBLE", true),
    (block::TYPES, 5, "LABEL", true),
    (block::TYPES, 6, "OPAQUE", true),
    (block::TYPES, 7, "INTEGER", true),
    (block::TYPES, 8, "POINTER", true),
    (block::TYPES, 9, "FUNCTION_OLD", false),
    (block::TYPES, 10, "HALF", true),
    (block::TYPES, 11, "ARRAY", true),
    (block::TYPES, 12, "VECTOR", true),
    (block::TYPES, 13, "X86_FP80", true),
    (block::TYPES, 14, "FP128", true),
    (block::TYPES, 15, "PPC_FP128", true),
    (block::TYPES, 16, "METADATA", true),
    (block::TYPES, 17, "X86_MMX", true),
    (block::TYPES, 18, "STRUCT_ANON", true),
    (block::TYPES, 19, "STRUCT_NAME", true),
    (block::TYPES, 20, "STRUCT_NAMED", true),
    (block::TYPES, 21, "FUNCTION", true),
    (block::TYPES, 22, "TOKEN", true),
    (block::TYPES, 23, "BFLOAT", true),
    (block::TYPES, 24, "X86_AMX", false),
    (block::TYPES, 25, "OPAQUE_POINTER", false),
    (block::TYPES, 26, "TARGET_TYPE", false),
    (block::USELIST, 1, "USELIST_CODE_DEFAULT", true),
    (block::USELIST, 2, "USELIST_CODE_BB", true),
    (block::MODULE_STRTAB, 1, "ENTRY", true),
    (block::MODULE_STRTAB, 2, "HASH", true),
    (block::GLOBALVAL_SUMMARY, 1, "PERMODULE", true),
    (block::GLOBALVAL_SUMMARY, 2, "PERMODULE_PROFILE", true),
    (block::GLOBALVAL_SUMMARY, 3, "PERMODULE_GLOBALVAR_INIT_REFS", true),
    (block::GLOBALVAL_SUMMARY, 4, "COMBINED", true),
    (block::GLOBALVAL_SUMMARY, 5, "COMBINED_PROFILE", true),
    (block::GLOBALVAL_SUMMARY, 6, "COMBINED_GLOBALVAR_INIT_REFS", true),
    (block::GLOBALVAL_SUMMARY, 7, "ALIAS", true),
    (block::GLOBALVAL_SUMMARY, 8, "COMBINED_ALIAS", true),
    (block::GLOBALVAL_SUMMARY, 9, "COMBINED_ORIGINAL_NAME", true),
    (block::GLOBALVAL_SUMMARY, 10, "VERSION", true),
    (block::GLOBALVAL_SUMMARY, 11, "TYPE_TESTS", true),
    (block::GLOBALVAL_SUMMARY, 12, "TYPE_TEST_ASSUME_VCALLS", true),
    (block::GLOBALVAL_SUMMARY, 13, "TYPE_CHECKED_LOAD_VCALLS", true),
    (block::GLOBALVAL_SUMMARY, 14, "TYPE_TEST_ASSUME_CONST_VCALL", true),
    (block::GLOBALVAL_SUMMARY, 15, "TYPE_CHECKED_LOAD_CONST_VCALL", true),
    (block::GLOBALVAL_SUMMARY, 16, "VALUE_GUID", true),
    (block::GLOBALVAL_SUMMARY, 17, "CFI_FUNCTION_DEFS", true),
    (block::GLOBALVAL_SUMMARY, 18, "CFI_FUNCTION_DECLS", true),
    (block::GLOBALVAL_SUMMARY, 19, "PERMODULE_RELBF", true),
    (block::GLOBALVAL_SUMMARY, 20, "FLAGS", true),
    (block::GLOBALVAL_SUMMARY, 21, "TYPE_ID", true),
    (block::GLOBALVAL_SUMMARY, 22, "TYPE_ID_METADATA", true),
    (block::GLOBALVAL_SUMMARY, 23, "PERMODULE_VTABLE_GLOBALVAR_INIT_REFS", true),
    (block::GLOBALVAL_SUMMARY, 24, "BLOCK_COUNT", true),
    (block::GLOBALVAL_SUMMARY, 25, "PARAM_ACCESS", true),
    (block::GLOBALVAL_SUMMARY, 26, "PERMODULE_CALLSITE_INFO", true),
    (block::GLOBALVAL_SUMMARY, 27, "PERMODULE_ALLOC_INFO", true),
    (block::GLOBALVAL_SUMMARY, 28, "COMBINED_CALLSITE_INFO", true),
    (block::GLOBALVAL_SUMMARY, 29, "COMBINED_ALLOC_INFO", true),
    (block::GLOBALVAL_SUMMARY, 30, "STACK_IDS", true),
    (block::GLOBALVAL_SUMMARY, 31, "ALLOC_CONTEXT_IDS", true),
    (block::GLOBALVAL_SUMMARY, 32, "CONTEXT_RADIX_TREE_ARRAY", true),
    (block::GLOBALVAL_SUMMARY, 33, "COMBINED_ALLOC_INFO_NO_CONTEXT", true),
    (block::OPERAND_BUNDLE_TAGS, 1, "OPERAND_BUNDLE_TAG", true),
    (block::METADATA_KIND, 6, "KIND", true),
    (block::STRTAB, 1, "BLOB", true),
    (block::SYMTAB, 1, "BLOB", true),
    (block::SYNC_SCOPE_NAMES, 1, "NAME", false),
];

/// The name of a block.
pub(super) fn block(id: u32) -> Option<Name> {
    let row = BLOCKS.iter().find(|row| row.0 == id)?;
    Some(Name { text: row.1, shown: row.2 })
}

/// The name of a record. Both summary blocks have the same records.
pub(super) fn record(block: u32, code: u32) -> Option<Name> {
    let block = if block == block::FULL_LTO_SUMMARY { block::GLOBALVAL_SUMMARY } else { block };
    let at = RECORDS.binary_search_by_key(&(block, code), |row| (row.0, row.1)).ok()?;
    Some(Name { text: RECORDS[at].2, shown: RECORDS[at].3 })
}

#[cfg(test)]
mod tests {
    use super::RECORDS;

    #[test]
    fn records_are_in_order() {
        assert!(RECORDS.is_sorted_by_key(|row| (row.0, row.1)));
    }
}
