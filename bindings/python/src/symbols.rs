//! The addresses of symbols that a text does not define, from a mapping or a function of Python.

use crate::text;
use pyo3::exceptions::PyKeyError;
use pyo3::prelude::*;
use std::cell::RefCell;

/// Asks Python for addresses. The thread is attached to the interpreter only while it does.
pub(crate) struct Symbols {
    from: Option<Py<PyAny>>,
    /// The exception of a look-up, after which there are no more.
    raised: RefCell<Option<PyErr>>,
}

impl Symbols {
    pub(crate) fn new(from: Option<&Bound<'_, PyAny>>) -> Self {
        Symbols { from: from.map(|from| from.clone().unbind()), raised: RefCell::new(None) }
    }

    pub(crate) fn address(&self, name: &[u8]) -> Option<u64> {
        let from = self.from.as_ref()?;
        if self.raised.borrow().is_some() {
            return None;
        }
        match Python::attach(|py| look_up(from.bind(py), name)) {
            Ok(address) => address,
            Err(error) => {
                *self.raised.borrow_mut() = Some(error);
                None
            }
        }
    }

    /// The exception that a look-up has raised.
    pub(crate) fn raised(self) -> Option<PyErr> {
        self.raised.into_inner()
    }
}

fn look_up(from: &Bound<'_, PyAny>, name: &[u8]) -> PyResult<Option<u64>> {
    let py = from.py();
    let name = text::name(py, name)?;
    if from.is_callable() {
        return from.call1((name,))?.extract();
    }
    match from.get_item(name) {
        Ok(address) => address.extract().map(Some),
        Err(error) if error.is_instance_of::<PyKeyError>(py) => Ok(None),
        Err(error) => Err(error),
    }
}
