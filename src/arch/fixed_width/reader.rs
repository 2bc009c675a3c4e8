//! What the readers of operands of all machines without a grammar of their own share.
//!
//! What stands inside an expression is read by the language's own grammar. A statement is scanned before anything has happened:
//! symbols are places in the text here.

use crate::arch::operand::{Aliases, Form, Operand};
use crate::diag::{Code, Diagnostic};
use crate::source::Span;
use crate::source::bytes::Scanner;
use std::marker::PhantomData;

/// Why a statement could not be read: where, and what is wrong.
#[derive(Clone, Copy, Debug)]
pub struct Stop {
    /// The offset in the text.
    pub at: usize,
    /// The message.
    pub message: &'static str,
}

/// The message for a name between colons that there is not.
pub const NO_SPECIFIER: &str = "expect relocation specifier in operand after ':'";

impl Stop {
    /// The diagnostic at a place; `near` finds the specifier that may have been meant by its name.
    #[cold]
    #[must_use]
    pub fn explain(self, text: &[u8], place: Span, near: fn(&str) -> Option<&'static str>) -> Box<Diagnostic> {
        let error = Diagnostic::error(Code::UnexpectedToken, place, self.message);
        if self.message != NO_SPECIFIER {
            return Box::new(error);
        }
        let rest = text.get(self.at..).unwrap_or_default();
        let len = rest.iter().position(|b| !b.is_ascii_alphanumeric() && *b != b'_').unwrap_or(rest.len());
        let name = String::from_utf8_lossy(&rest[..len]).to_ascii_lowercase();
        Box::new(match near(&name) {
            Some(near) => error.help(format!("did you mean ':{near}:'?")),
            None => error,
        })
    }
}

/// An expression with symbols: where it stands.
#[derive(Clone, Copy, Debug)]
pub struct Symbol {
    /// Its first byte.
    pub start: u32,
    /// One past its last byte.
    pub end: u32,
    /// The length of the name that it begins with, if it is a name and a number; else 0.
    pub name: u32,
    /// That number.
    pub constant: i64,
}

/// What is read of a statement.
#[derive(Debug, Default)]
pub struct Operands {
    /// The operands.
    pub list: Vec<Operand>,
    /// The expressions that operands refer to by their numbers.
    pub symbols: Vec<Symbol>,
    /// There is an expression that only the grammar reads.
    pub complex: bool,
    /// `=` stands before the last operand: it goes to a literal pool.
    pub pool: bool,
}

/// What a machine's text has of its own.
pub trait Machine {
    /// `!` stands behind a number and is no operator.
    const BANG_ENDS: bool;
    /// What `-0` is.
    const MINUS_ZERO: i64;
    /// The specifier of that name between colons in front of an expression.
    fn between_colons(name: &[u8]) -> Option<u8>;
}

/// Reads operands.
pub struct Reader<'t, 'o, M> {
    /// The text.
    pub text: &'t [u8],
    /// The place.
    pub cursor: Scanner<'t>,
    /// What is read.
    pub out: &'o mut Operands,
    /// `.req`
    pub aliases: &'o Aliases,
    machine: PhantomData<M>,
}

/// The tag of a number, an expression or a word.
pub const VALUE: u16 = 0;

/// Most operands and signs of a statement.
const MOST: usize = 40;

impl<'t, 'o, M: Machine> Reader<'t, 'o, M> {
    /// A reader of the operands at a place.
    #[inline]
    pub fn new(text: &'t [u8], cursor: Scanner<'t>, out: &'o mut Operands, aliases: &'o Aliases) -> Self {
        Reader { text, cursor, out, aliases, machine: PhantomData }
    }

    pub(in crate::arch) fn stop<T>(&self, message: &'static str) -> Result<T, Stop> {
        Err(Stop { at: self.cursor.at, message })
    }

    #[inline]
    pub(in crate::arch) fn push(
        &mut self,
        tag: u16,
        number: u8,
        form: Form,
        at: usize,
        value: i64,
    ) -> Result<(), Stop> {
        if self.out.list.len() >= MOST {
            return self.stop("there are too many operands");
        }
        self.out.list.push(Operand { tag, number, form, at: at as u32, value });
        Ok(())
    }

    #[inline]
    pub(in crate::arch) fn sign(&mut self, tag: u16) -> Result<(), Stop> {
        self.push(tag, 0, Form::None, self.cursor.at, 0)?;
        self.cursor.at += 1;
        Ok(())
    }

    /// Whether the operand ends here, but for blanks.
    #[inline]
    pub(in crate::arch) fn ends(&mut self) -> bool {
        self.cursor.blanks();
        match self.cursor.byte() {
            b',' | b']' | b'}' | b'\n' | b'\r' | b';' | 0 => true,
            b'!' => M::BANG_ENDS,
            b'/' => matches!(self.cursor.second(), b'/'),
            byte => self.cursor.is_comment(byte),
        }
    }
}
