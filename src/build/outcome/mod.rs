//! The result of an assembly: the object or the diagnostics, as the library returns them.
//!
//! This module must not know the phases or the model.

mod advice;

use crate::diag::{Code, Diagnostics, Report, Severity};
use crate::model::stamp::Stamp;
use crate::object::{Object, OutOfMemory, Parts, SectionId};
use crate::options::Options;
use crate::source::{SourceMap, Span};
use std::fmt;
use std::io;
use std::ops::Range;
use std::path::PathBuf;

/// The result of a successful assembly.
#[derive(Debug)]
#[non_exhaustive]
pub struct Assembled {
    /// The object: inspect it, write it to a file, or link it into memory.
    pub object: Object,
    /// The split-DWARF object: the sections whose names end in `.dwo`, without symbols. `Some` only with
    /// [`Builder::split_dwarf`](crate::options::Builder::split_dwarf).
    pub dwo: Option<Box<Object>>,
    /// The warnings, in the order of the text.
    pub warnings: Vec<Report>,
    /// The paths of the files that `.include` and `.incbin` read, in that order.
    pub dependencies: Vec<PathBuf>,
    /// The output of `.print`.
    pub printed: Vec<u8>,
    /// The addresses of a streamer's labels.
    pub(crate) places: Option<Box<LabelPlaces>>,
    /// The statements of the main text that emit bytes, if spans were requested.
    pub(crate) statements: Vec<StatementBytes>,
}

impl Assembled {
    /// Returns the bytes of the object file.
    ///
    /// # Errors
    /// If memory for them cannot be allocated.
    pub fn to_bytes(&self) -> Result<Vec<u8>, OutOfMemory> {
        self.object.to_bytes()
    }

    /// Writes the object file.
    ///
    /// ```
    /// let options = llas::Options::for_target("x86_64-linux-gnu".parse()?)?;
    /// let assembled = llas::assemble("nop\n", &options)?;
    /// let mut file = Vec::new();
    /// assembled.write_to(&mut file)?;
    /// assert_eq!(file, assembled.to_bytes()?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If writing fails, or memory for what is written cannot be allocated.
    pub fn write_to(&self, out: impl io::Write) -> io::Result<()> {
        self.object.write_to(out)
    }

    /// Returns the object file in pieces, most of which borrow from the object.
    ///
    /// # Errors
    /// If memory for the pieces that are not borrowed cannot be allocated.
    pub fn parts(&self) -> Result<Parts<'_>, OutOfMemory> {
        self.object.parts()
    }
}

/// The diagnostics of an assembly that failed. `Display` shows one diagnostic per line.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Failure {
    /// The errors and warnings, in the order of the text.
    pub reports: Vec<Report>,
    /// The number of errors that were dropped because of [`crate::options::Limits::errors`].
    pub more_errors: usize,
    /// The output of `.print`.
    pub printed: Vec<u8>,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, report) in self.reports.iter().enumerate() {
            if i != 0 {
                f.write_str("\n")?;
            }
            write!(f, "{report}")?;
        }
        if self.more_errors != 0 {
            write!(f, "\n{} more errors are not shown", self.more_errors)?;
        }
        Ok(())
    }
}

impl std::error::Error for Failure {}

/// The places of a streamer's labels.
#[derive(Debug)]
pub(crate) struct LabelPlaces {
    pub(crate) streamer: Stamp,
    /// The section and offset of each label, by the symbol's index.
    pub(crate) labels: Vec<Option<(SectionId, u64)>>,
}

/// Bytes that a statement of the main text emits.
#[derive(Clone, Debug)]
pub(crate) struct StatementBytes {
    pub(crate) span: Span,
    pub(crate) section: SectionId,
    pub(crate) range: Range<u64>,
}

/// The rendered diagnostics, and the number of errors that were dropped.
pub(crate) fn reports(
    diagnostics: Diagnostics,
    sources: &SourceMap<'_>,
    name: &str,
    options: &Options,
) -> (Vec<Report>, usize) {
    if diagnostics.is_empty() && options.unknown().is_empty() {
        return (Vec::new(), 0);
    }
    rendered(diagnostics, sources, name, options)
}

#[inline(never)]
fn rendered(diagnostics: Diagnostics, sources: &SourceMap<'_>, name: &str, options: &Options) -> (Vec<Report>, usize) {
    let errors = diagnostics.error_count();
    let mut reports = Report::all(diagnostics, sources, name);
    if errors != 0 {
        advice::add(&mut reports, options.triple(), options.target().1.comment);
    }
    if !options.settings().no_warn && !options.unknown().is_empty() {
        let of = |text: &String| Report::without_text(Severity::Warning, Code::UnknownFeature, name, text.as_str());
        reports.splice(..0, options.unknown().iter().map(of));
    }
    let shown = reports.iter().filter(|r| r.severity == Severity::Error).count();
    (reports, errors.saturating_sub(shown))
}
