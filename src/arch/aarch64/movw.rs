//! The 16-bit immediates of `movz`, `movn` and `movk`.

use super::fixup::{Kind, out_of_range};
use super::specifier::{Location, Part, Row, row_of};
use crate::arch::RangeError;
use crate::parse::ast::Specifier;

impl Kind {
    /// The kind for a specifier.
    #[must_use]
    pub fn mov_wide(specifier: Specifier) -> Kind {
        let Row { location, part, unchecked, .. } = row_of(specifier);
        match (location, part, unchecked) {
            (Location::Address, Part::Half(0), false) => Kind::Mov0,
            (Location::Address, Part::Half(0), true) => Kind::Mov0Nc,
            (Location::Address, Part::Half(1), false) => Kind::Mov1,
            (Location::Address, Part::Half(1), true) => Kind::Mov1Nc,
            (Location::Address, Part::Half(2), false) => Kind::Mov2,
            (Location::Address, Part::Half(2), true) => Kind::Mov2Nc,
            (Location::Address, Part::Half(_), _) => Kind::Mov3,
            (Location::SignedAddress, Part::Half(0), _) => Kind::Mov0Signed,
            (Location::SignedAddress, Part::Half(1), _) => Kind::Mov1Signed,
            (Location::SignedAddress, Part::Half(_), _) => Kind::Mov2Signed,
            _ => Kind::MovOther,
        }
    }
}

/// Writes 16 bits of a value into a `movz`, `movn` or `movk`. The sign of a signed value selects `movz` or `movn`.
pub(super) fn mov_wide(kind: Kind, value: i64, bytes: &mut [u8]) -> Result<(), RangeError> {
    let info = kind.info();
    let (group, checked, signed) = match kind {
        Kind::Mov0 => (0, true, false),
        Kind::Mov0Nc => (0, false, false),
        Kind::Mov1 => (1, true, false),
        Kind::Mov1Nc => (1, false, false),
        Kind::Mov2 => (2, true, false),
        Kind::Mov2Nc => (2, false, false),
        Kind::Mov3 => (3, true, false),
        Kind::Mov0Signed | Kind::MovRaw => (0, true, true),
        Kind::Mov1Signed => (1, true, true),
        Kind::Mov2Signed => (2, true, true),
        _ => {
            let message = "this relocation specifier needs a symbol, but the value is a constant";
            return Err(RangeError(message.to_owned()));
        }
    };
    if !signed {
        let rest = value as u64 >> (16 * group);
        return if checked && rest > 0xffff { Err(out_of_range()) } else { info.put(rest as i64, bytes) };
    }
    let rest = value >> (16 * group);
    if !(-0xffff..=0xffff).contains(&rest) {
        return Err(match kind {
            Kind::MovRaw => RangeError("fixup value out of range [-0xFFFF, 0xFFFF]".to_owned()),
            _ => out_of_range(),
        });
    }
    if kind == Kind::MovRaw && value == 0 {
        return Err(RangeError("the value is 0, but known only after layout: llvm-mc would write -1".to_owned()));
    }
    // For 0 the instruction stays as written.
    if value != 0
        && let Some(last) = bytes.last_mut()
    {
        *last = if value < 0 { *last & !0x40 } else { *last | 0x40 };
    }
    info.put(if rest < 0 { !rest } else { rest }, bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halfwords_with_and_without_a_sign() {
        let mut word = [0, 0, 0x80, 0xd2];
        assert_eq!(mov_wide(Kind::Mov1Nc, 0x1234_5678, &mut word), Ok(()));
        assert_eq!(word, [0x80, 0x46, 0x82, 0xd2]);
        assert!(mov_wide(Kind::Mov0, 0x1_0000, &mut word).is_err());
        let mut word = [0, 0, 0x80, 0xd2];
        assert_eq!(mov_wide(Kind::MovRaw, -2, &mut word), Ok(()));
        assert_eq!(word, [0x20, 0, 0x80, 0x92]);
        assert!(mov_wide(Kind::MovOther, 1, &mut word).is_err());
    }
}
