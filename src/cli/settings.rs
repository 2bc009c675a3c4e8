//! Converts parsed arguments to the settings of one assembly.

use super::disassemble::DisassemblyRequest;
use super::dwarf_options::dwarf_options;
use super::flags::{FLAGS, Flag, Group, State, Takes};
use super::gnu_options;
use super::input::{self, Joined};
use super::integer::integer;
use super::machine_options::machine_options;
use super::messages::{Format, Messages, wants_color};
use super::paths::{self, AllPaths, Paths, Usual};
#[cfg(feature = "preprocess")]
use super::preprocess::PreprocessRequest;
use super::targets::Lists;
use super::{Usage, depfile, is_dash, listing};
use clap::ArgMatches;
use llas::diag::Code;
use llas::options::{Builder, Compression, Limits};
use llas::print::Printer;
use llas::{Options, Triple};
use std::ffi::OsString;
use std::io;
use std::path::PathBuf;

const ERROR_LIMIT: usize = 100;

#[derive(Debug)]
pub(super) struct Settings {
    /// The files of each input; there is at least one.
    pub(super) paths: Vec<Paths>,
    /// Directories to make before anything is written.
    pub(super) folders: Vec<PathBuf>,
    /// The number of inputs that are assembled at a time; `None` is one for each processor.
    pub(super) threads: Option<usize>,
    pub(super) input_limits: input::Limits,
    /// Inputs that are one text, or inputs with directives around them; replaces the one input of `paths`.
    pub(super) joined: Option<Joined>,
    /// False if the text is only checked.
    pub(super) has_output: bool,
    pub(super) listing: Option<listing::ListingRequest>,
    pub(super) explain: Option<String>,
    /// Bytes are disassembled, and no file is assembled.
    pub(super) disassembly: Option<DisassemblyRequest>,
    pub(super) lint: bool,
    #[cfg(feature = "preprocess")]
    pub(super) preprocess: PreprocessRequest,
    pub(super) rule: depfile::RuleOptions,
    /// Only the names of the files that are read and written are shown.
    pub(super) scans_dependencies: bool,
    pub(super) messages: Messages,
    pub(super) verbose: bool,
    /// The time taken is printed in GNU as's form.
    pub(super) statistics: bool,
    /// The text is printed and no object is written.
    pub(super) printer: Option<Printer>,
    pub(super) options: Options,
    /// The target, if it was given.
    pub(super) triple: Option<Triple>,
    pub(super) cpu: String,
    /// Lists of processors and features to write first.
    pub(super) lists: Lists,
    /// The first given flag that applies only to assembly text.
    pub(super) of_texts: Option<&'static str>,
}

impl Settings {
    /// The files of the first input, which is the only one unless inputs are assembled.
    pub(super) fn first(&self) -> &Paths {
        &self.paths[0]
    }
}

