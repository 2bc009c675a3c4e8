//! Register names.

use crate::arch::aarch64::operand::{Register, SP, tag};
use tag::{ARRANGEMENTS, ELEMENTS};

/// The number that a suffix adds to the tag of its class.
#[inline]
fn position(suffix: &[u8], equal: impl Fn(&[u8], &[u8]) -> bool) -> Option<u16> {
    ARRANGEMENTS.iter().zip(0..).skip(1).find(|(known, _)| equal(known.as_bytes(), suffix)).map(|(_, i)| i)
}

/// The tag of a v register with an arrangement, ignoring case.
#[must_use]
pub fn arrangement(suffix: &[u8]) -> Option<u16> {
    position(suffix, <[u8]>::eq_ignore_ascii_case).map(|i| tag::V + i)
}

/// A vector or predicate register with a lower-case arrangement.
#[must_use]
pub fn suffixed(bare: Register, suffix: &[u8]) -> Option<Register> {
    let found = position(suffix, |a, b| a == b)?;
    let allowed = match bare.tag {
        tag::V => ARRANGEMENTS.len(),
        tag::Z | tag::P | tag::PN => ELEMENTS.len(),
        _ => 0,
    };
    (usize::from(found) < allowed).then_some(Register { tag: bare.tag + found, number: bare.number })
}

/// The register with a name, optionally with a suffix, ignoring case.
#[inline]
pub fn register(name: &[u8]) -> Option<Register> {
    let mut lower = [0u8; 12];
    let len = name.len();
    if !(2..=9).contains(&len) {
        return None;
    }
    for (to, from) in lower.iter_mut().zip(name) {
        *to = from.to_ascii_lowercase();
    }
    let name = &lower[..len];
    let found = |tag, number| Some(Register { tag, number });
    // Nearly all registers are general registers.
    match name[0] {
        b'x' if let Some(number) = Register::number(&name[1..], 32) => return found(tag::X, number),
        b'w' if let Some(number) = Register::number(&name[1..], 32) => return found(tag::W, number),
        b'x' | b'w' | b's' | b'l' | b'f' | b'i' => match name {
            b"sp" => return found(tag::X, SP),
            b"wsp" => return found(tag::W, SP),
            b"xzr" => return found(tag::X, 31),
            b"wzr" => return found(tag::W, 31),
            b"lr" => return found(tag::X, 30),
            b"fp" => return found(tag::X, 29),
            b"ip0" => return found(tag::X, 16),
            b"ip1" => return found(tag::X, 17),
            _ => {}
        },
        _ => {}
    }
    let (stem, suffix) = match name.iter().position(|&b| b == b'.') {
        Some(point) => (&name[..point], Some(&name[point + 1..])),
        None => (name, None),
    };
    let arrangement = match suffix {
        None => 0,
        Some(suffix) => position(suffix, |a, b| a == b)?,
    };
    let element = || (usize::from(arrangement) < ELEMENTS.len()).then_some(arrangement);
    let scalar = |class, digits| if suffix.is_none() { found(class, Register::number(digits, 32)?) } else { None };
    match *stem {
        [b'v', ref n @ ..] => found(tag::V + arrangement, Register::number(n, 32)?),
        [b'b', ref n @ ..] => scalar(tag::SCALAR, n),
        [b'h', ref n @ ..] => scalar(tag::SCALAR + 1, n),
        [b's', ref n @ ..] => scalar(tag::SCALAR + 2, n),
        [b'd', ref n @ ..] => scalar(tag::SCALAR + 3, n),
        [b'q', ref n @ ..] => scalar(tag::SCALAR + 4, n),
        [b'z', b'a', ref rest @ ..] => array(rest, element()?),
        [b'z', b't', b'0'] if suffix.is_none() => found(tag::ZT, 0),
        [b'z', ref n @ ..] => found(tag::Z + element()?, Register::number(n, 32)?),
        [b'p', b'n', ref n @ ..] => found(tag::PN + element()?, Register::number(n, 16)?),
        [b'p', ref n @ ..] => found(tag::P + element()?, Register::number(n, 16)?),
        _ => None,
    }
}

/// ZA registers: `za`, `za0.s`, `za0h.s`. `rest` is what follows `za`, without the suffix.
fn array(rest: &[u8], element: u16) -> Option<Register> {
    let found = |tag: u16, number| Some(Register { tag: tag + element, number });
    match *rest {
        [] => found(tag::ZA, 0),
        [ref n @ .., b'h'] if element > 0 => found(tag::SLICE, Register::number(n, 16)?),
        [ref n @ .., b'v'] if element > 0 => found(tag::SLICE + 8, Register::number(n, 16)?),
        ref n if element > 0 => found(tag::TILE, Register::number(n, 16)?),
        _ => None,
    }
}
