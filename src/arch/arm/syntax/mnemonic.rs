//! Parses a mnemonic: its name, condition, data types and width.

use crate::arch::arm::it::{ALWAYS, condition};
use crate::arch::arm::{Mnemonic, mnemonic};

/// A mnemonic with its condition and width suffix.
#[derive(Clone, Copy, Debug)]
pub struct Named {
    pub mnemonic: &'static Mnemonic,
    pub condition: u8,
    /// Whether `.w` is written.
    pub wide: bool,
    /// Whether `.n` is written.
    pub narrow: bool,
}

/// Converts eight bytes to lower case.
#[inline]
fn small(word: u64) -> u64 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = 0x80 * ONES;
    let low = word & !HIGH;
    let from_a = low + (0x80 - b'A' as u64) * ONES;
    let past_z = low + (0x7f - b'Z' as u64) * ONES;
    word | (from_a & !past_z & !word & HIGH) >> 2
}

/// Packs a name of at most 16 bytes in lower case.
#[inline]
fn pack(parts: [&[u8]; 2]) -> Option<[u64; 2]> {
    let len = parts[0].len();
    let mut bytes = [0u8; 16];
    bytes.get_mut(..len)?.copy_from_slice(parts[0]);
    if !parts[1].is_empty() {
        bytes.get_mut(len..len + parts[1].len())?.copy_from_slice(parts[1]);
    }
    let (low, high) = bytes.split_at(8);
    Some([small(u64::from_le_bytes(*low.first_chunk()?)), small(u64::from_le_bytes(*high.first_chunk()?))])
}

/// Looks up a mnemonic: `adds`, `addeq.w`, `vaddne.f32`. The whole name is tried first, since some names end like a
/// condition.
#[inline]
pub fn find(name: &[u8]) -> Option<Named> {
    if let Some(mnemonic) = pack([name, b""]).and_then(mnemonic) {
        return Some(Named { mnemonic, condition: ALWAYS, wide: false, narrow: false });
    }
    let len = name.len();
    let (name, wide, narrow) = match name {
        [stem @ .., b'.', b'w' | b'W'] => (stem, true, false),
        // Like llvm-mc, `.n` still permits a wide encoding.
        [stem @ .., b'.', b'n' | b'N'] => (stem, false, true),
        _ => (name, false, false),
    };
    let head = name.iter().position(|b| *b == b'.').unwrap_or(name.len());
    let (head, types) = name.split_at(head);
    // The data types of `vldm` and `vstm` have no effect.
    let is_vector = head.first().is_some_and(|b| *b | 0x20 == b'v');
    let types = if is_vector && head.len() > 3 && [b"vldm", b"vstm"].iter().any(|n| head[..4].eq_ignore_ascii_case(*n))
    {
        ignored(types)?
    } else {
        types
    };
    // If nothing was removed, the same name has already been looked up.
    if head.len() + types.len() != len
        && let Some(mnemonic) = pack([head, types]).and_then(mnemonic)
    {
        return Some(Named { mnemonic, condition: ALWAYS, wide, narrow });
    }
    let (stem, last) = head.split_at_checked(head.len().checked_sub(2)?)?;
    let condition = condition(last)?;
    if is_vector
        && condition == ALWAYS
        && stem.len() > 3
        && [b"vsel", b"vins"].iter().any(|n| stem[..4].eq_ignore_ascii_case(*n))
    {
        return None;
    }
    let mnemonic = pack([stem, types]).and_then(mnemonic)?;
    Some(Named { mnemonic, condition, wide, narrow })
}

/// The empty suffix, if `types` consists of data types only.
fn ignored(types: &[u8]) -> Option<&'static [u8]> {
    const TYPES: [&[u8]; 6] = [b"p8", b"p16", b"f32", b"f64", b"f", b"d"];
    let is_type = |name: &[u8]| {
        let bits = name.strip_prefix(b"i").or(name.strip_prefix(b"s")).or(name.strip_prefix(b"u")).unwrap_or(name);
        matches!(bits, b"8" | b"16" | b"32" | b"64") || TYPES.contains(&name)
    };
    let mut parts = types.split(|b| *b == b'.').skip(1);
    parts.all(|name| is_type(&name.to_ascii_lowercase())).then_some(b"")
}
