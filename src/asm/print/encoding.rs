//! The bytes and fixups of an instruction in a comment (`-show-encoding`).

use super::Print;
use super::expr::ExprWriter;
use crate::arch::{Endian, FixupInfo};
use crate::model::Value;
use std::fmt::Write as _;

/// A field of an instruction with its fixup.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// The offset of the field's first byte in the instruction.
    pub offset: u8,
    /// The first bit that the encoding shows as part of the field, and the number of bits.
    pub area: (u8, u8),
    /// What is stored there.
    pub info: &'static FixupInfo,
    pub value: Value,
    /// Added to the value.
    pub addend: i64,
}

/// The letter of a fixup.
fn letter(index: usize) -> char {
    char::from(b'A' + (index % 26) as u8)
}

impl Print<'_> {
    /// Adds the encoding to the comment of the instruction that is printed next.
    pub(super) fn encoding(&mut self, bytes: &[u8], fields: &[Field]) {
        let mut text = String::from("encoding: [");
        // The number of the field that each bit is in, from 1 on.
        let mut map = vec![0u8; bytes.len() * 8];
        for (number, field) in (1..).zip(fields) {
            let (first, count) = field.area;
            let start = usize::from(field.offset) * 8 + usize::from(first);
            let end = start + usize::from(count);
            let end = end.min(map.len());
            if let Some(bits) = map.get_mut(start.min(end)..end) {
                bits.fill(number);
            }
        }
        for (index, (byte, bits)) in bytes.iter().zip(map.chunks(8)).enumerate() {
            if index > 0 {
                text.push(',');
            }
            let first = bits.first().copied().unwrap_or(0);
            // Writing to a string cannot fail.
            let _ = match first {
                _ if bits.iter().any(|field| *field != first) => self.bits(*byte, bits, &mut text),
                0 => write!(text, "0x{byte:02x}"),
                field if *byte == 0 => write!(text, "{}", letter(usize::from(field) - 1)),
                field => write!(text, "0x{byte:02x}'{}'", letter(usize::from(field) - 1)),
            };
        }
        text.push_str("]\n");
        for (index, field) in fields.iter().enumerate() {
            let mut value = Vec::new();
            let exprs: ExprWriter<'_> = self.exprs();
            exprs.sum(field.value, field.addend, &mut value);
            let value = String::from_utf8_lossy(&value);
            let (letter, offset, name) = (letter(index), field.offset, field.info.name);
            let _ = writeln!(text, "  fixup {letter} - offset: {offset}, value: {value}, kind: {name}");
        }
        self.printer.comment.push_str(&text);
    }

    /// A byte of which a part is in a field.
    fn bits(&self, byte: u8, fields: &[u8], text: &mut String) -> std::fmt::Result {
        text.push_str("0b");
        for bit in (0..8usize).rev() {
            let at = if self.desc.endian == Endian::Little { bit } else { 7 - bit };
            match fields.get(at).copied().unwrap_or(0) {
                0 => write!(text, "{}", byte >> bit & 1)?,
                field => text.push(letter(usize::from(field) - 1)),
            }
        }
        Ok(())
    }
}
