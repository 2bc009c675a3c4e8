//! The handle of an assembler, and what a call does with it.

use crate::data::{self, List, llas_report};
use crate::output::Inner as Output;
use crate::{
    LLAS_BAD_ARGUMENT, LLAS_BAD_SETTINGS, LLAS_BAD_TEXT, LLAS_BUSY, LLAS_INTEL_SYNTAX, LLAS_INTERNAL, LLAS_MAX_ERRORS,
    LLAS_MAX_EXPANSION, LLAS_MAX_INPUT, LLAS_MAX_MACRO_DEPTH, LLAS_MAX_OUTPUT, LLAS_NO_MEMORY, LLAS_NOT_PLACED,
    LLAS_OK, LLAS_PRIVATE_LABELS, llas_status,
};
use llas_embed::{Assembler, Error, ErrorKind, Settings};
use std::ffi::{c_char, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Mutex, MutexGuard, TryLockError};

/// Returns the address of a symbol that a text does not define: writes it to `address` and returns true, or returns false.
/// `user` is that of the call. `name` has `size` bytes and ends with a zero. It must not throw an exception or leave
/// by `longjmp`; a call with the handle or the output that is in use returns `LLAS_BUSY`.
pub type llas_resolver =
    Option<unsafe extern "C" fn(user: *mut c_void, name: *const c_char, size: usize, address: *mut u64) -> bool>;

/// An assembler for one target. Two threads must not use one handle at the same time; different handles are independent.
#[derive(Debug)]
pub struct llas_assembler {
    pub(crate) inner: Mutex<Inner>,
}

#[derive(Debug)]
pub(crate) struct Inner {
    settings: Settings,
    /// Made by the first call after a change of the settings.
    assembler: Option<Assembler>,
    /// Those of the last call.
    pub(crate) reports: List<llas_report>,
}

/// Locks a value; `LLAS_BUSY` if another call has locked it.
pub(crate) fn take<T>(lock: &Mutex<T>) -> Result<MutexGuard<'_, T>, llas_status> {
    match lock.try_lock() {
        Ok(guard) => Ok(guard),
        // A caught panic leaves the lock poisoned; the caller replaces the value.
        Err(TryLockError::Poisoned(poisoned)) => Ok(poisoned.into_inner()),
        Err(TryLockError::WouldBlock) => Err(LLAS_BUSY),
    }
}

impl llas_assembler {
    pub(crate) fn new(settings: Settings) -> Self {
        llas_assembler { inner: Mutex::new(Inner { settings, assembler: None, reports: List::default() }) }
    }

    /// Does the work of a call with the assembler, and keeps its reports.
    pub(crate) fn call<R>(&self, work: impl FnOnce(&mut Assembler) -> Result<R, Error>) -> Result<R, llas_status> {
        let mut inner = take(&self.inner)?;
        let Inner { settings, assembler, reports } = &mut *inner;
        *reports = List::default();
        let done = catch_unwind(AssertUnwindSafe(|| {
            if assembler.is_none() {
                *assembler = Some(Assembler::new(settings)?);
            }
            let assembler =
                assembler.as_mut().ok_or_else(|| Error { kind: ErrorKind::Settings, reports: Vec::new() })?;
            let done = work(assembler)?;
            Ok::<_, Error>((done, data::reports(assembler.warnings())))
        }));
        match done {
            Ok(Ok((done, warnings))) => {
                *reports = warnings;
                Ok(done)
            }
            Ok(Err(error)) => {
                *reports = data::reports(&error.reports);
                Err(status(error.kind))
            }
            Err(_) => {
                // A panic may leave it in any state.
                *assembler = None;
                Err(LLAS_INTERNAL)
            }
        }
    }

    pub(crate) fn set(&self, option: u32, value: u64) -> llas_status {
        let mut inner = match take(&self.inner) {
            Ok(inner) => inner,
            Err(status) => return status,
        };
        let settings = &mut inner.settings;
        let size = usize::try_from(value).unwrap_or(usize::MAX);
        match option {
            LLAS_INTEL_SYNTAX => settings.intel = value != 0,
            LLAS_PRIVATE_LABELS => settings.private_labels = value != 0,
            LLAS_MAX_INPUT => settings.limits.input = value,
            LLAS_MAX_EXPANSION => settings.limits.expansion = value,
            LLAS_MAX_OUTPUT => settings.limits.output = value,
            LLAS_MAX_ERRORS => settings.limits.errors = size,
            LLAS_MAX_MACRO_DEPTH => settings.limits.macro_depth = u32::try_from(value).unwrap_or(u32::MAX),
            _ => return LLAS_BAD_ARGUMENT,
        }
        inner.assembler = None;
        LLAS_OK
    }

    /// Places the code of an output at another address.
    pub(crate) fn relocate(
        &self,
        output: &mut Output,
        address: u64,
        page: u64,
        resolve: impl FnMut(&[u8]) -> Option<u64>,
    ) -> llas_status {
        let done = self.call(|_| match &mut output.code {
            Some(code) => code.relocate(address, page, resolve).map(|()| true),
            None => Ok(false),
        });
        match done {
            Ok(true) => {
                output.forget();
                LLAS_OK
            }
            Ok(false) => LLAS_BAD_ARGUMENT,
            Err(status) => status,
        }
    }
}

fn status(kind: ErrorKind) -> llas_status {
    match kind {
        ErrorKind::Settings => LLAS_BAD_SETTINGS,
        ErrorKind::Text => LLAS_BAD_TEXT,
        ErrorKind::Link => LLAS_NOT_PLACED,
        ErrorKind::Memory => LLAS_NO_MEMORY,
    }
}
