//! Rows as JSON for the script of a page: `[RECORD,DEPTH,START,SIZE,VALUE,...]` without trailing absent values. `START` is
//! the distance from the end of the previous row of the block, which compresses well.
//!
//! Values that JSON has no types for are strings whose first letter is their type: `t` text, `n` a constant's name, `x`
//! a number in hexadecimal, `d` one in decimal that exceeds the range of exact numbers of the script, `b` bytes, `u` text
//! that is not UTF-8; or objects: `{"s":SYMBOL,"a":ADDEND,"n":NAME,"t":TARGET}` an address, `{"c":SECTION,"n":NAME}` a
//! section, `{"f":[NAME,...],"r":REST}` flags.

use super::super::long_texts::LongTexts;
use super::super::output::Output;
use super::super::value::{Address, Value};
use std::io::Sink;
use std::ops::Range;

/// The script's numbers are exact up to this one.
const EXACT: u64 = (1 << 53) - 1;

#[derive(Debug)]
pub(super) struct Rows {
    pub(super) out: Output<Sink>,
    pub(super) texts: LongTexts,
    /// The end of the previous row's span in this block.
    end: u64,
}

impl Rows {
    pub(super) fn new(texts: LongTexts) -> Self {
        Rows { out: Output::small(), texts, end: 0 }
    }

    pub(super) fn row(&mut self, record: usize, depth: u8, span: &Range<u64>, values: &[Value<'_>]) {
        let is_first = self.out.mark() == 0;
        let before = if is_first { 0 } else { self.end };
        self.end = span.end;
        self.out.push(if is_first { "[[" } else { ",\n[" });
        self.out.decimal(record as u64);
        self.out.push(",");
        self.out.decimal(depth.into());
        for distance in [span.start.wrapping_sub(before), span.end.wrapping_sub(span.start)] {
            self.out.push(",");
            self.signed(distance as i64);
        }
        let shown = values.iter().rposition(|value| *value != Value::None).map_or(0, |last| last + 1);
        for value in &values[..shown] {
            self.out.push(",");
            self.value(value);
        }
        self.out.push("]");
    }

    fn number(&mut self, number: u64) {
        let quote = if number > EXACT { "\"" } else { "" };
        self.out.push(if quote.is_empty() { "" } else { "\"d" });
        self.out.decimal(number);
        self.out.push(quote);
    }

    fn signed(&mut self, number: i64) {
        let quote = if number.unsigned_abs() > EXACT { "\"" } else { "" };
        self.out.push(if quote.is_empty() { "" } else { "\"d" });
        self.out.signed(number);
        self.out.push(quote);
    }

    fn typed(&mut self, letter: &str, text: &str) {
        self.out.push("\"");
        self.out.push(letter);
        self.out.json_escaped(text);
        self.out.push("\"");
    }

    fn text(&mut self, text: &[u8]) {
        let text = self.texts.take(text);
        match std::str::from_utf8(&text) {
            Ok(valid) => self.typed("t", valid),
            Err(_) => self.bytes("u", &text),
        }
    }

    fn bytes(&mut self, letter: &str, bytes: &[u8]) {
        self.out.push("\"");
        self.out.push(letter);
        self.out.hex_bytes(bytes);
        self.out.push("\"");
    }

    fn hex(&mut self, number: u64) {
        self.out.push("\"x");
        self.out.hex_digits(number);
        self.out.push("\"");
    }

    fn place(&mut self, place: &Address<'_>) {
        self.out.push("{\"s\":");
        match place.symbol {
            Some(symbol) => self.out.decimal(symbol.into()),
            None => self.out.push("null"),
        }
        self.out.push(",\"a\":");
        self.signed(place.addend);
        self.out.push(",\"n\":");
        self.text(place.name);
        if let Some(target) = place.target {
            self.out.push(",\"t\":");
            self.text(target);
        }
        self.out.push("}");
    }

    fn value(&mut self, value: &Value<'_>) {
        match value {
            Value::None => self.out.push("null"),
            Value::Number(number) => self.number(*number),
            Value::Signed(number) => self.signed(*number),
            Value::Hex(number) => self.hex(*number),
            Value::Name(name) => self.typed("n", name),
            Value::Flags(names, rest) => {
                self.out.push("{\"f\":[");
                for (index, name) in names.iter().enumerate() {
                    self.out.push(if index == 0 { "\"" } else { ",\"" });
                    self.out.json_escaped(name);
                    self.out.push("\"");
                }
                self.out.push("]");
                if *rest != 0 || names.is_empty() {
                    self.out.push(",\"r\":");
                    self.hex(*rest);
                }
                self.out.push("}");
            }
            Value::Text(text) => self.text(text),
            Value::Bytes(bytes) => self.bytes("b", bytes),
            Value::Address(place) => self.place(place),
            Value::Section(index, name) => {
                self.out.push("{\"c\":");
                self.out.decimal((*index).into());
                self.out.push(",\"n\":");
                self.text(name);
                self.out.push("}");
            }
            Value::Cfa(rule) => self.text(rule.to_string().as_bytes()),
            Value::Saved(saved) => self.text(saved.to_string().as_bytes()),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_json() {
        let mut rows = Rows::new(LongTexts::new());
        let place = Address { symbol: Some(3), name: b"a\"b", addend: -4, target: None };
        let values = [
            Value::Number(u64::MAX),
            Value::None,
            Value::Hex(255),
            Value::Signed(-1),
            Value::Text(b"\xff"[..].into()),
            Value::List(vec![Value::Address(place), Value::Section(1, b".text"), Value::Name("X")]),
            Value::Flags(vec!["A"], 2),
            Value::None,
        ];
        rows.row(7, 0, &(1..2), &values);
        rows.row(8, 1, &(0..9), &[Value::None]);
        let expected = "[[7,0,1,1,\"d18446744073709551615\",null,\"xff\",-1,\"uff\",\
                        [{\"s\":3,\"a\":-4,\"n\":\"ta\\\"b\"},{\"c\":1,\"n\":\"t.text\"},\"nX\"],{\"f\":[\"A\"],\"r\":\"x2\"}],\n[8,1,-2,9]";
        assert_eq!(String::from_utf8(rows.out.take()).unwrap(), expected);
    }
}
