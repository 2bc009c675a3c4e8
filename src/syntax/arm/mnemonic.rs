//! What is written where the mnemonic stands: the name, its condition, its types, and how wide it is to be.

use crate::target::arm::it::{ALWAYS, condition};
use crate::target::arm::{Mnemonic, mnemonic};

/// A mnemonic with what is written beside it.
#[derive(Clone, Copy, Debug)]
pub struct Named {
    /// The mnemonic.
    pub mnemonic: &'static Mnemonic,
    /// Its condition.
    pub condition: u8,
    /// `.w` is written.
    pub wide: bool,
    /// `.n` is written.
    pub narrow: bool,
}

/// A name of at most 16 letters, in small ones.
#[inline]
fn pack(parts: [&[u8]; 2]) -> Option<[u64; 2]> {
    if parts[0].len() + parts[1].len() > 16 {
        return None;
    }
    let mut words = [0u64; 2];
    for (i, byte) in parts[0].iter().chain(parts[1]).enumerate() {
        words[i / 8] |= u64::from(byte.to_ascii_lowercase()) << (8 * (i % 8));
    }
    Some(words)
}

/// The mnemonic of a name: `adds`, `addeq.w`, `vaddne.f32`. Names that end like conditions are looked up as a whole first.
#[inline]
pub fn find(name: &[u8]) -> Option<Named> {
    if let Some(mnemonic) = pack([name, b""]).and_then(mnemonic) {
        return Some(Named { mnemonic, condition: ALWAYS, wide: false, narrow: false });
    }
    let (name, wide, narrow) = match name {
        [stem @ .., b'.', b'w' | b'W'] => (stem, true, false),
        // What is written so may be wide all the same, as llvm-mc has it.
        [stem @ .., b'.', b'n' | b'N'] => (stem, false, true),
        _ => (name, false, false),
    };
    let head = name.iter().position(|b| *b == b'.').unwrap_or(name.len());
    let (head, types) = name.split_at(head);
    // The types of `vldm` and `vstm` say nothing.
    let types = if head.len() > 3 && [b"vldm", b"vstm"].iter().any(|n| head[..4].eq_ignore_ascii_case(*n)) {
        ignored(types)?
    } else {
        types
    };
    if let Some(mnemonic) = pack([head, types]).and_then(mnemonic) {
        return Some(Named { mnemonic, condition: ALWAYS, wide, narrow });
    }
    let (stem, last) = head.split_at_checked(head.len().checked_sub(2)?)?;
    let condition = condition(last)?;
    if condition == ALWAYS && stem.len() > 3 && [b"vsel", b"vins"].iter().any(|n| stem[..4].eq_ignore_ascii_case(*n)) {
        return None;
    }
    let mnemonic = pack([stem, types]).and_then(mnemonic)?;
    Some(Named { mnemonic, condition, wide, narrow })
}

/// Nothing, if there are but types.
fn ignored(types: &[u8]) -> Option<&'static [u8]> {
    const TYPES: [&[u8]; 6] = [b"p8", b"p16", b"f32", b"f64", b"f", b"d"];
    let is_type = |name: &[u8]| {
        let bits = name.strip_prefix(b"i").or(name.strip_prefix(b"s")).or(name.strip_prefix(b"u")).unwrap_or(name);
        matches!(bits, b"8" | b"16" | b"32" | b"64") || TYPES.contains(&name)
    };
    let mut parts = types.split(|b| *b == b'.').skip(1);
    parts.all(|name| is_type(&name.to_ascii_lowercase())).then_some(b"")
}
