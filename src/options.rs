//! What can be asked of one assembly, apart from its text. This module must not know the pipeline.

use crate::diag::Policy;
use std::path::PathBuf;

pub use crate::files::{FileSystem, Files, NoFiles};
pub use crate::triple::Triple;

/// What is made of the text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FileType {
    /// An object file.
    #[default]
    Object,
    /// Nothing: the text is checked as far as an object would be.
    Null,
}

/// The syntax of x86 instructions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AsmSyntax {
    /// AT&T's.
    #[default]
    Att,
    /// Intel's.
    Intel,
}

/// How DWARF sections are compressed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Compression {
    /// Not at all.
    #[default]
    None,
    /// With zlib.
    Zlib,
    /// With Zstandard.
    Zstd,
}

/// Whether DWARF unwind tables are written beside compact ones. Only Mach-O has compact ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum EmitDwarfUnwind {
    /// Always.
    Always,
    /// Only where there is no compact form.
    NoCompactUnwind,
    /// As the target does.
    #[default]
    Default,
}

/// How far a text may go. Every limit ends in a diagnostic, none in exhausted memory or stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Files that include each other. llvm-mc has no such limit.
    pub include_depth: u32,
    /// Macros that call each other; llvm-mc's `--asm-macro-max-nesting-depth`.
    pub macro_depth: u32,
    /// Bytes of one section or of the object.
    pub output: u64,
    /// Errors that are kept; the rest are counted. 0 keeps all.
    pub errors: usize,
    /// Bytes of one file that is read.
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
            expansion: 1 << 30,
        }
    }
}

/// Options of one assembly. Those that llvm-mc has are called as it calls them.
#[derive(Clone, Debug)]
pub struct Options {
    /// The target.
    pub triple: Triple,
    /// The processor, which decides what the padding between instructions is made of.
    pub cpu: String,
    /// Features with a sign each: `+sve2`, `-fp`.
    pub features: Vec<String>,
    /// Where `.include` and `.incbin` look after the plain name.
    pub include_paths: Vec<PathBuf>,
    /// Symbols defined before the first line.
    pub defsyms: Vec<(String, i64)>,
    /// What is made of the text.
    pub filetype: FileType,
    /// Warnings become errors.
    pub fatal_warnings: bool,
    /// Warnings are not given.
    pub no_warn: bool,
    /// Deprecations are not warned about.
    pub no_deprecated_warn: bool,
    /// An empty `.note.GNU-stack` is added.
    pub no_exec_stack: bool,
    /// Code may be loaded anywhere.
    pub position_independent: bool,
    /// Pointers in `.eh_frame` take 8 bytes.
    pub large_code_model: bool,
    /// Every instruction that has a longer form takes it.
    pub relax_all: bool,
    /// Symbols that begin with `.L` are kept in the symbol table.
    pub save_temp_labels: bool,
    /// The syntax of x86 instructions at the first line.
    pub x86_asm_syntax: AsmSyntax,
    /// Loads through the GOT may be marked for the linker to relax.
    pub x86_relax_relocations: bool,
    /// SSE instructions are encoded as their AVX forms.
    pub x86_sse2avx: bool,
    /// The version of the DWARF that is written.
    pub dwarf_version: u16,
    /// DWARF takes 64-bit offsets.
    pub dwarf64: bool,
    /// DWARF is made for the assembly text itself (`-g`).
    pub generate_dwarf: bool,
    /// `DW_AT_comp_dir` and directory 0; none leaves it to the caller's working directory.
    pub debug_compilation_dir: Option<String>,
    /// The name of the main file in DWARF, in place of the input's.
    pub main_file_name: Option<String>,
    /// Prefixes of file names in DWARF and what each is replaced by.
    pub prefix_map: Vec<(String, String)>,
    /// The DWARF flags string: the command that made the object.
    pub dwarf_flags: Option<String>,
    /// Integers such as `$ff` are hexadecimal.
    pub motorola_integers: bool,
    /// Integers such as `0ffh` are hexadecimal.
    pub masm_integers: bool,
    /// Floats such as `3f800000r` are taken as bits.
    pub masm_hexfloats: bool,
    /// The text does not begin in `.text` (`-n`).
    pub no_initial_text: bool,
    /// How debug sections are compressed.
    pub compress_debug_sections: Compression,
    /// Relocations are written in the compact form.
    pub crel: bool,
    /// `.sframe` is written beside `.eh_frame`.
    pub gsframe: bool,
    /// Mapping symbols are left out where they can be inferred.
    pub implicit_mapsyms: bool,
    /// Say in a note that all code has landing pads for branches (AArch64).
    pub mark_bti_property: bool,
    /// Conditional instructions of T32 get the `it` that they need.
    pub implicit_it: bool,
    /// The time of making is written into COFF.
    pub incremental_linker_compatible: bool,
    /// Whether DWARF unwind tables are written beside compact ones.
    pub emit_dwarf_unwind: EmitDwarfUnwind,
    /// The ABI's name.
    pub target_abi: String,
    /// How far a text may go.
    pub limits: Limits,
    /// Everything is read by the grammar, the short ways through are not taken. For tests that both agree.
    #[doc(hidden)]
    pub grammar_only: bool,
}

impl Default for Options {
    /// llvm-mc's defaults, for the machine that this program was built for.
    fn default() -> Self {
        Options::for_target(Triple::host())
    }
}

impl Options {
    /// llvm-mc's defaults for a target.
    #[must_use]
    pub fn for_target(triple: Triple) -> Self {
        Options {
            triple,
            cpu: String::new(),
            features: Vec::new(),
            include_paths: Vec::new(),
            defsyms: Vec::new(),
            filetype: FileType::Object,
            fatal_warnings: false,
            no_warn: false,
            no_deprecated_warn: false,
            no_exec_stack: false,
            position_independent: false,
            large_code_model: false,
            relax_all: false,
            save_temp_labels: false,
            x86_asm_syntax: AsmSyntax::Att,
            x86_relax_relocations: true,
            x86_sse2avx: false,
            dwarf_version: 4,
            dwarf64: false,
            generate_dwarf: false,
            debug_compilation_dir: None,
            main_file_name: None,
            prefix_map: Vec::new(),
            dwarf_flags: None,
            motorola_integers: false,
            masm_integers: false,
            masm_hexfloats: false,
            no_initial_text: false,
            compress_debug_sections: Compression::None,
            crel: false,
            gsframe: false,
            implicit_mapsyms: false,
            mark_bti_property: false,
            implicit_it: false,
            incremental_linker_compatible: false,
            emit_dwarf_unwind: EmitDwarfUnwind::Default,
            target_abi: String::new(),
            limits: Limits::default(),
            grammar_only: false,
        }
    }

    /// What becomes of the diagnostics.
    #[must_use]
    pub fn policy(&self) -> Policy {
        Policy { no_warn: self.no_warn, fatal_warnings: self.fatal_warnings, error_limit: self.limits.errors }
    }
}
