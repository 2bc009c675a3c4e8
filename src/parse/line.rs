//! The cursor that directives are read from: bytes as long as operands are common ones, then tokens.
//!
//! A method reads its operand from the bytes of the line if these have a common form: a number, a name, a difference of
//! symbols, a string on one line. Otherwise the rest of the statement is tokenized, once, and this and all further
//! operands are read from tokens. What the byte form accepts must mean the same as in the lexer and the grammar, which
//! define the language.

mod operands;

use super::lexed::Lexed;
use super::{Cursor, Parse};
use crate::diag::{Code, Diagnostic};
use crate::source::Span;
use crate::source::bytes::{Numbers, Scanner, is_name};

/// A position in the operands of a directive.
#[derive(Debug)]
pub struct LineCursor<'t> {
    /// The offset of the first byte of the next token, as long as there are no tokens.
    at: usize,
    /// The offset of the next statement if the end of this one has been seen; else 0.
    next: usize,
    /// Where tokens go; `None` once they are there.
    lexed: Option<&'t mut Lexed>,
    /// The tokens from the operand on that required them.
    cursor: Cursor<'t, 't>,
    comment: u8,
    /// The statement is known to end on its line.
    is_whole: bool,
}

impl<'t> LineCursor<'t> {
    /// A cursor over the bytes after a directive's name; `base` is the source position of the text's first byte.
    #[inline]
    #[must_use]
    pub fn new(s: Scanner<'t>, base: u32, comment: u8, lexed: &'t mut Lexed) -> Self {
        lexed.is_cut = false;
        let cursor = Cursor::new(&[], s.text(), base, 0, Numbers::C);
        let is_whole = lexed.is_last;
        LineCursor { at: s.at, next: 0, lexed: Some(lexed), cursor, comment, is_whole }
    }

    /// A cursor over tokens.
    #[must_use]
    pub fn of_tokens(cursor: Cursor<'t, 't>) -> Self {
        LineCursor { at: 0, next: 0, lexed: None, cursor, comment: 0, is_whole: true }
    }

    /// The remaining tokens.
    #[inline]
    pub fn tokens(&mut self) -> &mut Cursor<'t, 't> {
        if self.lexed.is_some() {
            self.tokenize();
        }
        &mut self.cursor
    }

    #[cold]
    #[inline(never)]
    fn tokenize(&mut self) {
        let Some(lexed) = self.lexed.take() else { return };
        lexed.rest(self.cursor.text, self.at);
        let lexed: &'t Lexed = lexed;
        let before = self.cursor.text[..self.at].trim_ascii_end().len();
        let end = lexed.tokens.last().map_or(before, |token| token.end as usize);
        self.cursor = Cursor::new(&lexed.tokens, self.cursor.text, self.cursor.base, end, Numbers::C);
    }

    /// Whether no operand has needed tokens.
    #[inline]
    #[must_use]
    pub fn is_plain(&self) -> bool {
        self.lexed.is_some()
    }

    /// The offset of the next statement if this one was read from bytes up to its end; 0 if there are tokens.
    #[inline]
    #[must_use]
    pub fn into_next(mut self) -> usize {
        if self.lexed.is_some() && self.next == 0 {
            self.tokenize();
        }
        if self.lexed.is_some() { self.next } else { 0 }
    }

