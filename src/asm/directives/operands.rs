//! What is read of directives from the text alone, so that another thread can do it before they take effect.

use super::codeview::CodeViewLoc;
use super::constants::{Target, Within};
use super::dwarf::{self, LocOperands};
use super::found::Found;
use super::{Directive, Encoding, Handler};
use super::{cfi, data};
use crate::arch::Isa;
use crate::asm::state::Assembler;
use crate::debug::cfi::Operation;
use crate::debug::dwarf::View;
use crate::model::Value;
use crate::options::parts::DEBUG;
use crate::parse::{LineCursor, Parse, Sum};
use crate::source::Span;
use crate::source::bytes::Scanner;

/// Operands in a common form. Offsets are those of the text that is read.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Operands {
    /// A sum in an integer of a size in bytes.
    Integer(Sum, u8),
    /// A sum in a LEB128 number, which may be signed.
    Leb(Sum, bool),
    /// `.loc`: the file and the view with their spans, and the rest.
    Loc((u64, Span), LocOperands, Option<(View<()>, Span)>),
    /// `.cfi_offset`: a register and an offset.
    Saved(u64, i64),
    /// Another operation of a frame with a register and an offset.
    Both(u64, i64, fn(u64, i64) -> Operation),
    /// One with an offset.
    Offset(i64, fn(i64) -> Operation),
    /// `.cv_loc`
    CodeViewLoc(CodeViewLoc),
}

/// What is read of a directive before it takes effect.
pub(crate) enum Read {
    /// The bytes of constants.
    Constants,
    /// Its operands.
    Ready(Ready),
    /// Its name; offsets are from the dot.
    Found(Found),
}

impl Target {
    /// Reads the directive at the dot, as far as that depends on nothing but the text and the machine. If its operands are
    /// constants that fit, appends their bytes and those of the integer directives that follow it, as long as that is so.
    /// Returns the offset of the statement after them, too, if it is known.
    pub(crate) fn read(
        &self,
        isa: &Isa,
        dot: &Scanner<'_>,
        within: Within,
        out: &mut Vec<u8>,
    ) -> Option<(Read, Option<usize>)> {
        let found = Found::at_dot(dot.local(), self.is_coff, self.machine)?;
        let text = dot.text();
        if let Some(encoding) = found.encoding_of_constants() {
            let next = self.run((text, found.operands), encoding, within, out).0;
            if next != 0 {
                return Some((Read::Constants, Some(next)));
            }
        }
        if !found.is_read_from_line() {
            return None;
        }
        let mut cursor = LineCursor::of_bytes(text, found.operands, self.comment);
        match Ready::read(found.directive, (isa, self.word), dot.at, &mut cursor) {
            Some((ready, next)) => Some((Read::Ready(ready), Some(next))),
            None => Some((Read::Found(found.from(dot.at)), None)),
        }
    }
}

/// A directive with operands that have been read.
#[derive(Clone, Copy)]
pub(crate) struct Ready {
    directive: &'static Directive,
    operands: Operands,
}

impl std::fmt::Debug for Ready {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Ready").field("name", &self.directive.name).field("operands", &self.operands).finish()
    }
}

impl Ready {
    /// Reads the operands of a directive whose dot is at the offset `dot`, if they have a common form. A word has `word`
    /// bytes. Returns the offset of the next statement, too.
    pub(super) fn read(
        directive: &'static Directive,
        (isa, word): (&Isa, u8),
        dot: usize,
        cursor: &mut LineCursor<'_>,
    ) -> Option<(Self, usize)> {
        let operands = match directive.run {
            Handler::Numbers(_, encoding) => {
                let sum = cursor.sum()?;
                match encoding {
                    Encoding::Integer(size) => Operands::Integer(sum, size),
                    Encoding::Word => Operands::Integer(sum, word),
                    Encoding::Leb { signed } => Operands::Leb(sum, signed),
                }
            }
            Handler::Parted(_, read) => read(cursor, isa)?,
            Handler::Bare(_) | Handler::Line(_) | Handler::Tokens(_) => return None,
        };
        if !cursor.at_end() || !cursor.is_plain() {
            return None;
        }
        Some((Ready { directive, operands: operands.from(dot) }, cursor.finish_line()))
    }

    /// Performs the directive. Its text, of which the dot is the first byte, is in the source at `start`. Returns `None` if
    /// it has to be read again; then nothing has been changed.
    ///
    /// # Errors
    /// If it is refused.
    pub(crate) fn perform(&self, a: &mut Assembler<'_, '_>, text: &[u8], start: u32) -> Parse<Option<()>> {
        let span = Span::new(start, start + self.directive.name.len() as u32);
        let place = |part: Span| Span::new(start + part.start, start + part.end);
        a.progress.interruptions += 1;
        match self.operands {
            Operands::Integer(sum, size) => {
                let Some(value) = a.context().sum(&sum, text, start) else { return Ok(None) };
                data::integer(a, Value::Relocatable(value), size, sum.name.span(start))?;
            }
            Operands::Leb(sum, signed) => {
                let Some(value) = a.context().sum(&sum, text, start) else { return Ok(None) };
                data::leb(a, Value::Relocatable(value), signed, sum.name.span(start))?;
            }
            // They are made by rows that are left out.
            Operands::Loc(..) | Operands::CodeViewLoc(_) if !DEBUG => return Ok(None),
            Operands::Loc((file, at), operands, view) => {
                let view = view.map(|(view, at)| {
                    let name = || a.intern(text.get(at.start as usize..at.end as usize).unwrap_or_default());
                    (view.with_name(name), place(at))
                });
                dwarf::perform_loc(a, (file, place(at)), operands, view)?;
            }
            Operands::Saved(register, offset) => cfi::push_saved(a, (register, offset), span)?,
            Operands::Both(register, offset, operation) => cfi::push(a, operation(register, offset), span)?,
            Operands::Offset(offset, operation) => cfi::push(a, operation(offset), span)?,
            Operands::CodeViewLoc(operands) => {
                operands.moved(place).perform(a, span)?;
            }
        }
        Ok(Some(()))
    }
}

impl Operands {
    /// Counts the offsets from another place.
    fn from(self, start: usize) -> Self {
        let place = |part: Span| Span::new(part.start - start as u32, part.end - start as u32);
        match self {
            Operands::Integer(sum, size) => Operands::Integer(sum.from(start), size),
            Operands::Leb(sum, signed) => Operands::Leb(sum.from(start), signed),
            Operands::Loc((file, at), operands, view) => {
                Operands::Loc((file, place(at)), operands, view.map(|(view, at)| (view, place(at))))
            }
            Operands::CodeViewLoc(operands) => Operands::CodeViewLoc(operands.moved(place)),
            Operands::Saved(..) | Operands::Both(..) | Operands::Offset(..) => self,
        }
    }
}