/// `as_gnu`: the flags come from GNU as's command line.
pub(super) fn settings(matches: &ArgMatches, as_gnu: bool) -> Result<Settings, Usage> {
    let found = Matches(matches);
    found.only_what_is_supported()?;
    let mut triple = match found.word("triple") {
        Some(text) => {
            text.parse().map_err(|e: llas::triple::TripleError| Usage::of(Code::UnsupportedTarget, e.message))?
        }
        None if found.switch("reproducible", false)? => {
            return Err(
                Usage::new("--reproducible needs a target").help("--triple=TRIPLE names it; the host's differs")
            );
        }
        None => Triple::host(),
    };
    if let Some(name) = found.word("arch") {
        triple = triple.with_arch(name).map_err(|_| {
            Usage::of(Code::UnsupportedTarget, format!("unknown machine '{name}'"))
                .help("expected one of x86_64, i386, aarch64, aarch64_be, arm64ec, arm, armeb, thumb or thumbeb")
        })?;
    }
    found.no_forms_of_llvm()?;
    let printer = match found.word("filetype") {
        Some("asm") => Some(printer(&found)?),
        _ => None,
    };
    let has_output = found.word("filetype") != Some("null");
    let is_coff = triple.is_coff();
    let said = found.word("triple").map(|_| triple.clone());
    #[cfg(feature = "preprocess")]
    let preprocess = PreprocessRequest::of(&found, &triple)?;
    let builder = Options::builder(triple);
    #[cfg(feature = "preprocess")]
    let (as_clang, (builder, usual_dwarf)) = (preprocess.applies_to_all(&found), preprocess.usual(&found, builder));
    #[cfg(not(feature = "preprocess"))]
    let (as_clang, usual_dwarf) = (false, None);
    let builder = text_options(&found, builder)?;
    let builder = machine_options(&found, object_options(&found, builder, is_coff)?, as_clang)?;
    let builder = builder.gnu(gnu_options::read(found.list("gnu-option"), is_coff)?);
    let color = found.word("color").unwrap_or("auto");
    let listing = match found.path("listing") {
        Some(to) => {
            let color = is_dash(&to) && wants_color(color, &io::stdout());
            let sizes = listing::Sizes::of(found.word("listing-sizes"))?;
            Some(listing::ListingRequest::new(found.word("listing-shows").unwrap_or("lmns"), sizes, color)?)
        }
        None => None,
    };
    let disassembly = DisassemblyRequest::of(&found)?;
    let usual = if printer.is_none() && !makes_text(&found)? { Usual::Object } else { Usual::Text };
    let AllPaths { paths, folders } = match as_gnu || disassembly.is_some() {
        true => paths::of_one(&found),
        false => paths::of(&found, usual, has_output)?,
    };
    if found.word("explain").is_some() && paths.len() > 1 {
        return Err(Usage::new("more than one input file").help("--explain assembles no file"));
    }
    let splits = paths.iter().any(|paths| paths.dwo.is_some());
    let scans_dependencies = found.switch("scan-deps", false)?;
    if scans_dependencies && paths.len() > 1 {
        return Err(Usage::new("more than one input file").help("--scan-deps shows the files of one input"));
    }
    let lint = found.switch("lint", false)?;
    let builder = builder.spans(lint || listing.is_some()).split_dwarf(splits);
    let threads = threads(&found)?;
    let builder = match paths.len() {
        // Other processes of a build have the other processors.
        _ if as_gnu => builder,
        1 => builder.threads(threads.unwrap_or(0)),
        _ => builder,
    };
    let options = builder.dwarf(dwarf_options(&found, usual_dwarf)?).limits(limits(&found)?).build();
    let options = options.map_err(|error| Usage { code: error.code, message: error.message, help: error.help })?;

    Ok(Settings {
        paths,
        folders,
        threads,
        has_output,
        listing,
        explain: found.word("explain").map(str::to_owned),
        disassembly,
        lint,
        #[cfg(feature = "preprocess")]
        preprocess,
        rule: depfile::RuleOptions {
            targets: found.list("MT").map(str::to_owned).collect(),
            phony: found.switch("MP", false)?,
            only_user: found.switch("MMD", false)? || found.word("dependencies") == Some("user"),
        },
        scans_dependencies,
        messages: Messages {
            format: Format::of(found.word("error-format").unwrap_or("rich")),
            color: wants_color(color, &io::stderr()),
        },
        verbose: found.switch("verbose", false)?,
        statistics: false,
        printer,
        options,
        triple: said,
        lists: Lists::of(&found),
        cpu: found.word("mcpu").unwrap_or_default().to_owned(),
        of_texts: found.of_texts(),
        input_limits: input_limits(matches)?,
        joined: None,
    })
}

/// Whether a text or a make rule is written, and no object.
fn makes_text(found: &Matches<'_>) -> Result<bool, Usage> {
    if found.word("dependencies").is_some() {
        return Ok(true);
    }
    #[cfg(feature = "preprocess")]
    return found.switch("E", false);
    #[cfg(not(feature = "preprocess"))]
    Ok(false)
}

fn threads(found: &Matches<'_>) -> Result<Option<usize>, Usage> {
    match found.word("j") {
        Some(word) => match word.parse() {
            Ok(number @ 1..) => Ok(Some(number)),
            _ => Err(Usage::new(format!("invalid value '{word}' of 'j'")).help("expected a number from 1 on")),
        },
        None => Ok(None),
    }
}

fn printer(found: &Matches<'_>) -> Result<Printer, Usage> {
    Ok(Printer::new()
        .intel(found.word("output-asm-variant") == Some("1"))
        .hexadecimal(found.switch("print-imm-hex", false)?)
        .encodings(found.switch("show-encoding", false)?)
        .comments(found.switch("preserve-comments", false)?))
}

