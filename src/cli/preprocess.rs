//! `.S` files: preprocesses an input before it is assembled, or in place of that.

use super::assembly::Assembly;
use super::flags::{FLAGS, Group, Takes};
use super::input::{self, Input};
use super::output::{Contents, Output};
use super::settings::{Matches, Settings};
use super::{Usage, depfile, files, reason, same};
use llas::diag::{Code, LineColumn, Report, Severity};
use llas::options::Builder;
use llas::{Context, Text, Triple};
use llas_cpp::{Category, FileSystem, IncludeDirs, Limits, Macro, Options, Preprocessor, predefined, system_dirs};
use md5::{Digest as _, Md5};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// The flags about preprocessing.
#[derive(Clone, Debug)]
pub(super) struct PreprocessRequest {
    /// Without what depends on the target and the system, which takes time to find.
    options: Options,
    target: String,
    /// The processor and its features.
    chosen: Vec<String>,
    /// `-nostdinc`.
    no_standard_dirs: bool,
    /// The flags that are of no use if nothing is preprocessed, as they were given.
    given: Vec<String>,
    /// `-x`: whether inputs are preprocessed, whatever their names are.
    applies: Option<bool>,
    no_warn: bool,
    /// `-E`: the text is written, and no object.
    pub(super) writes_text: bool,
    /// `-M`: only the make rule is written.
    pub(super) writes_rule: bool,
    is_reproducible: bool,
    /// The preprocessed text has a comment for each file that the assembler would read.
    hashes_files: bool,
}

/// What is done after preprocessing.
pub(super) enum Next {
    Assemble(Input),
    /// Nothing; false if the text has errors.
    Done(bool),
}

impl PreprocessRequest {
    pub(super) fn of(found: &Matches<'_>, triple: &Triple) -> Result<Self, Usage> {
        let texts = |name: &str| found.list(name).map(str::to_owned).collect::<Vec<_>>();
        let defines = found.indexed("D").map(|(at, text)| (at, Macro::Define(text)));
        let mut macros: Vec<_> =
            defines.chain(found.indexed("U").map(|(at, text)| (at, Macro::Undefine(text)))).collect();
        macros.sort_by_key(|(at, _)| *at);
        let features = found.list("mattr").flat_map(|list| list.split(',')).filter_map(|word| word.strip_prefix('+'));
        let chosen = features.chain(found.word("mcpu")).map(str::to_owned).collect();
        let normal = found.paths("I").iter().map(|path| path.to_string_lossy().into_owned()).collect();
        let limits = Limits::default();
        let options = Options {
            include_dirs: IncludeDirs {
                quote: texts("iquote"),
                normal,
                system: texts("isystem"),
                standard: Vec::new(),
                after: texts("idirafter"),
            },
            macros: macros.into_iter().map(|(_, text)| text).collect(),
            forced_includes: texts("include"),
            predefined: String::new(),
            only_language_macros: found.switch("undef", false)?,
            own_headers: !found.switch("nostdinc", false)?,
            embed_dirs: texts("embed-dir"),
            macro_prefix_map: found
                .list("fmacro-prefix-map")
                .map(|text| text.split_once('=').unwrap_or((text, "")))
                .map(|(old, new)| (old.to_owned(), new.to_owned()))
                .collect(),
            line_markers: !found.switch("P", false)?,
            microsoft: false,
            target: Vec::new(),
            time: None,
            limits: Limits {
                include_depth: found.number("max-include-depth", limits.include_depth)?,
                input: found.number("max-input-size", limits.input)?,
                output: found.number("max-expansion-size", limits.output)?,
                ..limits
            },
        };
        Ok(PreprocessRequest {
            options,
            target: triple.to_string(),
            chosen,
            no_standard_dirs: found.switch("nostdinc", false)?,
            given: given(found)?,
            applies: found.word("x").map(|language| language == "assembler-with-cpp"),
            no_warn: found.switch("no-warn", false)?,
            writes_text: found.switch("E", false)?,
            writes_rule: found.word("dependencies").is_some(),
            is_reproducible: found.switch("reproducible", false)?,
            hashes_files: found.switch("hash-files", false)?,
        })
    }

    fn preprocessor(&self) -> Preprocessor {
        let chosen: Vec<&str> = self.chosen.iter().map(String::as_str).collect();
        let made = predefined(&self.target, &chosen);
        let mut options = self.options.clone();
        (options.predefined, options.microsoft, options.target) = (made.text, made.microsoft, made.target);
        options.time = time(self.is_reproducible);
        if !self.no_standard_dirs {
            options.include_dirs.standard = system_dirs(&self.target);
        }
        Preprocessor::new(options)
    }

