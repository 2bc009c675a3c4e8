//! The options of an assembly, other than its text.
//!
//! [`Options::builder`] collects options and [`Builder::build`] checks them: [`Options`] always have a supported
//! target, and no option that the target's object format has no use for. Only options that are specific to a machine
//! ([`X86Options`], [`Aarch64Options`], [`ArmOptions`]) are ignored for the others, so that one set of them serves all.
//!
//! What the phases read of them is plain data (`Settings`).
//!
//! ```
//! use llas::options::AsmSyntax;
//!
//! let target: llas::Triple = "x86_64-windows-msvc".parse()?;
//! let options = llas::Options::builder(target).syntax(AsmSyntax::Intel).feature("+avx512f").timestamp(1).build()?;
//! let object = llas::assemble("mov rax, [rcx]\n", &options)?.object;
//! assert_eq!(object.coff().map(|header| header.timestamp), Some(1));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod builder;
mod gnu;
mod machines;
pub(crate) mod parts;
pub mod triple;

pub use builder::{Builder, Options, OptionsError};
pub(crate) use gnu::DATA_IN_TEXT;
pub use gnu::{Check, FencedBranches, FencedReturns, GnuOptions, GnuX86Options};
pub use machines::{Aarch64Options, ArmOptions, AsmSyntax, BranchKinds, X86Options};

use crate::diag::Policy;
use crate::options::triple::Triple;
use crate::source::bytes::Numbers;
use crate::threads::Threads;
use std::path::PathBuf;

/// Resource limits. Exceeding a limit is reported as an error, instead of exhausting memory or stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Limits {
    /// The nesting depth of included files. llvm-mc has no such limit.
    pub include_depth: u32,
    /// The nesting depth of macro calls; llvm-mc's `--asm-macro-max-nesting-depth`.
    pub macro_depth: u32,
    /// The size in bytes of a section and of the object.
    pub output: u64,
    /// The number of errors to keep; further errors are only counted. 0 keeps all.
    pub errors: usize,
    /// The size in bytes of an input file, at most 4 GiB - 2.
    pub input: u64,
    /// The total size in bytes of the text that macros and repeats expand to.
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

/// The compression of debug sections.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Compression {
    /// No compression.
    #[default]
    None,
    /// zlib (`ELFCOMPRESS_ZLIB`).
    Zlib,
    /// zlib in GNU's older form: the section name begins with `.zdebug_`, and the contents with `ZLIB` and the size.
    ZlibGnu,
    /// Zstandard (`ELFCOMPRESS_ZSTD`).
    Zstd,
}

/// DWARF options. (DWARF Debugging Information Format, version 5.)
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct DwarfOptions {
    /// The DWARF version to write: 2 to 5. The default is 4.
    pub version: u16,
    /// Generates debug information for the assembly text itself (`-g`).
    pub describe_text: bool,
    /// `DW_AT_comp_dir` and directory 0.
    pub compilation_dir: Option<String>,
    /// The name of the primary source file, instead of the input's.
    pub main_file_name: Option<String>,
    /// Prefixes of file names, each with its replacement.
    pub prefix_map: Vec<(String, String)>,
    /// `DW_AT_APPLE_flags`: the command that made the object.
    pub flags: Option<String>,
    /// `DW_AT_producer`, instead of llvm-mc's.
    pub producer: Option<String>,
    /// Uses the 64-bit DWARF format: only in ELF, for 64-bit machines, from version 3 on.
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
            producer: None,
            dwarf64: false,
        }
    }
}

/// The settings. Those that exist in llvm-mc have its names.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Settings {
    /// The target.
    pub(crate) triple: Triple,
    /// The processor, which determines features and the nops used for padding.
    pub(crate) cpu: String,
    /// Features, each with a sign: `+sve2`, `-fp`.
    pub(crate) features: Vec<String>,
    /// The directories in which `.include` and `.incbin` search after the path as given.
    pub(crate) include_paths: Vec<PathBuf>,
    /// Symbols defined before the first line.
    pub(crate) defsyms: Vec<(String, i64)>,
    /// Turn warnings into errors.
    pub(crate) fatal_warnings: bool,
    /// Suppress warnings.
    pub(crate) no_warn: bool,
    /// Record the source of the object's bytes.
    pub(crate) spans: bool,
    /// The accepted syntax of integers.
    pub(crate) numbers: Numbers,
    /// Start without a current section (`-n`).
    pub(crate) no_initial_text: bool,
    /// Accept what GNU as accepts, even if it is an error in llvm-mc.
    gnu_dialect: bool,
    /// GNU as flags.
    pub(crate) gnu: GnuOptions,
    pub(crate) object: ObjectSettings,
    pub(crate) dwarf: DwarfOptions,
    pub(crate) x86: X86Options,
    pub(crate) aarch64: Aarch64Options,
    pub(crate) arm: ArmOptions,
    pub(crate) limits: Limits,
    pub(crate) threads: Threads,
    /// Parse everything with the grammar instead of the fast paths, for tests.
    pub(crate) grammar_only: bool,
}

/// The settings of what is written to the object.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct ObjectSettings {
    /// Add an empty `.note.GNU-stack`.
    pub(crate) no_exec_stack: bool,
    /// Use 8-byte pointers in `.eh_frame`.
    pub(crate) large_code_model: bool,
    /// Relax every instruction to its longest form.
    pub(crate) relax_all: bool,
    /// The address of `.text`.
    pub(crate) origin: Option<u64>,
    /// Keep symbols that begin with `.L` in the symbol table, and numbered labels with names that begin so.
    pub(crate) save_temp_labels: bool,
    /// Keep only the former.
    pub(crate) private_labels: bool,
    /// Write `.sframe` whatever `.cfi_sections` specifies.
    pub(crate) gsframe: bool,
    /// The compression of debug sections in ELF.
    pub(crate) compression: Compression,
    /// Write ELF relocations in the compact form.
    pub(crate) crel: bool,
    /// Move `.dwo` sections to an object of their own.
    pub(crate) split_dwarf: bool,
    /// Describe the text in CodeView.
    pub(crate) codeview: bool,
    /// The time stamp in COFF's file header.
    pub(crate) timestamp: u32,
}

impl Settings {
    /// Returns whether the text is in GNU as's dialect.
    pub(crate) fn is_gnu(&self) -> bool {
        parts::GNU && self.gnu_dialect
    }

    pub(crate) fn new(triple: Triple) -> Self {
        Settings {
            triple,
            cpu: String::new(),
            features: Vec::new(),
            include_paths: Vec::new(),
            defsyms: Vec::new(),
            fatal_warnings: false,
            no_warn: false,
            spans: false,
            numbers: Numbers::C,
            no_initial_text: false,
            gnu_dialect: false,
            gnu: GnuOptions::default(),
            object: ObjectSettings::default(),
            dwarf: DwarfOptions::default(),
            x86: X86Options::default(),
            aarch64: Aarch64Options::default(),
            arm: ArmOptions::default(),
            limits: Limits::default(),
            threads: Threads::ONE,
            grammar_only: false,
        }
    }

    /// How diagnostics are handled.
    pub(crate) fn policy(&self) -> Policy {
        Policy { no_warn: self.no_warn, fatal_warnings: self.fatal_warnings, error_limit: self.limits.errors }
    }
}
