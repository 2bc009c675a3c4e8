//! Operands: names, strings, numbers and values.

use super::LineCursor;
use crate::model::RelocatableValue;
use crate::parse::ast::{BinaryOp, Expr, ExprId, Specifier};
use crate::parse::lexer::Kind;
use crate::parse::literal::{Number, unescape};
use crate::parse::{Context, Parse, Sum};
use crate::source::Span;
use crate::source::bytes::{Scanner, is_name};
use std::borrow::Cow;

impl<'t> LineCursor<'t> {
    /// An unsigned integer literal and its span, if it is next.
    #[inline]
    pub fn literal(&mut self) -> Option<(u64, Span)> {
        let start = self.at;
        match self.scanned_literal() {
            Some(value) => Some((value, self.span(start, self.number_end))),
            None => {
                let value = self.general_literal()?;
                Some((value, self.literal_span))
            }
        }
    }

    /// Reads a literal. It is returned in registers, and few callers need its span. Only uncommon ones need a call.
    #[inline(never)]
    fn scanned_literal(&mut self) -> Option<u64> {
        let mut s = self.scanner()?;
        let Some(value) = s.short_number() else { return self.long_literal() };
        self.number_end = s.at;
        let byte = s.byte_after_blank();
        self.at = s.at;
        match byte {
            Some(b'\n') => self.next = s.at + 1,
            Some(_) => {}
            None => self.after_literal(),
        }
        Some(value)
    }

    #[inline(never)]
    fn long_literal(&mut self) -> Option<u64> {
        let mut s = self.scanner()?;
        let value = s.number()?;
        (self.at, self.number_end) = (s.at, s.at);
        self.after_literal();
        Some(value)
    }

    /// Continues after blanks.
    #[inline(never)]
    fn after_literal(&mut self) {
        let Some(mut s) = self.scanner() else { return };
        if s.byte_after_blanks() == b'\n' {
            self.next = s.at + 1;
        }
        self.at = s.at;
    }

    /// Reads a literal as a token, and sets its span.
    #[inline(never)]
    fn general_literal(&mut self) -> Option<u64> {
        if !self.byte().is_ascii_digit() && self.is_plain() {
            return None;
        }
        let cursor = self.tokens();
        let (Some(Kind::Number), Ok(Number::Int(value))) = (cursor.kind(), cursor.number()) else { return None };
        let span = cursor.here();
        cursor.bump();
        self.literal_span = span;
        Some(value)
    }

    /// An unsigned integer literal and its span, if it is next and another word or nothing follows.
    #[inline(always)]
    pub fn literal_before_word(&mut self) -> Option<(u64, Span)> {
        match self.scanned_literal_before_word() {
            Some(literal) => Some(literal),
            None => self.token_before_word(),
        }
    }

    #[inline(always)]
    fn scanned_literal_before_word(&mut self) -> Option<(u64, Span)> {
        let mut s = self.scanner()?;
        let start = s.at;
        let value = s.number()?;
        let span = self.span(start, s.at);
        s.blanks();
        if !s.byte().is_ascii_alphabetic() {
            self.next = s.end()?;
        }
        self.at = s.at;
        Some((value, span))
    }

    fn token_before_word(&mut self) -> Option<(u64, Span)> {
        let is_alone = matches!(self.tokens().kind_at(1), None | Some(Kind::Ident));
        if is_alone { self.literal() } else { None }
    }

