//! llas for Python: the module `llas._llas`, which the package in `python/llas` completes.
//!
//! What a call returns is data: named tuples of `llas._types`, made when they are asked for.

mod assembler;
mod code;
mod failure;
mod pool;
mod symbols;
mod text;

use pyo3::prelude::*;

/// The compiled part of the package `llas`.
#[pymodule(gil_used = false)]
mod _llas {
    #[pymodule_export]
    use crate::assembler::Assembler;
    #[pymodule_export]
    use crate::code::Code;
    use pyo3::prelude::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}

/// The classes of results.
mod types {
    use super::*;
    use pyo3::sync::PyOnceLock;
    use pyo3::types::PyType;

    macro_rules! classes {
        ($($function:ident $name:literal)*) => {
            $(pub(crate) fn $function(py: Python<'_>) -> PyResult<&Bound<'_, PyType>> {
                static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
                CLASS.import(py, "llas._types", $name)
            })*
        };
    }

    classes! {
        error "AssemblyError"
        instruction "Instruction"
        object "Object"
        relocation "Relocation"
        report "Report"
        section "Section"
        statement "Statement"
    }
}
