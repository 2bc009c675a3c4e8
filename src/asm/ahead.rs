//! Threads that encode instructions of the main file ahead of the loop over statements.
//!
//! An instruction's text and the state of the machine determine its encoding, up to the values of symbols. Threads encode
//! the instructions of the pieces of the file that follow the one that is being read, in the state of the machine
//! at some point of the text. The loop over statements uses an encoding where a statement starts at its position and the
//! state is the same; it reads everything else itself, and does all that changes the model. So the object does not depend
//! on the number of threads, nor on which pieces they have encoded in time.

use crate::arch::Isa;
use crate::arch::ahead::Instruction;
use crate::arch::dispatch::Scratch;
use crate::arch::dispatch::ahead::{self, Instructions, encode_alike};
use crate::options::Threads;
use crate::source::bytes::Scanner;
use crate::source::files::Text;
use std::io;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

/// What a thread reads after a piece, in bytes: an instruction belongs to the piece in which its line starts.
const OVERLAP: usize = 4 << 10;

/// The number of pieces that may be ahead.
const AHEAD: usize = 8;

/// Texts of fewer pieces are read by one thread.
const LEAST_PIECES: usize = 32;

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
    done: [Option<(usize, Instructions)>; AHEAD],
    /// The number of pieces that are being encoded, and of threads.
    busy: usize,
    threads: usize,
    /// For reuse.
    spare: Vec<Instructions>,
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
    instructions: Instructions,
    /// The index of the next instruction.
    next: usize,
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
    comment: u8,
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
        (base, comment): (u32, u8),
        isa: &Isa,
        threads: Threads,
    ) -> Option<(Self, Ahead)> {
        if threads.count < 2 {
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
        let isa = Arc::new(isa.clone());
        let jobs = Jobs {
            isa: Arc::clone(&isa),
            restarts: 0,
            current: 0,
            // The reader starts with the first piece at once.
            next: 1,
            done: Default::default(),
            busy: 0,
            threads: threads.count - 1,
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
            instructions: Instructions::default(),
            next: 0,
            isa,
            restarts: 0,
            is_valid: false,
            is_main: true,
            waits: threads.waits,
        };
        Some((Team { shared, text, pieces, comment }, ahead))
    }

    /// Runs the reader and the threads, which end when the reader's side is dropped.
    pub(in crate::asm) fn run<R>(self, read: impl FnOnce() -> R) -> R {
        let threads = self.shared.jobs().threads;
        std::thread::scope(|scope| {
            for _ in 0..threads {
                // Without threads the reader encodes everything itself.
                if std::thread::Builder::new().spawn_scoped(scope, || self.encode_pieces()).is_err() {
                    self.shared.jobs().threads -= 1;
                }
            }
            read()
        })
    }

    /// Encodes pieces until the text ends or has been read.
    fn encode_pieces(&self) {
        let Team { shared, text, pieces, comment } = self;
        let mut scratch = Scratch::new(Box::default());
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
                let first = if piece == 0 { Some(0) } else { line_after(lines, 0) };
                encode(&isa, lines, first, pieces.text(piece), *comment, &mut scratch, &mut out);
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

impl Drop for Ahead {
    fn drop(&mut self) {
        self.shared.jobs().ended = true;
        self.shared.changed.notify_all();
    }
}

impl Ahead {
    /// The machine may be in another state than before.
    #[inline]
    pub(in crate::asm) fn check(&mut self, isa: &Isa) {
        self.is_valid = encode_alike(&self.isa, isa);
    }

    /// The instruction at a source position.
    #[inline]
    pub(in crate::asm) fn find(&mut self, position: u32, isa: &Isa) -> Option<(&Instructions, Instruction)> {
        if !self.is_main {
            return None;
        }
        if position.wrapping_sub(self.start) >= self.size {
            self.enter(position, isa);
        }
        if !self.is_valid {
            return None;
        }
        let at = position.wrapping_sub(self.start);
        while let Some(instruction) = self.instructions.list.get(self.next) {
            if instruction.at >= at {
                return (instruction.at == at).then_some((&self.instructions, *instruction));
            }
            self.next += 1;
        }
        None
    }

    /// Takes the instructions of the piece at a position, if they are encoded.
    #[inline(never)]
    fn enter(&mut self, position: u32, isa: &Isa) {
        let piece = (position - self.base) as usize / self.pieces.size;
        (self.start, self.size) = (self.base + self.pieces.start(piece) as u32, self.pieces.text(piece) as u32);
        self.next = 0;
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
        let mut instructions = Instructions::default();
        if is_done(&jobs)
            && let Some((_, done)) = jobs.done[piece % AHEAD].take()
        {
            instructions = done;
        }
        std::mem::swap(&mut self.instructions, &mut instructions);
        instructions.clear();
        jobs.spare.push(instructions);
        if self.restarts != jobs.restarts {
            (self.isa, self.restarts) = (Arc::clone(&jobs.isa), jobs.restarts);
        }
        drop(jobs);
        self.check(isa);
    }
}

/// Reads `size` bytes of a text, or what there is.
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

/// Where the line after the one at an offset starts.
fn line_after(text: &[u8], at: usize) -> Option<usize> {
    let end = memchr::memchr(b'\n', text.get(at..)?)?;
    Some(at + end + 1)
}

/// Encodes the instructions on the lines that start before `end`, from the first one on.
fn encode(
    isa: &Isa,
    text: &[u8],
    first: Option<usize>,
    end: usize,
    comment: u8,
    scratch: &mut Scratch<'_>,
    out: &mut Instructions,
) {
    let mut next = first;
    while let Some(at) = next.filter(|&at| at < end) {
        let mut s = Scanner::new(text, at, comment);
        s.blanks();
        let is_word = matches!(s.byte(), b'_' | b'a'..=b'z' | b'A'..=b'Z');
        next = match if is_word { ahead::encode(isa, &s, scratch, out) } else { None } {
            // The statement may go on after the text.
            Some(next) if next >= text.len() => {
                out.list.pop();
                None
            }
            Some(next) => Some(next),
            None => line_after(text, s.at),
        };
    }
}
