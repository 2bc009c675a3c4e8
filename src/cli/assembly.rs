//! The assembly of one input: reads it, shows its messages and writes its outputs, all of them or none.

#[cfg(feature = "bitcode")]
use super::bitcode;
use super::output::{Contents, Output};
use super::paths::Paths;
#[cfg(feature = "preprocess")]
use super::preprocess::Next;
use super::same::{self, Written};
use super::settings::Settings;
use super::turns::Turn;
use super::{Usage, depfile, files, input, scan_deps, to_stdout};
use llas::diag::Code;
use llas::listing::Listing;
use llas::print::Printer;
use llas::{Assembled, Context, Failure, Input, OutOfMemory};
use std::io;
use std::path::{Path, PathBuf};

pub(super) struct Assembly<'s> {
    pub(super) settings: &'s Settings,
    pub(super) paths: &'s Paths,
    pub(super) written: &'s Written,
    pub(super) turn: Turn<'s>,
    /// There are no other inputs.
    pub(super) is_only: bool,
    /// The files that the preprocessor has read, and whether they are system headers.
    pub(super) included: Vec<(PathBuf, bool)>,
}

impl<'s> Assembly<'s> {
    /// Returns the exit status. `context` is kept for the thread's next input.
    pub(super) fn run(mut self, context: &mut Option<Context>) -> i32 {
        match self.assemble(context) {
            Ok(is_done) => i32::from(!is_done),
            Err(usage) => {
                self.turn.usage(self.settings.messages, &usage);
                1
            }
        }
    }

    /// Returns false if the text has errors, which were shown.
    fn assemble(&mut self, context: &mut Option<Context>) -> Result<bool, Usage> {
        let settings = self.settings;
        let (name, input) = match &settings.joined {
            Some(joined) => joined.read(),
            None => input::read(self.paths.input.as_deref(), settings.input_limits)?,
        };
        if self.turn.is_of_first_input() {
            self.turn.say(&settings.lists.text(&settings.options));
        }
        #[cfg(feature = "preprocess")]
        let input = match self.preprocess(&name, input)? {
            Next::Assemble(input) => input,
            Next::Done(is_done) => return Ok(is_done),
        };
        #[cfg(feature = "bitcode")]
        if let Some(bytes) = bitcode::bytes(&input) {
            return match bitcode::assemble(&name, &bytes, settings)? {
                Ok(assembled) => self.deliver(&name, &assembled, None),
                Err(failure) => Ok(self.show_failure(&name, &failure)),
            };
        }
        let with_stdin = files::WithStdin(settings.input_limits.stream);
        let read = Input::new(&name, input.text()).files(match &settings.joined {
            Some(_) => &with_stdin,
            None => &files::FileSystem,
        });
        if let Some(printer) = settings.printer {
            return self.print(&name, printer, read);
        }
        let context = context.get_or_insert_with(|| Context::new(&settings.options));
        match context.assemble(read) {
            Ok(assembled) => {
                let delivered = self.deliver(&name, &assembled, Some(read));
                match self.is_only {
                    // The process is about to exit: skip the destructors.
                    true => std::mem::forget(assembled),
                    false => context.recycle(assembled),
                }
                delivered
            }
            Err(failure) => Ok(self.show_failure(&name, &failure)),
        }
    }

    /// Prints a text.
    fn print(&mut self, name: &str, printer: Printer, read: Input<'_>) -> Result<bool, Usage> {
        let printed = match printer.print(read, &self.settings.options) {
            Ok(printed) => printed,
            Err(failure) => return Ok(self.show_failure(name, &failure)),
        };
        self.turn.show(self.settings.messages, &printed.warnings);
        if self.settings.scans_dependencies {
            return self.scan(&printed.dependencies);
        }
        let rule = self.make_rule(&printed.dependencies);
        let mut outputs = Vec::with_capacity(3);
        if !printed.printed.is_empty() {
            outputs.push(Output { path: Path::new("-"), contents: Contents::Bytes(&printed.printed) });
        }
        outputs.push(Output { path: &self.paths.output, contents: Contents::Bytes(&printed.text) });
        if let Some((path, bytes)) = &rule {
            outputs.push(Output { path, contents: Contents::Bytes(bytes) });
        }
        self.check_read(&printed.dependencies)?;
        self.turn.write(&outputs)?;
        Ok(true)
    }

