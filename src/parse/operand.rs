//! Operands: the pieces the grammar's actions are made of, and the hand-written way for the common shapes.

use super::{Cursor, Parse, syntax_error, text};
use crate::ast::{Memory, Operand, OperandKind};
use crate::diag::Code;
use crate::lexer::Kind;
use crate::source::Span;

/// Base, index and scale of an address.
#[must_use]
pub fn address<'s>(base: Option<&'s [u8]>, index: Option<&'s [u8]>, scale: Option<i64>) -> Memory<'s> {
    Memory { base, index, scale, parenthesised: true, ..Memory::default() }
}

/// An operand with what stands in braces behind it.
///
/// # Errors
/// Where a brace is none of `{%k1}`, `{z}` and `{1toN}`.
pub fn decorate<'s>(kind: OperandKind<'s>, indirect: bool, braces: &[&'s [u8]], span: Span) -> Parse<Operand<'s>> {
    let mut operand = Operand { span, kind, indirect, mask: None, zeroing: false, broadcast: None };
    for brace in braces {
        let inside = text(brace);
        let again = match inside {
            "z" => operand.zeroing,
            _ if inside.starts_with("1to") => operand.broadcast.is_some(),
            _ => operand.mask.is_some(),
        };
        if again {
            return Err(syntax_error(
                Code::BadMask,
                span,
                format!("unexpected '{{{inside}}}': one stands there already"),
            ));
        }
        if let Some(mask) = brace.strip_prefix(b"%").or_else(|| matches!(brace[..], [b'k' | b'K', _]).then_some(*brace))
        {
            operand.mask = Some(mask.trim_ascii());
        } else if inside == "z" {
            operand.zeroing = true;
        } else if let Some(count) = inside.strip_prefix("1to").and_then(|n| n.parse().ok()) {
            operand.broadcast = Some(count);
        } else {
            let message = format!("'{{{inside}}}' is neither a mask, {{z}} nor a broadcast");
            return Err(syntax_error(Code::UnexpectedToken, span, message));
        }
    }
    // `{z}` without a mask says nothing.
    operand.zeroing &= operand.mask.is_some();
    Ok(operand)
}

impl<'s> Cursor<'_, 's> {
    /// Reads an AT&T operand and appends it if it has one of the common shapes; else nothing is read.
    #[inline]
    pub(super) fn fast_att_operand(
        &mut self,
        context: &mut super::Context<'_>,
        operands: &mut Vec<Operand<'s>>,
    ) -> Parse<bool> {
        let mark = self.position;
        let start = self.here().start;
        let kind = match self.kind() {
            Some(Kind::Percent) if self.kind_at(1) == Some(Kind::Ident) && self.ends_operand(2) => {
                let name = self.text_at(1);
                self.position += 2;
                OperandKind::Register(name, None)
            }
            Some(Kind::Dollar) => {
                self.position += 1;
                match self.fast_expr(context)? {
                    Some(value) => OperandKind::Immediate(value),
                    None => {
                        self.position = mark;
                        return Ok(false);
                    }
                }
            }
            Some(Kind::LParen) => match self.fast_address(context) {
                Some(memory) => OperandKind::Memory(memory),
                None => {
                    self.position = mark;
                    return Ok(false);
                }
            },
            Some(Kind::Ident | Kind::Number | Kind::Minus) => {
                let Some(disp) = self.fast_expr(context)? else {
                    self.position = mark;
                    return Ok(false);
                };
                let memory = if self.kind() == Some(Kind::LParen) {
                    self.fast_address(context)
                } else {
                    Some(Memory::default())
                };
                match memory {
                    Some(memory) => OperandKind::Memory(Memory { disp: Some(disp), ..memory }),
                    None => {
                        self.position = mark;
                        return Ok(false);
                    }
                }
            }
            _ => return Ok(false),
        };
        if !self.ends_operand(0) {
            self.position = mark;
            return Ok(false);
        }
        let end = self.previous_end();
        let span = Span::new(start, end);
        operands.push(Operand { span, kind, indirect: false, mask: None, zeroing: false, broadcast: None });
        Ok(true)
    }

    #[inline]
    fn ends_operand(&self, ahead: usize) -> bool {
        matches!(self.kind_at(ahead), None | Some(Kind::Comma))
    }

    /// `(%base)`, `(%base,%index,scale)` and `(,%index,scale)`.
    #[inline]
    fn fast_address(&mut self, _: &mut super::Context<'_>) -> Option<Memory<'s>> {
        let mut memory = Memory { parenthesised: true, ..Memory::default() };
        self.position += 1;
        memory.base = self.fast_register();
        if self.kind() == Some(Kind::Comma) {
            self.position += 1;
            memory.index = Some(self.fast_register()?);
            if self.kind() == Some(Kind::Comma) {
                self.position += 1;
                if self.kind() != Some(Kind::Number) {
                    return None;
                }
                memory.scale = Some(match self.text() {
                    b"1" => 1,
                    b"2" => 2,
                    b"4" => 4,
                    b"8" => 8,
                    _ => return None,
                });
                self.position += 1;
            }
        } else if memory.base.is_none() {
            return None;
        }
        if self.kind() != Some(Kind::RParen) {
            return None;
        }
        self.position += 1;
        Some(memory)
    }

    #[inline]
    fn fast_register(&mut self) -> Option<&'s [u8]> {
        if self.kind() == Some(Kind::Percent) && self.kind_at(1) == Some(Kind::Ident) {
            let name = self.text_at(1);
            self.position += 2;
            return Some(name);
        }
        None
    }
}
