//! Register names.

use crate::arch::arm::operand::{Register, tag};

/// The register with a name, ignoring case, including `a1`, `v1` etc. of the procedure call standard.
#[inline]
pub fn register(name: &[u8]) -> Option<Register> {
    let found = |tag, number| Some(Register { tag, number });
    let (first, rest) = name.split_first()?;
    if rest.is_empty() || rest.len() > 2 {
        return None;
    }
    let number = |limit| Register::number(rest, limit);
    // The bit that makes letters lower case. It is already set in digits.
    let second = rest[0] | 0x20;
    let is = |letter: u8| rest.len() == 1 && second == letter;
    match *first | 0x20 {
        b'r' => found(tag::R, number(16)?),
        b's' if is(b'p') => found(tag::R, 13),
        b's' if is(b'l') => found(tag::R, 10),
        b's' if is(b'b') => found(tag::R, 9),
        b's' => found(tag::S, number(32)?),
        b'd' => found(tag::D, number(32)?),
        b'q' => found(tag::Q, number(16)?),
        b'l' if is(b'r') => found(tag::R, 14),
        b'p' if is(b'c') => found(tag::R, 15),
        b'i' if is(b'p') => found(tag::R, 12),
        b'f' if is(b'p') => found(tag::R, 11),
        b'a' => found(tag::R, number(5)?.checked_sub(1)?),
        b'v' => found(tag::R, number(9)?.checked_sub(1)? + 4),
        _ => None,
    }
}
