//! What begins at instructions: source lines, changes of call frame information, operations of Windows' unwind codes.

use super::super::rules::{RegisterRule, SavedRegister};
use super::super::source_lines::Lines;
use super::super::{File, Heading, Problem, Record, Selection, Sink, SymbolLocation, Value, show_file};
use std::cell::Cell;
use std::ops::Range;

/// What the values of a note are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// The rule of the CFA, and the rules of registers.
    Cfi,
    /// An operation, its register and its value.
    Unwind,
    /// What each of the instructions of a prologue does, from here on.
    Steps,
}

/// Something that begins at an address.
#[derive(Clone, Copy, Debug)]
pub(super) struct Note {
    section: u32,
    first: u32,
    count: u32,
    pub(super) kind: Kind,
    address: u64,
}

/// The section of addresses in a linked file.
const LINKED: u32 = u32::MAX;

/// The bytes of a file for each source line, and for each value of a note, at least: it has no more of them.
const PER_LINE: usize = 4;
const PER_VALUE: usize = 16;
const AT_LEAST: usize = 1024;

/// The tables that unwind rules come from, and their sections.
const TABLES: [&str; 3] = ["eh_frame", "debug_frame", "unwind"];
const SECTIONS: [&str; 3] = [".eh_frame", ".debug_frame", ".pdata"];

/// The notes of a file.
pub(super) struct Notes<'d> {
    pub(super) lines: Lines,
    list: Vec<Note>,
    values: Vec<Value<'d>>,
    /// There are more than were read.
    pub(super) has_more: bool,
}

impl<'d> Notes<'d> {
    pub(super) fn of(file: &File<'d>) -> Self {
        let size = file.data.len();
        // Any number of files may share a name.
        let left = Cell::new(size + AT_LEAST);
        let name = |name: &[u8]| {
            let shown = name.get(..left.get()).unwrap_or(name);
            left.set(left.get() - shown.len());
            shown.to_vec()
        };
        let lines = Lines::of(file, size / PER_LINE + AT_LEAST, &name);
        let notes = Notes { has_more: lines.has_more, lines, list: Vec::new(), values: Vec::new() };
        let most = size / PER_VALUE + AT_LEAST;
        let mut reader = Reader {
            file,
            notes,
            most,
            is_wanted: false,
            function: (LINKED, 0),
            rules: Vec::new(),
            cfa: Value::None,
            steps: Vec::new(),
            is_in_prologue: false,
        };
        let selection = SECTIONS.iter().fold(Selection::default(), |selection, name| selection.section(*name));
        show_file(file, &selection, &mut reader);
        reader.end_steps();
        let mut notes = reader.notes;
        notes.list.sort_by_key(|note| (note.section, note.address));
        // `.eh_frame` and `.debug_frame` may have the same rules.
        let mut list = std::mem::take(&mut notes.list);
        list.dedup_by(|later, earlier| {
            let place = |note: &Note| (note.section, note.address, note.kind);
            place(later) == place(earlier) && notes.values(later) == notes.values(earlier)
        });
        notes.list = list;
        notes
    }

    /// The notes of a section, by their address.
    pub(super) fn of_section(&self, section: u32, base: u64, size: u64) -> Vec<&Note> {
        let place =
            |section, address| self.list.partition_point(|note| (note.section, note.address) < (section, address));
        let part = |range: Range<usize>| self.list.get(range).unwrap_or_default();
        let mut found: Vec<&Note> = part(place(section, 0)..place(section + 1, 0)).iter().collect();
        if base != 0 {
            found.extend(part(place(LINKED, base)..place(LINKED, base.saturating_add(size))));
            found.sort_by_key(|note| note.address);
        }
        found
    }

    pub(super) fn values(&self, note: &Note) -> &[Value<'d>] {
        let first = note.first as usize;
        self.values.get(first..first + note.count as usize).unwrap_or_default()
    }

    /// The offset of a note in a section with an address.
    pub(super) fn offset(&self, note: &Note, base: u64) -> u64 {
        note.address.wrapping_sub(base)
    }
}

/// Collects notes from the rows of tables.
struct Reader<'r, 'd> {
    file: &'r File<'d>,
    notes: Notes<'d>,
    /// The most values.
    most: usize,
    /// The rows are those of a table with unwind rules.
    is_wanted: bool,
    /// The section and the address of the function that is being read.
    function: (u32, u64),
    /// The rules at the last address: of the CFA, and of registers.
    cfa: Value<'d>,
    rules: Vec<SavedRegister>,
    /// What the instructions of the function's prologue do, the last one first.
    steps: Vec<Value<'d>>,
    /// The codes that are being read are those of a prologue.
    is_in_prologue: bool,
}

