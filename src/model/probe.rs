//! Pseudo probes (`.pseudoprobe`).

use crate::parse::ast::Name;

/// A code location counted by sample-based profiles (LLVM, `llvm/MC/MCPseudoProbe.h`).
#[derive(Clone, Debug)]
pub struct Probe {
    /// The function that contains it.
    pub function: Name,
    /// Its location.
    pub label: Name,
    /// The GUID of the function it belongs to, which may have been inlined.
    pub guid: u64,
    /// Its index in that function.
    pub index: u32,
    /// The kind: block, indirect call or direct call.
    pub kind: u8,
    /// Flags.
    pub attributes: u8,
    /// Distinguishes copies of a probe; 0 if there are none.
    pub discriminator: u32,
    /// The inline stack from the outermost function on: each function's GUID, and the index of its call probe.
    pub callers: Vec<(u64, u32)>,
    /// The source position.
    pub source_pos: u32,
}

impl Probe {
    /// The attribute bit for a discriminator.
    pub const HAS_DISCRIMINATOR: u8 = 4;
}
