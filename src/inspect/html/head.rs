//! What the script needs to find the rows and bytes of a file.

use super::super::file::{File, Format, Part, PartKind};
use super::super::output::Output;
use super::super::value::{Problem, Record, Value};
use super::blocks;
use super::rows::Rows;
use std::io::Sink;
use std::ops::Range;

/// A table: where its rows are.
#[derive(Debug)]
pub(super) struct TableHead {
    kind: &'static str,
    section: Option<u32>,
    name: Vec<u8>,
    /// The number of its first row among all of the file, and the number of its rows.
    first: u64,
    count: u64,
    /// The rows' spans begin in ascending order.
    is_sorted: bool,
    /// The start of the last row's span.
    last: u64,
    /// The index of the record of all rows, if it is the same and the rows are in columns.
    record: Option<usize>,
    pub(super) problems: Vec<Problem>,
}

impl TableHead {
    pub(super) fn new(kind: &'static str, section: Option<u32>, name: Vec<u8>, first: u64) -> Self {
        TableHead { kind, section, name, first, count: 0, is_sorted: true, last: 0, record: None, problems: Vec::new() }
    }

    fn add(&mut self, record: &Record, number: usize, depth: u8, start: u64) {
        let is_column = record.lined_up && depth == 0;
        self.record = match self.count {
            0 => is_column.then_some(number),
            _ => self.record.filter(|&found| is_column && found == number),
        };
        self.is_sorted &= start >= self.last;
        self.last = start;
        self.count += 1;
    }
}

/// The file that is being written.
#[derive(Debug)]
pub(super) struct OpenFile {
    pub(super) data: Vec<u8>,
    pub(super) rows: Rows,
    /// The number of rows so far, and the number of the first row of each block.
    pub(super) rows_before: u64,
    starts: Vec<u64>,
    pub(super) tables: Vec<TableHead>,
    pub(super) problems: Vec<Problem>,
    /// The rows of the current table are not needed.
    pub(super) skips_rows: bool,
    /// The sections of the page: their numbers, and the parts of the file that have their contents.
    sections: Vec<(u64, Range<u64>)>,
    /// For each block of bytes whether it is written.
    bytes: Vec<bool>,
}

impl OpenFile {
    pub(super) fn new(data: Vec<u8>, rows: Rows) -> Self {
        OpenFile {
            data,
            rows,
            rows_before: 0,
            starts: Vec::new(),
            tables: Vec::new(),
            problems: Vec::new(),
            skips_rows: false,
            sections: Vec::new(),
            bytes: Vec::new(),
        }
    }

    pub(super) fn add_row(
        &mut self,
        record: &Record,
        number: usize,
        depth: u8,
        span: &Range<u64>,
        values: &[Value<'_>],
    ) {
        let Some(table) = self.tables.last_mut() else { return };
        if let ("sections", Some(Value::Number(section))) = (table.kind, values.first()) {
            self.sections.push((*section, span.clone()));
        }
        table.add(record, number, depth, span.start);
        if self.rows.out.mark() == 0 {
            self.starts.push(self.rows_before);
        }
        self.rows.row(number, depth, span, values);
        self.rows_before += 1;
    }

    /// The block of the rows since the last one, if there are any.
    pub(super) fn take_block(&mut self) -> Option<Vec<u8>> {
        let mut block = self.rows.out.take();
        (!block.is_empty()).then(|| {
            block.push(b']');
            block
        })
    }

    /// Returns whether a block of bytes has contents of the sections of the page.
    pub(super) fn shows_block(&self, index: usize) -> bool {
        let start = (index * blocks::BYTES) as u64;
        let end = start + blocks::BYTES as u64;
        self.sections.iter().any(|(_, span)| span.start < end && start < span.end)
    }

    /// Returns whether nothing was left out of the page.
    pub(super) fn is_whole(&self) -> bool {
        self.tables.iter().any(|table| table.kind == "summary")
    }

    pub(super) fn note_bytes(&mut self, is_written: bool) {
        self.bytes.push(is_written);
    }

    /// The last block, in JSON.
    pub(super) fn head(&mut self, object: Option<&File<'_>>) -> Vec<u8> {
        let parts = object.filter(|_| self.is_whole());
        let out = &mut self.rows.out;
        out.push("{\"first\":");
        out.decimal(first_number(object));
        out.push(",\"starts\":");
        list(out, &self.starts, |out, start| out.decimal(*start));
        out.push(",\"bytes\":");
        list(out, &self.bytes, |out, &is_written| out.push(if is_written { "1" } else { "0" }));
        out.push(",\"problems\":");
        list(out, &self.problems, problem);
        out.push(",\"tables\":");
        list(out, &self.tables, table);
        out.push(",\"parts\":");
        list(out, parts.map_or(&[][..], |object| &object.parts[..]), part);
        out.push("}");
        out.take()
    }
}

fn first_number(object: Option<&File<'_>>) -> u64 {
    u64::from(object.is_some_and(|object| object.format == Format::Coff))
}

type Out = Output<Sink>;

fn list<T>(out: &mut Out, values: &[T], mut each: impl FnMut(&mut Out, &T)) {
    out.push("[");
    for (index, value) in values.iter().enumerate() {
        out.push(if index == 0 { "" } else { "," });
        each(out, value);
    }
    out.push("]");
}

fn number_or_null(out: &mut Out, number: Option<u64>) {
    match number {
        Some(number) => out.decimal(number),
        None => out.push("null"),
    }
}

fn problem(out: &mut Out, problem: &Problem) {
    out.push("{\"section\":");
    number_or_null(out, problem.section.map(u64::from));
    out.push(",\"at\":");
    out.decimal(problem.at);
    out.push(",\"what\":");
    out.json_text(problem.what.as_bytes());
    out.push("}");
}

fn table(out: &mut Out, table: &TableHead) {
    out.push("\n{\"kind\":\"");
    out.push(table.kind);
    out.push("\",\"section\":");
    number_or_null(out, table.section.map(u64::from));
    out.push(",\"name\":");
    out.json_text(&table.name);
    out.push(",\"first\":");
    out.decimal(table.first);
    out.push(",\"count\":");
    out.decimal(table.count);
    out.push(",\"sorted\":");
    out.push(if table.is_sorted { "true" } else { "false" });
    out.push(",\"record\":");
    number_or_null(out, table.record.map(|record| record as u64));
    out.push(",\"problems\":");
    list(out, &table.problems, problem);
    out.push("}");
}

fn part(out: &mut Out, part: &Part) {
    out.push("\n{\"kind\":\"");
    out.push(match part.kind {
        PartKind::Header => "header",
        PartKind::SectionHeaders => "section headers",
        PartKind::Relocations => "relocations",
        PartKind::Symbols => "symbols",
        PartKind::Strings => "strings",
    });
    out.push("\",\"section\":");
    number_or_null(out, part.section.map(u64::from));
    out.push(",\"entry\":");
    out.decimal(part.entry);
    out.push(",\"span\":[");
    out.decimal(part.span.start);
    out.push(",");
    out.decimal(part.span.end);
    out.push("]}");
}

/// A record in JSON: its name, and its columns with their widths.
pub(super) fn record(record: &Record, out: &mut Out) {
    out.push("[\"");
    out.push(record.name);
    out.push("\",");
    list(out, record.columns, |out, column| {
        out.push("[\"");
        out.push(column.name);
        out.push("\",");
        out.decimal(column.width as u64);
        out.push("]");
    });
    out.push(if record.lined_up { ",true]" } else { ",false]" });
}
