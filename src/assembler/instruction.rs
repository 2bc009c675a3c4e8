//! One instruction: prefixes, operands, the row that matches, and its bytes, fixups and relaxations.

use super::Assembler;
use crate::ast::{Expr, ExprId, Name, Operand, OperandKind, Spec};
use crate::diag;
use crate::lexer::Kind;
use crate::model::{FixupKind, Form, Relaxable, Tail, Value};
use crate::parse::{Cursor, Parse, syntax_error, text};
use crate::source::Span;
use crate::target::x86::{self, Code, Encoded, Got, Insn, Mode, Prefix, Prefixes, Relax, Term, Terms};
use crate::target::{JUMP_TO_SUM, Target};

/// What is used again for every instruction.
#[derive(Debug, Default)]
pub(super) struct Scratch<'s> {
    operands: Vec<Operand<'s>>,
    encoded: Encoded,
}

/// Resolves the expressions of an instruction's operands.
struct Resolver<'r, 'a, 'o>(&'r mut Assembler<'a, 'o>);

impl Resolver<'_, '_, '_> {
    fn is_got(&self, name: Name) -> bool {
        self.0.model.names.text(name) == b"_GLOBAL_OFFSET_TABLE_"
    }

    /// Whether the left end of an expression is the global offset table.
    fn leads_with_got(&self, expr: ExprId) -> bool {
        match self.0.model.exprs[expr.0 as usize] {
            Expr::Symbol(name, _) => self.is_got(name),
            Expr::Binary(_, a, _) => self.leads_with_got(a),
            _ => false,
        }
    }
}

impl Terms for Resolver<'_, '_, '_> {
    #[inline]
    fn term(&mut self, expr: ExprId) -> Term {
        match self.0.model.exprs[expr.0 as usize] {
            Expr::Int(value) => return Term::Const(value),
            Expr::Symbol(name, spec) => {
                let got = if self.is_got(name) { Got::Leads } else { Got::No };
                return Term::Symbolic { spec, bare: true, got };
            }
            _ => {}
        }
        let value = self.0.reduce(expr);
        let leads = self.leads_with_got(expr);
        match value {
            Value::Linear(linear) => match linear.as_constant() {
                Some(constant) if linear.spec == Spec::NONE => Term::Const(constant),
                _ => {
                    let got = match (leads, linear.sub) {
                        (false, _) => Got::No,
                        (true, None) => Got::Leads,
                        (true, Some(_)) => Got::Difference,
                    };
                    Term::Symbolic { spec: linear.spec, bare: false, got }
                }
            },
            Value::Tree(_) => {
                Term::Symbolic { spec: Spec::NONE, bare: false, got: if leads { Got::Leads } else { Got::No } }
            }
        }
    }
}

