//! Errors as exceptions, and reports as data.

use crate::text::{Places, Text};
use crate::types;
use llas_embed::{Error, Report};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

/// Why a call has no result.
#[derive(Debug)]
pub(crate) enum Failure {
    Error(Error),
    /// The library has panicked.
    Internal,
}

impl Failure {
    /// The exception. `text` is that of the call.
    pub(crate) fn raise(self, py: Python<'_>, text: Option<&Text<'_>>) -> PyErr {
        let error = match self {
            Failure::Error(error) => error,
            Failure::Internal => return PyRuntimeError::new_err("llas made a mistake; please report it with the text"),
        };
        let exception =
            reports(py, &error.reports, text).and_then(|reports| types::error(py)?.call1((error.to_string(), reports)));
        exception.map_or_else(|other| other, PyErr::from_value)
    }
}

/// A tuple of `Report`.
pub(crate) fn reports<'py>(py: Python<'py>, all: &[Report], text: Option<&Text<'py>>) -> PyResult<Bound<'py, PyTuple>> {
    if all.is_empty() {
        return Ok(PyTuple::empty(py));
    }
    let class = types::report(py)?;
    let mut places = text.map(Places::new).transpose()?;
    let mut found = Vec::with_capacity(all.len());
    for report in all {
        let place = match (&report.text, &mut places) {
            (Some(range), Some(places)) => Some(places.of(range)?),
            _ => None,
        };
        let (start, end, part) =
            place.map_or((None, None, None), |(start, end, part)| (Some(start), Some(end), Some(part)));
        found.push(class.call1((
            report.severity.as_str(),
            report.code,
            report.message.as_str(),
            report.line,
            report.column,
            report.end_line,
            report.end_column,
            part,
            start,
            end,
            report.help.as_str(),
        ))?);
    }
    PyTuple::new(py, found)
}
