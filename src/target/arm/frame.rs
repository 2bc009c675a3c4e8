//! The DWARF numbers of the registers, and what call frames start with (DWARF for the Arm Architecture, section 4.1).

use crate::frame::FrameTarget;

/// Call frames of ARM.
pub const FRAME: FrameTarget = FrameTarget {
    known,
    other,
    return_column: 14,
    data_align: -4,
    code_align: 1,
    stack_pointer: 13,
    pointer_size: 4,
    slot: 0,
    absolute: false,
    has_large_code: false,
    letters: *b"BG",
    eh_frame_type: 1,
    sframe: None,
    names_starts: true,
};

/// The number of a register in frames.
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
        _ => {
            let (class, index) = name.split_at_checked(1)?;
            let index: u64 = index.parse().ok().filter(|_| !index.starts_with('+'))?;
            return match class {
                "r" if index < 16 => Some(index),
                "s" if index < 32 => Some(64 + index),
                "d" if index < 32 => Some(256 + index),
                _ => None,
            };
        }
    };
    Some(named)
}

fn other(_: &str) -> Option<u64> {
    None
}
