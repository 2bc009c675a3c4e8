//! Source lines of code: the rows of DWARF's and CodeView's line tables by address.

use super::{File, Heading, Problem, Record, Selection, Sink, SymbolLocation, Value, show_file};
use std::ops::Range;

/// A place in a source file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) line: u32,
    /// The index of a file.
    pub(crate) file: u32,
}

/// Where code begins that comes from a line; `None` where the code ends.
type Start = (u32, u64, Option<Place>);

/// The sections with lines.
const TABLES: [&[u8]; 2] = [b".debug_line", b".debug$S"];

/// The section of addresses in a linked file.
const LINKED: u32 = u32::MAX;

/// A file of a table: the index of its directory, and its name.
#[derive(Debug)]
struct SourceFile {
    directory: Option<u32>,
    /// The directory of the compilation, which other directories are relative to.
    compilation: Option<u32>,
    name: Vec<u8>,
}

/// The source lines of an object.
#[derive(Debug, Default)]
pub(crate) struct Lines {
    starts: Vec<Start>,
    files: Vec<SourceFile>,
    directories: Vec<Vec<u8>>,
    /// There are more than were read.
    pub(crate) has_more: bool,
}

impl Lines {
    /// The lines of a file: at most `most`, and as many names, each as `name` shows it.
    pub(crate) fn of(file: &File<'_>, most: usize, name: &dyn Fn(&[u8]) -> Vec<u8>) -> Self {
        let of_lines = |section: &&super::Section<'_>| TABLES.contains(&section.name);
        // A line has one byte at least.
        let size: usize = file.sections.iter().filter(of_lines).map(|section| section.data.len()).sum();
        let mut reader = Reader {
            file,
            name,
            most,
            lines: Lines { starts: Vec::with_capacity(size.min(most).min(file.data.len())), ..Lines::default() },
            kind: Kind::Other,
            table: Table::default(),
            begun: 0,
            function: (0, 0, 0),
        };
        let selection = TABLES.iter().fold(Selection::default(), |selection, name| selection.section(*name));
        show_file(file, &selection, &mut reader);
        reader.end_function();
        let mut lines = reader.lines;
        // Where code ends and other code begins, the latter counts.
        lines.starts.sort_by_key(|start| (start.0, start.1, start.2.is_some()));
        lines
    }

    /// The line of the code at an address.
    pub(crate) fn at(&self, section: u32, address: u64) -> Option<Place> {
        let place = |section| {
            let end = self.starts.partition_point(|start| (start.0, start.1) <= (section, address));
            let start = self.starts.get(end.checked_sub(1)?)?;
            (start.0 == section).then_some(start.2)?
        };
        place(section).or_else(|| place(LINKED))
    }

    /// Returns whether two places are the same line. A table may have several files of the same path.
    pub(crate) fn is_same(&self, one: Place, other: Place) -> bool {
        one.line == other.line && (one.file == other.file || self.path(one.file) == self.path(other.file))
    }

    /// The path of a file.
    pub(crate) fn path(&self, file: u32) -> Vec<u8> {
        let Some(found) = self.files.get(file as usize) else { return Vec::new() };
        let named = |index: Option<u32>| index.and_then(|index| self.directories.get(index as usize));
        let mut path: Vec<u8> = Vec::new();
        let parts = [named(found.compilation).filter(|_| found.compilation != found.directory), named(found.directory)];
        for part in parts.into_iter().flatten().chain([&found.name]) {
            if is_absolute(part) {
                path.clear();
            }
            if !path.is_empty() && !path.ends_with(b"/") {
                path.push(b'/');
            }
            path.extend_from_slice(part);
        }
        path
    }
}

fn is_absolute(path: &[u8]) -> bool {
    matches!(path, [b'/' | b'\\', ..] | [_, b':', b'/' | b'\\', ..])
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Dwarf,
    CodeView,
    Other,
}

/// The line table that is being read.
#[derive(Debug, Default)]
struct Table {
    version: u64,
    /// The index of its first directory and of its first file.
    directory: u32,
    file: u32,
}

/// Collects lines from the rows of tables.
struct Reader<'r, 'd> {
    file: &'r File<'d>,
    name: &'r dyn Fn(&[u8]) -> Vec<u8>,
    /// The most lines, directories and files.
    most: usize,
    lines: Lines,
    kind: Kind,
    table: Table,
    /// The first row of the sequence that is being read.
    begun: usize,
    /// CodeView: the section, the address and the size of the function that is being read.
    function: (u32, u64, u64),
}

