//! Threads that encode instructions and constants of the main file ahead of the loop over statements.
//!
//! An instruction's text and the state of the machine determine its encoding, up to the values of symbols. Threads encode
//! the instructions of the pieces of the file that follow the one that is being read, in the state of the machine
//! at some point of the text, and the constants of integer directives. The loop over statements uses an encoding where a
//! statement starts at its position and the state is the same; it reads everything else itself, and does all that changes
//! the model. So the object does not depend on the number of threads, nor on which pieces they have encoded in time.

mod encoder;

use crate::arch::Isa;
use crate::arch::ahead::Instruction;
use crate::arch::dispatch::ahead::{Instructions, encode_alike};
use crate::asm::directives::constants::Target;
use crate::options::Threads;
use crate::source::files::Text;
use encoder::{Encoded, Encoder};
use std::io;
use std::num::NonZero;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

/// What a thread reads after a piece, in bytes: an instruction belongs to the piece in which its line starts.
const OVERLAP: usize = 4 << 10;

/// The number of pieces that may be ahead.
const AHEAD: usize = 8;

/// Texts of fewer pieces are read by one thread.
const LEAST_PIECES: usize = 32;

/// The maximum number of threads by default. With more, all but the reader would wait.
const DEFAULT_MAX: usize = 4;

/// How often the encoding starts again because the state of the machine is another one.
const RESTARTS: u32 = 16;

/// What the reader and the threads share.
#[derive(Debug)]
struct Shared {
    jobs: Mutex<Jobs>,
    changed: Condvar,
}

#[derive(Debug)]
struct Jobs {
    /// The state of the machine in which pieces are encoded, and how many there were before.
    isa: Arc<Isa>,
    restarts: u32,
    /// The piece that is being read.
    current: usize,
    /// The next piece to be encoded.
    next: usize,
    /// The pieces that have been encoded, by their numbers modulo [`AHEAD`].
    done: [Option<(usize, Encoded)>; AHEAD],
    /// The number of pieces that are being encoded, and of threads.
    busy: usize,
    threads: usize,
    /// For reuse.
    spare: Vec<Encoded>,
    ended: bool,
}

impl Shared {
    fn jobs(&self) -> MutexGuard<'_, Jobs> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'j>(&self, jobs: MutexGuard<'j, Jobs>) -> MutexGuard<'j, Jobs> {
        self.changed.wait(jobs).unwrap_or_else(PoisonError::into_inner)
    }
}

/// The reader's side: the instructions of the piece that is being read.
#[derive(Debug)]
pub(in crate::asm) struct Ahead {
    shared: Arc<Shared>,
    pieces: Pieces,
    /// The source position of the first byte of the file.
    base: u32,
    /// The source position from which the offsets of the instructions are counted, and the size of the text.
    start: u32,
    size: u32,
    encoded: Encoded,
    /// The indices of the next instruction and of the next constants.
    next: (usize, usize),
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
pub(in crate::asm) struct Team<'a> {
    shared: Arc<Shared>,
    text: Text<'a>,
    pieces: Pieces,
    target: Target,
}

/// The pieces of a text.
#[derive(Clone, Copy, Debug)]
struct Pieces {
    count: usize,
    /// The size of each in bytes.
    size: usize,
}

impl Pieces {
    /// Where the text of a piece starts: at the byte before it, which ends a line if another starts at the piece.
    fn start(self, piece: usize) -> usize {
        (piece * self.size).saturating_sub(1)
    }

    /// The number of bytes of text in which the lines of a piece start.
    fn text(self, piece: usize) -> usize {
        (piece + 1) * self.size - self.start(piece)
    }
}

impl<'a> Team<'a> {
    /// The threads for a file that starts at source position `base`, and the reader's side. `None` if there is nothing to
    /// be gained.
    pub(in crate::asm) fn new(
        text: Text<'a>,
        base: u32,
        target: Target,
        isa: &Isa,
        threads: Threads,
    ) -> Option<(Self, Ahead)> {
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
        let count = match threads.count {
            0 => std::thread::available_parallelism().map_or(1, NonZero::get).min(DEFAULT_MAX),
            // More would wait for the reader.
            count => count.min(AHEAD + 1),
        };
        if count == 1 {
            return None;
        }
        let isa = Arc::new(isa.clone());
        let jobs = Jobs {
            isa: Arc::clone(&isa),
            restarts: 0,
            current: 0,
            // The reader starts with the first piece at once.
            next: 1,
            done: Default::default(),
            busy: 0,
            threads: count - 1,
            spare: Vec::new(),
            ended: false,
        };
        let shared = Arc::new(Shared { jobs: Mutex::new(jobs), changed: Condvar::new() });
        let ahead = Ahead {
            shared: Arc::clone(&shared),
            pieces,
            base,
            start: base,
            size: pieces.text(0) as u32,
            encoded: Encoded::default(),
            next: (0, 0),
            isa,
            restarts: 0,
            is_valid: false,
            is_main: true,
            waits: threads.waits,
        };
        Some((Team { shared, text, pieces, target }, ahead))
    }

    /// Runs the reader and the threads, which end when the reader does.
    pub(in crate::asm) fn run<R>(self, read: impl FnOnce() -> R) -> R {
        let threads = self.shared.jobs().threads;
        std::thread::scope(|scope| {
            for _ in 0..threads {
                // Without threads the reader encodes everything itself.
                if std::thread::Builder::new().spawn_scoped(scope, || self.encode_pieces()).is_err() {
                    self.shared.jobs().threads -= 1;
                }
            }
            let _end = End(&self.shared);
            read()
        })
    }

