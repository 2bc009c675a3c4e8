//! What a machine's call frames start with, and how it numbers registers in them.

/// What the frames of a machine have in common.
#[derive(Clone, Copy, Debug)]
pub struct FrameTarget {
    /// The DWARF number of a register name, as in `.eh_frame`.
    pub known: fn(&str) -> Option<u64>,
    /// The same of the machine's other width.
    pub other: fn(&str) -> Option<u64>,
    /// The return address column.
    pub return_column: u64,
    /// The data alignment factor.
    pub data_align: i64,
    /// The code alignment factor.
    pub code_align: u64,
    /// The stack pointer's number.
    pub stack_pointer: u64,
    /// The size of a pointer.
    pub pointer_size: u8,
    /// What a call pushes.
    pub slot: i64,
    /// Pointers to code in `.eh_frame` are absolute, as COFF has them.
    pub absolute: bool,
    /// Code may lie too far away for pointers of 4 bytes, if the code model says so.
    pub has_large_code: bool,
    /// The letters that the augmentation of a frame may have besides the usual ones.
    pub letters: [u8; 2],
    /// `sh_type` of `.eh_frame`.
    pub eh_frame_type: u32,
    /// Relocations relative to their place name the function's start itself, not its section.
    pub names_starts: bool,
    /// What `.sframe` says of the machine; none where it has no such section.
    pub sframe: Option<SframeTarget>,
}

/// What `.sframe` says of a machine. (The SFrame Format, version 2.)
#[derive(Clone, Copy, Debug)]
pub struct SframeTarget {
    /// `sfh_abi_arch` of little-endian and of big-endian data.
    pub abi: [u8; 2],
    /// The DWARF number of the register that counts as the frame pointer.
    pub frame_pointer: u64,
    /// That of the return address: frames with another return column are left out. llvm-mc's number of an unsaid column, too.
    pub return_address: u64,
    /// `sfh_cfa_fixed_ra_offset`
    pub fixed_return_address: i8,
}

/// What stands for a register that has no number, and for one that has none in this width.
const NO_NUMBER: u64 = 0xffff_ffff;
const NO_NUMBER_HERE: u64 = 0xffff_fffe;

impl FrameTarget {
    /// The DWARF number of a register.
    ///
    /// # Errors
    /// What is written for a register that has none.
    pub fn number(&self, name: &str) -> Result<u64, u64> {
        match ((self.known)(name), (self.other)(name)) {
            (Some(number), _) => Ok(number),
            (None, Some(_)) => Err(NO_NUMBER_HERE),
            (None, None) => Err(NO_NUMBER),
        }
    }
}
