//! Reads the lines of a text in order, each with a scanner if one accepts it and with the grammar otherwise.

use super::Assembler;
use super::main_text::{MainText, Stretch};
use crate::bytes::Scanner;
use crate::diag::{Code, Diagnostic};
use crate::directive;
use crate::files::Text;
use crate::lexer::{Dialect, Kind, Lexer, Token};
use crate::parse::literal::Number;
use crate::parse::{Cursor, Parse};
use crate::source::Span;
use crate::syntax::{self, Scratch};
use std::io;
use std::sync::Arc;

/// A text read in place of a statement: a macro or repeat expansion, or an included file.
#[derive(Debug)]
pub(super) struct Nested {
    pub(super) text: Arc<Vec<u8>>,
    /// The source position of its first byte.
    pub(super) base: u32,
    pub(super) kind: NestedKind,
}

/// The kind of a nested text.
#[derive(Debug)]
pub(super) enum NestedKind {
    /// A macro call, with the number of open conditionals at the call.
    Macro(usize),
    /// `.rept`, `.irp` and `.irpc`.
    Repeat,
    /// `.include`
    Include,
}

/// A text that is suspended while a nested one is read.
struct Waiting {
    nested: Nested,
    at: usize,
    dialect: Dialect,
}

/// Whether a string or comment may continue past the end of the lexer's text.
pub(super) fn is_cut(tokens: &[Token], lexer: &Lexer<'_>) -> bool {
    lexer.unterminated_comment().is_some() || tokens.iter().any(|t| t.kind == Kind::Bad)
}

impl Assembler<'_, '_> {
    /// The target's lexical dialect.
    pub(crate) fn dialect(&self) -> Dialect {
        let dialect = Dialect::new(self.desc.comment, self.desc.numbers);
        Dialect { names_end_at_at: dialect.names_end_at_at || self.desc.names_end_at_at, ..dialect }
    }

    /// Reads the statements of a text and its nested texts. The nesting uses an explicit stack, so it is not bounded by
    /// the thread's stack.
    ///
    /// # Errors
    /// If the main file cannot be read.
    pub(super) fn read(&mut self, main: &mut MainText<'_>, base: u32) -> io::Result<()> {
        let mut tokens = std::mem::take(&mut self.progress.tokens);
        let read = self.read_parts(main, base, &mut tokens);
        self.progress.tokens = tokens;
        read
    }

    fn read_parts(&mut self, main: &mut MainText<'_>, base: u32, tokens: &mut Vec<Token>) -> io::Result<()> {
        let dialect = self.dialect();
        let mut stack: Vec<Waiting> = Vec::new();
        let (mut main_at, mut main_dialect) = (0, dialect);
        // The first multi-line string of the main file.
        let mut main_string = None;
        loop {
            let (stretch, at, found) = match stack.last() {
                Some(Waiting { nested, at, dialect }) => {
                    (Stretch { text: &nested.text, base: nested.base, is_last: true }, *at, *dialect)
                }
                None => (main.stretch(base), main_at, main_dialect),
            };
            let (base_here, is_last) = (stretch.base, stretch.is_last);
            let (at, found) = self.read_on(stretch, (at, found), tokens);
            let string = found.string_over_lines.map(|(start, end)| Span::new(base_here + start, base_here + end));
            match stack.last_mut() {
                Some(waiting) => (waiting.at, waiting.dialect) = (at, found),
                None => {
                    (main_at, main_dialect) = (at, found);
                    main_string = main_string.or(string);
                }
            }
            if let Some(nested) = self.input.nested.take() {
                stack.push(Waiting { nested, at: 0, dialect });
                continue;
            }
            if !is_last && !self.input.ended {
                main.advance(main_at)?;
                (main_at, main_dialect) = (0, dialect);
                continue;
            }
            let string = if stack.is_empty() { main_string } else { string };
            self.end_of_part(string, found.unterminated_comment.map(|at| base_here + at));
            match stack.pop() {
                Some(Waiting { nested, .. }) => self.left(&nested.kind),
                None => return Ok(()),
            }
        }
    }