    /// The options of preprocessed texts before those of the command line: what clang chooses for the target, and the version of DWARF.
    pub(super) fn usual(&self, found: &Matches<'_>, mut builder: Builder) -> (Builder, Option<u16>) {
        if !self.applies_to_all(found) {
            return (builder, None);
        }
        let made = predefined(&self.target, &[]);
        if found.word("mcpu").is_none() {
            builder = made.features.iter().fold(builder.cpu(made.cpu), |builder, feature| builder.feature(*feature));
        }
        (builder, made.dwarf_version.map(u16::from))
    }

    /// Warnings about flags that have no effect because no input is preprocessed.
    pub(super) fn unused<'p>(&self, mut inputs: impl Iterator<Item = Option<&'p Path>>) -> Vec<Report> {
        if self.no_warn || self.given.is_empty() || inputs.any(|path| self.applies_to(path)) {
            return Vec::new();
        }
        let help = "files whose names end with .S are preprocessed, and all files with -x assembler-with-cpp";
        let report = |flag: &String| {
            let message = format!("'{flag}' has no effect: no input is preprocessed");
            Report::without_text(Severity::Warning, Code::PreprocessorWarning, "llas", message).with_help([help.into()])
        };
        self.given.iter().map(report).collect()
    }

    /// Whether all inputs are preprocessed.
    /// Whether all inputs are preprocessed.
    pub(super) fn applies_to_all(&self, found: &Matches<'_>) -> bool {
        let inputs = found.paths("INPUT");
        if inputs.is_empty() { self.applies_to(None) } else { inputs.iter().all(|path| self.applies_to(Some(path))) }
    }

    /// Whether an input with this name is preprocessed.
    fn applies_to(&self, path: Option<&Path>) -> bool {
        let extension = path.and_then(Path::extension).and_then(OsStr::to_str);
        let by_name = match extension {
            Some("S" | "sx") => true,
            // -E of any other file asks for nothing else. Caches ask so which compiler this is.
            Some(other) => self.writes_text && other != "s",
            None => false,
        };
        self.applies.unwrap_or(by_name)
    }
}

/// The flags about preprocessing that were given, but for those that say whether it happens.
fn given(found: &Matches<'_>) -> Result<Vec<String>, Usage> {
    let mut given = Vec::new();
    for flag in FLAGS.iter().filter(|flag| flag.group == Group::Preprocess && !matches!(flag.name, "x" | "E")) {
        match flag.takes {
            Takes::Switch if found.switch(flag.name, false)? => given.push(format!("-{}", flag.name)),
            Takes::List(_) => given.extend(found.list(flag.name).map(|value| format!("-{} {value}", flag.name))),
            _ => {}
        }
    }
    Ok(given)
}

/// The time that the text may ask for; with `--reproducible` not the clock's.
fn time(is_reproducible: bool) -> Option<i64> {
    let now = || std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).ok();
    match std::env::var("SOURCE_DATE_EPOCH") {
        Ok(text) => text.parse().ok(),
        Err(_) if is_reproducible => None,
        Err(_) => now().and_then(|time| time.as_secs().try_into().ok()),
    }
}

