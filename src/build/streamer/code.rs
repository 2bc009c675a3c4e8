//! Instructions, as text or as bytes, and assembly text among the calls.

use super::{Error, Expr, NOWHERE_END, Streamer};
use crate::asm::state::Assembler;
use crate::diag::{Code, Diagnostic};
use crate::model::FixupKind;
use crate::model::emitter::EmitKind;
use crate::options::AsmSyntax;
use crate::source::Span;
use crate::tools::statements::{StatementKind, prefixes, statements};
use std::borrow::Cow;
use std::sync::Arc;

/// Padding after a statement, so that reads beyond its end find a line end.
const PADDING: [u8; 32] = *b"\n                               ";

/// A fixup in an instruction given as bytes, resolved by layout or by the linker.
#[derive(Clone, Debug, PartialEq)]
pub struct Fixup {
    at: usize,
    kind: Cow<'static, str>,
    value: Expr,
}

impl Fixup {
    /// A fixup at byte `at` of the instruction, with the name of one of the [`Streamer::field_kinds`] and a value.
    ///
    /// The value includes constants implied by the encoding, as a relocation's addend does: a 4-byte field at the end
    /// of the instruction that is relative to the instruction's end has the value `symbol - 4`.
    #[must_use]
    pub fn new(at: usize, kind: impl Into<Cow<'static, str>>, value: impl Into<Expr>) -> Self {
        Fixup { at, kind: kind.into(), value: value.into() }
    }

    /// The target's kind, for an instruction of `len` bytes.
    fn kind_for(&self, a: &Assembler<'_, '_>, len: usize, span: Span) -> Result<FixupKind, Box<Diagnostic>> {
        let kinds = a.isa.fixups();
        let Some(kind) = kinds.iter().position(|kind| kind.name == self.kind) else {
            let message = format!("unknown fixup kind '{}'", self.kind);
            return Err(Box::new(Diagnostic::error(Code::OutOfRange, span, message)));
        };
        let end = self.at.checked_add(usize::from(kinds[kind].bytes));
        if end.is_none_or(|end| end > len) {
            let message = "a field extends past the end of the instruction";
            return Err(Box::new(Diagnostic::error(Code::OutOfRange, span, message)));
        }
        Ok(FixupKind(kind as u8))
    }
}

impl Streamer {
    /// Appends an instruction in the target's syntax: `"mov %rax, %rbx"`. Any other statement is accepted as well, such
    /// as a machine-specific directive (`".code32"`, `".arch armv8-a+sve"`).
    ///
    /// The text is not kept, so errors found only by layout have no location, unless [`set_origin`](Self::set_origin)
    /// is called.
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
    /// If the instruction is unknown, its operands are invalid, the text is not exactly one statement (including labels
    /// and prefixes; [`text`](Self::text) accepts several), or there is no current section.
    pub fn instruction(&mut self, text: impl AsRef<str>) -> Result<(), Error> {
        let text = text.as_ref();
        if text.len() + PADDING.len() >= NOWHERE_END as usize {
            return Err(self.refuse(Code::SourceTooLarge, "a statement must be shorter than 64 KiB"));
        }
        if let Some(found) = self.other_than_one_statement(text) {
            let message = format!("expected one statement, found {found}");
            return Err(self.refuse(Code::UnexpectedToken, message));
        }
        let base = self.place_of_text(text.as_bytes()).start;
        let mut statement = std::mem::take(&mut self.statement);
        statement.clear();
        statement.extend_from_slice(text.as_bytes());
        statement.extend_from_slice(&PADDING);
        let result = self.reading(base, text.len(), |out| {
            if !out.reader().read_scanned(&statement, base) {
                out.reader().read_piece(&statement[..=text.len()], base);
            }
        });
        self.statement = statement;
        result
    }

    /// The number of statements in a text, if it is not one.
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
            // Labels and prefixes that are statements of their own (`lock; incl (%rax)`) belong to the next statement.
            let is_part = statement.kind() == StatementKind::Label
                || statement.operands().range().is_empty() && is_prefix(&bytes[statement.name().range()]);
            count += usize::from(!is_part);
            is_open = is_part;
        }
        count += usize::from(is_open);
        (count != 1).then_some(count)
    }

    /// Parses a piece of assembly text as if it were at this place: module-level inline assembly. Macros, local labels
    /// and everything else that it defines stay defined.
    ///
    /// # Errors
    /// Returns the first error in the text. The rest of it is still parsed, and `finish` reports all errors with their
    /// locations.
    pub fn text(&mut self, text: impl AsRef<str>) -> Result<(), Error> {
        let text = text.as_ref().as_bytes();
        let sources = &mut self.sources;
        let Some(id) = sources.add("<inline asm>".into(), Arc::new(text.to_vec()), None) else {
            return Err(self.refuse(Code::SourceTooLarge, "the source has 4 GiB or more"));
        };
        let base = sources.file(id).base;
        self.reading(base, text.len(), |out| out.reader().read_piece(text, base))
    }

    /// Calls `read`, and returns the first error that it reports.
    fn reading(&mut self, base: u32, len: usize, read: impl FnOnce(&mut Self)) -> Result<(), Error> {
        let diagnostics = &self.diagnostics;
        let (errors, kept) = (diagnostics.error_count(), diagnostics.kept_count());
        read(self);
        let diagnostics = &self.diagnostics;
        if diagnostics.error_count() == errors {
            return Ok(());
        }
        let first = diagnostics.error_since(kept);
        let unkept = || Diagnostic::error(Code::UserError, None, "too many errors");
        Err(Error::in_text(first.cloned().unwrap_or_else(unkept), base, len))
    }

    /// Appends an encoded instruction with fixups. It is not relaxed, and counts as code of the machine's current mode.
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
    /// If a fixup kind or specifier is unknown, a field extends past the end of the bytes, or there is no current
    /// section.
    pub fn instruction_bytes(&mut self, bytes: &[u8], fixups: &[Fixup]) -> Result<(), Error> {
        let mut fields = std::mem::take(&mut self.fields);
        fields.clear();
        let done = self.run_at(|a, at| {
            for fixup in fixups {
                let kind = fixup.kind_for(a, bytes.len(), at)?;
                let value = fixup.value.lower(a, at)?;
                let value = a.reduce(value);
                a.register_value(value);
                fields.push((kind, value));
            }
            let mut end = a.emit(EmitKind::Code, at)?;
            let start = end.len();
            end.bytes(bytes);
            for (i, &(kind, value)) in fields.iter().enumerate() {
                end.fixup(start + fixups[i].at, kind, value, 0, at.start);
            }
            Ok(())
        });
        self.fields = fields;
        done
    }

    /// The fixup kinds of the target's instructions, each with the number of bytes that the field spans. The names are
    /// LLVM's (`MCFixupKindInfo`, as printed by `llvm-mc -show-encoding`).
    pub fn field_kinds(&self) -> impl Iterator<Item = (&'static str, u8)> + use<> {
        self.workspace.isa.fixups().iter().map(|kind| (kind.name, kind.bytes))
    }

    /// Selects the instruction syntax from here on, on machines with several: `.att_syntax`, `.intel_syntax noprefix`.
    ///
    /// # Errors
    /// If the machine has only one syntax.
    pub fn syntax(&mut self, syntax: AsmSyntax) -> Result<(), Error> {
        self.instruction(match syntax {
            AsmSyntax::Att => ".att_syntax",
            AsmSyntax::Intel => ".intel_syntax noprefix",
        })
    }
}
