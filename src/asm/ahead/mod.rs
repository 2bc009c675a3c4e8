//! Threads that read the main file ahead of the loop over statements.
//!
//! An instruction's text and the state of the machine determine its encoding, up to the values of symbols. Threads encode
//! the instructions of the pieces of the file that follow the one that is being read, in the state of the machine
//! at some point of the text, and read labels, comments, and the operands of directives that have a common form. The loop
//! over statements performs what they have read where a statement starts at its position and the state is the same; it reads
//! everything else itself, and does all that changes the model. While a thread still encodes the piece that comes next,
//! the loop encodes another one. So the object does not depend on the number of threads, nor
//! on which pieces they have read in time.

mod encoder;
mod pieces;
mod work;

use crate::arch::Isa;
use crate::arch::ahead::Instruction;
use crate::arch::dispatch::ahead::{Instructions, encode_alike};
use crate::asm::directives::Found;
use crate::asm::directives::constants::Target;
use crate::asm::directives::operands::Ready;
use crate::source::files::Text;
use crate::threads::{Threads, Workers};
pub(in crate::asm) use encoder::What;
use encoder::{Encoded, Encoder, Statement};
use pieces::Pieces;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;
use work::{AHEAD, Jobs, Shared, Work};

/// How long the reader waits for a piece that is being encoded: the thread may have no processor.
const LONGEST_WAIT: Duration = Duration::from_millis(1);

/// Texts of fewer pieces are read by one thread.
const LEAST_PIECES: usize = 32;

/// The text of a statement was last in the cache of another processor: it is loaded this many statements early.
const PREFETCHED_AHEAD: usize = 4;

/// How often the encoding starts again because the state of the machine is another one.
const RESTARTS: u32 = 16;

/// The reader's side: the instructions of the piece that is being read.
#[derive(Debug)]
pub(in crate::asm) struct Ahead<'a> {
    work: Work<'a>,
    /// Encodes other pieces while the reader waits for one.
    encoder: Encoder,
    /// The source position of the first byte of the file.
    base: u32,
    /// The piece that is being read.
    piece: usize,
    /// The source position from which the offsets of the instructions are counted, and the size of the text.
    start: u32,
    size: u32,
    encoded: Encoded,
    /// The index of the next statement.
    next: usize,
    /// The text of the piece is here.
    has_text: bool,
    /// The state in which they are encoded.
    isa: Arc<Isa>,
    restarts: u32,
    /// It is the same as the state of the machine.
    is_valid: bool,
    /// The main file is being read, not a macro or an included file.
    pub(in crate::asm) is_main: bool,
    /// Wait for each piece, so that all are used.
    waits: bool,
}

/// The threads that are to encode the pieces of a file.
#[derive(Debug)]
pub(in crate::asm) struct Team<'a>(Work<'a>);

impl<'a> Team<'a> {
    /// The threads for a file that starts at source position `base`, and the reader's side. `None` if there is nothing to
    /// be gained.
    pub(in crate::asm) fn new(
        text: Text<'a>,
        base: u32,
        target: Target,
        (isa, joins): (&Isa, bool),
        threads: Threads,
    ) -> Option<(Self, Ahead<'a>)> {
        if threads.count == 1 {
            return None;
        }
        let size = match text {
            Text::Bytes(text) => text.len(),
            Text::File(file) => usize::try_from(file.size()).ok()?,
        };
        let pieces = Pieces { count: size.div_ceil(threads.piece), size: threads.piece };
        if pieces.count < LEAST_PIECES {
            return None;
        }
        // More would wait for the reader.
        let count = threads.number().min(AHEAD + 1);
        if count == 1 {
            return None;
        }
        let isa = Arc::new(isa.clone());
        let jobs = Jobs {
            isa: Arc::clone(&isa),
            restarts: 0,
            joins,
            current: 0,
            // The reader starts with the first piece at once.
            next: 1,
            sleeping: 0,
            reader_sleeps: false,
            done: Default::default(),
            busy: 0,
            threads: count - 1,
            spare: Vec::new(),
            ended: false,
        };
        let shared = Arc::new(Shared { jobs: Mutex::new(jobs), changed: Condvar::new() });
        let work = Work { shared, text, pieces, target };
        let ahead = Ahead {
            work: work.clone(),
            encoder: Encoder::new(target),
            base,
            piece: 0,
            start: base,
            size: pieces.text(0) as u32,
            encoded: Encoded::default(),
            next: 0,
            has_text: false,
            isa,
            restarts: 0,
            is_valid: false,
            is_main: true,
            waits: threads.waits,
        };
        Some((Team(work), ahead))
    }