impl Assembly<'_> {
    /// Preprocesses an input, if that is asked for or its name says so.
    pub(super) fn preprocess(&mut self, name: &str, input: Input) -> Result<Next, Usage> {
        let (settings, paths) = (self.settings, self.paths);
        let request = &settings.preprocess;
        let mut text = None;
        if request.applies_to(paths.input.as_deref()) && settings.joined.is_none() {
            let bytes = match (input.text(), paths.input.as_deref()) {
                (Text::Bytes(bytes), _) => bytes.to_vec(),
                (_, path) => input::bytes(path.unwrap_or(Path::new("-")), settings.input_limits).map_err(|error| {
                    Usage::of(Code::CannotReadInput, format!("cannot read '{name}': {}", reason(&error)))
                })?,
            };
            let output = request.preprocessor().run_text(name, &bytes, &mut FileSystem);
            let reports: Vec<Report> = output
                .reports
                .iter()
                .filter(|report| !request.no_warn || report.severity == llas_cpp::Severity::Error)
                .map(report)
                .collect();
            self.turn.show(settings.messages, &reports);
            self.turn.say(&settings.messages.more_errors(name, output.more_reports));
            self.included =
                output.dependencies.iter().map(|file| (PathBuf::from(&file.path), file.is_system)).collect();
            if output.has_errors() {
                return Ok(Next::Done(false));
            }
            text = Some(output.text);
        }
        if request.writes_rule {
            let rule = self.rule();
            return self.write_only(&rule);
        }
        if request.writes_text {
            let text = match text {
                Some(text) => text,
                None => input::bytes(paths.input.as_deref().unwrap_or(Path::new("-")), settings.input_limits).map_err(
                    |error| Usage::of(Code::CannotReadInput, format!("cannot read '{name}': {}", reason(&error))),
                )?,
            };
            let text = if request.hashes_files { with_hashes(name, text, settings)? } else { text };
            return self.write_only(&text);
        }
        Ok(Next::Assemble(text.map_or(input, Input::Bytes)))
    }

    /// Writes the output of a run that makes no object.
    fn write_only(&mut self, bytes: &[u8]) -> Result<Next, Usage> {
        let paths = self.paths;
        let read: Vec<PathBuf> = self.included.iter().map(|(path, _)| path.clone()).collect();
        same::check_read(self.settings, paths, self.written, &read)?;
        let path = paths.depfile.as_deref().filter(|_| self.settings.preprocess.writes_rule).unwrap_or(&paths.output);
        let mut outputs = vec![Output { path, contents: Contents::Bytes(bytes) }];
        let rule = self.rule();
        if let Some(depfile) = paths.depfile.as_deref().filter(|_| self.settings.preprocess.writes_text) {
            outputs.push(Output { path: depfile, contents: Contents::Bytes(&rule) });
        }
        self.turn.write(&outputs)?;
        Ok(Next::Done(true))
    }

    /// The make rule of an input that is not assembled.
    fn rule(&self) -> Vec<u8> {
        let (paths, wanted) = (self.paths, &self.settings.rule);
        let included = self.included.iter().filter(|(_, is_system)| !(*is_system && wanted.only_user));
        let files = paths.input.iter().chain(included.map(|(path, _)| path)).map(PathBuf::as_path);
        // What -E and -M write is not the object.
        let object = paths.input.as_ref().and_then(|input| input.file_name()).unwrap_or(OsStr::new("stdin"));
        depfile::rule(&Path::new(object).with_extension("o"), files, wanted)
    }
}

/// Appends a line marker and a hash for each file that `.include` and `.incbin` read, so that what is made from the text depends on
/// nothing else. A text with errors stays as it is.
fn with_hashes(name: &str, mut text: Vec<u8>, settings: &Settings) -> Result<Vec<u8>, Usage> {
    let read = llas::Input::new(name, &*text).files(&files::FileSystem);
    let Ok(assembled) = Context::new(&settings.options).assemble(read) else { return Ok(text) };
    for path in &assembled.dependencies {
        let bytes = input::bytes(path, settings.input_limits).map_err(|error| {
            let what = format!("cannot read '{}': {}", path.display(), reason(&error));
            Usage::of(Code::CannotReadInput, what)
        })?;
        // A line marker, by which caches know which files to compare before they preprocess at all.
        let name = path.to_string_lossy().replace('\\', "\\\\").replace('"', "\\\"");
        let line = format!("# 1 \"{name}\"\n# {:x}\n", Md5::digest(&bytes));
        text.extend_from_slice(line.as_bytes());
    }
    Ok(text)
}

/// The report in the command's form.
fn report(found: &llas_cpp::Report) -> Report {
    let (severity, code) = match (found.severity, found.category) {
        (llas_cpp::Severity::Warning, _) => (Severity::Warning, Code::PreprocessorWarning),
        (_, Category::Condition) => (Severity::Error, Code::BadCondition),
        (_, Category::Include) => (Severity::Error, Code::FileNotFound),
        (_, Category::User) => (Severity::Error, Code::PreprocessorError),
        (_, Category::Limit) => (Severity::Error, Code::PreprocessorLimit),
        _ => (Severity::Error, Code::BadPreprocessing),
    };
    let start = LineColumn { line: found.place.line, column: found.place.column };
    let line = (found.text.as_str(), found.len as usize);
    let mut made = Report::of_line(severity, code, (&found.place.file, start), line, found.message.clone());
    for expansion in &found.expanded_from {
        let place = expansion.defined.as_ref().map_or_else(String::new, |place| format!(", defined at {place}"));
        made = made.with_note(format!("expanded from macro '{}'{place}", expansion.name));
    }
    for place in &found.included_from {
        made = made.with_note(format!("included from {}:{}", place.file, place.line));
    }
    made.with_help(found.help.iter().cloned())
}
