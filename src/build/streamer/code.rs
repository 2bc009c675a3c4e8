//! Instructions, as text or as bytes, and pieces of text among the calls.

use super::{Error, Expr, NOWHERE_END, Streamer};
use crate::diag::{Code, Diagnostic};
use crate::model::emitter::Coming;
use crate::model::{FixupKind, Value};
use crate::options::AsmSyntax;
use crate::tools::statements::{StatementKind, prefixes, statements};
use std::borrow::Cow;
use std::sync::Arc;

/// Zeros behind a statement: what reads ahead finds an end.
const BEHIND: [u8; 32] = *b"\n                               ";

/// A field of an instruction that is given as bytes: the layout or the linker fills it in.
#[derive(Clone, Debug, PartialEq)]
pub struct Fixup {
    at: usize,
    kind: Cow<'static, str>,
    value: Expr,
}

impl Fixup {
    /// A field at byte `at` of the instruction, of a kind that [`Streamer::field_kinds`] names, with a value.
    ///
    /// What the encoding implies is part of the value, as it is part of a relocation's addend: a field that is relative to the
    /// instruction's end and not to its own first byte has the value `symbol - 4` if it is the last 4 bytes.
    #[must_use]
    pub fn new(at: usize, kind: impl Into<Cow<'static, str>>, value: impl Into<Expr>) -> Self {
        Fixup { at, kind: kind.into(), value: value.into() }
    }
}

impl Streamer {
    /// Appends an instruction, written in the target's syntax: `"mov %rax, %rbx"`. Any other statement does as well, such as the
    /// directives of the machine (`".code32"`, `".arch armv8-a+sve"`).
    ///
    /// The text is not kept, so a mistake that only the layout finds has no place, unless [`set_origin`](Self::set_origin) is called.
    ///
    /// ```
    /// use llas::streamer::Streamer;
    /// let options = llas::Options::for_target("x86_64-linux-gnu".parse()?)?;
    /// let mut out = Streamer::new(&options)?;
    /// out.instruction("leaq 8(%rdi,%rsi,4), %rax")?;
    /// out.instruction("ret")?;
    /// let error = out.instruction("movq %rax, $5").unwrap_err();
    /// assert_eq!(error.offset(), Some(11));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If there is no such instruction, its operands are wrong, the text is not exactly one statement (labels and prefixes
    /// belong to it; [`text`](Self::text) takes several), or there is no current section.
    pub fn instruction(&mut self, text: impl AsRef<str>) -> Result<(), Error> {
        let text = text.as_ref();
        if text.len() + BEHIND.len() >= NOWHERE_END as usize {
            return Err(self.refuse(Code::SourceTooLarge, "a statement has less than 64 KiB"));
        }
        if let Some(found) = self.other_than_one_statement(text) {
            let message = format!("expected one statement, found {found}");
            return Err(self.refuse(Code::UnexpectedToken, message));
        }
        let base = self.place_of_text(text.as_bytes()).start;
        let mut statement = std::mem::take(&mut self.statement);
        statement.clear();
        statement.extend_from_slice(text.as_bytes());
        statement.extend_from_slice(&BEHIND);
        let told = self.reading(base, text.len(), |out| {
            if !out.reader().read_scanned(&statement, base) {
                out.reader().read_piece(&statement[..=text.len()], base);
            }
        });
        self.statement = statement;
        told
    }

    /// How many statements a text has, if it is not one.
    fn other_than_one_statement(&self, text: &str) -> Option<usize> {
        let bytes = text.as_bytes();
        let starts_as_statement = |first: &u8| first.is_ascii_alphabetic() || matches!(first, b'.' | b'_' | b'{');
        let start = bytes.iter().find(|byte| !matches!(byte, b' ' | b'\t'));
        if start.is_some_and(starts_as_statement) && memchr::memchr3(b'\n', b'\r', b';', bytes).is_none() {
            return None;
        }
        let found = statements(bytes, &self.options).filter(|statement| !statement.is_trivia());
        let is_prefix = prefixes(&self.options);
        let (mut count, mut is_open) = (0, false);
        for statement in found {
            // What belongs to the statement that follows: labels, and a prefix that is a statement of its own (`lock; incl (%rax)`).
            let is_part = statement.kind() == StatementKind::Label
                || statement.operands().range().is_empty() && is_prefix(&bytes[statement.name().range()]);
            count += usize::from(!is_part);
            is_open = is_part;
        }
        count += usize::from(is_open);
        (count != 1).then_some(count)
    }

