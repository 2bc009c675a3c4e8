//! The cursor that directives are read from: bytes as long as operands are common ones, then tokens.
//!
//! A method reads its operand from the bytes of the line if these have a common form: a number, a name, a difference of
//! symbols, a string on one line. Otherwise the rest of the statement is tokenized, once, and this and all further
//! operands are read from tokens. What the byte form accepts must mean the same as in the lexer and the grammar, which
//! define the language.

mod operands;

use super::lexed::Lexed;
use super::lexer::Token;
use super::{Cursor, Parse};
use crate::diag::{Code, Diagnostic};
use crate::source::Span;
use crate::source::bytes::{Numbers, Scanner, is_name};
use std::hint::cold_path;

/// A position in the operands of a directive.
#[derive(Debug)]
pub struct LineCursor<'t> {
    text: &'t [u8],
    /// The source position of the text's first byte.
    base: u32,
    comment: u8,
    /// The statement is known to end on its line.
    is_whole: bool,
    /// The offset of the first byte of the next token, as long as there are no tokens.
    at: usize,
    /// The offset after the first token of the last number.
    number_end: usize,
    /// The span of the last literal that was a token.
    literal_span: Span,
    /// The offset of the next statement if the end of this one has been seen, and there are no tokens; else 0.
    next: usize,
    /// Where tokens go; `None` once they are there.
    lexed: Option<&'t mut Lexed>,
    /// The tokens from the operand on that required them.
    cursor: Option<Cursor<'t, 't>>,
}

impl<'t> LineCursor<'t> {
    /// A cursor over the bytes after a directive's name.
    #[inline(always)]
    #[must_use]
    pub fn new(text: &'t [u8], at: usize, comment: u8, lexed: &'t mut Lexed) -> Self {
        let (base, is_whole) = (lexed.base, lexed.is_last);
        LineCursor {
            text,
            base,
            comment,
            is_whole,
            at,
            number_end: 0,
            literal_span: Span::default(),
            next: 0,
            lexed: Some(lexed),
            cursor: None,
        }
    }

    /// A cursor over bytes of which there are no tokens: what requires any cannot be read.
    #[must_use]
    pub fn of_bytes(text: &'t [u8], at: usize, comment: u8) -> Self {
        LineCursor {
            text,
            base: 0,
            comment,
            is_whole: true,
            at,
            number_end: 0,
            literal_span: Span::default(),
            next: 0,
            lexed: None,
            cursor: None,
        }
    }

    /// A cursor over tokens.
    #[must_use]
    pub fn of_tokens(cursor: Cursor<'t, 't>) -> Self {
        let (text, base) = (cursor.text, cursor.base);
        LineCursor {
            text,
            base,
            comment: 0,
            is_whole: true,
            at: 0,
            number_end: 0,
            literal_span: Span::default(),
            next: 0,
            lexed: None,
            cursor: Some(cursor),
        }
    }

    /// The remaining tokens.
    #[inline]
    pub fn tokens(&mut self) -> &mut Cursor<'t, 't> {
        let LineCursor { text, base, at, lexed, cursor, next, .. } = self;
        *next = 0;
        cursor.get_or_insert_with(|| tokenize(text, *base, *at, lexed))
    }

    /// Whether no operand has needed tokens.
    #[inline]
    #[must_use]
    pub fn is_plain(&self) -> bool {
        self.cursor.is_none()
    }

    /// The offset of the next statement if this one was read from bytes up to its end; 0 if there are tokens.
    #[inline(always)]
    pub fn finish_line(&mut self) -> usize {
        if self.next == 0 {
            cold_path();
            self.tokens();
        }
        self.next
    }

    /// The offset of the next token, or after the last one.
    #[cold]
    #[must_use]
    pub fn here_in_text(&self) -> usize {
        match &self.cursor {
            None => self.at,
            Some(cursor) if cursor.at_end() => cursor.previous_end().saturating_sub(self.base) as usize,
            Some(cursor) => cursor.next_offset(),
        }
    }

