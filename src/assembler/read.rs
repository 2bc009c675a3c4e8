//! The lines of a text, one after the other: by the shortest way that reads each rightly.

use super::Assembler;
use super::instruction::Scratch;
use super::memo::{self, Look, Memo};
use super::template::{self, Mark, Open, Templates};
use crate::diag::Code;
use crate::directive;
use crate::lexer::{Dialect, Kind, Lexer, Token};
use crate::parse::literal::{self, Number};
use crate::parse::{Cursor, Parse, simple};
use crate::source::Span;

/// Shorter texts are not worth the tables.
const SHORTEST_TEXT: usize = 1 << 16;

/// The instructions whose bytes are known.
struct Known {
    lines: Memo,
    templates: Templates,
    /// What they are known for.
    epoch: u32,
}

impl Known {
    /// Tables for a text, if it is long enough.
    fn for_text(text: &[u8]) -> Option<Self> {
        (text.len() >= SHORTEST_TEXT).then(|| Known {
            lines: Memo::new(text.len()),
            templates: Templates::new(),
            epoch: 0,
        })
    }
}

/// An instruction's line that is not known yet.
enum New<'t> {
    /// It can be kept as a whole.
    Line(memo::Line),
    /// It can be kept with its symbol left open.
    Open(Open<'t>),
    /// It is none, or cannot be kept.
    Other,
}

impl Assembler<'_, '_> {
    /// Reads the statements of a text.
    pub(super) fn read(&mut self, text: &[u8], base: u32) {
        let mut lexer = Lexer::new(text, Dialect { hash_comments: true, ..Dialect::default() });
        let mut tokens: Vec<Token> = Vec::with_capacity(64);
        let mut scratch = Scratch::default();
        let mut known = Known::for_text(text).filter(|_| self.state.fast && self.generated.is_none());
        while !self.ended && !self.exit_macro {
            let mut new = New::Other;
            if self.state.fast && !self.conditions.skipping() && self.sections.is_open() {
                let at = lexer.offset();
                if let Some(known) = &mut known
                    && self.macros.is_empty()
                {
                    match self.look(known, text, at, base) {
                        Ok(len) => {
                            lexer.skip(len);
                            continue;
                        }
                        Err(line) => new = line,
                    }
                }
                if matches!(new, New::Other)
                    && let Some(len) = self.simple(text, at, base)
                {
                    lexer.skip(len);
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
            self.plain = false;
            let subsection = self.sections.subsection();
            let before = Mark::of(&self.model.subsections[subsection.0 as usize]);
            let told = self.diagnostics.as_slice().len();
            if self.conditions.skipping() {
                directive::skipped(self, &mut cursor);
            } else if let Err(error) = self.statement(&mut cursor, &mut scratch) {
                self.diagnostics.push(*error);
            }
            if !self.retained {
                self.model.exprs.truncate(mark);
            }
            if let Some(known) = &mut known
                && self.diagnostics.as_slice().len() == told
                && tokens.get(1).is_none_or(|t| t.kind != Kind::Colon)
            {
                let subsection = &self.model.subsections[subsection.0 as usize];
                match new {
                    New::Line(line) if line.end() == lexer.offset() && self.plain && !self.state.symbol_seen => {
                        known.lines.keep(line, before.added(subsection));
                    }
                    New::Open(open) if open.end() == lexer.offset() => {
                        if let Some(symbol) = self.model.names.get(open.symbol)
                            && template::fits(&self.model, symbol, open.symbol)
                        {
                            known.templates.keep(&open, text, symbol, before, subsection);
                        }
                    }
                    _ => {}
                }
            }
            self.state.end_statement();
            if let Some(capture) = self.capture.take() {
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
        self.plain = false;
    }

    /// Takes the instruction on the line at `at` if what it makes is known; its length then, or what may be kept of it.
    #[inline]
    fn look<'t>(&mut self, known: &mut Known, text: &'t [u8], at: usize, base: u32) -> Result<usize, New<'t>> {
        if known.epoch != self.epoch {
            known.epoch = self.epoch;
            known.lines.forget(at);
            known.templates.forget(at);
        }
        let subsection = self.sections.subsection().0 as usize;
        if !self.state.bare_registers
            && let Some((open, made)) = known.templates.look(text, at)
        {
            let Some(made) = made else { return Err(New::Open(open)) };
            let source_pos = base + open.start;
            let symbol = self.context().refer(open.symbol, Span::new(source_pos, source_pos));
            self.state.symbol_seen = false;
            if !template::fits(&self.model, symbol, open.symbol) {
                return Err(New::Open(open));
            }
            self.line_row();
            self.model.register(symbol);
            template::fill(made, symbol, &mut self.model.subsections[subsection], source_pos);
            return Ok(open.end() - at);
        }
        match known.lines.look(text, at) {
            Look::Known(code, len) => {
                self.line_row();
                self.model.subsections[subsection].data.extend_from_slice(code);
                Ok(len)
            }
            Look::New(line) => Err(New::Line(line)),
            Look::Other => Err(New::Other),
        }
    }

    /// Takes the line at `at` if it can be read without tokens; its length then.
    #[inline]
    fn simple(&mut self, text: &[u8], at: usize, base: u32) -> Option<usize> {
        let rest = text.get(at..)?;
        if self.generated.is_some() {
            return None;
        }
        let start = base + at as u32;
        match rest {
            [b'\t' | b' ', b'.', ..] if self.macros.is_empty() => {
                let line = simple::directive(rest, true)?;
                match directive::run_simple(self, &line, start) {
                    Ok(true) => {}
                    Ok(false) => return None,
                    Err(error) => self.diagnostics.push(*error),
                }
                Some(line.len)
            }
            [b'.' | b'_' | b'a'..=b'z' | b'A'..=b'Z', ..] => {
                let (name, len) = simple::label(rest, true)?;
                if let Err(error) = self.label(name, Span::new(start, start + name.len() as u32)) {
                    self.diagnostics.push(*error);
                }
                Some(len)
            }
            _ => simple::end_of_line(rest, true),
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
                    if !self.macros.is_empty() && self.macros.contains_key(word) {
                        let span = cursor.here();
                        cursor.bump();
                        return self.call_macro(word, span, cursor);
                    }
                    if word[0] == b'.' && word.len() > 1 {
                        return directive::run(self, cursor);
                    }
                    return self.instruction(cursor, scratch);
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
                (Some(Kind::LBrace), _) => return self.instruction(cursor, scratch),
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
