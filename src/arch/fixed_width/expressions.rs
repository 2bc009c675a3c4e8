//! Expressions in the operands of machines without an operand grammar.

use super::matcher::Key;
use super::reader::{Operands, Symbol};
use super::tag::VALUE;
use crate::arch::operand::{EXPRESSION, Form, Operand, SPECIFIER};
use crate::asm::state::Assembler;
use crate::asm::state::nested::dialect;
use crate::diag::Code;
use crate::model::expr::{Evaluator, Stage};
use crate::model::{Definition, RelocatableValue, Value};
use crate::parse::ast::Specifier;
use crate::parse::lexer::{Lexer, Token};
use crate::parse::{Cursor, Parse, syntax_error};
use crate::source::Span;

/// Larger shift amounts are clamped to this: all are equally out of range.
pub(in crate::arch) const MAX_SHIFT: i64 = 1 << 20;

/// Buffers reused for every instruction.
#[derive(Debug, Default)]
pub struct Scratch {
    pub operands: Operands,
    /// The values of the operands' expressions.
    pub values: Vec<Value>,
    /// The tokens of the current expression.
    pub tokens: Vec<Token>,
}

impl Scratch {
    /// Removes the last statement's operands and values.
    #[inline]
    pub fn clear(&mut self) {
        self.operands.list.clear();
        self.operands.key = Key::default();
        self.operands.symbols.clear();
        self.operands.complex = false;
        self.operands.pool = false;
        self.values.clear();
    }

    /// Evaluates all expressions. Constants become number operands; `known` is called for the specifiers of the others.
    ///
    /// # Errors
    /// If an expression is malformed.
    pub(in crate::arch) fn resolve(
        &mut self,
        a: &mut Assembler<'_, '_>,
        text: &[u8],
        base: u32,
        known: impl Fn(&mut Operand, Specifier),
    ) -> Parse<()> {
        for i in 0..self.operands.symbols.len() {
            let symbol = self.operands.symbols[i];
            let value = expression(a, text, base, &symbol, &mut self.tokens)?;
            self.values.push(value);
        }
        for operand in self.operands.list.iter_mut().filter(|o| o.form == Form::Symbolic) {
            if operand.tag != VALUE {
                // The shift amount.
                let amount = match self.values.get(operand.value as usize) {
                    Some(Value::Relocatable(value)) => value.as_constant(),
                    _ => None,
                };
                let Some(amount) = amount.filter(|&n| n >= 0) else {
                    let span = Span::new(base + operand.at, base + operand.at);
                    return Err(syntax_error(
                        Code::NotAbsolute,
                        span,
                        "expected constant '#imm' after shift specifier",
                    ));
                };
                (operand.form, operand.value) = (Form::None, amount.min(MAX_SHIFT));
                continue;
            }
            match self.values.get(operand.value as usize) {
                Some(Value::Relocatable(RelocatableValue { add, sub: None, constant, specifier })) => {
                    let plain = operand.number & SPECIFIER == 0;
                    if plain && add.is_none() && *specifier == Specifier::NONE {
                        (operand.form, operand.number, operand.value) = (Form::Number, 0, *constant);
                    } else if plain {
                        known(operand, *specifier);
                    }
                }
                _ => operand.number |= EXPRESSION,
            }
        }
        Ok(())
    }

    /// Replaces words that are symbols for absolute numbers by those numbers; returns whether there are any.
    pub(in crate::arch) fn numbers_for_words(&mut self, a: &mut Assembler<'_, '_>, text: &[u8]) -> bool {
        let mut any = false;
        for operand in self.operands.list.iter_mut().filter(|o| o.form == Form::Word) {
            let at = operand.at as usize;
            let Some(name) = a.model.names.get(&text[at..at + operand.value as usize]) else { continue };
            // llvm-mc replaces a symbol by its value only if that is a constant, not a difference of labels.
            if let Definition::Variable(value) = a.model.symbol(name).definition
                && let Ok(known) = Evaluator::new(a.model, Stage::Parsing).expr(value, false)
                && let Some(number) = known.as_constant()
            {
                (operand.form, operand.value, any) = (Form::Number, number, true);
            }
        }
        any
    }
}

/// The text with block comments replaced by blanks, if there are any.
pub(in crate::arch) fn without_comments(text: &[u8]) -> Option<Vec<u8>> {
    text.windows(2).any(|w| w == b"/*").then(|| {
        let mut out = text.to_vec();
        let mut at = 0;
        while let Some(start) = out[at..].windows(2).position(|w| w == b"/*").map(|p| p + at) {
            let end = out[start..].windows(2).position(|w| w == b"*/").map_or(out.len(), |p| start + p + 2);
            out[start..end].fill(b' ');
            at = end;
        }
        out
    })
}

/// Parses an expression.
pub(in crate::arch) fn expression(
    a: &mut Assembler<'_, '_>,
    text: &[u8],
    base: u32,
    symbol: &Symbol,
    tokens: &mut Vec<Token>,
) -> Parse<Value> {
    let (start, end) = (symbol.start as usize, symbol.end as usize);
    let mut lexer = Lexer::at(&text[..end], start, dialect(a.desc));
    lexer.statement(tokens);
    let mut cursor = Cursor::new(tokens, text, base, end, a.desc.numbers);
    let value = a.value(&mut cursor)?;
    cursor.finish()?;
    Ok(value)
}
