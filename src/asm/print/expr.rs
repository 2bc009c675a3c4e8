//! Expressions, with LLVM's parentheses.

use crate::arch::TargetDesc;
use crate::model::{Model, RelocatableValue, Value};
use crate::parse::Forms;
use crate::parse::ast::{BinaryOp, Expr, ExprId, Name, Specifier, UnaryOp};

/// Writes the name of a symbol, quoted if it has characters that a name cannot have otherwise.
pub(super) fn write_name(name: &[u8], desc: &TargetDesc, out: &mut Vec<u8>) {
    let is_plain = |byte: &u8| {
        byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.') || *byte == b'@' && desc.names.may_contain_at
    };
    if !name.is_empty() && name.iter().all(is_plain) {
        return out.extend_from_slice(name);
    }
    out.push(b'"');
    for &byte in name {
        match byte {
            b'\n' => out.extend_from_slice(b"\\n"),
            b'"' | b'\\' => out.extend_from_slice(&[b'\\', byte]),
            _ => out.push(byte),
        }
    }
    out.push(b'"');
}

/// Writes values and expressions of a model.
#[derive(Clone, Copy)]
pub(super) struct ExprWriter<'m> {
    pub(super) model: &'m Model,
    pub(super) desc: &'m TargetDesc,
    pub(super) forms: Option<&'m Forms>,
}

/// How tightly an operator binds its operands: sums least, other operators not at all, since their precedence differs
/// between assemblers.
const SUM: u8 = 1;
const TIGHTEST: u8 = 9;

/// A piece of an expression that is still to be written.
enum Piece {
    Expr(ExprId, u8),
    Text(&'static str),
    /// A text that may follow an expression in parentheses.
    After(Specifier),
}

impl ExprWriter<'_> {
    /// Writes a value.
    pub(super) fn value(&self, value: Value, out: &mut Vec<u8>) {
        self.value_within(value, 0, out);
    }

    /// Writes a value to which a number is added.
    pub(super) fn sum(&self, value: Value, added: i64, out: &mut Vec<u8>) {
        if added == 0 {
            return self.value(value, out);
        }
        self.value_within(value, SUM, out);
        write_added(added, out);
    }

    fn value_within(&self, value: Value, precedence: u8, out: &mut Vec<u8>) {
        match value {
            Value::Tree(expr) => self.expr_within(expr, precedence, out),
            Value::Relocatable(linear) => match self.form(linear) {
                Some(expr) => {
                    self.before(linear.specifier, expr, out);
                    self.expr_within(expr, precedence, out);
                }
                None => self.linear(linear, out),
            },
        }
    }

    /// The expression that was written for a value, if that is more than a symbol.
    fn form(&self, linear: RelocatableValue) -> Option<ExprId> {
        let forms = self.forms?;
        let found = forms.of(linear).or_else(|| {
            // A specifier before an expression is not part of it.
            let bare = RelocatableValue { specifier: Specifier::NONE, ..linear };
            self.is_before(linear.specifier).then(|| forms.of(bare)).flatten()
        })?;
        // A specifier after an expression belongs to its symbol.
        let is_shown = |expr: &Expr| !matches!(expr, Expr::Specified(..)) || self.is_before(linear.specifier);
        self.model.exprs.get(found.0 as usize).is_some_and(is_shown).then_some(found)
    }

    /// Whether a specifier is written before the whole expression: `:lo12:foo+4`.
    fn is_before(&self, specifier: Specifier) -> bool {
        specifier != Specifier::NONE && (self.desc.print.is_before)(specifier)
    }

    fn before(&self, specifier: Specifier, expr: ExprId, out: &mut Vec<u8>) {
        let is_inside = matches!(self.model.exprs.get(expr.0 as usize), Some(Expr::Specified(..)));
        if self.is_before(specifier) && !is_inside {
            self.prefix(specifier, out);
        }
    }

    fn prefix(&self, specifier: Specifier, out: &mut Vec<u8>) {
        let name = (self.desc.print.specifier)(specifier);
        if !name.is_empty() {
            out.extend_from_slice(format!(":{name}:").as_bytes());
        }
    }