impl<'d> Reader<'_, 'd> {
    fn add(&mut self, kind: Kind, offset: u64, values: impl IntoIterator<Item = Value<'d>>) {
        let first = self.notes.values.len();
        self.notes.values.extend(values);
        let count = self.notes.values.len() - first;
        if self.notes.values.len() > self.most {
            self.notes.values.truncate(first);
            self.notes.has_more = true;
            return;
        }
        let (section, start) = self.function;
        let address = start.wrapping_add(offset);
        self.notes.list.push(Note { section, first: first as u32, count: count as u32, kind, address });
    }

    fn begin(&mut self, place: Option<&Value<'d>>) {
        self.end_steps();
        self.rules.clear();
        self.cfa = Value::None;
        self.is_in_prologue = true;
        self.function = match place {
            Some(Value::Address(address)) => match address.symbol.and_then(|index| self.file.symbol(index)) {
                Some(symbol) => {
                    let at = self.file.address_of(symbol).wrapping_add(address.addend as u64);
                    match symbol.location {
                        SymbolLocation::Section(section) => (section, at),
                        _ => (LINKED, at),
                    }
                }
                None => (LINKED, address.addend as u64),
            },
            other => (LINKED, other.and_then(Value::number).unwrap_or(0)),
        };
    }

    /// The steps of a prologue are complete.
    fn end_steps(&mut self) {
        let mut steps = std::mem::take(&mut self.steps);
        if !steps.is_empty() {
            steps.reverse();
            self.add(Kind::Steps, 0, steps);
        }
    }

    /// Adds what differs from the rules before.
    fn rule(&mut self, at: u64, cfa: &Value<'d>, registers: &Value<'d>) {
        let saved = |value: &Value<'d>| match value {
            Value::Saved(saved) => Some(saved.clone()),
            _ => None,
        };
        let rules: Vec<SavedRegister> = match registers {
            Value::List(list) => list.iter().filter_map(saved).collect(),
            _ => Vec::new(),
        };
        let mut changed = Vec::new();
        let number = |saved: &SavedRegister| saved.register.number;
        // Both lists are in the order of the registers.
        let mut before = self.rules.iter().peekable();
        let gone =
            |saved: &SavedRegister| Value::Saved(SavedRegister { register: saved.register, rule: RegisterRule::Same });
        for rule in &rules {
            while let Some(old) = before.next_if(|old| number(old) < number(rule)) {
                changed.push(gone(old));
            }
            let old = before.next_if(|old| number(old) == number(rule));
            if old != Some(rule) {
                changed.push(Value::Saved(rule.clone()));
            }
        }
        changed.extend(before.map(gone));
        let is_new = *cfa != self.cfa;
        if is_new || !changed.is_empty() {
            let shown = if is_new { cfa.clone() } else { Value::None };
            self.add(Kind::Cfi, at, std::iter::once(shown).chain(changed));
        }
        self.cfa = cfa.clone();
        self.rules = rules;
    }
}

impl<'d> Sink<'d> for Reader<'_, 'd> {
    fn table(&mut self, heading: Heading<'d>) {
        self.end_steps();
        self.is_wanted = TABLES.contains(&heading.kind);
    }

    fn row(&mut self, record: &'static Record, _: u8, _: Range<u64>, values: &[Value<'d>]) {
        if !self.is_wanted {
            return;
        }
        let column = |name: &str| {
            let at = record.columns.iter().position(|column| column.name == name);
            at.and_then(|at| values.get(at)).filter(|value| **value != Value::None)
        };
        let number = |name: &str| column(name).and_then(Value::number).unwrap_or(0);
        match record.name {
            "fde" => self.begin(column("function")),
            "function" => self.begin(column("start")),
            "rule" => {
                let none = Value::None;
                self.rule(number("at"), column("cfa").unwrap_or(&none), column("registers").unwrap_or(&none));
            }
            // The prologue's codes are first; those of epilogues may follow their end.
            "operation" if column("code").is_some() => {
                let operation = column("operation").cloned().unwrap_or(Value::None);
                self.is_in_prologue &= operation.bytes().is_some_and(|text| !text.starts_with(b"end"));
                if self.is_in_prologue {
                    self.steps.push(operation);
                }
            }
            "operation" => {
                let operation =
                    ["operation", "register", "value"].map(|name| column(name).cloned().unwrap_or(Value::None));
                self.add(Kind::Unwind, number("at"), operation);
            }
            "instruction" if column("part").and_then(Value::bytes) == Some(b"prologue") => {
                let step = column("instruction").filter(|step| step.bytes() != Some(b"end"));
                self.steps.extend(step.cloned());
            }
            _ => {}
        }
    }

    fn problem(&mut self, _: Problem) {}
}
