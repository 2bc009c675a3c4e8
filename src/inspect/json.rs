//! Tables as JSON in the form described in `docs/inspect.md`, one line per row.

use super::file::one_of_the_first;
use super::long_texts::LongTexts;
use super::output::Output;
use super::value::{Address, Heading, Problem, Record, Sink, Value};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
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
    /// Writes the form for a page: with the files' bytes, section indices, and hexadecimal numbers as strings.
    of_page: bool,
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
        Json::with(to, false)
    }

    pub(super) fn of_page(to: W) -> Self {
        Json::with(to, true)
    }

    fn with(to: W, of_page: bool) -> Self {
        let mut out = Output::new(to);
        out.push("{\"version\":1,\"files\":[");
        Json {
            out,
            of_page,
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

    /// Writes a string; bytes that are not UTF-8 become an object with hexadecimal digits.
    fn text(&mut self, text: &[u8]) {
        let text = self.texts.take(text);
        let Ok(valid) = std::str::from_utf8(&text) else { return self.bytes(&text) };
        self.out.push("\"");
        if valid.bytes().all(|b| b >= b' ' && b != b'"' && b != b'\\') {
            self.out.push(valid);
        } else {
            for c in valid.chars() {
                match c {
                    '"' => self.out.push("\\\""),
                    '\\' => self.out.push("\\\\"),
                    '\n' => self.out.push("\\n"),
                    c if c < ' ' => self.out.push(&format!("\\u{:04x}", u32::from(c))),
                    c => self.out.push(c.encode_utf8(&mut [0; 4])),
                }
            }
        }
        self.out.push("\"");
    }

    fn bytes(&mut self, bytes: &[u8]) {
        self.out.push("{\"bytes\":\"");
        for &byte in bytes {
            self.out.hex_byte(byte);
        }
        self.out.push("\"}");
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
            Value::Hex(number) if self.of_page => {
                self.out.push("\"");
                self.out.hex(*number);
                self.out.push("\"");
            }
            Value::Section(index, name) if self.of_page => {
                self.out.push("{\"section\":");
                self.out.decimal((*index).into());
                self.out.push(",\"name\":");
                self.text(name);
                self.out.push("}");
            }
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
            Value::Bytes(bytes) => self.bytes(bytes),
            Value::Address(place) => self.place(place),
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
        if self.of_page {
            self.out.push(",\"data\":\"");
            // Three bytes become four characters, so chunks of a multiple of three can be concatenated.
            for piece in data.chunks(3 << 14) {
                self.out.push(&STANDARD.encode(piece));
                self.out.write_if_full();
            }
            self.out.push("\"");
        }
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
