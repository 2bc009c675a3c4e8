//! Integers, strings, fills and alignment.

use super::Print;
use crate::model::{Endian, Value};
use crate::parse::ast::Name;

impl Print<'_> {
    /// The name of the directive for integers of a size; `None` if the target has none.
    fn integer_directive(&self, size: u8) -> Option<&'static str> {
        let log2 = match size {
            1 => 0,
            2 => 1,
            4 => 2,
            8 => 3,
            _ => return None,
        };
        Some(self.desc.print.integers[log2]).filter(|name| !name.is_empty())
    }

    /// An integer of `size` bytes.
    pub fn integer(&mut self, value: i64, size: u8) {
        if let Some(directive) = self.integer_directive(size) {
            self.text("\t.");
            self.text(directive);
            self.text("\t");
            self.number(value);
            return self.end();
        }
        // In parts of at most half the size.
        let part = size.saturating_sub(1).max(1);
        let part = 1 << part.ilog2();
        let count = size / part;
        for i in 0..count {
            let at = if self.model.rules.endian == Endian::Little { i } else { count - 1 - i };
            let bits = u32::from(part) * 8;
            let number = value as u64 >> (u32::from(at) * bits) & (u64::MAX >> (64 - bits));
            self.integer(number as i64, part);
        }
    }

    /// A value of `size` bytes.
    pub fn value(&mut self, value: Value, size: u8) {
        if let Some(constant) = value.as_constant() {
            return self.integer(constant, size);
        }
        self.text("\t.");
        let directive = self.integer_directive(size).unwrap_or("quad");
        self.text(directive);
        self.text("\t");
        self.exprs().value(value, &mut self.printer.out);
        self.end();
    }

    /// A symbol, or its distance from another one less a number. Without a size it is an unsigned LEB128.
    pub fn symbols(&mut self, size: u8, name: Name, from: Option<(Name, Option<u8>)>) {
        match self.integer_directive(size) {
            Some(directive) => self.text(&format!("\t.{directive}\t")),
            None => self.text("\t.uleb128 "),
        }
        self.name(name);
        if let Some((from, less)) = from {
            self.text("-");
            self.name(from);
            if let Some(less) = less {
                self.text(&format!("-{less}"));
            }
        }
        self.end();
    }

    /// A value with an operand of its own: `foo@AUTH(ia,42)`.
    pub fn value_with(&mut self, value: Value, size: u8, suffix: &str) {
        self.text("\t.");
        let directive = self.integer_directive(size).unwrap_or("quad");
        self.text(directive);
        self.text("\t");
        self.exprs().value(value, &mut self.printer.out);
        self.text(suffix);
        self.end();
    }

    /// Bytes, as a string.
    pub fn bytes(&mut self, bytes: &[u8]) {
        match bytes {
            [] => {}
            [byte] => {
                self.text("\t.byte\t");
                self.number(i64::from(*byte));
                self.end();
            }
            [text @ .., 0] => {
                self.text("\t.asciz\t");
                self.quoted(text);
                self.end();
            }
            text => {
                self.text("\t.ascii\t");
                self.quoted(text);
                self.end();
            }
        }
    }

    /// `.uleb128` or `.sleb128` of a value that is not known.
    pub fn leb128(&mut self, value: Value, is_signed: bool) {
        self.text(if is_signed { "\t.sleb128 " } else { "\t.uleb128 " });
        self.exprs().value(value, &mut self.printer.out);
        self.end();
    }

    /// `.zero`
    pub fn zero(&mut self, count: Value, byte: i64) {
        if count.as_constant() == Some(0) {
            return;
        }
        self.text("\t.zero\t");
        self.exprs().value(count, &mut self.printer.out);
        if byte != 0 {
            self.text(",");
            self.number(i64::from(byte as i32));
        }
        self.end();
    }

    /// `.fill`
    pub fn fill(&mut self, count: Value, size: i64, value: i64) {
        self.text("\t.fill\t");
        self.exprs().value(count, &mut self.printer.out);
        self.text(", ");
        self.number(size);
        self.text(", ");
        self.hexadecimal(value as u64 & 0xffff_ffff);
        self.end();
    }

    /// `.org`
    pub fn org(&mut self, target: Value, fill: u8) {
        self.text(".org ");
        self.exprs().value(target, &mut self.printer.out);
        self.text(", ");
        self.number(i64::from(fill));
        self.end();
    }

    /// `.p2align` with a fill of `unit` bytes.
    pub fn align(&mut self, log2: u8, fill: Option<i64>, unit: u8, max: Option<u32>) {
        self.text(match unit {
            2 => ".p2alignw ",
            4 => ".p2alignl ",
            _ => "\t.p2align\t",
        });
        self.number(i64::from(log2));
        match fill {
            Some(fill) => {
                self.text(", ");
                self.hexadecimal(fill as u64 & (u64::MAX >> (64 - 8 * u32::from(unit.clamp(1, 8)))));
            }
            None if max.is_some() => self.text(", "),
            None => {}
        }
        if let Some(max) = max {
            self.text(", ");
            self.number(i64::from(max));
        }
        self.end();
    }

    /// `.reloc`
    pub fn reloc(&mut self, offset: Value, name: &str, value: Option<Value>) {
        self.text("\t.reloc ");
        self.exprs().value(offset, &mut self.printer.out);
        self.text(", ");
        self.text(name);
        if let Some(value) = value {
            self.text(", ");
            self.exprs().value(value, &mut self.printer.out);
        }
        self.end();
    }
}
