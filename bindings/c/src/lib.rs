//! llas for C and C++: the interface of `include/llas.h`, which is generated from this crate.
//!
//! Each function checks its pointers and catches panics. A handle is locked without waiting, so that
//! two threads with one handle, or a resolver that uses the handle of the call that it answers, get `LLAS_BUSY`.

#![allow(non_camel_case_types, reason = "the names are those of C")]
#![deny(missing_docs)]

mod assembler;
mod calls;
mod data;
mod output;
mod pointers;
#[cfg(test)]
mod tests;

pub use assembler::{llas_assembler, llas_resolver};
pub use data::{llas_instruction, llas_label, llas_relocation, llas_report, llas_section, llas_statement, llas_string};
pub use output::llas_output;

/// The number of this version of the interface: `llas_abi_version` returns that of the library. It changes with everything that
/// programs compiled for another number cannot use.
pub const LLAS_ABI_VERSION: u32 = 1;

/// The result of a function.
pub type llas_status = i32;

/// No error; there may be warnings.
pub const LLAS_OK: llas_status = 0;
/// A pointer is null, a string is not UTF-8, or an option does not exist.
pub const LLAS_BAD_ARGUMENT: llas_status = 1;
/// The target, or an option for it, is not supported.
pub const LLAS_BAD_SETTINGS: llas_status = 2;
/// The text has errors.
pub const LLAS_BAD_TEXT: llas_status = 3;
/// The text cannot be placed at the address: a symbol has no address, or a value does not fit.
pub const LLAS_NOT_PLACED: llas_status = 4;
/// Memory could not be allocated.
pub const LLAS_NO_MEMORY: llas_status = 5;
/// The handle is in use by another call.
pub const LLAS_BUSY: llas_status = 6;
/// The library was built without what the call needs.
pub const LLAS_NOT_BUILT: llas_status = 7;
/// A mistake of the library. The handle can still be used.
pub const LLAS_INTERNAL: llas_status = 8;

/// Additional information about the report before.
pub const LLAS_NOTE: i32 = 0;
/// A warning.
pub const LLAS_WARNING: i32 = 1;
/// An error.
pub const LLAS_ERROR: i32 = 2;

/// Intel syntax, if not 0. Only for x86; the default is 0.
pub const LLAS_INTEL_SYNTAX: u32 = 0;
/// Symbols that begin with `.L` are labels of the output, too, if not 0; the default is 1.
pub const LLAS_PRIVATE_LABELS: u32 = 1;
/// The largest size of a text in bytes; the default is 16 MiB.
pub const LLAS_MAX_INPUT: u32 = 2;
/// The largest size in bytes of what macros and repeats expand to; the default is 16 MiB. Each statement takes a byte of the
/// text or of an expansion, so this limits the time of a call as well.
pub const LLAS_MAX_EXPANSION: u32 = 3;
/// The largest size of the output in bytes; the default is 64 MiB.
pub const LLAS_MAX_OUTPUT: u32 = 4;
/// The largest number of errors that are reported; the default is 100.
pub const LLAS_MAX_ERRORS: u32 = 5;
/// The greatest nesting depth of macro calls; the default is 20.
pub const LLAS_MAX_MACRO_DEPTH: u32 = 6;
