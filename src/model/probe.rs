//! The probes of `.pseudoprobe`.

use crate::parse::ast::Name;

/// A place of the code that a profile of samples counts (LLVM, `llvm/MC/MCPseudoProbe.h`).
#[derive(Clone, Debug)]
pub struct Probe {
    /// The function in whose code it is.
    pub function: Name,
    /// Its place.
    pub label: Name,
    /// The number of the function that it is of, which may have been inlined.
    pub guid: u64,
    /// Its number in that function.
    pub index: u32,
    /// What it is for: a block, an indirect call, a direct call.
    pub kind: u8,
    /// Flags.
    pub attributes: u8,
    /// Which of several copies it is; 0 where there are none.
    pub discriminator: u32,
    /// Into what its function was inlined, from the outermost on: the number of each, and of the probe that is the call.
    pub callers: Vec<(u64, u32)>,
    /// Where the source asked for it.
    pub source_pos: u32,
}

impl Probe {
    /// The attribute that says that a discriminator follows.
    pub const HAS_DISCRIMINATOR: u8 = 4;
}
