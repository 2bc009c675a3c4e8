//! Tables as plain text.

use super::long_texts::LongTexts;
use super::output::Output;
use super::rules::CfaRule;
use super::value::{Address, Heading, Problem, Record, Sink, Value};
use std::io::{self, Write};
use std::ops::Range;

const BOLD: &str = "\x1b[1m";
const DIM: &str = "\x1b[2m";
const RED: &str = "\x1b[31m";
const CYAN: &str = "\x1b[36m";
const PLAIN: &str = "\x1b[0m";

/// A sink that writes text: a title for each table, rows in columns or with labelled fields, and problems where they
/// occur.
#[derive(Debug)]
pub struct Text<W> {
    out: Output<W>,
    color: bool,
    /// The record and depth of the previous row; a change of either repeats the column heads.
    last: Option<(&'static Record, u8)>,
    begun: bool,
    texts: LongTexts,
}

/// The text of a value, without quotes.
pub(super) fn displayed(value: &Value<'_>) -> String {
    let mut text = Text { out: Output::small(), color: false, last: None, begun: false, texts: LongTexts::unlimited() };
    text.value(value, false);
    String::from_utf8_lossy(&text.out.take()).into_owned()
}

impl<W: Write> Text<W> {
    /// Starts a text that is written to `to`, with ANSI colours if `color`.
    pub fn new(to: W, color: bool) -> Self {
        Text { out: Output::new(to), color, last: None, begun: false, texts: LongTexts::new() }
    }

    /// Writes the rest and returns the writer.
    ///
    /// # Errors
    /// The first error of writing.
    pub fn finish(self) -> io::Result<W> {
        self.out.finish()
    }

    fn paint(&mut self, color: &str) {
        if self.color {
            self.out.push(color);
        }
    }

    fn painted(&mut self, color: &str, text: &str) {
        self.paint(color);
        self.out.push(text);
        self.paint(PLAIN);
    }

    fn indent(&mut self, depth: u8) {
        for _ in 0..=depth {
            self.out.push("  ");
        }
    }

    fn heads(&mut self, record: &Record, depth: u8) {
        self.indent(depth);
        self.paint(DIM);
        for column in record.columns {
            let mark = self.out.mark();
            self.out.push(column.name);
            self.out.pad(mark, column.width);
            self.out.push("  ");
        }
        self.paint(PLAIN);
        self.out.end_line();
    }

    fn escaped(&mut self, text: &[u8]) {
        for chunk in text.utf8_chunks() {
            for c in chunk.valid().chars() {
                match c {
                    '\n' => self.out.push("\\n"),
                    '\\' => self.out.push("\\\\"),
                    c if c.is_control() => self.out.push(&format!("\\x{:02x}", u32::from(c))),
                    c => self.out.push(c.encode_utf8(&mut [0; 4])),
                }
            }
            for &byte in chunk.invalid() {
                self.out.push("\\x");
                self.out.hex_byte(byte);
            }
        }
    }

    fn text(&mut self, text: &[u8], quoted: bool) {
        let text = &*self.texts.take(text);
        if quoted {
            self.out.push("\"");
        }
        let plain = |b: &u8| (b' '..0x7f).contains(b) && *b != b'\\';
        match text.iter().all(plain) {
            true => self.out.push_bytes(text),
            false => self.escaped(text),
        }
        if quoted {
            self.out.push("\"");
        }
    }

    fn place(&mut self, place: &Address<'_>) {
        match place.symbol {
            None => return self.signed_hex(place.addend, false),
            Some(index) if place.name.is_empty() => {
                self.out.push("#");
                self.out.decimal(index.into());
            }
            Some(_) => self.text(place.name, false),
        }
        if place.addend != 0 {
            self.signed_hex(place.addend, true);
        }
        if let Some(target) = place.target {
            self.out.push(" <");
            self.text(target, false);
            self.out.push(">");
        }
    }

    fn signed_hex(&mut self, value: i64, sign: bool) {
        match value < 0 {
            true => self.out.push("-"),
            false if sign => self.out.push("+"),
            false => {}
        }
        self.out.hex(value.unsigned_abs());
    }

