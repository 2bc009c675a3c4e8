//! Register names.

use crate::arch::arm::operand::{Form, Operand, Register, tag};
use crate::arch::fixed_width::packed::{folded, numbered, pack};

/// The register at the start of a word in lower case, and the length of its name. Only the names that are common in code
/// of compilers; what follows the name may be a part of a longer one.
#[inline(always)]
pub(super) fn common(word: u64) -> Option<(Register, usize)> {
    const SP: u16 = u16::from_le_bytes(*b"sp");
    const LR: u16 = u16::from_le_bytes(*b"lr");
    const PC: u16 = u16::from_le_bytes(*b"pc");
    if let Some((number, len)) = numbered(word) {
        let (tag, count) = match word as u8 {
            b'r' => (tag::R, 16),
            b's' => (tag::S, 32),
            b'd' => (tag::D, 32),
            b'q' => (tag::Q, 16),
            _ => return None,
        };
        return (number < count).then_some((Register { tag, number }, len));
    }
    let number = match word as u16 {
        SP => 13,
        LR => 14,
        PC => 15,
        _ => return None,
    };
    Some((Register { tag: tag::R, number }, 2))
}

/// The register with a name, ignoring case, including `a1`, `v1` etc. of the procedure call standard.
#[inline]
pub fn register(name: &[u8]) -> Option<Register> {
    if !(2..=3).contains(&name.len()) {
        return None;
    }
    let word = folded(pack(name)?);
    if let Some((register, len)) = common(word) {
        return (len == name.len()).then_some(register);
    }
    let is = |known: &[u8; 2]| name.len() == 2 && word as u16 == u16::from_le_bytes(*known);
    let number = |limit| numbered(word).filter(|(number, len)| *number < limit && *len == name.len()).map(|n| n.0);
    let number = match word as u8 {
        b's' if is(b"sl") => 10,
        b's' if is(b"sb") => 9,
        b'i' if is(b"ip") => 12,
        b'f' if is(b"fp") => 11,
        b'a' => number(5)?.checked_sub(1)?,
        b'v' => number(9)?.checked_sub(1)? + 4,
        _ => return None,
    };
    Some(Register { tag: tag::R, number })
}

/// Turns the only operand from a register into a symbol, for branches to labels named like registers. Returns the
/// register.
#[cold]
pub(super) fn label_like_register(operands: &mut [Operand], text: &[u8]) -> Option<Operand> {
    let [operand] = operands else { return None };
    let register = *operand;
    if !(tag::R..=tag::Q).contains(&register.tag) {
        return None;
    }
    let name = text.get(register.at as usize..)?;
    let len = name.iter().position(|b| !b.is_ascii_alphanumeric()).unwrap_or(name.len());
    *operand = Operand { tag: tag::VALUE, number: 0, form: Form::Word, value: len as i64, ..register };
    Some(register)
}
