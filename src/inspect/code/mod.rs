//! Code of sections as rows: labels, instructions with their relocations, data between them, and what begins at an
//! instruction: source lines, and changes of the unwind rules.

mod notes;

use super::file::{File, Relocation, Section};
use super::machine::{self, Contents};
use super::relocations::Fields;
use super::value::{Address, Heading, Problem, Record, Sink, Value, record};
use notes::{Kind, Note, Notes};
use std::borrow::Cow;
use std::fmt::Debug;
use std::iter::Peekable;
use std::ops::Range;

/// A label: the symbol.
static LABEL: Record = record! { bare label: symbol 0 };
/// An instruction: its text; the offset that it branches to and the place that this is, if the bytes alone give them; its
/// relocations, each a list of offset, type and place.
static INSTRUCTION: Record =
    record! { bare instruction: offset 8, bytes 24, text 32, target 0, place 0, relocations 0 };
static DATA: Record = record! { bare data: offset 8, bytes 24, relocations 0 };
/// The source line that begins.
static SOURCE: Record = record! { source: file, line };
/// What changes in the rules of call frame information.
static CFI: Record = record! { cfi: cfa, registers };
/// An operation of Windows' unwind codes: what the instruction before it has done.
static UNWIND: Record = record! { unwind: operation, register, value };

/// The values of a row without those that the file's bytes and symbols give; `None` for rows without any.
pub(super) fn without_contents<'d>(record: &Record, values: &[Value<'d>]) -> Option<Vec<Value<'d>>> {
    if !std::ptr::eq(record, &INSTRUCTION) && !std::ptr::eq(record, &DATA) {
        return None;
    }
    let is_left_out =
        |index: usize| matches!(record.columns.get(index).map(|c| c.name), Some("offset" | "bytes" | "place"));
    let kept = |(index, value): (usize, &Value<'d>)| if is_left_out(index) { Value::None } else { value.clone() };
    Some(values.iter().enumerate().map(kept).collect())
}

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

