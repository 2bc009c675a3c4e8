//! Reads the lines of a text in order, each with a scanner if one accepts it and with the grammar otherwise.

use super::ahead::Ahead;
use super::main_text::MainText;
use super::source_comments;
use super::state::nested::{Chunk, Nested, NestedKind};
use super::state::{Assembler, Capture};
use crate::arch::dispatch::{self, Buffers, Scratch};
use crate::asm::directives::{self as directive, Table};
use crate::asm::state::assignment::Assignment;
use crate::asm::state::assignment::assigned_value;
use crate::asm::state::describe;
use crate::asm::state::expansion::Expander;
use crate::asm::state::expansion::call_macro;
use crate::asm::state::labels;
use crate::asm::state::nested::dialect;
use crate::diag::{Code, Diagnostic};
use crate::parse::lexer::{Dialect, Kind, Lexer};
use crate::parse::literal::Number;
use crate::parse::{Cursor, Lexed, LineCursor, Parse, is_cut};
use crate::source::Span;
use crate::source::files::Text;
use crate::threads::Workers;
use std::io;

/// A text that is suspended while a nested one is read.
struct Waiting {
    nested: Nested,
    at: usize,
    dialect: Dialect,
}

/// The loop over statements: the state that they change, and buffers for operands of instructions.
pub(crate) struct Reader<'a, 'o> {
    pub(crate) a: Assembler<'a, 'o>,
    pub(in crate::asm) machine: &'static Table,
    pub(in crate::asm) buffers: &'o mut Option<Box<Buffers>>,
    /// The instructions that other threads have encoded.
    pub(super) ahead: Option<Ahead<'a>>,
    pub(super) workers: &'o mut Workers,
}

impl<'a> Reader<'a, '_> {
    /// Reads the main file.
    #[inline(never)]
    pub fn main_file(&mut self, name: &'a str, text: Text<'a>) {
        match self.a.sources.add_main(name, text) {
            Some(id) => {
                let base = self.a.sources.file(id).base;
                describe::start(&mut self.a, name, id);
                dispatch::start_of_text(&mut self.a);
                let read = match self.team(text, base) {
                    None => self.read(&mut MainText::new(text), base),
                    Some(team) => {
                        let mut workers = std::mem::take(self.workers);
                        let read = team.run(&mut workers, || {
                            let read = self.read(&mut MainText::new(text), base);
                            self.ahead = None;
                            read
                        });
                        *self.workers = workers;
                        read
                    }
                };
                if let Err(error) = read {
                    let message = format!("cannot read '{name}': {error}");
                    self.a.diagnostics.push(Diagnostic::error(Code::CannotReadInput, None, message));
                }
            }
            None => self.a.error(Code::SourceTooLarge, Span::default(), "the source has 4 GiB or more"),
        }
    }
}

impl Reader<'_, '_> {
    /// Reads the statements of a text and its nested texts. The nesting uses an explicit stack, so it is not bounded by
    /// the thread's stack.
    ///
    /// # Errors
    /// If the main file cannot be read.
    pub(in crate::asm) fn read(&mut self, main: &mut MainText<'_>, base: u32) -> io::Result<()> {
        let mut lexed = self.lexed();
        let read = self.read_parts(main, base, &mut lexed);
        self.a.progress.tokens = lexed.tokens;
        read
    }

    pub(super) fn lexed(&mut self) -> Lexed {
        Lexed::new(std::mem::take(&mut self.a.progress.tokens), dialect(self.a.desc))
    }

    #[inline(never)]
    fn read_parts(&mut self, main: &mut MainText<'_>, base: u32, lexed: &mut Lexed) -> io::Result<()> {
        let dialect = dialect(self.a.desc);
        let mut stack: Vec<Waiting> = Vec::new();
        source_comments::start(&mut self.a, main.chunk(base).text);
        let (mut main_at, mut main_dialect) = (0, dialect);
        // The first multi-line string of the main file.
        let mut main_string = None;
        loop {
            let (chunk, at, found) = match stack.last() {
                Some(Waiting { nested, at, dialect }) => {
                    (Chunk { text: &nested.text, base: nested.base, is_last: true }, *at, *dialect)
                }
                None => (main.chunk(base), main_at, main_dialect),
            };
            let (base_here, is_last) = (chunk.base, chunk.is_last);
            if let Some(ahead) = &mut self.ahead {
                ahead.is_main = stack.is_empty();
            }
            let (at, found) = self.read_on(chunk, (at, found), lexed);
            let string = found.string_over_lines.map(|(start, end)| Span::new(base_here + start, base_here + end));
            match stack.last_mut() {
                Some(waiting) => (waiting.at, waiting.dialect) = (at, found),
                None => {
                    (main_at, main_dialect) = (at, found);
                    main_string = main_string.or(string);
                }
            }
            if let Some(nested) = self.a.input.nested.take() {
                source_comments::start(&mut self.a, &nested.text);
                stack.push(Waiting { nested, at: 0, dialect });
                continue;
            }
            if !is_last && !self.a.input.ended {
                let joins = self.joins();
                let ahead = self.ahead.as_mut().filter(|_| cfg!(feature = "threads"));
                main.advance(main_at, ahead.map(|ahead| (ahead, (&*self.a.isa, joins))))?;
                (main_at, main_dialect) = (0, dialect);
                continue;
            }
            let string = if stack.is_empty() { main_string } else { string };
            self.end_of_part(string, found.unterminated_comment.map(|at| base_here + at));
            match stack.pop() {
                Some(Waiting { nested, .. }) => {
                    let is_include = matches!(nested.kind, NestedKind::Include);
                    // llvm-mc reads the end of an expansion as a directive.
                    self.a.progress.interruptions += u64::from(!is_include);
                    Expander::of(&mut self.a).leave(&nested.kind);
                    source_comments::leave(&mut self.a, is_include);
                }
                None => return Ok(()),
            }
        }
    }