    /// Runs the reader and the threads, which end when the reader does.
    pub(in crate::asm) fn run<R>(self, workers: &mut Workers, read: impl FnOnce() -> R) -> R {
        let shared = &self.0.shared;
        let threads = shared.jobs().threads;
        let encode = || self.encode_pieces();
        workers.run(threads, encode, |started| {
            let _end = End(shared);
            // Without threads the reader encodes everything itself.
            shared.jobs().threads -= threads - started;
            read()
        })
    }

    /// Encodes pieces until the text ends or has been read.
    fn encode_pieces(&self) {
        let work = &self.0;
        let shared = &work.shared;
        let mut encoder = Encoder::new(work.target);
        let mut jobs = shared.jobs();
        while !jobs.ended && jobs.next < work.pieces.count {
            if jobs.next >= jobs.current + AHEAD {
                jobs.sleeping += 1;
                jobs = shared.wait(jobs);
                jobs.sleeping -= 1;
                continue;
            }
            jobs = work.encode(jobs, &mut encoder);
            if jobs.reader_sleeps {
                shared.changed.notify_all();
            }
        }
        jobs.threads -= 1;
        shared.changed.notify_all();
    }
}

/// Ends the threads when it is dropped, also by a panic of the reader.
struct End<'s>(&'s Shared);

impl Drop for End<'_> {
    fn drop(&mut self) {
        self.0.jobs().ended = true;
        self.0.changed.notify_all();
    }
}

