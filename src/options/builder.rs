//! The builder of options, and their validation.

mod checked;

pub use checked::{Options, OptionsError};

use super::{
    Aarch64Options, ArmOptions, AsmSyntax, Compression, DwarfOptions, GnuOptions, Limits, Settings, X86Options,
};
use crate::arch::Isa;
use crate::diag::Code;
use crate::options::parts;
use crate::options::triple::{Arch, Triple};
use std::path::PathBuf;
use std::sync::Arc;

/// Builds [`Options`]. Methods are named after llvm-mc's flags, if there is one.
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

    pub(super) fn of(settings: Settings) -> Self {
        Builder { settings }
    }

    /// Sets the processor, which determines features and the nops used for padding. An unknown processor has no effect,
    /// and causes a warning for every text.
    pub fn cpu(mut self, name: impl Into<String>) -> Self {
        self.settings.cpu = name.into();
        self
    }

    /// Enables (`+sve2`) or disables (`-fp`) a feature, after those of the processor and earlier calls. An unknown
    /// feature has no effect, and causes a warning for every text.
    pub fn feature(mut self, feature: impl Into<String>) -> Self {
        self.settings.features.push(feature.into());
        self
    }

    /// Adds a directory in which `.include` and `.incbin` search after the path as given; [`crate::Files`] gets the
    /// joined path.
    pub fn include_path(mut self, folder: impl Into<PathBuf>) -> Self {
        self.settings.include_paths.push(folder.into());
        self
    }

    /// Defines an absolute symbol before the first line. If a name is defined several times, the last value is used.
    /// [`Builder::build`] rejects a name that is empty or contains blanks, quotes or control characters.
    pub fn defsym(mut self, name: impl Into<String>, value: i64) -> Self {
        self.settings.defsyms.push((name.into(), value));
        self
    }

    /// Turns warnings into errors.
    pub fn fatal_warnings(mut self, on: bool) -> Self {
        self.settings.fatal_warnings = on;
        self
    }

    /// Suppresses warnings.
    pub fn no_warn(mut self, on: bool) -> Self {
        self.settings.no_warn = on;
        self
    }

    /// Adds an empty `.note.GNU-stack` (ELF), which marks the stack as not executable.
    pub fn no_exec_stack(mut self, on: bool) -> Self {
        self.settings.object.no_exec_stack = on;
        self
    }

    /// Uses 8-byte pointers in `.eh_frame`.
    pub fn large_code_model(mut self, on: bool) -> Self {
        self.settings.object.large_code_model = on;
        self
    }

    /// Sets the load address of `.text`, for [`Object::flat`](crate::object::Object::flat) and
    /// [`Object::relocate`](crate::object::Object::relocate): jumps in `.text` to absolute addresses are short if they
    /// reach, instead of always long. The object keeps their relocations and can be relocated as usual: at another
    /// address a short jump that is out of range is an error there. [`Builder::build`] rejects this if relocations
    /// cannot hold the whole address: for COFF, and for ELF without explicit addends (i386, ARM). 16-bit code can be
    /// assembled for a 64-bit target:
    ///
    /// ```
    /// let target = "x86_64-linux-gnu".parse()?;
    /// let options = llas::Options::builder(target).origin(0x7c00).build()?;
    /// let flat = llas::assemble(".code16\nnop\njmp 0x7c00\n", &options)?.object.flat(0x7c00, |_| None)?;
    /// assert_eq!(flat.bytes, [0x90, 0xeb, 0xfd]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn origin(mut self, address: u64) -> Self {
        self.settings.object.origin = Some(address);
        self
    }

    /// Relaxes every instruction to its longest form (`-mc-relax-all`).
    pub fn relax_all(mut self, on: bool) -> Self {
        self.settings.object.relax_all = on;
        self
    }

    /// Records the source of the object's bytes, for [`Object::span_at`](crate::Object::span_at). Takes 20 bytes of
    /// memory per statement.
    pub fn spans(mut self, on: bool) -> Self {
        self.settings.spans = on;
        self
    }

    /// Allows integers with a radix suffix as in MASM: `0ffh`, `17q`, `12t`, `101y`.
    pub fn masm_integers(mut self, on: bool) -> Self {
        self.settings.numbers.masm = on;
        self
    }

    /// Allows integers with a radix prefix as in Motorola syntax: `$ff`, `%101`.
    pub fn motorola_integers(mut self, on: bool) -> Self {
        self.settings.numbers.motorola = on;
        self
    }

    /// Keeps symbols with the target's private prefix (`.L`) in the symbol table.
    pub fn save_temp_labels(mut self, on: bool) -> Self {
        self.settings.object.save_temp_labels = on;
        self
    }

    /// Keeps the labels of the text with the target's private prefix in the symbol table, as
    /// [`save_temp_labels`](Self::save_temp_labels) does, but none of those that it gives no name (`1:`).
    pub fn private_labels(mut self, on: bool) -> Self {
        self.settings.object.private_labels = on;
        self
    }

    /// Starts without a current section instead of in `.text` (`-n`).
    pub fn no_initial_text(mut self, on: bool) -> Self {
        self.settings.no_initial_text = on;
        self
    }

    /// Writes relocations in the compact form (`--crel`; `SHT_CREL`). ELF only.
    pub fn crel(mut self, on: bool) -> Self {
        self.settings.object.crel = on;
        self
    }

    /// Describes the lines, procedures and labels of the text in CodeView, for Windows debuggers (`-gcodeview`), unless
    /// the text has its own `.cv_file` or `.cv_func_id`. Directory, name and prefixes are those of [`DwarfOptions`].
    /// COFF only.
    pub fn codeview(mut self, on: bool) -> Self {
        self.settings.object.codeview = on;
        self
    }

    /// Reads the text as GNU as does where llvm-mc differs (`--gnu-dialect`). It requires the feature `gnu`: without it
    /// [`Builder::build`] rejects it.
    pub fn gnu_dialect(mut self, on: bool) -> Self {
        self.settings.gnu_dialect = on;
        self
    }

    /// Sets the options that correspond to GNU as flags without a counterpart in llvm-mc. Others than the defaults require
    /// the feature `gnu`.
    pub fn gnu(mut self, gnu: GnuOptions) -> Self {
        self.settings.gnu = gnu;
        self
    }

    /// Moves sections whose names end in `.dwo` to an object of their own, [`Assembled::dwo`](crate::Assembled::dwo)
    /// (`--split-dwarf-file`). ELF only.
    pub fn split_dwarf(mut self, on: bool) -> Self {
        self.settings.object.split_dwarf = on;
        self
    }

    /// Sets the time stamp in COFF's file header, in seconds since 1970. The default is 0, for reproducible objects.
    /// COFF only.
    pub fn timestamp(mut self, seconds: u32) -> Self {
        self.settings.object.timestamp = seconds;
        self
    }

    /// Sets DWARF options.
    pub fn dwarf(mut self, dwarf: DwarfOptions) -> Self {
        self.settings.dwarf = dwarf;
        self
    }

    /// Sets the syntax of instructions at the first line (`-x86-asm-syntax`). No effect on other machines than x86. The
    /// same as [`X86Options::syntax`].
    pub fn syntax(mut self, syntax: AsmSyntax) -> Self {
        self.settings.x86.syntax = syntax;
        self
    }

    /// Sets options specific to x86. No effect on other machines.
    pub fn x86(mut self, x86: X86Options) -> Self {
        self.settings.x86 = x86;
        self
    }

    /// Sets options specific to A64. No effect on other machines.
    pub fn aarch64(mut self, aarch64: Aarch64Options) -> Self {
        self.settings.aarch64 = aarch64;
        self
    }

    /// Sets options specific to T32. No effect on other machines.
    pub fn arm(mut self, arm: ArmOptions) -> Self {
        self.settings.arm = arm;
        self
    }

    /// Uses up to this number of threads, at most 16, for a text of at least 2 MiB (`-j`), or as many as there are processors,
    /// at most 4, if it is 0; one by default. The number does not affect the object. No effect without the feature `threads`, and where
    /// there are no threads, as in WebAssembly.
    pub fn threads(mut self, threads: usize) -> Self {
        self.settings.threads.count = threads;
        self
    }

    /// Sets resource limits.
    pub fn limits(mut self, limits: Limits) -> Self {
        self.settings.limits = limits;
        self
    }

    /// Writes `.sframe` in addition to `.eh_frame` (`--gsframe`). No effect if the target has no such section.
    pub fn gsframe(mut self, on: bool) -> Self {
        self.settings.object.gsframe = on;
        self
    }

    /// Compresses debug sections if that makes them smaller (`--compress-debug-sections`). ELF only.
    /// It requires the feature `debug`, and [`Compression::Zstd`] the feature `zstd`: without them [`Builder::build`] rejects it.
    pub fn compress_debug_sections(mut self, how: Compression) -> Self {
        self.settings.object.compression = how;
        self
    }

    /// Parses everything with the grammar, for tests that compare it with the fast paths.
    #[doc(hidden)]
    pub fn grammar_only(mut self, on: bool) -> Self {
        self.settings.grammar_only = on;
        self
    }

    /// Sets the size in bytes of the pieces of a text that threads encode, and whether all of them are used, for tests.
    #[doc(hidden)]
    pub fn pieces(mut self, size: usize, waits: bool) -> Self {
        (self.settings.threads.piece, self.settings.threads.waits) = (size.max(1), waits);
        self
    }

    /// Checks the options.
    ///
    /// # Errors
    /// If the target is not supported, a number is out of range, or an option is not supported by the target.
    pub fn build(self) -> Result<Options, OptionsError> {
        let Builder { mut settings } = self;
        if !(2..=5).contains(&settings.dwarf.version) {
            let message = format!("DWARF version {} is not supported: expected 2 to 5", settings.dwarf.version);
            return Err(OptionsError::new(Code::BadOption, message));
        }
        let is_coff = settings.triple.is_coff();
        let (format, is_there) = if is_coff { ("coff", parts::COFF) } else { ("elf", parts::ELF) };
        if !is_there {
            let message = parts::missing(&format!("the target '{}'", settings.triple), format);
            return Err(OptionsError::new(Code::UnsupportedTarget, message));
        }
        if (settings.dwarf.describe_text || settings.object.codeview) && !parts::DEBUG {
            let message = parts::missing("a description for debuggers", "debug");
            return Err(OptionsError::new(Code::BadOption, message));
        }
        if settings.object.compression != Compression::None && !parts::DEBUG {
            let message = parts::missing("compression of debug sections", "debug");
            return Err(OptionsError::new(Code::BadOption, message));
        }
        if (settings.gnu_dialect || settings.gnu != GnuOptions::default()) && !parts::GNU {
            let message = parts::missing("GNU as's dialect", "gnu");
            return Err(OptionsError::new(Code::BadOption, message));
        }
        if settings.dwarf.dwarf64 {
            dwarf64(&settings).map_err(|message| OptionsError::new(Code::BadOption, message))?;
        }
        if settings.object.compression == Compression::Zstd && !cfg!(feature = "zstd") {
            let message = "this build of llas does not support Zstandard: enable the feature 'zstd'";
            return Err(OptionsError::new(Code::BadOption, message.to_owned()));
        }
        if !settings.x86.branch_boundary.max(1).is_power_of_two() {
            let message = format!("a boundary of {} bytes is not a power of two", settings.x86.branch_boundary);
            return Err(OptionsError::new(Code::BadOption, message));
        }
        for (is_misplaced, message) in [
            (is_coff && settings.object.crel, "COFF has no compact relocations"),
            (is_coff && settings.object.split_dwarf, "split DWARF is supported for ELF objects only"),
            (is_coff && settings.object.compression != Compression::None, "COFF has no compressed debug sections"),
            (!is_coff && settings.object.codeview, "CodeView is supported for COFF objects only"),
            (!is_coff && settings.object.timestamp != 0, "ELF objects have no time stamp"),
        ] {
            if is_misplaced {
                return Err(OptionsError::new(Code::BadOption, message.to_owned()));
            }
        }
        let is_unusual = |c: char| c.is_whitespace() || c.is_control() || c == '"';
        if let Some((name, _)) = settings.defsyms.iter().find(|(name, _)| name.is_empty() || name.contains(is_unusual))
        {
            let message = format!("cannot define the symbol '{}': expected a name without quotes", name.escape_debug());
            return Err(OptionsError::new(Code::BadOption, message));
        }
        if settings.numbers.motorola
            && matches!(settings.triple.arch, Arch::Arm | Arch::Thumb | Arch::ArmBe | Arch::ThumbBe)
        {
            let message = "Motorola integers conflict with the syntax of this machine's immediates".to_owned();
            return Err(OptionsError::new(Code::BadOption, message));
        }
        for feature in &mut settings.features {
            if !feature.starts_with(['+', '-']) {
                feature.insert(0, '+');
            }
        }
        // Source positions are 32 bits wide.
        settings.limits.input = settings.limits.input.min(Limits::default().input);
        let (isa, mut desc) = Isa::new(&settings)
            .map_err(|error| OptionsError { help: error.help, ..OptionsError::new(error.code, error.message) })?;
        desc.numbers = settings.numbers;
        let unknown = unknown(&settings, &isa).into();
        let options = Options { settings: Arc::new(settings), isa: Arc::new(isa), desc: Arc::new(desc), unknown };
        options.settings.object.origin.map_or(Ok(()), |_| options.check_origin())?;
        Ok(options)
    }
}

