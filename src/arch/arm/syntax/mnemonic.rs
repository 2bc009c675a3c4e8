//! Parses a mnemonic: its name, condition, data types and width.

use crate::arch::arm::it::{ALWAYS, condition, condition_of};
use crate::arch::arm::machine::T32;
use crate::arch::arm::tables::Mnemonic;
use crate::arch::arm::tables::flag::{OPENS, VECTOR};
use crate::arch::arm::{Arm, vector};
use crate::arch::fixed_width::packed::{folded, lowest, pack};

/// A mnemonic with its condition and width suffix.
#[derive(Clone, Copy, Debug)]
pub struct Named {
    pub mnemonic: &'static Mnemonic,
    /// The rest in one word, so that it stays in registers.
    about: u32,
}

/// Bit positions in `Named::about`; the first three are bytes.
const CONDITION_AT: u32 = 0;
const VECTOR_AT: u32 = 8;
const MASK_AT: u32 = 16;
const WIDE_AT: u32 = 24;
const NARROW_AT: u32 = 25;

impl Named {
    #[inline(always)]
    fn new(mnemonic: &'static Mnemonic, condition: u8, wide: bool, narrow: bool) -> Self {
        let width = u32::from(wide) << WIDE_AT | u32::from(narrow) << NARROW_AT;
        let about = u32::from(condition) << CONDITION_AT | u32::from(vector::NONE) << VECTOR_AT | width;
        Named { mnemonic, about }
    }

    /// Replaces the byte at a bit position.
    fn with(self, byte: u8, at: u32) -> Self {
        Named { about: self.about & !(0xff << at) | u32::from(byte) << at, ..self }
    }

    #[inline]
    pub fn condition(self) -> u8 {
        (self.about >> CONDITION_AT) as u8
    }

    /// Whether `.w` is written.
    #[inline]
    pub fn wide(self) -> bool {
        self.about >> WIDE_AT & 1 != 0
    }

    /// Whether `.n` is written.
    #[inline]
    pub fn narrow(self) -> bool {
        self.about >> NARROW_AT & 1 != 0
    }

    /// The predicate of a vector instruction; see [`vector`].
    #[inline]
    pub fn vector(self) -> u8 {
        (self.about >> VECTOR_AT) as u8
    }

    /// The mask of the VPT block that it opens; 0 for a block of one instruction.
    #[inline]
    pub fn mask(self) -> u8 {
        (self.about >> MASK_AT) as u8
    }
}

const WIDE: u16 = u16::from_le_bytes(*b".w");
const NARROW: u16 = u16::from_le_bytes(*b".n");

/// Looks up a mnemonic: `adds`, `addeq.w`, `vaddne.f32`.
pub fn find(name: &[u8]) -> Option<Named> {
    match pack(name) {
        Some(word) => find_short(folded(word), name),
        None => find_parts(name),
    }
}

/// Looks up a mnemonic of at most eight bytes, given as a word in lower case, too.
#[inline(always)]
pub(super) fn find_short(word: u64, name: &[u8]) -> Option<Named> {
    let ending = |word: u64, len: usize| (word >> ((8 * (len.max(2) - 2)) & 63)) as u16;
    let (mut len, suffix) = (name.len(), ending(word, name.len()));
    let (wide, narrow) = (suffix == WIDE, suffix == NARROW);
    len -= if wide || narrow { 2 } else { 0 };
    let word = lowest(word, len);
    if let Some(mnemonic) = Mnemonic::find_packed::<T32>([word, 0]) {
        return Some(Named::new(mnemonic, ALWAYS, wide, narrow));
    }
    // The names with data types are longer, and `al` is hardly ever written.
    let found = condition_of(ending(word, len)).filter(|found| *found != ALWAYS && len > 2);
    let Some(condition) = found else { return find_parts(name) };
    match Mnemonic::find_packed::<T32>([lowest(word, len - 2), 0]) {
        Some(mnemonic) => Some(Named::new(mnemonic, condition, wide, narrow)),
        None => find_parts(name),
    }
}

/// Looks up a mnemonic in parts.
fn find_parts(name: &[u8]) -> Option<Named> {
    find_scalar(name).or_else(|| find_vector(name))
}

/// Looks up a mnemonic in a place where a name with two meanings has the second one. In a VPT block, the last letter is
/// a predicate, such as that of `vcmpe`. Without vectors of M-profile processors, `vmullt` has a condition.
pub(super) fn find_in(isa: &Arm, name: &[u8]) -> Option<Named> {
    if isa.vpt.expected().is_some()
        && let Some(found) = find_vector(name)
    {
        return Some(found);
    }
    let found = find(name)?;
    let (head, types) = name.split_at(name.iter().position(|b| *b == b'.').unwrap_or(name.len()));
    let Some((stem, [b'l' | b'L', b't' | b'T'])) = head.split_last_chunk::<2>() else { return Some(found) };
    let is_whole =
        found.condition() == ALWAYS && found.mnemonic.rows::<T32>().iter().all(|row| row.flags & VECTOR != 0);
    match Mnemonic::find::<T32>([stem, types]) {
        Some(mnemonic) if is_whole && !isa.features.named("mve") => {
            Some(Named { mnemonic, ..found }.with(condition(b"lt")?, CONDITION_AT))
        }
        _ => Some(found),
    }
}

/// Looks up a mnemonic with a predicate, and those that open VPT blocks: `vaddt.i8`, `vptte.i8`.
fn find_vector(name: &[u8]) -> Option<Named> {
    let (head, types) = name.split_at(name.iter().position(|b| *b == b'.').unwrap_or(name.len()));
    for opening in [&b"vpst"[..], b"vpt"] {
        if let Some((stem, letters)) = head.split_at_checked(opening.len())
            && stem.eq_ignore_ascii_case(opening)
            && let Some(mask) = vector::mask(letters)
        {
            let mnemonic = Mnemonic::find::<T32>([stem, types])?;
            return Some(Named::new(mnemonic, ALWAYS, false, false).with(mask, MASK_AT));
        }
    }
    let (last, stem) = head.split_last()?;
    let vector = vector::predicate(*last)?;
    let mnemonic = Mnemonic::find::<T32>([stem, types])?;
    let is_vector = mnemonic.rows::<T32>().iter().any(|row| row.flags & OPENS == VECTOR);
    is_vector.then(|| Named::new(mnemonic, ALWAYS, false, false).with(vector, VECTOR_AT))
}

/// Looks up a mnemonic without a predicate: its name, condition, data types and width. The whole name is tried first, since some
/// names end like a condition.
fn find_scalar(name: &[u8]) -> Option<Named> {
    if let Some(mnemonic) = Mnemonic::find::<T32>([name, b""]) {
        return Some(Named::new(mnemonic, ALWAYS, false, false));
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
        && let Some(mnemonic) = Mnemonic::find::<T32>([head, types])
    {
        return Some(Named::new(mnemonic, ALWAYS, wide, narrow));
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
    let mnemonic = Mnemonic::find::<T32>([stem, types])?;
    Some(Named::new(mnemonic, condition, wide, narrow))
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
