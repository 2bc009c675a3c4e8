//! The blocks and records of LLVM IR: their numbers and names. Source: LLVM Bitcode File Format, "LLVM IR Encoding", and
//! `llvm/Bitcode/LLVMBitCodes.h` for the rest.

/// A name, and whether `llvm-bcanalyzer` knows it; if not, it prints the number.
#[derive(Clone, Copy, Debug)]
pub(super) struct Name {
    pub(super) text: &'static str,
    pub(super) shown: bool,
}

/// Defines the blocks, each with its number, the module of its records' codes, its name, whether `llvm-bcanalyzer` knows
/// it, and its records: those that `llvm-bcanalyzer` knows, and the others. A literal after a code is the name, if the
/// constant has another one.
macro_rules! blocks {
    ($($block:ident = $id:literal $module:ident $text:literal $shown:literal
        { $($name:ident = $code:literal $($own:literal)?),* }
        $(unknown { $($other:ident = $number:literal),* })?,)*) => {
        #[allow(dead_code, reason = "some blocks are only named")]
        pub(super) mod block {
            $(pub(in crate::bitcode) const $block: u32 = $id;)*
        }
        $(#[allow(dead_code, reason = "most records are only named")]
        pub(super) mod $module {
            $(pub(in crate::bitcode) const $name: u32 = $code;)*
            $($(pub(in crate::bitcode) const $other: u32 = $number;)*)?
        })*
        const BLOCKS: &[(u32, Name, &[(u32, Name)])] = &[$((
            $id,
            Name { text: $text, shown: $shown },
            &[
                $(($code, Name { text: text!($name $($own)?), shown: true }),)*
                $($(($number, Name { text: stringify!($other), shown: false }),)*)?
            ],
        )),*];
    };
}

macro_rules! text {
    ($name:ident) => {
        stringify!($name)
    };
    ($name:ident $text:literal) => {
        $text
    };
}

