//! The main file, in chunks of whole lines.
//!
//! A text in memory is one chunk. A file is read piecewise, so that memory use does not depend on its size and a chunk
//! is still in the processor's cache when its lines are read.

use super::ahead::Ahead;
use super::state::nested::Chunk;
use crate::arch::Isa;
use crate::source::files::{Text, TextFile};
use std::io;

/// The size of the first read buffer in bytes.
const PIECE: usize = 128 << 10;

/// The main file's contents or a window into them.
#[derive(Debug)]
pub(in crate::asm) enum MainText<'a> {
    Bytes(&'a [u8]),
    File(Window<'a>),
}

/// A buffered part of a file.
#[derive(Debug)]
pub(in crate::asm) struct Window<'a> {
    file: &'a dyn TextFile,
    buffer: Vec<u8>,
    /// The file offset of the buffer's first byte.
    start: usize,
    /// The offset of the current lines in the buffer.
    first: usize,
    /// The number of buffered bytes read from the file.
    filled: usize,
    /// The offset in the buffer where its whole lines end.
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
                first: 0,
                filled: 0,
                lines: 0,
                is_last: file.size() == 0,
            }),
        }
    }

    /// The current lines; empty for a file before the first [`MainText::advance`].
    pub(in crate::asm) fn chunk(&self, base: u32) -> Chunk<'_> {
        match self {
            MainText::Bytes(text) => Chunk { text, base, is_last: true },
            MainText::File(window) => Chunk {
                text: window.buffer.get(window.first..window.lines).unwrap_or_default(),
                base: base + (window.start + window.first) as u32,
                is_last: window.is_last,
            },
        }
    }

    /// Drops the first `used` bytes and reads more after the remaining ones, if threads do not have that already.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub(in crate::asm) fn advance(
        &mut self,
        used: usize,
        ahead: Option<(&mut Ahead<'_>, (&Isa, bool))>,
    ) -> io::Result<()> {
        match self {
            MainText::Bytes(_) => Ok(()),
            MainText::File(window) => window.advance(used, ahead),
        }
    }
}

impl Window<'_> {
    #[inline(never)]
    fn advance(&mut self, used: usize, ahead: Option<(&mut Ahead<'_>, (&Isa, bool))>) -> io::Result<()> {
        let size = usize::try_from(self.file.size()).unwrap_or(usize::MAX);
        let at = self.start + self.first + used;
        if let Some((ahead, state)) = ahead
            && let Some((start, lines)) = ahead.text((at, self.start + self.lines), state, &mut self.buffer)
        {
            (self.start, self.first) = (start, at - start);
            (self.filled, self.lines) = (self.buffer.len(), lines);
            self.is_last = start + lines >= size;
            return Ok(());
        }
        self.buffer.copy_within(self.first + used..self.filled, 0);
        self.filled -= self.first + used;
        (self.start, self.first) = (at, 0);
        // The remainder is normally less than a line. Otherwise it is part of a long construct, so the buffer is doubled.
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
