//! The values of number, character and string tokens.

use super::{Parse, syntax_error};
use crate::diag::Code;
use crate::source::Span;
use crate::source::bytes::Numbers;

const BAD_HEXADECIMAL: &str = "invalid hexadecimal number";
const BAD_BINARY: &str = "invalid binary number";
const BAD_OCTAL: &str = "invalid octal number";
const BAD_DECIMAL: &str = "invalid decimal number";

/// The value of a number token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// A value that fits in 64 bits.
    Int(u64),
    /// A larger value, up to 128 bits.
    Big(u128),
    /// `1f` or `1b`: the label's number, and whether it is a forward reference.
    Local(u32, bool),
}

/// Parses a number token in the given syntax.
///
/// # Errors
/// The message if it is malformed.
#[inline]
pub fn number(text: &[u8], numbers: Numbers) -> Result<Number, &'static str> {
    // Nearly all numbers are short decimal ones.
    if text.len() < 19 && text.first().is_some_and(|&d| d != b'0') && text.iter().all(u8::is_ascii_digit) {
        return Ok(Number::Int(text.iter().fold(0, |n, d| n * 10 + u64::from(d - b'0'))));
    }
    general(text, numbers)
}

#[cold]
fn general(text: &[u8], numbers: Numbers) -> Result<Number, &'static str> {
    match text.first() {
        Some(b'$') if numbers.motorola => return radix(&text[1..], 16).ok_or(BAD_HEXADECIMAL),
        Some(b'%') if numbers.motorola => return radix(&text[1..], 2).ok_or(BAD_BINARY),
        _ => {}
    }
    if numbers.masm
        && let Some(number) = masm(strip_suffix(text))
    {
        return number;
    }
    if let Some(digits) = text.strip_prefix(b"0x").or(text.strip_prefix(b"0X")) {
        return radix(strip_suffix(digits), 16).ok_or(BAD_HEXADECIMAL);
    }
    let local = |digits: &[u8], forward| {
        let all = !digits.is_empty() && digits.iter().all(u8::is_ascii_digit);
        let n = all.then(|| std::str::from_utf8(digits).ok()?.parse().ok()).flatten()?;
        Some(Number::Local(n, forward))
    };
    match text.last() {
        Some(b'f') => {
            if let Some(label) = local(&text[..text.len() - 1], true) {
                return Ok(label);
            }
        }
        Some(b'b') => {
            if let Some(label) = local(&text[..text.len() - 1], false) {
                return Ok(label);
            }
        }
        _ => {}
    }
    if let Some(digits) = text.strip_prefix(b"0b").or(text.strip_prefix(b"0B")) {
        return radix(strip_suffix(digits), 2).ok_or(BAD_BINARY);
    }
    let digits = strip_suffix(text);
    if digits.len() > 1 && digits[0] == b'0' {
        return radix(digits, 8).ok_or(BAD_OCTAL);
    }
    radix(digits, 10).ok_or(BAD_DECIMAL)
}

/// A MASM integer with a base suffix.
fn masm(text: &[u8]) -> Option<Result<Number, &'static str>> {
    if let [b'0', b'x' | b'X', digits @ .., b'h' | b'H'] = text {
        return Some(radix(digits, 16).ok_or(BAD_HEXADECIMAL));
    }
    let (&last, digits) = text.split_last()?;
    let decimal = digits.iter().all(u8::is_ascii_digit);
    let binary = digits.iter().all(|digit| matches!(digit, b'0' | b'1'));
    let (base, bad) = match last.to_ascii_lowercase() {
        b'h' => (16, BAD_HEXADECIMAL),
        b't' => (10, BAD_DECIMAL),
        b'd' if decimal => (10, BAD_DECIMAL),
        b'o' | b'q' => (8, BAD_OCTAL),
        b'y' => (2, BAD_BINARY),
        b'b' if binary => (2, BAD_BINARY),
        // A number that starts like a binary number in C is invalid.
        _ if matches!(text, [b'0', b'b' | b'B', ..]) => return Some(Err(BAD_BINARY)),
        _ => return None,
    };
    Some(radix(digits, base).ok_or(bad))
}

