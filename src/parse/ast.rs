//! The values a statement is made of, as the grammar delivers them.
//!
//! Expressions live in an [`Exprs`] arena and refer to each other by [`ExprId`]; a register is still a name here, because
//! which names are registers is the target's knowledge. This module must not know how a value was parsed or how it is used.

use crate::source::Span;

/// An interned symbol name; also the index of its symbol in the model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Name(std::num::NonZeroU32);

impl Name {
    /// The name of the symbol of that index; there are fewer than `u32::MAX`.
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

    /// The same, as it is kept.
    #[inline]
    #[must_use]
    pub fn number(self) -> u32 {
        self.0.get() - 1
    }
}

/// A relocation specifier (`@PLT`, `@GOTPCREL` …): an index in the target's table of specifiers. 0 is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Specifier(pub u8);

impl Specifier {
    /// No specifier.
    pub const NONE: Specifier = Specifier(0);
}

/// A register used as a value: a number that means something to the machine alone. Two are the same register exactly where
/// they are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RegisterId(pub u16);

/// A machine's registers, for the machines whose symbols may be bound to registers.
#[derive(Debug)]
pub struct RegisterSet {
    /// The register of a name without its sign; the second value is the number in parentheses after the name.
    pub find: fn(&[u8], Option<u8>) -> Option<RegisterId>,
    /// The name of a register and the number after it: the reverse of `find`.
    pub name: fn(RegisterId) -> (&'static [u8], Option<u8>),
    /// Whether only the 64-bit mode has the register.
    pub only_64: fn(RegisterId) -> bool,
    /// The name of a register that is most like a name.
    pub near: fn(&str) -> Option<String>,
}

/// The index of an expression in its arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ExprId(pub u32);

/// A unary operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

/// One operand of an instruction in the syntaxes of AT&T and Intel, in the order in which it was written.
#[derive(Clone, Debug, PartialEq)]
pub struct Operand<'s> {
    /// All of the operand's text.
    pub span: Span,
    /// What it is.
    pub kind: OperandKind<'s>,
    /// AT&T's `*` before it.
    pub indirect: bool,
    /// The write mask of `{%k1}`, without the `%`.
    pub mask: Option<&'s [u8]>,
    /// `{z}`
    pub zeroing: bool,
    /// N of `{1toN}`.
    pub broadcast: Option<u8>,
}

/// What an operand is.
#[derive(Clone, Debug, PartialEq)]
pub enum OperandKind<'s> {
    /// A register's name without `%`; of `%st(3)` the name is `st` and the index 3.
    Register(&'s [u8], Option<u8>),
    /// `$expr`
    Immediate(ExprId),
    /// A memory reference, or the target of a branch (then only `disp` is there).
    Memory(Memory<'s>),
    /// What stands alone in braces: `{rn-sae}`, `{sae}`, `{dfv=of,cf}`; the text between the braces.
    Brace(&'s str),
}

/// `segment:disp(base,index,scale)`
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Memory<'s> {
    /// The segment register's name.
    pub segment: Option<&'s [u8]>,
    /// The displacement.
    pub disp: Option<ExprId>,
    /// The base register's name.
    pub base: Option<&'s [u8]>,
    /// The index register's name.
    pub index: Option<&'s [u8]>,
    /// The scale as it was written; 1 where it was not.
    pub scale: Option<i64>,
    /// Whether there was a `(…)` part: `foo()` never is, `foo(,1)` and `(%rax)` are. In Intel syntax: brackets or a size.
    pub parenthesised: bool,
    /// Intel's `offset` stands in it, and no size before it.
    pub offset: bool,
    /// The size in bits that Intel's `dword ptr` and the like give.
    pub size: Option<u16>,
}
