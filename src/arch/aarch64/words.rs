//! Operands that are words: conditions, prefetch operations, barriers, system registers.

use super::tables::{OPERATIONS, STATES, SYSTEM_REGISTERS, SystemName};
use crate::arch::features::Features;
use crate::arch::fixed_width::words::{CONDITIONS, find as of};

/// The conditions that only A64 has, and the names that SVE uses.
const OTHER_CONDITIONS: &[(&str, u32)] = &[
    ("nv", 15),
    ("none", 0),
    ("any", 1),
    ("nlast", 2),
    ("last", 3),
    ("first", 4),
    ("nfrst", 5),
    ("pmore", 8),
    ("plast", 9),
    ("tcont", 10),
    ("tstop", 11),
];

/// The names of the conditions, without those of SVE.
pub(super) fn conditions() -> Vec<&'static str> {
    CONDITIONS.iter().chain(&OTHER_CONDITIONS[..1]).map(|c| c.0).collect()
}

pub(super) fn patterns() -> Vec<&'static str> {
    PATTERNS.iter().map(|p| p.0).collect()
}

pub(super) fn barriers() -> Vec<&'static str> {
    BARRIERS.iter().map(|b| b.0).collect()
}

/// The number of a condition.
#[must_use]
pub fn condition(word: &[u8]) -> Option<u32> {
    of(CONDITIONS, word).or_else(|| of(OTHER_CONDITIONS, word))
}

/// The parts of a prefetch operation such as `pldl1keep`: type, cache level and policy.
pub(super) const PREFETCHES: [&[&str]; 3] = [&["pld", "pli", "pst"], &["l1", "l2", "l3", "slc"], &["keep", "strm"]];

/// The number of a prefetch operation.
#[must_use]
pub fn prefetch(word: &[u8]) -> Option<u32> {
    let word = word.to_ascii_lowercase();
    if word == b"ir" {
        return Some(24);
    }
    let mut rest = word.as_slice();
    let [kind, level, policy] = PREFETCHES.map(|parts| {
        let found = parts.iter().position(|part| rest.starts_with(part.as_bytes()))?;
        rest = &rest[parts[found].len()..];
        Some(found as u32)
    });
    Some(kind? << 3 | level? << 1 | policy?).filter(|_| rest.is_empty())
}

pub(super) fn prefetches() -> Vec<String> {
    let [kinds, levels, policies] = PREFETCHES;
    let named = kinds.iter().flat_map(|kind| levels.iter().map(move |level| format!("{kind}{level}")));
    let all = named.flat_map(|name| policies.iter().map(move |policy| format!("{name}{policy}")));
    all.chain(["ir".to_owned()]).collect()
}

/// The predicate patterns of SVE.
pub(super) const PATTERNS: &[(&str, u32)] = &[
    ("pow2", 0),
    ("vl1", 1),
    ("vl2", 2),
    ("vl3", 3),
    ("vl4", 4),
    ("vl5", 5),
    ("vl6", 6),
    ("vl7", 7),
    ("vl8", 8),
    ("vl16", 9),
    ("vl32", 10),
    ("vl64", 11),
    ("vl128", 12),
    ("vl256", 13),
    ("mul4", 29),
    ("mul3", 30),
    ("all", 31),
];

/// The number of a predicate pattern.
#[must_use]
pub fn pattern(word: &[u8]) -> Option<u32> {
    of(PATTERNS, word)
}

/// A prefetch operation of SVE.
#[must_use]
pub fn vector_prefetch(word: &[u8]) -> Option<u32> {
    let found = prefetch(word).filter(|p| p & 0x1f < 22 && p & 6 != 6)?;
    match found >> 3 {
        0 => Some(found),
        2 => Some(8 | found & 7),
        _ => None,
    }
}

pub(super) const RANGE_PREFETCHES: &[(&str, u32)] = &[("pldkeep", 0), ("pstkeep", 1), ("pldstrm", 4), ("pststrm", 5)];

/// The operation of `rprfm`.
#[must_use]
pub fn range_prefetch(word: &[u8]) -> Option<u32> {
    of(RANGE_PREFETCHES, word)
}