    /// A scanner at the next byte, as long as there are no tokens.
    #[inline(always)]
    fn scanner(&self) -> Option<Scanner<'t>> {
        if !self.is_plain() {
            cold_path();
            return None;
        }
        Some(Scanner::new(self.text, self.at, self.comment))
    }

    #[inline(always)]
    fn span(&self, start: usize, end: usize) -> Span {
        Span::new(self.base + start as u32, self.base + end as u32)
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
        if s.byte() != b',' {
            match s.end() {
                Some(next) => self.next = next,
                None => {
                    s.blanks();
                    if s.byte() != b',' {
                        return None;
                    }
                }
            }
        }
        self.at = s.at;
        Some(())
    }

    /// Whether the statement ends here.
    #[inline]
    pub fn at_end(&mut self) -> bool {
        if self.next != 0 {
            return true;
        }
        if let Some(s) = self.scanner() {
            let byte = s.byte();
            if starts_token(byte) && byte != self.comment {
                return false;
            }
            if let Some(next) = s.end() {
                self.next = next;
                return true;
            }
        }
        self.tokens_end()
    }

    #[inline(never)]
    fn tokens_end(&mut self) -> bool {
        self.tokens().at_end()
    }

    /// The first byte of the next token; 0 at the end.
    #[inline]
    pub fn byte(&mut self) -> u8 {
        if self.at_end() {
            return 0;
        }
        match &self.cursor {
            None => self.text.get(self.at).copied().unwrap_or(0),
            Some(cursor) => {
                cold_path();
                cursor.text().first().copied().unwrap_or(0)
            }
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
            self.tokens();
        }
    }

    /// Checks for the end of the statement.
    ///
    /// # Errors
    /// If tokens are left.
    #[inline]
    pub fn finish(&mut self) -> Parse<()> {
        if self.at_end() { Ok(()) } else { self.unfinished() }
    }

    #[cold]
    #[inline(never)]
    fn unfinished(&mut self) -> Parse<()> {
        self.tokens().finish()
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
        if self.next != 0 {
            return false;
        }
        if let Some(mut s) = self.scanner()
            && s.byte() == character
            && character != self.comment
        {
            s.at += 1;
            self.advance(s);
            return true;
        }
        self.sign(&[character]).is_some()
    }

    /// Advances past a token that is one of these characters if it is next, and returns its span.
    #[inline(never)]
    pub fn sign(&mut self, characters: &[u8]) -> Option<Span> {
        if self.at_end() {
            return None;
        }
        if let Some(mut s) = self.scanner() {
            let byte = s.byte();
            if byte == self.comment || !characters.contains(&byte) {
                return None;
            }
            let span = self.span(s.at, s.at + 1);
            s.at += 1;
            self.advance(s);
            return Some(span);
        }
        let cursor = self.tokens();
        let [byte] = cursor.text() else { return None };
        let span = characters.contains(byte).then(|| cursor.here())?;
        cursor.bump();
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
        self.general_eat_word(word)
    }

    #[inline(never)]
    fn general_eat_word(&mut self, word: &str) -> bool {
        !self.at_end() && self.tokens().eat_word(word)
    }

    /// The next token's span; at the end of the statement an empty one.
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

#[cold]
#[inline(never)]
fn tokenize<'t>(text: &'t [u8], base: u32, at: usize, lexed: &mut Option<&'t mut Lexed>) -> Cursor<'t, 't> {
    let tokens: &'t [Token] = match lexed.take() {
        Some(lexed) => {
            lexed.rest(text, at);
            &lexed.tokens
        }
        None => &[],
    };
    let before = text[..at].trim_ascii_end().len();
    let end = tokens.last().map_or(before, |token| token.end as usize);
    Cursor::new(tokens, text, base, end, Numbers::C)
}

/// Whether a byte other than the comment character starts a token, for the bytes that operands commonly start with.
#[inline(always)]
fn starts_token(byte: u8) -> bool {
    is_name(byte) || matches!(byte, b'"' | b'-' | b'%' | b',')
}
