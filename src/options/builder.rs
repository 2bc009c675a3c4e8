//! Options step by step, and the check of all of them together.

use super::{Aarch64Options, ArmOptions, DwarfOptions, GnuOptions, Limits, Options, Settings, X86Options};
use crate::arch::Isa;
use crate::diag::Code;
use crate::options::triple::{Arch, Triple};
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

/// Why options are refused.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct OptionsError {
    /// What it is about.
    pub code: Code,
    /// What is wrong, in one line and without a full stop.
    pub message: String,
    /// What could be done about it.
    pub help: Vec<String>,
}

impl OptionsError {
    fn new(code: Code, message: String) -> Self {
        OptionsError { code, message, help: Vec::new() }
    }
}

impl fmt::Display for OptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for OptionsError {}

/// How debug sections are compressed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Compression {
    /// Not at all.
    #[default]
    None,
    /// With zlib (`ELFCOMPRESS_ZLIB`).
    Zlib,
    /// With zlib in GNU's older form: the section's name begins with `.zdebug_`, and its contents with `ZLIB` and the size.
    ZlibGnu,
    /// With Zstandard (`ELFCOMPRESS_ZSTD`).
    Zstd,
}

/// Options that are not checked yet. Each method is called as llvm-mc's flag, where it has one.
#[derive(Clone, Debug)]
#[must_use]
pub struct Builder {
    settings: Settings,
}

impl Builder {
    /// llvm-mc's defaults for a target.
    pub fn new(triple: Triple) -> Self {
        Builder { settings: Settings::new(triple) }
    }

    /// The processor: its features, and what the padding between instructions is made of. One that the target does not know is
    /// warned about with every text, and has no effect.
    pub fn cpu(mut self, name: impl Into<String>) -> Self {
        self.settings.cpu = name.into();
        self
    }

    /// Switches a feature on (`+sve2`) or off (`-fp`), after those of the processor and those before it. One that the target does
    /// not know is warned about with every text, and has no effect.
    pub fn feature(mut self, feature: impl Into<String>) -> Self {
        self.settings.features.push(feature.into());
        self
    }

    /// Another folder in which `.include` and `.incbin` look after the plain name; [`crate::Files`] gets the joined path.
    pub fn include_path(mut self, folder: impl Into<PathBuf>) -> Self {
        self.settings.include_paths.push(folder.into());
        self
    }

    /// Defines an absolute symbol before the first line. The last value of a name counts.
    pub fn defsym(mut self, name: impl Into<String>, value: i64) -> Self {
        self.settings.defsyms.push((name.into(), value));
        self
    }

    /// Makes warnings errors.
    pub fn fatal_warnings(mut self, on: bool) -> Self {
        self.settings.fatal_warnings = on;
        self
    }

    /// Gives no warnings.
    pub fn no_warn(mut self, on: bool) -> Self {
        self.settings.no_warn = on;
        self
    }

    /// Adds an empty `.note.GNU-stack` (ELF): the stack need not be executable.
    pub fn no_exec_stack(mut self, on: bool) -> Self {
        self.settings.no_exec_stack = on;
        self
    }

    /// Pointers in `.eh_frame` take 8 bytes.
    pub fn large_code_model(mut self, on: bool) -> Self {
        self.settings.large_code_model = on;
        self
    }

