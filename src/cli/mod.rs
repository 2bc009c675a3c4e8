//! The command: arguments, files, messages and the exit status. It uses only the library's public API.
//!
//! [`args`], or [`gnu`] if called as `as`, normalizes the arguments; [`command`] has clap parse them; [`settings`]
//! converts them to [`llas::Options`]; [`inputs`] distributes the inputs to threads, and [`assembly`] has the library
//! assemble one; [`output`] writes the object to its place, atomically.

mod args;
mod assembly;
#[cfg(feature = "bitcode")]
mod bitcode;
mod command;
mod depfile;
mod disassemble;
mod dwarf_options;
mod files;
mod flags;
mod gnu;
mod gnu_flags;
mod gnu_options;
mod gnu_processors;
mod gnu_target;
mod input;
mod inputs;
mod inspect;
mod integer;
mod listing;
mod machine_options;
mod messages;
mod objects;
mod output;
mod paths;
#[cfg(feature = "preprocess")]
mod preprocess;
mod same;
mod scan_deps;
#[cfg(feature = "lsp")]
mod serve;
mod settings;
mod signals;
mod sparse;
mod targets;
mod turns;
mod wanted;

use llas::diag::{Code, Report, Severity};
use messages::Messages;
use settings::Settings;
use std::ffi::{OsStr, OsString};
use std::io::{self, Write as _};
use std::path::Path;
use std::time::Instant;

/// An error in the command line, or a file that cannot be read or written.
#[derive(Debug)]
struct Usage {
    code: Code,
    message: String,
    help: Vec<String>,
}

impl Usage {
    fn new(message: impl Into<String>) -> Self {
        Usage { code: Code::BadOption, message: message.into(), help: Vec::new() }
    }

    fn of(code: Code, message: impl Into<String>) -> Self {
        Usage { code, message: message.into(), help: Vec::new() }
    }

    fn help(mut self, text: impl Into<String>) -> Self {
        self.help.push(text.into());
        self
    }

    fn report(&self) -> Report {
        let report = Report::without_text(Severity::Error, self.code, "llas", self.message.clone());
        report.with_help(self.help.iter().cloned())
    }
}

enum Action {
    Text(String),
    Assembly(Box<Settings>),
    /// Show the contents of objects.
    Inspection(inspect::InspectRequest),
    /// Disassemble objects.
    Objects(objects::ObjectsRequest),
    /// Serve an editor.
    #[cfg(feature = "lsp")]
    Server,
}

/// Runs the command and returns its exit status: 0, or 1 with errors on standard error.
pub(crate) fn run(args: Vec<OsString>) -> i32 {
    let named = args.get(1).is_some_and(|first| first == "--as");
    let as_gnu = named || args.first().is_some_and(|program| gnu_target::is_name_of_as(program));
    let messages = Messages::guess(&args, as_gnu);
    let mut args = args.into_iter();
    let program = args.next().unwrap_or_default();
    let mut args: Vec<OsString> = args.collect();
    if is_llvm_mc(&program) {
        args.splice(..0, LLVM_MC_DEFAULTS.map(OsString::from)).for_each(drop);
    }
    let action = if as_gnu {
        called_as_gnu(&program, args.split_off(usize::from(named)))
    } else {
        args::normalize(args).and_then(command::read).and_then(|read| found(read, false))
    };
    match action {
        Ok(Action::Text(text)) => i32::from(to_stdout(text.as_bytes()).is_err()),
        Ok(Action::Assembly(settings)) => timed(&settings),
        Ok(Action::Inspection(request)) => request.run(messages),
        Ok(Action::Objects(request)) => request.run(messages),
        #[cfg(feature = "lsp")]
        Ok(Action::Server) => serve::run(),
        Err(usage) => report_usage(&usage, messages),
    }
}

/// What llvm-mc does without other flags.
const LLVM_MC_DEFAULTS: [&str; 3] = ["-filetype=asm", "-o", "-"];

/// Returns whether the command is called by llvm-mc's name.
fn is_llvm_mc(program: &OsStr) -> bool {
    let stem = Path::new(program).file_stem().unwrap_or_default();
    stem == "llvm-mc" || stem == "llvm-mc-22"
}