pub(super) const BARRIERS: &[(&str, u32)] = &[
    ("oshld", 1),
    ("oshst", 2),
    ("osh", 3),
    ("nshld", 5),
    ("nshst", 6),
    ("nsh", 7),
    ("ishld", 9),
    ("ishst", 10),
    ("ish", 11),
    ("ld", 13),
    ("st", 14),
    ("sy", 15),
];

/// The option of a barrier.
#[must_use]
pub fn barrier(word: &[u8]) -> Option<u32> {
    of(BARRIERS, word)
}

pub(super) const NXS_BARRIERS: &[(&str, u32)] = &[("oshnxs", 0), ("nshnxs", 1), ("ishnxs", 2), ("synxs", 3)];

/// The option of `dsb` with `nxs`.
#[must_use]
pub fn barrier_nxs(word: &[u8]) -> Option<u32> {
    of(NXS_BARRIERS, word)
}

pub(super) const BRANCH_TARGETS: &[(&str, u32)] = &[("r", 0), ("c", 1), ("j", 2), ("jc", 3)];

/// The operand of `bti`.
#[must_use]
pub fn branch_target(word: &[u8]) -> Option<u32> {
    of(BRANCH_TARGETS, word)
}

pub(super) const STORE_HINTS: &[(&str, u32)] = &[("keep", 0), ("strm", 1)];

/// The operand of `stshh`.
#[must_use]
pub fn store_hint(word: &[u8]) -> Option<u32> {
    of(STORE_HINTS, word)
}

/// `c0` to `c15`
#[must_use]
pub fn control_register(word: &[u8]) -> Option<u32> {
    let [b'c' | b'C', digits @ ..] = word else { return None };
    let text = std::str::from_utf8(digits).ok().filter(|d| !d.starts_with('+'))?;
    text.parse().ok().filter(|n| *n < 16)
}

/// Looks up a name in a sorted table, ignoring case.
fn named(table: &'static [SystemName], word: &[u8], features: &Features) -> Option<&'static SystemName> {
    let word = word.to_ascii_lowercase();
    let entry = table.binary_search_by(|entry| entry.name.as_bytes().cmp(&word)).ok().map(|i| &table[i])?;
    features.has_bits(&entry.needs, entry.any).then_some(entry)
}

/// A readable or writable system register: op0, op1, CRn, CRm and op2.
#[must_use]
pub fn system_register(word: &[u8], write: bool, features: &Features) -> Option<u32> {
    if let Some(entry) = named(&SYSTEM_REGISTERS, word, features) {
        let allowed = if write { entry.flags & 2 } else { entry.flags & 1 };
        if allowed != 0 {
            return Some(entry.code);
        }
    }
    generic(word)
}

/// A generic register name such as `s3_0_c4_c2_1`.
fn generic(word: &[u8]) -> Option<u32> {
    let word = word.to_ascii_lowercase();
    let text = std::str::from_utf8(&word).ok()?;
    let mut parts = text.strip_prefix('s')?.split('_');
    let mut part = |prefix: &str, limit: u32| {
        let digits = parts.next()?.strip_prefix(prefix)?;
        let plain = !digits.is_empty() && digits.len() <= 2 && digits.bytes().all(|b| b.is_ascii_digit());
        digits.parse::<u32>().ok().filter(|n| plain && *n < limit)
    };
    let code = part("", 4)? << 14 | part("", 8)? << 11 | part("c", 16)? << 7 | part("c", 16)? << 3 | part("", 8)?;
    parts.next().is_none().then_some(code)
}

/// A PSTATE field: op1, op2 and the high bits of CRm.
#[must_use]
pub fn processor_state(word: &[u8], bits: i32, features: &Features) -> Option<u32> {
    let entry = named(&STATES, word, features)?;
    (u32::from(entry.flags) == bits as u32).then_some(entry.code)
}

/// An operation of `at`, `dc`, `ic` or `tlbi`, by the number of its class. It must accept a register operand iff
/// `with_register` is set.
#[must_use]
pub fn system_operation(word: &[u8], class: usize, with_register: bool, features: &Features) -> Option<u32> {
    let entry = named(OPERATIONS.get(class)?, word, features)?;
    // An optional register needs a feature of its own.
    let allowed = match (with_register, entry.flags) {
        (true, 3) => features.named("tlbid"),
        (true, flags) => flags & 1 != 0,
        (false, flags) => flags & 2 != 0,
    };
    allowed.then_some(entry.code)
}
