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
}

impl Default for X86Options {
    fn default() -> Self {
        X86Options { syntax: AsmSyntax::Att, relax_relocations: true, sse2avx: false }
    }
}

/// What only A64 has to be asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Aarch64Options {
    /// Say in a note that all code has landing pads for branches (`-aarch64-mark-bti-property`).
    pub mark_bti_property: bool,
    /// Mapping symbols are left out where they can be inferred (`-implicit-mapsyms`). Refused for ELF.
    pub implicit_mapsyms: bool,
}

/// What only T32 has to be asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct ArmOptions {
    /// Conditional instructions get the `it` that they need (`-arm-implicit-it`).
    pub implicit_it: bool,
}
