//! The class `Assembler`.

use crate::code::{Code, placed};
use crate::failure::{Failure, reports};
use crate::pool::Pool;
use crate::symbols::Symbols;
use crate::text::Text;
use crate::types;
use llas_embed::{Settings, safe_limits};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyList, PyString};
use std::sync::Arc;

/// Assembles and disassembles for one target.
#[pyclass(frozen, module = "llas")]
pub(crate) struct Assembler {
    pool: Arc<Pool>,
}

/// The bytes of `bytes`, `bytearray` or another object with a buffer.
fn bytes<'py>(found: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyBytes>> {
    match found.cast::<PyBytes>() {
        Ok(bytes) => Ok(bytes.clone()),
        Err(_) => {
            // An int would make that many zeros, and a list be read as numbers.
            let view = found.py().import("builtins")?.getattr("memoryview")?.call1((found,))?;
            Ok(view.call_method0("tobytes")?.cast_into::<PyBytes>()?)
        }
    }
}

#[pymethods]
impl Assembler {
    #[new]
    #[pyo3(signature = (triple, *, cpu="", features="", intel=false, private_labels=true, max_input=None,
        max_expansion=None, max_output=None, max_errors=None, max_macro_depth=None))]
    #[allow(clippy::too_many_arguments, reason = "they are keywords in Python")]
    fn new(
        py: Python<'_>,
        triple: &str,
        cpu: &str,
        features: &str,
        intel: bool,
        private_labels: bool,
        max_input: Option<u64>,
        max_expansion: Option<u64>,
        max_output: Option<u64>,
        max_errors: Option<usize>,
        max_macro_depth: Option<u32>,
    ) -> PyResult<Self> {
        let mut limits = safe_limits();
        limits.input = max_input.unwrap_or(limits.input);
        limits.expansion = max_expansion.unwrap_or(limits.expansion);
        limits.output = max_output.unwrap_or(limits.output);
        limits.errors = max_errors.unwrap_or(limits.errors);
        limits.macro_depth = max_macro_depth.unwrap_or(limits.macro_depth);
        let (cpu, features) = (cpu.to_owned(), features.to_owned());
        let settings = Settings { cpu, features, intel, private_labels, limits, ..Settings::for_target(triple) };
        let pool = Pool::new(settings).map_err(|failure| failure.raise(py, None))?;
        Ok(Assembler { pool: Arc::new(pool) })
    }

    /// The target triple.
    #[getter]
    fn triple(&self) -> &str {
        &self.pool.settings().triple
    }

    /// Whether the syntax is Intel's.
    #[getter]
    fn intel(&self) -> bool {
        self.pool.settings().intel
    }

    fn __repr__(&self) -> String {
        let intel = if self.intel() { ", intel=True" } else { "" };
        format!("llas.Assembler({:?}{intel})", self.triple())
    }

    /// Assembles a text for an address, at which its code begins.
    #[pyo3(signature = (text, address=0, symbols=None))]
    fn asm<'py>(
        &self,
        py: Python<'py>,
        text: Text<'py>,
        address: u64,
        symbols: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Code> {
        let (found, bytes) = (Symbols::new(symbols), text.as_bytes()?);
        let done = placed(py, found, |find| {
            self.pool.call(|assembler| {
                let code = assembler.asm(bytes, address, find)?;
                Ok((code, assembler.warnings().to_vec()))
            })
        });
        let (code, warnings) = done?.map_err(|failure| failure.raise(py, Some(&text)))?;
        Ok(Code::new(code, text, Arc::clone(&self.pool), warnings))
    }

    /// Assembles a text to an ELF or COFF object.
    fn object<'py>(&self, py: Python<'py>, text: Text<'py>) -> PyResult<Bound<'py, PyAny>> {
        let bytes = text.as_bytes()?;
        let done = py.detach(|| {
            self.pool.call(|assembler| {
                let object = assembler.object(bytes)?;
                Ok((object, assembler.warnings().to_vec()))
            })
        });
        let (object, warnings) = done.map_err(|failure| failure.raise(py, Some(&text)))?;
        let format = if object.starts_with(b"\x7fELF") { "elf" } else { "coff" };
        types::object(py)?.call1((PyBytes::new(py, &object), format, reports(py, &warnings, Some(&text))?))
    }

    /// Disassembles bytes whose first has an address.
    #[pyo3(signature = (code, address=0))]
    fn disasm<'py>(&self, code: &Bound<'py, PyAny>, address: u64) -> PyResult<Bound<'py, PyList>> {
        let (py, code) = (code.py(), bytes(code)?);
        let code = code.as_bytes();
        let found = py.detach(|| self.pool.call(|assembler| assembler.disasm(code, address)));
        let found = found.map_err(|failure| failure.raise(py, None))?;
        let class = types::instruction(py)?;
        let list = PyList::empty(py);
        let mut at = 0;
        for instruction in &found {
            let own = code.get(at..at + instruction.size).unwrap_or_default();
            list.append(class.call1((instruction.address, PyBytes::new(py, own), &instruction.text))?)?;
            at += instruction.size;
        }
        Ok(list)
    }

    /// Explains the instructions of a text, or of bytes.
    fn explain(&self, instruction: &Bound<'_, PyAny>) -> PyResult<String> {
        let py = instruction.py();
        let raise = |failure: Failure| failure.raise(py, None);
        if let Ok(text) = instruction.cast::<PyString>() {
            let text = text.to_str()?;
            return py.detach(|| self.pool.call(|assembler| assembler.explain(text))).map_err(raise);
        }
        let code = bytes(instruction)?;
        let code = code.as_bytes();
        py.detach(|| self.pool.call(|assembler| assembler.explain_bytes(code))).map_err(raise)
    }

    /// The number of statements of a text as it is written, labels among them.
    fn count_statements(&self, py: Python<'_>, text: Text<'_>) -> PyResult<usize> {
        let bytes = text.as_bytes()?;
        let counted = self.pool.call(|assembler| Ok(assembler.count_statements(bytes)));
        counted.map_err(|failure| failure.raise(py, None))
    }
}
