//! What only one machine has to be asked.

/// The syntax of x86 instructions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AsmSyntax {
    /// AT&T's.
    #[default]
    Att,
    /// Intel's.
    Intel,
}

/// Sorts of branches of x86.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BranchKinds(u8);

impl BranchKinds {
    /// Conditional jumps with the compare in front of them, where processors fuse the two (`fused`).
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
    /// What `-x86-branches-within-32B-boundaries` is for.
    pub const USUAL: BranchKinds = BranchKinds(7);

    /// The sort of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<BranchKinds> {
        let all = [Self::FUSED, Self::JCC, Self::JMP, Self::CALL, Self::RET, Self::INDIRECT];
        ["fused", "jcc", "jmp", "call", "ret", "indirect"].iter().position(|&n| n == name).map(|index| all[index])
    }

    /// These and others.
    #[must_use]
    pub fn with(self, other: BranchKinds) -> BranchKinds {
        BranchKinds(self.0 | other.0)
    }

    /// Whether one of the others is among these.
    #[must_use]
    pub fn has(self, other: BranchKinds) -> bool {
        self.0 & other.0 != 0
    }
}

/// What only x86 has to be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct X86Options {
    /// The syntax of instructions at the first line (`-x86-asm-syntax`).
    pub syntax: AsmSyntax,
    /// Loads through the GOT are marked for the linker to relax (`-x86-relax-relocations`; psABI of x86-64, B.2). Usually they are.
    pub relax_relocations: bool,
    /// SSE instructions are encoded as their AVX forms (`-x86-sse2avx`).
    pub sse2avx: bool,
    /// Branches are kept from crossing multiples of so many bytes, and from ending at one (`-x86-align-branch-boundary`): a power of
    /// two; 0 leaves them where they are.
    pub branch_boundary: u32,
    /// Which branches that is for (`-x86-align-branch`).
    pub branch_kinds: BranchKinds,
    /// Instructions in front of a branch that is kept from a boundary get longer encodings in place of nops, where they have one
    /// (`-x86-pad-for-branch-align`). Usually they do.
    pub pad_for_branches: bool,
    /// The same in front of alignments (`-x86-pad-for-align`).
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

/// What only A64 has to be asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Aarch64Options {
    /// Say in a note that all code has landing pads for branches (`-aarch64-mark-bti-property`).
    pub mark_bti_property: bool,
    /// ELF: sections of code begin with code and others with data, which no mapping symbol says, and all end as they begin
    /// (`-implicit-mapsyms`).
    pub implicit_mapsyms: bool,
}

/// What only T32 has to be asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct ArmOptions {
    /// Conditional instructions get the `it` that they need (`-arm-implicit-it`).
    pub implicit_it: bool,
}
