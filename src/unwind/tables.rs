//! The tables of each machine, and where their rules differ.

use super::{Frame, Operation, Writer, arm64, x64};

/// Whose unwind codes are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tables {
    /// Those of x64.
    #[default]
    X64,
    /// Those of ARM64.
    Arm64,
}

impl Tables {
    /// Epilogues have steps too, and what ends a prologue or an epilogue is one itself.
    #[must_use]
    pub(super) fn end(self) -> Option<Operation> {
        (self == Tables::Arm64).then(arm64::end)
    }

    /// llvm-mc says no place in its messages about steps.
    #[must_use]
    pub fn are_placeless(self) -> bool {
        self == Tables::Arm64
    }

    /// What is asked of the size of a frame: not zero, and a multiple of this.
    #[must_use]
    pub fn slot(self) -> Option<u32> {
        (self == Tables::X64).then_some(8)
    }

    /// The stack grows.
    #[must_use]
    pub fn allocate(self, size: u32) -> Operation {
        match self {
            Tables::X64 => x64::allocate(size),
            Tables::Arm64 => arm64::allocate(size),
        }
    }

    /// Whether a step's code can say its offset or size.
    #[must_use]
    pub fn says(self, operation: Operation) -> bool {
        self == Tables::X64 || arm64::says(operation)
    }

    /// Information has the length of its function, which is that of the code so far where the function has not ended.
    #[must_use]
    pub fn measure_functions(self) -> bool {
        self == Tables::Arm64
    }

    /// Writes the information of a frame, unless that has been done; `data` of its handler follows.
    pub fn write_info(self, writer: &mut Writer<'_>, frame: usize, data: bool) {
        match self {
            Tables::X64 => x64::write_info(writer, frame),
            Tables::Arm64 => arm64::write_info(writer, frame, data),
        }
    }

    /// Whether a frame is in the list of functions.
    #[must_use]
    pub fn list(self, frame: &Frame) -> bool {
        self == Tables::X64 || frame.info.is_some()
    }

    /// Writes the entry of a frame in the list of functions.
    pub fn write_function(self, writer: &mut Writer<'_>, frame: usize) {
        match self {
            Tables::X64 => x64::write_function(writer, frame),
            Tables::Arm64 => arm64::write_function(writer, frame),
        }
    }
}
