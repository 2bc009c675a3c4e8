//! Data between instructions.

use super::page::Page;

/// Bytes in a row of data.
const ROW: usize = 8;

/// Writes data that an object's symbol names: bytes, and the characters that they are in ASCII.
pub(super) fn write_rows(bytes: &[u8], address: u64, page: &mut Page<'_>) {
    let mut at = address;
    for row in bytes.chunks(ROW) {
        page.address(at);
        at = at.wrapping_add(ROW as u64);
        for byte in row {
            page.bytes(b" ");
            page.byte(*byte);
        }
        page.blanks(3 * (ROW - row.len()) + 9);
        for byte in row {
            page.bytes(&[if (b' '..=b'~').contains(byte) { *byte } else { b'.' }]);
        }
        page.end_line();
    }
}

/// Writes the data at the start of `bytes` that follows a mark as a directive: a word if there are four bytes. Returns
/// the number of bytes.
pub(super) fn write_word(bytes: &[u8], address: u64, big: bool, column: usize, page: &mut Page<'_>) -> usize {
    let (size, directive) = match bytes.len() {
        4.. => (4, "\t.word\t0x"),
        2.. => (2, "\t.short\t0x"),
        _ => (1, "\t.byte\t0x"),
    };
    let bytes = bytes.get(..size).unwrap_or(bytes);
    page.address(address);
    for byte in bytes {
        page.bytes(b" ");
        page.byte(*byte);
    }
    page.pad_to_text(column);
    page.bytes(directive.as_bytes());
    let add = |value: u64, byte: &u8| value << 8 | u64::from(*byte);
    let value = if big { bytes.iter().fold(0, add) } else { bytes.iter().rev().fold(0, add) };
    page.padded(value, 2 * size);
    page.end_line();
    size
}

/// The number of zero bytes at the start that are not shown: at least eight, rounded down to a multiple of four.
pub(super) fn zeros(bytes: &[u8]) -> usize {
    let count = bytes.iter().take_while(|byte| **byte == 0).count();
    if count < 8 { 0 } else { count & !3 }
}
