//! The DWARF numbers of the registers and the parameters of call frames (DWARF for the Arm Architecture, section 4.1).

use super::{Arm, has_upper_doubles};
use crate::debug::cfi::FrameTarget;

pub const FRAME: FrameTarget =
    FrameTarget { letters: *b"BG", names_starts: true, ..FrameTarget::new(known, 14, 13, 4) };

/// The DWARF number of a register.
#[must_use]
pub fn known(name: &str) -> Option<u64> {
    let named = match name {
        "sp" => 13,
        "lr" => 14,
        "pc" => 15,
        "fp" => 11,
        "ip" => 12,
        "sl" => 10,
        "sb" => 9,
        "zr" => 15,
        "ra_auth_code" => 143,
        _ => {
            let (class, index) = name.split_at_checked(1)?;
            let index: u64 = index.parse().ok().filter(|_| !index.starts_with('+'))?;
            return match class {
                "r" if index < 16 => Some(index),
                "a" if (1..5).contains(&index) => Some(index - 1),
                "v" if (1..9).contains(&index) => Some(index + 3),
                "d" if index < 32 => Some(256 + index),
                _ => None,
            };
        }
    };
    Some(named)
}

/// Returns whether the name is a register without a DWARF number.
#[must_use]
pub fn is_numberless(name: &str) -> bool {
    const NAMES: &str = "apsr apsr_nzcv cpsr spsr itstate p0 vpr fpscr fpscr_nzcv fpscr_nzcvqc fpexc fpsid fpinst fpinst2 \
                         fpcxtns fpcxts mvfr0 mvfr1 mvfr2";
    let is_numbered = |(class, index): (&str, &str)| {
        let count = match class {
            "s" => 32,
            "q" => 16,
            _ => return false,
        };
        !index.starts_with('+') && index.parse::<u8>().is_ok_and(|index| index < count)
    };
    NAMES.split(' ').any(|known| known == name) || name.split_at_checked(1).is_some_and(is_numbered)
}

/// The DWARF number of `d16`.
const UPPER_DOUBLES: u64 = 256 + 16;

/// Returns whether the register with a DWARF number exists: some floating point units have only 16 doubles.
#[inline]
pub fn has_frame_register(isa: &Arm, number: u64) -> bool {
    number < UPPER_DOUBLES || has_upper_doubles(&isa.features)
}

/// The DWARF number of a frequently used register, by its packed name.
#[inline]
#[must_use]
pub fn frame_register(isa: &Arm, name: u64) -> Option<u64> {
    let bytes = name.to_le_bytes();
    let len = bytes.iter().position(|b| *b == 0).unwrap_or(8);
    known(std::str::from_utf8(&bytes[..len]).ok()?).filter(|number| has_frame_register(isa, *number))
}

/// The name of the register with a DWARF number.
pub fn name(number: u64, _: bool) -> Option<String> {
    Some(match number {
        0..=12 => format!("r{number}"),
        13 => "sp".to_owned(),
        14 => "lr".to_owned(),
        15 => "zr".to_owned(),
        143 => "ra_auth_code".to_owned(),
        256..=287 => format!("d{}", number - 256),
        _ => return None,
    })
}
