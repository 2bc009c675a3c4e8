//! Writes and reads the fields of an instruction of T32, which is one or two halfwords, or of A32, which is a word (ARM
//! ARM, chapters F3 and F4).
//!
//! Values are distances from the instruction, or from its address rounded down to a multiple of 4; the encoded offsets
//! are less by the PC bias, 4 in T32 and 8 in A32.

use super::fixup::Kind;
use crate::arch::RangeError;

fn error<T>(message: &str) -> Result<T, RangeError> {
    Err(RangeError(message.to_owned()))
}

const OUT_OF_RANGE: &str = "out of range pc-relative fixup value";

/// The mask of a field and the field's bits.
type Bits = (u32, u32);

/// Writes a value into a field. `whole` means that the complete value is known, so that `:upper16:` selects its upper
/// bits.
///
/// # Errors
/// If the value does not fit the field.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub fn apply(kind: Kind, value: i64, whole: bool, bytes: &mut [u8]) -> Result<(), RangeError> {
    let info = kind.info();
    if (kind as u8) < Kind::Branch11 as u8 {
        return info.put(value, bytes);
    }
    match bytes {
        [a, b] => {
            let (mask, bits) = narrow(kind, value, whole)?;
            let word = u16::from_le_bytes([*a, *b]) & !(mask as u16) | bits as u16;
            [*a, *b] = word.to_le_bytes();
        }
        [a, b, c, d] if kind.is_a32() => {
            let (mask, bits) = word(kind, value, whole)?;
            let word = u32::from_le_bytes([*a, *b, *c, *d]) & !mask | bits;
            [*a, *b, *c, *d] = word.to_le_bytes();
        }
        [a, b, c, d] => {
            let (mask, bits) = wide(kind, value, whole)?;
            let word = u32::from_le_bytes([*c, *d, *a, *b]) & !mask | bits;
            [*c, *d, *a, *b] = word.to_le_bytes();
        }
        _ => {}
    }
    Ok(())
}

/// The warning for a value that [`apply`] truncates, as llvm-mc does.
#[inline]
pub fn truncation_warning(kind: Kind, value: i64) -> Option<&'static str> {
    let offset = value.wrapping_sub(4);
    let is_lost = match kind {
        Kind::Exchange24 => !(-(1 << 24)..1 << 24).contains(&offset),
        Kind::Adr12 => offset.unsigned_abs() > 0xfff,
        _ => false,
    };
    is_lost.then_some("the field cannot hold this value: it is truncated, as in llvm-mc")
}

fn narrow(kind: Kind, value: i64, whole: bool) -> Result<Bits, RangeError> {
    let offset = value.wrapping_sub(4);
    Ok(match kind {
        Kind::Branch11 if !(-2048..=2047).contains(&offset) => return error(OUT_OF_RANGE),
        Kind::Branch8 if !(-256..=255).contains(&offset) => return error(OUT_OF_RANGE),
        Kind::Branch11 => (0x7ff, (offset >> 1) as u32 & 0x7ff),
        Kind::Branch8 => (0xff, (offset >> 1) as u32 & 0xff),
        Kind::CompareBranch => {
            if !(2..=0x82).contains(&value) || value & 1 != 0 {
                return error(OUT_OF_RANGE);
            }
            let half = (offset >> 1) as u32;
            (0x2f8, (half & 0x20) << 4 | (half & 0x1f) << 3)
        }
        // An earlier layout pass turned it into a `nop`, which is final.
        Kind::CompareNop if value >= 2 => (0, 0),
        Kind::CompareNop => return error(OUT_OF_RANGE),
        Kind::Literal8 | Kind::Adr8 => {
            if offset & 3 != 0 {
                return error("misaligned pc-relative fixup value");
            }
            if !(0..=1020).contains(&offset) {
                return error(OUT_OF_RANGE);
            }
            (0xff, (offset >> 2) as u32)
        }
        Kind::Upper8To15 if whole => (0xff, (value >> 24) as u32 & 0xff),
        Kind::Upper0To7 if whole => (0xff, (value >> 16) as u32 & 0xff),
        Kind::Lower8To15 if whole => (0xff, (value >> 8) as u32 & 0xff),
        _ => (0xff, value as u32 & 0xff),
    })
}

/// `S:I1:I2:imm10:imm11`; `I1` and `I2` are stored as `J1` and `J2`, inverted and exclusive-ored with `S`.
fn branch24(half: i64) -> Bits {
    let half = half as u32;
    let sign = half >> 23 & 1;
    let (j1, j2) = (half >> 22 & 1 ^ 1 ^ sign, half >> 21 & 1 ^ 1 ^ sign);
    (0x07ff_2fff, sign << 26 | (half & 0x1f_f800) << 5 | j1 << 13 | j2 << 11 | half & 0x7ff)
}