fn text_options(found: &Matches<'_>, mut builder: Builder) -> Result<Builder, Usage> {
    if let Some(cpu) = found.word("mcpu") {
        builder = builder.cpu(cpu);
    }
    for feature in found.list("mattr").flat_map(|l| l.split(',')).filter(|f| !f.is_empty()) {
        builder = builder.feature(feature);
    }
    for path in found.paths("I") {
        builder = builder.include_path(path);
    }
    for text in found.list("defsym") {
        let (name, value) = text.split_once('=').filter(|(name, _)| !name.is_empty()).ok_or_else(|| {
            Usage::new(format!("invalid symbol definition '{text}'")).help("write -defsym=NAME=NUMBER")
        })?;
        let value =
            integer(value).ok_or_else(|| Usage::new(format!("the value of '{name}' is not an integer: '{value}'")))?;
        builder = builder.defsym(name, value);
    }
    Ok(builder
        .masm_integers(found.switch("masm-integers", false)?)
        .motorola_integers(found.switch("motorola-integers", false)?)
        .no_initial_text(found.switch("n", false)?)
        .no_warn(found.switch("no-warn", false)?)
        .fatal_warnings(found.switch("fatal-warnings", false)?))
}

fn object_options(found: &Matches<'_>, builder: Builder, is_coff: bool) -> Result<Builder, Usage> {
    Ok(builder
        .large_code_model(found.switch("large-code-model", false)?)
        .relax_all(found.switch("mc-relax-all", false)?)
        .no_exec_stack(found.switch("no-exec-stack", false)?)
        .codeview(found.switch("gcodeview", false)?)
        .gnu_dialect(found.switch("gnu-dialect", false)?)
        // llvm-mc accepts this and the next for COFF and ignores them.
        .crel(found.switch("crel", false)? && !is_coff)
        .compress_debug_sections(match found.word("compress-debug-sections").filter(|_| !is_coff) {
            Some("zlib") => Compression::Zlib,
            Some("zlib-gnu") => Compression::ZlibGnu,
            Some("zstd") => Compression::Zstd,
            _ => Compression::None,
        })
        .gsframe(found.switch("gsframe", false)?)
        .save_temp_labels(found.switch("save-temp-labels", false)?))
}

/// Returns whether instructions are written in Intel syntax.
pub(super) fn wants_intel(found: &Matches<'_>) -> Result<bool, Usage> {
    let is_second = found.word("output-asm-variant") == Some("1");
    let is_named = found.word("x86-asm-syntax") == Some("intel") || found.list("M").any(|word| word == "intel");
    Ok(found.switch("intel", false)? || is_second || is_named)
}

pub(super) fn input_limits(matches: &ArgMatches) -> Result<input::Limits, Usage> {
    let found = Matches(matches);
    let file = found.number("max-input-size", Limits::default().input)?;
    let stream = if found.word("max-input-size").is_some() { file } else { input::STREAM_LIMIT };
    Ok(input::Limits { file, stream })
}

fn limits(found: &Matches<'_>) -> Result<Limits, Usage> {
    let mut limits = Limits::default();
    limits.include_depth = found.number("max-include-depth", limits.include_depth)?;
    limits.macro_depth = found.number("asm-macro-max-nesting-depth", limits.macro_depth)?;
    limits.output = found.number("max-output-size", limits.output)?;
    limits.errors = found.number("error-limit", ERROR_LIMIT)?;
    limits.input = found.number("max-input-size", limits.input)?;
    limits.expansion = found.number("max-expansion-size", limits.expansion)?;
    Ok(limits)
}

/// What a command line has. [`super::command`] defines only the flags that occur, so a flag that clap does not know was not
/// given.
pub(super) struct Matches<'m>(pub(super) &'m ArgMatches);

