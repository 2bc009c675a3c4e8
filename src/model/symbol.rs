//! Symbols.

use super::coff::CoffSymbol;
use super::{SectionId, SubsectionId};
use crate::parse::ast::{ExprId, Name};

/// A place in a section: so many bytes after the start of a fragment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SectionOffset {
    /// The subsection it is in.
    pub subsection: SubsectionId,
    /// The fragment's index in the subsection.
    pub fragment: u32,
    /// Bytes after the fragment's start.
    pub offset: u32,
}

/// What a symbol stands for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Definition {
    /// Nothing yet.
    Undefined,
    /// A place: a label.
    Label(SectionOffset),
    /// The start of a section (its section symbol).
    Section(SectionId),
    /// An expression: `.set`.
    Variable(ExprId),
    /// `.comm`
    Common(CommonId),
}

/// The index of a common block in the model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommonId(pub(super) u32);

/// A common block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Common {
    /// Its size in bytes.
    pub size: u64,
    /// Its alignment in bytes.
    pub align: u64,
}

/// ELF symbol binding, `STB_*`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Binding {
    /// `STB_LOCAL`
    Local = 0,
    /// `STB_GLOBAL`
    Global = 1,
    /// `STB_WEAK`
    Weak = 2,
    /// `STB_GNU_UNIQUE`
    Unique = 10,
}

/// What is so of a symbol or is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SymbolFlag {
    /// A private label: never in the symbol table unless a relocation needs it.
    Temporary = 1,
    /// In the order of [`super::Model::registered`] already.
    Registered = 1 << 1,
    /// It names a section group.
    Signature = 1 << 2,
    /// Another symbol of the same name took its place.
    Superseded = 1 << 3,
    /// `.set` may give it another value.
    Redefinable = 1 << 4,
    /// `.weakref` made it; the variable's expression is the target.
    Weakref = 1 << 5,
    /// Definitions and attributes of it are dropped (`.lto_discard`).
    Discarded = 1 << 6,
    /// `.safeseh` has named it.
    SafeSeh = 1 << 7,
}

/// The bits of `st_other` that hold the visibility.
const VISIBILITY: u8 = 3;

/// One symbol.
#[derive(Clone, Debug)]
pub struct Symbol {
    /// What it stands for.
    pub definition: Definition,
    /// The number of the expression of `.size`, or [`NONE`].
    pub(super) size: u32,
    /// The binding, where a directive set it.
    pub binding: Option<Binding>,
    /// `STT_*`
    pub kind: u8,
    /// `st_other`: `STV_*` and the machine's bits.
    pub other: u8,
    flags: u8,
    /// What only COFF's symbols have.
    pub coff: CoffSymbol,
    /// Where the text asks for it: of temporary symbols that had no definition then, and of ones with a `.size`.
    pub source_pos: u32,
}

/// No expression.
const NONE: u32 = u32::MAX;

// There are very many of them.
const _: () = assert!(size_of::<Symbol>() == 32);

impl Symbol {
    /// No source_pos is known.
    pub(crate) const NOWHERE: u32 = u32::MAX;

    pub(crate) fn new(temporary: bool) -> Self {
        Symbol {
            definition: Definition::Undefined,
            size: NONE,
            binding: None,
            kind: 0,
            other: 0,
            flags: if temporary { SymbolFlag::Temporary as u8 } else { 0 },
            coff: CoffSymbol::default(),
            source_pos: Symbol::NOWHERE,
        }
    }

    /// Whether that is so of it.
    #[inline]
    #[must_use]
    pub fn is(&self, flag: SymbolFlag) -> bool {
        self.flags & flag as u8 != 0
    }

    /// Says whether that is so of it.
    #[inline]
    pub fn set(&mut self, flag: SymbolFlag, is: bool) {
        self.flags = if is { self.flags | flag as u8 } else { self.flags & !(flag as u8) };
    }

    /// `STV_*`
    pub fn set_visibility(&mut self, visibility: u8) {
        self.other = self.other & !VISIBILITY | visibility;
    }

    /// The expression of `.size`.
    #[must_use]
    pub fn size(&self) -> Option<ExprId> {
        (self.size != NONE).then_some(ExprId(self.size))
    }

    /// `.size`
    pub fn set_size(&mut self, size: ExprId) {
        self.size = size.0;
    }

    /// Whether a directive or label gave it a meaning.
    #[must_use]
    pub fn is_defined(&self) -> bool {
        !matches!(self.definition, Definition::Undefined)
    }

    /// Whether COFF's `.weak_anti_dep` has named it: then it is not seen through.
    #[inline]
    #[must_use]
    pub fn is_antidependency(&self) -> bool {
        self.is(SymbolFlag::Weakref) && self.coff.weak != 0
    }

    /// The `.set` expression, if it is a variable.
    #[must_use]
    pub fn variable(&self) -> Option<ExprId> {
        match self.definition {
            Definition::Variable(expr) => Some(expr),
            _ => None,
        }
    }
}

/// The linear value `add - sub + constant`, with a relocation specifier.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct RelocatableValue {
    /// The symbol added.
    pub add: Option<Name>,
    /// The symbol subtracted.
    pub sub: Option<Name>,
    /// The constant.
    pub constant: i64,
    /// The specifier.
    pub specifier: crate::parse::ast::Specifier,
}

impl RelocatableValue {
    /// A constant.
    #[must_use]
    pub fn constant(value: i64) -> Self {
        RelocatableValue { constant: value, ..RelocatableValue::default() }
    }

    /// A symbol.
    #[must_use]
    pub fn symbol(name: Name) -> Self {
        RelocatableValue { add: Some(name), ..RelocatableValue::default() }
    }

    /// The value, if no symbol is in it.
    #[must_use]
    pub fn as_constant(&self) -> Option<i64> {
        (self.add.is_none() && self.sub.is_none()).then_some(self.constant)
    }
}

/// A value that is known only at layout: linear already, or an expression still.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value {
    /// `add - sub + constant`
    Relocatable(RelocatableValue),
    /// A tree in the model's arena.
    Tree(ExprId),
}

/// Which jumps to global symbols that their own section defines need no relocation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GlobalJumps {
    /// None.
    #[default]
    Relocated,
    /// Those to symbols that no other file can define anew: hidden, internal and protected ones.
    NotPreemptible,
    /// All.
    All,
}

/// What options say of the symbol table, beside what the text says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SymbolRules {
    /// Absolute symbols that are not global, and that no relocation names, are left out.
    pub strip_local_absolute: bool,
    /// Common symbols have the type `STT_COMMON`.
    pub stt_common: bool,
    /// A size that is no number is warned about and is 0.
    pub size_check_warns: bool,
    /// Which jumps need no relocation.
    pub global_jumps: GlobalJumps,
}
