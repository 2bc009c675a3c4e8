//! What can be asked of one assembly, apart from its text.
//!
//! [`Options::builder`] takes what is asked for and [`Builder::build`] checks it: whoever has [`Options`] has a target that is
//! there and nothing that would be ignored. This module must not know the pipeline.

mod builder;
mod gnu;
mod machines;
pub mod triple;

pub use builder::{Builder, Compression, OptionsError};
pub(crate) use gnu::DATA_IN_TEXT;
pub use gnu::{Check, FencedBranches, FencedReturns, GnuOptions, GnuX86Options};
pub use machines::{Aarch64Options, ArmOptions, AsmSyntax, BranchKinds, X86Options};

use crate::arch::{Isa, TargetDesc};
use crate::diag::Policy;
use crate::options::triple::Triple;
use crate::source::bytes::Numbers;
use std::path::PathBuf;
use std::sync::Arc;

/// How far a text may go. Every limit ends in a diagnostic, none in exhausted memory or stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Limits {
    /// Files that include each other. llvm-mc has no such limit.
    pub include_depth: u32,
    /// Macros that call each other; llvm-mc's `--asm-macro-max-nesting-depth`.
    pub macro_depth: u32,
    /// Bytes of one section or of the object.
    pub output: u64,
    /// Errors that are kept; the rest are counted. 0 keeps all.
    pub errors: usize,
    /// Bytes of one file that is read, at most 4 GiB - 2.
    pub input: u64,
    /// Bytes of text that macros and repeats may become altogether.
    pub expansion: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            include_depth: 200,
            macro_depth: 20,
            output: 2 << 30,
            errors: 0,
            input: (4 << 30) - 2,
            expansion: 512 << 20,
        }
    }
}

/// What DWARF sections say and how. (DWARF Debugging Information Format, version 5.)
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct DwarfOptions {
    /// The version that is written: 2 to 5. Usually 4.
    pub version: u16,
    /// Describe the assembly text itself (`-g`).
    pub describe_text: bool,
    /// `DW_AT_comp_dir` and directory 0.
    pub compilation_dir: Option<String>,
    /// The name of the main file, in place of the input's.
    pub main_file_name: Option<String>,
    /// Prefixes of file names, and what each is replaced by.
    pub prefix_map: Vec<(String, String)>,
    /// `DW_AT_APPLE_flags`: the command that made the object.
    pub flags: Option<String>,
    /// Offsets take 64 bits: on ELF, for machines of 64 bits, from version 3.
    pub dwarf64: bool,
}

impl Default for DwarfOptions {
    fn default() -> Self {
        DwarfOptions {
            version: 4,
            describe_text: false,
            compilation_dir: None,
            main_file_name: None,
            prefix_map: Vec::new(),
            flags: None,
            dwarf64: false,
        }
    }
}

/// Checked options of one assembly or of many; see [`Builder`] for what there is.
#[derive(Clone, Debug)]
pub struct Options {
    settings: Arc<Settings>,
    isa: Arc<Isa>,
    desc: Arc<TargetDesc>,
    /// What there is to say of what was asked for and the target does not know.
    unknown: Arc<[String]>,
}

impl Options {
    /// llvm-mc's defaults for a target, to be changed.
    pub fn builder(triple: Triple) -> Builder {
        Builder::new(triple)
    }

    /// llvm-mc's defaults for a target.
    ///
    /// # Errors
    /// Where the target is not there.
    pub fn for_target(triple: Triple) -> Result<Options, OptionsError> {
        Builder::new(triple).build()
    }

    /// The target.
    #[must_use]
    pub fn triple(&self) -> &Triple {
        &self.settings.triple
    }

    /// How far a text may go.
    #[must_use]
    pub fn limits(&self) -> Limits {
        self.settings.limits
    }

    /// What was asked for.
    pub(crate) fn settings(&self) -> &Arc<Settings> {
        &self.settings
    }