/// Decodes the code of objects for [`show_with_code`](super::show_with_code).
pub trait Disassemble: Debug {
    /// Called for each file with code, before its code.
    fn begin(&mut self, _file: &File<'_>) {}

    /// Called before code: the letter of the mapping symbol that it follows (`a` for A32, `t` for T32, `x` for A64), if
    /// there is such a symbol.
    fn select(&mut self, _mapping: Option<u8>) {}

    /// Passes the instructions of `code`, which is at the offset `at` of a section, to `each` in their order. Bytes that
    /// are left out are shown as data.
    fn disassemble(&mut self, code: &[u8], at: u64, each: &mut dyn FnMut(CodeLine<'_>));
}

/// Where mapping symbols say that code or data begins, by section and offset.
fn mapping(file: &File<'_>) -> Vec<(u32, u64, Contents)> {
    let mut found: Vec<_> = file
        .symbols
        .iter()
        .filter_map(|symbol| match symbol.location {
            super::SymbolLocation::Section(section) => Some((section, symbol.value, machine::mapping(file, symbol)?)),
            _ => None,
        })
        .collect();
    found.sort_by_key(|&(section, value, _)| (section, value));
    found
}

/// The parts of a section that are code, with the letters of the mapping symbols before them.
fn runs(section: u32, size: u64, mapping: &[(u32, u64, Contents)]) -> Vec<(Option<u8>, Range<u64>)> {
    let first = mapping.partition_point(|found| found.0 < section);
    let of_section = mapping[first..].iter().take_while(|found| found.0 == section);
    let (mut runs, mut start) = (Vec::new(), Some((None, 0)));
    for &(_, at, contents) in of_section.filter(|found| found.1 < size) {
        let next = match contents {
            Contents::Code(letter) if start.is_some_and(|(set, _)| set == Some(letter)) => continue,
            Contents::Code(letter) => Some((Some(letter), at)),
            Contents::Data => None,
        };
        runs.extend(start.filter(|&(_, from)| from < at).map(|(set, from)| (set, from..at)));
        start = next;
    }
    runs.extend(start.filter(|&(_, from)| from < size).map(|(set, from)| (set, from..size)));
    runs
}

/// Reads the code of a file's sections.
pub(super) struct Reader<'r, 'd> {
    file: &'r File<'d>,
    disassembler: &'r mut dyn Disassemble,
    /// What is read when the first section has code.
    context: Option<Context<'d>>,
}

struct Context<'d> {
    mapping: Vec<(u32, u64, Contents)>,
    notes: Notes<'d>,
}

impl<'r, 'd> Reader<'r, 'd> {
    pub(super) fn new(file: &'r File<'d>, disassembler: &'r mut dyn Disassemble) -> Self {
        Reader { file, disassembler, context: None }
    }

    /// Shows the code of a section; returns false if it has none.
    pub(super) fn show(&mut self, index: u32, sink: &mut dyn Sink<'d>) -> bool {
        let Some(section) = self.file.sections.get(index as usize) else { return false };
        if section.data.is_empty() || !self.file.is_code(section) {
            return false;
        }
        sink.table(Heading { kind: "code", section: Some(index), name: Cow::Borrowed(section.name) });
        let is_first = self.context.is_none();
        let context =
            self.context.get_or_insert_with(|| Context { mapping: mapping(self.file), notes: Notes::of(self.file) });
        if is_first {
            self.disassembler.begin(self.file);
        }
        if is_first && context.notes.has_more {
            let what = "too many source lines or unwind rules; not all of them are shown with the code".to_owned();
            sink.problem(Problem { section: Some(index), at: 0, what });
        }
        rows(self.file, index, context, self.disassembler, sink);
        true
    }
}

/// The rows of a section with code.
fn rows<'d>(
    file: &File<'d>,
    index: u32,
    context: &Context<'d>,
    disassembler: &mut dyn Disassemble,
    sink: &mut dyn Sink<'d>,
) {
    let Some(section) = file.sections.get(index as usize) else { return };
    let fields = Fields::new(file, section);
    let labels = file.places.labels(index).peekable();
    let base = if file.is_relocatable() { 0 } else { section.address };
    let (notes, ours) = (&context.notes, context.notes.of_section(index, base, section.data.len() as u64));
    let mut lines = Lines {
        file,
        section,
        index,
        base,
        notes,
        ours: ours.into_iter().peekable(),
        steps: &[],
        place: None,
        labels,
        relocations: fields.all(),
        at: 0,
        sink,
    };
    for (mapping, run) in runs(index, section.data.len() as u64, &context.mapping) {
        let Some(code) = section.data.get(run.start as usize..run.end as usize) else { continue };
        disassembler.select(mapping);
        disassembler.disassemble(code, run.start, &mut |line| {
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
    index: u32,
    /// The address of the section.
    base: u64,
    notes: &'l Notes<'d>,
    /// The notes that follow.
    ours: Peekable<std::vec::IntoIter<&'l Note>>,
    /// What the unwind codes say of the instructions that follow.
    steps: &'l [Value<'d>],
    /// The source line of the last instruction.
    place: Option<super::source_lines::Place>,
    /// The symbols that follow.
    labels: Peekable<L>,
    /// The relocations that follow, by offset.
    relocations: &'l [Relocation],
    /// The offset after the last row.
    at: u64,
    sink: &'l mut dyn Sink<'d>,
}

impl<'d, L: Iterator<Item = (u64, u32)>> Lines<'_, 'd, L> {
    fn labels(&mut self, to: u64) {
        while let Some((value, position)) = self.labels.next_if(|label| label.0.wrapping_sub(self.base) <= to) {
            let Some(symbol) = self.file.symbols.get(position as usize) else { continue };
            let place = self.file.symbol_alone(Some(symbol.index));
            let at = value.wrapping_sub(self.base);
            self.sink.row(&LABEL, 0, at..at, &[place]);
        }
    }

    fn instruction(&mut self, line: &CodeLine<'_>, end: u64) {
        self.data(line.at);
        self.labels(line.at);
        self.source(line.at);
        self.notes(line.at);
        let relocations = self.relocations(end);
        // The relocation gives the target, not the bytes.
        let target = line.target.filter(|_| relocations == Value::None);
        let values = [
            Value::Hex(line.at),
            self.bytes(line.at, end),
            Value::made(line.text.replace('\t', " ")),
            target.map_or(Value::None, Value::Hex),
            target.map_or(Value::None, |target| self.target(target)),
            relocations,
        ];
        self.sink.row(&INSTRUCTION, 1, line.at..end, &values);
        self.at = end;
        if let Some((step, rest)) = self.steps.split_first() {
            self.steps = rest;
            self.sink.row(&UNWIND, 1, end..end, &[step.clone(), Value::None, Value::None]);
        }
    }

    /// The source line, if another one begins.
    fn source(&mut self, at: u64) {
        let place = self.notes.lines.at(self.index, self.base.wrapping_add(at));
        let is_same = |new| self.place.is_some_and(|old| self.notes.lines.is_same(old, new));
        if let Some(new) = place.filter(|new| new.line != 0 && !is_same(*new)) {
            let path = Value::Text(self.notes.lines.path(new.file).into());
            self.sink.row(&SOURCE, 1, at..at, &[path, Value::Number(new.line.into())]);
        }
        self.place = place;
    }

    fn notes(&mut self, at: u64) {
        while let Some(note) = self.ours.next_if(|note| self.notes.offset(note, self.base) <= at) {
            let values = self.notes.values(note);
            match (note.kind, values) {
                (Kind::Steps, steps) => self.steps = steps,
                (Kind::Unwind, values) => self.sink.row(&UNWIND, 1, at..at, values),
                (Kind::Cfi, [cfa, registers @ ..]) => {
                    let registers = if registers.is_empty() { Value::None } else { Value::List(registers.to_vec()) };
                    self.sink.row(&CFI, 1, at..at, &[cfa.clone(), registers]);
                }
                (Kind::Cfi, []) => {}
            }
        }
    }

    fn bytes(&self, from: u64, to: u64) -> Value<'d> {
        Value::Bytes(self.section.data.get(from as usize..to as usize).unwrap_or_default())
    }

    /// The symbol before an offset, and the distance from it.
    fn target(&self, target: u64) -> Value<'d> {
        let address = target.wrapping_add(self.base);
        let found = self.file.places.before(self.index, address);
        let symbol = found.and_then(|(value, position)| Some((value, self.file.symbols.get(position as usize)?)));
        symbol.map_or(Value::None, |(value, symbol)| {
            Value::Address(Address {
                symbol: Some(symbol.index),
                name: self.file.name_of(symbol),
                addend: address.wrapping_sub(value) as i64,
                target: None,
            })
        })
    }