    /// Reads a piece of text given by a library call. A construct that does not end within the piece is an error.
    pub(crate) fn read_piece(&mut self, text: &[u8], base: u32) {
        let depth = self.input.conditions.depth();
        // Reading from memory cannot fail.
        let _ = self.read(&mut MainText::new(Text::Bytes(text)), base);
        if let Some(open) = self.input.conditions.open().filter(|_| self.input.conditions.depth() > depth) {
            let end = base + text.len() as u32;
            let end = Span::new(end, end);
            self.error_with_note(Code::UnmatchedConditional, end, "unmatched .ifs or .elses", open, "it starts here");
            self.input.conditions.unwind(depth);
        }
        self.input.ended = self.input.cut_short;
    }

    /// Reads one statement given by a library call if a scanner accepts it; returns whether it did. The statement must
    /// end with a newline.
    pub(crate) fn read_scanned(&mut self, text: &[u8], base: u32) -> bool {
        let scanned = self.state.fast && self.sections.is_open() && !self.input.ended;
        let mut scratch = Scratch::new(self.progress.room.take().unwrap_or_default());
        let next = scanned.then(|| self.scanned(text, 0, base, &mut scratch)).flatten();
        self.progress.room = Some(scratch.room());
        next.is_some_and(|next| text[next..].trim_ascii().is_empty())
    }

    /// Diagnoses an unterminated string or comment at the end of a text.
    fn end_of_part(&mut self, string_over_lines: Option<Span>, unterminated_comment: Option<u32>) {
        if let Some(span) = string_over_lines {
            self.warn(Code::UnterminatedString, span, "string continues on the next line");
        }
        if let Some(at) = unterminated_comment {
            self.error(Code::UnterminatedComment, Span::new(at, at), "unterminated comment");
        }
    }

    /// Reads statements from a position up to one that starts a nested text, one that extends past the chunk, or the
    /// end. Returns where to continue and the dialect at that point.
    fn read_on(
        &mut self,
        stretch: Stretch<'_>,
        (at, dialect): (usize, Dialect),
        tokens: &mut Vec<Token>,
    ) -> (usize, Dialect) {
        let Stretch { text, base, is_last } = stretch;
        let mut lexer = Lexer::new(text, dialect);
        lexer.seek(at);
        let mut scratch = Scratch::new(self.progress.room.take().unwrap_or_default());
        while !self.input.ended && !self.input.exit_macro {
            if let Some(capture) = self.input.capture.take() {
                match self.captured(capture, stretch, lexer.offset()) {
                    Ok(next) => lexer.seek(next),
                    Err(capture) => {
                        self.input.capture = Some(capture);
                        break;
                    }
                }
                if self.input.nested.is_some() {
                    break;
                }
                continue;
            }
            if self.state.fast && !self.input.conditions.skipping() && self.sections.is_open() {
                let start = lexer.offset();
                let mut at = start;
                // A statement accepted by a scanner does not change any condition of the enclosing loop.
                while let Some(next) = self.scanned(text, at, base, &mut scratch) {
                    at = next;
                }
                lexer.skip(at - start);
            }
            let (start, found) = (lexer.offset(), lexer.dialect());
            let more = lexer.statement(tokens);
            if !is_last && is_cut(tokens, &lexer) {
                self.progress.room = Some(scratch.room());
                return (start, found);
            }
            if !more {
                break;
            }
            if tokens.is_empty() {
                continue;
            }
            let end = tokens.last().map_or(0, |t| t.end as usize);
            let mut cursor = Cursor::new(tokens, text, base, end, self.desc.numbers);
            let mark = self.model.exprs.len();
            self.progress.retained = false;
            let skipped = self.input.conditions.skipping();
            if skipped {
                directive::skipped(self, &mut cursor);
            } else if let Err(error) = self.statement(&mut cursor, &mut scratch)
                && !self.progress.follows_from_refused(tokens, text)
            {
                self.diagnostics.push(self.with_whole_name(*error, tokens, text, base));
            }
            if let Some(end) = self.input.resume.take() {
                lexer = Lexer::new(text, found);
                lexer.seek(end);
            }
            if self.input.statements.is_some() {
                self.note_read(tokens, base, skipped);
            }
            if !self.progress.retained {
                self.model.exprs.truncate(mark);
            }
            self.state.end_statement();
            if self.input.nested.is_some() {
                break;
            }
        }
        self.progress.room = Some(scratch.room());
        (lexer.offset(), lexer.dialect())
    }

