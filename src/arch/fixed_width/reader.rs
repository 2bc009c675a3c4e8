//! The operand reader of all machines without an operand grammar.
//!
//! Expressions are parsed by the common expression grammar. Statements are scanned before anything is changed: here
//! symbols are offsets in the text.

use super::Machine;
use super::matcher::Key;
use crate::arch::operand::{Aliases, Form, Operand};
use crate::diag::{Code, Diagnostic, nearest};
use crate::source::Span;
use crate::source::bytes::Scanner;
use std::marker::PhantomData;

/// Why a statement could not be read.
#[derive(Clone, Copy, Debug)]
pub struct Stop {
    /// The offset in the text.
    pub at: usize,
    pub message: &'static str,
}

/// The message for an unknown specifier between colons.
pub const NO_SPECIFIER: &str = "expect relocation specifier in operand after ':'";

impl Stop {
    /// The diagnostic at a place.
    #[cold]
    #[must_use]
    pub fn explain<M: Machine>(self, text: &[u8], place: Span) -> Box<Diagnostic> {
        let error = Diagnostic::error(Code::UnexpectedToken, place, self.message);
        if self.message != NO_SPECIFIER {
            return Box::new(error);
        }
        let rest = text.get(self.at..).unwrap_or_default();
        let len = rest.iter().position(|b| !b.is_ascii_alphanumeric() && *b != b'_').unwrap_or(rest.len());
        let name = String::from_utf8_lossy(&rest[..len]).to_ascii_lowercase();
        Box::new(
            error.with_help(
                nearest(&name, M::SPECIFIERS.iter().copied()).map(|near| format!("did you mean ':{near}:'?")),
            ),
        )
    }
}

/// The text range of an expression with symbols.
#[derive(Clone, Copy, Debug)]
pub struct Symbol {
    pub start: u32,
    pub end: u32,
    /// The length of the leading name, if the expression is a name plus a number; else 0.
    pub name: u32,
    /// The number added to the name.
    pub constant: i64,
}

/// The operands of a statement.
#[derive(Debug, Default)]
pub struct Operands {
    pub list: Vec<Operand>,
    /// The key of the operands as read.
    pub key: Key,
    /// The expressions that operands refer to by index.
    pub symbols: Vec<Symbol>,
    /// There is an expression that requires the grammar.
    pub complex: bool,
    /// `=` precedes the last operand: it is loaded from a literal pool.
    pub pool: bool,
}

pub struct Reader<'t, 'o, M> {
    pub text: &'t [u8],
    pub cursor: Scanner<'t>,
    /// The operands read so far.
    pub out: &'o mut Operands,
    /// `.req`
    pub aliases: &'o Aliases,
    machine: PhantomData<M>,
}

/// The maximum number of operands and punctuation marks in a statement.
const MAX_OPERANDS: usize = 40;

impl<'t, 'o, M: Machine> Reader<'t, 'o, M> {
    #[inline]
    pub fn new(text: &'t [u8], cursor: Scanner<'t>, out: &'o mut Operands, aliases: &'o Aliases) -> Self {
        Reader { text, cursor, out, aliases, machine: PhantomData }
    }

    #[cold]
    pub(in crate::arch) fn stop<T>(&self, message: &'static str) -> Result<T, Stop> {
        Err(Stop { at: self.cursor.at, message })
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(in crate::arch) fn push(
        &mut self,
        tag: u16,
        number: u8,
        form: Form,
        at: usize,
        value: i64,
    ) -> Result<(), Stop> {
        let index = self.out.list.len();
        if index >= MAX_OPERANDS {
            return self.stop("too many operands");
        }
        let operand = Operand { tag, number, form, at: at as u32, value };
        self.out.key.add::<M>(index, &operand);
        self.out.list.push(operand);
        Ok(())
    }

    /// Changes the last operand.
    pub(in crate::arch) fn change_last(&mut self, change: impl FnOnce(&mut Operand)) {
        if let Some(last) = self.out.list.last_mut() {
            change(last);
        }
        self.out.key = Key::of::<M>(&self.out.list);
    }

    #[inline]
    pub(in crate::arch) fn sign(&mut self, tag: u16) -> Result<(), Stop> {
        self.push(tag, 0, Form::None, self.cursor.at, 0)?;
        self.cursor.at += 1;
        Ok(())
    }

    /// Skips blanks; returns whether the operand ends here.
    #[inline]
    pub(in crate::arch) fn ends(&mut self) -> bool {
        matches!(self.cursor.byte(), b',' | b']' | b'\n') || self.ends_after_blanks()
    }

    #[inline(never)]
    fn ends_after_blanks(&mut self) -> bool {
        self.cursor.blanks();
        match self.cursor.byte() {
            b',' | b']' | b'}' | b'\n' | b'\r' | b';' | 0 => true,
            b'!' => M::BANG_ENDS,
            b'/' => matches!(self.cursor.second(), b'/'),
            byte => self.cursor.is_comment(byte),
        }
    }
}
