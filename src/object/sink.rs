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

#[cfg(test)]
mod tests {
    use crate::options::Options;

    /// Sections with relocations to undefined symbols, and one whose bytes are passed on without a copy.
    fn text(is_coff: bool) -> String {
        let mut text = match is_coff {
            true => String::new(),
            false => ".addrsig\n.addrsig_sym f1\n.section .g,\"aG\",@progbits,signature,comdat\n.byte 1\n".to_owned(),
        };
        for i in 0..3000 {
            let flags = if is_coff { "dr" } else { "a" };
            text += &format!(".section .long_section_name.f{i},\"{flags}\"\nf{i}:\n.long undefined_symbol_{i}\n");
        }
        text + ".data\n.zero 100000, 3\n"
    }

    #[test]
    fn a_file_is_the_same_in_pieces_and_as_a_stream() {
        for (target, is_coff) in [
            ("x86_64-linux-gnu", false),
            ("i686-linux-gnu", false),
            ("aarch64_be-linux-gnu", false),
            ("x86_64-w64-windows-gnu", true),
        ] {
            let options = Options::for_target(target.parse().unwrap()).unwrap();
            for text in [text(is_coff).as_str(), ".data\n.byte 1\n", ""] {
                let assembled = crate::assemble(text, &options).unwrap();
                let mut stream = Vec::new();
                assembled.write_to(&mut stream).unwrap();
                assert!(stream == assembled.to_bytes().unwrap(), "{target}");
                assert_eq!(stream.len() as u64, assembled.parts().unwrap().size(), "{target}");
            }
        }
    }
}
