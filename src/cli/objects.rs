//! `--disassemble` of objects and archives: writes their code.

use super::files::FileSystem;
use super::messages::Messages;
use super::output::{self, Contents, Output};
use super::settings::Matches;
use super::wanted::Names;
use super::{Usage, input, inputs, is_dash, reason, report_usage, same, settings};
use clap::ArgMatches;
use llas::diag::{Code, Report, Severity};
use llas::disasm::{ObjectError, ObjectPrinter};
use llas::inspect::{Problem, Selection, is_object, objects};
use std::fs::File;
use std::io::{self, Read as _, Write};
use std::path::{Path, PathBuf};

#[derive(Debug)]
pub(super) struct ObjectsRequest {
    files: Vec<PathBuf>,
    limits: input::Limits,
    printer: ObjectPrinter,
    /// Debug sections are shown, or used.
    needs_all: bool,
    selection: Selection,
    /// `None` is standard output.
    output: Option<PathBuf>,
}

/// The flags that are only for objects.
const OF_OBJECTS: [&str; 5] = ["section", "symbol", "line-numbers", "source", "demangle"];

impl ObjectsRequest {
    /// The request; `None` if the input is a text.
    pub(super) fn of(matches: &ArgMatches) -> Result<Option<Self>, Usage> {
        let found = Matches(matches);
        if !found.switch("disassemble", false)? {
            return Ok(None);
        }
        let files = found.paths("INPUT");
        if !files.iter().any(|path| begins_as_object(path)) {
            if let Some(name) = OF_OBJECTS.iter().find(|name| found.is_given(name)) {
                return Err(Usage::new(format!("'--{name}' needs --inspect or an object")));
            }
            return match files.get(1) {
                Some(_) => Err(Usage::new("more than one input file").help("only objects can be several")),
                None => Ok(None),
            };
        }
        let bytes = |name: &str| -> Vec<Vec<u8>> { found.list(name).map(|name| name.as_bytes().to_vec()).collect() };
        let mut selection = Selection::default();
        (selection.sections, selection.symbols) = (bytes("section"), bytes("symbol"));
        let mut printer =
            ObjectPrinter::default().intel(settings::wants_intel(&found)?).cpu(found.word("mcpu").unwrap_or_default());
        let (numbers, source) = (found.switch("line-numbers", false)?, found.switch("source", false)?);
        printer = printer.line_numbers(numbers).source(source).threads(inputs::processors());
        printer = printer.demangle(found.switch("demangle", false)?);
        if let Some(text) = found.word("triple") {
            let triple = text.parse();
            printer = printer
                .triple(triple.map_err(|e: llas::triple::TripleError| Usage::of(Code::UnsupportedTarget, e.message))?);
        }
        for feature in found.list("mattr").flat_map(|list| list.split(',')).filter(|name| !name.is_empty()) {
            printer = printer.feature(feature);
        }
        printer = selection.sections.iter().fold(printer, |printer, name| printer.section(name.as_slice()));
        printer = selection.symbols.iter().fold(printer, |printer, name| printer.symbol(name.as_slice()));
        let output = found.path("o").filter(|path| !is_dash(path));
        let limits = settings::input_limits(matches)?;
        let needs_all = numbers || source || !selection.sections.is_empty();
        Ok(Some(ObjectsRequest { files, limits, printer, selection, output, needs_all }))
    }

    /// Writes the code and returns the exit status: 1 if a file could not be read.
    pub(super) fn run(&self, messages: Messages) -> i32 {
        let done = match &self.output {
            None => Ok(self.all(&mut io::stdout().lock(), messages)),
            Some(path) => self.write(path, messages),
        };
        done.map_or_else(|usage| report_usage(&usage, messages), i32::from)
    }

    fn write(&self, path: &Path, messages: Messages) -> Result<bool, Usage> {
        same::not_inputs([(path, "the text")], self.files.iter().map(PathBuf::as_path))?;
        let mut text = Vec::new();
        if self.all(&mut text, messages) {
            return Ok(true);
        }
        output::write(&[Output { path, contents: Contents::Bytes(&text) }]).map(|()| false)
    }

    /// Writes all files; returns whether one failed.
    fn all(&self, out: &mut dyn Write, messages: Messages) -> bool {
        let mut names = Names::default();
        let mut has_failed = false;
        for path in &self.files {
            if let Err(usage) = self.one(path, &mut names, out, messages) {
                has_failed = true;
                report_usage(&usage, messages);
            }
        }
        if !has_failed {
            messages.show(&names.reports(&self.selection));
        }
        has_failed
    }

    fn one(&self, path: &Path, names: &mut Names, out: &mut dyn Write, messages: Messages) -> Result<(), Usage> {
        let fail = |code, text: &str| Usage::of(code, format!("cannot disassemble {}: {text}", path.display()));
        let read = if self.needs_all { input::bytes } else { input::without_debug_sections };
        let data = read(path, self.limits)
            .map_err(|error| input::with_help(fail(Code::CannotReadInput, &reason(&error)), &error))?;
        let name = path.to_string_lossy();
        let printed = self.printer.print_with_files(&name, &data, &FileSystem, out);
        let problems = printed.map_err(|error| match error {
            ObjectError::Unsupported(_) => fail(Code::UnsupportedTarget, &error.to_string()),
            ObjectError::Output(_) => Usage::of(Code::CannotWriteOutput, error.to_string()),
            _ => fail(Code::CannotReadInput, &error.to_string()),
        })?;
        let report = |problem: &Problem| Report::without_text(Severity::Warning, Code::NoEffect, &name, &*problem.what);
        messages.show(&problems.iter().map(report).collect::<Vec<_>>());
        if !self.selection.sections.is_empty() || !self.selection.symbols.is_empty() {
            objects(&name, &data).for_each(|(_, file)| names.note(&self.selection, &file));
        }
        Ok(())
    }
}

/// Returns whether a file begins as objects do. Standard input is a text.
fn begins_as_object(path: &Path) -> bool {
    let mut start = Vec::new();
    let mut read = |path| File::open(path).and_then(|file| file.take(8).read_to_end(&mut start));
    !is_dash(path) && path.is_file() && read(path).is_ok() && is_object(&start)
}
