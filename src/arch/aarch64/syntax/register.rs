//! Register names.

use crate::arch::aarch64::operand::{Register, SP as SP_NUMBER, tag};
use crate::arch::fixed_width::packed::{folded, lowest, numbered, pack};
use std::hint::cold_path;
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

/// The register at the start of a word in lower case, and the length of its name: a general register, or a scalar one.
/// What follows the name may be a part of a longer one.
#[inline(always)]
pub(super) fn common(word: u64) -> Option<(Register, usize)> {
    const XZR: u64 = u32::from_le_bytes(*b"xzr\0") as u64;
    const WZR: u64 = u32::from_le_bytes(*b"wzr\0") as u64;
    const WSP: u64 = u32::from_le_bytes(*b"wsp\0") as u64;
    const SP: u16 = u16::from_le_bytes(*b"sp");
    const FP: u16 = u16::from_le_bytes(*b"fp");
    const LR: u16 = u16::from_le_bytes(*b"lr");
    let found = |tag, number, len| Some((Register { tag, number }, len));
    if let Some((number, len)) = numbered(word) {
        let tag = match word as u8 {
            b'x' => tag::X,
            b'w' => tag::W,
            b'b' => tag::SCALAR,
            b'h' => tag::SCALAR + 1,
            b's' => tag::SCALAR + 2,
            b'd' => tag::SCALAR + 3,
            b'q' => tag::SCALAR + 4,
            _ => return None,
        };
        if number >= 32 {
            cold_path();
            return None;
        }
        return found(tag, number, len);
    }
    match lowest(word, 3) {
        XZR => found(tag::X, 31, 3),
        WZR => found(tag::W, 31, 3),
        WSP => found(tag::W, SP_NUMBER, 3),
        _ => match word as u16 {
            SP => found(tag::X, SP_NUMBER, 2),
            FP => found(tag::X, 29, 2),
            LR => found(tag::X, 30, 2),
            _ => None,
        },
    }
}

/// The register with a name, optionally with a suffix, ignoring case.
#[inline]
pub fn register(name: &[u8]) -> Option<Register> {
    let len = name.len();
    if !(2..=9).contains(&len) || !name[0].is_ascii_alphabetic() {
        return None;
    }
    if len <= 3
        && let Some((register, found)) = common(folded(pack(name)?))
        && found == len
    {
        return Some(register);
    }
    uncommon(name)
}

/// [`register`] of a name of two to nine bytes that begins with a letter.
#[inline(never)]
fn uncommon(name: &[u8]) -> Option<Register> {
    let mut lower = [0u8; 12];
    for (to, from) in lower.iter_mut().zip(name) {
        *to = from.to_ascii_lowercase();
    }
    let name = &lower[..name.len()];
    let found = |tag, number| Some(Register { tag, number });
    match name {
        b"ip0" => return found(tag::X, 16),
        b"ip1" => return found(tag::X, 17),
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
    match *stem {
        [b'v', ref n @ ..] => found(tag::V + arrangement, Register::number(n, 32)?),
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
