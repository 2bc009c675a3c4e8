//! Instructions as the machine's disassembler formats them.

use super::{Field, Print, PrintStyle, Printer};
use crate::arch::disasm::buffer::{Comment, TextBuffer, Written};

/// What is written of an instruction.
pub struct Parts<'w, 'b> {
    pub style: PrintStyle,
    /// The instruction: mnemonic, tab and operands.
    pub out: &'w mut TextBuffer<'b>,
    /// Comments, each on a line of its own.
    pub comment: &'w mut Comment,
    /// The expressions of its fields.
    pub fields: &'w FieldTexts,
}

/// The expressions of the fields of an instruction as texts.
#[derive(Debug, Default)]
pub struct FieldTexts {
    text: Vec<u8>,
    /// Where each ends.
    ends: Vec<usize>,
}

impl FieldTexts {
    /// The text of the field with an index.
    pub fn get(&self, index: usize) -> &[u8] {
        let start = index.checked_sub(1).and_then(|before| self.ends.get(before)).copied().unwrap_or(0);
        let end = self.ends.get(index).copied().unwrap_or(start);
        self.text.get(start..end).unwrap_or_default()
    }

    fn clear(&mut self) {
        self.text.clear();
        self.ends.clear();
    }
}

/// What is used to print each instruction.
#[derive(Debug)]
pub(super) struct Buffers {
    comment: Comment,
    fields: FieldTexts,
}

impl Default for Buffers {
    fn default() -> Self {
        Buffers { comment: Comment::wanted(), fields: FieldTexts::default() }
    }
}

/// Longer texts of instructions are written to memory of their own first.
const ROOM: usize = 256;

impl Print<'_> {
    /// An instruction with its bytes and fields. `write` writes it, and returns whether the bytes are one: if not, they
    /// are written as data. Returns false if that would lose a field.
    pub fn instruction(
        &mut self,
        bytes: &[u8],
        fields: &[Field],
        write: impl FnOnce(&mut Parts<'_, '_>) -> bool,
    ) -> bool {
        if self.printer.style.encodings {
            self.encoding(bytes, fields);
        }
        let exprs = self.exprs();
        let Printer { out, buffers, style, prefix, comment: lines, .. } = &mut *self.printer;
        let Buffers { comment, fields: texts } = buffers;
        for field in fields {
            exprs.value(field.value, &mut texts.text);
            texts.ends.push(texts.text.len());
        }
        out.push(b'\t');
        let start = out.len();
        out.resize(start + ROOM, 0);
        let mut text = TextBuffer::new(out.get_mut(start..).unwrap_or_default());
        let is_known = write(&mut Parts { style: *style, out: &mut text, comment, fields: texts });
        match text.finish() {
            Written::Here(len) => out.truncate(start + len),
            Written::Spilled(text) => {
                out.truncate(start);
                out.extend_from_slice(&text);
            }
        }
        if !is_known {
            out.truncate(start);
            let all: Vec<String> = bytes.iter().map(|byte| format!("0x{byte:02x}")).collect();
            out.extend_from_slice(format!(".byte\t{}", all.join(", ")).as_bytes());
        }
        if !prefix.is_empty() {
            if !out.get(start..).is_some_and(|text| text.starts_with(prefix.as_bytes())) {
                out.splice(start..start, prefix.bytes());
            }
            prefix.clear();
        }
        if !comment.text().is_empty() {
            lines.push_str(comment.text());
            if !lines.ends_with('\n') {
                lines.push('\n');
            }
            comment.clear();
        }
        texts.clear();
        self.end();
        is_known || fields.is_empty()
    }
}