fn found(found: command::Found, as_gnu: bool) -> Result<Action, Usage> {
    match found {
        command::Found::Text(text) => Ok(Action::Text(text)),
        command::Found::Matches(matches) => {
            #[cfg(feature = "lsp")]
            if settings::Matches(&matches).switch("lsp", false)? {
                return Ok(Action::Server);
            }
            if let Some(request) = inspect::InspectRequest::of(&matches)? {
                return Ok(Action::Inspection(request));
            }
            if let Some(request) = objects::ObjectsRequest::of(&matches)? {
                return Ok(Action::Objects(request));
            }
            settings::settings(&matches, as_gnu).map(|settings| Action::Assembly(Box::new(settings)))
        }
    }
}

fn called_as_gnu(program: &OsStr, args: Vec<OsString>) -> Result<Action, Usage> {
    let mut translated = match gnu::read(program, args)? {
        gnu::GnuAction::Text(text) => return Ok(Action::Text(text)),
        gnu::GnuAction::Assembly(translated) => translated,
    };
    if translated.tells_version {
        let _ = io::stderr().write_all(gnu::version().as_bytes());
    }
    let joined = translated.joined;
    let one = joined.only_one();
    if let Some(one) = &one {
        translated.args.extend(["--".into(), one.clone()]);
    }
    let mut action = found(command::read(translated.args)?, true)?;
    if let Action::Assembly(settings) = &mut action {
        settings.statistics = translated.statistics;
        settings.joined = one.is_none().then_some(joined);
    }
    Ok(action)
}

/// Shows an error without a source location and returns the exit status.
fn report_usage(usage: &Usage, messages: Messages) -> i32 {
    messages.usage(usage);
    1
}

/// Switches to Intel syntax; an error on machines that have one syntax only.
const OTHER_SYNTAX: &str = ".intel_syntax noprefix\n";

/// Prints the encoding of an instruction. If it is an error in the selected syntax, Intel syntax is tried.
fn explain(instruction: &str, settings: &Settings) -> i32 {
    let options = &settings.options;
    let explained = llas::explain::explain(instruction, options);
    let other = |failure| llas::explain::explain(&format!("{OTHER_SYNTAX}{instruction}"), options).map_err(|_| failure);
    match explained.or_else(other) {
        Ok(explained) => {
            settings.messages.show(&explained.assembled.warnings);
            i32::from(to_stdout(explained.to_string().as_bytes()).is_err())
        }
        Err(failure) => {
            settings.messages.show(&failure.reports);
            1
        }
    }
}

/// Assembles; with `--statistics`, prints the time taken.
fn timed(settings: &Settings) -> i32 {
    let start = Instant::now();
    let status = assemble(settings);
    if settings.statistics {
        let line = format!("as: total time in assembly: {:.6}\n", start.elapsed().as_secs_f64());
        let _ = io::stderr().write_all(line.as_bytes());
    }
    status
}

fn assemble(settings: &Settings) -> i32 {
    let show_lists = || messages::write(&settings.lists.text(&settings.options));
    if settings.explain.is_some() || settings.disassembly.is_some() {
        show_lists();
    }
    if let Some(instruction) = &settings.explain {
        return match &settings.disassembly {
            Some(request) => request.explain(instruction, settings),
            None => explain(instruction, settings),
        };
    }
    if let Some(request) = &settings.disassembly {
        return request.run(settings);
    }
    let has_file = settings.joined.is_some() || settings.paths.iter().any(|paths| paths.input.is_some());
    if settings.lists.are_all(has_file) {
        show_lists();
        return 0;
    }
    inputs::assemble(settings).unwrap_or_else(|usage| report_usage(&usage, settings.messages))
}

fn to_stdout(bytes: &[u8]) -> io::Result<()> {
    if bytes.is_empty() {
        return Ok(());
    }
    let mut out = io::stdout().lock();
    out.write_all(bytes)?;
    out.flush()
}

/// True if a path names a standard stream.
fn is_dash(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// The system's text of an error, without the error number.
fn reason(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => return "no such file or directory".to_owned(),
        io::ErrorKind::IsADirectory => return "it is a directory".to_owned(),
        _ => {}
    }
    let text = error.to_string();
    match text.find(" (os error") {
        Some(end) => text[..end].to_owned(),
        None => text,
    }
}
