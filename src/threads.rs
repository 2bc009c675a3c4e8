//! The threads that share the work on a large text.

#[cfg(feature = "threads")]
use crate::processor::Processor;
use std::num::NonZero;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Threads {
    /// The number of threads, including the one that reads the text; 0 for the number of processors.
    pub(crate) count: usize,
    /// The size in bytes of the pieces of text that are encoded ahead of the reader.
    pub(crate) piece: usize,
    /// For tests: the reader waits for each piece, and the contents of small objects are divided, too.
    pub(crate) waits: bool,
}

impl Threads {
    /// All is done by one thread.
    pub(crate) const ONE: Threads = Threads { count: 1, piece: 64 << 10, waits: false };

    /// The maximum number of threads by default. With more, all but the reader would wait.
    const DEFAULT_MAX: usize = 4;

    /// The maximum number of threads. More would only wait for the reader, and for each other's locks.
    const MAX: usize = 16;

    /// The number of threads for a large text.
    pub(crate) fn number(self) -> usize {
        match self.count {
            0 => std::thread::available_parallelism().map_or(1, NonZero::get).min(Self::DEFAULT_MAX),
            count => count.min(Self::MAX),
        }
    }
}

/// The threads of an assembly, and how many of them to use.
#[derive(Debug)]
pub(crate) struct Helpers<'w> {
    pub(crate) threads: Threads,
    pub(crate) workers: &'w mut Workers,
}

impl Helpers<'_> {
    /// The same ones, for one of several phases.
    pub(crate) fn lend(&mut self) -> Helpers<'_> {
        Helpers { threads: self.threads, workers: &mut *self.workers }
    }
}

/// Threads that wait for the next phase that has work for them.
#[derive(Debug, Default)]
pub(crate) struct Workers {
    #[cfg(feature = "threads")]
    pool: Option<rayon_core::ThreadPool>,
}

impl Workers {
    /// Runs `work` on `count` other threads, and `own` on this one. Returns what `own` does once all have returned; `own`
    /// gets the number of other threads, which is 0 if they cannot be started.
    #[cfg(feature = "threads")]
    pub(crate) fn run<R>(&mut self, count: usize, work: impl Fn() + Sync, own: impl FnOnce(usize) -> R) -> R {
        if count > 0 && self.pool.as_ref().is_none_or(|pool| pool.current_num_threads() < count) {
            let own = Processor::current();
            let builder = rayon_core::ThreadPoolBuilder::new().num_threads(count);
            self.pool = builder.start_handler(move |_| own.leave()).build().ok();
            Processor::let_others_leave();
        }
        let Some(pool) = self.pool.as_ref().filter(|_| count > 0) else { return own(0) };
        pool.in_place_scope(|scope| {
            (0..count).for_each(|_| scope.spawn(|_| work()));
            own(count)
        })
    }

    #[cfg(not(feature = "threads"))]
    pub(crate) fn run<R>(&mut self, _: usize, _: impl Fn() + Sync, own: impl FnOnce(usize) -> R) -> R {
        own(0)
    }
}
