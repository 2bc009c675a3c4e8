//! What a thread encodes of a piece of text.

use super::pieces::line_after;
use crate::arch::Isa;
use crate::arch::ahead::Plain;
use crate::arch::dispatch::Scratch;
use crate::arch::dispatch::ahead::{self, Instructions};
use crate::asm::directives::Found;
use crate::asm::directives::constants::{Target, Within};
use crate::asm::directives::operands::{Read, Ready};
use crate::source::bytes::Scanner;

/// What has been encoded of a piece.
#[derive(Debug, Default)]
pub(super) struct Encoded {
    /// The text of the piece if it has been read from a file.
    pub(super) text: Vec<u8>,
    /// In the order of the text.
    pub(super) statements: Vec<Statement>,
    pub(super) instructions: Instructions,
    /// Directives with operands.
    pub(super) directives: Vec<Ready>,
    /// Directives whose operands are not read yet; offsets are from the dot.
    pub(super) found: Vec<Found>,
    /// The bytes of constants and of instructions.
    pub(super) bytes: Vec<u8>,
}

/// A statement, or several of a kind.
#[derive(Clone, Copy, Debug)]
pub(in crate::asm) struct Statement {
    /// The offset in the text.
    pub(super) at: u32,
    /// The number of blanks before its first byte.
    pub(in crate::asm) blanks: u32,
    /// The number of bytes of text up to the next statement, with comments and empty lines after this one.
    pub(in crate::asm) text: u32,
    pub(in crate::asm) what: What,
}

#[derive(Clone, Copy, Debug)]
pub(in crate::asm) enum What {
    /// Comments and empty lines.
    Nothing,
    /// A label, and the length of its name.
    Label(u32),
    /// The number of an instruction.
    Instruction(u32),
    /// Instructions without symbols that follow each other, and the range of their bytes.
    Code(u32, u32),
    /// The number of a directive with operands.
    Directive(u32),
    /// The number of a directive whose operands are not read yet.
    Found(u32),
    /// Integer directives with constants that follow each other, and the range of their bytes.
    Constants(u32, u32),
}

impl What {
    /// A statement and the one that follows it, if they can be performed as one.
    #[inline]
    fn joined(self, next: What) -> Option<What> {
        match (self, next) {
            // The statement may end before its line.
            (What::Found(_), _) => None,
            (what, What::Nothing) => Some(what),
            (What::Code(from, middle), What::Code(start, to)) if middle == start => Some(What::Code(from, to)),
            _ => None,
        }
    }
}

impl Encoded {
    /// Removes all, keeping the memory.
    pub(super) fn clear(&mut self) {
        let Encoded { text: _, statements, instructions, directives, found, bytes } = self;
        statements.clear();
        directives.clear();
        found.clear();
        instructions.clear();
        bytes.clear();
    }

    /// Appends what is in a part of the text.
    #[inline]
    fn push(&mut self, (at, first, next): (usize, usize, usize), what: What) {
        if let Some(last) = self.statements.last_mut()
            && (last.at + last.text) as usize == at
            && let Some(both) = last.what.joined(what)
        {
            last.what = both;
            last.text += (next - at) as u32;
            return;
        }
        let (blanks, text) = ((first - at) as u32, (next - at) as u32);
        self.statements.push(Statement { at: at as u32, blanks, text, what });
    }
}

/// Encodes pieces.
#[derive(Debug)]
pub(super) struct Encoder {
    target: Target,
    scratch: Scratch<'static>,
}

impl Encoder {
    pub(super) fn new(target: Target) -> Self {
        Encoder { target, scratch: Scratch::new(Box::default()) }
    }

    /// Encodes what is on the lines that start before `end`: from the first line of the text on if that is whole, or from
    /// the next one. Instructions are put together if `joins` is set.
    pub(super) fn encode(
        &mut self,
        (isa, joins): (&Isa, bool),
        text: &[u8],
        (is_whole, end): (bool, usize),
        out: &mut Encoded,
    ) {
        let mut next = if is_whole { Some(0) } else { line_after(text, 0) };
        while let Some(at) = next.filter(|&at| at < end) {
            let mut s = Scanner::new(text, at, self.target.comment);
            let byte = s.byte_after_blanks();
            let found = match byte {
                b'_' | b'a'..=b'z' | b'A'..=b'Z' | b'.' => {
                    // As the reader does: an indented word is hardly ever a label.
                    let label = if s.at == at { label_at(&s) } else { None };
                    let found = label.or_else(|| match byte {
                        b'.' => self.directive(isa, &s, end, out),
                        _ => self.instruction((isa, joins), &s, out),
                    });
                    if s.at == at { found } else { found.or_else(|| label_at(&s)) }
                }
                _ => s.end().map(|end| (What::Nothing, end)),
            };
            next = match found {
                // A statement that ends with the text may go on after it.
                Some((what, next)) if next < text.len() => {
                    out.push((at, s.at, next), what);
                    Some(next)
                }
                _ => line_after(text, s.at),
            };
        }
    }

    /// Encodes an instruction. Returns the offset of the next statement.
    #[inline(always)]
    fn instruction(&mut self, (isa, joins): (&Isa, bool), s: &Scanner<'_>, out: &mut Encoded) -> Option<(What, usize)> {
        let Encoded { instructions, bytes, .. } = out;
        let (number, start) = (instructions.list.len() as u32, bytes.len() as u32);
        let plain = if joins { Some(Plain { bytes, endian: self.target.endian }) } else { None };
        let next = ahead::encode(isa, s, &mut self.scratch, instructions, plain)?;
        let end = out.bytes.len() as u32;
        Some((if end == start { What::Instruction(number) } else { What::Code(start, end) }, next))
    }

    /// Reads a directive, or constants on lines that start before `end`. Returns the offset of the next statement.
    #[inline]
    fn directive(&mut self, isa: &Isa, dot: &Scanner<'_>, end: usize, out: &mut Encoded) -> Option<(What, usize)> {
        let start = out.bytes.len() as u32;
        let within = Within { last: end, end: dot.text().len() };
        let (read, next) = self.target.read(isa, dot, within, &mut out.bytes)?;
        let what = match read {
            Read::Constants => What::Constants(start, out.bytes.len() as u32),
            Read::Ready(ready) => {
                out.directives.push(ready);
                What::Directive(out.directives.len() as u32 - 1)
            }
            Read::Found(found) => {
                out.found.push(found);
                What::Found(out.found.len() as u32 - 1)
            }
        };
        // What follows on the same line is read with it.
        Some((what, next.or_else(|| line_after(dot.text(), dot.at))?))
    }
}

#[inline]
fn label_at(s: &Scanner<'_>) -> Option<(What, usize)> {
    let (name, next) = s.local().label()?;
    Some((What::Label(name.len() as u32), next))
}
