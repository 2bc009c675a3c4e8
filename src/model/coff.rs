//! COFF-specific properties of sections and symbols (PE format, "Section Table" and "COFF Symbol Table").

use super::symbol::SectionOffset;
use super::{Reset, SectionId};
use crate::parse::ast::Name;
use object::pe::{
    IMAGE_COMDAT_SELECT_ASSOCIATIVE, IMAGE_SCN_CNT_CODE, IMAGE_SCN_CNT_INITIALIZED_DATA,
    IMAGE_SCN_CNT_UNINITIALIZED_DATA, IMAGE_SCN_LNK_COMDAT, IMAGE_SCN_LNK_INFO, IMAGE_SCN_LNK_REMOVE,
    IMAGE_SCN_MEM_DISCARDABLE, IMAGE_SCN_MEM_EXECUTE, IMAGE_SCN_MEM_READ, IMAGE_SCN_MEM_WRITE,
};
use rustc_hash::FxHashMap;

/// The identity of a COFF section, and its characteristics.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CoffSection {
    /// `IMAGE_SCN_*`, without the alignment.
    pub characteristics: u32,
    /// `IMAGE_COMDAT_SELECT_*`; 0 outside COMDATs.
    pub selection: u8,
    /// The COMDAT symbol, also for an associative section.
    pub comdat: Option<Name>,
    /// `unique, N`
    pub unique: Option<u32>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CoffSymbol {
    /// `.type`: `IMAGE_SYM_TYPE_*` and `IMAGE_SYM_DTYPE_*`.
    pub kind: u16,
    /// `.scl`: `IMAGE_SYM_CLASS_*`; 0 leaves it to the binding.
    pub class: u8,
    /// `IMAGE_WEAK_EXTERN_*`; 0 if it is not a weak external.
    pub weak: u8,
    /// Named by `.safeseh`.
    pub is_safe_handler: bool,
}

impl CoffSymbol {
    pub const FUNCTION: u16 = 0x20;

    /// Whether its type is a function. Differences with it stay relocations, since incremental linkers redirect
    /// functions.
    #[inline]
    pub fn is_function(self) -> bool {
        self.kind >> 4 == Self::FUNCTION >> 4
    }
}

/// The contents of a 4-byte field that are known only when the object is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoffValue {
    /// `.symidx`, `.safeseh`: the symbol's index in the symbol table.
    SymbolIndex,
    /// `.secnum`: the number of its section.
    SectionNumber,
    /// `.secoffset`: its offset in its section.
    SectionOffset,
}

/// A field whose contents are known only when the object is written.
#[derive(Clone, Copy, Debug)]
pub struct CoffField {
    pub place: SectionOffset,
    pub value: CoffValue,
    pub symbol: Name,
    pub source_pos: u32,
}

#[derive(Clone, Debug, Default)]
pub struct CoffModel {
    /// The fields to be filled in when the object is written.
    pub fields: Vec<CoffField>,
    /// The symbol of the open `.def`.
    pub definition: Option<Name>,
    /// Common symbols that have become labels, with their offset from the start of llvm-mc's fragment.
    pub labeled_common_offsets: FxHashMap<Name, u32>,
    /// The section of `.addrsig`, once it is made.
    pub addrsig: Option<SectionId>,
    /// The section of `.cg_profile`, once it is made.
    pub cg_profile: Option<SectionId>,
}

impl Reset for CoffModel {
    fn reset(&mut self) {
        let CoffModel { fields, definition, labeled_common_offsets, addrsig, cg_profile } = self;
        fields.reset();
        labeled_common_offsets.reset();
        (*definition, *addrsig, *cg_profile) = (None, None, None);
    }
}

const READ_ONLY: u32 = IMAGE_SCN_CNT_INITIALIZED_DATA.0 | IMAGE_SCN_MEM_READ.0;
const DATA: u32 = READ_ONLY | IMAGE_SCN_MEM_WRITE.0;
const DEBUG: u32 = READ_ONLY | IMAGE_SCN_MEM_DISCARDABLE.0;

/// Sections that llvm-mc predefines with fixed characteristics, which directives do not change.
const KNOWN: &[(&[u8], u32)] = &[
    (b".text", IMAGE_SCN_CNT_CODE.0 | IMAGE_SCN_MEM_EXECUTE.0 | IMAGE_SCN_MEM_READ.0),
    (b".data", DATA),
    (b".bss", IMAGE_SCN_CNT_UNINITIALIZED_DATA.0 | IMAGE_SCN_MEM_READ.0 | IMAGE_SCN_MEM_WRITE.0),
    (b".rdata", READ_ONLY),
    (b".eh_frame", READ_ONLY),
    (b".pdata", READ_ONLY),
    (b".xdata", READ_ONLY),
    (b".drectve", IMAGE_SCN_LNK_INFO.0 | IMAGE_SCN_LNK_REMOVE.0),
    (b".sxdata", IMAGE_SCN_LNK_INFO.0),
    (b".gehcont$y", READ_ONLY),
    (b".gfids$y", READ_ONLY),
    (b".giats$y", READ_ONLY),
    (b".gljmp$y", READ_ONLY),
    (b".tls$", DATA),
    (b".llvm_stackmaps", READ_ONLY),
    (b".apple_names", DEBUG),
    (b".apple_types", DEBUG),
    (b".apple_objc", DEBUG),
    (b".apple_namespaces", DEBUG),
    (b".pseudo_probe", DEBUG),
    (b".pseudo_probe_desc", DEBUG),
    (b".debug$S", DEBUG),
    (b".debug$T", DEBUG),
    (b".debug$H", DEBUG),
];

/// The DWARF sections that llvm-mc predefines, without `.debug_`.
const DWARF: &str = "abbrev info line line_str frame pubnames pubtypes gnu_pubnames gnu_pubtypes str str_offsets loc loclists \
    aranges ranges rnglists macinfo macro names addr info.dwo types.dwo abbrev.dwo str.dwo line.dwo loc.dwo \
    str_offsets.dwo loclists.dwo rnglists.dwo macinfo.dwo macro.dwo cu_index tu_index";

impl CoffSection {
    pub fn known(name: &[u8]) -> Option<Self> {
        let listed = KNOWN.iter().find(|k| k.0 == name).map(|k| k.1);
        let characteristics = listed.or_else(|| {
            let rest = name.strip_prefix(b".debug_")?;
            DWARF.split(' ').any(|known| known.as_bytes() == rest).then_some(DEBUG)
        });
        characteristics.map(|characteristics| CoffSection { characteristics, ..CoffSection::default() })
    }

    /// Makes the section associative with a COMDAT, so that linkers keep or drop both; unchanged without a COMDAT.
    pub fn following(self, comdat: Option<Name>) -> Self {
        if comdat.is_none() {
            return self;
        }
        let characteristics = self.characteristics | IMAGE_SCN_LNK_COMDAT.0;
        CoffSection { characteristics, selection: IMAGE_COMDAT_SELECT_ASSOCIATIVE.0, comdat, ..self }
    }
}
