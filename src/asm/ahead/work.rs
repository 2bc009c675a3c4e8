//! The pieces of a text that threads encode, and what they have encoded.

use super::encoder::{Encoded, Encoder};
use super::pieces::Pieces;
use crate::arch::Isa;
use crate::asm::directives::constants::Target;
use crate::source::files::Text;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The number of pieces that may be ahead.
pub(super) const AHEAD: usize = 16;

/// How long the reader waits for a piece before it sleeps: waking it would take about as long.
const SPINNING: Duration = Duration::from_micros(50);

/// What the reader and the threads share.
#[derive(Debug)]
pub(super) struct Shared {
    pub(super) jobs: Mutex<Jobs>,
    pub(super) changed: Condvar,
}

#[derive(Debug)]
pub(super) struct Jobs {
    /// The state of the machine in which pieces are encoded, and how many there were before.
    pub(super) isa: Arc<Isa>,
    pub(super) restarts: u32,
    /// Instructions are put together: nothing is recorded for each, and none can be a macro call.
    pub(super) joins: bool,
    /// The piece that is being read.
    pub(super) current: usize,
    /// The next piece to be encoded.
    pub(super) next: usize,
    /// The number of threads that sleep until the reader is closer to the next piece, and whether the reader sleeps.
    pub(super) sleeping: usize,
    pub(super) reader_sleeps: bool,
    /// The pieces that have been encoded, by their numbers modulo [`AHEAD`].
    pub(super) done: [Option<(usize, Encoded)>; AHEAD],
    /// The number of pieces that are being encoded, and of threads.
    pub(super) busy: usize,
    pub(super) threads: usize,
    /// For reuse.
    pub(super) spare: Vec<Encoded>,
    pub(super) ended: bool,
}

impl Shared {
    pub(super) fn jobs(&self) -> MutexGuard<'_, Jobs> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn wait<'j>(&self, jobs: MutexGuard<'j, Jobs>) -> MutexGuard<'j, Jobs> {
        self.changed.wait(jobs).unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits while a condition holds, but not long, without sleeping.
    pub(super) fn spin<'j>(
        &'j self,
        mut jobs: MutexGuard<'j, Jobs>,
        waits: impl Fn(&mut Jobs) -> bool,
    ) -> MutexGuard<'j, Jobs> {
        let start = Instant::now();
        while waits(&mut jobs) && start.elapsed() < SPINNING {
            drop(jobs);
            (0..100).for_each(|_| std::hint::spin_loop());
            jobs = self.jobs();
        }
        jobs
    }
}

/// The text that is encoded piece by piece.
#[derive(Clone, Debug)]
pub(super) struct Work<'a> {
    pub(super) shared: Arc<Shared>,
    pub(super) text: Text<'a>,
    pub(super) pieces: Pieces,
    pub(super) target: Target,
}

impl Work<'_> {
    /// Encodes the next piece, if there is one.
    pub(super) fn encode<'j>(&'j self, mut jobs: MutexGuard<'j, Jobs>, encoder: &mut Encoder) -> MutexGuard<'j, Jobs> {
        let Work { shared, text, pieces, .. } = self;
        if jobs.next >= pieces.count.min(jobs.current + AHEAD) {
            return jobs;
        }
        let (piece, restarts, isa, joins) = (jobs.next, jobs.restarts, Arc::clone(&jobs.isa), jobs.joins);
        let mut out = jobs.spare.pop().unwrap_or_default();
        (jobs.next, jobs.busy) = (jobs.next + 1, jobs.busy + 1);
        drop(jobs);
        let mut buffer = std::mem::take(&mut out.text);
        match pieces.read(piece, *text, &mut buffer) {
            Ok(lines) => encoder.encode((&isa, joins), lines, (piece == 0, pieces.text(piece)), &mut out),
            // The reader reports it.
            Err(_) => buffer.clear(),
        }
        out.text = buffer;
        jobs = shared.jobs();
        jobs.busy -= 1;
        if restarts == jobs.restarts && piece >= jobs.current {
            jobs.done[piece % AHEAD] = Some((piece, out));
        } else {
            out.clear();
            jobs.spare.push(out);
        }
        jobs
    }
}
