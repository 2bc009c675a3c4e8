//! A cursor over the tokens of one statement.

use super::literal::{self, Number};
use super::{Parse, syntax_error};
use crate::diag::{Code, Diagnostic};
use crate::parse::lexer::{Kind, Token};
use crate::source::Span;
use crate::source::bytes::{Numbers, Scanner};

/// A position in the tokens of a statement.
#[derive(Debug)]
pub struct Cursor<'t, 's> {
    pub(crate) tokens: &'t [Token],
    pub(super) text: &'s [u8],
    pub(crate) base: u32,
    /// The end of the statement, as the location for errors about missing tokens.
    pub(super) end: u32,
    pub(crate) position: usize,
    pub(super) numbers: Numbers,
}

impl<'t, 's> Cursor<'t, 's> {
    /// A cursor at the start of a statement. `base` is the source position of the first byte of `text`, `end` the
    /// offset of the statement's end, `numbers` the integer syntax.
    #[must_use]
    pub fn new(tokens: &'t [Token], text: &'s [u8], base: u32, end: usize, numbers: Numbers) -> Self {
        Cursor { tokens, text, base, end: base + end as u32, position: 0, numbers }
    }

    /// The next `count` tokens, with the last one shortened by `bytes` bytes.
    #[must_use]
    pub fn cut(&self, count: usize, bytes: u32) -> Vec<Token> {
        let mut tokens: Vec<Token> = self.tokens.iter().skip(self.position).take(count).copied().collect();
        if let Some(last) = tokens.last_mut() {
            last.end = last.end.saturating_sub(bytes).max(last.start);
        }
        tokens
    }

