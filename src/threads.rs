//! How many threads share the work on a large text.

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

    /// The number of threads for a large text.
    pub(crate) fn number(self) -> usize {
        match self.count {
            0 => std::thread::available_parallelism().map_or(1, NonZero::get).min(Self::DEFAULT_MAX),
            count => count,
        }
    }
}
