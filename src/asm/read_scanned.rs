//! Reads statements of common forms from their bytes, without tokens.

use super::{Reader, print};
use crate::arch::dispatch::{self, Scratch};
use crate::asm::directives as directive;
use crate::asm::state::{Assembler, labels};
use crate::hint::some;
use crate::parse::Lexed;
use crate::source::Span;
use crate::source::bytes::Scanner;
use std::hint::cold_path;

impl Reader<'_, '_> {
    /// Reads the statement at `at` if a scanner accepts it. Returns the offset of the next one.
    #[inline(always)]
    pub(super) fn scanned(
        &mut self,
        text: &[u8],
        at: usize,
        scratch: &mut Scratch<'_>,
        lexed: &mut Lexed,
    ) -> Option<usize> {
        let mut cursor = Scanner::new(text, at, self.a.desc.comment);
        let first = cursor.byte_after_blanks();
        // An indented word is hardly ever a label; one at the start of a line nearly always is.
        let label_first = cursor.at == at;
        if !matches!(first, b'.' | b'_' | b'a'..=b'z' | b'A'..=b'Z') {
            let end = cursor.end()?;
            if let Some(printer) = self.a.printer.as_deref_mut()
                && (matches!(first, b'\n' | b'\r') || label_first && print::is_marker(&text[at..end]))
            {
                printer.blank();
            }
            return Some(end);
        }
        if label_first && let Some(end) = self.scanned_label(&cursor, lexed.base) {
            return Some(end);
        }
        let end =
            if first == b'.' { self.directives(&mut cursor, lexed) } else { self.instruction(&cursor, scratch, lexed) };
        if end.is_some() || label_first {
            return end;
        }
        cold_path();
        self.scanned_label(&cursor, lexed.base)
    }

    /// Reads a label that is alone on its line.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn scanned_label(&mut self, cursor: &Scanner<'_>, base: u32) -> Option<usize> {
        let (name, end) = some!(cursor.local().label());
        label(&mut self.a, name, base + cursor.at as u32);
        Some(end)
    }

    /// Whether the statement at the cursor may be a macro call.
    #[inline(always)]
    fn may_call_macro(&self, cursor: &Scanner<'_>) -> bool {
        if self.a.input.macros.is_empty() {
            return false;
        }
        cold_path();
        self.a.input.is_macro(*cursor)
    }

    /// Reads a directive, and those after it if nothing else is to be known about them.
    #[inline(always)]
    fn directives(&mut self, cursor: &mut Scanner<'_>, lexed: &mut Lexed) -> Option<usize> {
        if self.may_call_macro(cursor) {
            return None;
        }
        let (start, is_alone) = (cursor.at, self.is_alone());
        match directive::lines(&mut self.a, self.machine, cursor, lexed, is_alone) {
            Ok(0) => {
                cold_path();
                None
            }
            Ok(next) => Some(next),
            // A statement that continues after the text is read again.
            Err(error) => self.refused(*error, cursor, lexed).or((cursor.at > start).then_some(cursor.at)),
        }
    }

    /// Whether the statements after a directive or an instruction are not read with it: they may be macro calls, or
    /// encoded by another thread.
    #[inline(always)]
    fn is_alone(&self) -> bool {
        self.ahead.is_some() || !self.a.input.macros.is_empty()
    }

    /// Reads an instruction, and those after it.
    #[inline(always)]
    fn instruction(&mut self, cursor: &Scanner<'_>, scratch: &mut Scratch<'_>, lexed: &mut Lexed) -> Option<usize> {
        if self.may_call_macro(cursor) {
            return None;
        }
        let is_alone = self.is_alone();
        dispatch::scanned(&mut self.a, cursor, lexed.base, scratch, is_alone)
    }
}

/// Defines a label whose name is in the source at `start`.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub(super) fn label(a: &mut Assembler<'_, '_>, name: &[u8], start: u32) {
    let span = Span::new(start, start + name.len() as u32);
    if let Err(error) = labels::define_named(a, name, span) {
        cold_path();
        a.diagnostics.push(*error);
    }
}
