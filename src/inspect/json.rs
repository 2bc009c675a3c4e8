//! Tables as JSON in the form described in `docs/inspect.md`, one line per row.

use super::file::one_of_the_first;
use super::long_texts::LongTexts;
use super::output::Output;
use super::value::{Address, Heading, Problem, Record, Sink, Value};
use std::io::{self, Write};
use std::ops::Range;

/// The innermost open element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Open {
    Files,
    /// A file, before its first table.
    File,
    Table,
}

/// A sink that writes JSON.
#[derive(Debug)]
pub struct Json<W> {
    out: Output<W>,
    open: Open,
    /// The current list is empty so far.
    first: bool,
    /// No file or table has been written yet.
    first_file: bool,
    first_table: bool,
    /// Problems of the current table and of the file; they are written after the rows.
    of_table: Vec<Problem>,
    of_file: Vec<Problem>,
    texts: LongTexts,
}

impl<W: Write> Json<W> {
    /// Starts JSON that is written to `to`.
    pub fn new(to: W) -> Self {
        let mut out = Output::new(to);
        out.push("{\"version\":1,\"files\":[");
        Json {
            out,
            open: Open::Files,
            first: true,
            first_file: true,
            first_table: true,
            of_table: Vec::new(),
            of_file: Vec::new(),
            texts: LongTexts::new(),
        }
    }

    /// Closes all open elements and writes the rest.
    ///
    /// # Errors
    /// The first error of writing.
    pub fn finish(mut self) -> io::Result<W> {
        self.end_file();
        self.out.push("]}");
        self.out.end_line();
        self.out.finish()
    }

    fn end_table(&mut self) {
        if self.open == Open::Table {
            self.out.push("]");
            let problems = std::mem::take(&mut self.of_table);
            self.problems(&problems);
            self.open = Open::File;
        }
    }

    fn end_file(&mut self) {
        self.end_table();
        if self.open == Open::File {
            self.out.push("]");
            let problems = std::mem::take(&mut self.of_file);
            self.problems(&problems);
            self.open = Open::Files;
        }
    }

    fn problems(&mut self, problems: &[Problem]) {
        if !problems.is_empty() {
            self.out.push(",\"problems\":[");
            for (index, problem) in problems.iter().enumerate() {
                self.separate(index == 0);
                self.out.push("{\"section\":");
                self.number_or_null(problem.section);
                self.out.push(",\"at\":");
                self.out.decimal(problem.at);
                self.out.push(",\"what\":");
                self.text(problem.what.as_bytes());
                self.out.push("}");
            }
            self.out.push("]");
        }
        self.out.push("}");
    }

    fn separate(&mut self, first: bool) {
        if !first {
            self.out.push(",");
        }
        self.out.end_line();
    }

    fn number_or_null(&mut self, number: Option<u32>) {
        match number {
            Some(number) => self.out.decimal(number.into()),
            None => self.out.push("null"),
        }
    }

    fn text(&mut self, text: &[u8]) {
        let text = self.texts.take(text);
        self.out.json_text(&text);
    }

    fn place(&mut self, place: &Address<'_>) {
        self.out.push("{\"symbol\":");
        self.number_or_null(place.symbol);
        self.out.push(",\"name\":");
        self.text(place.name);
        self.out.push(",\"addend\":");
        self.out.signed(place.addend);
        if let Some(target) = place.target {
            self.out.push(",\"target\":");
            self.text(target);
        }
        self.out.push("}");
    }

    fn value(&mut self, value: &Value<'_>) {
        match value {
            Value::None => self.out.push("null"),
            Value::Section(_, name) => self.text(name),
            Value::Number(number) | Value::Hex(number) => self.out.decimal(*number),
            Value::Signed(number) => self.out.signed(*number),
            Value::Name(name) => self.text(name.as_bytes()),
            Value::Flags(names, rest) => {
                self.out.push("[");
                for (index, name) in names.iter().enumerate() {
                    self.out.push(if index == 0 { "" } else { "," });
                    self.text(name.as_bytes());
                }
                if *rest != 0 {
                    self.out.push(if names.is_empty() { "" } else { "," });
                    self.out.decimal(*rest);
                }
                self.out.push("]");
            }
            Value::Text(text) => self.text(text),
            Value::Bytes(bytes) => self.out.json_bytes(bytes),
            Value::Address(place) => self.place(place),
            Value::Cfa(rule) => self.text(rule.to_string().as_bytes()),
            Value::Saved(rule) => self.text(rule.to_string().as_bytes()),
            Value::List(values) => {
                self.out.push("[");
                for (index, value) in values.iter().enumerate() {
                    self.out.push(if index == 0 { "" } else { "," });
                    self.value(value);
                }
                self.out.push("]");
            }
        }
    }
}

impl<'d, W: Write> Sink<'d> for Json<W> {
    fn file(&mut self, name: &str, data: &'d [u8]) {
        self.end_file();
        self.texts.add_file(data.len());
        self.separate(self.first_file);
        self.out.push("{\"file\":");
        self.text(name.as_bytes());
        self.out.push(",\"tables\":[");
        (self.first_file, self.first_table, self.open) = (false, true, Open::File);
    }

    fn table(&mut self, heading: Heading<'d>) {
        self.end_table();
        self.separate(self.first_table);
        self.out.push("{\"table\":");
        self.text(heading.kind.as_bytes());
        self.out.push(",\"section\":");
        self.number_or_null(heading.section);
        self.out.push(",\"name\":");
        self.text(&heading.name);
        self.out.push(",\"rows\":[");
        (self.first_table, self.first, self.open) = (false, true, Open::Table);
    }

    fn row(&mut self, record: &'static Record, depth: u8, span: Range<u64>, values: &[Value<'d>]) {
        self.separate(self.first);
        self.first = false;
        self.out.push("{\"record\":\"");
        self.out.push(record.name);
        self.out.push("\",\"depth\":");
        self.out.decimal(depth.into());
        self.out.push(",\"span\":[");
        self.out.decimal(span.start);
        self.out.push(",");
        self.out.decimal(span.end);
        self.out.push("]");
        for (column, value) in record.columns.iter().zip(values).filter(|(_, value)| **value != Value::None) {
            self.out.push(",\"");
            self.out.push(column.name);
            self.out.push("\":");
            self.value(value);
        }
        self.out.push("}");
    }

    fn problem(&mut self, problem: Problem) {
        let list = match self.open {
            Open::Table => &mut self.of_table,
            _ => &mut self.of_file,
        };
        list.extend(one_of_the_first(list.len(), || problem));
    }
}