    /// A cursor over other tokens of the same text.
    #[must_use]
    pub fn over<'u>(&self, tokens: &'u [Token]) -> Cursor<'u, 's> {
        let end = tokens.last().map_or(self.end, |t| self.base + t.end);
        Cursor { tokens, text: self.text, base: self.base, end, position: 0, numbers: self.numbers }
    }

    /// A cursor at the first token of the statement.
    #[must_use]
    pub fn rewound(&self) -> Self {
        Cursor { position: 0, ..*self }
    }

    /// Another cursor at the same token.
    #[must_use]
    pub fn fork(&self) -> Self {
        Cursor { ..*self }
    }

    /// The next token's kind.
    #[inline]
    #[must_use]
    pub fn kind(&self) -> Option<Kind> {
        self.kind_at(0)
    }

    /// The kind of the token `ahead` tokens after the next one.
    #[inline]
    #[must_use]
    pub fn kind_at(&self, ahead: usize) -> Option<Kind> {
        self.tokens.get(self.position + ahead).map(|t| t.kind)
    }

    /// The next token's text; empty at the end.
    #[inline]
    #[must_use]
    pub fn text(&self) -> &'s [u8] {
        self.text_at(0)
    }

    /// The text of the token `ahead` tokens after the next one; empty past the end.
    #[inline]
    #[must_use]
    pub fn text_at(&self, ahead: usize) -> &'s [u8] {
        self.tokens.get(self.position + ahead).map_or(&[], |t| &self.text[t.start as usize..t.end as usize])
    }

    /// The value of the next token as a number.
    ///
    /// # Errors
    /// If the number is malformed.
    #[inline]
    pub fn number(&self) -> Result<Number, &'static str> {
        self.number_at(0)
    }

    #[inline]
    pub(super) fn number_at(&self, ahead: usize) -> Result<Number, &'static str> {
        literal::number(self.text_at(ahead), self.numbers)
    }

    /// The next token's span; at the end of the statement an empty one.
    #[inline]
    #[must_use]
    pub fn here(&self) -> Span {
        match self.tokens.get(self.position) {
            Some(t) => Span::new(self.base + t.start, self.base + t.end),
            None => Span::new(self.end, self.end),
        }
    }

    /// The end of the previous token.
    #[inline]
    #[must_use]
    pub fn previous_end(&self) -> u32 {
        match self.position.checked_sub(1).and_then(|i| self.tokens.get(i)) {
            Some(t) => self.base + t.end,
            None => self.base,
        }
    }

    #[inline]
    #[must_use]
    pub fn at_end(&self) -> bool {
        self.position >= self.tokens.len()
    }

    /// Advances past the next token.
    #[inline]
    pub fn bump(&mut self) {
        self.position += 1;
    }

    /// Advances past the next token if it has this kind; returns whether it does.
    #[inline]
    pub fn eat(&mut self, kind: Kind) -> bool {
        let found = self.kind() == Some(kind);
        self.position += usize::from(found);
        found
    }

    /// Advances past the next token if it is this word; returns whether it is.
    pub fn eat_word(&mut self, word: &str) -> bool {
        let found = self.kind() == Some(Kind::Ident) && self.text() == word.as_bytes();
        self.position += usize::from(found);
        found
    }

    /// Advances to the end and returns the skipped text and span.
    pub fn rest(&mut self) -> (&'s [u8], Span) {
        let start = self.here().start;
        self.position = self.tokens.len();
        (&self.text[(start - self.base) as usize..(self.end - self.base) as usize], Span::new(start, self.end))
    }

    /// Whether the next token directly follows the previous one.
    #[must_use]
    pub fn touches(&self) -> bool {
        self.here().start == self.previous_end()
    }

    /// Advances past a comma.
    ///
    /// # Errors
    /// If the next token is not a comma.
    #[inline]
    pub fn comma(&mut self) -> Parse<()> {
        if self.eat(Kind::Comma) {
            return Ok(());
        }
        Err(self.error(Code::ExpectedComma, "expected comma"))
    }

    /// Checks for the end of the statement.
    ///
    /// # Errors
    /// If tokens are left.
    #[inline]
    pub fn finish(&self) -> Parse<()> {
        if self.at_end() {
            return Ok(());
        }
        Err(self.error(Code::ExpectedNewline, "expected newline"))
    }

    /// An error at the next token.
    #[cold]
    pub fn error(&self, code: Code, message: impl Into<String>) -> Box<Diagnostic> {
        syntax_error(code, self.here(), message)
    }

    /// An identifier, optionally after `$` or `@`, or the unprocessed contents of a string.
    pub fn identifier(&mut self) -> Option<&'s [u8]> {
        let (name, count) = match self.kind()? {
            // A lone dot is the location counter.
            Kind::Ident if self.text() != b"." => (self.text(), 1),
            Kind::String => (&self.text()[1..self.text().len() - 1], 1),
            Kind::Dollar | Kind::At
                if matches!(self.kind_at(1), Some(Kind::Ident | Kind::Number)) && self.next_touches() =>
            {
                let (first, second) = (self.tokens[self.position], self.tokens[self.position + 1]);
                (&self.text[first.start as usize..second.end as usize], 2)
            }
            _ => return None,
        };
        self.position += count;
        Some(name)
    }

    /// A symbol's name: an identifier, or a quoted name.
    ///
    /// # Errors
    /// If the next token is neither.
    pub fn name(&mut self, what: &str) -> Parse<(std::borrow::Cow<'s, [u8]>, Span)> {
        let (start, is_quoted) = (self.here().start, self.kind() == Some(Kind::String));
        let Some(name) = self.identifier() else {
            return Err(self.error(Code::ExpectedIdentifier, format!("expected identifier{what}")));
        };
        let name = if is_quoted { literal::quoted_name(name).into() } else { name.into() };
        Ok((name, Span::new(start, self.previous_end())))
    }

    /// The contents of a string, with escapes unprocessed.
    ///
    /// # Errors
    /// `message` if the next token is not a string.
    pub fn raw_string(&mut self, message: &str) -> Parse<(&'s [u8], Span)> {
        let span = self.here();
        match self.kind() {
            Some(Kind::String) => {
                let quoted = self.text();
                self.bump();
                Ok((&quoted[1..quoted.len() - 1], span))
            }
            Some(Kind::Bad) if self.text().first() == Some(&b'"') => {
                Err(self.error(Code::UnterminatedString, "unterminated string constant"))
            }
            _ => Err(self.error(Code::ExpectedString, message)),
        }
    }

    /// The bytes of a string.
    ///
    /// # Errors
    /// `message` if the next token is not a string, or if an escape is invalid.
    pub fn string(&mut self, message: &str) -> Parse<Vec<u8>> {
        let (inside, span) = self.raw_string(message)?;
        let mut bytes = Vec::with_capacity(inside.len());
        literal::unescape(inside, span, &mut bytes)?;
        Ok(bytes)
    }

    /// Whether the token after the next one directly follows it.
    pub(crate) fn next_touches(&self) -> bool {
        matches!(self.tokens.get(self.position..), Some([a, b, ..]) if a.end == b.start)
    }

    /// A scanner at the next token, or at the end of the statement.
    #[must_use]
    pub fn scanner(&self) -> Scanner<'s> {
        Scanner::new(self.text, (self.here().start - self.base) as usize, 0)
    }

    /// The text of a span.
    #[must_use]
    pub fn text_of(&self, span: Span) -> &'s [u8] {
        self.text.get((span.start - self.base) as usize..(span.end - self.base) as usize).unwrap_or_default()
    }
}
