//! Expressions in calls, and their conversion to the model's.

use super::{NOWHERE, SymbolId};
use crate::asm::state::Assembler;
use crate::diag::{Code, Diagnostic};
use crate::model::stamp::Stamp;
use crate::model::{Model, SymbolFlag};
use crate::parse::ast;
use crate::parse::ast::{BinaryOp, ExprId, Specifier, UnaryOp};
use crate::source::Span;
use std::borrow::Cow;
use std::collections::VecDeque;
use std::ops::{Add, Neg, Sub};

/// The maximum number of nodes of one expression. A longer one would be a mistake, and could not be written in one line of text.
const MAX_NODES: usize = 1 << 16;

/// A node of an expression in postfix form.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Node {
    Int(i64),
    Symbol(SymbolId),
    Here,
    Local(u32, bool),
    Unary(UnaryOp),
    Binary(BinaryOp),
    Specifier(Cow<'static, str>),
}

/// A value that may refer to symbols, written as `table@GOTPCREL+4` or `.Lend-.Lbegin` in a text.
///
/// It is evaluated where it is used: a symbol to which [`Streamer::assign`](super::Streamer::assign) has assigned a
/// number has the value that it has at that time.
///
/// ```
/// use llas::streamer::{Expr, Streamer};
/// let options = llas::Options::for_target("x86_64-linux-gnu".parse().unwrap()).unwrap();
/// let mut out = Streamer::new(&options)?;
/// let (table, end) = (out.symbol("table"), out.symbol("end"));
/// out.value(Expr::symbol(table).specifier("GOTPCREL") + 4, 4)?;
/// out.value(Expr::symbol(end) - Expr::here(), 4)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Expr {
    /// Operands precede their operators: nothing here is recursive, however long the expression is. A deque, so that a
    /// sum can grow at either end.
    nodes: VecDeque<Node>,
}

impl Expr {
    fn of(node: Node) -> Self {
        // Enough for a symbol plus a number.
        let mut nodes = VecDeque::with_capacity(3);
        nodes.push_back(node);
        Expr { nodes }
    }

    /// A number.
    #[must_use]
    pub fn int(value: i64) -> Self {
        Expr::of(Node::Int(value))
    }

    /// The address of a symbol.
    #[must_use]
    pub fn symbol(symbol: SymbolId) -> Self {
        Expr::of(Node::Symbol(symbol))
    }

    /// The current place: the end of the current section, `.` in a text.
    #[must_use]
    pub fn here() -> Self {
        Expr::of(Node::Here)
    }

    /// The previous label with this number, `1b` in a text: see
    /// [`Streamer::local_label`](super::Streamer::local_label).
    #[must_use]
    pub fn backward(label: u32) -> Self {
        Expr::of(Node::Local(label, false))
    }

    /// The next label with this number, `1f` in a text.
    #[must_use]
    pub fn forward(label: u32) -> Self {
        Expr::of(Node::Local(label, true))
    }

    /// Adds a relocation specifier, named as in a text: `GOTPCREL`, `PLT`, `secrel32`. On a symbol it applies to the
    /// symbol (`symbol@PLT`), on anything else to the whole value. Specifiers that precede an operand are written with
    /// colons: `:lo12:`.
    ///
    /// The set of specifiers depends on the target: a call that uses the value rejects unknown ones.
    #[must_use]
    pub fn specifier(mut self, name: impl Into<Cow<'static, str>>) -> Self {
        self.nodes.push_back(Node::Specifier(name.into()));
        self
    }

    /// The sum of the two values.
    #[must_use]
    pub fn plus(self, other: impl Into<Expr>) -> Self {
        self.binary(BinaryOp::Add, other)
    }

    /// The difference of the two values.
    #[must_use]
    pub fn minus(self, other: impl Into<Expr>) -> Self {
        self.binary(BinaryOp::Sub, other)
    }

    /// Applies a binary operator.
    #[must_use]
    pub fn binary(mut self, operator: BinaryOp, other: impl Into<Expr>) -> Self {
        let mut other = other.into();
        // The shorter operand is moved: a sum of n terms takes at most n log n steps in whatever order it is built.
        if self.nodes.len() < other.nodes.len() {
            while let Some(node) = self.nodes.pop_back() {
                other.nodes.push_front(node);
            }
            self = other;
        } else {
            self.nodes.append(&mut other.nodes);
        }
        self.nodes.push_back(Node::Binary(operator));
        self
    }

    /// Applies a unary operator.
    #[must_use]
    pub fn unary(mut self, operator: UnaryOp) -> Self {
        self.nodes.push_back(Node::Unary(operator));
        self
    }

    /// The nodes, operands before their operators.
    pub(super) fn nodes(&self) -> &VecDeque<Node> {
        &self.nodes
    }

