//! What the bytes of tokens stand for.

use crate::scan::byte_at;

/// The bytes of a token without its escaped newlines. Those of a raw string's body are no escapes. If one ends the token, as
/// it may in a string without an end, the byte after it becomes a part, as it does for clang.
pub(crate) fn without_splices(bytes: &[u8], next: u8) -> Vec<u8> {
    let mut text = bytes.to_vec();
    text.extend_from_slice(&[next, 0]);
    let mut clean = Vec::with_capacity(bytes.len());
    let mut pos = 0;
    while pos < bytes.len() {
        if matches!(&clean[..], b"R\"" | b"LR\"" | b"uR\"" | b"UR\"" | b"u8R\"") {
            clean.extend_from_slice(&bytes[pos..]);
            break;
        }
        let (byte, after) = byte_at(&text, pos);
        clean.push(byte);
        pos = after;
    }
    clean
}

/// A name with its characters in place of `\u00e4` and the like.
pub(crate) fn with_characters(name: &[u8]) -> Vec<u8> {
    let mut text = Vec::with_capacity(name.len());
    let mut rest = name;
    while let Some(&first) = rest.first() {
        let count = match rest.get(1) {
            Some(b'u') if first == b'\\' => 4,
            Some(b'U') if first == b'\\' => 8,
            _ => 0,
        };
        let digits = rest.get(2..2 + count).and_then(|digits| std::str::from_utf8(digits).ok());
        let value = digits.and_then(|digits| u32::from_str_radix(digits, 16).ok()).and_then(char::from_u32);
        match value.filter(|_| count > 0) {
            Some(c) => {
                text.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes());
                rest = &rest[2 + count..];
            }
            None => {
                text.push(first);
                rest = &rest[1..];
            }
        }
    }
    text
}