    /// The address that `.text` will have, for [`Object::flat`](crate::object::Object::flat) and
    /// [`Object::relocate`](crate::object::Object::relocate): jumps in `.text` to numbers are short where the distance allows it,
    /// instead of always long. The object keeps their relocations and is relocated as any other: at another address a short jump out
    /// of reach is an error there. [`Builder::build`] refuses it where relocations have no place for the whole address: for COFF and
    /// for ELF whose relocations carry no addend (i386, ARM). 16-bit code can be that of a 64-bit target:
    ///
    /// ```
    /// let target = "x86_64-linux-gnu".parse()?;
    /// let options = llas::Options::builder(target).origin(0x7c00).build()?;
    /// let flat = llas::assemble(".code16\nnop\njmp 0x7c00\n", &options)?.object.flat(0x7c00, |_| None)?;
    /// assert_eq!(flat.bytes, [0x90, 0xeb, 0xfd]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn origin(mut self, address: u64) -> Self {
        self.settings.origin = Some(address);
        self
    }

    /// Every instruction that has a longer form takes it (`-mc-relax-all`).
    pub fn relax_all(mut self, on: bool) -> Self {
        self.settings.relax_all = on;
        self
    }

    /// Keeps where the bytes of the object come from, for [`Object::span_at`](crate::Object::span_at): 20 bytes of memory for each
    /// statement.
    pub fn spans(mut self, on: bool) -> Self {
        self.settings.spans = on;
        self
    }

    /// Integers may have their base behind them, as MASM's have: `0ffh`, `17q`, `12t`, `101y`.
    pub fn masm_integers(mut self, on: bool) -> Self {
        self.settings.numbers.masm = on;
        self
    }

    /// Integers may have their base in front of them, as Motorola's have: `$ff`, `%101`.
    pub fn motorola_integers(mut self, on: bool) -> Self {
        self.settings.numbers.motorola = on;
        self
    }

    /// Keeps symbols with the target's private prefix (`.L`) in the symbol table.
    pub fn save_temp_labels(mut self, on: bool) -> Self {
        self.settings.save_temp_labels = on;
        self
    }

    /// The text does not begin in `.text` (`-n`).
    pub fn no_initial_text(mut self, on: bool) -> Self {
        self.settings.no_initial_text = on;
        self
    }

    /// Writes relocations in the compact form (`--crel`; `SHT_CREL`). Only ELF has it.
    pub fn crel(mut self, on: bool) -> Self {
        self.settings.crel = on;
        self
    }

    /// Describes the lines, procedures and labels of the text in CodeView, for debuggers of Windows (`-gcodeview`), unless the
    /// text has `.cv_file` or `.cv_func_id` of its own. Folder, name and prefixes are those of [`DwarfOptions`]. Only COFF has it.
    pub fn codeview(mut self, on: bool) -> Self {
        self.settings.codeview = on;
        self
    }

    /// Takes what GNU as takes even where llvm-mc calls it a mistake (`--gnu-dialect`): today, a section linked to a symbol that
    /// is defined behind it.
    pub fn gnu_dialect(mut self, on: bool) -> Self {
        self.settings.gnu_dialect = on;
        self
    }

    /// What GNU as's flags ask for and llvm-mc has no flag for.
    pub fn gnu(mut self, gnu: GnuOptions) -> Self {
        self.settings.gnu = gnu;
        self
    }

    /// Sections whose names end in `.dwo` go to an object of their own, [`Assembled::dwo`](crate::Assembled::dwo)
    /// (`--split-dwarf-file`). Only ELF has it.
    pub fn split_dwarf(mut self, on: bool) -> Self {
        self.settings.split_dwarf = on;
        self
    }

    /// The time in COFF's file header, in seconds since 1970; usually 0, so that the same text gives the same object.
    pub fn timestamp(mut self, seconds: u32) -> Self {
        self.settings.timestamp = seconds;
        self
    }

    /// What DWARF sections say and how.
    pub fn dwarf(mut self, dwarf: DwarfOptions) -> Self {
        self.settings.dwarf = dwarf;
        self
    }

    /// What only x86 has to be asked. No effect for other machines.
    pub fn x86(mut self, x86: X86Options) -> Self {
        self.settings.x86 = x86;
        self
    }

    /// What only A64 has to be asked. No effect for other machines.
    pub fn aarch64(mut self, aarch64: Aarch64Options) -> Self {
        self.settings.aarch64 = aarch64;
        self
    }

    /// What only T32 has to be asked. No effect for other machines.
    pub fn arm(mut self, arm: ArmOptions) -> Self {
        self.settings.arm = arm;
        self
    }

    /// How far a text may go.
    pub fn limits(mut self, limits: Limits) -> Self {
        self.settings.limits = limits;
        self
    }

    /// Writes `.sframe` beside `.eh_frame` (`--gsframe`). Nothing is written where the target has no such section.
    pub fn gsframe(mut self, on: bool) -> Self {
        self.settings.gsframe = on;
        self
    }

    /// Compresses debug sections of ELF (`--compress-debug-sections`) where that makes them smaller. [`Compression::Zstd`] needs the
    /// feature `zstd`: without it [`Builder::build`] refuses it.
    pub fn compress_debug_sections(mut self, how: Compression) -> Self {
        self.settings.compression = how;
        self
    }

    /// Everything is read by the grammar. For tests that the short ways agree with it.
    #[doc(hidden)]
    pub fn grammar_only(mut self, on: bool) -> Self {
        self.settings.grammar_only = on;
        self
    }

    /// Checks all of it.
    ///
    /// # Errors
    /// Where the target is not there, a number is out of its range, or something is asked for that the target does not have.
    pub fn build(self) -> Result<Options, OptionsError> {
        let Builder { mut settings } = self;
        if !(2..=5).contains(&settings.dwarf.version) {
            let message = format!("there is no DWARF version {} to write: it is 2 to 5", settings.dwarf.version);
            return Err(OptionsError::new(Code::BadOption, message));
        }
        if settings.dwarf.dwarf64 {
            dwarf64(&settings).map_err(|message| OptionsError::new(Code::BadOption, message))?;
        }
        if settings.compression == Compression::Zstd && !cfg!(feature = "zstd") {
            let message = "this build of llas has no Zstandard: it was made without the feature 'zstd'";
            return Err(OptionsError::new(Code::BadOption, message.to_owned()));
        }
        if !settings.x86.branch_boundary.max(1).is_power_of_two() {
            let message = format!("a boundary of {} bytes is no power of two", settings.x86.branch_boundary);
            return Err(OptionsError::new(Code::BadOption, message));
        }
        if settings.crel && settings.triple.is_coff() {
            return Err(OptionsError::new(Code::BadOption, "COFF has no compact relocations".to_owned()));
        }
        if settings.split_dwarf && settings.triple.is_coff() {
            let message = "only sections of ELF go to a file of their own".to_owned();
            return Err(OptionsError::new(Code::BadOption, message));
        }
        if settings.codeview && !settings.triple.is_coff() {
            return Err(OptionsError::new(Code::BadOption, "CodeView describes COFF objects alone".to_owned()));
        }
        if settings.numbers.motorola && matches!(settings.triple.arch, Arch::Arm | Arch::Thumb) {
            let message = "Motorola's integers begin as the immediates of this machine do".to_owned();
            return Err(OptionsError::new(Code::BadOption, message));
        }
        for feature in &mut settings.features {
            if !feature.starts_with(['+', '-']) {
                feature.insert(0, '+');
            }
        }
        // Positions in texts are 32 bits wide.
        settings.limits.input = settings.limits.input.min(Limits::default().input);
        let (isa, mut desc) = Isa::new(&settings)
            .map_err(|error| OptionsError { help: error.help, ..OptionsError::new(error.code, error.message) })?;
        if settings.origin.is_some() && (settings.triple.is_coff() || !desc.elf.rela) {
            let message = "an origin needs relocations that carry their addends, and the target's do not".to_owned();
            return Err(OptionsError::new(Code::BadOption, message));
        }
        desc.numbers = settings.numbers;
        let unknown = unknown(&settings, &isa).into();
        Ok(Options { settings: Arc::new(settings), isa: Arc::new(isa), desc: Arc::new(desc), unknown })
    }
}

/// Whether 64-bit DWARF can be written, in llvm-mc's words.
fn dwarf64(settings: &Settings) -> Result<(), String> {
    let refused = if settings.dwarf.version < 3 {
        "for DWARF versions prior to 3"
    } else if settings.triple.is_x32() || matches!(settings.triple.arch, Arch::X86 | Arch::Arm | Arch::Thumb) {
        return Err("the 64-bit DWARF format is only supported for 64-bit targets".to_owned());
    } else if settings.triple.is_coff() {
        "in COFF"
    } else {
        return Ok(());
    };
    Err(format!("the 64-bit DWARF format is not supported {refused}"))
}

/// What the target does not know, in llvm-mc's words.
fn unknown(settings: &Settings, isa: &Isa) -> Vec<String> {
    let processor = Some(&settings.cpu).filter(|cpu| !cpu.is_empty() && !isa.has_processor(cpu));
    let processor =
        processor.map(|cpu| format!("'{cpu}' is not a recognized processor for this target (ignoring processor)"));
    let features = settings.features.iter().filter(|feature| !isa.has_feature(&feature[1..]));
    let features =
        features.map(|name| format!("'{name}' is not a recognized feature for this target (ignoring feature)"));
    processor.into_iter().chain(features).collect()
}