    /// The target's instruction set as it is before the first line, and the target as directives see it.
    pub(crate) fn target(&self) -> (&Isa, &Arc<TargetDesc>) {
        (&self.isa, &self.desc)
    }

    /// Warnings of what the target does not know.
    pub(crate) fn unknown(&self) -> &[String] {
        &self.unknown
    }
}

/// What was asked for. Those that llvm-mc has are called as it calls them.
#[derive(Clone, Debug)]
pub(crate) struct Settings {
    /// The target.
    pub(crate) triple: Triple,
    /// The processor, which decides features, and what the padding between instructions is made of.
    pub(crate) cpu: String,
    /// Features with a sign each: `+sve2`, `-fp`.
    pub(crate) features: Vec<String>,
    /// Where `.include` and `.incbin` look after the plain name.
    pub(crate) include_paths: Vec<PathBuf>,
    /// Symbols defined before the first line.
    pub(crate) defsyms: Vec<(String, i64)>,
    /// Warnings become errors.
    pub(crate) fatal_warnings: bool,
    /// Warnings are not given.
    pub(crate) no_warn: bool,
    /// An empty `.note.GNU-stack` is added.
    pub(crate) no_exec_stack: bool,
    /// Pointers in `.eh_frame` take 8 bytes.
    pub(crate) large_code_model: bool,
    /// Every instruction that has a longer form takes it.
    pub(crate) relax_all: bool,
    /// The address of `.text`.
    pub(crate) origin: Option<u64>,
    /// Where the bytes of the object come from is kept.
    pub(crate) spans: bool,
    /// How integers may be written.
    pub(crate) numbers: Numbers,
    /// Symbols that begin with `.L` are kept in the symbol table.
    pub(crate) save_temp_labels: bool,
    /// The text does not begin in `.text` (`-n`).
    pub(crate) no_initial_text: bool,
    /// `.sframe` is written whatever `.cfi_sections` says.
    pub(crate) gsframe: bool,
    /// How debug sections of ELF are compressed.
    pub(crate) compression: Compression,
    /// Relocations of ELF are written in the compact form.
    pub(crate) crel: bool,
    /// `.dwo` sections go to an object of their own.
    pub(crate) split_dwarf: bool,
    /// The text is described in CodeView.
    pub(crate) codeview: bool,
    /// What GNU as takes is taken even where llvm-mc calls it a mistake.
    pub(crate) gnu_dialect: bool,
    /// What GNU as's flags ask for.
    pub(crate) gnu: GnuOptions,
    /// The time in COFF's file header.
    pub(crate) timestamp: u32,
    pub(crate) dwarf: DwarfOptions,
    pub(crate) x86: X86Options,
    pub(crate) aarch64: Aarch64Options,
    pub(crate) arm: ArmOptions,
    pub(crate) limits: Limits,
    /// Everything is read by the grammar, the short ways through are not taken. For tests that both agree.
    pub(crate) grammar_only: bool,
}

impl Settings {
    pub(crate) fn new(triple: Triple) -> Self {
        Settings {
            triple,
            cpu: String::new(),
            features: Vec::new(),
            include_paths: Vec::new(),
            defsyms: Vec::new(),
            fatal_warnings: false,
            no_warn: false,
            no_exec_stack: false,
            large_code_model: false,
            relax_all: false,
            origin: None,
            spans: false,
            numbers: Numbers::C,
            save_temp_labels: false,
            no_initial_text: false,
            gsframe: false,
            compression: Compression::None,
            crel: false,
            split_dwarf: false,
            codeview: false,
            gnu_dialect: false,
            gnu: GnuOptions::default(),
            timestamp: 0,
            dwarf: DwarfOptions::default(),
            x86: X86Options::default(),
            aarch64: Aarch64Options::default(),
            arm: ArmOptions::default(),
            limits: Limits::default(),
            grammar_only: false,
        }
    }

    /// What becomes of the diagnostics.
    pub(crate) fn policy(&self) -> Policy {
        Policy { no_warn: self.no_warn, fatal_warnings: self.fatal_warnings, error_limit: self.limits.errors }
    }
}
