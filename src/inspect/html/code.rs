//! Code of a section as rows: labels, instructions with their relocations, and data between them.

use super::super::file::{File, Relocation, Section};
use super::super::machine::{self, Contents};
use super::super::relocations::Fields;
use super::super::value::{Record, Value, record};
use std::fmt::Debug;
use std::iter::Peekable;
use std::ops::Range;

/// A label: the symbol.
const LABEL: Record = record! { label: symbol };
/// An instruction: its text; the offset that it branches to, if the bytes alone give it; its relocations, each a list of
/// type and place.
const INSTRUCTION: Record = record! { instruction: text, target, relocations };
const DATA: Record = record! { data: relocations };

/// The most bytes of a row of data.
const DATA_BYTES: u64 = 16;

/// A decoded instruction of a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct CodeLine<'t> {
    /// Its offset in the section.
    pub at: u64,
    /// The number of its bytes.
    pub size: usize,
    /// Its text: the mnemonic, a tab and the operands.
    pub text: &'t str,
    /// The offset in the section that it branches to, if it is a direct branch or call.
    pub target: Option<u64>,
}

impl<'t> CodeLine<'t> {
    /// An instruction that is not a direct branch.
    pub fn new(at: u64, size: usize, text: &'t str) -> Self {
        CodeLine { at, size, text, target: None }
    }

    /// Sets the offset that it branches to.
    #[must_use]
    pub fn target(mut self, target: Option<u64>) -> Self {
        self.target = target;
        self
    }
}

/// Decodes the code of objects for [`Html::disassembler`](super::Html::disassembler).
pub trait Disassemble: Debug {
    /// Passes the instructions of `code`, which is at the offset `at` of a section, to `each` in their order. Bytes that
    /// are left out are shown as data.
    fn disassemble(&mut self, file: &File<'_>, code: &[u8], at: u64, each: &mut dyn FnMut(CodeLine<'_>));
}

/// Where mapping symbols say that code or data begins, by section and offset.
pub(super) fn mapping(file: &File<'_>) -> Vec<(u32, u64, Contents)> {
    let mut found: Vec<_> = file
        .symbols
        .iter()
        .filter_map(|symbol| match symbol.location {
            super::super::SymbolLocation::Section(section) => {
                Some((section, symbol.value, machine::mapping(file, symbol)?))
            }
            _ => None,
        })
        .collect();
    found.sort_by_key(|&(section, value, _)| (section, value));
    found
}

/// The parts of a section that are code.
fn runs(section: u32, size: u64, mapping: &[(u32, u64, Contents)]) -> Vec<Range<u64>> {
    let first = mapping.partition_point(|found| found.0 < section);
    let of_section = mapping[first..].iter().take_while(|found| found.0 == section);
    let (mut runs, mut start) = (Vec::new(), Some(0));
    for &(_, at, contents) in of_section.filter(|found| found.1 < size) {
        match (contents, start) {
            (Contents::Code, None) => start = Some(at),
            (Contents::Data, Some(from)) => {
                runs.extend((from < at).then_some(from..at));
                start = None;
            }
            _ => {}
        }
    }
    runs.extend(start.filter(|&from| from < size).map(|from| from..size));
    runs
}

type RowSink<'r, 'd> = &'r mut dyn FnMut(&'static Record, Range<u64>, &[Value<'d>]);

/// The rows of a section with code.
pub(super) fn rows<'d>(
    file: &File<'d>,
    index: u32,
    mapping: &[(u32, u64, Contents)],
    disassembler: &mut dyn Disassemble,
    row: RowSink<'_, 'd>,
) {
    let Some(section) = file.sections.get(index as usize) else { return };
    let fields = Fields::new(file, section);
    let labels = file.places.labels(index).peekable();
    let mut lines = Lines { file, section, labels, relocations: fields.all(), at: 0, row };
    for run in runs(index, section.data.len() as u64, mapping) {
        let Some(code) = section.data.get(run.start as usize..run.end as usize) else { continue };
        disassembler.disassemble(file, code, run.start, &mut |line| {
            let end = line.at.saturating_add(line.size as u64);
            if line.at >= lines.at && end <= run.end && line.size > 0 {
                lines.instruction(&line, end);
            }
        });
    }
    lines.data(section.data.len() as u64);
    lines.labels(u64::MAX);
}

struct Lines<'l, 'd, L: Iterator<Item = (u64, u32)>> {
    file: &'l File<'d>,
    section: &'l Section<'d>,
    /// The symbols that follow.
    labels: Peekable<L>,
    /// The relocations that follow, by offset.
    relocations: &'l [Relocation],
    /// The offset after the last row.
    at: u64,
    row: RowSink<'l, 'd>,
}

impl<'d, L: Iterator<Item = (u64, u32)>> Lines<'_, 'd, L> {
    fn labels(&mut self, to: u64) {
        while let Some((value, position)) = self.labels.next_if(|label| label.0 <= to) {
            let Some(symbol) = self.file.symbols.get(position as usize) else { continue };
            let place = self.file.symbol_alone(Some(symbol.index));
            (self.row)(&LABEL, value..value, &[place]);
        }
    }

    fn instruction(&mut self, line: &CodeLine<'_>, end: u64) {
        self.data(line.at);
        self.labels(line.at);
        let relocations = self.relocations(end);
        // The relocation gives the target, not the bytes.
        let target = line.target.filter(|_| relocations == Value::None).map_or(Value::None, Value::Hex);
        (self.row)(&INSTRUCTION, line.at..end, &[Value::made(line.text.to_owned()), target, relocations]);
        self.at = end;
    }

    /// Rows of data up to an offset.
    fn data(&mut self, to: u64) {
        let to = to.min(self.section.data.len() as u64);
        while self.at < to {
            self.labels(self.at);
            let next = self.labels.peek().map_or(to, |label| label.0);
            let end = (self.at + DATA_BYTES).min(to).min(next);
            let relocations = self.relocations(end);
            (self.row)(&DATA, self.at..end, &[relocations]);
            self.at = end;
        }
    }

    /// The relocations before an offset that have not been in a row.
    fn relocations(&mut self, end: u64) -> Value<'d> {
        let count = self.relocations.partition_point(|relocation| relocation.offset < end);
        let (found, rest) = self.relocations.split_at(count);
        self.relocations = rest;
        let one = |relocation: &Relocation| {
            let kind = Value::named(self.file.relocation_name(relocation.kind), relocation.kind.into());
            let place = match relocation.addend {
                Some(addend) => self.file.place(relocation.symbol, addend),
                None => self.file.symbol_alone(relocation.symbol),
            };
            Value::List(vec![Value::Hex(relocation.offset), kind, place])
        };
        if found.is_empty() { Value::None } else { Value::List(found.iter().map(one).collect()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_lies_between_data() {
        use Contents::{Code, Data};
        let mapping = [(1, 0, Code), (1, 8, Data), (1, 12, Data), (1, 16, Code), (1, 99, Data), (3, 0, Data)];
        assert_eq!(runs(1, 20, &mapping), [0..8, 16..20]);
        assert_eq!(runs(2, 20, &mapping), [0..20]);
        assert_eq!(runs(3, 20, &mapping), []);
    }
}
