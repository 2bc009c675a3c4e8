//! What a thread encodes of a piece of text.

use crate::arch::Isa;
use crate::arch::dispatch::Scratch;
use crate::arch::dispatch::ahead::{self, Instructions};
use crate::asm::directives::constants::{Target, Within};
use crate::source::bytes::Scanner;

/// What has been encoded of a piece.
#[derive(Debug, Default)]
pub(super) struct Encoded {
    pub(super) instructions: Instructions,
    /// Directives with constants, and their bytes.
    pub(super) constants: Vec<Constants>,
    pub(super) bytes: Vec<u8>,
}

/// Integer directives with constants that follow each other.
#[derive(Clone, Copy, Debug)]
pub(super) struct Constants {
    /// The offset in the text of the first byte.
    pub(super) at: u32,
    /// The number of bytes of text up to the next statement.
    pub(super) text: u32,
    /// The range of their bytes.
    pub(super) bytes: (u32, u32),
}

impl Encoded {
    /// Removes all, keeping the memory.
    pub(super) fn clear(&mut self) {
        let Encoded { instructions, constants, bytes } = self;
        instructions.clear();
        constants.clear();
        bytes.clear();
    }
}

/// Encodes pieces in a thread.
pub(super) struct Encoder {
    target: Target,
    scratch: Scratch<'static>,
}

impl Encoder {
    pub(super) fn new(target: Target) -> Self {
        Encoder { target, scratch: Scratch::new(Box::default()) }
    }

    /// Encodes what is on the lines that start before `end`: from the first line of the text on if that is whole, or from
    /// the next one.
    pub(super) fn encode(&mut self, isa: &Isa, text: &[u8], (is_whole, end): (bool, usize), out: &mut Encoded) {
        let mut next = if is_whole { Some(0) } else { line_after(text, 0) };
        while let Some(at) = next.filter(|&at| at < end) {
            let mut s = Scanner::new(text, at, self.target.comment);
            s.blanks();
            let encoded = match s.byte() {
                b'_' | b'a'..=b'z' | b'A'..=b'Z' => self.instruction(isa, &s, out),
                b'.' => self.constants(&s, end, out),
                _ => None,
            };
            next = encoded.or_else(|| line_after(text, s.at));
        }
    }

    /// Encodes an instruction. Returns the offset of the next statement.
    #[inline(always)]
    fn instruction(&mut self, isa: &Isa, s: &Scanner<'_>, out: &mut Encoded) -> Option<usize> {
        let list = &mut out.instructions;
        let next = ahead::encode(isa, s, &mut self.scratch, list)?;
        if next < s.text().len() {
            return Some(next);
        }
        // The statement may go on after the text.
        list.list.pop();
        None
    }

    /// Encodes constants on lines that start before `end`. Returns the offset of the next statement.
    #[inline]
    fn constants(&mut self, dot: &Scanner<'_>, end: usize, out: &mut Encoded) -> Option<usize> {
        let start = out.bytes.len() as u32;
        // A statement that ends with the text may go on after it.
        let within = Within { last: end, end: dot.text().len() };
        let next = self.target.constants(dot, within, &mut out.bytes);
        if next == 0 {
            return None;
        }
        let text = (next - dot.at) as u32;
        out.constants.push(Constants { at: dot.at as u32, text, bytes: (start, out.bytes.len() as u32) });
        Some(next)
    }
}

/// Where the line after the one at an offset starts.
fn line_after(text: &[u8], at: usize) -> Option<usize> {
    let end = memchr::memchr(b'\n', text.get(at..)?)?;
    Some(at + end + 1)
}
