//! Reads any statement: expressions with the lexer's tokens and the grammar, and every error.

use super::att;
use super::reader::{AttLeaves, BadDecoration, Expected, Leaves};
use crate::arch::x86;
use crate::arch::x86::registers::{Named, named};
use crate::arch::x86::{EncodeError, Got, Mode, Operands, Problem, Term, Written, logarithm};
use crate::asm::state::Assembler;
use crate::diag::{Code, Diagnostic};
use crate::model::Value;
use crate::parse::ast::{Expr, ExprId, Name, Specifier};
use crate::parse::lexer::Kind;
use crate::parse::literal::Number;
use crate::parse::{Cursor, Parse, syntax_error, text};
use crate::source::Span;
use crate::source::bytes::Scanner;

/// The values of the operands' expressions; fixups refer to them by index.
#[derive(Debug, Default)]
pub(super) struct Values {
    pub(super) list: Vec<Value>,
    /// The source positions of their operands.
    pub(super) places: Vec<u32>,
}

impl Values {
    #[inline]
    pub(super) fn clear(&mut self) {
        self.list.clear();
        self.places.clear();
    }

    #[inline]
    pub(super) fn push(&mut self, value: Value, place: u32) {
        self.list.push(value);
        self.places.push(place);
    }
}

/// The tokens of a statement, and the operands read so far.
pub(super) struct Full<'r, 'a, 'o, 't, 's> {
    pub(super) a: &'r mut Assembler<'a, 'o>,
    pub(super) cursor: &'r mut Cursor<'t, 's>,
    pub(super) values: &'r mut Values,
    pub(super) written: &'r mut Vec<Written<'s>>,
    /// Why the first rejected operand is rejected. Malformed operands that follow are reported first.
    pub(super) error: Option<EncodeError>,
    /// The source position of the operand that is being read, and the index of the token after it.
    start: u32,
    end: usize,
    /// The name of the register that the operand's symbol is bound to.
    bound: Option<&'static [u8]>,
    pub(super) is_intel: bool,
    /// The last token of an expression in Intel syntax, and the source position of its first one.
    pub(super) token: Span,
    pub(super) expression: u32,
}

impl<'r, 'a, 'o, 't, 's> Full<'r, 'a, 'o, 't, 's> {
    pub(super) fn new(
        a: &'r mut Assembler<'a, 'o>,
        cursor: &'r mut Cursor<'t, 's>,
        values: &'r mut Values,
        written: &'r mut Vec<Written<'s>>,
        is_intel: bool,
    ) -> Self {
        values.clear();
        written.clear();
        Full {
            a,
            cursor,
            values,
            written,
            error: None,
            start: 0,
            end: 0,
            bound: None,
            is_intel,
            token: Span::default(),
            expression: 0,
        }
    }

    /// Reads operands in AT&T syntax up to the end of the statement.
    pub(super) fn att_operands(&mut self, mode: Mode, operands: &mut Operands) -> Parse<()> {
        operands.start::<false>();
        if self.cursor.at_end() {
            operands.end_att();
        } else {
            let mut s = self.cursor.scanner();
            let word = s.word();
            att::Reader::new(mode, operands, self).operands(&mut s, word)?;
        }
        operands.settle();
        Ok(())
    }

    /// Advances the cursor to the token at the scanner, or the first one after it.
    pub(super) fn follow(&mut self, s: &Scanner<'_>) {
        while self.cursor.next_offset() < s.at {
            self.cursor.bump();
        }
    }

    fn lead(&self, s: &mut Scanner<'_>) {
        let previous = self.cursor.previous_end().saturating_sub(self.cursor.base) as usize;
        s.at = if self.cursor.at_end() { previous.max(s.at) } else { self.cursor.next_offset() };
    }

    /// Evaluates an expression.
    pub(super) fn evaluate(&mut self, expr: ExprId) -> x86::Value {
        let value = self.a.reduce(expr);
        let index = self.values.list.len() as u8;
        self.values.push(value, self.start);
        x86::Value::new(self.term(expr, value), index)
    }

    /// An expression that is evaluated after layout, even if its value is known now.
    pub(super) fn unfolded(&mut self, expr: ExprId) -> x86::Value {
        self.a.retain();
        let index = self.values.list.len() as u8;
        self.values.push(Value::Tree(expr), self.start);
        x86::Value::new(Term::Symbolic { specifier: Specifier::NONE, bare: false, got: Got::No }, index)
    }

    fn is_got(&self, name: Name) -> bool {
        self.a.model.names.text(name) == b"_GLOBAL_OFFSET_TABLE_"
    }

