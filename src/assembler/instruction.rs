//! One instruction: prefixes, operands, the row that matches, and its bytes, fixups and relaxations.

use super::Assembler;
use crate::ast::{ExprId, Operand};
use crate::diag::Code;
use crate::lexer::Kind;
use crate::model::{FixupKind, Form, Linear, Relaxable, Tail, Value};
use crate::parse::{Cursor, Parse, text};
use crate::source::Span;
use crate::target::Target;
use crate::target::x86::{self, Encoded, Insn, Prefixes, Relax, Term, Terms};

/// Resolves the expressions of an instruction's operands.
struct Resolver<'r, 'a, 'o>(&'r mut Assembler<'a, 'o>);

impl Terms for Resolver<'_, '_, '_> {
    #[inline]
    fn term(&mut self, expr: ExprId) -> Term {
        match self.0.reduce(expr) {
            Value::Linear(linear) => match linear.as_constant() {
                Some(constant) => Term::Const(constant),
                None => {
                    let got = linear.add.is_some_and(|name| self.0.model.names.text(name) == b"_GLOBAL_OFFSET_TABLE_");
                    Term::Symbolic { expr, spec: linear.spec, got }
                }
            },
            Value::Tree(_) => Term::Symbolic { expr, spec: crate::ast::Spec::NONE, got: false },
        }
    }
}