    fn value(&mut self, value: &Value<'_>, quoted: bool) {
        match value {
            Value::None => self.out.push("-"),
            Value::Number(number) => self.out.decimal(*number),
            Value::Hex(number) => self.out.hex(*number),
            Value::Signed(number) => self.out.signed(*number),
            Value::Name(name) => self.out.push(name),
            Value::Flags(names, rest) => {
                for (index, name) in names.iter().enumerate() {
                    self.out.push(if index == 0 { "" } else { "|" });
                    self.out.push(name);
                }
                if *rest != 0 || names.is_empty() {
                    self.out.push(if names.is_empty() { "" } else { "|" });
                    self.out.hex(*rest);
                }
            }
            Value::Text(text) => self.text(text, quoted && (text.is_empty() || text.contains(&b' '))),
            Value::Section(_, name) => self.text(name, quoted && (name.is_empty() || name.contains(&b' '))),
            Value::Bytes(bytes) => {
                for (index, byte) in bytes.iter().enumerate() {
                    self.out.push(if index == 0 { "" } else { " " });
                    self.out.hex_byte(*byte);
                }
            }
            Value::Address(place) => self.place(place),
            // Rows may repeat a long expression.
            Value::Cfa(rule @ CfaRule::Expression(_)) => self.text(rule.to_string().as_bytes(), quoted),
            Value::Saved(saved) if saved.rule.is_expression() => self.text(saved.to_string().as_bytes(), quoted),
            Value::Cfa(rule) => self.out.displayed(rule),
            Value::Saved(saved) => self.out.displayed(saved),
            Value::List(values) => {
                self.out.push("[");
                for (index, value) in values.iter().enumerate() {
                    self.out.push(if index == 0 { "" } else { ", " });
                    self.value(value, quoted);
                }
                self.out.push("]");
            }
        }
    }
}

impl<'d, W: Write> Sink<'d> for Text<W> {
    fn file(&mut self, name: &str, data: &'d [u8]) {
        self.texts.add_file(data.len());
        if self.begun {
            self.out.end_line();
        }
        self.begun = true;
        let name = self.texts.take(name.as_bytes());
        self.painted(BOLD, &String::from_utf8_lossy(&name));
        self.out.end_line();
        self.last = None;
    }

    fn table(&mut self, heading: Heading<'d>) {
        self.out.end_line();
        self.paint(BOLD);
        self.out.push(heading.kind);
        if heading.section.is_some() {
            self.out.push(": ");
            self.text(&heading.name, false);
        }
        self.paint(PLAIN);
        self.out.end_line();
        self.last = None;
    }

    fn row(&mut self, record: &'static Record, depth: u8, _: Range<u64>, values: &[Value<'d>]) {
        if !record.lined_up {
            self.indent(depth);
            self.painted(CYAN, record.name);
            for (column, value) in record.columns.iter().zip(values).filter(|(_, value)| **value != Value::None) {
                self.out.push(" ");
                self.paint(DIM);
                self.out.push(column.name);
                self.out.push("=");
                self.paint(PLAIN);
                self.value(value, true);
            }
        } else {
            if record.headed && self.last.is_none_or(|(last, deep)| !std::ptr::eq(last, record) || deep != depth) {
                self.heads(record, depth);
            }
            self.indent(depth);
            let shown = values.iter().rposition(|value| *value != Value::None).map_or(0, |last| last + 1);
            for (column, value) in record.columns.iter().zip(&values[..shown]) {
                if !record.headed && column.width == 0 && *value == Value::None {
                    continue;
                }
                let mark = self.out.mark();
                self.value(value, false);
                self.out.pad(mark, column.width);
                self.out.push("  ");
            }
        }
        self.last = Some((record, depth));
        self.out.end_line();
    }

    fn problem(&mut self, problem: Problem) {
        self.indent(0);
        self.painted(RED, "problem");
        self.out.push(" at ");
        self.out.hex(problem.at);
        if let Some(section) = problem.section {
            self.out.push(" of section ");
            self.out.decimal(section.into());
        }
        self.out.push(": ");
        self.text(problem.what.as_bytes(), false);
        self.out.end_line();
    }
}
