//! An open document: its text, its target, and what it was assembled to.

use super::Host;
use super::params::Change;
use super::settings::Settings;
use super::source::{Parsed, Source};
use super::target::{self, Flags};
use super::text::{Encoding, Text};
use super::workspace::{Reader, Workspace};
use gen_lsp_types::Range as Place;
use llas::diag::{Report, Severity};
use llas::{Assembled, Context, Input, Options};
use std::cell::{Cell, OnceCell, RefCell};
use std::ops::Range;
use std::path::PathBuf;
use std::time::{Duration, Instant};

pub(super) struct Document {
    pub(super) source: Source,
    pub(super) version: i32,
    /// What the project says; read again when files have changed.
    project: Option<Flags>,
    flags: Flags,
    options: Options,
    /// Why the flags are refused; the options are then those of the host.
    pub(super) refused: Option<String>,
    /// Keeps its memory from one text to the next.
    context: RefCell<Option<Context>>,
    built: OnceCell<Option<AssembledText>>,
    labelled: OnceCell<Option<AssembledText>>,
    /// The last check's results.
    pub(super) reports: RefCell<Vec<Report>>,
    /// When the text must be checked; `None` if it has been.
    pub(super) due: Option<Instant>,
    /// The time of the last check.
    took: Cell<Duration>,
}

/// An object with the places of its bytes in the text.
pub(super) struct AssembledText {
    pub(super) assembled: Assembled,
    /// Whether all statements are in it; those with errors are not.
    pub(super) is_whole: bool,
}

/// A check that took longer waits for a pause in the typing.
const LONG: Duration = Duration::from_millis(40);
/// The pause.
const PAUSE: Duration = Duration::from_millis(25);
/// How many times statements with errors are left out.
const ROUNDS: usize = 6;

impl Document {
    pub(super) fn new(source: Source, version: i32, settings: &Settings, host: &Host) -> Self {
        let project = source.path.as_deref().and_then(target::of_project);
        let (flags, options, refused) = chosen(&source, project.as_ref(), settings, host);
        Document {
            source,
            version,
            project,
            flags,
            options,
            refused,
            context: RefCell::default(),
            built: OnceCell::new(),
            labelled: OnceCell::new(),
            reports: RefCell::default(),
            due: Some(Instant::now()),
            took: Cell::default(),
        }
    }

    pub(super) fn options(&self) -> &Options {
        &self.options
    }

    /// Where the target is from.
    pub(super) fn target_is_from(&self) -> &str {
        &self.flags.from
    }

    pub(super) fn parsed(&self) -> &Parsed {
        self.source.parsed(&self.options)
    }

    pub(super) fn text(&self) -> &[u8] {
        self.source.text.bytes()
    }

    pub(super) fn include_paths(&self) -> impl Iterator<Item = PathBuf> {
        self.flags.flags.iter().filter_map(|flag| flag.trim_start_matches('-').strip_prefix("I=")).map(PathBuf::from)
    }

    pub(super) fn place(&self, range: Range<usize>, workspace: &Workspace) -> Place {
        self.source.place(range, workspace.encoding)
    }

    /// The name in messages.
    pub(super) fn name(&self) -> String {
        self.source.path.as_ref().map_or_else(|| self.source.uri.clone(), |path| path.to_string_lossy().into_owned())
    }

    /// Finds the target again.
    pub(super) fn retarget(&mut self, settings: &Settings, host: &Host) {
        self.project = self.source.path.as_deref().and_then(target::of_project);
        self.choose(settings, host);
    }

    fn choose(&mut self, settings: &Settings, host: &Host) {
        let (flags, options, refused) = chosen(&self.source, self.project.as_ref(), settings, host);
        if self.options != options {
            self.context.take();
        }
        (self.flags, self.options, self.refused) = (flags, options, refused);
        self.changed();
    }

    /// What was made of the text before is void.
    pub(super) fn changed(&mut self) {
        self.source.changed();
        (self.built, self.labelled) = (OnceCell::new(), OnceCell::new());
        let wait = if self.took.get() > LONG { PAUSE } else { Duration::ZERO };
        self.due = Some(Instant::now() + wait);
    }