/// `U`, then up to two `L`.
fn strip_suffix(text: &[u8]) -> &[u8] {
    let mut text = text;
    for _ in 0..2 {
        match text {
            [rest @ .., b'l' | b'L'] => text = rest,
            _ => break,
        }
    }
    match text {
        [rest @ .., b'u' | b'U'] => rest,
        _ => text,
    }
}

fn radix(digits: &[u8], base: u32) -> Option<Number> {
    if digits.is_empty() {
        return None;
    }
    let mut value = 0u128;
    for &d in digits {
        let digit = (d as char).to_digit(base)?;
        value = value.checked_mul(u128::from(base))?.checked_add(u128::from(digit))?;
    }
    Some(u64::try_from(value).map_or(Number::Big(value), Number::Int))
}

/// The value of a character token, which includes its quotes.
#[must_use]
pub fn character(text: &[u8]) -> i64 {
    match text {
        b"'''" => 39,
        [_, b'\\', c, _] => i64::from(match c {
            b'n' => b'\n',
            b't' => b'\t',
            b'b' => 8,
            b'r' => b'\r',
            b'f' => 12,
            c => *c,
        }),
        [_, c, _] => i64::from(*c),
        _ => 0,
    }
}

/// Appends the bytes of a string, given its contents between the quotes.
///
/// # Errors
/// If an escape is invalid; `span` is that of the string with its quotes.
pub fn unescape(inside: &[u8], span: Span, out: &mut Vec<u8>) -> Parse<()> {
    const UNKNOWN: &str = "invalid escape sequence (unrecognized character)";
    let bad = |at: usize, message: &str| {
        let at = span.start + 1 + at as u32;
        syntax_error(Code::BadEscape, Span::new(at, at + 2), message)
    };
    let mut i = 0;
    while i < inside.len() {
        if inside[i] != b'\\' {
            let plain = inside[i..].iter().position(|&b| b == b'\\').unwrap_or(inside.len() - i);
            out.extend_from_slice(&inside[i..i + plain]);
            i += plain;
            continue;
        }
        let at = i;
        i += 1;
        let Some(&c) = inside.get(i) else { return Err(bad(at, UNKNOWN)) };
        i += 1;
        let byte = match c {
            b'0'..=b'7' => {
                let mut value = u32::from(c - b'0');
                for _ in 0..2 {
                    match inside.get(i) {
                        Some(d @ b'0'..=b'7') => value = value * 8 + u32::from(d - b'0'),
                        _ => break,
                    }
                    i += 1;
                }
                u8::try_from(value).map_err(|_| bad(at, "invalid octal escape sequence (out of range)"))?
            }
            b'x' | b'X' => {
                let digits = inside[i..].iter().take_while(|d| d.is_ascii_hexdigit()).count();
                if digits == 0 {
                    return Err(bad(at, "invalid hexadecimal escape sequence"));
                }
                let value = inside[i..i + digits]
                    .iter()
                    .fold(0u8, |v, d| v << 4 | (*d as char).to_digit(16).unwrap_or(0) as u8);
                i += digits;
                value
            }
            b'b' => 8,
            b'f' => 12,
            b'n' => b'\n',
            b'r' => b'\r',
            b't' => b'\t',
            b'"' => b'"',
            b'\\' => b'\\',
            _ => return Err(bad(at, UNKNOWN)),
        };
        out.push(byte);
    }
    Ok(())
}

/// The name of a quoted symbol; only `\"` and `\\` are escapes.
#[must_use]
pub fn quoted_name(inside: &[u8]) -> Vec<u8> {
    let mut name = Vec::with_capacity(inside.len());
    let mut bytes = inside.iter().peekable();
    while let Some(&b) = bytes.next() {
        if b == b'\\'
            && let Some(&&next) = bytes.peek()
            && matches!(next, b'"' | b'\\')
        {
            bytes.next();
            name.push(next);
        } else {
            name.push(b);
        }
    }
    name
}