    /// Shows the errors of a text; returns false.
    fn show_failure(&mut self, name: &str, failure: &Failure) -> bool {
        let messages = self.settings.messages;
        if !failure.printed.is_empty() {
            self.turn.wait();
            let _ = to_stdout(&failure.printed);
        }
        self.turn.show(messages, &failure.reports);
        self.turn.say(&messages.more_errors(name, failure.more_errors));
        false
    }

    /// The file of `-MD` and its contents.
    fn make_rule(&self, dependencies: &[PathBuf]) -> Option<(&'s Path, Vec<u8>)> {
        let (paths, wanted) = (self.paths, &self.settings.rule);
        paths.depfile.as_deref().map(|path| {
            let files = paths.input.as_deref().into_iter().chain(self.files_read(dependencies, wanted.only_user));
            (path, depfile::rule(&paths.output, files, wanted))
        })
    }

    /// The files that were read after the input, `#include` before `.include`.
    fn files_read<'d>(&'d self, dependencies: &'d [PathBuf], only_user: bool) -> impl Iterator<Item = &'d Path> {
        let included = self.included.iter().filter(move |(_, is_system)| !(*is_system && only_user));
        let read = dependencies.iter().filter(|path| path.as_os_str() != files::STDIN);
        included.map(|(path, _)| path).chain(read).map(PathBuf::as_path)
    }

    /// Writes what `--scan-deps` shows in place of the outputs.
    fn scan(&mut self, dependencies: &[PathBuf]) -> Result<bool, Usage> {
        let folder = std::env::current_dir().unwrap_or_default();
        let document = scan_deps::document(&folder, self.paths, self.files_read(dependencies, false));
        self.turn.write(&[Output { path: Path::new("-"), contents: Contents::Bytes(document.as_bytes()) }])?;
        Ok(true)
    }

    /// Refuses outputs that are files which were read.
    fn check_read(&self, dependencies: &[PathBuf]) -> Result<(), Usage> {
        let included = self.included.iter().map(|(path, _)| path);
        let read: Vec<PathBuf> = included.chain(dependencies).cloned().collect();
        same::check_read(self.settings, self.paths, self.written, &read)
    }

    /// Shows the warnings and writes the outputs. `text` is `None` for bitcode inputs.
    fn deliver(&mut self, name: &str, assembled: &Assembled, text: Option<Input<'_>>) -> Result<bool, Usage> {
        let (settings, paths) = (self.settings, self.paths);
        self.turn.show(settings.messages, &assembled.warnings);
        if let Some(read) = text.filter(|_| settings.lint) {
            self.turn.show(settings.messages, &llas::lint::lint(read, &settings.options, &assembled.object));
        }
        if settings.scans_dependencies {
            return self.scan(&assembled.dependencies);
        }
        self.check_read(&assembled.dependencies)?;
        let rule = self.make_rule(&assembled.dependencies);
        let listing =
            settings.listing.as_ref().zip(paths.listing.as_deref()).zip(text).map(|((request, path), read)| {
                (path, request.page(name, &Listing::new(read, &settings.options, &assembled.object)))
            });
        let object = |out: &mut dyn io::Write| assembled.write_to(out);
        let dwo = |out: &mut dyn io::Write| assembled.dwo.iter().try_for_each(|dwo| dwo.write_to(&mut *out));
        let mut outputs = Vec::with_capacity(5);
        if !assembled.printed.is_empty() {
            outputs.push(Output { path: Path::new("-"), contents: Contents::Bytes(&assembled.printed) });
        }
        if settings.has_output {
            outputs.push(Output { path: &paths.output, contents: Contents::Made(&object) });
        }
        if let (Some(path), Some(_), true) = (&paths.dwo, &assembled.dwo, settings.has_output) {
            outputs.push(Output { path, contents: Contents::Made(&dwo) });
        }
        for (path, bytes) in rule.iter().chain(&listing) {
            outputs.push(Output { path, contents: Contents::Bytes(bytes) });
        }
        self.turn.write(&outputs)?;
        if settings.verbose && settings.has_output {
            let too_large = |error: OutOfMemory| Usage::of(Code::OutputTooLarge, error.to_string());
            let size = assembled.parts().map_err(too_large)?.size();
            self.turn.say(&format!("llas: wrote {} ({size} bytes)\n", paths.output.display()));
        }
        Ok(true)
    }
}