    /// Rows of data up to an offset.
    fn data(&mut self, to: u64) {
        let to = to.min(self.section.data.len() as u64);
        while self.at < to {
            self.labels(self.at);
            let next = self.labels.peek().map_or(to, |label| label.0.wrapping_sub(self.base));
            let end = (self.at + DATA_BYTES).min(to).min(next);
            let relocations = self.relocations(end);
            let values = [Value::Hex(self.at), self.bytes(self.at, end), relocations];
            self.sink.row(&DATA, 1, self.at..end, &values);
            self.at = end;
        }
    }

    /// The relocations before an offset that have not been in a row.
    fn relocations(&mut self, end: u64) -> Value<'d> {
        let base = self.base;
        let count = self.relocations.partition_point(|relocation| relocation.offset.wrapping_sub(base) < end);
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
        let (a, t) = (Code(b'a'), Code(b't'));
        let mapping =
            [(1, 0, a), (1, 4, a), (1, 8, Data), (1, 12, Data), (1, 16, t), (1, 99, Data), (3, 0, Data), (4, 4, t)];
        assert_eq!(runs(1, 20, &mapping), [(Some(b'a'), 0..8), (Some(b't'), 16..20)]);
        assert_eq!(runs(2, 20, &mapping), [(None, 0..20)]);
        assert_eq!(runs(3, 20, &mapping), []);
        assert_eq!(runs(4, 20, &mapping), [(None, 0..4), (Some(b't'), 4..20)]);
    }
}
