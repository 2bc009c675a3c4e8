//! Operands in Intel syntax.
//!
//! These do not use the grammar; [`machine`] explains why. This file handles the tokens, a size with `ptr`, a segment,
//! and braces.

mod machine;
mod push;

use super::full::decorations;
use super::reader::Decorations;
use crate::diag::{Code, Diagnostic};
use crate::parse::ast::{BinaryOp, Expr, ExprId};
use crate::parse::calculator::Operator;
use crate::parse::lexer::Kind;
use crate::parse::literal::{self, Number};
use crate::parse::{Context, Cursor, Parse, syntax_error, text};
use crate::source::Span;
use machine::{Refused, StateMachine, UNKNOWN};

/// A register's name, and the N of `st(N)`.
type Register<'s> = (&'s [u8], Option<u8>);

/// An operand without its decorations.
enum Part<'s> {
    /// A register's name; for `st(3)` the name is `st` and the index 3.
    Register(&'s [u8], Option<u8>),
    Immediate(ExprId),
    /// A memory reference, or the target of a branch (which has only `disp`).
    Memory(Memory<'s>),
    /// A standalone operand in braces: the text between them.
    Brace(&'s str),
}

/// The parts of an address, with the names of its registers.
struct Memory<'s> {
    segment: Option<&'s [u8]>,
    disp: Option<ExprId>,
    base: Option<&'s [u8]>,
    index: Option<&'s [u8]>,
    /// The scale as written.
    scale: Option<i64>,
    /// There are brackets or a size.
    enclosed: bool,
    /// It contains `offset` without a size prefix.
    offset: bool,
    /// The size in bits given by `dword ptr` and the like.
    size: Option<u16>,
}

/// The size in bits for a keyword before `ptr`: all upper or all lower case.
fn size(word: &[u8]) -> Option<u16> {
    Some(match word {
        b"byte" | b"BYTE" => 8,
        b"word" | b"WORD" => 16,
        b"dword" | b"DWORD" | b"float" | b"FLOAT" | b"long" | b"LONG" => 32,
        b"fword" | b"FWORD" => 48,
        b"double" | b"DOUBLE" | b"qword" | b"QWORD" | b"mmword" | b"MMWORD" => 64,
        b"xword" | b"XWORD" | b"tbyte" | b"TBYTE" => 80,
        b"xmmword" | b"XMMWORD" => 128,
        b"ymmword" | b"YMMWORD" => 256,
        b"zmmword" | b"ZMMWORD" => 512,
        _ => return None,
    })
}

#[cold]
fn refuse<T>(message: Refused, span: Span) -> Parse<T> {
    let code = if message == UNKNOWN { Code::UnexpectedToken } else { Code::BadAddress };
    Err(syntax_error(code, span, message))
}

impl<'s> Cursor<'_, 's> {
    /// Parses an operand in Intel syntax.
    ///
    /// # Errors
    /// If it is missing or malformed.
    fn intel_operand(&mut self, context: &mut Context<'_>) -> Parse<(Part<'s>, Decorations<'s>)> {
        let start = self.here().start;
        // GCC writes `[QWORD PTR 8[rbx]]` for a call through memory; the outer brackets are redundant.
        let enclosed = self.kind() == Some(Kind::LBracket)
            && self.kind_at(1) == Some(Kind::Ident)
            && size(self.text_at(1)).is_some()
            && matches!(self.text_at(2), b"ptr" | b"PTR");
        if enclosed {
            self.bump();
        }
        let size = self.operand_size()?;
        let kind = if self.kind() == Some(Kind::LBrace) {
            Part::Brace(text(self.brace()?))
        } else {
            self.intel_kind(context, size, enclosed)?
        };
        if enclosed && !self.eat(Kind::RBracket) {
            return refuse(UNKNOWN, self.here());
        }
        let mut braces = [&b""[..]; 2];
        let mut count = 0;
        while self.kind() == Some(Kind::LBrace) && !matches!(kind, Part::Brace(_)) {
            let span = self.here();
            let inside = self.brace()?;
            // `%` is not valid in this syntax, and nothing may follow a broadcast.
            if count == braces.len() || inside.starts_with(b"%") || count == 1 && braces[0].starts_with(b"1to") {
                return Err(syntax_error(Code::BadMask, span, "Expected an op-mask register at this point"));
            }
            braces[count] = inside;
            count += 1;
        }
        let span = Span::new(start, self.previous_end());
        Ok((kind, decorations(&braces[..count], span)?))
    }

    /// `dword ptr`
    fn operand_size(&mut self) -> Parse<Option<u16>> {
        let Some(bits) = size(self.text()) else { return Ok(None) };
        self.bump();
        if !matches!(self.text(), b"ptr" | b"PTR") {
            return Err(self.error(Code::UnexpectedToken, "Expected 'PTR' or 'ptr' token!"));
        }
        self.bump();
        Ok(Some(bits))
    }

    /// The text between braces.
    fn brace(&mut self) -> Parse<&'s [u8]> {
        let open = self.here();
        self.bump();
        let start = self.position;
        while let Some(kind) = self.kind() {
            if kind == Kind::RBrace {
                let inside = self.text_between(start, self.position);
                self.bump();
                return Ok(inside);
            }
            self.bump();
        }
        Err(syntax_error(Code::ExpectedDelimiter, open, "Expected } at this point"))
    }

    /// Reads a register, if there is one at the cursor.
    fn intel_register(&mut self, context: &Context<'_>) -> Parse<Option<Register<'s>>> {
        if self.kind() != Some(Kind::Ident) || !(context.state.is_register)(self.text()) {
            return Ok(None);
        }
        let name = self.text();
        self.bump();
        if !name.eq_ignore_ascii_case(b"st") || self.kind() != Some(Kind::LParen) {
            return Ok(Some((name, None)));
        }
        self.bump();
        let index = match (self.kind(), self.number()) {
            (Some(Kind::Number), Ok(Number::Int(n @ 0..=7))) => n as u8,
            _ => return Err(self.error(Code::UnknownRegister, "invalid stack index")),
        };
        self.bump();
        if !self.eat(Kind::RParen) {
            return Err(self.error(Code::ExpectedDelimiter, "expected ')'"));
        }
        Ok(Some((name, Some(index))))
    }

    /// Parses an operand without its size prefix and its braces.
    fn intel_kind(&mut self, context: &mut Context<'_>, size: Option<u16>, enclosed: bool) -> Parse<Part<'s>> {
        let start = self.here();
        let mut segment = None;
        if let Some((name, index)) = self.intel_register(context)? {
            if name.eq_ignore_ascii_case(b"rip") {
                return refuse("rip can only be used as a base register", start);
            }
            if !self.eat(Kind::Colon) {
                if size.is_some() {
                    let message = "expected memory operand after 'ptr', found register operand instead";
                    return Err(syntax_error(Code::UnexpectedToken, start, message));
                }
                return Ok(Part::Register(name, index));
            }
            segment = Some(name);
        }
        let mut numbers = std::mem::take(&mut context.state.numbers);
        let mut machine = StateMachine::new(&mut numbers);
        machine.enclosed = enclosed;
        let result = self.intel_expression(context, &mut machine);
        let result = result.and_then(|()| self.intel_result(context, &mut machine, size, segment, start));
        context.state.numbers = numbers;
        result
    }

    fn intel_result(
        &mut self,
        context: &mut Context<'_>,
        machine: &mut StateMachine<'s, '_>,
        size: Option<u16>,
        segment: Option<&'s [u8]>,
        start: Span,
    ) -> Parse<Part<'s>> {
        let span = Span::new(start.start, self.previous_end());
        let Some(value) = machine.value() else {
            return Err(syntax_error(Code::ExpectedExpression, span, "cannot evaluate constant expression"));
        };
        let read = &self.tokens[..self.position];
        let operand = || read.iter().rev().take_while(|token| self.base + token.start >= start.start);
        let brackets = |kind| operand().filter(|token| token.kind == kind).count();
        if brackets(Kind::LBracket) > brackets(Kind::RBracket) {
            let message = "expected ']'; the contents of the unclosed bracket are ignored";
            context.state.warnings.push(Diagnostic::warning(Code::SuspiciousOperands, span, message));
        } else if machine.lost_register() {
            let message = "register is ignored: base and index must be terms of a sum";
            context.state.warnings.push(Diagnostic::warning(Code::SuspiciousOperands, span, message));
        }
        if machine.symbol_operator {
            let message = "operator is not applied to the symbol: the symbol counts as 0 and is added at the end";
            context.state.warnings.push(Diagnostic::warning(Code::SuspiciousOperands, span, message));
        }
        let mut disp = machine.symbol;
        if value != 0 || disp.is_none() {
            let value = context.int(value);
            disp = Some(match disp {
                Some(symbol) => context.binary(BinaryOp::Add, symbol, value)?,
                None => value,
            });
        }
        Ok(match disp {
            Some(value) if !machine.memory && segment.is_none() => Part::Immediate(value),
            _ => Part::Memory(Memory {
                segment,
                disp,
                base: machine.base,
                index: machine.index,
                scale: machine.scale,
                enclosed: machine.brackets || size.is_some(),
                offset: machine.offset && size.is_none(),
                size,
            }),
        })
    }

    /// Reads up to a token that cannot continue the expression.
    fn intel_expression(&mut self, context: &mut Context<'_>, machine: &mut StateMachine<'s, '_>) -> Parse<()> {
        while let Some(kind) = self.kind() {
            let span = self.here();
            let step = match kind {
                Kind::Ident | Kind::String => {
                    self.intel_name(context, machine)?;
                    continue;
                }
                Kind::Number => {
                    self.intel_number(context, machine)?;
                    continue;
                }
                Kind::Real => match field(self.text()) {
                    // A sign directly after it would be that of an exponent.
                    Some(_) if matches!(self.kind_at(1), Some(Kind::Plus | Kind::Minus)) && self.next_touches() => {
                        return Err(self.error(Code::BadFloat, "invalid sign in float literal"));
                    }
                    Some(value) => {
                        machine.field(value);
                        Ok(())
                    }
                    None => return Err(self.error(Code::BadAddress, "Unexpected offset")),
                },
                Kind::Char => machine.integer(literal::character(self.text())),
                Kind::Plus => machine.plus(),
                Kind::Minus => machine.minus(),
                Kind::Tilde => machine.not(),
                Kind::Star => machine.star(),
                Kind::Slash => machine.operator(Operator::Div),
                Kind::Percent => machine.operator(Operator::Mod),
                Kind::Pipe => machine.operator(Operator::Or),
                Kind::Caret => machine.operator(Operator::Xor),
                Kind::Amp => machine.operator(Operator::And),
                Kind::LessLess => machine.operator(Operator::Shl),
                Kind::GreaterGreater => machine.operator(Operator::Shr),
                Kind::LParen => machine.open_paren(),
                Kind::RParen => machine.close_paren(),
                Kind::LBracket => machine.open_bracket(),
                Kind::RBracket if machine.ends_enclosed() => return Ok(()),
                Kind::RBracket => machine.close_bracket(),
                _ if machine.may_end() => return Ok(()),
                _ => Err(UNKNOWN),
            };
            self.step(step, span)?;
            self.bump();
        }
        self.step(if machine.may_end() { Ok(()) } else { Err(UNKNOWN) }, self.here())
    }

    #[inline]
    fn step(&self, step: Result<(), Refused>, span: Span) -> Parse<()> {
        step.or_else(|message| refuse(message, span))
    }

    /// A register, an operator keyword, or a symbol.
    fn intel_name(&mut self, context: &mut Context<'_>, machine: &mut StateMachine<'s, '_>) -> Parse<()> {
        let span = self.here();
        if let Some((name, _)) = self.intel_register(context)? {
            return self.step(machine.register(name), span);
        }
        let step = match self.text() {
            b"." => Err(UNKNOWN),
            b"not" | b"NOT" => machine.not(),
            b"or" | b"OR" => machine.operator(Operator::Or),
            b"xor" | b"XOR" => machine.operator(Operator::Xor),
            b"and" | b"AND" => machine.operator(Operator::And),
            b"shl" | b"SHL" => machine.operator(Operator::Shl),
            b"shr" | b"SHR" => machine.operator(Operator::Shr),
            b"mod" | b"MOD" => machine.operator(Operator::Mod),
            b"offset" | b"OFFSET" => {
                self.bump();
                if !matches!(self.kind(), Some(Kind::Ident | Kind::String)) || self.text() == b"." {
                    return Err(self.error(Code::ExpectedIdentifier, "unexpected token!"));
                }
                // After `offset`, a register name is a symbol.
                context.state.bare_registers = false;
                let symbol = self.intel_symbol(context);
                context.state.bare_registers = true;
                return self.step(machine.offset(symbol?), span);
            }
            _ => {
                let symbol = self.intel_symbol(context)?;
                // As elsewhere, a symbol with a constant value is replaced by it at once.
                if context.model.as_register(symbol).is_some() {
                    let message = "a symbol bound to a register cannot be an operand in Intel syntax";
                    let error = *syntax_error(Code::NotRelocatable, span, message);
                    return Err(Box::new(error.help("use the register itself")));
                }
                let step = match context.model.exprs[symbol.0 as usize] {
                    Expr::Int(value) => machine.integer(value),
                    _ => machine.symbol(symbol),
                };
                return self.step(step, span);
            }
        };
        self.bump();
        self.step(step, span)
    }

    fn intel_symbol(&mut self, context: &mut Context<'_>) -> Parse<crate::parse::ast::ExprId> {
        let span = self.here();
        let token = self.text();
        let quoted = self.kind() == Some(Kind::String);
        self.bump();
        if !quoted {
            return context.symbol(token, span);
        }
        let symbol = context.quoted_symbol(&token[1..token.len() - 1], span)?;
        if self.kind() != Some(Kind::At) || self.kind_at(1) != Some(Kind::Ident) {
            return Ok(symbol);
        }
        self.bump();
        let span = self.here();
        let name = self.text();
        self.bump();
        context.specified(symbol, name, span)
    }

    /// A number or a local label.
    fn intel_number(&mut self, context: &mut Context<'_>, machine: &mut StateMachine<'s, '_>) -> Parse<()> {
        let span = self.here();
        let mut number = self.number();
        self.bump();
        if let Ok(Number::Int(value)) = number
            && self.kind() == Some(Kind::Ident)
            && matches!(self.text(), b"b" | b"f")
            && let Ok(label) = u32::try_from(value)
        {
            number = Ok(Number::Local(label, self.text() == b"f"));
            self.bump();
        }
        let step = match number {
            Ok(Number::Int(value)) => machine.integer(value as i64),
            Ok(Number::Local(label, forward)) => {
                let symbol = context.local_label((label, forward), span)?;
                machine.symbol(symbol)
            }
            Ok(Number::Big(_)) => return refuse("number does not fit in 64 bits", span),
            Err(_) => return Err(syntax_error(Code::BadNumber, span, UNKNOWN)),
        };
        self.step(step, span)
    }
}

/// The value of `.4` after an address.
fn field(real: &[u8]) -> Option<i64> {
    let digits = real.strip_prefix(b".").unwrap_or(real);
    text(digits).parse::<u64>().ok().map(|v| v as i64)
}
