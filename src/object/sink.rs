//! Where the writers put the bytes of a file, from first to last.

use std::borrow::Cow;
use std::io;

/// Receives the bytes of a file in order. `'a` is the object, whose bytes are not copied.
pub(super) trait Sink<'a> {
    /// A buffer to append to.
    fn end(&mut self) -> &mut Vec<u8>;

    /// The number of bytes so far.
    fn size(&self) -> u64;

    /// Appends bytes that belong to the object or are in a vector of their own.
    fn hold(&mut self, bytes: impl Into<Cow<'a, [u8]>>);

    /// Called after each record: what was appended is complete.
    fn complete(&mut self);

    /// Pads with zeros to a multiple of `align`, a power of two.
    fn pad(&mut self, align: u64) {
        let more = self.size().wrapping_neg() & (align - 1);
        let end = self.end();
        end.resize(end.len() + more as usize, 0);
    }
}

/// Writes the bytes as they come: a buffer that stays in the cache takes less time than the pages of a whole file.
pub(super) struct Stream<W> {
    out: W,
    made: Vec<u8>,
    /// The number of bytes written.
    written: u64,
    result: io::Result<()>,
}

/// The size of a full buffer in bytes; a record more fits.
const FULL: usize = 1 << 16;
const RECORD: usize = 1 << 8;

impl<W: io::Write> Stream<W> {
    pub(super) fn new(out: W) -> Self {
        Stream { out, made: Vec::with_capacity(FULL + RECORD), written: 0, result: Ok(()) }
    }

    /// Writes what is left.
    pub(super) fn finish(mut self) -> io::Result<()> {
        self.write();
        self.result
    }

    #[cold]
    #[inline(never)]
    fn write(&mut self) {
        let made = std::mem::take(&mut self.made);
        self.write_all(&made);
        self.made = made;
        self.made.clear();
    }

    fn write_all(&mut self, bytes: &[u8]) {
        if self.result.is_ok() {
            self.result = self.out.write_all(bytes);
        }
        self.written += bytes.len() as u64;
    }
}

impl<'a, W: io::Write> Sink<'a> for Stream<W> {
    #[inline]
    fn end(&mut self) -> &mut Vec<u8> {
        &mut self.made
    }

    fn size(&self) -> u64 {
        self.written + self.made.len() as u64
    }

    fn hold(&mut self, bytes: impl Into<Cow<'a, [u8]>>) {
        let bytes = bytes.into();
        if bytes.len() <= FULL.saturating_sub(self.made.len()) {
            self.made.extend_from_slice(&bytes);
        } else {
            self.write();
            self.write_all(&bytes);
        }
    }

    #[inline]
    fn complete(&mut self) {
        if self.made.len() >= FULL {
            self.write();
        }
    }
}
