//! Operands in Intel syntax: what the grammar's actions build up.
//!
//! The syntax mixes registers, symbols and numbers in one expression. A [`Sum`] keeps them apart: the numbers are
//! calculated at once, a symbol counts as 0 in them and is added at the end, and registers fill the places of the base
//! and the index in the order in which they come. All of this is llvm-mc's way, quirks included.

use super::{Context, Cursor, Parse, Tok, grammar, operand::decorate, syntax_error, text};
use crate::ast::{BinaryOp, Expr, ExprId, Memory, Operand, OperandKind, UnaryOp};
use crate::diag::Code;
use crate::expr;
use crate::lexer::Kind;
use crate::parse::literal::{self, Number};
use crate::source::Span;

/// A register.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Register<'s> {
    /// Its name.
    pub name: &'s [u8],
    /// N of `st(N)`.
    pub index: Option<u8>,
    /// Where it is.
    pub at: u32,
}

/// What a sum is, while it is nothing but that.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Leaf<'s> {
    /// More than one thing.
    #[default]
    None,
    /// A number as it was written.
    Int,
    /// A register that is neither base nor index yet.
    Register(Register<'s>),
    /// The same between parentheses: a register operand no longer, but still a base.
    Closed(&'s [u8]),
}

/// A part of an operand.
#[derive(Clone, Debug, Default)]
pub struct Sum<'s> {
    value: i64,
    leaf: Leaf<'s>,
    symbol: Option<ExprId>,
    base: Option<&'s [u8]>,
    index: Option<&'s [u8]>,
    scale: Option<i64>,
    /// `offset` was before the symbol.
    offset: bool,
    /// There are brackets.
    brackets: bool,
}

#[cold]
fn unknown<T>(at: u32) -> Parse<T> {
    Err(syntax_error(Code::UnexpectedToken, Span::new(at, at + 1), "unknown token in expression"))
}

impl<'s> Sum<'s> {
    /// A number.
    #[must_use]
    pub fn int(value: i64) -> Self {
        Sum { value, leaf: Leaf::Int, ..Sum::default() }
    }

    /// A register.
    #[must_use]
    pub fn register(register: Register<'s>) -> Self {
        Sum { leaf: Leaf::Register(register), ..Sum::default() }
    }

    /// What is between brackets.
    #[must_use]
    pub fn bracketed(self) -> Self {
        Sum { brackets: true, ..self.closed() }
    }

    /// What is between parentheses.
    #[must_use]
    pub fn closed(self) -> Self {
        let leaf = match self.leaf {
            Leaf::Register(Register { name, .. }) | Leaf::Closed(name) => Leaf::Closed(name),
            _ => Leaf::None,
        };
        Sum { leaf, ..self }
    }

    /// `offset` before a symbol.
    #[must_use]
    pub fn offset(self) -> Self {
        Sum { offset: true, ..self }
    }

    /// `.4` behind an address.
    #[must_use]
    pub fn field(self, field: i64) -> Self {
        Sum { value: self.value.wrapping_add(field), ..self }
    }

    fn is_register(&self) -> bool {
        matches!(self.leaf, Leaf::Register(_) | Leaf::Closed(_))
    }

    /// Puts a register that stands alone into the place of the base.
    fn settled(self) -> Self {
        match self.leaf {
            Leaf::Register(Register { name, .. }) | Leaf::Closed(name) => {
                Sum { leaf: Leaf::None, base: Some(name), ..self }
            }
            _ => Sum { leaf: Leaf::None, ..self },
        }
    }

    /// Everything but the number.
    fn join(self, other: Sum<'s>, at: u32) -> Parse<Self> {
        let mut sum = self.settled();
        let other = other.settled();
        let full = || Err(syntax_error(Code::BadAddress, Span::new(at, at + 1), "BaseReg/IndexReg already set!"));
        for (name, scale) in [(other.base, None), (other.index, Some(other.scale))] {
            let Some(name) = name else { continue };
            match scale {
                None if sum.base.is_none() => sum.base = Some(name),
                _ if sum.index.is_some() => return full(),
                _ => (sum.index, sum.scale) = (Some(name), scale.flatten()),
            }
        }
        if sum.symbol.is_some() && other.symbol.is_some() {
            let message = "cannot use more than one symbol in memory operand";
            return Err(syntax_error(Code::BadAddress, Span::new(at, at + 1), message));
        }
        sum.symbol = sum.symbol.or(other.symbol);
        sum.offset |= other.offset;
        sum.brackets |= other.brackets;
        Ok(sum)
    }

