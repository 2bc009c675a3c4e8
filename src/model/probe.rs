//! Pseudo probes (`.pseudoprobe`).

use crate::parse::ast::Name;

/// A code location counted by sample-based profiles (LLVM, `llvm/MC/MCPseudoProbe.h`).
#[derive(Clone, Debug)]
pub struct Probe {
    pub function: Name,
    pub label: Name,
    /// The GUID of the function it belongs to, which may have been inlined.
    pub guid: u64,
    pub index: u32,
    /// The kind: block, indirect call or direct call.
    pub kind: u8,
    pub attributes: u8,
    /// Distinguishes copies of a probe, or 0.
    pub discriminator: u32,
    /// The inline stack from the outermost function on: each function's GUID, and the index of its call probe.
    pub callers: Vec<(u64, u32)>,
    pub source_pos: u32,
}

impl Probe {
    pub const HAS_DISCRIMINATOR: u8 = 4;
}
