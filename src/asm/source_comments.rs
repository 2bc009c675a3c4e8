//! The comments of a text that is printed (`--preserve-comments`).
//!
//! llvm-mc's parser hands over each comment when it advances past the token before it, and the end of a statement with its
//! comment when it advances past that. A comment is printed at the end of the next line, so that it matters whether a
//! statement is printed before or after its end has been read.

use super::print::{self, is_late};
use crate::asm::state::Assembler;
use crate::parse::lexer::{Kind, Token};

/// The end of a statement, and whether it is read after the statement has been printed.
#[derive(Default)]
pub(super) struct End {
    /// Where the statement ends.
    at: usize,
    is_late: bool,
}

fn preserves(a: &Assembler<'_, '_>) -> bool {
    a.printer.as_deref().is_some_and(|printer| printer.style.comments)
}

/// Hands a comment over. One that is a whole line, with its end, is printed at once.
fn add(a: &mut Assembler<'_, '_>, comment: &[u8]) {
    let start = a.desc.print.comment;
    if let Some(printer) = a.printer.as_deref_mut() {
        printer.source_comment(comment, start);
    }
}

/// Hands over the block comments from `at` on; returns where something else follows.
fn blocks(a: &mut Assembler<'_, '_>, text: &[u8], mut at: usize) -> usize {
    loop {
        let rest = text.get(at..).unwrap_or_default();
        at += rest.iter().take_while(|byte| matches!(byte, b' ' | b'\t' | 0x0b | 0x0c)).count();
        let Some(inside) = text.get(at..).and_then(|rest| rest.strip_prefix(b"/*")) else { return at };
        let Some(length) = memchr::memmem::find(inside, b"*/") else { return at };
        let end = at + length + 4;
        add(a, &text[at..end]);
        at = end;
    }
}

/// The comment up to the end of the line that begins at `at`, without that end.
fn line_comment<'t>(a: &Assembler<'_, '_>, text: &'t [u8], at: usize) -> Option<&'t [u8]> {
    let rest = text.get(at..)?;
    let is_comment =
        rest.starts_with(a.desc.print.comment.as_bytes()) || rest.starts_with(b"//") || rest.starts_with(b"#");
    let length = memchr::memchr2(b'\n', b'\r', rest).unwrap_or(rest.len());
    is_comment.then(|| &rest[..length])
}

/// At the start of a text.
pub(super) fn start(a: &mut Assembler<'_, '_>, text: &[u8]) {
    if preserves(a) {
        blocks(a, text, 0);
    }
}

/// A statement without tokens: an empty line, or a comment.
pub(super) fn without_tokens(a: &mut Assembler<'_, '_>, text: &[u8], start: usize, next: usize) {
    let line = &text[start..next];
    let is_marker = print::is_marker(line);
    if let Some(printer) = a.printer.as_deref_mut()
        && (print::is_blank_line(line) || is_marker)
    {
        printer.blank();
    }
    if !preserves(a) {
        return;
    }
    let at = print::after_blocks(text, start);
    if !is_marker && line_comment(a, text, at).is_some() {
        add(a, &text[at..next]);
    }
    blocks(a, text, next);
}