    /// Adds help to an error at a name that ends at `@`, if the user may have meant the `@` as part of the name.
    #[cold]
    fn with_whole_name(&self, error: Diagnostic, tokens: &[Token], text: &[u8], base: u32) -> Diagnostic {
        let Some(span) = error.span.filter(|_| self.desc.names_end_at_at && error.help.is_empty()) else {
            return error;
        };
        let is_meant = |&(index, window): &(usize, &[Token])| {
            let touches = window.windows(2).all(|pair| pair[0].end == pair[1].start);
            let kinds = [window[0].kind, window[1].kind, window[2].kind] == [Kind::Ident, Kind::At, Kind::Ident];
            // An error in an operand before the '@' is a different matter.
            let from = if index == 0 { window[0].start } else { window[0].end };
            touches && kinds && (base + from..base + window[2].end).contains(&span.start)
        };
        let Some((_, name)) = tokens.windows(3).enumerate().find(is_meant) else { return error };
        let name = String::from_utf8_lossy(&text[name[0].start as usize..name[2].end as usize]).into_owned();
        error.help(format!("names end at '@' on this target; quote the name: \"{name}\""))
    }

    /// Reads the statement at `at` if a scanner accepts it. Returns the offset of the next one.
    #[inline]
    fn scanned(&mut self, text: &[u8], at: usize, base: u32, scratch: &mut Scratch<'_>) -> Option<usize> {
        let mut cursor = Scanner::new(text, at, self.desc.comment);
        cursor.blanks();
        let first = cursor.byte();
        if !matches!(first, b'.' | b'_' | b'a'..=b'z' | b'A'..=b'Z') {
            return cursor.end();
        }
        // An indented word is hardly ever a label; one at the start of a line nearly always is.
        let label_first = cursor.at == at;
        if label_first && let Some(end) = self.scanned_label(cursor, base) {
            return Some(end);
        }
        let end = self.scanned_word(cursor, base, scratch);
        if end.is_none() && !label_first { self.scanned_label(cursor, base) } else { end }
    }

    /// Reads a label that is alone on its line.
    #[inline]
    fn scanned_label(&mut self, mut cursor: Scanner<'_>, base: u32) -> Option<usize> {
        let start = cursor.at;
        let name = cursor.name()?;
        let span = Span::new(base + start as u32, base + cursor.at as u32);
        if !cursor.eat(b':') {
            return None;
        }
        let end = cursor.end()?;
        if let Err(error) = self.label(name, span) {
            self.diagnostics.push(*error);
        }
        Some(end)
    }

    /// Reads a directive or an instruction, but no macro call.
    #[inline(always)]
    fn scanned_word(&mut self, cursor: Scanner<'_>, base: u32, scratch: &mut Scratch<'_>) -> Option<usize> {
        if !self.input.macros.is_empty() && self.input.is_macro(cursor) {
            return None;
        }
        if cursor.byte() == b'.' {
            return directive::scanned(self, cursor, base);
        }
        syntax::scanned(self, cursor, base, scratch)
    }

    /// Reads labels, then an assignment, a directive or an instruction.
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
                (Some(Kind::Ident), Some(Kind::EqualEqual)) if self.options.gnu_dialect => {
                    let (name, span) = (cursor.text(), cursor.here());
                    cursor.bump();
                    cursor.bump();
                    return directive::gnu_symbols::equivalent(self, name, span, cursor);
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
                    let Ok(Number::Int(label)) = cursor.number() else {
                        return Err(cursor.error(Code::UnexpectedToken, "unexpected token at start of statement"));
                    };
                    cursor.bump();
                    cursor.bump();
                    self.local_label(label, span)?;
                }
                (Some(Kind::String | Kind::Dollar | Kind::At), _) => {
                    let mut behind = cursor.fork();
                    if let Some(word) = behind.identifier()
                        && !matches!(behind.kind(), Some(Kind::Colon | Kind::Equal))
                    {
                        if !self.input.macros.contains_key(word) {
                            return Err(cursor.error(Code::UnexpectedToken, "unexpected token at start of statement"));
                        }
                        let span = cursor.here();
                        *cursor = behind;
                        return self.call_macro(word, span, cursor);
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
                // A comment after a label. It is tokenized, so that a string in it may continue on the next line.
                (Some(Kind::Hash), _) => return Ok(()),
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
