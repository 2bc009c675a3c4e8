//! The command: arguments, files, messages and the exit status. Must not know the insides of the pipeline.
//!
//! A run goes one way: [`args`] spells the arguments in one way, [`command`] has clap read them, [`settings`] makes them
//! [`llas::Options`], the library assembles, and [`output`] puts the object in its place, whole or not at all.

mod args;
mod command;
mod depfile;
mod flags;
mod input;
mod output;
mod settings;

use llas::diag::{Code, Color, Diagnostic, Diagnostics, Format, Policy, render};
use llas::options::FileType;
use llas::source::SourceMap;
use settings::{Asked, Messages, Settings};
use std::ffi::OsString;
use std::io::{self, Write as _};
use std::path::Path;

/// A mistake in the command line, or a file that cannot be read or written.
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
}

/// Runs the command and returns its exit status: 0, or 1 with the reasons on standard error.
pub(crate) fn run(args: Vec<OsString>) -> i32 {
    let messages = Messages::guess(&args);
    let asked = args::normalize(args).and_then(command::read).and_then(|found| match found {
        command::Found::Text(text) => Ok(Asked::Text(text)),
        command::Found::Matches(matches) => settings::settings(&matches).map(|s| Asked::Assembly(Box::new(s))),
    });
    match asked {
        Ok(Asked::Text(text)) => i32::from(to_stdout(&[text.as_bytes()]).is_err()),
        Ok(Asked::Assembly(settings)) => assemble(&settings),
        Err(usage) => tell(&usage, messages),
    }
}

/// Shows one error that has no place in a text.
fn tell(usage: &Usage, messages: Messages) -> i32 {
    let mut error = Diagnostic::error(usage.code, None, usage.message.clone());
    error.help.clone_from(&usage.help);
    let mut all = Diagnostics::new(Policy::default());
    all.push(error);
    show(&all, &SourceMap::new(), "llas", messages);
    1
}

/// Writes diagnostics to standard error. A standard error that is closed is no reason to stop.
fn show(diagnostics: &Diagnostics, sources: &SourceMap<'_>, name: &str, messages: Messages) {
    if diagnostics.is_empty() {
        return;
    }
    let color = if messages.color && messages.format == Format::Rich { Color::Always } else { Color::Never };
    let _ = io::stderr().write_all(&render(diagnostics, sources, name, messages.format, color));
}

fn assemble(settings: &Settings) -> i32 {
    let messages = settings.messages;
    let (name, input) = match input::read(settings.input.as_deref(), settings.options.limits.input) {
        Ok(read) => read,
        Err(usage) => return tell(&usage, messages),
    };
    let target = output::Target::new(&settings.output);
    match llas::assemble_object(&name, input.text(), &settings.options, &llas::FileSystem) {
        Ok(assembled) => {
            show(&assembled.diagnostics, &assembled.sources, &name, messages);
            let file = match assembled.file() {
                Ok(file) => file,
                Err(llas::OutOfMemory) => {
                    target.remove();
                    return tell(&Usage::of(Code::OutputTooLarge, "there is no memory for the object"), messages);
                }
            };
            let nothing = settings.options.filetype == FileType::Null;
            let object: Vec<&[u8]> = if nothing { Vec::new() } else { file.pieces().collect() };
            let written = to_stdout(&[&assembled.printed])
                .map_err(|error| {
                    Usage::of(Code::CannotWriteOutput, format!("cannot write to standard output: {error}"))
                })
                .and_then(|()| target.write(&object))
                .and_then(|()| match &settings.depfile {
                    Some(path) => depfile::write(path, &settings.output, settings.input.as_deref(), &assembled),
                    None => Ok(()),
                });
            let status = match written {
                Ok(()) => 0,
                Err(usage) => tell(&usage, messages),
            };
            if status == 0 && settings.verbose {
                let size: usize = object.iter().map(|piece| piece.len()).sum();
                let line = format!("llas: wrote {} ({} bytes)\n", settings.output.display(), size);
                let _ = io::stderr().write_all(line.as_bytes());
            }
            // The program ends here: nothing is gained by taking it apart first.
            std::mem::forget(file);
            std::mem::forget(assembled);
            status
        }
        Err(failure) => {
            let _ = to_stdout(&[&failure.printed]);
            show(&failure.diagnostics, &failure.sources, &name, messages);
            target.remove();
            std::mem::forget(failure);
            1
        }
    }
}

fn to_stdout(pieces: &[&[u8]]) -> io::Result<()> {
    if pieces.iter().all(|piece| piece.is_empty()) {
        return Ok(());
    }
    let mut out = io::stdout().lock();
    pieces.iter().try_for_each(|piece| out.write_all(piece))?;
    out.flush()
}

/// Whether a path means a standard stream.
fn is_dash(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// Why a file could not be read or written, in the words of the system without the number that it has for it.
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