    /// A scanner at the next byte, as long as there are no tokens.
    #[inline(always)]
    fn scanner(&self) -> Option<Scanner<'t>> {
        if self.lexed.is_some() { Some(Scanner::new(self.cursor.text, self.at, self.comment)) } else { None }
    }

    #[inline(always)]
    fn span(&self, start: usize, end: usize) -> Span {
        Span::new(self.cursor.base + start as u32, self.cursor.base + end as u32)
    }

    /// Continues after what a scanner has read, and blanks.
    #[inline(always)]
    fn advance(&mut self, mut s: Scanner<'t>) {
        s.blanks();
        self.at = s.at;
    }

    /// Continues after an operand that a scanner has read, if a comma or the end of the statement follows.
    #[inline(always)]
    fn advance_over_operand(&mut self, mut s: Scanner<'t>) -> Option<()> {
        s.blanks();
        if s.byte() != b',' {
            self.next = s.end()?;
        }
        self.at = s.at;
        Some(())
    }

    /// Whether the statement ends here.
    #[inline]
    pub fn at_end(&mut self) -> bool {
        if let Some(s) = self.scanner() {
            let byte = s.byte();
            if starts_token(byte) && byte != self.comment {
                return false;
            }
            if self.next != 0 {
                return true;
            }
            if let Some(next) = s.end() {
                self.next = next;
                return true;
            }
        }
        self.tokens().at_end()
    }

    /// The first byte of the next token; 0 at the end.
    #[inline]
    pub fn byte(&mut self) -> u8 {
        match self.at_end() {
            true => 0,
            false if self.lexed.is_some() => self.cursor.text.get(self.at).copied().unwrap_or(0),
            false => self.cursor.text().first().copied().unwrap_or(0),
        }
    }

    /// Whether a list continues. If it does, the statement is known to be whole from here on, so that items can be acted
    /// on one by one.
    #[inline]
    pub fn goes_on(&mut self) -> bool {
        if self.at_end() {
            return false;
        }
        if !self.is_whole {
            self.ensure_whole();
        }
        true
    }

    /// Tokenizes the rest if there may be a string, a comment or an invalid token in it.
    #[inline(never)]
    fn ensure_whole(&mut self) {
        self.is_whole = true;
        let Some(s) = self.scanner() else { return };
        let is_plain = |byte: u8| is_name(byte) && byte != b'@' || matches!(byte, b',' | b' ' | b'\t' | b'+' | b'-');
        let rest = &s.text()[s.at..];
        let len = rest.iter().position(|&byte| !is_plain(byte)).unwrap_or(rest.len());
        if !matches!(rest.get(len..), Some([b'\n', ..] | [b'\r', b'\n', ..])) {
            self.tokenize();
        }
    }

    /// Checks for the end of the statement.
    ///
    /// # Errors
    /// If tokens are left.
    #[inline]
    pub fn finish(&mut self) -> Parse<()> {
        if self.at_end() { Ok(()) } else { self.tokens().finish() }
    }

    /// As [`Self::finish`], with another error.
    ///
    /// # Errors
    /// If tokens are left.
    #[inline]
    pub fn finish_as(&mut self, code: Code, message: &str) -> Parse<()> {
        if self.at_end() { Ok(()) } else { Err(self.error(code, message)) }
    }

    /// Reads items separated by commas up to the end of the statement, at least one.
    ///
    /// # Errors
    /// Those of `item`, or if it is not followed by a comma or the end.
    #[inline]
    pub fn items(&mut self, mut item: impl FnMut(&mut Self) -> Parse<()>) -> Parse<()> {
        loop {
            item(self)?;
            if self.at_end() {
                return Ok(());
            }
            self.comma()?;
        }
    }

    /// As [`Self::items`], for a list that may be empty.
    ///
    /// # Errors
    /// Those of [`Self::items`].
    #[inline]
    pub fn optional_items(&mut self, item: impl FnMut(&mut Self) -> Parse<()>) -> Parse<()> {
        if self.at_end() { Ok(()) } else { self.items(item) }
    }

    /// Advances past a comma.
    ///
    /// # Errors
    /// If the next token is not a comma.
    #[inline]
    pub fn comma(&mut self) -> Parse<()> {
        if self.eat(b',') { Ok(()) } else { self.tokens().comma() }
    }

    /// Advances past a token of a single character if it is next; returns whether it is.
    #[inline]
    pub fn eat(&mut self, character: u8) -> bool {
        self.sign(&[character]).is_some()
    }

    /// Advances past a token that is one of these characters if it is next, and returns its span.
    #[inline]
    pub fn sign(&mut self, characters: &[u8]) -> Option<Span> {
        if let Some(mut s) = self.scanner() {
            let byte = s.byte();
            if byte != self.comment && characters.contains(&byte) {
                let span = self.span(s.at, s.at + 1);
                s.at += 1;
                self.advance(s);
                return Some(span);
            }
            if self.at_end() || self.lexed.is_some() {
                return None;
            }
        }
        let [byte] = self.cursor.text() else { return None };
        let span = characters.contains(byte).then(|| self.cursor.here())?;
        self.cursor.bump();
        Some(span)
    }

    /// Advances past a word if it is next; returns whether it is.
    #[inline]
    pub fn eat_word(&mut self, word: &str) -> bool {
        if let Some(mut s) = self.scanner()
            && let Some(name) = s.name()
            && !s.in_name()
        {
            let found = name == word.as_bytes();
            if found {
                self.advance(s);
            }
            return found;
        }
        !self.at_end() && self.tokens().eat_word(word)
    }

    /// The next token's span; the statement's end if there is none.
    #[cold]
    pub fn here(&mut self) -> Span {
        self.tokens().here()
    }

    /// An error at the next token.
    #[cold]
    pub fn error(&mut self, code: Code, message: impl Into<String>) -> Box<Diagnostic> {
        self.tokens().error(code, message)
    }
}

/// Whether a byte other than the comment character starts a token, for the bytes that operands commonly start with.
#[inline(always)]
fn starts_token(byte: u8) -> bool {
    is_name(byte) || matches!(byte, b'"' | b'-' | b'%' | b',')
}
