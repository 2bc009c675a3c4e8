//! The bytes of a file in pieces: the object's own bytes are not copied between those of the writer.

use super::sink::Sink;
use std::borrow::Cow;
use std::collections::TryReserveError;
use std::io;

/// Memory for an object file could not be allocated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfMemory;

impl std::fmt::Display for OutOfMemory {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("not enough memory for the object")
    }
}

impl std::error::Error for OutOfMemory {}

impl From<OutOfMemory> for io::Error {
    fn from(error: OutOfMemory) -> Self {
        io::Error::new(io::ErrorKind::OutOfMemory, error)
    }
}

impl From<TryReserveError> for OutOfMemory {
    fn from(_: TryReserveError) -> Self {
        OutOfMemory
    }
}

/// Pieces of at least this many bytes are not copied.
const LARGE: usize = 1 << 16;

/// The bytes of a file, in pieces.
#[derive(Debug, Default)]
pub struct Parts<'a> {
    /// The bytes made by the writer.
    made: Vec<u8>,
    /// The bytes held elsewhere, each piece with its position among the writer's bytes.
    held: Vec<(usize, Cow<'a, [u8]>)>,
    /// The number of bytes in `held`.
    held_size: u64,
}

impl<'a> Parts<'a> {
    pub(super) fn reserve(&mut self, bytes: u64) -> Result<(), OutOfMemory> {
        let bytes = usize::try_from(bytes).map_err(|_| OutOfMemory)?;
        Ok(self.made.try_reserve_exact(bytes)?)
    }

    /// The number of bytes of the file.
    #[inline]
    #[must_use]
    pub fn size(&self) -> u64 {
        self.held_size + self.made.len() as u64
    }

    /// Returns whether a piece of this size is not copied.
    pub(super) fn stays(size: u64) -> bool {
        size >= LARGE as u64
    }

    /// The pieces, in order.
    pub fn pieces(&self) -> impl Iterator<Item = &[u8]> {
        let ends = self.held.iter().map(|h| h.0).chain([self.made.len()]);
        let starts = [0].into_iter().chain(self.held.iter().map(|h| h.0));
        let made = starts.zip(ends).map(|(start, end)| &self.made[start..end]);
        let held = self.held.iter().map(|h| &*h.1).chain([[].as_slice()]);
        made.zip(held).flat_map(|(made, held)| [made, held])
    }

    /// Writes all bytes.
    ///
    /// # Errors
    /// If writing fails.
    pub fn write_to(&self, mut out: impl io::Write) -> io::Result<()> {
        self.pieces().try_for_each(|piece| out.write_all(piece))
    }

    /// Joins all bytes into one vector.
    ///
    /// # Errors
    /// If memory for it cannot be allocated.
    pub fn join(self) -> Result<Vec<u8>, OutOfMemory> {
        if self.held.is_empty() {
            return Ok(self.made);
        }
        let mut whole = Vec::new();
        whole.try_reserve_exact(usize::try_from(self.size()).map_err(|_| OutOfMemory)?)?;
        self.pieces().for_each(|piece| whole.extend_from_slice(piece));
        Ok(whole)
    }
}

impl<'a> Sink<'a> for Parts<'a> {
    #[inline]
    fn end(&mut self) -> &mut Vec<u8> {
        &mut self.made
    }

    #[inline]
    fn size(&self) -> u64 {
        Parts::size(self)
    }

    fn hold(&mut self, bytes: impl Into<Cow<'a, [u8]>>) {
        let bytes = bytes.into();
        if Self::stays(bytes.len() as u64) {
            self.held_size += bytes.len() as u64;
            self.held.push((self.made.len(), bytes));
        } else {
            self.made.extend_from_slice(&bytes);
        }
    }

    fn complete(&mut self) {}
}
