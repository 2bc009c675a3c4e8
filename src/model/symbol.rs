//! Symbols.

use super::{Model, SectionId, SubsectionId};
use crate::parse::ast::{BinaryOp, Expr, ExprId, Name, Specifier};

/// A location in a section, relative to the start of a fragment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SectionOffset {
    pub subsection: SubsectionId,
    pub fragment: u32,
    /// Bytes from the start of the fragment's contents.
    pub offset: u32,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Definition {
    Undefined,
    /// A location: a label.
    Label(SectionOffset),
    /// The start of a section (its section symbol).
    Section(SectionId),
    /// An expression: `.set`.
    Variable(ExprId),
    /// `.comm`
    Common(CommonId),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommonId(pub(super) u32);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Common {
    pub size: u64,
    /// Its alignment in bytes.
    pub align: u64,
}

/// ELF symbol binding, `STB_*`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Binding {
    Local = 0,
    Global = 1,
    Weak = 2,
    /// `STB_GNU_UNIQUE`
    Unique = 10,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SymbolFlag {
    /// A private label: not in the symbol table unless a relocation needs it.
    Temporary = 1,
    /// Already listed in [`super::Model::registered`].
    Registered = 1 << 1,
    Signature = 1 << 2,
    /// Replaced by another symbol of the same name.
    Superseded = 1 << 3,
    /// `.set` may assign another value.
    Redefinable = 1 << 4,
    /// Defined by `.weakref`; the variable's expression is the target. Also set for COFF antidependencies.
    Weakref = 1 << 5,
    /// Definitions and attributes are dropped (`.lto_discard`).
    Discarded = 1 << 6,
    /// It has [`super::symbol_details::Details`].
    Detailed = 1 << 7,
}

/// The bits of `st_other` that hold the visibility.
const VISIBILITY: u8 = 3;

#[derive(Clone, Debug)]
pub struct Symbol {
    pub definition: Definition,
    /// The source position, or if it has details the index of these.
    pub(super) position_or_details: u32,
    /// The binding, if a directive set it.
    pub binding: Option<Binding>,
    /// `STT_*`
    pub kind: u8,
    /// `st_other`: `STV_*` and the machine's bits.
    pub other: u8,
    flags: u8,
}

// There are very many symbols.
const _: () = assert!(size_of::<Symbol>() == 24);

impl Symbol {
    pub(super) const NOWHERE: u32 = u32::MAX;

    #[inline]
    pub(crate) fn new(temporary: bool) -> Self {
        Symbol {
            definition: Definition::Undefined,
            position_or_details: Symbol::NOWHERE,
            binding: None,
            kind: 0,
            other: 0,
            flags: if temporary { SymbolFlag::Temporary as u8 } else { 0 },
        }
    }

    #[inline]
    pub fn is(&self, flag: SymbolFlag) -> bool {
        self.flags & flag as u8 != 0
    }

    /// Whether the symbol is not in the symbol table unless a relocation needs it. llvm-mc makes a symbol temporary, too,
    /// when an assignment replaces it.
    #[inline]
    pub fn is_temporary(&self) -> bool {
        self.is(SymbolFlag::Temporary) || self.is(SymbolFlag::Superseded)
    }

    #[inline]
    pub fn set(&mut self, flag: SymbolFlag, is: bool) {
        self.flags = if is { self.flags | flag as u8 } else { self.flags & !(flag as u8) };
    }

    /// `STV_*`
    pub fn set_visibility(&mut self, visibility: u8) {
        self.other = self.other & !VISIBILITY | visibility;
    }

    #[inline]
    pub fn is_defined(&self) -> bool {
        !matches!(self.definition, Definition::Undefined)
    }

    /// The `.set` expression, if it is a variable.
    pub fn variable(&self) -> Option<ExprId> {
        match self.definition {
            Definition::Variable(expr) => Some(expr),
            _ => None,
        }
    }
}

impl Model {
    /// A value as an expression; it must not have a specifier.
    pub fn tree(&mut self, value: Value) -> ExprId {
        let value = match value {
            Value::Relocatable(value) => value,
            Value::Tree(expr) => return expr,
        };
        let Some(add) = value.add else { return self.expr(Expr::Int(value.constant)) };
        let mut tree = self.expr(Expr::Symbol(add, Specifier::NONE));
        if let Some(sub) = value.sub {
            let sub = self.expr(Expr::Symbol(sub, Specifier::NONE));
            tree = self.expr(Expr::Binary(BinaryOp::Sub, tree, sub));
        }
        if value.constant != 0 {
            let number = self.expr(Expr::Int(value.constant));
            tree = self.expr(Expr::Binary(BinaryOp::Add, tree, number));
        }
        tree
    }
}

/// The linear value `add - sub + constant`, with a relocation specifier.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct RelocatableValue {
    pub add: Option<Name>,
    pub sub: Option<Name>,
    pub constant: i64,
    pub specifier: crate::parse::ast::Specifier,
}

impl RelocatableValue {
    #[inline]
    pub fn names(&self) -> impl Iterator<Item = Name> {
        self.add.into_iter().chain(self.sub)
    }

    #[inline]
    pub fn constant(value: i64) -> Self {
        RelocatableValue { constant: value, ..RelocatableValue::default() }
    }
    #[inline]
    pub fn symbol(name: Name) -> Self {
        RelocatableValue { add: Some(name), ..RelocatableValue::default() }
    }

    /// The value, if it has no symbols.
    #[inline]
    pub fn as_constant(&self) -> Option<i64> {
        (self.add.is_none() && self.sub.is_none()).then_some(self.constant)
    }
}

/// A value that may be known only after layout: in linear form, or still an expression.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value {
    /// `add - sub + constant`
    Relocatable(RelocatableValue),
    Tree(ExprId),
}

impl Value {
    pub fn as_constant(&self) -> Option<i64> {
        match self {
            Value::Relocatable(value) => value.as_constant(),
            Value::Tree(_) => None,
        }
    }
}

/// The jumps to global symbols defined in the same section that need no relocation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GlobalJumps {
    #[default]
    Relocated,
    /// Jumps to symbols that cannot be preempted: hidden, internal and protected ones.
    NotPreemptible,
    All,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SymbolRules {
    /// Local absolute symbols that no relocation refers to are omitted.
    pub strip_local_absolute: bool,
    pub stt_common: bool,
    /// A `.size` that is not a constant causes a warning and is 0.
    pub size_check_warns: bool,
    pub global_jumps: GlobalJumps,
}
