//! `--inspect`: shows the contents of objects, archives and bitcode on standard output or as an HTML page.

use super::messages::{Messages, wants_color};
use super::output::{self, Contents, Output};
use super::settings::Matches;
use super::wanted::Names;
use super::{Usage, input, is_dash, reason, report_usage, same, settings};
use clap::ArgMatches;
use llas::diag::Code;
use llas::disasm::ObjectCode;
use llas::inspect::{Html, Json, Selection, Sink, Text, objects, show_with_code};
use llas::lint::lint_file;
use std::io;
use std::path::{Path, PathBuf};

#[derive(Debug)]
pub(super) struct InspectRequest {
    files: Vec<PathBuf>,
    limits: input::Limits,
    selection: Selection,
    form: Form,
    lint: bool,
}

#[derive(Debug)]
enum Form {
    Text {
        color: bool,
    },
    Json,
    /// A page, written to this file.
    Html(PathBuf),
}

const REQUIRE_INSPECT: [&str; 5] = ["section", "symbol", "pc-schema", "json", "html"];

impl InspectRequest {
    pub(super) fn of(matches: &ArgMatches) -> Result<Option<InspectRequest>, Usage> {
        let found = Matches(matches);
        let is_on = |name: &str| found.word(name).is_some_and(|word| word != "false");
        if !is_on("inspect") {
            let disassembles = is_on("disassemble");
            // Objects are disassembled in part, too.
            let mut required = REQUIRE_INSPECT.iter().skip(if disassembles { 2 } else { 0 });
            if let Some(name) = required.find(|name| is_on(name)) {
                return Err(Usage::new(format!("'--{name}' needs --inspect")));
            }
            return Ok(None);
        }
        let list = |name: &str| found.list(name).map(|text| text.as_bytes().to_vec()).collect();
        let files = found.paths("INPUT");
        let schemas: Result<_, _> = found.list("pc-schema").map(|text| text.parse()).collect();
        let mut selection = Selection::default();
        (selection.sections, selection.symbols) = (list("section"), list("symbol"));
        selection.schemas = schemas.map_err(|message: String| Usage::new(message))?;
        let color = found.word("color").unwrap_or("auto");
        Ok(Some(InspectRequest {
            files: if files.is_empty() { vec![PathBuf::from("-")] } else { files },
            limits: settings::input_limits(matches)?,
            selection,
            form: match found.word("html") {
                Some(_) if is_on("json") => return Err(Usage::new("--json and --html are mutually exclusive")),
                Some(path) => Form::Html(PathBuf::from(path)),
                None if is_on("json") => Form::Json,
                None => Form::Text { color: wants_color(color, &io::stdout()) },
            },
            lint: is_on("lint"),
        }))
    }

    /// Shows the files and returns the exit status: 1 if a file could not be read.
    pub(super) fn run(&self, messages: Messages) -> i32 {
        let out = || io::stdout().lock();
        let (failed, written) = match &self.form {
            Form::Json => {
                let mut json = Json::new(out());
                (self.all(&mut json, messages), json.finish().map(drop))
            }
            Form::Text { color } => {
                let mut text = Text::new(out(), *color);
                (self.all(&mut text, messages), text.finish().map(drop))
            }
            Form::Html(path) => return self.page(path, messages),
        };
        i32::from(failed || written.is_err())
    }

    /// Writes a page and returns the exit status. If a file could not be read, no page is written.
    fn page(&self, path: &Path, messages: Messages) -> i32 {
        match self.write_page(path, messages) {
            Ok(done) => i32::from(!done),
            Err(usage) => report_usage(&usage, messages),
        }
    }

    /// Writes a page if all files can be read; returns whether it did.
    fn write_page(&self, path: &Path, messages: Messages) -> Result<bool, Usage> {
        same::not_inputs([(path, "the page")], self.files.iter().map(PathBuf::as_path))?;
        let fail = |error: io::Error| Usage::of(Code::CannotWriteOutput, error.to_string());
        let mut page = Html::new(Vec::new()).map_err(fail)?;
        if self.all(&mut page, messages) {
            return Ok(false);
        }
        let page = page.finish().map_err(fail)?;
        output::write(&[Output { path, contents: Contents::Bytes(&page) }]).map(|()| true)
    }

    fn all<S: for<'d> Sink<'d>>(&self, sink: &mut S, messages: Messages) -> bool {
        let (mut failed, mut names, mut code) = (false, Names::default(), ObjectCode::default());
        let is_selected = !self.selection.sections.is_empty() || !self.selection.symbols.is_empty();
        for path in &self.files {
            let fail = |reason: &str| {
                let message = format!("cannot inspect {}: {reason}", path.display());
                Usage::of(Code::CannotReadInput, message)
            };
            let data = input::bytes(path, self.limits);
            let shown = data.map_err(|error| input::with_help(fail(&reason(&error)), &error)).and_then(|data| {
                let name = if is_dash(path) { "<stdin>".into() } else { path.to_string_lossy() };
                let shown = show_with_code(&name, &data, &self.selection, &mut code, sink);
                if is_selected || self.lint {
                    let mut has_objects = false;
                    for (name, file) in objects(&name, &data) {
                        has_objects = true;
                        names.note(&self.selection, &file);
                        if self.lint {
                            messages.show(&lint_file(&name, &file));
                        }
                    }
                    names.is_open |= !has_objects;
                }
                shown.map_err(|error| fail(&error.reason))
            });
            if let Err(usage) = shown {
                failed = true;
                report_usage(&usage, messages);
            }
        }
        if is_selected && !failed {
            messages.show(&names.reports(&self.selection));
        }
        failed
    }
}