    fn linear(&self, linear: RelocatableValue, out: &mut Vec<u8>) {
        let RelocatableValue { add, sub, constant, specifier } = linear;
        if self.is_before(specifier) {
            self.prefix(specifier, out);
        }
        let has_symbol = add.is_some() || sub.is_some();
        if let Some(add) = add {
            self.symbol(add, specifier, out);
        }
        if let Some(sub) = sub {
            out.push(b'-');
            self.symbol(sub, Specifier::NONE, out);
        }
        match has_symbol {
            true => write_added(constant, out),
            false => out.extend_from_slice(constant.to_string().as_bytes()),
        }
    }

    fn symbol(&self, name: Name, specifier: Specifier, out: &mut Vec<u8>) {
        let text = self.model.names.text(name);
        write_name(text, self.desc, out);
        if specifier != Specifier::NONE && !self.is_before(specifier) {
            self.suffix(specifier, out);
        }
    }

    fn suffix(&self, specifier: Specifier, out: &mut Vec<u8>) {
        let name = (self.desc.print.specifier)(specifier);
        let text = match self.desc.specifiers.in_parentheses {
            _ if name.is_empty() => return,
            true => format!("({name})"),
            false => format!("@{name}"),
        };
        out.extend_from_slice(text.as_bytes());
    }

    /// Writes an expression.
    pub(super) fn expr(&self, expr: ExprId, out: &mut Vec<u8>) {
        self.expr_within(expr, 0, out);
    }

    /// Writes an expression that is an operand of an operator. The nesting is not limited, so this does not recurse.
    fn expr_within(&self, expr: ExprId, precedence: u8, out: &mut Vec<u8>) {
        let mut rest = vec![Piece::Expr(expr, precedence)];
        while let Some(piece) = rest.pop() {
            match piece {
                Piece::Text(text) => out.extend_from_slice(text.as_bytes()),
                Piece::After(specifier) => self.suffix(specifier, out),
                Piece::Expr(expr, precedence) => self.piece(expr, precedence, &mut rest, out),
            }
        }
    }

    fn piece(&self, expr: ExprId, precedence: u8, rest: &mut Vec<Piece>, out: &mut Vec<u8>) {
        match self.model.exprs.get(expr.0 as usize).copied() {
            Some(Expr::Int(number)) => out.extend_from_slice(number.to_string().as_bytes()),
            Some(Expr::Symbol(name, specifier)) => {
                if self.is_before(specifier) {
                    self.prefix(specifier, out);
                }
                self.symbol(name, specifier, out);
            }
            Some(Expr::Register(id)) => {
                if let Some(set) = self.desc.registers.set {
                    let (name, number) = (set.name)(id);
                    out.push(b'%');
                    out.extend_from_slice(name);
                    if let Some(number) = number {
                        out.extend_from_slice(format!("({number})").as_bytes());
                    }
                }
            }
            None => {}
            Some(Expr::Specified(inner, specifier)) => {
                let is_before = self.is_before(specifier);
                if is_before {
                    self.prefix(specifier, out);
                } else {
                    rest.push(Piece::After(specifier));
                }
                rest.push(Piece::Expr(inner, if is_before { 0 } else { TIGHTEST }));
            }
            Some(Expr::Unary(op, inner)) => {
                let sign = match op {
                    UnaryOp::Minus => b'-',
                    UnaryOp::Plus => b'+',
                    UnaryOp::Not => b'~',
                    UnaryOp::LNot => b'!',
                };
                out.push(sign);
                rest.push(Piece::Expr(inner, TIGHTEST));
            }
            Some(Expr::Binary(op, left, right)) => {
                let own = if matches!(op, BinaryOp::Add | BinaryOp::Sub) { SUM } else { 0 };
                let inner = if own == 0 { TIGHTEST } else { own };
                if own < precedence {
                    out.push(b'(');
                    rest.push(Piece::Text(")"));
                }
                rest.push(Piece::Expr(right, inner + 1));
                let is_negative = matches!(self.model.exprs.get(right.0 as usize), Some(Expr::Int(..0)));
                if op != BinaryOp::Add || !is_negative {
                    rest.push(Piece::Text(op.text()));
                }
                rest.push(Piece::Expr(left, inner));
            }
        }
    }
}

/// Writes a number that is added to what precedes it; nothing for 0.
fn write_added(number: i64, out: &mut Vec<u8>) {
    match number {
        0 => {}
        ..0 => out.extend_from_slice(number.to_string().as_bytes()),
        _ => out.extend_from_slice(format!("+{number}").as_bytes()),
    }
}