    /// An identifier, if it is next, and its span.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub fn word(&mut self) -> Option<(&'t [u8], Span)> {
        match self.common_name() {
            Some(word) => Some(word),
            None => self.general_word(),
        }
    }

    #[inline(never)]
    fn general_word(&mut self) -> Option<(&'t [u8], Span)> {
        if matches!(self.byte(), 0 | b'0'..=b'9' | b',' | b'"' | b'-' | b'%') && self.is_plain() {
            return None;
        }
        let cursor = self.tokens();
        if cursor.kind() != Some(Kind::Ident) {
            return None;
        }
        let word = (cursor.text(), cursor.here());
        cursor.bump();
        Some(word)
    }

    /// A name in a common form, which is not quoted, and its span.
    #[inline(always)]
    pub fn common_name(&mut self) -> Option<(&'t [u8], Span)> {
        let mut s = self.scanner()?;
        let start = s.at;
        let name = s.name().filter(|_| s.byte() != b'@')?;
        let span = self.span(start, s.at);
        self.advance(s);
        Some((name, span))
    }

    /// A symbol's name: an identifier, or a quoted name.
    ///
    /// # Errors
    /// If the next token is neither.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub fn name(&mut self, what: &str) -> Parse<(Cow<'t, [u8]>, Span)> {
        match self.common_name() {
            Some((name, span)) => Ok((Cow::Borrowed(name), span)),
            None => self.general_name(what),
        }
    }

    #[inline(never)]
    fn general_name(&mut self, what: &str) -> Parse<(Cow<'t, [u8]>, Span)> {
        self.tokens().name(what)
    }

    /// The contents of a string, if it is next, whether there are any escapes in it, which are unprocessed, and its
    /// span.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub fn quoted(&mut self) -> Option<(&'t [u8], bool, Span)> {
        if let Some(mut s) = self.scanner() {
            let start = s.at;
            if let Some((inside, escapes)) = s.string() {
                let span = self.span(start, s.at);
                self.advance(s);
                return Some((inside, escapes, span));
            }
        }
        self.general_quoted()
    }

    #[inline(never)]
    fn general_quoted(&mut self) -> Option<(&'t [u8], bool, Span)> {
        if let Some(s) = self.scanner()
            && (is_name(s.byte()) || self.byte() != b'"' && self.is_plain())
        {
            return None;
        }
        let (inside, span) = self.tokens().raw_string("").ok()?;
        Some((inside, inside.contains(&b'\\'), span))
    }

    /// As [`Self::quoted`].
    ///
    /// # Errors
    /// `message` if the next token is not a string.
    #[inline]
    pub fn string(&mut self, message: &str) -> Parse<(&'t [u8], bool, Span)> {
        match self.quoted() {
            Some(string) => Ok(string),
            None => self.tokens().raw_string(message).map(|(inside, span)| (inside, false, span)),
        }
    }

    /// The bytes of a string, and its span.
    ///
    /// # Errors
    /// `message` if the next token is not a string, or if an escape is invalid.
    pub fn bytes(&mut self, message: &str) -> Parse<(Vec<u8>, Span)> {
        let (inside, escapes, span) = self.string(message)?;
        if !escapes {
            return Ok((inside.to_vec(), span));
        }
        let mut bytes = Vec::with_capacity(inside.len());
        unescape(inside, span, &mut bytes)?;
        Ok((bytes, span))
    }

    /// An operand that is a number with an optional `-`, in a common form, and the span of its first token.
    #[inline(always)]
    pub fn number(&mut self) -> Option<(i64, Span)> {
        match self.scanner()?.byte() {
            b'-' | b'0'..=b'9' => {
                let start = self.at;
                let value = self.scanned_number()?;
                Some((value, self.span(start, self.number_end)))
            }
            _ => None,
        }
    }

    /// As [`Self::scanned_literal`], for a number with an optional `-`.
    #[inline(never)]
    fn scanned_number(&mut self) -> Option<i64> {
        let mut s = self.scanner()?;
        if let Some(value) = s.short_number() {
            match s.byte() {
                b'\n' => self.next = s.at + 1,
                b',' => {}
                _ => return self.long_number(),
            }
            (self.at, self.number_end) = (s.at, s.at);
            return Some(value as i64);
        }
        self.long_number()
    }

    #[inline(never)]
    fn long_number(&mut self) -> Option<i64> {
        let mut s = self.scanner()?;
        let is_negative = s.byte() == b'-';
        let value = s.integer()?;
        self.number_end = if is_negative { self.at + 1 } else { s.at };
        self.advance_over_operand(s)?;
        Some(value)
    }

    /// An operand in a common form: a number or [`Self::labels`].
    #[inline]
    pub fn value(&mut self, context: &mut Context<'_>) -> Option<(RelocatableValue, Span)> {
        match self.number() {
            Some((value, span)) => Some((RelocatableValue::constant(value), span)),
            None => self.labels(context),
        }
    }

    /// An operand in a common form: a sum of names, as in [`Context::sum`], and the span of its first name.
    #[inline(never)]
    pub fn labels(&mut self, context: &mut Context<'_>) -> Option<(RelocatableValue, Span)> {
        let mut s = self.scanner()?;
        let sum = Sum::read(&mut s, context.state.forms.is_some())?;
        let value = context.sum(&sum, self.text, self.base)?;
        self.advance_over_operand(s)?;
        Some((value, sum.name.span(self.base)))
    }

    /// As [`Self::labels`], without the values of the names.
    pub fn sum(&mut self) -> Option<Sum> {
        let mut s = self.scanner()?;
        let sum = Sum::read(&mut s, false)?;
        self.advance_over_operand(s)?;
        Some(sum)
    }

    /// An operand as in a jump table, `(a-b)>>2` or `(a-(b+4))/2`, and the span of its first token. Neither symbol is a
    /// variable.
    #[inline(never)]
    pub fn scaled_distance(&mut self, context: &mut Context<'_>) -> Option<(ExprId, Span)> {
        let mut s = self.scanner()?;
        let start = s.at;
        // A text that is printed shows the forms of its expressions.
        if !s.eat(b'(') || context.state.forms.is_some() {
            return None;
        }
        let span = self.span(start, s.at);
        let to = self.symbol(&mut s, context)?;
        s.eat(b'-').then_some(())?;
        let from = if s.eat(b'(') {
            let symbol = self.symbol(&mut s, context)?;
            s.eat(b'+').then_some(())?;
            let number = context.int(s.number()? as i64);
            s.eat(b')').then_some(())?;
            context.binary(BinaryOp::Add, symbol, number).ok()?
        } else {
            self.symbol(&mut s, context)?
        };
        s.eat(b')').then_some(())?;
        let op = if s.eat(b'/') { BinaryOp::Div } else { BinaryOp::Shr };
        if op == BinaryOp::Shr && !(s.eat(b'>') && s.eat(b'>')) {
            return None;
        }
        let distance = context.binary(BinaryOp::Sub, to, from).ok()?;
        let number = context.int(s.number()? as i64);
        let expr = context.binary(op, distance, number).ok()?;
        self.advance_over_operand(s)?;
        Some((expr, span))
    }

    /// The symbol at a scanner.
    #[inline]
    fn symbol(&self, s: &mut Scanner<'t>, context: &mut Context<'_>) -> Option<ExprId> {
        let start = s.at;
        let name = s.name()?;
        let symbol = context.label(name, self.span(start, s.at)).ok()?;
        Some(context.model.expr(Expr::Symbol(symbol, Specifier::NONE)))
    }

    /// An operand that `read` recognizes in the bytes; it must not have side effects unless it does.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub fn scan<T>(&mut self, read: impl FnOnce(&mut Scanner<'t>) -> Option<T>) -> Option<T> {
        let mut s = self.scanner()?;
        let found = read(&mut s)?;
        self.advance_over_operand(s)?;
        Some(found)
    }
}
