//! Lints: legal but suspicious code that llvm-mc accepts silently, and problems that a linker or a processor will have
//! with the object.
//!
//! A lint is not an error: the object is the same, and the assembler's own warnings are not repeated. Some rules check
//! the statements that were read (only in [`lint`]), the others check the object, whatever tool made it. Their codes
//! begin with `L`; `docs/diagnostics.md` lists them.
//!
//! ```
//! let options = llas::Options::builder("x86_64-linux-gnu".parse()?).spans(true).build()?;
//! let text = "f:\tretq\n";
//! let assembled = llas::assemble(text, &options)?;
//! let found = llas::lint::lint(text, &options, &assembled.object);
//! assert_eq!(found.iter().map(|report| report.code.as_str()).collect::<Vec<_>>(), ["L0101"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod comdat;
#[cfg(feature = "inspect")]
mod file;
mod instructions;
mod machines;
mod stack;
mod text;
mod unwind;
mod view;

#[cfg(feature = "inspect")]
use crate::diag::Severity;
use crate::diag::{Code, Diagnostic, Diagnostics, Policy, Report};
use crate::object::{Object, SectionId};
use crate::options::Options;
use crate::source::input::Input;
use crate::source::{FileId, Span};
use crate::tools::statements::expanded;
use view::View;

struct Finding {
    code: Code,
    /// The section and offset; `None` if it is about the whole object.
    at: Option<(SectionId, u64)>,
    message: String,
    help: &'static str,
}

#[derive(Default)]
struct Findings(Vec<Finding>);

/// The maximum number of findings: a corrupt object may have one for every few bytes.
const MAX_FINDINGS: usize = 1000;

impl Findings {
    fn push(&mut self, finding: Finding) {
        if self.0.len() < MAX_FINDINGS {
            self.0.push(finding);
        }
    }
}

const RULES: &[fn(&View<'_>, &mut Findings)] = &[stack::rule, comdat::references, comdat::symbols, unwind::rule];

/// Checks an object file. `name` is the name of the file in the reports, which are warnings without a source location.
///
/// Returns at most 1000 reports, and none if the machine is not supported.
#[cfg(feature = "inspect")]
#[must_use]
pub fn lint_file(name: &str, file: &crate::inspect::File<'_>) -> Vec<Report> {
    let Some(view) = file::view(file) else { return Vec::new() };
    let report = |Finding { code, at, message, help }: Finding| {
        let section = at.and_then(|(id, offset)| Some((view.sections.get(id.0 as usize)?.name, offset)));
        let message = match section {
            Some((section, offset)) => format!("{}+{offset:#x}: {message}", String::from_utf8_lossy(section)),
            None => message,
        };
        Report::without_text(Severity::Warning, code, name, message).with_help([help.to_owned()])
    };
    findings(&view).into_iter().map(report).collect()
}

fn findings(view: &View<'_>) -> Vec<Finding> {
    let mut findings = Findings::default();
    RULES.iter().for_each(|rule| rule(view, &mut findings));
    findings.0
}

/// Checks a text and the object that was assembled from it with these options. The reports are warnings, in the order
/// of the text.
///
/// Reports about the object have a source location if [`Builder::spans`](crate::options::Builder::spans) was set.
pub fn lint<'a>(input: impl Into<Input<'a>>, options: &Options, object: &Object) -> Vec<Report> {
    let input = input.into();
    let name = input.name;
    let expanded = expanded(input, options);
    let mut found = Diagnostics::new(Policy::default());
    text::rules(&expanded, options.target().1, &mut found);
    instructions::rules(&expanded, options.triple().arch, machines::begins_in_intel(options.settings()), &mut found);
    for Finding { code, at, message, help } in findings(&View::of(object)) {
        let origin = at.and_then(|(section, offset)| object.span_at(section, offset));
        let position = origin.map(|origin| expanded.sources().file(FileId(origin.file_number())).base + origin.offset);
        let span = position.map(|position| Span::new(position, position));
        found.push(Diagnostic::warning(code, span, message).help(help));
    }
    Report::all(found, expanded.sources(), name)
}
