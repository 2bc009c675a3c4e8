//! Options that correspond to GNU as flags without a counterpart in llvm-mc.

/// How legal but suspicious code is handled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Check {
    /// Ignored.
    #[default]
    None,
    /// A warning.
    Warning,
    /// An error.
    Error,
}

/// The indirect branches of x86 that get a preceding `lfence` (`-mlfence-before-indirect-branch`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FencedBranches {
    /// None.
    #[default]
    None,
    /// Branches through a register. Branches through memory cause a warning, since a fence does not help there.
    All,
    /// Branches through a register.
    Register,
    /// None, but branches through memory cause a warning.
    Memory,
}

/// The instruction before the `lfence` that precedes a return on x86 (`-mlfence-before-ret`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FencedReturns {
    /// No fence.
    #[default]
    None,
    /// `or $0` on the return address.
    Or,
    /// Two `not` on the return address.
    Not,
    /// `shl $0` on the return address.
    Shl,
}

/// GNU as flags for x86 instructions.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct GnuX86Options {
    /// The processor and extensions that instructions may require (`-march`), joined by `+`.
    pub arch: Option<String>,
    /// The processor that code is tuned for (`-mtune`), which determines the nops used for alignment.
    pub tune: Option<String>,
    /// How legal but suspicious operands are handled (`-moperand-check`); `None` is the default without the flag: a
    /// warning.
    pub operand_check: Option<Check>,
    /// How SSE instructions in their legacy encoding are handled (`-msse-check`).
    pub sse_check: Check,
    /// Sets VEX.L in scalar instructions (`-mavxscalar=256`).
    pub avx_scalar_256: bool,
    /// Sets VEX.W where it is ignored (`-mvexwig=1`).
    pub vex_w: bool,
    /// The EVEX length of scalar instructions: 0, 1, 2 for 128, 256, 512 bits (`-mevexlig`).
    pub evex_length: u8,
    /// Sets EVEX.W where it is ignored (`-mevexwig=1`).
    pub evex_w: bool,
    /// The EVEX rounding mode if exceptions are suppressed: 0 to 3 for `rne`, `rd`, `ru`, `rz` (`-mevexrcig`).
    pub evex_rounding: u8,
    /// Fills alignments with the fill value 0x90 as given, not with longer nops (`-n`).
    pub keep_nops: bool,
    /// The code is for shared libraries: jumps to preemptible global symbols keep their relocations (`-mshared`).
    pub shared: bool,
    /// Omits `lock` prefixes (`-momit-lock-prefix`).
    pub omit_lock: bool,
    /// Replaces `lfence`, `mfence` and `sfence` by `lock addl $0, (%rsp)` (`-mfence-as-lock-add`).
    pub fence_as_lock_add: bool,
    /// Replaces moves of aligned vectors by unaligned ones (`-muse-unaligned-vector-move`).
    pub unaligned_moves: bool,
    /// `fsub`, `fsubr`, `fdiv` and `fdivr` with a destination other than `%st` have the meaning of Intel's manual
    /// (`-mmnemonic=intel`); in AT&T syntax they are swapped.
    pub intel_mnemonics: bool,
    /// Adds the prefix `bnd` to branches (`-madd-bnd-prefix`).
    pub add_bnd: bool,
    /// Adds an `lfence` after instructions that load (`-mlfence-after-load`).
    pub fence_after_load: bool,
    /// A note in `.note.gnu.property` tells which parts of the processor the instructions use (`-mx86-used-note`).
    pub used_note: bool,
    /// 64-bit mode is that of Intel's processors, which have no branches of 16 bits there (`-mintel64`).
    pub intel64: bool,
    /// The indirect branches that get an `lfence`.
    pub fence_before_branch: FencedBranches,
    /// The fence before returns.
    pub fence_before_return: FencedReturns,
}

/// GNU as flags without a counterpart in llvm-mc.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct GnuOptions {
    /// Omits absolute symbols that are not global from the symbol table (`--strip-local-absolute`).
    pub strip_local_absolute: bool,
    /// Gives common symbols the type `STT_COMMON` (`--elf-stt-common=yes`).
    pub stt_common: bool,
    /// Makes `.data` switch to subsections of `.text` (`-R`).
    pub data_in_text: bool,
    /// Adds build notes with the ranges of code sections, if the text has none (`--generate-missing-build-notes=yes`).
    pub build_notes: bool,
    /// Replaces `%S` in a section name by the name of the current section (`--sectname-subst`).
    pub section_name_substitution: bool,
    /// A `.size` that is not absolute is ignored with a warning (`--size-check=warning`).
    pub size_check_warns: bool,
    /// The rows of each section but `.text` are in a `.debug_line` of its own (`--gdwarf-sections`).
    pub line_sections: bool,
    /// The version of CIEs: 1, 3 or 4 (`--gdwarf-cie-version`).
    pub cie_version: Option<u8>,
    /// Flags for x86 instructions.
    pub x86: GnuX86Options,
}

impl GnuOptions {
    pub(crate) fn changes_directives(&self) -> bool {
        self.data_in_text || self.section_name_substitution
    }
}

/// The first subsection of `.text` that `.data` switches to with [`GnuOptions::data_in_text`], as in GNU as.
pub(crate) const DATA_IN_TEXT: u32 = 1000;