    /// How an expression refers to the global offset table. Looks through one operator only.
    fn got(&self, expr: ExprId) -> Got {
        let node = |id: ExprId| self.a.model.exprs[id.0 as usize];
        let (left, right) = match node(expr) {
            Expr::Binary(_, a, b) => (node(a), Some(node(b))),
            leaf => (leaf, None),
        };
        match (left, right) {
            (Expr::Symbol(name, _), _) if !self.is_got(name) => Got::No,
            (Expr::Symbol(..), Some(Expr::Symbol(..))) => Got::Difference,
            (Expr::Symbol(..), _) => Got::Leads,
            _ => Got::No,
        }
    }

    fn term(&self, expr: ExprId, value: Value) -> Term {
        match self.a.model.exprs[expr.0 as usize] {
            Expr::Int(value) => return Term::Const(value),
            Expr::Symbol(_, specifier) => return Term::Symbolic { specifier, bare: true, got: self.got(expr) },
            _ => {}
        }
        let specifier = match value {
            Value::Relocatable(linear) => match linear.as_constant() {
                Some(constant) if linear.specifier == Specifier::NONE => return Term::Const(constant),
                _ => linear.specifier,
            },
            Value::Tree(_) => Specifier::NONE,
        };
        Term::Symbolic { specifier, bare: false, got: self.got(expr) }
    }

    /// Whether the token `ahead` tokens after the next one starts a register.
    fn is_register(&self, ahead: usize) -> bool {
        let Some(&token) = self.cursor.tokens.get(self.cursor.position() + ahead) else { return false };
        token.kind == Kind::Percent || self.cursor.register_of(token, self.a.model).is_some()
    }

    fn expr(
        &mut self,
        s: &mut Scanner<'_>,
        parse: fn(&mut Cursor<'t, 's>, &mut crate::parse::Context<'_>, usize) -> Parse<ExprId>,
    ) -> Parse<ExprId> {
        self.follow(s);
        let expr = parse(self.cursor, &mut self.a.context(), self.end)?;
        self.lead(s);
        Ok(expr)
    }
}

impl Leaves for Full<'_, '_, '_, '_, '_> {
    type Stop = Box<Diagnostic>;

    const FULL: bool = true;

    fn operand_starts(&mut self, s: &mut Scanner<'_>) -> Parse<()> {
        self.blanks(s);
        (self.start, self.bound) = (self.cursor.here().start, None);
        if self.is_intel {
            return Ok(());
        }
        let extent = self.cursor.extent()?;
        if extent == 0 {
            return Err(self.cursor.error(Code::UnexpectedToken, "unexpected token in argument list"));
        }
        self.end = self.cursor.position() + extent;
        Ok(())
    }

    fn blanks(&mut self, s: &mut Scanner<'_>) {
        self.follow(s);
        self.lead(s);
    }

    fn peek(&mut self, s: &mut Scanner<'_>) -> u8 {
        self.blanks(s);
        match self.cursor.kind() {
            None => 0,
            // Not the sign of an integer in Motorola's syntax.
            Some(Kind::Number) => b'0',
            Some(_) => s.byte(),
        }
    }

    fn brace<'b>(&mut self, s: &mut Scanner<'b>) -> Parse<&'b [u8]> {
        self.follow(s);
        let open = self.cursor.here();
        self.cursor.bump();
        s.at = self.cursor.next_offset();
        let start = s.at;
        while let Some(kind) = self.cursor.kind() {
            if kind == Kind::RBrace {
                s.at = self.cursor.next_offset();
                let inside = s.since(start).trim_ascii();
                s.at += 1;
                self.cursor.bump();
                return Ok(inside);
            }
            self.cursor.bump();
        }
        Err(match self.is_intel {
            true => syntax_error(Code::ExpectedDelimiter, open, "Expected } at this point"),
            false => syntax_error(Code::UnexpectedToken, open, "expected } after {"),
        })
    }

    fn bad_decoration(&mut self, s: &Scanner<'_>, inside: &[u8], bad: BadDecoration) -> Box<Diagnostic> {
        let at = self.cursor.base + s.at as u32;
        let (span, inside) = (Span::new(self.start, at), text(inside));
        match bad {
            BadDecoration::Again => syntax_error(Code::BadMask, span, format!("duplicate '{{{inside}}}'")),
            BadDecoration::Unknown => {
                let message = format!("'{{{inside}}}' is neither a mask, {{z}} nor a broadcast");
                syntax_error(Code::UnexpectedToken, span, message)
            }
            BadDecoration::Misplaced => {
                syntax_error(Code::BadMask, Span::new(at, at + 1), "Expected an op-mask register at this point")
            }
        }
    }

    fn reject(&mut self, operand: usize, problem: Problem, name: &[u8]) -> Parse<()> {
        if self.error.is_none() {
            self.error = Some(problem.at(operand, name));
        }
        Ok(())
    }

    fn operand_ends(&mut self, s: &Scanner<'_>, is_memory: bool, is_masked: bool) {
        self.follow(s);
        let span = Span::new(self.start, self.cursor.previous_end());
        let text = self.cursor.text_of(span);
        let text = self.bound.unwrap_or(text.strip_prefix(b"*").unwrap_or(text));
        self.written.push(Written { span, text, is_memory, is_masked });
    }

    fn goes_on(&mut self, s: &mut Scanner<'_>) -> Parse<bool> {
        self.blanks(s);
        if self.cursor.at_end() {
            return Ok(false);
        }
        if self.cursor.eat(Kind::Comma) {
            self.lead(s);
            return match self.cursor.at_end() {
                true => Err(self.cursor.error(Code::UnexpectedToken, "expected an operand after the comma")),
                false => Ok(true),
            };
        }
        if self.cursor.position() < self.end {
            return Err(self.cursor.unexpected(self.end, false));
        }
        // Default flag values are an operand that no comma follows.
        let inside = self.written.last().and_then(|last| last.text.strip_prefix(b"{"));
        match inside.is_some_and(|inside| inside.trim_ascii_start().starts_with(b"dfv=")) {
            true => Ok(true),
            false => Err(self.cursor.error(Code::UnexpectedToken, "unexpected token in argument list")),
        }
    }
}

