//! Instructions, which the machine's disassembler formats.

use super::{Field, Print, PrintStyle};
use crate::parse::ast::Name;
use std::fmt;

/// What is written of an instruction.
pub struct Parts<'w> {
    pub style: PrintStyle,
    /// The instruction: mnemonic, tab and operands.
    pub out: &'w mut String,
    /// Comments, each on a line of its own.
    pub comment: &'w mut String,
    /// Writes the expression of the field with an index.
    pub field: &'w dyn Fn(usize, &mut dyn fmt::Write) -> fmt::Result,
}

impl Print<'_> {
    /// A directive for the next instruction, which counts as an instruction without bytes but with a relocation.
    pub fn mark(&mut self, directive: &str, name: Name, relocation: u32) {
        if self.printer.style.encodings {
            self.encoding(&[], &[]);
            let mut text = Vec::new();
            super::expr::write_name(self.model.names.text(name), self.desc, &mut text);
            let name = String::from_utf8_lossy(&text);
            let line = format!("  fixup A - offset: 0, value: {name}, relocation type: {relocation}\n");
            self.printer.comment.push_str(&line);
        }
        self.of_symbol(directive, name);
    }

    /// The instruction of an implicit block. Later instructions may add letters to its mnemonic.
    pub fn begin_block(&mut self, mnemonic: &str, operands: &str, bytes: &[u8]) {
        self.printer.block = self.printer.out.len() + 1 + mnemonic.len();
        self.encoded_line(mnemonic, operands, bytes);
    }

    /// Adds a letter to the mnemonic of the last implicit block.
    pub fn extend_block(&mut self, letter: u8) {
        let printer = &mut *self.printer;
        if printer.block <= printer.out.len() {
            printer.out.insert(printer.block, letter);
            printer.block += 1;
        }
    }

    /// An instruction without fields whose text is known.
    pub fn encoded_line(&mut self, mnemonic: &str, operands: &str, bytes: &[u8]) {
        if self.printer.style.encodings {
            self.encoding(bytes, &[]);
        }
        let blank = if operands.is_empty() { "" } else { "\t" };
        self.text(&format!("\t{mnemonic}{blank}{operands}"));
        self.end();
    }

    /// An instruction with its bytes and fields. `write` writes it, and returns whether the bytes are one: if not, they
    /// are written as data. Returns false if that would lose a field.
    pub fn instruction(&mut self, bytes: &[u8], fields: &[Field], write: impl FnOnce(&mut Parts<'_>) -> bool) -> bool {
        if self.printer.style.encodings {
            self.encoding(bytes, fields);
        }
        let exprs = self.exprs();
        let field = |index: usize, out: &mut dyn fmt::Write| {
            let mut text = Vec::new();
            if let Some(field) = fields.get(index) {
                exprs.value(field.value, &mut text);
            }
            out.write_str(&String::from_utf8_lossy(&text))
        };
        let (mut out, mut comment) = std::mem::take(&mut self.printer.buffers);
        out.clear();
        comment.clear();
        let mut parts = Parts { style: self.printer.style, out: &mut out, comment: &mut comment, field: &field };
        let is_known = write(&mut parts);
        if !is_known {
            out.clear();
            out.push_str(".byte\t");
            let all: Vec<String> = bytes.iter().map(|byte| format!("0x{byte:02x}")).collect();
            out.push_str(&all.join(", "));
        }
        self.text("\t");
        let prefix = std::mem::take(&mut self.printer.prefix);
        if !prefix.is_empty() && !out.starts_with(&prefix) {
            self.text(&prefix);
        }
        self.text(&out);
        if !comment.is_empty() {
            self.printer.comment.push_str(&comment);
            if !comment.ends_with('\n') {
                self.printer.comment.push('\n');
            }
        }
        self.printer.buffers = (out, comment);
        self.end();
        is_known || fields.is_empty()
    }
}
