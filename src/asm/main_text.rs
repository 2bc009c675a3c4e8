//! The main text, a stretch of whole lines at a time.
//!
//! A text that is in memory is one stretch. One in a file is read in pieces, so that a long one takes no more memory than a
//! short one, and a piece is still in the processor's cache when its lines are read.

use super::state::nested::Chunk;
use crate::source::files::{Text, TextFile};
use std::io;

/// So many bytes are read at once.
const PIECE: usize = 128 << 10;

/// Where the reading of the main text is.
#[derive(Debug)]
pub(in crate::asm) enum MainText<'a> {
    Bytes(&'a [u8]),
    File(Window<'a>),
}

/// Some bytes of a file.
#[derive(Debug)]
pub(in crate::asm) struct Window<'a> {
    file: &'a dyn TextFile,
    buffer: Vec<u8>,
    /// Where in the file the first of the buffer's bytes is.
    start: usize,
    /// How many of the buffer's bytes are the file's.
    filled: usize,
    /// How many of these are whole lines.
    lines: usize,
    is_last: bool,
}

impl<'a> MainText<'a> {
    pub(in crate::asm) fn new(text: Text<'a>) -> Self {
        match text {
            Text::Bytes(text) => MainText::Bytes(text),
            Text::File(file) => MainText::File(Window {
                file,
                buffer: vec![0; PIECE.min(usize::try_from(file.size()).unwrap_or(PIECE))],
                start: 0,
                filled: 0,
                lines: 0,
                is_last: file.size() == 0,
            }),
        }
    }

    /// The lines that are there; none before the first [`MainText::advance`] of a file.
    pub(in crate::asm) fn chunk(&self, base: u32) -> Chunk<'_> {
        match self {
            MainText::Bytes(text) => Chunk { text, base, is_last: true },
            MainText::File(window) => Chunk {
                text: window.buffer.get(..window.lines).unwrap_or_default(),
                base: base + window.start as u32,
                is_last: window.is_last,
            },
        }
    }

    /// Lets go of `used` bytes and reads more behind those that are left.
    ///
    /// # Errors
    /// Where the file cannot be read.
    pub(in crate::asm) fn advance(&mut self, used: usize) -> io::Result<()> {
        match self {
            MainText::Bytes(_) => Ok(()),
            MainText::File(window) => window.advance(used),
        }
    }
}

impl Window<'_> {
    fn advance(&mut self, used: usize) -> io::Result<()> {
        let size = usize::try_from(self.file.size()).unwrap_or(usize::MAX);
        self.buffer.copy_within(used..self.filled, 0);
        self.start += used;
        self.filled -= used;
        // What is left is less than a line as a rule; else it is part of something long, and twice as much is tried.
        loop {
            if self.filled > self.buffer.len() / 2 {
                self.buffer.resize(2 * self.buffer.len(), 0);
            }
            let wanted = (size - self.start).min(self.buffer.len());
            let old = self.filled;
            let read = self.file.read_at((self.start + old) as u64, &mut self.buffer[old..wanted])?;
            self.filled += read;
            if read == 0 || self.start + self.filled >= size {
                (self.lines, self.is_last) = (self.filled, true);
                return Ok(());
            }
            if let Some(end) = memchr::memrchr(b'\n', &self.buffer[old..self.filled]) {
                self.lines = old + end + 1;
                return Ok(());
            }
        }
    }
}
