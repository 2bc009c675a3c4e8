//! The 16-bit immediates of `movz`, `movn` and `movk`.

use super::fixup::{Kind, out_of_range};
use super::specifier::{Location, Part, Row, row_of};
use crate::arch::RangeError;
use crate::parse::ast::Specifier;

/// The kinds by specifier: the location, the index of the 16 bits, and whether the linker does not check for overflow.
const HALVES: &[(Kind, Location, u8, bool)] = &[
    (Kind::Mov0, Location::Address, 0, false),
    (Kind::Mov0Nc, Location::Address, 0, true),
    (Kind::Mov1, Location::Address, 1, false),
    (Kind::Mov1Nc, Location::Address, 1, true),
    (Kind::Mov2, Location::Address, 2, false),
    (Kind::Mov2Nc, Location::Address, 2, true),
    (Kind::Mov3, Location::Address, 3, false),
    (Kind::Mov0Signed, Location::SignedAddress, 0, false),
    (Kind::Mov1Signed, Location::SignedAddress, 1, false),
    (Kind::Mov2Signed, Location::SignedAddress, 2, false),
    // Without a specifier.
    (Kind::MovRaw, Location::SignedAddress, 0, false),
];

impl Kind {
    /// The kind for a specifier.
    #[must_use]
    pub fn mov_wide(specifier: Specifier) -> Kind {
        let &Row { location, part, unchecked, .. } = row_of(specifier);
        let found = HALVES.iter().find(|half| (half.1, Part::Half(half.2), half.3) == (location, part, unchecked));
        found.map_or(Kind::MovOther, |half| half.0)
    }
}

/// Writes 16 bits of a value into a `movz`, `movn` or `movk`. The sign of a signed value selects `movz` or `movn`.
pub(super) fn mov_wide(kind: Kind, value: i64, bytes: &mut [u8]) -> Result<(), RangeError> {
    let info = kind.info();
    let Some(&(_, location, group, unchecked)) = HALVES.iter().find(|half| half.0 == kind) else {
        let message = "this relocation specifier needs a symbol, but the value is a constant";
        return Err(RangeError(message.to_owned()));
    };
    if location == Location::Address {
        let rest = value as u64 >> (16 * group);
        return if !unchecked && rest > 0xffff { Err(out_of_range()) } else { info.put(rest as i64, bytes) };
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
