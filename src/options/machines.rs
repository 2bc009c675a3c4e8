//! Machine-specific options.

use std::ops::{BitOr, BitOrAssign};

/// The syntax of x86 instructions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum AsmSyntax {
    /// AT&T syntax.
    #[default]
    Att,
    /// Intel syntax.
    Intel,
}

/// A set of kinds of x86 branches: `BranchKinds::JMP | BranchKinds::CALL`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BranchKinds(u8);

impl BranchKinds {
    /// Conditional jumps with the preceding compare, if processors fuse the two (`fused`).
    pub const FUSED: BranchKinds = BranchKinds(1);
    /// Conditional jumps (`jcc`).
    pub const JCC: BranchKinds = BranchKinds(2);
    /// Jumps to a label (`jmp`).
    pub const JMP: BranchKinds = BranchKinds(4);
    /// Calls (`call`).
    pub const CALL: BranchKinds = BranchKinds(8);
    /// Returns (`ret`).
    pub const RET: BranchKinds = BranchKinds(16);
    /// Jumps to an address in a register or in memory (`indirect`).
    pub const INDIRECT: BranchKinds = BranchKinds(32);
    /// The default of `-x86-branches-within-32B-boundaries`.
    pub const USUAL: BranchKinds = BranchKinds(7);

    /// The kind with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<BranchKinds> {
        let all = [Self::FUSED, Self::JCC, Self::JMP, Self::CALL, Self::RET, Self::INDIRECT];
        ["fused", "jcc", "jmp", "call", "ret", "indirect"].iter().position(|&n| n == name).map(|index| all[index])
    }

    /// Returns whether the sets have a kind in common.
    #[must_use]
    pub fn has(self, other: BranchKinds) -> bool {
        self.0 & other.0 != 0
    }
}

impl BitOr for BranchKinds {
    type Output = BranchKinds;

    fn bitor(self, other: BranchKinds) -> BranchKinds {
        BranchKinds(self.0 | other.0)
    }
}

impl BitOrAssign for BranchKinds {
    fn bitor_assign(&mut self, other: BranchKinds) {
        *self = *self | other;
    }
}

/// Options specific to x86.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct X86Options {
    /// The instruction syntax at the first line (`-x86-asm-syntax`).
    pub syntax: AsmSyntax,
    /// Marks loads from the GOT as relaxable for the linker (`-x86-relax-relocations`; x86-64 psABI, B.2). The default
    /// is true.
    pub relax_relocations: bool,
    /// Encodes SSE instructions in their AVX forms (`-x86-sse2avx`).
    pub sse2avx: bool,
    /// Pads branches so that they neither cross nor end at a multiple of this many bytes
    /// (`-x86-align-branch-boundary`), a power of two; 0 disables this.
    pub branch_boundary: u32,
    /// The branches to pad (`-x86-align-branch`).
    pub branch_kinds: BranchKinds,
    /// Gives instructions before a padded branch longer encodings instead of nops, if possible
    /// (`-x86-pad-for-branch-align`). The default is true.
    pub pad_for_branches: bool,
    /// Gives instructions before an alignment longer encodings instead of nops, if possible (`-x86-pad-for-align`).
    pub pad_for_alignments: bool,
}

impl Default for X86Options {
    fn default() -> Self {
        X86Options {
            syntax: AsmSyntax::Att,
            relax_relocations: true,
            sse2avx: false,
            branch_boundary: 0,
            branch_kinds: BranchKinds::default(),
            pad_for_branches: true,
            pad_for_alignments: false,
        }
    }
}

/// Options specific to A64.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Aarch64Options {
    /// Adds a note that all code has landing pads for branches (`-aarch64-mark-bti-property`).
    pub mark_bti_property: bool,
    /// ELF: assumes that code sections begin with code and others with data, without mapping symbols, and ends all
    /// sections in their initial state (`-implicit-mapsyms`).
    pub implicit_mapsyms: bool,
}

/// Options specific to ARM.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct ArmOptions {
    /// Adds the `it` that a conditional instruction requires (`-arm-implicit-it`).
    pub implicit_it: bool,
    /// Adds the build attributes of the processor and its features to those of the text (`-arm-add-build-attributes`).
    pub add_build_attributes: bool,
}
