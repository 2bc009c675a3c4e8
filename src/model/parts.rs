//! Parts of the model by topic.

use super::{Computed, Endian, RelocField, SectionId, SymbolRules};
use crate::parse::ast::{ExprId, Name};
use rustc_hash::{FxHashMap, FxHashSet};

/// What options and the target determine. No text changes it.
#[derive(Debug, Default)]
pub struct ObjectRules {
    /// The specifiers that apply to a whole expression rather than a symbol in it, as a bit set.
    pub specifiers_of_expressions: u64,
    pub endian: Endian,
    /// ELF relocations are written in CREL format.
    pub crel: bool,
    /// Options that affect the symbol table.
    pub symbols: SymbolRules,
    /// ELF sections with names ending in `.dwo` are written to a separate file.
    pub split_dwarf: bool,
    /// The address of the first section, if it is known.
    pub address: Option<u64>,
}

/// What directives request for the object as a whole: entries of the symbol table, versions, tables of symbols.
#[derive(Debug, Default)]
pub struct Requests {
    /// `.file "name"`: the name, and the number of symbols registered before it.
    pub files: Vec<(Vec<u8>, usize)>,
    pub addrsig: bool,
    pub addrsig_symbols: Vec<Name>,
    /// The edges of `.cg_profile`: from and to, each with its source position, and the count.
    pub cg_profile: Vec<([(Name, u32); 2], u64)>,
    /// The symbols with tagged memory, to which relocations refer directly.
    pub tagged: FxHashSet<Name>,
    /// Something in the object requires ELFOSABI_GNU.
    pub gnu_abi: bool,
    pub symvers: Vec<SymVer>,
    /// `.lto_set_conditional`: for a symbol not yet mentioned, the symbols to be assigned once it is defined, each with
    /// its value and source position.
    pub conditionals: FxHashMap<Name, Vec<(Name, ExprId, u32)>>,
    /// The aliases of `.weakref`, in source order.
    pub weak_aliases: Vec<Name>,
    /// Symbols that `.symver` has renamed, with their new names.
    pub renames: FxHashMap<Name, Name>,
}

/// What the layout determines, or has to know of the contents of sections.
#[derive(Debug, Default)]
pub struct LayoutState {
    /// The `.reloc` fields of each section that has any; set by the layout.
    pub reloc_fields: FxHashMap<SectionId, Vec<RelocField>>,
    /// There is a fill whose size is determined by the layout.
    pub open_fillings: bool,
    /// A section may have a different number of bytes in the file than its layout suggests: see [`Model::written_size`](super::Model::written_size).
    pub uneven: bool,
    /// The sections that are written after layout are split into llvm-mc's fragments.
    pub tables_in_fragments: bool,
    pub computed: Computed,
}

#[derive(Clone, Debug)]
pub struct SymVer {
    pub symbol: Name,
    /// `name@version` as written.
    pub versioned: Vec<u8>,
    /// The unversioned name stays in the symbol table.
    pub keep: bool,
    pub source_pos: u32,
}
