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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_registers() {
        for (name, class, number) in [
            ("r0", tag::R, 0),
            ("R15", tag::R, 15),
            ("SP", tag::R, 13),
            ("lr", tag::R, 14),
            ("pc", tag::R, 15),
            ("fp", tag::R, 11),
            ("ip", tag::R, 12),
            ("sb", tag::R, 9),
            ("a1", tag::R, 0),
            ("v8", tag::R, 11),
            ("s31", tag::S, 31),
            ("d16", tag::D, 16),
            ("Q15", tag::Q, 15),
        ] {
            assert_eq!(register(name.as_bytes()), Some(Register { tag: class, number }), "{name}");
        }
        for name in ["r", "r16", "r01", "a0", "a5", "v9", "q16", "x0", "foo", "s32"] {
            assert_eq!(register(name.as_bytes()), None, "{name}");
        }
    }
}