    /// Applies the changes of a notification.
    pub(super) fn apply(&mut self, changes: Vec<Change>, encoding: Encoding, settings: &Settings, host: &Host) {
        for change in changes {
            match change.range {
                Some(range) => {
                    let range = self.source.text.range(range, encoding);
                    self.source.text.replace(range, &change.text);
                }
                None => self.source.text = Text::new(change.text.into_bytes()),
            }
        }
        // The text may say its target.
        let flags = target::flags(self.text(), self.project.as_ref(), settings);
        if flags != self.flags { self.choose(settings, host) } else { self.changed() }
    }

    /// Assembles the text for its messages alone.
    pub(super) fn check(&self, workspace: &Workspace) -> Vec<Report> {
        let start = Instant::now();
        let (name, reader) = (self.name(), Reader(workspace, self));
        let mut context = self.context.take().unwrap_or_else(|| Context::new(&self.options));
        let mut reports = match context.assemble(Input::new(&name, self.text()).files(&reader)) {
            Ok(mut assembled) => {
                let warnings = std::mem::take(&mut assembled.warnings);
                context.recycle(assembled);
                warnings
            }
            Err(failure) => failure.reports,
        };
        self.context.replace(Some(context));
        if workspace.settings.lint
            && reports.iter().all(|report| report.severity != Severity::Error)
            && let Some(built) = self.built(workspace)
        {
            let input = Input::new(&name, self.text()).files(&reader);
            reports.extend(llas::lint::lint(input, &self.options, &built.assembled.object));
        }
        self.took.set(start.elapsed());
        reports
    }

    /// The object with the places of its bytes. Statements with errors are left out.
    pub(super) fn built(&self, workspace: &Workspace) -> Option<&AssembledText> {
        self.built.get_or_init(|| self.build(workspace, false)).as_ref()
    }

    /// As [`built`](Self::built), with the private labels in the symbol table. Its relocations are others.
    pub(super) fn with_labels(&self, workspace: &Workspace) -> Option<&AssembledText> {
        self.labelled.get_or_init(|| self.build(workspace, true)).as_ref()
    }

    /// Whether instructions at the start of the text are in Intel syntax.
    pub(super) fn begins_in_intel(&self) -> bool {
        self.flags.flags.iter().any(|flag| flag.contains("syntax=intel"))
    }

    fn build(&self, workspace: &Workspace, labels: bool) -> Option<AssembledText> {
        let mut limits = self.options.limits();
        limits.errors = 0;
        let options = self.options.to_builder().spans(true).no_warn(true).fatal_warnings(false);
        let options = options.limits(limits).private_labels(labels);
        let mut context = Context::new(&options.build().ok()?);
        let (name, reader) = (self.name(), Reader(workspace, self));
        let mut repaired: Option<Vec<u8>> = None;
        for _ in 0..ROUNDS {
            let text = repaired.as_deref().unwrap_or(self.text());
            let failure = match context.assemble(Input::new(&name, text).files(&reader)) {
                Ok(assembled) => return Some(AssembledText { assembled, is_whole: repaired.is_none() }),
                Err(failure) => failure,
            };
            let mut text = repaired.unwrap_or_else(|| self.text().to_vec());
            let mut is_changed = false;
            for report in failure.reports.iter().filter(|report| report.severity == Severity::Error) {
                let Some(range) = report.range_of_main_text() else { continue };
                is_changed |= leave_out(&mut text, self.parsed(), range.start);
            }
            if !is_changed {
                return None;
            }
            repaired = Some(text);
        }
        None
    }
}

/// Overwrites the statement at an offset with blanks, so that all others stay where they are.
fn leave_out(text: &mut [u8], parsed: &Parsed, offset: usize) -> bool {
    let Some(statement) = parsed.at(offset).and_then(|number| parsed.statements.get(number)) else { return false };
    let Some(part) = text.get_mut(statement.span().range()) else { return false };
    let is_changed = part.iter().any(|&byte| !byte.is_ascii_whitespace());
    part.iter_mut().filter(|byte| !matches!(byte, b'\n' | b'\r')).for_each(|byte| *byte = b' ');
    is_changed
}

/// The options for a text; if its flags are refused, those of the settings or of the host, and why.
fn chosen(
    source: &Source,
    project: Option<&Flags>,
    settings: &Settings,
    host: &Host,
) -> (Flags, Options, Option<String>) {
    let flags = target::flags(source.text.bytes(), project, settings);
    match (host.options)(&flags.flags) {
        Ok(options) => (flags, options, None),
        Err(message) => {
            let usual = (host.options)(&settings.flags).unwrap_or_else(|_| host.usual.clone());
            (flags, usual, Some(message))
        }
    }
}
