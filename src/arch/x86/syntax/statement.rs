//! An instruction: prefixes, operands, the matching row, and its bytes, fixups and relaxations.

use super::full::{Full, Values};
use super::place::place;
use super::scanned::Symbols;
use super::{gnu, hints};
use crate::arch::x86;
use crate::arch::x86::{Dialect, Encoded, Insn, LFENCE, Mode, Prefix, Prefixes, State, Written};
use crate::asm::state::Assembler;
use crate::asm::state::describe;
use crate::diag;
use crate::model::emitter::EmitKind;
use crate::parse::lexer::Kind;
use crate::parse::{Cursor, Parse, syntax_error, text};
use crate::source::Span;

/// Buffers reused for every instruction.
#[derive(Debug, Default)]
pub struct Buffers {
    pub(super) encoded: Encoded,
    pub(super) symbols: Symbols,
    pub(super) values: Values,
    pub(super) prefixes: Prefixes,
}

struct Reader<'r, 'a, 'o> {
    a: &'r mut Assembler<'a, 'o>,
    state: State,
}

/// Reads and encodes an instruction.
pub fn instruction<'s>(
    a: &mut Assembler<'_, '_>,
    cursor: &mut Cursor<'_, 's>,
    written: &mut Vec<Written<'s>>,
    buffers: &mut Buffers,
) -> Parse<()> {
    let Some(state) = a.isa.x86().map(|isa| isa.state) else { return Ok(()) };
    let read = Reader { a, state }.instruction(cursor, written, buffers);
    read.map_err(|error| hints::explained(a, cursor, state.intel, error))
}