/// A scaled 8-bit offset with a separate sign bit.
fn signed_offset(offset: i64, scale: u32) -> Result<Bits, RangeError> {
    let magnitude = offset.unsigned_abs() >> scale;
    if magnitude > 0xff {
        return error(OUT_OF_RANGE);
    }
    Ok((0x0080_00ff, u32::from(offset >= 0) << 23 | magnitude as u32))
}

/// `i:imm3:imm8`
fn immediate12(value: u32) -> u32 {
    (value & 0x800) << 15 | (value & 0x700) << 4 | value & 0xff
}

/// The target of `bf` and similar instructions, `immA:immB:immC`.
fn future(offset: i64, bits: u32) -> Result<Bits, RangeError> {
    let end = 1i64 << bits;
    if !(-end..end).contains(&offset) {
        return error(OUT_OF_RANGE);
    }
    let half = (offset >> 1) as u32;
    let high = (1u32 << bits) - 0x800;
    Ok((high << 5 | 0xffe, (half & 1) << 11 | half & 0x7fe | (half & high) << 5))
}

fn wide(kind: Kind, value: i64, whole: bool) -> Result<Bits, RangeError> {
    let offset = value.wrapping_sub(4);
    Ok(match kind {
        Kind::Branch24 | Kind::Call24 => {
            if !(-(1 << 24)..1 << 24).contains(&offset) {
                return error("Relocation out of range");
            }
            branch24(offset >> 1)
        }
        Kind::Branch20 => {
            if !(-(1 << 20)..1 << 20).contains(&offset) {
                return error("Relocation out of range");
            }
            let half = (offset >> 1) as u32;
            let (sign, j2, j1) = (half >> 19 & 1, half >> 18 & 1, half >> 17 & 1);
            (0x043f_2fff, sign << 26 | (half & 0x1_f800) << 5 | j1 << 13 | j2 << 11 | half & 0x7ff)
        }
        Kind::Exchange24 => {
            if value & 3 != 0 {
                return error("misaligned ARM call destination");
            }
            branch24(offset >> 1)
        }
        Kind::Literal12 => {
            let magnitude = offset.unsigned_abs();
            if magnitude > 0xfff {
                return error(OUT_OF_RANGE);
            }
            (0x0080_0fff, u32::from(offset >= 0) << 23 | magnitude as u32)
        }
        Kind::Literal10 => signed_offset(offset, 2)?,
        Kind::Literal9 if offset & 1 != 0 => return error("invalid value for this fixup"),
        Kind::Literal9 => signed_offset(offset, 1)?,
        Kind::Adr12 => {
            let magnitude = offset.unsigned_abs();
            let subtract = if offset < 0 { 0xa0_0000 } else { 0 };
            (0x04a0_70ff, subtract | immediate12(magnitude as u32))
        }
        Kind::Lower16 => half_word(value),
        Kind::Upper16 => half_word(if whole { value >> 16 } else { value }),
        Kind::Modified12 => match modified(value) {
            Some(bits) => (0x0400_70ff, immediate12(bits)),
            None => return error("out of range immediate fixup value"),
        },
        Kind::FutureBranch if !(0..=30).contains(&offset) => return error(OUT_OF_RANGE),
        Kind::FutureBranch => (0x0780_0000, ((offset >> 1) as u32 & 0xf) << 23),
        Kind::FutureTarget16 => future(offset, 16)?,
        Kind::FutureTarget18 => future(offset, 18)?,
        Kind::FutureTarget12 => future(offset, 12)?,
        Kind::FutureElse if value != 2 && value != 4 => return error("out of range label-relative fixup value"),
        Kind::FutureElse => (1 << 17, (value as u32 >> 2 & 1) << 17),
        Kind::LoopStart | Kind::LoopEnd => {
            let forward = if kind == Kind::LoopEnd { offset.wrapping_neg() } else { offset };
            if !(0..=0xffe).contains(&forward) {
                return error(OUT_OF_RANGE);
            }
            let half = (forward >> 1) as u32;
            (0xffe, (half & 1) << 11 | half & 0x7fe)
        }
        _ => (0, 0),
    })
}