    /// Diagnoses an unterminated string or comment at the end of a text.
    fn end_of_part(&mut self, string_over_lines: Option<Span>, unterminated_comment: Option<u32>) {
        if let Some(span) = string_over_lines {
            self.a.warn(Code::UnterminatedString, span, "string continues on the next line");
        }
        if let Some(at) = unterminated_comment {
            self.a.error(Code::UnterminatedComment, Span::new(at, at), "unterminated comment");
        }
    }

    /// Reads statements from a position up to one that starts a nested text, one that extends past the chunk, or the
    /// end. Returns where to continue and the dialect at that point.
    #[inline(never)]
    fn read_on(&mut self, chunk: Chunk<'_>, (at, dialect): (usize, Dialect), lexed: &mut Lexed) -> (usize, Dialect) {
        let Chunk { text, base, is_last } = chunk;
        (lexed.base, lexed.is_last) = (base, is_last);
        let mut lexer = Lexer::at(text, at, dialect);
        let mut scratch = Scratch::new(self.buffers.take().unwrap_or_default());
        while !self.a.input.ended && !self.a.input.exit_macro {
            if let Some(capture) = self.a.input.capture.take() {
                let is_macro = matches!(capture, Capture::Macro(..));
                match Expander::of(&mut self.a).capture(capture, chunk, lexer.offset()) {
                    Ok(next) => {
                        lexer.seek(next);
                        source_comments::captured(&mut self.a, text, next, is_macro);
                    }
                    Err(capture) => {
                        self.a.input.capture = Some(capture);
                        break;
                    }
                }
                if self.a.input.nested.is_some() {
                    break;
                }
                continue;
            }
            if self.a.state.fast && !self.a.input.conditions.skipping() && self.a.sections.is_open() {
                lexed.dialect = lexer.dialect();
                if let Some(ahead) = &mut self.ahead {
                    ahead.check(self.a.isa);
                }
                let at = self.scanned_lines(text, lexer.offset(), &mut scratch, lexed);
                lexer = Lexer::at(text, at, lexed.dialect);
            }
            let is_end = is_last && lexer.offset() == text.len();
            if is_end || !self.lexed_statement(chunk, &mut lexer, lexed, &mut scratch) {
                break;
            }
        }
        *self.buffers = Some(scratch.buffers());
        (lexer.offset(), lexer.dialect())
    }

    /// Reads the statements from `at` that scanners accept. Returns the offset of the first one that none accepts.
    #[inline(never)]
    fn scanned_lines(&mut self, text: &[u8], mut at: usize, scratch: &mut Scratch<'_>, lexed: &mut Lexed) -> usize {
        // A statement that is read here does not change any condition of the caller's loop.
        loop {
            let has_tokens;
            (at, has_tokens) = self.ahead(text, at, lexed);
            if has_tokens {
                return at;
            }
            match self.scanned(text, at, scratch, lexed) {
                Some(next) => at = next,
                None => return at,
            }
        }
    }

