//! The values that make up a statement, as produced by the grammar.
//!
//! Expressions are in an arena and refer to each other by [`ExprId`]. A register is still a name here, because only the
//! target can resolve it. This module must not know how a value was parsed or how it is used.

/// An interned symbol name; also the index of its symbol in the model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Name(std::num::NonZeroU32);

impl Name {
    /// The name of the symbol with this index. There are fewer than `u32::MAX`.
    #[inline]
    #[must_use]
    pub fn new(index: u32) -> Self {
        Name(std::num::NonZeroU32::MIN.saturating_add(index))
    }

    /// The index of its symbol.
    #[inline]
    #[must_use]
    pub fn index(self) -> usize {
        self.number() as usize
    }

    /// The index of its symbol as a `u32`.
    #[inline]
    #[must_use]
    pub fn number(self) -> u32 {
        self.0.get() - 1
    }
}

/// A relocation specifier (`@PLT`, `@GOTPCREL` …): an index in the target's table of specifiers. 0 means no specifier.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Specifier(pub u8);

impl Specifier {
    /// No specifier.
    pub const NONE: Specifier = Specifier(0);
}

/// A register used as a value: an opaque, target-specific number. Two are the same register if and only if they are
/// equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RegisterId(pub u16);

/// A machine's registers, on machines where symbols may be bound to registers.
#[derive(Debug)]
pub struct RegisterSet {
    /// Finds a register by its name without the prefix; the second argument is the number in parentheses after the name.
    pub find: fn(&[u8], Option<u8>) -> Option<RegisterId>,
    /// The name of a register and the number after it: the reverse of `find`.
    pub name: fn(RegisterId) -> (&'static [u8], Option<u8>),
    /// Whether the register requires 64-bit mode.
    pub only_64: fn(RegisterId) -> bool,
    /// The register name most similar to a misspelled one.
    pub near: fn(&str) -> Option<String>,
}

/// The index of an expression in its arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ExprId(pub u32);

/// A unary operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum UnaryOp {
    /// `-`
    Minus,
    /// `+`
    Plus,
    /// `~`
    Not,
    /// `!`
    LNot,
}

/// A binary operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "each variant is named after its operator")]
#[non_exhaustive]
pub enum BinaryOp {
    Mul,
    Div,
    Mod,
    Shl,
    Shr,
    Sar,
    Or,
    Xor,
    And,
    OrNot,
    Add,
    Sub,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
    LAnd,
    LOr,
}

impl BinaryOp {
    /// The operator as text. Both shifts to the right are written alike.
    #[must_use]
    pub fn text(self) -> &'static str {
        match self {
            BinaryOp::Mul => "*",
            BinaryOp::Div => "/",
            BinaryOp::Mod => "%",
            BinaryOp::Shl => "<<",
            BinaryOp::Shr | BinaryOp::Sar => ">>",
            BinaryOp::Or => "|",
            BinaryOp::Xor => "^",
            BinaryOp::And => "&",
            BinaryOp::OrNot => "!",
            BinaryOp::Add => "+",
            BinaryOp::Sub => "-",
            BinaryOp::Eq => "==",
            BinaryOp::Ne => "!=",
            BinaryOp::Lt => "<",
            BinaryOp::Le => "<=",
            BinaryOp::Gt => ">",
            BinaryOp::Ge => ">=",
            BinaryOp::LAnd => "&&",
            BinaryOp::LOr => "||",
        }
    }
}

/// One node of an expression.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Expr {
    /// A 64-bit value.
    Int(i64),
    /// A symbol, with the specifier written on it.
    Symbol(Name, Specifier),
    /// An operator with one operand.
    Unary(UnaryOp, ExprId),
    /// An operator with two operands.
    Binary(BinaryOp, ExprId, ExprId),
    /// A specifier on a whole expression: `(foo+4)@PLT`.
    Specified(ExprId, Specifier),
    /// A register. It is a whole expression, never an operand of an operator.
    Register(RegisterId),
}