impl<'a, 'o> Assembler<'a, 'o> {
    /// Reads and encodes an instruction.
    pub(super) fn instruction<'s>(&mut self, cursor: &mut Cursor<'_, 's>, scratch: &mut Scratch<'s>) -> Parse<()> {
        let start = cursor.here();
        let Some((mnemonic, mnemonic_span, prefixes)) = self.mnemonic(cursor)? else { return Ok(()) };
        let Scratch { operands, encoded } = scratch;
        operands.clear();
        let intel = self.target.intel;
        let (mnemonic, displacement) = x86::displacement_suffix(mnemonic);
        let mut prefixes = prefixes;
        if let Some(flag) = displacement {
            let _ = prefixes.push(flag);
        }
        // `short` says nothing, and `jrcxz` does not know it.
        if intel && mnemonic.starts_with(['j', 'J']) && !mnemonic.eq_ignore_ascii_case("jrcxz") {
            cursor.eat_word("short");
        }
        while !cursor.at_end() {
            if intel {
                cursor.intel_operand(&mut self.context(), operands)?;
            } else {
                cursor.att_operand(&mut self.context(), operands)?;
            }
            let flags =
                matches!(operands.last(), Some(Operand { kind: OperandKind::Brace(t), .. }) if t.starts_with("dfv="));
            if cursor.at_end() {
                break;
            }
            if cursor.eat(Kind::Comma) {
                if cursor.at_end() {
                    return Err(cursor.error(diag::Code::UnexpectedToken, "an operand is missing behind the comma"));
                }
            } else if !flags {
                return Err(cursor.error(diag::Code::UnexpectedToken, "unexpected token in argument list"));
            }
        }
        if !self.state.warnings.is_empty() {
            for warning in std::mem::take(&mut self.state.warnings) {
                self.diagnostics.push(warning);
            }
        }
        let span = Span::new(start.start, cursor.previous_end());
        let insn = Insn { mnemonic, prefixes, operands, intel };
        let (mode, options) = (self.target.mode, self.target.encode_options);
        match x86::encode(&insn, mode, &options, &mut Resolver(self), encoded) {
            Ok(()) => {
                if encoded.moved {
                    let message =
                        "memory operand is only for determining the size: the index registers say where it is";
                    self.warn(diag::Code::SuspiciousOperands, span, message);
                }
                self.place(encoded, span)
            }
            Err(error) => Err(x86::explain(&error, &insn, mnemonic_span, span)),
        }
    }

    /// The mnemonic and the prefixes before it; none where a prefix is all there is, which then is an instruction.
    fn mnemonic<'s>(&mut self, cursor: &mut Cursor<'_, 's>) -> Parse<Option<(&'s str, Span, Prefixes)>> {
        let mut prefixes = Prefixes::default();
        // The first of `lock`, `rep` and the like: what comes behind it is read as it stands, in lower case.
        let mut first = None;
        let mut braces = false;
        loop {
            let span = cursor.here();
            match cursor.kind() {
                Some(Kind::Ident) => {
                    let word = text(cursor.text());
                    cursor.bump();
                    let literal = first.is_some() || braces;
                    if first.is_some() && x86::is_ignored_prefix(word) {
                        self.warn(diag::Code::NoEffect, span, format!("'{word}' is ignored: write it in lower case"));
                        if !cursor.at_end() {
                            continue;
                        }
                        let lone = first.and_then(x86::lone_prefix).unwrap_or_default();
                        return self.bytes(&[lone], span).map(|()| None);
                    }
                    if literal && word.bytes().any(|b| b.is_ascii_uppercase()) {
                        let message = format!("invalid instruction mnemonic '{word}'");
                        let error = *syntax_error(diag::Code::UnknownMnemonic, span, message);
                        return Err(Box::new(error.help("behind a prefix only lower case is known")));
                    }
                    // A prefix in front of another mnemonic belongs to it; alone it is an instruction.
                    let prefix = match cursor.kind() {
                        None | Some(Kind::Ident | Kind::LBrace | Kind::Slash) => x86::prefix(word, self.target.intel),
                        _ => None,
                    };
                    // `lock/add`
                    if matches!(prefix, Some(Prefix::Flag(_))) {
                        while cursor.eat(Kind::Slash) {}
                    }
                    let Some(prefix) = prefix else { return Ok(Some((word, span, prefixes))) };
                    if self.target.mode == Mode::Bits64 && x86::is_prefix_of_other_modes(word) {
                        let message = format!("'{word}' is not supported in 64-bit mode");
                        return Err(syntax_error(diag::Code::WrongMode, span, message));
                    }
                    if cursor.at_end() {
                        self.bytes(prefixes.bytes(), span)?;
                        if let (Prefix::Byte(byte), Some(_)) = (prefix, first) {
                            self.bytes(&prefixes.repeat_bytes(), span)?;
                            return self.bytes(&[byte], span).map(|()| None);
                        }
                        let Some(byte) = x86::lone_prefix(first.unwrap_or(prefix)) else {
                            return Ok(Some((word, span, prefixes)));
                        };
                        return self.bytes(&[byte], span).map(|()| None);
                    }
                    match (prefix, first) {
                        (Prefix::Byte(_), behind) if behind.is_some() || braces => {
                            let message = format!("'{word}' cannot stand behind another kind of prefix");
                            return Err(syntax_error(diag::Code::BadPrefix, span, message));
                        }
                        (Prefix::Flag(_), None) => first = Some(prefix),
                        _ => {}
                    }
                    if !prefixes.push(prefix) {
                        return Err(syntax_error(diag::Code::BadPrefix, span, "too many prefixes"));
                    }
                }
                Some(Kind::LBrace) if first.is_none() => {
                    braces = true;
                    let word = self.pseudo_prefix(cursor)?;
                    let span = Span::new(span.start, cursor.previous_end());
                    match x86::prefix(&word, false) {
                        Some(prefix) if prefixes.push(prefix) => {}
                        _ => return Err(syntax_error(diag::Code::BadPrefix, span, "unknown prefix")),
                    }
                }
                _ => return Err(cursor.error(diag::Code::UnexpectedToken, "unexpected token at start of statement")),
            }
        }
    }

    /// `{vex}` and its kin, with the braces.
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

    /// Puts an encoded instruction into the current section.
    #[inline]
    fn place(&mut self, encoded: &Encoded, span: Span) -> Parse<()> {
        match encoded.relax {
            Relax::No => {}
            Relax::Jmp => return self.place_jump(&encoded.code, 16, span),
            Relax::Jcc(condition) => return self.place_jump(&encoded.code, condition, span),
            Relax::Imm => return self.place_relaxable(encoded, span),
        }
        let chunk = self.contents(span)?;
        let start = chunk.data.len();
        chunk.data.extend_from_slice(encoded.code.bytes());
        self.plain = encoded.code.fixups().is_empty();
        for fixup in encoded.code.fixups() {
            let value = self.reduce(fixup.expr);
            self.register_value(value);
            let at = start + usize::from(fixup.offset);
            let kind = FixupKind(fixup.kind as u8);
            self.chunk(span)?.push_fixup(at, kind, value, fixup.addend as i8, span.start);
        }
        Ok(())
    }

    fn place_jump(&mut self, code: &Code, condition: u8, span: Span) -> Parse<()> {
        let Some(fixup) = code.fixups().first() else { return Ok(()) };
        let value = self.reduce(fixup.expr);
        self.register_value(value);
        let plain = matches!(self.model.exprs[fixup.expr.0 as usize], Expr::Symbol(..));
        let condition = if plain { condition } else { condition | JUMP_TO_SUM };
        let short = self.target.jump(condition, false).size();
        let prefixes = code.bytes().len() - short as usize;
        let chunk = self.contents(span)?;
        chunk.data.extend_from_slice(&code.bytes()[..prefixes]);
        chunk.push_tail(Tail::Jump { target: value, condition, long: false }, span.start);
        let closed = chunk.fragments.len() - 2;
        chunk.fragments[closed].tail_size = short;
        Ok(())
    }

    fn place_relaxable(&mut self, encoded: &Encoded, span: Span) -> Parse<()> {
        let forms = [self.form(&encoded.code), self.form(&encoded.long)];
        let size = forms[0].bytes.len() as u32;
        let chunk = self.contents(span)?;
        let index = chunk.relaxables.len() as u32;
        chunk.relaxables.push(Relaxable { forms });
        chunk.push_tail(Tail::Relax { index, long: false }, span.start);
        let closed = chunk.fragments.len() - 2;
        chunk.fragments[closed].tail_size = size;
        Ok(())
    }

    fn form(&mut self, code: &Code) -> Form {
        let mut fixups = Vec::with_capacity(code.fixups().len());
        for fixup in code.fixups() {
            let value: Value = self.reduce(fixup.expr);
            self.register_value(value);
            fixups.push((fixup.offset, FixupKind(fixup.kind as u8), value, fixup.addend as i8));
        }
        Form { fixups, bytes: code.bytes().to_vec() }
    }
}