    /// Reads a piece of assembly text as if it stood here: module-level inline assembly. Macros, local labels and all else that it
    /// defines stay known.
    ///
    /// # Errors
    /// The first mistake in it; the rest of it has been read all the same, and `finish` tells all of them with their places.
    pub fn text(&mut self, text: impl AsRef<str>) -> Result<(), Error> {
        let text = text.as_ref().as_bytes();
        let sources = &mut self.sources;
        let Some(id) = sources.add("<inline asm>".into(), Arc::new(text.to_vec()), None) else {
            return Err(self.refuse(Code::SourceTooLarge, "the source has 4 GiB or more"));
        };
        let base = sources.file(id).base;
        self.reading(base, text.len(), |out| out.reader().read_piece(text, base))
    }

    /// Reads something, and tells the first mistake in it.
    fn reading(&mut self, base: u32, len: usize, read: impl FnOnce(&mut Self)) -> Result<(), Error> {
        let diagnostics = &self.diagnostics;
        let (errors, kept) = (diagnostics.error_count(), diagnostics.kept_count());
        read(self);
        let diagnostics = &self.diagnostics;
        if diagnostics.error_count() == errors {
            return Ok(());
        }
        let first = diagnostics.error_since(kept);
        let unkept = || Diagnostic::error(Code::UserError, None, "there are more mistakes than are kept");
        Err(Error::in_text(first.cloned().unwrap_or_else(unkept), base, len))
    }

    /// Appends an encoded instruction, with fields that are filled in later. It does not grow, and belongs to the current mode of
    /// the machine.
    ///
    /// ```
    /// use llas::streamer::{Expr, Fixup, Streamer};
    /// let options = llas::Options::for_target("x86_64-linux-gnu".parse()?)?;
    /// let mut out = Streamer::new(&options)?;
    /// let f = out.symbol("f");
    /// // callq f@PLT
    /// let target = Expr::symbol(f).specifier("PLT") - 4;
    /// out.instruction_bytes(&[0xe8, 0, 0, 0, 0], &[Fixup::new(1, "reloc_branch_4byte_pcrel", target)])?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Where there is no such kind of field or specifier, a field reaches behind the bytes, or there is no current section.
    pub fn instruction_bytes(&mut self, bytes: &[u8], fixups: &[Fixup]) -> Result<(), Error> {
        let kinds = self.workspace.isa.fixups();
        let mut found = Vec::with_capacity(fixups.len());
        for fixup in fixups {
            let Some(kind) = kinds.iter().position(|kind| kind.name == fixup.kind) else {
                let message = format!("there is no field of the kind '{}'", fixup.kind);
                return Err(self.refuse(Code::OutOfRange, message));
            };
            let end = fixup.at.checked_add(usize::from(kinds[kind].bytes));
            if end.is_none_or(|end| end > bytes.len()) {
                return Err(self.refuse(Code::OutOfRange, "a field reaches behind the instruction"));
            }
            found.push(FixupKind(kind as u8));
        }
        self.run_at(|a, at| {
            let mut values: Vec<Value> = Vec::with_capacity(fixups.len());
            for fixup in fixups {
                let value = fixup.value.lower(a, at)?;
                let value = a.reduce(value);
                a.register_value(value);
                values.push(value);
            }
            let mut end = a.emit(Coming::Code, at)?;
            let start = end.len();
            end.bytes(bytes);
            for ((fixup, kind), value) in fixups.iter().zip(&found).zip(values) {
                end.fixup(start + fixup.at, *kind, value, 0, at.start);
            }
            Ok(())
        })
    }

    /// The kinds of fields that instructions of the target have, with how many bytes of the instruction each is in. They are called
    /// as LLVM calls them (`MCFixupKindInfo`, what `llvm-mc -show-encoding` prints).
    pub fn field_kinds(&self) -> impl Iterator<Item = (&'static str, u8)> + use<> {
        self.workspace.isa.fixups().iter().map(|kind| (kind.name, kind.bytes))
    }

    /// Chooses the syntax of instructions from here on, on machines that have several: `.att_syntax`, `.intel_syntax noprefix`.
    ///
    /// # Errors
    /// Where the machine has only one.
    pub fn syntax(&mut self, syntax: AsmSyntax) -> Result<(), Error> {
        self.instruction(match syntax {
            AsmSyntax::Att => ".att_syntax",
            AsmSyntax::Intel => ".intel_syntax noprefix",
        })
    }
}