    /// Encodes pieces until the text ends or has been read.
    fn encode_pieces(&self) {
        let Team { shared, text, pieces, target } = self;
        let mut encoder = Encoder::new(*target);
        let mut buffer = Vec::new();
        let mut jobs = shared.jobs();
        while !jobs.ended && jobs.next < pieces.count {
            if jobs.next >= jobs.current + AHEAD {
                jobs = shared.wait(jobs);
                continue;
            }
            let (piece, restarts, isa) = (jobs.next, jobs.restarts, Arc::clone(&jobs.isa));
            let mut out = jobs.spare.pop().unwrap_or_default();
            (jobs.next, jobs.busy) = (jobs.next + 1, jobs.busy + 1);
            drop(jobs);
            // The reader reports an error.
            if let Ok(lines) = read(*text, pieces.start(piece), pieces.text(piece) + OVERLAP, &mut buffer) {
                encoder.encode(&isa, lines, (piece == 0, pieces.text(piece)), &mut out);
            }
            jobs = shared.jobs();
            jobs.busy -= 1;
            if restarts == jobs.restarts && piece >= jobs.current {
                jobs.done[piece % AHEAD] = Some((piece, out));
            } else {
                out.clear();
                jobs.spare.push(out);
            }
            shared.changed.notify_all();
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

impl Ahead {
    /// The machine may be in another state than before.
    #[inline]
    pub(in crate::asm) fn check(&mut self, isa: &Isa) {
        self.is_valid = encode_alike(&self.isa, isa);
    }

    /// The offset of a source position in the text of its piece, which becomes the one that is being read.
    #[inline]
    fn offset(&mut self, position: u32, isa: &Isa) -> Option<u32> {
        if !self.is_main {
            return None;
        }
        if position.wrapping_sub(self.start) >= self.size {
            self.enter(position, isa);
        }
        Some(position.wrapping_sub(self.start))
    }

    /// The instruction at a source position.
    #[inline]
    pub(in crate::asm) fn find(&mut self, position: u32, isa: &Isa) -> Option<(&Instructions, Instruction)> {
        let at = self.offset(position, isa)?;
        if !self.is_valid {
            return None;
        }
        let instructions = &self.encoded.instructions;
        while let Some(instruction) = instructions.list.get(self.next.0) {
            if instruction.at >= at {
                return (instruction.at == at).then_some((instructions, *instruction));
            }
            self.next.0 += 1;
        }
        None
    }

    /// The bytes of the constants at a source position, and the number of bytes of text up to the next statement.
    #[inline]
    pub(in crate::asm) fn constants(&mut self, position: u32, isa: &Isa) -> Option<(&[u8], u32)> {
        let at = self.offset(position, isa)?;
        let Encoded { constants, bytes, .. } = &self.encoded;
        while let Some(found) = constants.get(self.next.1) {
            if found.at >= at {
                let bytes = bytes.get(found.bytes.0 as usize..found.bytes.1 as usize)?;
                return (found.at == at).then_some((bytes, found.text));
            }
            self.next.1 += 1;
        }
        None
    }

    /// Takes the instructions of the piece at a position, if they are encoded.
    #[inline(never)]
    fn enter(&mut self, position: u32, isa: &Isa) {
        let piece = (position - self.base) as usize / self.pieces.size;
        (self.start, self.size) = (self.base + self.pieces.start(piece) as u32, self.pieces.text(piece) as u32);
        self.next = (0, 0);
        let mut jobs = self.shared.jobs();
        jobs.current = piece;
        if !encode_alike(&jobs.isa, isa) && jobs.restarts < RESTARTS {
            jobs.isa = Arc::new(isa.clone());
            jobs.restarts += 1;
            jobs.done.fill_with(|| None);
            jobs.next = piece;
        }
        let is_done = |jobs: &Jobs| jobs.done[piece % AHEAD].as_ref().is_some_and(|done| done.0 == piece);
        if self.waits {
            jobs.next = jobs.next.max(piece);
            self.shared.changed.notify_all();
            while !is_done(&jobs) && (jobs.busy > 0 || jobs.next <= piece && jobs.threads > 0) {
                jobs = self.shared.wait(jobs);
            }
        } else {
            jobs.next = jobs.next.max(piece + 1);
            self.shared.changed.notify_all();
        }
        let mut encoded = Encoded::default();
        if is_done(&jobs)
            && let Some((_, done)) = jobs.done[piece % AHEAD].take()
        {
            encoded = done;
        }
        std::mem::swap(&mut self.encoded, &mut encoded);
        encoded.clear();
        jobs.spare.push(encoded);
        if self.restarts != jobs.restarts {
            (self.isa, self.restarts) = (Arc::clone(&jobs.isa), jobs.restarts);
        }
        drop(jobs);
        self.check(isa);
    }
}

/// Reads `size` bytes of a text, or fewer at its end.
fn read<'t>(text: Text<'t>, start: usize, size: usize, buffer: &'t mut Vec<u8>) -> io::Result<&'t [u8]> {
    let file = match text {
        Text::Bytes(text) => return Ok(&text[start.min(text.len())..(start + size).min(text.len())]),
        Text::File(file) => file,
    };
    buffer.resize(size, 0);
    let mut filled = 0;
    while filled < size {
        let read = file.read_at((start + filled) as u64, &mut buffer[filled..])?;
        if read == 0 {
            break;
        }
        filled += read;
    }
    Ok(&buffer[..filled])
}