/// Before a statement is read: hands over the comments in it, and what follows if its end is read first. `next` is where
/// the next statement begins.
pub(super) fn before(a: &mut Assembler<'_, '_>, text: &[u8], tokens: &[Token], next: usize) -> End {
    let Some(first) = tokens.first().filter(|_| preserves(a)) else { return End::default() };
    let mut at = first.start as usize;
    for token in tokens {
        if at < token.start as usize {
            blocks(a, text, at);
        }
        at = token.end as usize;
    }
    let at = blocks(a, text, at);
    let labels = labels(tokens);
    if let Some(printer) = a.printer.as_deref_mut() {
        printer.after_labels = Default::default();
    }
    let name = name(text, tokens.get(2 * labels..).unwrap_or_default());
    // llvm-mc drops the ends of lines that are skipped, and of one that begins a macro definition.
    let (is_late, is_dropped) = match a.input.conditions.skipping() {
        true => (name.starts_with(b".elseif"), !matches!(name, b".else" | b".endif")),
        false => (is_late(name), name == b".macro"),
    };
    if !is_late && !is_dropped && labels > 0 && 2 * labels < tokens.len() {
        let comment = line_comment(a, text, at).unwrap_or_default().to_vec();
        if let Some(printer) = a.printer.as_deref_mut() {
            printer.after_labels = (labels, comment);
        }
        blocks(a, text, next);
    } else if !is_late && !is_dropped {
        end(a, text, at, next);
    }
    End { at, is_late }
}

/// The number of labels at the start of a statement.
fn labels(tokens: &[Token]) -> usize {
    tokens.chunks(2).take_while(|pair| matches!(pair, [_, Token { kind: Kind::Colon, .. }])).count()
}

/// The name of a directive as it is written, or nothing.
fn name<'t>(text: &'t [u8], tokens: &[Token]) -> &'t [u8] {
    let name = tokens.first().map(|token| &text[token.start as usize..token.end as usize]);
    name.filter(|name| name.starts_with(b".")).unwrap_or_default()
}

/// Hands over the comment at the end of a statement, and those before the next one.
fn end(a: &mut Assembler<'_, '_>, text: &[u8], at: usize, next: usize) {
    if let Some(comment) = line_comment(a, text, at) {
        add(a, comment);
    }
    blocks(a, text, next);
}

/// After a statement.
pub(super) fn after(a: &mut Assembler<'_, '_>, text: &[u8], ended: End, next: usize) {
    if !preserves(a) {
        return;
    }
    if ended.is_late && !a.input.conditions.skipping() {
        end(a, text, ended.at, next);
    }
    let again = a.input.nested.is_some().then(|| line_comment(a, text, ended.at).unwrap_or_default().to_vec());
    if let Some(printer) = a.printer.as_deref_mut() {
        printer.open_ends.extend(again);
    }
}

/// After the body of a macro definition or of a repeat, which ends before `next`. llvm-mc leaves the end of a definition.
#[inline(never)]
pub(super) fn captured(a: &mut Assembler<'_, '_>, text: &[u8], next: usize, is_macro: bool) {
    if a.printer.is_none() {
        return;
    }
    let body = text.get(..next.saturating_sub(1)).unwrap_or_default();
    let line = memchr::memrchr(b'\n', body).map_or(0, |at| at + 1);
    let word = print::after_blocks(text, line);
    let length = text.get(word..next).unwrap_or_default().iter().take_while(|byte| !is_end_of_word(**byte)).count();
    let at = print::after_blocks(text, word + length);
    let comment = line_comment(a, text, at).unwrap_or_default();
    let preserves = preserves(a);
    if preserves && !comment.is_empty() {
        add(a, comment);
    }
    let Some(printer) = a.printer.as_deref_mut() else { return };
    if is_macro && comment.is_empty() {
        printer.blank();
    }
    if preserves && a.input.nested.is_some() {
        printer.open_ends.push(comment.to_vec());
    }
}

fn is_end_of_word(byte: u8) -> bool {
    byte.is_ascii_whitespace() || matches!(byte, b'/' | b'#' | b'@' | b';')
}

/// After a nested text: llvm-mc reads the end of the directive again, which then is a line of its own.
#[inline(never)]
pub(super) fn leave(a: &mut Assembler<'_, '_>, is_include: bool) {
    let Some(printer) = a.printer.as_deref_mut() else { return };
    match printer.open_ends.pop() {
        Some(mut comment) if !comment.is_empty() => {
            comment.push(b'\n');
            add(a, &comment);
        }
        _ if is_include => printer.blank(),
        _ => {}
    }
}
