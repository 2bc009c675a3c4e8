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
    numbered(word, b'p').filter(|number| {
        (*number >= 14 || !features.named("v8")) && !is_custom(*number, features) && !is_of_vectors(*number, features)
    })
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

/// `p0` to `p7`, where they are custom datapaths.
#[must_use]
pub fn custom_processor(word: &[u8], features: &Features) -> Option<u32> {
    numbered(word, b'p').filter(|number| is_custom(*number, features))
}

/// Returns whether a coprocessor is a custom datapath.
#[must_use]
pub fn is_custom(number: u32, features: &Features) -> bool {
    const NAMES: [&str; 8] = ["cdecp0", "cdecp1", "cdecp2", "cdecp3", "cdecp4", "cdecp5", "cdecp6", "cdecp7"];
    NAMES.get(number as usize).is_some_and(|name| features.named(name))
}

/// Returns whether a coprocessor has the encodings of vectors since ARMv8.1-M: 8, 9, 14 and 15.
#[must_use]
pub fn is_of_vectors(number: u32, features: &Features) -> bool {
    matches!(number, 8 | 9 | 14 | 15) && features.named("v8.1m.main")
}

/// The conditions of comparisons of vectors by their numbers.
pub(super) const COMPARISONS: &[(&str, u32)] =
    &[("eq", 0), ("ne", 1), ("cs", 2), ("hi", 3), ("ge", 4), ("lt", 5), ("gt", 6), ("le", 7), ("hs", 2)];

/// Returns whether a comparison has a condition: 0 is one of integers, 1 of unsigned and 2 of signed integers, 3 of
/// floating-point numbers.
pub(super) fn has_comparison(class: i32, condition: u32) -> bool {
    match class {
        0 => condition < 2,
        1 => matches!(condition, 2 | 3),
        2 => condition >= 4,
        _ => !matches!(condition, 2 | 3),
    }
}

/// The condition of a comparison of vectors.
#[must_use]
pub fn comparison(word: &[u8], class: i32) -> Option<u32> {
    of(COMPARISONS, word).filter(|condition| has_comparison(class, *condition))
}

/// The registers of M-profile processors, with the fields that are written in bits 10 and 11.
pub(super) const MACHINE: &[(&str, u32)] = &[
    ("apsr", 0x800),
    ("apsr_nzcvq", 0x800),
    ("apsr_g", 0x400),
    ("apsr_nzcvqg", 0xc00),
    ("iapsr", 0x801),
    ("iapsr_nzcvq", 0x801),
    ("iapsr_g", 0x401),
    ("iapsr_nzcvqg", 0xc01),
    ("eapsr", 0x802),
    ("eapsr_nzcvq", 0x802),
    ("eapsr_g", 0x402),
    ("eapsr_nzcvqg", 0xc02),
    ("xpsr", 0x803),
    ("xpsr_nzcvq", 0x803),
    ("xpsr_g", 0x403),
    ("xpsr_nzcvqg", 0xc03),
    ("ipsr", 0x805),
    ("epsr", 0x806),
    ("iepsr", 0x807),
    ("msp", 0x808),
    ("psp", 0x809),
    ("msplim", 0x80a),
    ("psplim", 0x80b),
    ("primask", 0x810),
    ("basepri", 0x811),
    ("basepri_max", 0x812),
    ("faultmask", 0x813),
    ("control", 0x814),
    ("pac_key_p_0", 0x820),
    ("pac_key_p_1", 0x821),
    ("pac_key_p_2", 0x822),
    ("pac_key_p_3", 0x823),
    ("pac_key_u_0", 0x824),
    ("pac_key_u_1", 0x825),
    ("pac_key_u_2", 0x826),
    ("pac_key_u_3", 0x827),
    ("msp_ns", 0x888),
    ("psp_ns", 0x889),
    ("msplim_ns", 0x88a),
    ("psplim_ns", 0x88b),
    ("primask_ns", 0x890),
    ("basepri_ns", 0x891),
    ("faultmask_ns", 0x893),
    ("control_ns", 0x894),
    ("sp_ns", 0x898),
    ("pac_key_p_0_ns", 0x8a0),
    ("pac_key_p_1_ns", 0x8a1),
    ("pac_key_p_2_ns", 0x8a2),
    ("pac_key_p_3_ns", 0x8a3),
    ("pac_key_u_0_ns", 0x8a4),
    ("pac_key_u_1_ns", 0x8a5),
    ("pac_key_u_2_ns", 0x8a6),
    ("pac_key_u_3_ns", 0x8a7),
];

/// Returns whether a processor has a register of that number.
#[must_use]
pub(super) fn has_machine_register(number: u32, features: &Features) -> bool {
    let is_present = |feature| features.named(feature);
    if number & 0x400 != 0 && !is_present("dsp") {
        return false;
    }
    match number & 0xff {
        0x0a | 0x0b => is_present("v8m"),
        0x11..=0x13 => is_present("v7"),
        0x20..=0x27 | 0xa0..=0xa7 => is_present("pacbti"),
        0x91 | 0x93 => is_present("8msecext") && is_present("v7"),
        0x8a | 0x8b => is_present("8msecext"),
        number => number < 0x80 || is_present("8msecext"),
    }
}

/// The number of a register of M-profile processors, which may also be written as such.
#[must_use]
pub fn machine_register(word: &[u8], features: &Features) -> Option<u32> {
    of(MACHINE, &word.to_ascii_lowercase()).filter(|number| has_machine_register(*number, features))
}

/// The control registers of iWMMXt.
pub(super) const WIRELESS_CONTROL: &[(&str, u32)] =
    &[("wcid", 0), ("wcon", 1), ("wcssf", 2), ("wcasf", 3), ("wcgr0", 8), ("wcgr1", 9), ("wcgr2", 10), ("wcgr3", 11)];

/// A control register of iWMMXt.
#[must_use]
pub fn wireless_control(word: &[u8]) -> Option<u32> {
    of(WIRELESS_CONTROL, word)
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
