//! A source file: its text, its statements, and the names that it defines.

use super::text::{Encoding, Text};
use gen_lsp_types::{Position, Range as Place};
use llas::Options;
use llas::statements::{Statement, StatementKind, statements};
use std::cell::OnceCell;
use std::collections::HashMap;
use std::ops::Range;
use std::path::PathBuf;

/// A file in an editor or on the disk.
#[derive(Debug)]
pub(super) struct Source {
    pub(super) uri: String,
    pub(super) path: Option<PathBuf>,
    pub(super) text: Text,
    parsed: OnceCell<Parsed>,
}

/// What a name means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Label,
    /// An absolute value or another name of a symbol.
    Value,
    Common,
    Macro,
}

/// A definition of a name.
#[derive(Clone, Debug)]
pub(super) struct Definition {
    /// Where the name is.
    pub(super) name: Range<usize>,
    pub(super) kind: Kind,
    /// The number of the statement.
    pub(super) statement: usize,
}

/// The statements of a text, and what they define.
#[derive(Debug)]
pub(super) struct Parsed {
    pub(super) statements: Vec<Statement>,
    /// In the order of the text; without numbered labels.
    pub(super) definitions: Vec<Definition>,
    /// The definitions of each name.
    by_name: HashMap<Vec<u8>, Vec<usize>>,
    /// Where numbered labels are: the range of the number.
    pub(super) numbered: Vec<Range<usize>>,
    /// The names of the files that it includes: where the name is without quotes.
    pub(super) includes: Vec<Range<usize>>,
}

impl Source {
    pub(super) fn new(uri: String, path: Option<PathBuf>, text: Vec<u8>) -> Self {
        Source { uri, path, text: Text::new(text), parsed: OnceCell::new() }
    }

    /// Must be called after each change of text or target.
    pub(super) fn changed(&mut self) {
        self.parsed = OnceCell::new();
    }

    pub(super) fn parsed(&self, options: &Options) -> &Parsed {
        self.parsed.get_or_init(|| Parsed::new(self.text.bytes(), options))
    }

    pub(super) fn place(&self, range: Range<usize>, encoding: Encoding) -> Place {
        self.text.place(range, encoding)
    }

    pub(super) fn offset(&self, position: Position, encoding: Encoding) -> usize {
        self.text.offset(position, encoding)
    }
}

impl Parsed {
    fn new(text: &[u8], options: &Options) -> Self {
        let statements: Vec<Statement> = statements(text, options).collect();
        let (mut definitions, mut numbered, mut includes) = (Vec::new(), Vec::new(), Vec::new());
        for (number, statement) in statements.iter().enumerate() {
            let name = statement.name().range();
            let word = text.get(name.clone()).unwrap_or_default();
            let mut define = |name: Range<usize>, kind| {
                if !name.is_empty() {
                    definitions.push(Definition { name, kind, statement: number });
                }
            };
            match statement.kind() {
                StatementKind::Label if word.iter().all(u8::is_ascii_digit) => numbered.push(name),
                StatementKind::Label => define(without_quotes(text, name), Kind::Label),
                // `. = value` moves the location counter.
                StatementKind::Assignment if word != b"." => define(without_quotes(text, name), Kind::Value),
                StatementKind::Directive => {
                    let first = first_operand(text, statement);
                    match defines(word) {
                        Some(kind) => define(without_quotes(text, first), kind),
                        None if word.eq_ignore_ascii_case(b".include") => includes.push(without_quotes(text, first)),
                        None => {}
                    }
                }
                _ => {}
            }
        }
        let mut by_name: HashMap<Vec<u8>, Vec<usize>> = HashMap::new();
        for (index, definition) in definitions.iter().enumerate() {
            by_name.entry(text[definition.name.clone()].to_vec()).or_default().push(index);
        }
        Parsed { statements, definitions, by_name, numbered, includes }
    }

    /// The number of the statement at an offset, which may be directly after it; of the one before if none is there.
    pub(super) fn at(&self, offset: usize) -> Option<usize> {
        let after = self.statements.partition_point(|statement| statement.span().start as usize <= offset);
        after.checked_sub(1)
    }

    /// The definitions of a name.
    pub(super) fn definitions_of(&self, name: &[u8]) -> impl Iterator<Item = &Definition> {
        self.by_name.get(name).into_iter().flatten().filter_map(|&index| self.definitions.get(index))
    }

    /// The names that are defined.
    pub(super) fn names(&self) -> impl Iterator<Item = (&[u8], Kind)> {
        self.by_name.iter().filter_map(|(name, list)| {
            let first = self.definitions.get(*list.first()?)?;
            Some((name.as_slice(), first.kind))
        })
    }
}

/// What the first operand of a directive becomes.
fn defines(name: &[u8]) -> Option<Kind> {
    const VALUES: [&[u8]; 7] = [b".set", b".equ", b".equiv", b".eqv", b".lsym", b".weakref", b".lto_set_conditional"];
    const COMMON: [&[u8]; 6] = [b".comm", b".common", b".lcomm", b".tls_common", b".xcom", b".common.s"];
    const LABELS: [&[u8]; 2] = [b".cfi_label", b".loc_label"];
    let is_in = |list: &[&[u8]]| list.iter().any(|known| known.eq_ignore_ascii_case(name));
    // A machine's own assignments end so.
    if is_in(&VALUES) || name.ends_with(b"_set") {
        Some(Kind::Value)
    } else if is_in(&COMMON) {
        Some(Kind::Common)
    } else if is_in(&LABELS) {
        Some(Kind::Label)
    } else {
        name.eq_ignore_ascii_case(b".macro").then_some(Kind::Macro)
    }
}

/// The first operand of a statement: a string with its quotes, or a name.
pub(super) fn first_operand(text: &[u8], statement: &Statement) -> Range<usize> {
    let operands = statement.operands().range();
    let part = text.get(operands.clone()).unwrap_or_default();
    let len = match part.first() {
        Some(b'"') => part[1..].iter().position(|&b| b == b'"').map_or(part.len(), |at| at + 2),
        _ => part.iter().position(|&b| !is_name_byte(b)).unwrap_or(part.len()),
    };
    operands.start..operands.start + len
}

/// A name without the quotes around it.
fn without_quotes(text: &[u8], range: Range<usize>) -> Range<usize> {
    match text.get(range.clone()) {
        Some([b'"', .., b'"']) => range.start + 1..range.end - 1,
        _ => range,
    }
}

/// Whether a byte can be part of a name.
pub(super) fn is_name_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$' | b'?') || byte >= 0x80
}

/// The word at an offset, which may be directly after it; empty without a word.
pub(super) fn word_at(text: &[u8], offset: usize) -> Range<usize> {
    let offset = offset.min(text.len());
    let before = text[..offset].iter().rev().take_while(|&&b| is_name_byte(b)).count();
    let after = text[offset..].iter().take_while(|&&b| is_name_byte(b)).count();
    let mut range = offset - before..offset + after;
    // In AT&T syntax `$` before a name makes it an immediate.
    while range.start < range.end && text[range.start] == b'$' {
        range.start += 1;
    }
    range
}