impl Assembler<'_, '_> {
    /// Reads and encodes an instruction.
    pub(super) fn instruction(&mut self, cursor: &mut Cursor<'_, '_>) -> Parse<()> {
        let start = cursor.here();
        let mut prefixes = Prefixes::default();
        let (mnemonic, mnemonic_span) = loop {
            let span = cursor.here();
            match cursor.kind() {
                Some(Kind::Ident) => {
                    let word = text(cursor.text());
                    cursor.bump();
                    // A prefix in front of another mnemonic belongs to it; alone it is an instruction.
                    if matches!(cursor.kind(), Some(Kind::Ident | Kind::LBrace))
                        && let Some(prefix) = x86::prefix(word)
                    {
                        prefixes.add(prefix);
                        continue;
                    }
                    break (word, span);
                }
                Some(Kind::LBrace) => {
                    let word = self.pseudo_prefix(cursor)?;
                    match x86::prefix(&word) {
                        Some(prefix) => prefixes.add(prefix),
                        None => {
                            let span = Span::new(span.start, cursor.previous_end());
                            return Err(crate::parse::syntax_error(Code::BadPrefix, span, "unknown prefix"));
                        }
                    }
                }
                _ => return Err(cursor.error(Code::UnexpectedToken, "unexpected token at start of statement")),
            }
        };
        // No instruction has more operands than this; more are read, and matching tells.
        let mut operands: [Option<Operand<'_>>; MAX_OPERANDS] = Default::default();
        let mut count = 0;
        if !cursor.at_end() {
            loop {
                let operand = cursor.att_operand(&mut self.context())?;
                if count < MAX_OPERANDS {
                    operands[count] = Some(operand);
                }
                count += 1;
                if cursor.at_end() {
                    break;
                }
                if !cursor.eat(Kind::Comma) {
                    return Err(cursor.error(Code::UnexpectedToken, "unexpected token in argument list"));
                }
            }
        }
        let span = Span::new(start.start, cursor.previous_end());
        self.encode(mnemonic, mnemonic_span, prefixes, &operands[..count.min(MAX_OPERANDS)], span)
    }

    /// `{vex}` and its kin, with the braces.
    fn pseudo_prefix(&mut self, cursor: &mut Cursor<'_, '_>) -> Parse<String> {
        let mut word = String::from("{");
        cursor.bump();
        while let Some(kind) = cursor.kind() {
            cursor.bump();
            if kind == Kind::RBrace {
                word.push('}');
                return Ok(word);
            }
            cursor.position_back();
            word.push_str(text(cursor.text()));
            cursor.bump();
        }
        Err(cursor.error(Code::UnexpectedToken, "Expected '}'"))
    }

    fn encode(
        &mut self,
        mnemonic: &str,
        mnemonic_span: Span,
        prefixes: Prefixes,
        operands: &[Option<Operand<'_>>],
        span: Span,
    ) -> Parse<()> {
        let mut list: [&Operand<'_>; MAX_OPERANDS] = [&NO_OPERAND; MAX_OPERANDS];
        for (to, from) in list.iter_mut().zip(operands) {
            if let Some(operand) = from {
                *to = operand;
            }
        }
        let insn = Insn { mnemonic, prefixes, operands: &list[..operands.len()] };
        let mut encoded = Encoded::default();
        let (mode, options) = (self.target.mode, self.target.encode_options);
        if let Err(error) = x86::encode(&insn, mode, &options, &mut Resolver(self), &mut encoded) {
            return Err(x86::explain(error, &insn, mnemonic_span, span));
        }
        self.place(&encoded, span)
    }

    /// Puts an encoded instruction into the current section.
    #[inline]
    fn place(&mut self, encoded: &Encoded, span: Span) -> Parse<()> {
        match &encoded.relax {
            None => {}
            Some(Relax::Jump { condition }) => return self.place_jump(encoded, *condition, span),
            Some(Relax::Form(long)) => return self.place_relaxable(encoded, long, span),
        }
        let start = self.chunk(span)?.data.len();
        self.chunk(span)?.data.extend_from_slice(encoded.bytes());
        for fixup in encoded.fixups() {
            let value = self.reduce(fixup.expr);
            self.register_value(value);
            let value = with_addend(value, fixup.addend);
            let chunk = self.chunk(span)?;
            let kind = FixupKind(fixup.kind as u8);
            chunk.push_fixup(start + usize::from(fixup.offset), kind, value.0, value.1, span.start);
        }
        Ok(())
    }

    fn place_jump(&mut self, encoded: &Encoded, condition: u8, span: Span) -> Parse<()> {
        let Some(fixup) = encoded.fixups().first() else { return Ok(()) };
        let value = self.reduce(fixup.expr);
        self.register_value(value);
        let short = self.target.jump(condition, false).size();
        let prefixes = encoded.bytes().len() - short as usize;
        let chunk = self.chunk(span)?;
        chunk.data.extend_from_slice(&encoded.bytes()[..prefixes]);
        chunk.push_tail(Tail::Jump { target: value, condition, long: false }, span.start);
        let closed = chunk.fragments.len() - 2;
        chunk.fragments[closed].tail_size = short;
        Ok(())
    }

    fn place_relaxable(&mut self, short: &Encoded, long: &Encoded, span: Span) -> Parse<()> {
        let forms = [self.form(short), self.form(long)];
        let size = forms[0].bytes.len() as u32;
        let chunk = self.chunk(span)?;
        let index = chunk.relaxables.len() as u32;
        chunk.relaxables.push(Relaxable { forms });
        chunk.push_tail(Tail::Relax { index, long: false }, span.start);
        let closed = chunk.fragments.len() - 2;
        chunk.fragments[closed].tail_size = size;
        Ok(())
    }

    fn form(&mut self, encoded: &Encoded) -> Form {
        let fixups = encoded.fixups().iter().map(|fixup| {
            let value = self.reduce(fixup.expr);
            self.register_value(value);
            let (value, addend) = with_addend(value, fixup.addend);
            (fixup.offset, FixupKind(fixup.kind as u8), value, addend)
        });
        Form { fixups: fixups.collect(), bytes: encoded.bytes().to_vec() }
    }
}

/// Where the value is linear, its constant takes the addend.
fn with_addend(value: Value, addend: i64) -> (Value, i8) {
    match value {
        Value::Linear(l) => (Value::Linear(Linear { constant: l.constant.wrapping_add(addend), ..l }), 0),
        Value::Tree(_) => (value, addend as i8),
    }
}

/// The most operands that matching looks at.
const MAX_OPERANDS: usize = 6;

/// Stands where there is no operand.
static NO_OPERAND: Operand<'static> = Operand {
    span: Span { start: 0, end: 0 },
    kind: crate::ast::OperandKind::Brace(""),
    indirect: false,
    mask: None,
    zeroing: false,
    broadcast: None,
};