/// A field of a word of A32.
fn word(kind: Kind, value: i64, whole: bool) -> Result<Bits, RangeError> {
    /// Set if the distance is added.
    const ADD: u32 = 1 << 23;
    let offset = if kind == Kind::ArmOffset12 { value } else { value.wrapping_sub(8) };
    let add = if offset < 0 { 0 } else { ADD };
    let magnitude = |scale: u32, bits: u32| {
        let magnitude = offset.unsigned_abs() >> scale;
        if magnitude >> bits == 0 { Ok(magnitude as u32) } else { error(OUT_OF_RANGE) }
    };
    let half_word = |value: u32| (0xf_0fff, (value & 0xf000) << 4 | value & 0xfff);
    Ok(match kind {
        Kind::ArmJump24
        | Kind::ArmConditionalJump24
        | Kind::ArmCall24
        | Kind::ArmConditionalCall24
        | Kind::ArmExchange24 => {
            if !(-(1 << 25)..1 << 25).contains(&offset) {
                return error("Relocation out of range");
            }
            let unit = if kind == Kind::ArmExchange24 { 2 } else { 4 };
            if offset % unit != 0 {
                return error("Relocation not aligned");
            }
            (0xff_ffff, (offset >> 2) as u32 & 0xff_ffff)
        }
        Kind::ArmLiteral12 | Kind::ArmOffset12 => (ADD | 0xfff, add | magnitude(0, 12)?),
        Kind::ArmLiteral8 => {
            let magnitude = magnitude(0, 8)?;
            (ADD | 0xf0f, add | (magnitude & 0xf0) << 4 | magnitude & 15)
        }
        Kind::ArmLiteral9 if offset & 1 != 0 => return error("invalid value for this fixup"),
        Kind::ArmLiteral9 => (ADD | 0xff, add | magnitude(1, 8)?),
        Kind::ArmLiteral10 => (ADD | 0xff, add | magnitude(2, 8)?),
        Kind::ArmAdr12 => {
            let operation = if offset < 0 { 0b0010 } else { 0b0100 };
            let bits = rotated(offset.wrapping_abs()).filter(|_| offset.unsigned_abs() >> 32 == 0);
            let Some(bits) = bits else { return error(OUT_OF_RANGE) };
            (0x1e0_0fff, operation << 21 | bits)
        }
        Kind::ArmModified12 => match rotated(value) {
            Some(bits) => (0xfff, bits),
            None => return error("out of range immediate fixup value"),
        },
        Kind::ArmUpper16 if whole => half_word((value >> 16) as u32),
        _ => half_word(value as u32),
    })
}

/// `imm4:i:imm3:imm8` of `movw` and `movt`.
fn half_word(value: i64) -> Bits {
    let value = value as u32 & 0xffff;
    (0x040f_70ff, (value & 0xf000) << 4 | immediate12(value & 0xfff))
}

/// The 12-bit encoding of a T32 modified immediate (ThumbExpandImm).
#[must_use]
pub fn modified(value: i64) -> Option<u32> {
    let value = u32::try_from(value).ok().or_else(|| i32::try_from(value).ok().map(|v| v as u32))?;
    let byte = value & 0xff;
    let second = value >> 8 & 0xff;
    if value < 0x100 {
        return Some(value);
    }
    if value == byte << 16 | byte {
        return Some(0x100 | byte);
    }
    if value == second << 24 | second << 8 {
        return Some(0x200 | second);
    }
    if value == byte.wrapping_mul(0x0101_0101) {
        return Some(0x300 | byte);
    }
    let zeros = value.leading_zeros();
    let rotation = zeros + 8;
    let rotated = value.rotate_left(rotation);
    (rotated < 0x100 && rotation < 32).then_some(rotation << 7 | rotated & 0x7f)
}

/// The 12-bit encoding of an A32 modified immediate (A32ExpandImm): a byte, and above it half of the number of bits by
/// which it is rotated right. Of several encodings, that with the least rotation.
#[must_use]
pub fn rotated(value: i64) -> Option<u32> {
    let value = value as u32;
    (0..16).find_map(|half| {
        let byte = value.rotate_left(2 * half);
        (byte < 0x100).then_some(half << 8 | byte)
    })
}

/// The value of an A32 modified immediate: the inverse of [`rotated`].
#[must_use]
pub fn unrotated(encoded: u32) -> u32 {
    (encoded & 0xff).rotate_right(2 * (encoded >> 8 & 15))
}

/// The value of a modified immediate: the inverse of [`modified`].
#[cfg(feature = "disasm")]
#[must_use]
pub fn expanded(encoded: u32) -> u32 {
    let byte = encoded & 0xff;
    match encoded >> 8 & 15 {
        0 => byte,
        1 => byte << 16 | byte,
        2 => byte << 24 | byte << 8,
        3 => byte * 0x0101_0101,
        _ => (0x80 | encoded & 0x7f).rotate_right(encoded >> 7 & 31),
    }
}

