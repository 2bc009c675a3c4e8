//! What GNU as's command line asks for and llvm-mc has no flag for.

/// What is done about something that is allowed and may not be meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Check {
    /// Nothing.
    #[default]
    None,
    /// It is warned about.
    Warning,
    /// It is an error.
    Error,
}

/// Indirect branches of x86 that get an `lfence` before them (`-mlfence-before-indirect-branch`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FencedBranches {
    /// None.
    #[default]
    None,
    /// Those through a register; those through memory are warned about, as a fence before them does not help.
    All,
    /// Those through a register.
    Register,
    /// None; those through memory are warned about.
    Memory,
}

/// The instruction before the `lfence` before a return of x86 (`-mlfence-before-ret`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FencedReturns {
    /// There is no fence.
    #[default]
    None,
    /// `or $0` on the return address.
    Or,
    /// Two `not` on the return address.
    Not,
    /// `shl $0` on the return address.
    Shl,
}

/// What GNU as's flags make of x86 instructions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct GnuX86Options {
    /// The processor and the extensions that instructions may need (`-march`): names joined by `+`.
    pub arch: Option<String>,
    /// The processor that code is tuned for (`-mtune`), which decides what alignments of code are filled with.
    pub tune: Option<String>,
    /// Operands that are allowed and most likely not meant (`-moperand-check`); none is as it is without the flag: a warning.
    pub operand_check: Option<Check>,
    /// Instructions of SSE in their legacy encoding (`-msse-check`).
    pub sse_check: Check,
    /// VEX.L of scalar instructions is set (`-mavxscalar=256`).
    pub avx_scalar_256: bool,
    /// VEX.W is set where it means nothing (`-mvexwig=1`).
    pub vex_w: bool,
    /// The length in EVEX of scalar instructions: 0, 1, 2 for 128, 256, 512 (`-mevexlig`).
    pub evex_length: u8,
    /// EVEX.W is set where it means nothing (`-mevexwig=1`).
    pub evex_w: bool,
    /// The rounding in EVEX where exceptions are suppressed: 0 to 3 for `rne`, `rd`, `ru`, `rz` (`-mevexrcig`).
    pub evex_rounding: u8,
    /// Alignments that are filled with 0x90 are filled so, and not with longer nops (`-n`).
    pub keep_nops: bool,
    /// The code is for shared libraries: jumps to global symbols that others may define keep their relocations (`-mshared`).
    pub shared: bool,
    /// `lock` is left out (`-momit-lock-prefix`).
    pub omit_lock: bool,
    /// `lfence`, `mfence` and `sfence` become `lock addl $0, (%rsp)` (`-mfence-as-lock-add`).
    pub fence_as_lock_add: bool,
    /// Moves of aligned vectors become those of unaligned ones (`-muse-unaligned-vector-move`).
    pub unaligned_moves: bool,
    /// `fsub`, `fsubr`, `fdiv` and `fdivr` with a destination other than `%st` are what Intel's manual calls so
    /// (`-mmnemonic=intel`): in AT&T's syntax they are the other way round.
    pub intel_mnemonics: bool,
    /// Branches get the prefix `bnd` (`-madd-bnd-prefix`).
    pub add_bnd: bool,
    /// `lfence` comes after instructions that load (`-mlfence-after-load`).
    pub fence_after_load: bool,
    /// A note in `.note.gnu.property` tells which parts of the processor the instructions use (`-mx86-used-note`).
    pub used_note: bool,
    /// 64-bit mode is that of Intel's processors, which have no branches of 16 bits there (`-mintel64`).
    pub intel64: bool,
    /// Which indirect branches get an `lfence`.
    pub fence_before_branch: FencedBranches,
    /// Which fence returns get.
    pub fence_before_return: FencedReturns,
}

/// What GNU as's flags ask for and llvm-mc has no flag for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct GnuOptions {
    /// Absolute symbols that are not global are left out of the symbol table (`--strip-local-absolute`).
    pub strip_local_absolute: bool,
    /// Common symbols have the type `STT_COMMON` (`--elf-stt-common=yes`).
    pub stt_common: bool,
    /// `.data` switches to subsections of `.text` (`-R`).
    pub data_in_text: bool,
    /// Sections of code have notes of where they are, if the text has no such notes (`--generate-missing-build-notes=yes`).
    pub build_notes: bool,
    /// `%S` in a section's name is the name of the current section (`--sectname-subst`).
    pub section_name_substitution: bool,
    /// A `.size` that is no number is warned about and has no effect (`--size-check=warning`).
    pub size_check_warns: bool,
    /// The rows of each section but `.text` are in a `.debug_line` of its own (`--gdwarf-sections`).
    pub line_sections: bool,
    /// The version of CIEs: 1, 3 or 4 (`--gdwarf-cie-version`).
    pub cie_version: Option<u8>,
    /// What is made of x86 instructions.
    pub x86: GnuX86Options,
}

impl GnuOptions {
    /// Whether directives mean something else than without it.
    pub(crate) fn changes_directives(&self) -> bool {
        self.data_in_text || self.section_name_substitution
    }
}

/// The first subsection of `.text` that `.data` goes to with [`GnuOptions::data_in_text`], as in GNU as.
pub(crate) const DATA_IN_TEXT: u32 = 1000;