impl Ahead<'_> {
    /// The machine may be in another state than before.
    #[inline]
    pub(in crate::asm) fn check(&mut self, isa: &Isa) {
        self.is_valid = encode_alike(&self.isa, isa);
    }

    /// Makes the first statement from a source position on the next one. Returns false if nothing has been read of what is
    /// there.
    #[inline]
    pub(in crate::asm) fn seek(&mut self, position: u32, state: (&Isa, bool)) -> bool {
        if !self.is_main {
            return false;
        }
        if position.wrapping_sub(self.start) >= self.size {
            self.enter(position, state);
        }
        let at = position.wrapping_sub(self.start);
        while self.encoded.statements.get(self.next).is_some_and(|statement| statement.at < at) {
            self.next += 1;
        }
        self.statement(position).is_some()
    }

    /// The next statement if it starts at a source position, in the text of its piece.
    #[inline]
    pub(in crate::asm) fn statement(&self, position: u32) -> Option<Statement> {
        let at = position.wrapping_sub(self.start);
        self.encoded.statements.get(self.next).filter(|statement| statement.at == at).copied()
    }

    /// Goes on to the statement after the next one.
    #[inline]
    pub(in crate::asm) fn advance(&mut self) {
        self.next += 1;
    }

    /// How many bytes after the next statement a later one starts, which is to be performed soon.
    #[inline]
    pub(in crate::asm) fn prefetch_distance(&self) -> Option<usize> {
        let at = |index: usize| self.encoded.statements.get(index).map(|statement| statement.at + statement.blanks);
        Some((at(self.next + PREFETCHED_AHEAD)? - at(self.next)?) as usize)
    }

    /// An instruction, and the list which it is from.
    #[inline]
    pub(in crate::asm) fn instruction(&self, number: u32) -> Option<(&Instructions, &Instruction)> {
        if !self.is_valid {
            return None;
        }
        let instructions = &self.encoded.instructions;
        Some((instructions, instructions.list.get(number as usize)?))
    }

    /// A directive.
    #[inline]
    pub(in crate::asm) fn directive(&self, number: u32) -> Option<Ready> {
        // A register has its name in some states of the machine.
        if self.is_valid { self.encoded.directives.get(number as usize).copied() } else { None }
    }

    /// A directive whose operands are not read yet.
    #[inline]
    pub(in crate::asm) fn found(&self, number: u32) -> Option<Found> {
        self.encoded.found.get(number as usize).copied()
    }

    /// The bytes of constants.
    #[inline]
    pub(in crate::asm) fn constants(&self, from: u32, to: u32) -> Option<&[u8]> {
        self.encoded.bytes.get(from as usize..to as usize)
    }

    /// The bytes of instructions.
    #[inline]
    pub(in crate::asm) fn code(&self, from: u32, to: u32) -> Option<&[u8]> {
        if self.is_valid { self.constants(from, to) } else { None }
    }

    /// Exchanges a buffer for the text of the piece at an offset of the file if another thread has read that, and whole
    /// lines up to an offset after `known`. Returns the offset of the text in the file, and where the lines end in it.
    pub(in crate::asm) fn text(
        &mut self,
        (at, known): (usize, usize),
        state: (&Isa, bool),
        buffer: &mut Vec<u8>,
    ) -> Option<(usize, usize)> {
        let position = self.base + at as u32;
        if position.wrapping_sub(self.start) >= self.size {
            self.enter(position, state);
        }
        let (text, start) = (&self.encoded.text, (self.start - self.base) as usize);
        let end = self.work.pieces.end_of_lines(self.piece, text)?;
        if !std::mem::take(&mut self.has_text) || start + end <= known {
            return None;
        }
        std::mem::swap(&mut self.encoded.text, buffer);
        Some((start, end))
    }

    /// Takes the instructions of the piece at a position, if they are encoded.
    #[inline(never)]
    fn enter(&mut self, position: u32, (isa, joins): (&Isa, bool)) {
        let Work { shared, pieces, .. } = &self.work;
        let piece = (position - self.base) as usize / pieces.size;
        (self.start, self.size) = (self.base + pieces.start(piece) as u32, pieces.text(piece) as u32);
        (self.next, self.piece) = (0, piece);
        let mut jobs = shared.jobs();
        jobs.current = piece;
        if (!encode_alike(&jobs.isa, isa) || jobs.joins != joins) && jobs.restarts < RESTARTS {
            (jobs.isa, jobs.joins) = (Arc::new(isa.clone()), joins);
            jobs.restarts += 1;
            jobs.done.fill_with(|| None);
            jobs.next = piece;
        }
        let is_done = |jobs: &Jobs| jobs.done[piece % AHEAD].as_ref().is_some_and(|done| done.0 == piece);
        if self.waits {
            jobs.next = jobs.next.max(piece);
            jobs.reader_sleeps = true;
            shared.changed.notify_all();
            while !is_done(&jobs) && (jobs.busy > 0 || jobs.next <= piece && jobs.threads > 0) {
                jobs = shared.wait(jobs);
            }
        } else {
            // A piece that is being encoded will be there sooner than if it was read here.
            let is_encoded = piece < jobs.next;
            jobs.next = jobs.next.max(piece + 1);
            // Threads that wake up have several pieces to encode.
            if jobs.sleeping > 0 && jobs.next <= piece + AHEAD / 2 {
                shared.changed.notify_all();
            }
            if is_encoded {
                let waits = |jobs: &mut Jobs| !is_done(jobs) && jobs.busy > 0;
                if waits(&mut jobs) {
                    jobs = self.work.encode(jobs, &mut self.encoder);
                }
                jobs = shared.spin(jobs, waits);
                jobs.reader_sleeps = true;
                let waited = shared.changed.wait_timeout_while(jobs, LONGEST_WAIT, waits);
                jobs = waited.unwrap_or_else(PoisonError::into_inner).0;
            }
        }
        jobs.reader_sleeps = false;
        // The memory of what has been read is used again.
        self.encoded.clear();
        self.has_text = false;
        if is_done(&jobs)
            && let Some((_, done)) = jobs.done[piece % AHEAD].take()
        {
            self.has_text = !done.text.is_empty();
            jobs.spare.push(std::mem::replace(&mut self.encoded, done));
        }
        if self.restarts != jobs.restarts {
            (self.isa, self.restarts) = (Arc::clone(&jobs.isa), jobs.restarts);
        }
        drop(jobs);
        self.check(isa);
    }
}