/// The bits of a 24-bit distance with I1 and I2 encoded as J1 and J2, or the reverse (ARM ARM, `B`, encoding T4).
#[must_use]
pub fn far(halfwords: u32) -> u32 {
    let sign = halfwords >> 23 & 1;
    let j = |bit: u32| (halfwords >> bit & 1) ^ sign ^ 1;
    halfwords & 0x9f_ffff | j(22) << 22 | j(21) << 21
}

/// The value of a field: the inverse of [`apply`].
#[must_use]
pub fn read(kind: Kind, bytes: &[u8]) -> i64 {
    let signed = |value: u32, bits: u32| i64::from((value << (32 - bits)) as i32 >> (32 - bits));
    match (kind, bytes) {
        (Kind::Branch11, [a, b]) => (signed(u32::from(u16::from_le_bytes([*a, *b])), 11) << 1) + 4,
        (Kind::Branch8, [a, _]) => (signed(u32::from(*a), 8) << 1) + 4,
        (Kind::Literal8 | Kind::Adr8, [a, _]) => i64::from(*a) * 4 + 4,
        (Kind::Branch24 | Kind::Call24 | Kind::Exchange24, [a, b, c, d]) => {
            let word = u32::from_le_bytes([*c, *d, *a, *b]);
            let sign = word >> 26 & 1;
            let (i1, i2) = (word >> 13 & 1 ^ 1 ^ sign, word >> 11 & 1 ^ 1 ^ sign);
            let half = sign << 23 | i1 << 22 | i2 << 21 | word >> 5 & 0x1f_f800 | word & 0x7ff;
            (signed(half, 24) << 1) + 4
        }
        (Kind::Branch20, [a, b, c, d]) => {
            let word = u32::from_le_bytes([*c, *d, *a, *b]);
            let (sign, j2, j1) = (word >> 26 & 1, word >> 11 & 1, word >> 13 & 1);
            let half = sign << 19 | j2 << 18 | j1 << 17 | word >> 5 & 0x1_f800 | word & 0x7ff;
            (signed(half, 20) << 1) + 4
        }
        (Kind::ArmJump24 | Kind::ArmCall24 | Kind::ArmExchange24, [a, b, c, _]) => {
            (signed(u32::from_le_bytes([*a, *b, *c, 0]), 24) << 2) + 8
        }
        (Kind::ArmLiteral12, [a, b, c, _]) => {
            let word = u32::from_le_bytes([*a, *b, *c, 0]);
            let magnitude = i64::from(word & 0xfff);
            8 + if word >> 23 & 1 != 0 { magnitude } else { -magnitude }
        }
        (Kind::ArmLiteral8, [a, b, c, _]) => {
            let word = u32::from_le_bytes([*a, *b, *c, 0]);
            let magnitude = i64::from(word >> 4 & 0xf0 | word & 15);
            8 + if word >> 23 & 1 != 0 { magnitude } else { -magnitude }
        }
        (Kind::ArmAdr12, [a, b, c, _]) => {
            let word = u32::from_le_bytes([*a, *b, *c, 0]);
            let magnitude = i64::from(unrotated(word & 0xfff));
            8 + if word >> 23 & 1 != 0 { magnitude } else { -magnitude }
        }
        (Kind::Literal12, [a, b, c, d]) => {
            let word = u32::from_le_bytes([*c, *d, *a, *b]);
            let magnitude = i64::from(word & 0xfff);
            4 + if word >> 23 & 1 != 0 { magnitude } else { -magnitude }
        }
        (Kind::Adr12, [a, b, c, d]) => {
            let word = u32::from_le_bytes([*c, *d, *a, *b]);
            let magnitude = i64::from(word >> 15 & 0x800 | word >> 4 & 0x700 | word & 0xff);
            4 + if word & 0xa0_0000 == 0 { magnitude } else { -magnitude }
        }
        (Kind::ArmLower16 | Kind::ArmUpper16, [a, b, c, _]) => {
            let word = u32::from_le_bytes([*a, *b, *c, 0]);
            signed(word >> 4 & 0xf000 | word & 0xfff, 16)
        }
        (Kind::Lower16 | Kind::Upper16, [a, b, c, d]) => {
            let word = u32::from_le_bytes([*c, *d, *a, *b]);
            signed(word >> 4 & 0xf000 | word >> 15 & 0x800 | word >> 4 & 0x700 | word & 0xff, 16)
        }
        _ => kind.info().get(bytes),
    }
}
