//! Names in a text: what the name at an offset means, and where else it is used.

use super::document::Document;
use super::source::{Kind, Parsed, Source, first_operand, is_name_byte, word_at};
use super::workspace::{File, Workspace};
use llas::Options;
use llas::statements::{Statement, StatementKind};
use std::ops::Range;

/// What a name means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Name {
    Symbol(Vec<u8>),
    Macro(Vec<u8>),
    /// A numbered label: the index among those of the text.
    Numbered(usize),
    /// The file of an `.include`.
    File,
}

/// A name in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Use {
    Definition,
    Reference,
}

/// The name at an offset, and where it is.
pub(super) fn at(workspace: &Workspace, document: &Document, offset: usize) -> Option<(Range<usize>, Name)> {
    let (text, parsed) = (document.text(), document.parsed());
    let statement = parsed.statements.get(parsed.at(offset)?)?;
    let span = statement.span().range();
    if statement.is_trivia() || offset > span.end {
        return None;
    }
    if let Some(name) = parsed.includes.iter().find(|name| name.start <= offset && offset <= name.end) {
        return Some((name.clone(), Name::File));
    }
    let word = word_at(text, offset);
    let name = text.get(word.clone()).filter(|name| !name.is_empty())?;
    if word.start > 0 && matches!(text[word.start - 1], b'\\' | b'%') {
        return None;
    }
    if let Some(index) = numbered(parsed, text, statement, word.clone()) {
        return Some((word, Name::Numbered(index)));
    }
    if name[0].is_ascii_digit() {
        return None;
    }
    let is_macro = || {
        let files = workspace.files_of(document);
        files.iter().any(|file| defines_macro(file, document.options(), name))
    };
    let found = match role(text, statement, word.clone())? {
        Role::Symbol => Name::Symbol(name.to_vec()),
        Role::Macro => Name::Macro(name.to_vec()),
        Role::Called if is_macro() => Name::Macro(name.to_vec()),
        Role::Called => return None,
    };
    Some((word, found))
}

fn defines_macro(file: &File<'_>, options: &Options, name: &[u8]) -> bool {
    file.parsed(options).definitions_of(name).any(|definition| definition.kind == Kind::Macro)
}

enum Role {
    Symbol,
    /// Where a macro is defined or removed.
    Macro,
    /// The name of an instruction, a directive or a macro.
    Called,
}

/// What a word of a statement can mean; `None` in strings.
fn role(text: &[u8], statement: &Statement, word: Range<usize>) -> Option<Role> {
    let name = statement.name().range();
    let kind = statement.kind();
    if word.start >= name.start && word.end <= name.end {
        return Some(match kind {
            StatementKind::Instruction | StatementKind::Directive => Role::Called,
            _ => Role::Symbol,
        });
    }
    let directive = text.get(name).filter(|_| kind == StatementKind::Directive).unwrap_or_default();
    let is = |known: &[&str]| known.iter().any(|known| known.as_bytes().eq_ignore_ascii_case(directive));
    if is(&[".macro", ".purgem"]) {
        let first = first_operand(text, statement);
        return (word.start >= first.start && word.end <= first.end).then_some(Role::Macro);
    }
    let before = text.get(statement.span().start as usize..word.start).unwrap_or_default();
    if before.iter().filter(|&&byte| byte == b'"').count() % 2 == 1 {
        let is_whole = before.last() == Some(&b'"') && text.get(word.end) == Some(&b'"');
        let has_texts =
            is(&[".ascii", ".asciz", ".string", ".file", ".error", ".warning", ".print", ".ident", ".include"])
                || is(&[".incbin", ".base64", ".section", ".cv_file", ".cv_string"]);
        return (is_whole && !has_texts).then_some(Role::Symbol);
    }
    Some(Role::Symbol)
}

