//! Operands that are words: barriers, coprocessors, system registers.

use super::tables::{Item, Kind};
use crate::arch::features::Features;
use crate::arch::fixed_width::words::find as of;

/// The options of barriers; those for loads need ARMv8.
pub(super) const BARRIERS: &[(&str, u32)] = &[
    ("sy", 15),
    ("st", 14),
    ("ld", 13),
    ("ish", 11),
    ("sh", 11),
    ("ishst", 10),
    ("shst", 10),
    ("ishld", 9),
    ("nsh", 7),
    ("un", 7),
    ("nshst", 6),
    ("unst", 6),
    ("nshld", 5),
    ("osh", 3),
    ("oshst", 2),
    ("oshld", 1),
];

pub(super) fn barriers() -> Vec<&'static str> {
    BARRIERS.iter().map(|b| b.0).collect()
}

/// The option of a barrier.
#[must_use]
pub fn barrier(word: &[u8], features: &Features) -> Option<u32> {
    of(BARRIERS, word).filter(|number| number & 3 != 1 || features.named("v8") && features.named("!mclass"))
}

/// A name that consists of a letter (`p` or `c`) and a number up to 15.
fn numbered(word: &[u8], prefix: u8) -> Option<u32> {
    let [letter, digits @ ..] = word else { return None };
    if !letter.eq_ignore_ascii_case(&prefix) {
        return None;
    }
    match *digits {
        [a @ b'0'..=b'9'] => Some(u32::from(a - b'0')),
        [b'1', a @ b'0'..=b'5'] => Some(u32::from(a - b'0') + 10),
        _ => None,
    }
}

/// `p0` to `p15`; ARMv8 has only 14 and 15.
#[must_use]
pub fn coprocessor(word: &[u8], features: &Features) -> Option<u32> {
    numbered(word, b'p').filter(|number| *number >= 14 || !features.named("v8"))
}

/// `c0` to `c15`, or `cr0` to `cr15`.
#[must_use]
pub fn control_register(word: &[u8]) -> Option<u32> {
    if let [c, r, ..] = word
        && c.eq_ignore_ascii_case(&b'c')
        && r.eq_ignore_ascii_case(&b'r')
    {
        return numbered(&word[1..], b'r');
    }
    numbered(word, b'c')
}

/// `be` or `le`
#[must_use]
pub fn endian(word: &[u8]) -> Option<u32> {
    of(&[("le", 0), ("be", 1)], word)
}

/// A combination of the letters `aif`, or `none`.
#[must_use]
pub fn interrupt_flags(word: &[u8]) -> Option<u32> {
    if word.eq_ignore_ascii_case(b"none") {
        return Some(0);
    }
    let mut bits = 0;
    for byte in word {
        let bit = of(&[("a", 4), ("i", 2), ("f", 1)], &[*byte])?;
        if bits & bit != 0 {
            return None;
        }
        bits |= bit;
    }
    Some(bits)
}

/// A status register: bit 4 selects the saved one, the lower bits are the fields to write.
#[must_use]
pub fn status(word: &[u8], item: &Item, features: &Features) -> Option<u32> {
    if features.named("mclass") {
        return None;
    }
    let word = word.to_ascii_lowercase();
    if item.kind == Kind::ReadStatus {
        return of(&[("apsr", 0), ("cpsr", 0), ("spsr", 1)], &word);
    }
    if let Some(found) = of(&[("apsr", 8), ("apsr_nzcvq", 8), ("apsr_g", 4), ("apsr_nzcvqg", 12)], &word) {
        return Some(found);
    }
    let (register, fields) = match word.iter().position(|b| *b == b'_') {
        Some(at) => (&word[..at], &word[at + 1..]),
        None => (&word[..], &b""[..]),
    };
    let saved = of(&[("cpsr", 0), ("spsr", 16)], register)?;
    if fields.is_empty() || fields == b"all" {
        return Some(saved | 9);
    }
    let mut bits = 0;
    for field in fields {
        let bit = of(&[("c", 1), ("x", 2), ("s", 4), ("f", 8)], &[*field])?;
        if bits & bit != 0 {
            return None;
        }
        bits |= bit;
    }
    Some(saved | bits)
}

/// Banked registers: `R`, `M` and the number (ARM ARM, Encoding and use of banked register transfer instructions).
pub(super) const BANKED: &[(&str, u32)] = &[
    ("r8_usr", 0x00),
    ("r9_usr", 0x01),
    ("r10_usr", 0x02),
    ("r11_usr", 0x03),
    ("r12_usr", 0x04),
    ("sp_usr", 0x05),
    ("lr_usr", 0x06),
    ("r8_fiq", 0x08),
    ("r9_fiq", 0x09),
    ("r10_fiq", 0x0a),
    ("r11_fiq", 0x0b),
    ("r12_fiq", 0x0c),
    ("sp_fiq", 0x0d),
    ("lr_fiq", 0x0e),
    ("lr_irq", 0x10),
    ("sp_irq", 0x11),
    ("lr_svc", 0x12),
    ("sp_svc", 0x13),
    ("lr_abt", 0x14),
    ("sp_abt", 0x15),
    ("lr_und", 0x16),
    ("sp_und", 0x17),
    ("lr_mon", 0x1c),
    ("sp_mon", 0x1d),
    ("elr_hyp", 0x1e),
    ("sp_hyp", 0x1f),
    ("spsr_fiq", 0x2e),
    ("spsr_irq", 0x30),
    ("spsr_svc", 0x32),
    ("spsr_abt", 0x34),
    ("spsr_und", 0x36),
    ("spsr_mon", 0x3c),
    ("spsr_hyp", 0x3e),
];

#[must_use]
pub fn banked(word: &[u8]) -> Option<u32> {
    of(BANKED, word)
}
