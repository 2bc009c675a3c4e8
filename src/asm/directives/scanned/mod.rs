//! Directives read without tokens.
//!
//! Each directive that compilers emit often has a second reader here, which the table lists next to the token-based
//! handler. It reads common operands (numbers, names, `a-b`, strings) from the bytes of the line and calls the function
//! that implements the directive, which both readers share. For any other operand it returns `None` without side
//! effects, except that symbols may have been interned, and the line goes through the lexer and the grammar.

pub(super) mod codeview;
pub(crate) mod data;
pub(super) mod frames;
pub(super) mod sections;
pub(super) mod symbols;

use crate::asm::state::Assembler;
use crate::model::RelocatableValue;
use crate::parse::{Cursor, Parse};
use crate::source::Span;
use crate::source::bytes::{Numbers, Scanner};

/// The operands of a directive as text.
#[derive(Clone, Copy, Debug)]
pub struct Text<'t> {
    pub(crate) s: Scanner<'t>,
    /// The source position of the text's first byte.
    base: u32,
    /// The span of the directive's name.
    pub(crate) word: Span,
}

/// A directive's text reader. Returns the offset of the next statement, or `None` if an operand needs the grammar.
pub type Reader = fn(&mut Assembler<'_, '_>, Text<'_>) -> Option<usize>;

/// How a directive is read without tokens.
#[derive(Clone, Copy, Debug)]
pub enum Scanned {
    /// Not at all.
    Never,
    /// It has no operands: the handler gets an empty cursor if nothing follows the name.
    Alone,
    /// With this reader.
    By(Reader),
}

impl<'t> Text<'t> {
    /// The operands after a directive's name, which starts at `start`.
    #[inline]
    pub(super) fn new(mut s: Scanner<'t>, base: u32, start: usize) -> Self {
        let word = Span::new(base + start as u32, base + s.at as u32);
        s.blanks();
        Text { s, base, word }
    }

    #[inline]
    fn span(&self, start: usize, end: usize) -> Span {
        Span::new(self.base + start as u32, self.base + end as u32)
    }

    /// The offset of the next statement if this one ends here.
    #[inline]
    pub(crate) fn end(&self) -> Option<usize> {
        self.s.end()
    }

    /// A comma with optional blanks around it.
    #[inline]
    pub(crate) fn comma(&mut self) -> Option<()> {
        let word = self.s.word();
        if word as u8 == b',' {
            let behind = |n: u32| (word >> (8 * n)) as u8;
            // Nearly always it is followed by one blank or none.
            let blank = usize::from(behind(1) == b' ');
            if behind(1 + blank as u32) > b' ' {
                self.s.at += 1 + blank;
                return Some(());
            }
        }
        self.comma_with_blanks()
    }

    #[inline(never)]
    fn comma_with_blanks(&mut self) -> Option<()> {
        self.s.blanks();
        if !self.s.eat(b',') {
            return None;
        }
        self.s.blanks();
        Some(())
    }

    /// At least one blank.
    #[inline]
    pub(crate) fn gap(&mut self) -> Option<()> {
        let at = self.s.at;
        self.s.blanks();
        (self.s.at > at).then_some(())
    }

    /// An unsigned number and its span.
    #[inline]
    pub(crate) fn number(&mut self) -> Option<(u64, Span)> {
        let at = self.s.at;
        let value = self.s.number()?;
        Some((value, self.span(at, self.s.at)))
    }

    /// A number with an optional `-`, and the span of its first token.
    #[inline]
    pub(crate) fn integer(&mut self) -> Option<(i64, Span)> {
        let at = self.s.at;
        let negative = self.s.byte() == b'-';
        let value = self.s.integer()?;
        Some((value, self.span(at, if negative { at + 1 } else { self.s.at })))
    }

    /// A name and its span. Whatever is read next rejects a character that must not touch it.
    #[inline]
    pub(crate) fn name(&mut self) -> Option<(&'t [u8], Span)> {
        let at = self.s.at;
        let name = self.s.name()?;
        Some((name, self.span(at, self.s.at)))
    }

    /// A number, a symbol, or a difference of two symbols, each symbol with constants added or subtracted, and the span
    /// of its first token. None of the symbols is a variable.
    #[inline]
    fn value(&mut self, a: &mut Assembler<'_, '_>) -> Option<(RelocatableValue, Span)> {
        if matches!(self.s.byte(), b'-' | b'0'..=b'9') {
            let (value, span) = self.integer()?;
            return Some((RelocatableValue::constant(value), span));
        }
        let (name, span) = self.name()?;
        let mut value = RelocatableValue::symbol(a.context().label(name, span)?);
        loop {
            let mut s = self.s;
            s.blanks();
            let sign = s.byte();
            if !matches!(sign, b'+' | b'-') {
                return Some((value, span));
            }
            s.at += 1;
            s.blanks();
            if s.byte().is_ascii_digit() {
                let number = s.number()? as i64;
                let number = if sign == b'-' { number.wrapping_neg() } else { number };
                value.constant = value.constant.wrapping_add(number);
                self.s = s;
            } else if sign == b'-' && value.sub.is_none() {
                self.s = s;
                let (name, span) = self.name()?;
                value.sub = Some(a.context().label(name, span)?);
            } else {
                return None;
            }
        }
    }
}

/// Ends a statement that has been read and reports its error, if any.
#[inline]
pub(crate) fn done(a: &mut Assembler<'_, '_>, end: usize, result: Parse<()>) -> Option<usize> {
    if let Err(error) = result {
        a.diagnostics.push(*error);
    }
    Some(end)
}

/// Runs a directive without operands.
#[inline]
pub(super) fn alone(a: &mut Assembler<'_, '_>, text: Text<'_>, run: super::Handler) -> Option<usize> {
    let end = text.end()?;
    let mut cursor = Cursor::new(&[], &[], 0, text.word.end as usize, Numbers::C);
    let result = run(a, &mut cursor, text.word);
    done(a, end, result)
}