impl AttLeaves for Full<'_, '_, '_, '_, '_> {
    fn register(&mut self, s: &mut Scanner<'_>, _: u64) -> Parse<Option<&'static Named>> {
        self.follow(s);
        self.cursor.bump();
        if self.cursor.kind() != Some(Kind::Ident) || self.cursor.position() >= self.end {
            return Err(self.cursor.unexpected(self.end, false));
        }
        let name = self.cursor.text();
        let found = named(name);
        if found.is_none() {
            self.reject(self.written.len(), Problem::UnknownRegister, name)?;
        }
        self.cursor.bump();
        self.lead(s);
        Ok(found)
    }

    fn at_register(&mut self, s: &Scanner<'_>) -> bool {
        self.follow(s);
        self.is_register(0)
    }

    fn alias(&mut self, s: &mut Scanner<'_>) -> Option<(&'static Named, Option<u8>)> {
        self.follow(s);
        let token = *self.cursor.tokens.get(self.cursor.position())?;
        let id = self.cursor.register_of(token, self.a.model)?;
        let (name, number) = (self.a.state.registers?.name)(id);
        self.cursor.bump();
        self.lead(s);
        self.bound = Some(name);
        Some((named(name)?, number))
    }

    fn stack_number(&mut self, s: &mut Scanner<'_>) -> Parse<u8> {
        self.follow(s);
        let (Some(Kind::Number), Ok(Number::Int(number))) = (self.cursor.kind(), self.cursor.number()) else {
            return Err(self.cursor.unexpected(self.end, false));
        };
        self.cursor.bump();
        self.lead(s);
        Ok(u8::try_from(number).unwrap_or(u8::MAX))
    }

    fn address_register(&mut self, s: &mut Scanner<'_>) -> Parse<(Option<&'static Named>, u8)> {
        self.follow(s);
        let found = if self.cursor.kind() == Some(Kind::Percent) {
            self.register(s, 0)?
        } else if let Some((found, _)) = self.alias(s) {
            self.bound = None;
            Some(found)
        } else {
            return Err(self.cursor.unexpected(self.end, false));
        };
        let next = self.peek(s);
        Ok((found, next))
    }

    fn opens_address(&mut self, s: &Scanner<'_>, _: u8) -> bool {
        self.follow(s);
        self.cursor.kind() == Some(Kind::LParen) && (self.cursor.kind_at(1) == Some(Kind::Comma) || self.is_register(1))
    }

    fn value(&mut self, s: &mut Scanner<'_>, _: u8, is_immediate: bool) -> Parse<x86::Value> {
        let expr = self.expr(s, if is_immediate { Cursor::immediate } else { Cursor::leading_expr })?;
        Ok(self.evaluate(expr))
    }

    fn scale(&mut self, s: &mut Scanner<'_>, is_alone: bool) -> Parse<u8> {
        self.follow(s);
        let start = self.cursor.here().start;
        let expr = self.expr(s, Cursor::leading_expr)?;
        let scale = self.a.context().scale(expr);
        if is_alone && scale != 1 {
            let message = "scale factor without index register is ignored";
            let span = Span::new(start, self.cursor.previous_end());
            self.a.state.warnings.push(Diagnostic::warning(Code::NoEffect, span, message));
        }
        if let Err(problem) = logarithm(scale) {
            self.reject(self.written.len(), problem, b"")?;
        }
        Ok(logarithm(scale).unwrap_or(0))
    }

    fn unexpected(&mut self, s: &Scanner<'_>, expected: Expected) -> Box<Diagnostic> {
        self.follow(s);
        if expected == Expected::CloseFull {
            let message = "an address has at most a base, an index and a scale";
            return self.cursor.error(Code::BadAddress, message);
        }
        self.cursor.unexpected(self.end, expected == Expected::Close)
    }
}
