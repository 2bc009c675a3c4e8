//! The assemblers of one `Assembler` of Python.

use crate::failure::Failure;
use llas_embed::{Assembler, Code, Error, Settings};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The most assemblers that wait for a call.
const MOST_IDLE: usize = 8;

/// Assemblers with the same settings. A call takes one out, so that calls of several threads and of resolvers do not wait for
/// each other; one that has panicked does not come back.
#[derive(Debug)]
pub(crate) struct Pool {
    settings: Settings,
    #[allow(clippy::vec_box, reason = "an assembler is some kilobytes, and is moved twice in a call")]
    idle: Mutex<Vec<Box<Assembler>>>,
}

impl Pool {
    /// Checks the settings.
    pub(crate) fn new(settings: Settings) -> Result<Self, Failure> {
        let pool = Pool { settings, idle: Mutex::new(Vec::new()) };
        pool.call(|_| Ok(()))?;
        Ok(pool)
    }

    pub(crate) fn settings(&self) -> &Settings {
        &self.settings
    }

    #[allow(clippy::vec_box, reason = "as above")]
    fn idle(&self) -> MutexGuard<'_, Vec<Box<Assembler>>> {
        // Nothing panics while it is locked.
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does the work of a call.
    pub(crate) fn call<R>(&self, work: impl FnOnce(&mut Assembler) -> Result<R, Error>) -> Result<R, Failure> {
        let taken = self.idle().pop();
        let done = catch_unwind(AssertUnwindSafe(|| {
            let mut assembler = match taken {
                Some(assembler) => assembler,
                None => Box::new(Assembler::new(&self.settings)?),
            };
            let done = work(&mut assembler);
            let mut idle = self.idle();
            if idle.len() < MOST_IDLE {
                idle.push(assembler);
            }
            done
        }));
        done.map_err(|_| Failure::Internal)?.map_err(Failure::Error)
    }

    /// Takes back the memory of code that is no longer needed.
    pub(crate) fn recycle(&self, code: Code) {
        // Where none is idle, the code is only dropped.
        if let Some(assembler) = self.idle().last_mut() {
            assembler.recycle(code);
        }
    }
}
