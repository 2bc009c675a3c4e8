//! What llvm-mc takes without a word and a person did not mean, and what a linker or a processor will stumble on later.
//!
//! A lint is no mistake in the text: the object is the same, and the ordinary warnings have been told already. There are two sorts
//! of rules. Some look at the statements that were read ([`lint`] alone has those), the others at the finished object, whoever made
//! it. Their codes begin with `L`; `docs/diagnostics.md` lists them. This module must not know how a text is read, nor the model
//! nor the layout.
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

use crate::build::context::Input;
#[cfg(feature = "inspect")]
use crate::diag::Severity;
use crate::diag::{Code, Diagnostic, Diagnostics, Policy, Report};
use crate::object::{Object, SectionId};
use crate::options::Options;
use crate::source::{FileId, Span};
use crate::tools::statements::expanded;
use view::View;

/// What a rule about objects has found.
struct Finding {
    code: Code,
    /// The section and the offset in it; none where it is about the whole object.
    at: Option<(SectionId, u64)>,
    message: String,
    help: &'static str,
}

/// What the rules have found, up to a number that nobody reads.
#[derive(Default)]
struct Findings(Vec<Finding>);

/// So many findings are told: an object that is none may have one for every few bytes.
const MOST: usize = 1000;

impl Findings {
    fn push(&mut self, finding: Finding) {
        if self.0.len() < MOST {
            self.0.push(finding);
        }
    }
}

/// The rules about objects.
const RULES: &[fn(&View<'_>, &mut Findings)] = &[stack::rule, comdat::references, comdat::symbols, unwind::rule];

/// What there is to tell of an object that was read from a file, with `name` for it; all of it warnings without a place in a text.
///
/// None of it where the machine is one that the library does not know, and no more than a thousand.
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

/// What there is to tell of a text that was assembled with those options, in the order of the text; all of it warnings.
///
/// The object is the one that came of it. What is wrong there has a place in the text if
/// [`Builder::spans`](crate::options::Builder::spans) was asked for.
pub fn lint<'a>(input: impl Into<Input<'a>>, options: &Options, object: &Object) -> Vec<Report> {
    let input = input.into();
    let name = input.name;
    let expanded = expanded(input, options);
    let mut found = Diagnostics::new(Policy::default());
    text::rules(&expanded, options.target().1, &mut found);
    let machine = machines::Instructions::of(options.triple().arch);
    instructions::rules(&expanded, machine, machines::begins_in_intel(options.settings()), &mut found);
    for Finding { code, at, message, help } in findings(&View::of(object)) {
        let origin = at.and_then(|(section, offset)| object.span_at(section, offset));
        let position = origin.map(|origin| expanded.sources().file(FileId(origin.file_number())).base + origin.offset);
        let span = position.map(|position| Span::new(position, position));
        found.push(Diagnostic::warning(code, span, message).help(help));
    }
    Report::all(found, expanded.sources(), name)
}