    /// `a + b`, and what stands before a bracket.
    ///
    /// # Errors
    /// Where there are too many registers or symbols.
    pub fn plus(self, other: Sum<'s>, at: u32) -> Parse<Self> {
        let value = self.value.wrapping_add(other.value);
        Ok(Sum { value, ..self.join(other, at)? })
    }

    /// `a - b`
    ///
    /// # Errors
    /// As for a sum, and where a register is to be taken away.
    pub fn minus(self, other: Sum<'s>, at: u32) -> Parse<Self> {
        if let Leaf::Register(register) = other.leaf {
            return unknown(register.at);
        }
        let value = self.value.wrapping_sub(other.value);
        Ok(Sum { value, ..self.join(other, at)? })
    }

    /// `a * b`: a product of numbers, or an index with its scale.
    ///
    /// # Errors
    /// Where the scale is none.
    pub fn times(self, other: Sum<'s>, at: u32) -> Parse<Self> {
        let (register, scale) = match (self.leaf, other.leaf) {
            (Leaf::Register(Register { name, .. }), Leaf::Int) => (name, other.value),
            (Leaf::Int, Leaf::Register(Register { name, .. })) => (name, self.value),
            (_, Leaf::Register(register)) => return unknown(register.at),
            _ => return self.binary(BinaryOp::Mul, other, at),
        };
        if !matches!(scale, 1 | 2 | 4 | 8) {
            let message = "scale factor in address must be 1, 2, 4 or 8";
            return Err(syntax_error(Code::BadAddress, Span::new(at, at + 1), message));
        }
        Ok(Sum { index: Some(register), scale: Some(scale), ..Sum::default() })
    }

    /// An operator between numbers.
    ///
    /// # Errors
    /// Where there is a register, or nothing can be calculated.
    pub fn binary(self, op: BinaryOp, other: Sum<'s>, at: u32) -> Parse<Self> {
        if self.is_register() || other.is_register() {
            return unknown(at);
        }
        let Some(value) = expr::binary(op, self.value, other.value) else { return unknown(at) };
        Ok(Sum { value, ..self.join(other, at)? })
    }

    /// An operator before a number.
    ///
    /// # Errors
    /// Where there is a register.
    pub fn unary(self, op: UnaryOp, at: u32) -> Parse<Self> {
        if self.is_register() {
            return unknown(at);
        }

        let value = if op == UnaryOp::Not { !self.value } else { self.value.wrapping_neg() };
        Ok(Sum { value, leaf: Leaf::None, ..self })
    }

    /// The number with the symbol.
    fn displacement(&self, context: &mut Context<'_>) -> Parse<ExprId> {
        let Some(symbol) = self.symbol else { return Ok(context.int(self.value)) };
        if self.value == 0 {
            return Ok(symbol);
        }
        let value = context.int(self.value);
        context.binary(BinaryOp::Add, symbol, value)
    }
}

/// A symbol's value is a number at once where it is known, as everywhere.
fn reference<'s>(context: &Context<'_>, expr: ExprId) -> Sum<'s> {
    match context.model.exprs[expr.0 as usize] {
        Expr::Int(value) => Sum::int(value),
        _ => Sum { symbol: Some(expr), ..Sum::default() },
    }
}

/// A symbol.
///
/// # Errors
/// Where its specifier is unknown.
pub fn symbol<'s>(context: &mut Context<'_>, name: &[u8], span: Span) -> Parse<Sum<'s>> {
    let expr = context.symbol(name, span)?;
    Ok(reference(context, expr))
}

/// A symbol whose name is between quotes.
///
/// # Errors
/// None at present.
pub fn quoted<'s>(context: &mut Context<'_>, inside: &[u8], span: Span) -> Parse<Sum<'s>> {
    let expr = context.quoted_symbol(inside, span)?;
    Ok(reference(context, expr))
}

/// A local label.
///
/// # Errors
/// Where there is none.
pub fn local<'s>(context: &mut Context<'_>, label: (u32, bool), span: Span) -> Parse<Sum<'s>> {
    let expr = context.local_label(label, span)?;
    Ok(reference(context, expr))
}

