//! The parameters of a target's call frame information and its DWARF register numbers.

#[derive(Clone, Copy, Debug)]
pub struct FrameTarget {
    /// Maps a register name to its DWARF number, as in `.eh_frame`.
    pub known: fn(&str) -> Option<u64>,
    /// Maps a register name of the target's other width to its DWARF number.
    pub other: fn(&str) -> Option<u64>,
    pub return_column: u64,
    pub data_align: i64,
    pub code_align: u64,
    pub stack_pointer: u64,
    pub pointer_size: u8,
    /// The number of bytes that a call pushes.
    pub slot: i64,
    /// Pointers to code in `.eh_frame` are absolute, as in COFF.
    pub absolute: bool,
    /// The large code model needs 8-byte pointers to code.
    pub has_large_code: bool,
    /// The target's augmentation letters, in addition to the standard ones.
    pub letters: [u8; 2],
    pub eh_frame_type: u32,
    /// PC-relative relocations refer to the function's own symbol rather than to its section.
    pub names_starts: bool,
    /// The parameters of `.sframe`; `None` if the target does not support that section.
    pub sframe: Option<SframeTarget>,
}

impl FrameTarget {
    /// A target whose registers have one width, and without what only some targets have.
    #[must_use]
    pub const fn new(known: fn(&str) -> Option<u64>, return_column: u64, stack_pointer: u64, pointer_size: u8) -> Self {
        FrameTarget {
            known,
            other: |_| None,
            return_column,
            data_align: -4,
            code_align: 1,
            stack_pointer,
            pointer_size,
            slot: 0,
            absolute: false,
            has_large_code: false,
            letters: [0; 2],
            eh_frame_type: 1,
            names_starts: false,
            sframe: None,
        }
    }
}

/// A target's parameters of `.sframe` (The SFrame Format, version 2).
#[derive(Clone, Copy, Debug)]
pub struct SframeTarget {
    /// `sfh_abi_arch` for little-endian and for big-endian data.
    pub abi: [u8; 2],
    pub frame_pointer: u64,
    /// The DWARF number of the return address: frames with another return column are left out. Also what llvm-mc takes
    /// for an unspecified column.
    pub return_address: u64,
    /// `sfh_cfa_fixed_ra_offset`
    pub fixed_return_address: i8,
}

/// LLVM's numbers for a register without a DWARF number in either width and for one without a number in this width.
const NO_NUMBER: u64 = 0xffff_ffff;
const NO_NUMBER_HERE: u64 = 0xffff_fffe;

impl FrameTarget {
    /// The DWARF number of a register. The error is the number that is written for a register without one.
    pub fn number(&self, name: &str) -> Result<u64, u64> {
        match ((self.known)(name), (self.other)(name)) {
            (Some(number), _) => Ok(number),
            (None, Some(_)) => Err(NO_NUMBER_HERE),
            (None, None) => Err(NO_NUMBER),
        }
    }
}
