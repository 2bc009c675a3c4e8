//! Expressions of calls, and how they become the model's.

use super::{NOWHERE, SymbolId};
use crate::asm::state::Assembler;
use crate::build::stamp::Stamp;
use crate::diag::{Code, Diagnostic};
use crate::model::{Model, SymbolFlag};
use crate::parse::ast;
use crate::parse::ast::{BinaryOp, ExprId, Specifier, UnaryOp};
use crate::source::Span;
use std::borrow::Cow;
use std::collections::VecDeque;
use std::ops::{Add, Neg, Sub};

/// Most nodes of one expression: what is longer would be a mistake, and no text could say it in a line.
const LONGEST: usize = 1 << 16;

/// A piece of an expression in postfix form.
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

/// A value that may hold symbols: what a text writes as `table@GOTPCREL+4` or `.Lend-.Lbegin`.
///
/// It is what it was made for when it is used: a symbol that [`Streamer::assign`](super::Streamer::assign) has given a number
/// counts with the number that it has then.
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
    /// Operands before their operators: nothing here calls itself, however long the expression is. A queue, so that a sum may grow at
    /// either end.
    nodes: VecDeque<Node>,
}

impl Expr {
    fn of(node: Node) -> Self {
        Expr { nodes: VecDeque::from([node]) }
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

    /// The place where the value is written: the end of the current section, `.` in a text.
    #[must_use]
    pub fn here() -> Self {
        Expr::of(Node::Here)
    }

    /// The last numbered label before this, `1b` in a text: see [`Streamer::local_label`](super::Streamer::local_label).
    #[must_use]
    pub fn backward(label: u32) -> Self {
        Expr::of(Node::Local(label, false))
    }

    /// The next numbered label, `1f` in a text.
    #[must_use]
    pub fn forward(label: u32) -> Self {
        Expr::of(Node::Local(label, true))
    }

    /// The same with a relocation specifier, called as in a text: `GOTPCREL`, `PLT`, `secrel32`. On a symbol alone it is the
    /// symbol's (`symbol@PLT`), on anything else the whole value's. Those of operands stand between colons: `:lo12:`.
    ///
    /// Which there are is the target's: the call that uses the value refuses others.
    #[must_use]
    pub fn specifier(mut self, name: impl Into<Cow<'static, str>>) -> Self {
        self.nodes.push_back(Node::Specifier(name.into()));
        self
    }

    /// The sum of both.
    #[must_use]
    pub fn plus(self, other: impl Into<Expr>) -> Self {
        self.binary(BinaryOp::Add, other)
    }

    /// The first without the second.
    #[must_use]
    pub fn minus(self, other: impl Into<Expr>) -> Self {
        self.binary(BinaryOp::Sub, other)
    }

    /// Both under an operator.
    #[must_use]
    pub fn binary(mut self, operator: BinaryOp, other: impl Into<Expr>) -> Self {
        let mut other = other.into();
        // The shorter one moves: a sum of n terms takes at most n log n steps in whatever order it is made.
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

    /// The value under an operator.
    #[must_use]
    pub fn unary(mut self, operator: UnaryOp) -> Self {
        self.nodes.push_back(Node::Unary(operator));
        self
    }

    /// Its pieces, operands before their operators.
    pub(super) fn nodes(&self) -> &VecDeque<Node> {
        &self.nodes
    }

    /// The number that it is, if it is written as one.
    pub(super) fn as_int(&self) -> Option<i64> {
        match self.nodes.front() {
            Some(Node::Int(value)) if self.nodes.len() == 1 => Some(*value),
            _ => None,
        }
    }

    /// Puts it among the model's expressions.
    pub(super) fn lower(&self, a: &mut Assembler<'_, '_>, at: Span) -> Result<ExprId, Box<Diagnostic>> {
        if self.nodes.len() > LONGEST {
            let message = format!("an expression has more than {LONGEST} parts");
            return Err(Box::new(Diagnostic::error(Code::NestingTooDeep, at, message)));
        }
        let mut operands: Vec<ExprId> = Vec::with_capacity(4);
        // Each operator finds its operands: what makes expressions sees to that.
        let mut missing = ExprId(u32::MAX);
        for (i, node) in self.nodes.iter().enumerate() {
            let made = match node {
                Node::Int(value) => a.context().int(*value),
                Node::Symbol(symbol) => {
                    let name = symbol.current(a.model)?;
                    if matches!(self.nodes.get(i + 1), Some(Node::Specifier(_))) {
                        // With a specifier it is the symbol itself that counts, and not a number that it stands for.
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
    let message = format!("there is no specifier ':{name}:' here");
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
    /// The symbol that the name means now: a variable with another value is another symbol.
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

    /// The symbol that the name stood for when the id was made, without a check.
    pub(super) fn first_name(self) -> ast::Name {
        self.0
    }

    /// The streamer that made it.
    pub(super) fn owner(self) -> Stamp {
        self.1
    }
}

#[cold]
fn foreign() -> Box<Diagnostic> {
    Box::new(Diagnostic::error(Code::NotRelocatable, NOWHERE, "the symbol is another streamer's"))
}