blocks! {
    BLOCKINFO = 0 blockinfo "BLOCKINFO_BLOCK" true { SETBID = 1, BLOCKNAME = 2, SETRECORDNAME = 3 },
    MODULE = 8 module "MODULE_BLOCK" true {
        VERSION = 1, TRIPLE = 2, DATALAYOUT = 3, ASM = 4, SECTIONNAME = 5, DEPLIB = 6, GLOBALVAR = 7, FUNCTION = 8,
        GCNAME = 11, COMDAT = 12, VSTOFFSET = 13, ALIAS = 14, METADATA_VALUES_UNUSED = 15, SOURCE_FILENAME = 16,
        HASH = 17
    } unknown { ALIAS_OLD = 9, IFUNC = 18 },
    PARAMATTR = 9 paramattr "PARAMATTR_BLOCK" true { ENTRY_OLD = 1 "ENTRY", ENTRY = 2 },
    PARAMATTR_GROUP = 10 paramattr_group "PARAMATTR_GROUP_BLOCK_ID" true { ENTRY = 3 },
    CONSTANTS = 11 constants "CONSTANTS_BLOCK" true {
        SETTYPE = 1, NULL = 2, UNDEF = 3, INTEGER = 4, WIDE_INTEGER = 5, FLOAT = 6, AGGREGATE = 7, STRING = 8,
        CSTRING = 9, CE_BINOP = 10, CE_CAST = 11, CE_SELECT = 13, CE_EXTRACTELT = 14, CE_INSERTELT = 15,
        CE_SHUFFLEVEC = 16, CE_CMP = 17, CE_SHUFVEC_EX = 19, CE_INBOUNDS_GEP = 20, CST_CODE_BLOCKADDRESS = 21,
        DATA = 22, CE_UNOP = 25, DSO_LOCAL_EQUIVALENT = 27, NO_CFI_VALUE = 29, INLINEASM = 30, CE_GEP = 32,
        PTRAUTH = 33
    } unknown {
        CE_GEP_OLD = 12, INLINEASM_OLD = 18, INLINEASM_OLD2 = 23, CE_GEP_WITH_INRANGE_INDEX_OLD = 24, POISON = 26,
        INLINEASM_OLD3 = 28, CE_GEP_WITH_INRANGE = 31, PTRAUTH2 = 34
    },
    FUNCTION = 12 function "FUNCTION_BLOCK" true {
        DECLAREBLOCKS = 1, INST_BINOP = 2, INST_CAST = 3, INST_GEP_OLD = 4, INST_SELECT = 5, INST_EXTRACTELT = 6,
        INST_INSERTELT = 7, INST_SHUFFLEVEC = 8, INST_CMP = 9, INST_RET = 10, INST_BR = 11, INST_SWITCH = 12,
        INST_INVOKE = 13, INST_UNREACHABLE = 15, INST_PHI = 16, INST_ALLOCA = 19, INST_LOAD = 20, INST_VAARG = 23,
        INST_EXTRACTVAL = 26, INST_INSERTVAL = 27, INST_CMP2 = 28, INST_VSELECT = 29, INST_INBOUNDS_GEP_OLD = 30,
        DEBUG_LOC_AGAIN = 33, INST_CALL = 34, DEBUG_LOC = 35, INST_FENCE = 36, INST_LOADATOMIC = 41, INST_GEP = 43,
        INST_STORE = 44, INST_STOREATOMIC = 45, INST_CMPXCHG = 46, INST_CLEANUPRET = 48, INST_CATCHRET = 49,
        INST_CATCHPAD = 50, OPERAND_BUNDLE = 55, INST_UNOP = 56, INST_CALLBR = 57, INST_ATOMICRMW = 59,
        BLOCKADDR_USERS = 60, DEBUG_RECORD_VALUE = 61, DEBUG_RECORD_DECLARE = 62, DEBUG_RECORD_ASSIGN = 63,
        DEBUG_RECORD_VALUE_SIMPLE = 64, DEBUG_RECORD_LABEL = 65, DEBUG_RECORD_DECLARE_VALUE = 66
    } unknown {
        INST_STORE_OLD = 24, INST_INDIRECTBR = 31, INST_CMPXCHG_OLD = 37, INST_ATOMICRMW_OLD = 38, INST_RESUME = 39,
        INST_LANDINGPAD_OLD = 40, INST_STOREATOMIC_OLD = 42, INST_LANDINGPAD = 47, INST_CLEANUPPAD = 51,
        INST_CATCHSWITCH = 52, INST_FREEZE = 58
    },
    IDENTIFICATION = 13 identification "IDENTIFICATION_BLOCK_ID" true { STRING = 1, EPOCH = 2 },
    VALUE_SYMTAB = 14 value_symtab "VALUE_SYMTAB" true { ENTRY = 1, BBENTRY = 2, FNENTRY = 3, COMBINED_ENTRY = 5 },
    METADATA = 15 metadata "METADATA_BLOCK" true {
        STRING_OLD = 1, VALUE = 2, NODE = 3, NAME = 4, DISTINCT_NODE = 5, KIND = 6, LOCATION = 7, OLD_NODE = 8,
        OLD_FN_NODE = 9, NAMED_NODE = 10, GENERIC_DEBUG = 12, SUBRANGE = 13, ENUMERATOR = 14, BASIC_TYPE = 15,
        FILE = 16, DERIVED_TYPE = 17, COMPOSITE_TYPE = 18, SUBROUTINE_TYPE = 19, COMPILE_UNIT = 20, SUBPROGRAM = 21,
        LEXICAL_BLOCK = 22, LEXICAL_BLOCK_FILE = 23, NAMESPACE = 24, TEMPLATE_TYPE = 25, TEMPLATE_VALUE = 26,
        GLOBAL_VAR = 27, LOCAL_VAR = 28, EXPRESSION = 29, OBJC_PROPERTY = 30, IMPORTED_ENTITY = 31, MODULE = 32,
        MACRO = 33, MACRO_FILE = 34, STRINGS = 35, GLOBAL_DECL_ATTACHMENT = 36, GLOBAL_VAR_EXPR = 37,
        INDEX_OFFSET = 38, INDEX = 39, ARG_LIST = 46
    } unknown {
        ATTACHMENT = 11, LABEL = 40, STRING_TYPE = 41, COMMON_BLOCK = 44, GENERIC_SUBRANGE = 45, ASSIGN_ID = 47,
        SUBRANGE_TYPE = 48, FIXED_POINT_TYPE = 49
    },
    METADATA_ATTACHMENT = 16 metadata_attachment "METADATA_ATTACHMENT_BLOCK" true { ATTACHMENT = 11 },
    TYPES = 17 types "TYPE_BLOCK_ID" true {
        NUMENTRY = 1, VOID = 2, FLOAT = 3, DOUBLE = 4, LABEL = 5, OPAQUE = 6, INTEGER = 7, POINTER = 8, HALF = 10,
        ARRAY = 11, VECTOR = 12, FP80 = 13 "X86_FP80", FP128 = 14, PPC_FP128 = 15, METADATA = 16, X86_MMX = 17,
        STRUCT_ANON = 18, STRUCT_NAME = 19, STRUCT_NAMED = 20, FUNCTION = 21, TOKEN = 22, BFLOAT = 23
    } unknown { FUNCTION_OLD = 9, X86_AMX = 24, OPAQUE_POINTER = 25, TARGET_TYPE = 26 },
    USELIST = 18 uselist "USELIST_BLOCK_ID" true { USELIST_CODE_DEFAULT = 1, USELIST_CODE_BB = 2 },
    MODULE_STRTAB = 19 module_strtab "MODULE_STRTAB_BLOCK" true { ENTRY = 1, HASH = 2 },
    GLOBALVAL_SUMMARY = 20 globalval_summary "GLOBALVAL_SUMMARY_BLOCK" true {
        PERMODULE = 1, PERMODULE_PROFILE = 2, PERMODULE_GLOBALVAR_INIT_REFS = 3, COMBINED = 4, COMBINED_PROFILE = 5,
        COMBINED_GLOBALVAR_INIT_REFS = 6, ALIAS = 7, COMBINED_ALIAS = 8, COMBINED_ORIGINAL_NAME = 9, VERSION = 10,
        TYPE_TESTS = 11, TYPE_TEST_ASSUME_VCALLS = 12, TYPE_CHECKED_LOAD_VCALLS = 13,
        TYPE_TEST_ASSUME_CONST_VCALL = 14, TYPE_CHECKED_LOAD_CONST_VCALL = 15, VALUE_GUID = 16, CFI_FUNCTION_DEFS = 17,
        CFI_FUNCTION_DECLS = 18, PERMODULE_RELBF = 19, FLAGS = 20, TYPE_ID = 21, TYPE_ID_METADATA = 22,
        PERMODULE_VTABLE_GLOBALVAR_INIT_REFS = 23, BLOCK_COUNT = 24, PARAM_ACCESS = 25, PERMODULE_CALLSITE_INFO = 26,
        PERMODULE_ALLOC_INFO = 27, COMBINED_CALLSITE_INFO = 28, COMBINED_ALLOC_INFO = 29, STACK_IDS = 30,
        ALLOC_CONTEXT_IDS = 31, CONTEXT_RADIX_TREE_ARRAY = 32, COMBINED_ALLOC_INFO_NO_CONTEXT = 33
    },
    OPERAND_BUNDLE_TAGS = 21 operand_bundle_tags "OPERAND_BUNDLE_TAGS_BLOCK" true { OPERAND_BUNDLE_TAG = 1 },
    METADATA_KIND = 22 metadata_kind "METADATA_KIND_BLOCK" true { KIND = 6 },
    STRTAB = 23 strtab "STRTAB_BLOCK" true { BLOB = 1 },
    FULL_LTO_SUMMARY = 24 full_lto_summary "FULL_LTO_GLOBALVAL_SUMMARY_BLOCK" true {},
    SYMTAB = 25 symtab "SYMTAB_BLOCK" true { BLOB = 1 },
    SYNC_SCOPE_NAMES = 26 sync_scope_names "SYNC_SCOPE_NAMES_BLOCK" false {} unknown { NAME = 1 },
}

/// A block's id and name, and the names of its record codes.
type Row = (u32, Name, &'static [(u32, Name)]);

fn row(block: u32) -> Option<&'static Row> {
    BLOCKS.iter().find(|row| row.0 == block)
}

pub(super) fn block(id: u32) -> Option<Name> {
    row(id).map(|row| row.1)
}

/// The name of a record. Both summary blocks have the same records.
pub(super) fn record(block: u32, code: u32) -> Option<Name> {
    let block = if block == block::FULL_LTO_SUMMARY { block::GLOBALVAL_SUMMARY } else { block };
    row(block)?.2.iter().find(|record| record.0 == code).map(|record| record.1)
}
