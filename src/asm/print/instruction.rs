//! Instructions whose text is known, and what is written around instructions.

use super::Print;
use crate::parse::ast::Name;

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
}