/// The numbered label that a word is or refers to: `1`, `1f`, `1b`.
fn numbered(parsed: &Parsed, text: &[u8], statement: &Statement, word: Range<usize>) -> Option<usize> {
    let name = text.get(word.clone())?;
    if statement.kind() == StatementKind::Label {
        return parsed.numbered.iter().position(|label| *label == word);
    }
    let (direction, digits) = name.split_last()?;
    if digits.is_empty() || !digits.iter().all(u8::is_ascii_digit) {
        return None;
    }
    let is_same = |label: &&Range<usize>| text.get((*label).clone()) == Some(digits);
    let after = parsed.numbered.partition_point(|label| label.start < word.start);
    match direction {
        b'f' => parsed.numbered[after..].iter().position(|label| is_same(&label)).map(|at| after + at),
        b'b' => parsed.numbered[..after].iter().rposition(|label| is_same(&label)),
        _ => None,
    }
}

/// Where a name is in a file.
pub(super) fn uses(source: &Source, options: &Options, name: &Name) -> Vec<(Range<usize>, Use)> {
    let (text, parsed) = (source.text.bytes(), source.parsed(options));
    let (wanted, is_macro) = match name {
        Name::Symbol(name) => (name, false),
        Name::Macro(name) => (name, true),
        Name::Numbered(index) => return uses_of_numbered(text, parsed, *index),
        Name::File => return Vec::new(),
    };
    let mut found = Vec::new();
    for start in memchr::memmem::find_iter(text, wanted) {
        let word = start..start + wanted.len();
        if !is_whole(text, word.clone()) {
            continue;
        }
        let Some(statement) = parsed.at(start).and_then(|number| parsed.statements.get(number)) else { continue };
        if statement.is_trivia() || word.end > statement.span().end as usize {
            continue;
        }
        let Some(role) = role(text, statement, word.clone()) else { continue };
        if is_macro == matches!(role, Role::Symbol) {
            continue;
        }
        let is_definition = parsed.definitions_of(wanted).any(|definition| definition.name == word);
        found.push((word, if is_definition { Use::Definition } else { Use::Reference }));
    }
    found
}

/// Whether a part of a text is a whole name, and no register or parameter.
fn is_whole(text: &[u8], word: Range<usize>) -> bool {
    let before = word.start.checked_sub(1).and_then(|at| text.get(at)).copied().unwrap_or(b' ');
    let is_immediate = || {
        let more = word.start.checked_sub(2).and_then(|at| text.get(at)).copied().unwrap_or(b' ');
        before == b'$' && !is_name_byte(more)
    };
    (!is_name_byte(before) || is_immediate())
        && !matches!(before, b'\\' | b'%')
        && !text.get(word.end).copied().is_some_and(is_name_byte)
}

fn uses_of_numbered(text: &[u8], parsed: &Parsed, index: usize) -> Vec<(Range<usize>, Use)> {
    let Some(label) = parsed.numbered.get(index) else { return Vec::new() };
    let digits = text.get(label.clone()).unwrap_or_default();
    let is_same = |label: &&Range<usize>| text.get((*label).clone()) == Some(digits);
    let before = parsed.numbered[..index].iter().rfind(|label| is_same(label)).map_or(0, |label| label.end);
    let after =
        parsed.numbered[index + 1..].iter().find(|label| is_same(label)).map_or(text.len(), |label| label.start);
    let mut found = vec![(label.clone(), Use::Definition)];
    for (part, direction) in [(before..label.start, b'f'), (label.end..after, b'b')] {
        let wanted = [digits, &[direction]].concat();
        for at in memchr::memmem::find_iter(text.get(part.clone()).unwrap_or_default(), &wanted) {
            let word = part.start + at..part.start + at + wanted.len();
            let statement = parsed.at(word.start).and_then(|number| parsed.statements.get(number));
            let is_read = statement.is_some_and(|s| !s.is_trivia() && word.end <= s.span().end as usize);
            if is_read && is_whole(text, word.clone()) {
                found.push((word, Use::Reference));
            }
        }
    }
    found
}
