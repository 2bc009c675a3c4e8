//! The pieces of a text, and the text of each.

use crate::source::files::Text;
use std::io;

/// What a thread reads after a piece, in bytes: a line belongs to the piece in which it starts.
const OVERLAP: usize = 4 << 10;

/// The pieces of a text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pieces {
    pub(super) count: usize,
    /// The size of each in bytes.
    pub(super) size: usize,
}

impl Pieces {
    /// Where the text of a piece starts: at the byte before it, which ends a line if another starts at the piece.
    pub(super) fn start(self, piece: usize) -> usize {
        (piece * self.size).saturating_sub(1)
    }

    /// The number of bytes of text in which the lines of a piece start.
    pub(super) fn text(self, piece: usize) -> usize {
        (piece + 1) * self.size - self.start(piece)
    }

    /// Where the lines of a piece end in its text, of which a part has been read.
    pub(super) fn end_of_lines(self, piece: usize, text: &[u8]) -> Option<usize> {
        line_after(text, self.text(piece) - 1)
    }

    /// Reads the text of a piece and some after it, fewer at its end.
    pub(super) fn read<'t>(self, piece: usize, text: Text<'t>, buffer: &'t mut Vec<u8>) -> io::Result<&'t [u8]> {
        let (start, size) = (self.start(piece), self.text(piece) + OVERLAP);
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
        buffer.truncate(filled);
        Ok(buffer)
    }
}

/// Where the line after the one at an offset starts.
pub(super) fn line_after(text: &[u8], at: usize) -> Option<usize> {
    let end = memchr::memchr(b'\n', text.get(at..)?)?;
    Some(at + end + 1)
}