impl<'d> Reader<'_, 'd> {
    /// The section and the address in it that a value is.
    fn place(&self, value: Option<&Value<'d>>) -> (u32, u64) {
        match value {
            Some(Value::Address(address)) => {
                let Some(symbol) = address.symbol.and_then(|index| self.file.symbol(index)) else {
                    return (LINKED, address.addend as u64);
                };
                let at = self.file.address_of(symbol).wrapping_add(address.addend as u64);
                match symbol.location {
                    SymbolLocation::Section(section) => (section, at),
                    _ => (LINKED, at),
                }
            }
            other => (LINKED, number(other)),
        }
    }

    fn text(&self, value: Option<&Value<'d>>) -> Vec<u8> {
        match value {
            Some(Value::Text(text)) => (self.name)(text),
            _ => Vec::new(),
        }
    }

    fn dwarf(&mut self, record: &Record, values: &[Value<'d>]) {
        let value = |index: usize| values.get(index);
        let lines = &self.lines;
        match record.name {
            "table" => {
                let (directory, file) = (lines.directories.len() as u32, lines.files.len() as u32);
                self.table = Table { version: number(value(2)), directory, file };
            }
            "directory" => {
                let name = self.text(value(1));
                push(&mut self.lines.directories, name, self.most, &mut self.lines.has_more);
            }
            "file" => {
                let is_new = self.table.version >= 5;
                let index = number(value(2)) as u32;
                // Before version 5 the first directory is not in the table.
                let index = if is_new { Some(index) } else { index.checked_sub(1) };
                let file = SourceFile {
                    directory: index.map(|index| self.table.directory.saturating_add(index)),
                    compilation: is_new.then_some(self.table.directory),
                    name: self.text(value(1)),
                };
                push(&mut self.lines.files, file, self.most, &mut self.lines.has_more);
            }
            "line" => {
                let (section, address) = self.place(value(0));
                let starts = &mut self.lines.starts;
                if matches!(value(6), Some(Value::Flags(flags, _)) if flags.contains(&"end_sequence")) {
                    // Rows at the end have no code.
                    while starts.len() > self.begun && starts.last().is_some_and(|start| start.1 == address) {
                        starts.pop();
                    }
                    push(starts, (section, address, None), self.most, &mut self.lines.has_more);
                    self.begun = starts.len();
                    return;
                }
                let first = u64::from(self.table.version < 5);
                let file = number(value(3)).wrapping_sub(first).min(u64::from(u32::MAX)) as u32;
                let file = self.table.file.saturating_add(file);
                let place = Place { line: number(value(1)).min(u64::from(u32::MAX)) as u32, file };
                push(starts, (section, address, Some(place)), self.most, &mut self.lines.has_more);
            }
            _ => {}
        }
    }

    fn code_view(&mut self, record: &Record, values: &[Value<'d>]) {
        let value = |index: usize| values.get(index);
        match record.name {
            "lines" => {
                self.end_function();
                let (section, address) = self.place(value(0));
                self.function = (section, address, number(value(3)));
            }
            "file" => {
                let name = self.text(value(0));
                let file = SourceFile { directory: None, compilation: None, name };
                push(&mut self.lines.files, file, self.most, &mut self.lines.has_more);
            }
            "line" => {
                let (section, start, _) = self.function;
                // Special numbers are not lines.
                let Some(Value::Number(line)) = value(1) else { return };
                let file = (self.lines.files.len() as u32).saturating_sub(1);
                let address = start.wrapping_add(number(value(0)));
                let place = Place { line: (*line).min(u64::from(u32::MAX)) as u32, file };
                push(&mut self.lines.starts, (section, address, Some(place)), self.most, &mut self.lines.has_more);
            }
            _ => {}
        }
    }

    /// The function of CodeView ends.
    fn end_function(&mut self) {
        let (section, address, size) = std::mem::take(&mut self.function);
        if size != 0 {
            let end = (section, address.wrapping_add(size), None);
            push(&mut self.lines.starts, end, self.most, &mut self.lines.has_more);
        }
    }
}

fn push<T>(list: &mut Vec<T>, one: T, most: usize, has_more: &mut bool) {
    match list.len() < most {
        true => list.push(one),
        false => *has_more = true,
    }
}

fn number(value: Option<&Value<'_>>) -> u64 {
    match value {
        Some(Value::Number(number) | Value::Hex(number)) => *number,
        _ => 0,
    }
}

impl<'d> Sink<'d> for Reader<'_, 'd> {
    fn table(&mut self, heading: Heading<'d>) {
        self.end_function();
        self.kind = match heading.kind {
            "debug_line" => Kind::Dwarf,
            "codeview" => Kind::CodeView,
            _ => Kind::Other,
        };
    }

    fn row(&mut self, record: &'static Record, _: u8, _: Range<u64>, values: &[Value<'d>]) {
        match self.kind {
            Kind::Dwarf => self.dwarf(record, values),
            Kind::CodeView => self.code_view(record, values),
            Kind::Other => {}
        }
    }

    fn problem(&mut self, _: Problem) {}
}