impl Reader<'_, '_, '_> {
    fn instruction<'s>(
        &mut self,
        cursor: &mut Cursor<'_, 's>,
        written: &mut Vec<Written<'s>>,
        buffers: &mut Buffers,
    ) -> Parse<()> {
        let start = cursor.here();
        if self.a.debug.describes() {
            describe::instruction(self.a, start);
        }
        let Some((mut prefixes, mut mnemonic, mnemonic_span)) = self.prefixes(cursor)? else { return Ok(()) };
        if prefixes.has(Prefixes::DATA32) {
            mnemonic = x86::with_data32(mnemonic);
        }
        let Buffers { encoded, values, .. } = buffers;
        let intel = self.state.intel;
        let (mnemonic, displacement) = x86::displacement_suffix(mnemonic);
        if let Some(flag) = displacement {
            prefixes.set(flag);
        }
        let (mode, options) = (self.state.mode(), *self.state.options());
        let mut full = Full::new(self.a, cursor, values, written, intel);
        if intel {
            full.intel_operands(mnemonic, mode, &mut encoded.operands)?;
        } else {
            full.att_operands(mode, &mut encoded.operands)?;
        }
        let rejected = full.error.take();
        if !self.a.state.warnings.is_empty() {
            for warning in std::mem::take(&mut self.a.state.warnings) {
                self.a.diagnostics.push(warning);
            }
        }
        let span = Span::new(start.start, cursor.previous_end());
        let mut insn = Insn { mnemonic, prefixes, operands: written, intel };
        if options.is_changed() && gnu::before(self.a, &mut insn, &encoded.operands, mode, span)? {
            return Ok(());
        }
        let result = rejected
            .map_or_else(|| x86::Encoder { state: &self.state, prefixes: &insn.prefixes }.encode(&insn, encoded), Err);
        match result {
            Ok(()) => {
                if let Some(remark) = encoded.remark {
                    gnu::doubtful(self.a, remark, span)?;
                }
                #[cfg(feature = "explain")]
                if self.a.progress.forms.is_some() {
                    self.a.progress.show_forms(x86::forms::forms(&insn, mode, &options, encoded));
                }
                #[cfg(feature = "disasm")]
                if let Some(printer) = self.a.printer.as_deref_mut() {
                    printer.prefix = super::print::pseudo_prefixes(insn.prefixes);
                }
                if !options.is_changed() {
                    return place(self.a, encoded, values, span, options.keeps_branches);
                }
                let fenced = gnu::around(self.a, &insn, encoded, mode, span)?;
                place(self.a, encoded, values, span, options.keeps_branches)?;
                if fenced {
                    self.a.emit(EmitKind::Code, span)?.bytes(&LFENCE);
                }
                Ok(())
            }
            Err(error) => {
                let suggest = self.a.diagnostics.may_suggest();
                Err(x86::explain(&error, &insn, &encoded.operands, (mnemonic_span, span), suggest))
            }
        }
    }

    /// Reads prefixes up to a mnemonic; `None` if the statement ends before one.
    #[inline]
    fn prefixes<'s>(&mut self, cursor: &mut Cursor<'_, 's>) -> Parse<Option<(Prefixes, &'s str, Span)>> {
        let mut prefixes = Prefixes::default();
        // The first of `lock`, `rep` and the like: the words after it must be in lower case.
        let mut first = None;
        let mut braces = false;
        let mode = self.state.mode();
        let is_gnu = self.state.options().dialect() != Dialect::Llvm;
        loop {
            let span = cursor.here();
            match cursor.kind() {
                Some(Kind::Ident) => {
                    let word = text(cursor.text());
                    cursor.bump();
                    if first.is_some() && x86::is_ignored_prefix(word) {
                        self.a.warn(diag::Code::NoEffect, span, format!("'{word}' is ignored: write it in lower case"));
                        if !cursor.at_end() {
                            continue;
                        }
                        let lone = first.and_then(Prefixes::lone).unwrap_or_default();
                        self.lone(&[lone], span)?;
                        return Ok(None);
                    }
                    if (first.is_some() || braces) && word.bytes().any(|b| b.is_ascii_uppercase()) {
                        let message = format!("invalid instruction mnemonic '{word}'");
                        let error = *syntax_error(diag::Code::UnknownMnemonic, span, message);
                        return Err(Box::new(error.help("only lower-case mnemonics are accepted after a prefix")));
                    }
                    // A prefix is followed by a mnemonic, possibly after a slash, or ends the statement.
                    let found = match cursor.kind() {
                        None | Some(Kind::Ident | Kind::LBrace | Kind::Slash)
                            if is_gnu && x86::gnu_prefix(word, mode).is_some() =>
                        {
                            x86::gnu_prefix(word, mode)
                        }
                        None | Some(Kind::Ident | Kind::LBrace | Kind::Slash) => x86::prefix(word, self.state.intel),
                        // `fs %st` is not `fst`.
                        _ if word.len() == 2
                            && matches!(x86::prefix(word, self.state.intel), Some(Prefix::Byte { .. })) =>
                        {
                            return Err(
                                cursor.error(diag::Code::UnexpectedToken, "unexpected token at start of statement")
                            );
                        }
                        _ => None,
                    };
                    match found {
                        None => return Ok(Some((prefixes, word, span))),
                        Some(Prefix::Rex(byte)) => {
                            prefixes.set_rex(byte);
                            if cursor.at_end() {
                                let all: Vec<u8> = prefixes.bytes().chain([prefixes.rex()]).collect();
                                self.lone(&all, span)?;
                                return Ok(None);
                            }
                        }
                        Some(Prefix::Flag(flag)) => {
                            prefixes.set(flag);
                            if cursor.at_end() && is_gnu {
                                let all: Vec<u8> = prefixes.bytes().collect();
                                self.lone(&all, span)?;
                                return Ok(None);
                            }
                            if cursor.at_end() {
                                // As in llvm-mc, the first one is the instruction.
                                let flag = first.unwrap_or(flag);
                                let byte = Prefixes::lone(flag).ok_or_else(|| unknown_mnemonic(span, word))?;
                                self.lone(&[byte], span)?;
                                return Ok(None);
                            }
                            first = first.or(Some(flag).filter(|_| !is_gnu));
                        }
                        Some(Prefix::Data32) => {
                            match self.state.mode() {
                                Mode::Bits16 => {}
                                Mode::Bits32 => return Err(bad_prefix(span, "redundant data32 prefix")),
                                Mode::Bits64 => {
                                    return Err(bad_prefix(span, "'data32' is not supported in 64-bit mode"));
                                }
                            }
                            if cursor.at_end() {
                                self.lone(&[0x66], span)?;
                                return Ok(None);
                            }
                            prefixes.set(Prefixes::DATA32);
                        }
                        Some(Prefix::Byte { byte, modes }) => {
                            if word.eq_ignore_ascii_case("data16") && self.state.mode() == Mode::Bits16 {
                                return Err(bad_prefix(span, "redundant data16 prefix"));
                            }
                            let gcc16 = self.state.options().gcc16 && modes.contains(&Mode::Bits32);
                            if !gcc16 && !modes.contains(&self.state.mode()) {
                                let message =
                                    format!("prefix '{word}' does not exist in {}-bit mode", self.state.mode().bits());
                                return Err(syntax_error(diag::Code::WrongMode, span, message));
                            }
                            if (first.is_some() || braces) && !cursor.at_end() {
                                let message = format!("'{word}' cannot follow another kind of prefix");
                                return Err(bad_prefix(span, message));
                            }
                            // The prefix is an instruction of its own; another one follows.
                            let all: Vec<u8> = prefixes.bytes().chain([byte]).collect();
                            #[cfg(feature = "disasm")]
                            if self.a.printer.is_some() {
                                super::print::prefixes(self.a, &all, word);
                            }
                            self.a.emit(EmitKind::Code, span)?.bytes(&all);
                            prefixes = Prefixes::default();
                            first = None;
                        }
                    }
                    while cursor.eat(Kind::Slash) {}
                    if cursor.at_end() {
                        return Ok(None);
                    }
                }
                Some(Kind::LBrace) if first.is_none() => {
                    braces = true;
                    let word = self.pseudo_prefix(cursor)?;
                    let span = Span::new(span.start, cursor.previous_end());
                    match x86::prefix(&word, false) {
                        Some(Prefix::Flag(flag)) => prefixes.set(flag),
                        _ => return Err(bad_prefix(span, "unknown prefix")),
                    }
                }
                _ => return Err(cursor.error(diag::Code::UnexpectedToken, "unexpected token at start of statement")),
            }
        }
    }

    /// Emits prefixes that no mnemonic follows.
    fn lone(&mut self, bytes: &[u8], span: Span) -> Parse<()> {
        #[cfg(feature = "disasm")]
        if self.a.printer.is_some() {
            super::print::prefixes(self.a, bytes, "");
        }
        self.a.put_bytes(bytes, span)
    }

    /// Reads a pseudo prefix such as `{vex}`, including the braces.
    fn pseudo_prefix(&mut self, cursor: &mut Cursor<'_, '_>) -> Parse<String> {
        let mut word = String::from("{");
        cursor.bump();
        while let Some(kind) = cursor.kind() {
            let token = cursor.text();
            cursor.bump();
            if kind == Kind::RBrace {
                word.push('}');
                return Ok(word);
            }
            word.push_str(text(token));
        }
        Err(cursor.error(diag::Code::UnexpectedToken, "Expected '}'"))
    }
}

#[cold]
fn bad_prefix(span: Span, message: impl Into<String>) -> Box<diag::Diagnostic> {
    syntax_error(diag::Code::BadPrefix, span, message)
}

#[cold]
fn unknown_mnemonic(span: Span, word: &str) -> Box<diag::Diagnostic> {
    syntax_error(diag::Code::UnknownMnemonic, span, format!("invalid instruction mnemonic '{word}'"))
}