/// An operand.
///
/// # Errors
/// Where the parts do not go together.
pub fn operand<'s>(
    context: &mut Context<'_>,
    size: Option<u16>,
    segment: Option<&'s [u8]>,
    sum: Sum<'s>,
    braces: &[&'s [u8]],
    span: Span,
) -> Parse<Operand<'s>> {
    if let (Leaf::Register(Register { name, index, .. }), None, false) = (sum.leaf, segment, sum.brackets) {
        if size.is_some() {
            let message = "expected memory operand after 'ptr', found register operand instead";
            return Err(syntax_error(Code::UnexpectedToken, span, message));
        }
        if name.eq_ignore_ascii_case(b"rip") {
            return Err(syntax_error(Code::BadAddress, span, "rip can only be used as a base register"));
        }
        return decorate(OperandKind::Register(name, index), false, braces, span);
    }
    if !sum.brackets && (sum.is_register() || sum.base.is_some() || sum.index.is_some()) {
        return unknown(span.start);
    }
    let disp = sum.displacement(context)?;
    if segment.is_none() && !sum.brackets && (sum.offset || sum.symbol.is_none()) {
        return decorate(OperandKind::Immediate(disp), false, braces, span);
    }
    let Sum { base, index, scale, brackets, .. } = sum.settled();
    let memory =
        Memory { segment, disp: Some(disp), base, index, scale, parenthesised: brackets || size.is_some(), size };
    decorate(OperandKind::Memory(memory), false, braces, span)
}

/// What stands alone in braces.
#[must_use]
pub fn brace(inside: &[u8], span: Span) -> Operand<'_> {
    let kind = OperandKind::Brace(text(inside));
    Operand { span, kind, indirect: false, mask: None, zeroing: false, broadcast: None }
}

/// The bits that a word before `ptr` stands for: all in capitals or none.
#[must_use]
pub fn size(word: &[u8]) -> Option<u16> {
    Some(match word {
        b"byte" | b"BYTE" => 8,
        b"word" | b"WORD" => 16,
        b"dword" | b"DWORD" | b"float" | b"FLOAT" | b"long" | b"LONG" => 32,
        b"fword" | b"FWORD" => 48,
        b"double" | b"DOUBLE" | b"qword" | b"QWORD" | b"mmword" | b"MMWORD" => 64,
        b"xword" | b"XWORD" | b"tbyte" | b"TBYTE" => 80,
        b"oword" | b"OWORD" | b"xmmword" | b"XMMWORD" => 128,
        b"ymmword" | b"YMMWORD" => 256,
        b"zmmword" | b"ZMMWORD" => 512,
        _ => return None,
    })
}

/// An operator in words: all in capitals or none.
#[must_use]
pub fn operator(word: &[u8]) -> Option<Tok<'static>> {
    Some(match word {
        b"and" | b"AND" => Tok::Amp,
        b"or" | b"OR" => Tok::Pipe,
        b"xor" | b"XOR" => Tok::Caret,
        b"not" | b"NOT" => Tok::Tilde,
        b"shl" | b"SHL" => Tok::LessLess,
        b"shr" | b"SHR" => Tok::GreaterGreater,
        b"mod" | b"MOD" => Tok::Percent,
        b"offset" | b"OFFSET" => Tok::Offset,
        _ => return None,
    })
}

/// The number of `.4` behind an address.
#[must_use]
pub fn field(real: &[u8]) -> Option<i64> {
    text(real.strip_prefix(b".")?).parse().ok()
}

impl<'s> Cursor<'_, 's> {
    /// Reads an operand in Intel syntax and appends it.
    ///
    /// # Errors
    /// Where there is none, or it is malformed.
    pub fn intel_operand(&mut self, context: &mut Context<'_>, operands: &mut Vec<Operand<'s>>) -> Parse<()> {
        thread_local! {
            static PARSER: grammar::IntelOperandParser = grammar::IntelOperandParser::new();
        }
        if context.state.fast && self.fast_intel_operand(context, operands) {
            return Ok(());
        }
        let is_register = context.state.is_register;
        operands.push(self.parsed_operand(|tokens| PARSER.with(|p| p.parse(context, tokens.intel(is_register))))?);
        Ok(())
    }

    /// A register or a number that is all there is; else nothing is read.
    #[inline]
    fn fast_intel_operand(&mut self, context: &mut Context<'_>, operands: &mut Vec<Operand<'s>>) -> bool {
        if !matches!(self.kind_at(1), None | Some(Kind::Comma)) {
            return false;
        }
        let kind = match self.kind() {
            Some(Kind::Ident)
                if (context.state.is_register)(self.text()) && !self.text().eq_ignore_ascii_case(b"rip") =>
            {
                OperandKind::Register(self.text(), None)
            }
            Some(Kind::Number) => match literal::number(self.text()) {
                Ok(Number::Int(value)) => OperandKind::Immediate(context.int(value as i64)),
                _ => return false,
            },
            _ => return false,
        };
        let span = self.here();
        self.bump();
        operands.push(Operand { span, kind, indirect: false, mask: None, zeroing: false, broadcast: None });
        true
    }
}
