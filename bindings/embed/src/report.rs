//! Errors and warnings as data.

use llas::diag::{self, Severity};
use llas::link::{RelocateError, RelocateErrorKind};
use llas::{Assembled, Failure};
use std::fmt;
use std::ops::Range;

/// The codes of errors that are not about a text but about its place in memory and the call. Those of texts are
/// [`llas::diag::Code`].
pub(crate) mod code {
    /// A symbol has no address.
    pub(crate) const UNDEFINED: &str = "P0001";
    /// A value does not fit its field.
    pub(crate) const OUT_OF_RANGE: &str = "P0002";
    /// A relocation cannot be applied in memory.
    pub(crate) const UNSUPPORTED: &str = "P0003";
    /// The address or the page size is not possible.
    pub(crate) const ADDRESS: &str = "P0004";
    /// The result is larger than the limit.
    pub(crate) const OUTPUT: &str = "P0005";
    /// The text is larger than the limit.
    pub(crate) const INPUT: &str = "P0006";
}

/// An error or a warning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The severity.
    pub severity: Severity,
    /// A code that identifies what is wrong, such as `E0210`; `P0001` to `P0006` are about the place in memory: a symbol
    /// without an address, a value that does not fit, a relocation that cannot be applied, an impossible address, a result
    /// and a text above their limits.
    pub code: &'static str,
    /// What is wrong, in one line.
    pub message: String,
    /// The line of the first byte, from 1; 0 if the report is not about a place in the text. In the expansion of a macro or
    /// a repeat it is that of the statement in its body.
    pub line: u32,
    /// Its column in bytes, from 1; 0 without a place.
    pub column: u32,
    /// The line after the last byte; 0 if it is unknown.
    pub end_line: u32,
    /// The column after the last byte; 0 if it is unknown.
    pub end_column: u32,
    /// The range in bytes of the text: of the call, if the place is in the expansion of a macro or a repeat.
    pub text: Option<Range<usize>>,
    /// What could be done about it: lines separated by line ends.
    pub help: String,
}

impl Report {
    /// An error that is not about a place in the text.
    pub(crate) fn error(code: &'static str, message: impl Into<String>) -> Self {
        Report {
            severity: Severity::Error,
            code,
            message: message.into(),
            line: 0,
            column: 0,
            end_line: 0,
            end_column: 0,
            text: None,
            help: String::new(),
        }
    }

    pub(crate) fn of(report: &diag::Report) -> Self {
        let place = report.place.as_ref();
        let end = place.and_then(|place| place.end);
        Report {
            severity: report.severity,
            code: report.code.as_str(),
            message: report.message.clone(),
            line: place.map_or(0, |place| place.start.line),
            column: place.map_or(0, |place| place.start.column),
            end_line: end.map_or(0, |end| end.line),
            end_column: end.map_or(0, |end| end.column),
            text: report.range_of_main_text(),
            help: report.help.join("\n"),
        }
    }

    /// The report for a text of this size that was read with a line end after it.
    pub(crate) fn within(mut self, size: usize) -> Self {
        self.text = self.text.map(|range| range.start.min(size)..range.end.min(size));
        self
    }

    /// The report of a relocation that cannot be applied, at the statement of its field.
    fn of_relocation(error: &RelocateError, assembled: &Assembled) -> Self {
        let code = match error.kind {
            RelocateErrorKind::Undefined => code::UNDEFINED,
            RelocateErrorKind::OutOfRange { .. } => code::OUT_OF_RANGE,
            RelocateErrorKind::ImageTooLarge { .. } => code::OUTPUT,
            RelocateErrorKind::Misaligned { .. }
            | RelocateErrorKind::Overlap { .. }
            | RelocateErrorKind::BadPageSize(_) => code::ADDRESS,
            _ => code::UNSUPPORTED,
        };
        let message = match &error.kind {
            RelocateErrorKind::Undefined => format!("symbol '{}' has no address", error.symbol),
            kind if error.symbol.is_empty() => kind.to_string(),
            kind => format!("'{}': {kind}", error.symbol),
        };
        let mut report = Report::error(code, message);
        let Some(section) = error.section.filter(|_| error.relocation.is_some()) else { return report };
        let mut origin = assembled.object.span_at(section, error.offset);
        while let Some(call) = origin.and_then(|origin| origin.called_at()) {
            origin = Some(call);
        }
        if let Some(origin) = origin {
            (report.line, report.column) = (origin.line, origin.column);
        }
        let is_own = |statement: &llas::listing::PlacedStatement<'_>| {
            statement.section == section
                && (statement.offset..statement.offset + statement.size).contains(&error.offset)
        };
        report.text = assembled.statements().find(is_own).map(|statement| statement.span);
        report
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line != 0 {
            write!(f, "{}:{}: ", self.line, self.column)?;
        }
        write!(f, "{}: {}", self.severity.as_str(), self.message)
    }
}

/// What kind of error it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorKind {
    /// The settings are not valid, or the target is not supported.
    Settings,
    /// The text has errors.
    Text,
    /// The text cannot be placed at the address: a symbol has no address, or a value does not fit.
    Link,
    /// Memory could not be allocated.
    Memory,
}

/// Why there is no result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// What kind of error it is.
    pub kind: ErrorKind,
    /// The errors and warnings, in the order of the text.
    pub reports: Vec<Report>,
}

impl Error {
    pub(crate) fn one(kind: ErrorKind, report: Report) -> Self {
        Error { kind, reports: vec![report] }
    }

    pub(crate) fn of_text(failure: &Failure) -> Self {
        Error { kind: ErrorKind::Text, reports: failure.reports.iter().map(Report::of).collect() }
    }

    /// The error for a text of this size that was read with a line end after it.
    pub(crate) fn within(mut self, size: usize) -> Self {
        self.reports = self.reports.into_iter().map(|report| report.within(size)).collect();
        self
    }

    /// The error for an address that is not a multiple of `unit`, and why it has to be.
    #[cold]
    #[inline(never)]
    pub(crate) fn misaligned(address: u64, unit: u64, reason: fmt::Arguments<'_>) -> Self {
        let message = format!("address {address:#x} is not a multiple of {unit}{reason}");
        Error::one(ErrorKind::Link, Report::error(code::ADDRESS, message))
    }

    #[cold]
    #[inline(never)]
    pub(crate) fn of_relocation(error: &RelocateError, assembled: &Assembled) -> Self {
        Error::one(ErrorKind::Link, Report::of_relocation(error, assembled))
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, report) in self.reports.iter().enumerate() {
            write!(f, "{}{report}", if i == 0 { "" } else { "\n" })?;
        }
        Ok(())
    }
}

impl std::error::Error for Error {}