/// Checks that 64-bit DWARF can be written. Messages are llvm-mc's.
fn dwarf64(settings: &Settings) -> Result<(), String> {
    let refused = if settings.dwarf.version < 3 {
        "for DWARF versions prior to 3"
    } else if settings.triple.is_x32()
        || matches!(settings.triple.arch, Arch::X86 | Arch::Arm | Arch::Thumb | Arch::ArmBe | Arch::ThumbBe)
    {
        return Err("the 64-bit DWARF format is only supported for 64-bit targets".to_owned());
    } else if settings.triple.is_coff() {
        "in COFF"
    } else {
        return Ok(());
    };
    Err(format!("the 64-bit DWARF format is not supported {refused}"))
}

/// The warnings about an unknown processor or features. Messages are llvm-mc's.
fn unknown(settings: &Settings, isa: &Isa) -> Vec<String> {
    // llvm-mc's requests for lists.
    let is_request = |name: &str| ["+help", "+cpuhelp"].iter().any(|known| name.eq_ignore_ascii_case(known));
    let processor = Some(&settings.cpu)
        .filter(|cpu| !cpu.is_empty() && *cpu != "help" && !isa.processors().any(|known| known == *cpu));
    let processor =
        processor.map(|cpu| format!("'{cpu}' is not a recognized processor for this target (ignoring processor)"));
    let features = settings
        .features
        .iter()
        .filter(|feature| !is_request(feature) && !isa.features().any(|known| known == &feature[1..]));
    let features =
        features.map(|name| format!("'{name}' is not a recognized feature for this target (ignoring feature)"));
    processor.into_iter().chain(features).collect()
}