    /// Reads a statement with the lexer. Returns whether another one follows in the chunk: none does after one that starts
    /// a nested text, and a statement that extends past the chunk is not read.
    #[inline(never)]
    fn lexed_statement<'s>(
        &mut self,
        Chunk { text, base, is_last }: Chunk<'s>,
        lexer: &mut Lexer<'s>,
        lexed: &mut Lexed,
        scratch: &mut Scratch<'s>,
    ) -> bool {
        let tokens = &mut lexed.tokens;
        let (start, found) = (lexer.offset(), lexer.dialect());
        let more = lexer.statement(tokens);
        if !is_last && is_cut(tokens, lexer) {
            *lexer = Lexer::at(text, start, found);
            return false;
        }
        if !more {
            return false;
        }
        if tokens.is_empty() {
            source_comments::without_tokens(&mut self.a, text, start, lexer.offset());
            return true;
        }
        let comments = source_comments::before(&mut self.a, text, tokens, lexer.offset());
        let end = tokens.last().map_or(0, |t| t.end as usize);
        let mut cursor = Cursor::new(tokens, text, base, end, self.a.desc.numbers);
        let mark = self.a.model.exprs.len();
        self.a.progress.retained = false;
        let skipped = self.a.input.conditions.skipping();
        if skipped {
            directive::skipped(&mut self.a, &mut cursor);
        } else if let Err(error) = self.statement(&mut cursor, scratch) {
            self.report(*error, tokens, text, base);
        }
        if let Some(printer) = self.a.printer.as_deref_mut() {
            printer.end_statement(&text[end..]);
        }
        source_comments::after(&mut self.a, text, comments, lexer.offset());
        if let Some(end) = self.a.input.resume.take() {
            *lexer = Lexer::at(text, end, found);
        }
        if self.a.input.statements.is_some() {
            self.a.input.note_statement(tokens, base, skipped);
        }
        if !self.a.progress.retained {
            self.a.model.exprs.truncate(mark);
        }
        self.a.state.end_statement();
        self.a.input.nested.is_none()
    }

    /// Reads labels, then an assignment, a directive or an instruction.
    fn statement<'s>(&mut self, cursor: &mut Cursor<'_, 's>, scratch: &mut Scratch<'s>) -> Parse<()> {
        loop {
            match (cursor.kind(), cursor.kind_at(1)) {
                (None, _) => return Ok(()),
                (Some(Kind::Ident), Some(Kind::Colon)) => {
                    let (name, span) = name_and_sign(cursor);
                    labels::define_named(&mut self.a, name, span)?;
                }
                (Some(Kind::Ident), Some(Kind::Equal)) => {
                    let (name, span) = name_and_sign(cursor);
                    return self.assignment(name, span, cursor);
                }
                (Some(Kind::Ident), Some(Kind::EqualEqual)) if self.a.options.is_gnu() => {
                    let (name, span) = name_and_sign(cursor);
                    return directive::gnu_symbols::equivalent(&mut self.a, name, span, cursor);
                }
                (Some(Kind::Ident), _) => {
                    let word = cursor.text();
                    if !self.a.input.macros.is_empty() && self.a.input.macros.contains_key(word) {
                        let span = cursor.here();
                        cursor.bump();
                        return call_macro(&mut self.a, word, span, cursor);
                    }
                    if word[0] == b'.' && word.len() > 1 {
                        return directive::run(&mut self.a, self.machine, cursor);
                    }
                    return dispatch::instruction(&mut self.a, cursor, scratch);
                }
                (Some(Kind::Number), Some(Kind::Colon)) => {
                    let span = cursor.here();
                    let Ok(Number::Int(label)) = cursor.number() else {
                        return Err(cursor.error(Code::UnexpectedToken, "unexpected token at start of statement"));
                    };
                    cursor.bump();
                    cursor.bump();
                    labels::define_numbered(&mut self.a, label, span)?;
                }
                (Some(Kind::String | Kind::Dollar | Kind::At), _) => {
                    let mut behind = cursor.fork();
                    if let Some(word) = behind.identifier()
                        && !matches!(behind.kind(), Some(Kind::Colon | Kind::Equal))
                    {
                        if !self.a.input.macros.contains_key(word) {
                            return Err(cursor.error(Code::UnexpectedToken, "unexpected token at start of statement"));
                        }
                        let span = cursor.here();
                        *cursor = behind;
                        return call_macro(&mut self.a, word, span, cursor);
                    }
                    let (name, span) = cursor.name("")?;
                    if cursor.eat(Kind::Colon) {
                        labels::define_named(&mut self.a, &name, span)?;
                    } else if cursor.eat(Kind::Equal) {
                        return self.assignment(&name, span, cursor);
                    } else {
                        return Err(cursor.error(Code::UnexpectedToken, "unexpected token at start of statement"));
                    }
                }
                // A comment after a label. It is tokenized, so that a string in it may continue on the next line.
                (Some(Kind::Hash), _) => return Ok(()),
                (Some(Kind::LBrace), _) => return dispatch::instruction(&mut self.a, cursor, scratch),
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

    fn assignment(&mut self, name: &[u8], span: Span, cursor: &mut Cursor<'_, '_>) -> Parse<()> {
        if name == b"." {
            return directive::origin(&mut self.a, &mut LineCursor::of_tokens(cursor.fork()), false);
        }
        let value = assigned_value(&mut self.a, name, cursor)?;
        let symbol = self.a.intern(name);
        Assignment { symbol, span, value, redefinable: true }.perform(&mut self.a)
    }
}

/// Advances past a name and the sign after it; returns the name.
#[inline]
fn name_and_sign<'s>(cursor: &mut Cursor<'_, 's>) -> (&'s [u8], Span) {
    let name = (cursor.text(), cursor.here());
    cursor.bump();
    cursor.bump();
    name
}