    /// The number, if it is a literal.
    pub(super) fn as_int(&self) -> Option<i64> {
        match self.nodes.front() {
            Some(Node::Int(value)) if self.nodes.len() == 1 => Some(*value),
            _ => None,
        }
    }

    /// Adds the expression to the model.
    pub(super) fn lower(&self, a: &mut Assembler<'_, '_>, at: Span) -> Result<ExprId, Box<Diagnostic>> {
        if self.nodes.len() > MAX_NODES {
            let message = format!("an expression has more than {MAX_NODES} parts");
            return Err(Box::new(Diagnostic::error(Code::NestingTooDeep, at, message)));
        }
        let mut operands: Vec<ExprId> = Vec::with_capacity(4);
        // Every operator has its operands: the constructors ensure that.
        let mut missing = ExprId(u32::MAX);
        for (i, node) in self.nodes.iter().enumerate() {
            let made = match node {
                Node::Int(value) => a.context().int(*value),
                Node::Symbol(symbol) => {
                    let name = symbol.current(a.model)?;
                    if matches!(self.nodes.get(i + 1), Some(Node::Specifier(_))) {
                        // With a specifier, the symbol itself is used and not a number assigned to it.
                        a.context().refer_to(name, at);
                        a.model.expr(ast::Expr::Symbol(name, Specifier::NONE))
                    } else {
                        a.context().reference(name, Specifier::NONE, at)
                    }
                }
                Node::Local(label, forward) => a.context().local_label((*label, *forward), at)?,
                Node::Here => a.context().dot(),
                Node::Unary(operator) => {
                    let operand = operands.pop().unwrap_or(missing);
                    a.context().unary(*operator, operand)?
                }
                Node::Binary(operator) => {
                    let second = operands.pop().unwrap_or(missing);
                    let first = operands.pop().unwrap_or(missing);
                    a.context().binary(*operator, first, second)?
                }
                Node::Specifier(name) => {
                    let operand = operands.pop().unwrap_or(missing);
                    match name.strip_prefix(':').and_then(|name| name.strip_suffix(':')) {
                        Some(name) => {
                            let specifier = a.isa.operand_specifier(name).ok_or_else(|| unknown(name))?;
                            a.model.expr(ast::Expr::Specified(operand, specifier))
                        }
                        None => a.context().specified(operand, name.as_bytes(), at)?,
                    }
                }
            };
            missing = made;
            operands.push(made);
        }
        a.context().whole(missing)?;
        Ok(missing)
    }
}

#[cold]
fn unknown(name: &str) -> Box<Diagnostic> {
    let message = format!("unknown specifier ':{name}:'");
    Box::new(Diagnostic::error(Code::UnknownSpecifier, NOWHERE, message))
}

impl From<SymbolId> for Expr {
    fn from(symbol: SymbolId) -> Self {
        Expr::symbol(symbol)
    }
}

impl From<i64> for Expr {
    fn from(value: i64) -> Self {
        Expr::int(value)
    }
}

impl From<i32> for Expr {
    fn from(value: i32) -> Self {
        Expr::int(value.into())
    }
}

impl From<u32> for Expr {
    fn from(value: u32) -> Self {
        Expr::int(value.into())
    }
}

/// The 64 bits of the number.
impl From<u64> for Expr {
    fn from(value: u64) -> Self {
        Expr::int(value as i64)
    }
}

impl<T: Into<Expr>> Add<T> for Expr {
    type Output = Expr;

    fn add(self, other: T) -> Expr {
        self.plus(other)
    }
}

impl<T: Into<Expr>> Sub<T> for Expr {
    type Output = Expr;

    fn sub(self, other: T) -> Expr {
        self.minus(other)
    }
}

impl Neg for Expr {
    type Output = Expr;

    fn neg(self) -> Expr {
        self.unary(UnaryOp::Minus)
    }
}

impl SymbolId {
    /// The symbol that the name currently refers to: a variable with another value is another symbol.
    #[inline]
    pub(super) fn current(self, model: &Model) -> Result<ast::Name, Box<Diagnostic>> {
        let SymbolId(name, owner) = self;
        if owner != model.stamp {
            return Err(foreign());
        }
        match model.symbols.get(name.index()) {
            Some(symbol) if !symbol.is(SymbolFlag::Superseded) => Ok(name),
            Some(_) => Ok(model.names.get(model.names.text(name)).unwrap_or(name)),
            None => Err(foreign()),
        }
    }

    /// The symbol that the name referred to when the id was made, without a check.
    pub(super) fn first_name(self) -> ast::Name {
        self.0
    }

    /// The streamer that made the id.
    pub(super) fn owner(self) -> Stamp {
        self.1
    }
}

#[cold]
fn foreign() -> Box<Diagnostic> {
    Box::new(Diagnostic::error(Code::NotRelocatable, NOWHERE, "the symbol belongs to another streamer"))
}
