//! Texts of Python: `str` or `bytes`.

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString};
use std::ops::Range;

/// The text of a call.
pub(crate) enum Text<'py> {
    Str(Bound<'py, PyString>),
    Bytes(Bound<'py, PyBytes>),
}

impl<'py> FromPyObject<'_, 'py> for Text<'py> {
    type Error = PyErr;

    fn extract(found: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        if let Ok(text) = found.cast::<PyString>() {
            return Ok(Text::Str(text.to_owned()));
        }
        match found.cast::<PyBytes>() {
            Ok(text) => Ok(Text::Bytes(text.to_owned())),
            Err(_) => Err(PyTypeError::new_err("a text is a str or bytes")),
        }
    }
}

impl<'py> Text<'py> {
    /// The bytes of the text, in UTF-8.
    pub(crate) fn as_bytes(&self) -> PyResult<&[u8]> {
        match self {
            Text::Str(text) => Ok(text.to_str()?.as_bytes()),
            Text::Bytes(text) => Ok(text.as_bytes()),
        }
    }

    pub(crate) fn into_any(self) -> Bound<'py, PyAny> {
        match self {
            Text::Str(text) => text.into_any(),
            Text::Bytes(text) => text.into_any(),
        }
    }
}

/// Ranges of a text, in units of its type.
pub(crate) struct Places<'t, 'py> {
    text: &'t Text<'py>,
    bytes: &'t [u8],
    /// It has characters of more than one byte.
    is_wide: bool,
    /// An offset in bytes, and the number of characters before it.
    last: (usize, usize),
}

impl<'t, 'py> Places<'t, 'py> {
    pub(crate) fn new(text: &'t Text<'py>) -> PyResult<Self> {
        let bytes = text.as_bytes()?;
        let is_wide = matches!(text, Text::Str(_)) && !bytes.is_ascii();
        Ok(Places { text, bytes, is_wide, last: (0, 0) })
    }

    /// The index of an offset in bytes. Offsets come in the order of the text, so what is between them is counted once.
    fn index(&mut self, offset: usize) -> usize {
        if !self.is_wide {
            return offset;
        }
        let (from, count) = if offset < self.last.0 { (0, 0) } else { self.last };
        let between = self.bytes.get(from..offset).unwrap_or_default();
        let index = count + between.iter().filter(|&&byte| byte & 0xc0 != 0x80).count();
        self.last = (offset, index);
        index
    }

    /// The indices of a range in bytes, and this part of the text.
    pub(crate) fn of(&mut self, range: &Range<usize>) -> PyResult<(usize, usize, Bound<'py, PyAny>)> {
        let part = self.bytes.get(range.clone()).unwrap_or_default();
        let part = match self.text {
            Text::Str(text) => PyString::new(text.py(), &String::from_utf8_lossy(part)).into_any(),
            Text::Bytes(text) => PyBytes::new(text.py(), part).into_any(),
        };
        let start = self.index(range.start);
        Ok((start, self.index(range.end), part))
    }
}

/// A name of the text. Bytes that are not UTF-8 become lone surrogates, as in Python's names of files.
pub(crate) fn name<'py>(py: Python<'py>, name: &[u8]) -> PyResult<Bound<'py, PyString>> {
    match std::str::from_utf8(name) {
        Ok(name) => Ok(PyString::new(py, name)),
        Err(_) => PyString::from_encoded_object(&PyBytes::new(py, name), Some(c"utf-8"), Some(c"surrogateescape")),
    }
}
