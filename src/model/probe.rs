//! Pseudo probes (`.pseudoprobe`).

use crate::parse::ast::Name;

/// A place in the code that a sample profile counts (LLVM, `llvm/MC/MCPseudoProbe.h`).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct PseudoProbe {
    /// The number of the function that it belongs to, which may have been inlined.
    pub guid: u64,
    /// Its number in that function.
    pub index: u32,
    /// Its kind: a block (0), an indirect call (1), a direct call (2).
    pub kind: u8,
    /// Flags.
    pub attributes: u8,
    /// Distinguishes several copies; 0 if there is only one.
    pub discriminator: u32,
    /// The functions that its function was inlined into, outermost first: the number of each function, and of the probe
    /// of the call.
    pub callers: Vec<(u64, u32)>,
}

impl PseudoProbe {
    pub(crate) const HAS_DISCRIMINATOR: u8 = 4;
}

/// A probe at a label in the code of a function.
#[derive(Clone, Debug)]
pub struct Probe {
    pub function: Name,
    pub label: Name,
    pub source_pos: u32,
    pub data: PseudoProbe,
}
