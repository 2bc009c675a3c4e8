//! The DWARF numbers of the registers and the parameters of call frames.

use crate::debug::cfi::{FrameTarget, SframeTarget};

/// AArch64 on ELF (DWARF for the Arm 64-bit Architecture, section 4.1).
pub const ELF: FrameTarget = FrameTarget {
    has_large_code: true,
    // Return addresses may be signed with key B, and stack memory may be tagged (MTE).
    letters: *b"BG",
    // llvm-mc swaps the numbers of the frame pointer (29) and the return address (30).
    sframe: Some(SframeTarget { abi: [2, 1], frame_pointer: 30, return_address: 29, fixed_return_address: 0 }),
    ..FrameTarget::new(known, 30, 31, 8)
};

/// The DWARF number of a register.
#[must_use]
pub fn known(name: &str) -> Option<u64> {
    let named = match name {
        "sp" | "wsp" => 31,
        "fp" => 29,
        "lr" => 30,
        "xzr" | "wzr" => 31,
        "vg" => 46,
        "ffr" => 47,
        _ => {
            let (class, index) = name.split_at_checked(1)?;
            let index: u64 = index.parse().ok().filter(|_| !index.starts_with('+'))?;
            return match class {
                "x" | "w" if index < 32 => Some(index),
                "b" | "h" | "s" | "d" | "q" if index < 32 => Some(64 + index),
                _ => None,
            };
        }
    };
    Some(named)
}

/// The DWARF number of a frequently used register, by its packed name.
#[inline]
#[must_use]
pub fn frame_register(name: u64) -> Option<u64> {
    let [class, rest @ ..] = name.to_le_bytes();
    let digit = |byte: u8| u64::from(byte.wrapping_sub(b'0'));
    let number = match rest {
        [units, 0, 0, 0, 0, 0, 0] => digit(units),
        [tens @ b'1'..=b'3', units @ b'0'..=b'9', 0, 0, 0, 0, 0] => digit(tens) * 10 + digit(units),
        _ => return None,
    };
    match class {
        b'x' | b'w' if number < 31 => Some(number),
        b'd' | b'q' | b's' if number < 32 => Some(64 + number),
        _ => None,
    }
}

/// The name of the register with a DWARF number.
pub fn name(number: u64, _: bool) -> Option<String> {
    Some(match number {
        0..=30 => format!("w{number}"),
        31 => "wsp".to_owned(),
        46 => "vg".to_owned(),
        47 => "ffr".to_owned(),
        48..=63 => format!("pn{}", number - 48),
        64..=95 => format!("b{}", number - 64),
        96..=127 => format!("z{}", number - 96),
        _ => return None,
    })
}
