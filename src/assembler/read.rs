//! The lines of a text, one after the other: by the shortest way that reads each rightly.

use super::Assembler;
use crate::diag::Code;
use crate::directive;
use crate::lexer::{Dialect, Kind, Lexer, Token};
use crate::parse::literal::{self, Number};
use crate::parse::{Cursor, Parse, simple};
use crate::scan::Scanner;
use crate::source::Span;
use crate::syntax::{self, Scratch};

impl Assembler<'_, '_> {
    /// Reads the statements of a text.
    pub(super) fn read(&mut self, text: &[u8], base: u32) {
        let mut lexer = Lexer::new(text, Dialect { hash_comments: self.desc.hash_comments, ..Dialect::default() });
        let mut tokens: Vec<Token> = Vec::with_capacity(64);
        let mut scratch = Scratch::default();
        while !self.input.ended && !self.input.exit_macro {
            if self.state.fast && !self.input.conditions.skipping() && self.sections.is_open() {
                let at = lexer.offset();
                if let Some(next) = self.scanned(text, at, base, &mut scratch) {
                    lexer.skip(next - at);
                    continue;
                }
            }
            if !lexer.statement(&mut tokens) {
                break;
            }
            if tokens.is_empty() {
                continue;
            }
            let end = tokens.last().map_or(0, |t| t.end as usize);
            let mut cursor = Cursor::new(&tokens, text, base, end);
            let mark = self.model.exprs.len();
            self.retained = false;
            if self.input.conditions.skipping() {
                directive::skipped(self, &mut cursor);
            } else if let Err(error) = self.statement(&mut cursor, &mut scratch) {
                self.diagnostics.push(*error);
            }
            if !self.retained {
                self.model.exprs.truncate(mark);
            }
            self.state.end_statement();
            if let Some(capture) = self.input.capture.take() {
                let next = self.captured(capture, text, lexer.offset());
                lexer.seek(next);
            }
        }
        if let Some((start, end)) = lexer.string_over_lines() {
            let span = Span::new(base + start, base + end);
            self.warn(Code::UnterminatedString, span, "the string goes on in the next line");
        }
        if let Some(at) = lexer.unterminated_comment() {
            let at = base + at;
            self.error(Code::UnterminatedComment, Span::new(at, at), "unterminated comment");
        }
        // What these statements kept stays, whatever the one that had them read needed itself.
        self.retained = true;
    }

    /// Takes the statement at `at` if a scanner can read it: where the next one starts then.
    #[inline]
    fn scanned(&mut self, text: &[u8], at: usize, base: u32, scratch: &mut Scratch<'_>) -> Option<usize> {
        let mut cursor = Scanner::new(text, at, self.desc.hash_comments);
        cursor.blanks();
        if let b'a'..=b'z' = cursor.byte()
            && cursor.at > at
            && self.input.macros.is_empty()
            && let Some(next) = syntax::scanned(self, cursor, base, scratch)
        {
            return Some(next);
        }
        self.simple(text, at, base).map(|len| at + len)
    }

    /// Takes the line at `at` if it can be read without tokens; its length then.
    #[inline]
    fn simple(&mut self, text: &[u8], at: usize, base: u32) -> Option<usize> {
        let rest = text.get(at..)?;
        if self.debug.generated.is_some() {
            return None;
        }
        let start = base + at as u32;
        match rest {
            [b'\t' | b' ', b'.', ..] if self.input.macros.is_empty() => {
                let line = simple::directive(rest, self.desc.hash_comments)?;
                match directive::run_simple(self, &line, start) {
                    Ok(true) => {}
                    Ok(false) => return None,
                    Err(error) => self.diagnostics.push(*error),
                }
                Some(line.len)
            }
            [b'.' | b'_' | b'a'..=b'z' | b'A'..=b'Z', ..] => {
                let (name, len) = simple::label(rest, self.desc.hash_comments)?;
                if let Err(error) = self.label(name, Span::new(start, start + name.len() as u32)) {
                    self.diagnostics.push(*error);
                }
                Some(len)
            }
            _ => simple::end_of_line(rest, self.desc.hash_comments),
        }
    }

    /// Labels, then an assignment, a directive or an instruction.
    #[inline]
    fn statement<'s>(&mut self, cursor: &mut Cursor<'_, 's>, scratch: &mut Scratch<'s>) -> Parse<()> {
        loop {
            match (cursor.kind(), cursor.kind_at(1)) {
                (None, _) => return Ok(()),
                (Some(Kind::Ident), Some(Kind::Colon)) => {
                    let (name, span) = (cursor.text(), cursor.here());
                    cursor.bump();
                    cursor.bump();
                    self.label(name, span)?;
                }
                (Some(Kind::Ident), Some(Kind::Equal)) => {
                    let (name, span) = (cursor.text(), cursor.here());
                    cursor.bump();
                    cursor.bump();
                    return self.assignment(name, span, cursor);
                }
                (Some(Kind::Ident), _) => {
                    let word = cursor.text();
                    if !self.input.macros.is_empty() && self.input.macros.contains_key(word) {
                        let span = cursor.here();
                        cursor.bump();
                        return self.call_macro(word, span, cursor);
                    }
                    if word[0] == b'.' && word.len() > 1 {
                        return directive::run(self, cursor);
                    }
                    return syntax::instruction(self, cursor, scratch);
                }
                (Some(Kind::Number), Some(Kind::Colon)) => {
                    let span = cursor.here();
                    let Ok(Number::Int(label)) = literal::number(cursor.text()) else {
                        return Err(cursor.error(Code::UnexpectedToken, "unexpected token at start of statement"));
                    };
                    cursor.bump();
                    cursor.bump();
                    self.local_label(label, span)?;
                }
                (Some(Kind::String | Kind::Dollar | Kind::At), _) => {
                    if cursor.kind() == Some(Kind::String)
                        && !matches!(cursor.kind_at(1), Some(Kind::Colon | Kind::Equal))
                    {
                        return Err(cursor.error(Code::UnexpectedToken, "unexpected token at start of statement"));
                    }
                    let (name, span) = cursor.name("")?;
                    if cursor.eat(Kind::Colon) {
                        self.label(&name, span)?;
                    } else if cursor.eat(Kind::Equal) {
                        return self.assignment(&name, span, cursor);
                    } else {
                        return Err(cursor.error(Code::UnexpectedToken, "unexpected token at start of statement"));
                    }
                }
                (Some(Kind::LBrace), _) => return syntax::instruction(self, cursor, scratch),
                _ => {
                    let bad = cursor.kind() == Some(Kind::Bad);
                    let text = cursor.text();
                    if bad && text.first() == Some(&b'"') {
                        return Err(cursor.error(Code::UnterminatedString, "unterminated string constant"));
                    }
                    return Err(cursor.error(Code::UnexpectedToken, "unexpected token at start of statement"));
                }
            }
        }
    }
}