impl Matches<'_> {
    pub(super) fn is_given(&self, name: &str) -> bool {
        debug_assert!(name == "INPUT" || FLAGS.iter().any(|flag| flag.name == name), "{name} is no flag");
        self.0.try_contains_id(name).unwrap_or(false)
    }

    pub(super) fn word(&self, name: &str) -> Option<&str> {
        if self.is_given(name) { self.0.get_one::<String>(name).map(String::as_str) } else { None }
    }

    pub(super) fn list(&self, name: &str) -> impl Iterator<Item = &str> {
        let found = if self.is_given(name) { self.0.get_many::<String>(name) } else { None };
        found.into_iter().flatten().map(String::as_str)
    }

    /// The values of a flag with their positions on the command line.
    #[cfg(feature = "preprocess")]
    pub(super) fn indexed(&self, name: &str) -> impl Iterator<Item = (usize, String)> {
        let indices = if self.is_given(name) { self.0.indices_of(name) } else { None };
        indices.into_iter().flatten().zip(self.list(name).map(str::to_owned))
    }

    pub(super) fn path(&self, name: &str) -> Option<PathBuf> {
        if self.is_given(name) { self.0.get_one::<OsString>(name).map(PathBuf::from) } else { None }
    }

    pub(super) fn paths(&self, name: &str) -> Vec<PathBuf> {
        let found = if self.is_given(name) { self.0.get_many::<OsString>(name) } else { None };
        found.into_iter().flatten().map(PathBuf::from).collect()
    }

    pub(super) fn switch(&self, name: &str, default: bool) -> Result<bool, Usage> {
        match self.word(name) {
            None => Ok(default),
            Some("true" | "TRUE" | "True" | "1") => Ok(true),
            Some("false" | "FALSE" | "False" | "0") => Ok(false),
            Some(other) => {
                Err(Usage::new(format!("invalid value '{other}' of '{name}'")).help("expected true or false"))
            }
        }
    }

    /// A number, with an optional suffix K, M or G for powers of 1024.
    pub(super) fn number<N: TryFrom<u64>>(&self, name: &str, default: N) -> Result<N, Usage> {
        let Some(text) = self.word(name) else { return Ok(default) };
        let (digits, shift) = match text.as_bytes().last() {
            Some(b'k' | b'K') => (&text[..text.len() - 1], 10),
            Some(b'm' | b'M') => (&text[..text.len() - 1], 20),
            Some(b'g' | b'G') => (&text[..text.len() - 1], 30),
            _ => (text, 0),
        };
        let value = digits.parse().ok().and_then(|n: u64| n.checked_mul(1 << shift)).and_then(|n| N::try_from(n).ok());
        value.ok_or_else(|| Usage::new(format!("invalid value '{text}' of '{name}'")))
    }

    /// The first given flag that applies only to assembly text.
    pub(super) fn of_texts(&self) -> Option<&'static str> {
        let of_text = |flag: &&Flag| match flag.name {
            "triple" | "mcpu" => false,
            "listing" | "lint" => true,
            _ => matches!(flag.group, Group::Target | Group::Text | Group::Object | Group::Debug),
        };
        FLAGS.iter().filter(of_text).map(|flag| flag.name).find(|name| self.is_given(name))
    }

    /// Refuses flags that show LLVM's own form of instructions. Neither has an effect on an object, but the second also
    /// writes messages about a text that becomes one.
    fn no_forms_of_llvm(&self) -> Result<(), Usage> {
        let prints = self.word("filetype") == Some("asm");
        for (name, concerns) in [("show-inst", prints), ("show-inst-operands", true)] {
            if concerns && self.switch(name, false)? {
                let message = format!(
                    "'--{name}' is not supported: it shows LLVM's own form of instructions, which llas does not have"
                );
                return Err(Usage::of(Code::NotYet, message).help(
                    "-filetype=asm --show-encoding adds the bytes and fixups of instructions; --explain INSTRUCTION shows a table row with its fields",
                ));
            }
        }
        Ok(())
    }

    /// Refuses flags that would change the object and are not supported yet.
    pub(super) fn only_what_is_supported(&self) -> Result<(), Usage> {
        for flag in FLAGS {
            let State::Only(only) = flag.state else { continue };
            let dashes = if flag.name.len() == 1 { "-" } else { "--" };
            let refused = match flag.takes {
                Takes::Switch => self.switch(flag.name, only == "true")?.to_string() != only,
                _ => self.word(flag.name).is_some_and(|word| word != only),
            };
            if refused {
                let value = match flag.takes {
                    Takes::Switch => String::new(),
                    _ => format!("={}", self.word(flag.name).unwrap_or_default()),
                };
                let message = format!("'{dashes}{}{value}' is not supported yet", flag.name);
                return Err(Usage::of(Code::NotYet, message));
            }
        }
        Ok(())
    }
}
