//! The class `Code`.

use crate::failure::{Failure, reports};
use crate::pool::Pool;
use crate::symbols::Symbols;
use crate::text::{Places, Text, name};
use crate::types;
use llas_embed::{Code as Placed, Report};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBytes, PyDict, PyTuple};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// The bytes of a text at an address. What is not asked for is not made.
#[pyclass(frozen, module = "llas")]
pub(crate) struct Code {
    /// Only `None` while it is dropped.
    code: Option<Placed>,
    text: Py<PyAny>,
    pool: Arc<Pool>,
    warnings: Vec<Report>,
    statements: PyOnceLock<Py<PyTuple>>,
    labels: PyOnceLock<Py<PyDict>>,
}

/// Does work that asks for addresses, detached from the interpreter. The exception of a look-up precedes what follows from it.
pub(crate) fn placed<R: Send>(
    py: Python<'_>,
    symbols: Symbols,
    work: impl FnOnce(&mut dyn FnMut(&[u8]) -> Option<u64>) -> Result<R, Failure> + Send,
) -> PyResult<Result<R, Failure>> {
    let (done, raised) = py.detach(move || {
        let done = work(&mut |name| symbols.address(name));
        (done, symbols.raised())
    });
    raised.map_or(Ok(done), Err)
}

impl Code {
    pub(crate) fn new(code: Placed, text: Text<'_>, pool: Arc<Pool>, warnings: Vec<Report>) -> Self {
        Code {
            code: Some(code),
            text: text.into_any().unbind(),
            pool,
            warnings,
            statements: PyOnceLock::new(),
            labels: PyOnceLock::new(),
        }
    }

    fn placed(&self) -> PyResult<&Placed> {
        self.code.as_ref().ok_or_else(|| pyo3::exceptions::PyRuntimeError::new_err("the code has been dropped"))
    }

    fn text<'py>(&self, py: Python<'py>) -> PyResult<Text<'py>> {
        self.text.bind(py).extract()
    }
}

impl Drop for Code {
    fn drop(&mut self) {
        if let Some(code) = self.code.take() {
            self.pool.recycle(code);
        }
    }
}

#[pymethods]
impl Code {
    /// The bytes of memory from `address` on, without zeros at the end that have no bytes in an object.
    #[getter]
    fn bytes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        Ok(PyBytes::new(py, self.placed()?.bytes()))
    }

    fn __bytes__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        self.bytes(py)
    }

    fn __len__(&self) -> PyResult<usize> {
        Ok(self.placed()?.bytes().len())
    }

    fn __repr__(&self) -> PyResult<String> {
        let code = self.placed()?;
        Ok(format!("<llas.Code: {} bytes at {:#x}>", code.bytes().len(), code.address()))
    }

    /// The address of the first byte.
    #[getter]
    fn address(&self) -> PyResult<u64> {
        Ok(self.placed()?.address())
    }

    /// The size in memory in bytes, with zeros at the end that have no bytes in an object.
    #[getter]
    fn memory_size(&self) -> PyResult<u64> {
        Ok(self.placed()?.memory_size())
    }

    /// The text of the call.
    #[getter(text)]
    fn whole_text<'py>(&self, py: Python<'py>) -> Bound<'py, PyAny> {
        self.text.bind(py).clone()
    }

    /// The statements that emit bytes, in the order of the text.
    #[getter]
    fn statements<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let made = self.statements.get_or_try_init(py, || {
            let (class, code, text) = (types::statement(py)?, self.placed()?, self.text(py)?);
            let mut places = Places::new(&text)?;
            let mut all = Vec::with_capacity(code.statements().len());
            for statement in code.statements() {
                let (start, end, part) = places.of(&statement.text)?;
                let bytes = PyBytes::new(py, code.bytes().get(statement.bytes.clone()).unwrap_or_default());
                all.push(class.call1((part, statement.address, bytes, statement.size, start, end))?);
            }
            PyTuple::new(py, all).map(Bound::unbind)
        })?;
        Ok(made.bind(py).clone())
    }

    /// The addresses of the symbols that the text defines in sections, in the order of the addresses.
    #[getter]
    fn labels<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let made = self.labels.get_or_try_init(py, || {
            let labels = PyDict::new(py);
            for label in self.placed()?.labels() {
                labels.set_item(name(py, &label.name)?, label.address)?;
            }
            Ok::<_, PyErr>(labels.unbind())
        })?;
        Ok(made.bind(py).clone())
    }

    /// The relocations that were applied, by section and in the order of the object.
    #[getter]
    fn relocations<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let class = types::relocation(py)?;
        let made = self.placed()?.relocations().iter().map(|found| {
            class.call1((found.address, found.kind, found.number, name(py, &found.symbol)?, found.addend))
        });
        PyTuple::new(py, made.collect::<PyResult<Vec<_>>>()?)
    }

    /// The sections in memory that have bytes, in the order of the object.
    #[getter]
    fn sections<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let (class, code) = (types::section(py)?, self.placed()?);
        let made = code.sections().iter().map(|found| {
            let bytes = PyBytes::new(py, code.bytes().get(found.bytes.clone()).unwrap_or_default());
            let name = name(py, &found.name)?;
            class.call1((name, found.address, bytes, found.size, found.align, found.write, found.execute))
        });
        PyTuple::new(py, made.collect::<PyResult<Vec<_>>>()?)
    }

    /// The warnings.
    #[getter]
    fn warnings<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        reports(py, &self.warnings, Some(&self.text(py)?))
    }

    /// The code at another address, with code, read-only data and writable data in pages of their own if `page` is more than 1.
    #[pyo3(signature = (address, page=1, symbols=None))]
    fn relocated<'py>(
        &self,
        py: Python<'py>,
        address: u64,
        page: u64,
        symbols: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Code> {
        let (code, text) = (self.placed()?, self.text(py)?);
        let done = placed(py, Symbols::new(symbols), |find| {
            let moved = catch_unwind(AssertUnwindSafe(|| code.relocated(address, page, find)));
            moved.map_err(|_| Failure::Internal)?.map_err(Failure::Error)
        });
        let moved = done?.map_err(|failure| failure.raise(py, Some(&text)))?;
        Ok(Code::new(moved, text, Arc::clone(&self.pool), Vec::new()))
    }
}
