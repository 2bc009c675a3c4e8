//! Reads the parts of any operand with the lexer's tokens.

use super::machine::{Refused, StateMachine, Step, UNKNOWN};
use super::{Expression, IntelLeaves, Reader, SHORT, SIZES, WORDS, Word, find, takes_short};
use crate::arch::x86::registers::{Kind as RegisterKind, Named, named};
use crate::arch::x86::syntax::full::Full;
use crate::arch::x86::tables::{self, MemoryRule};
use crate::arch::x86::{Mode, Operands, Value, ordinary_modes};
use crate::diag::{Code, Diagnostic};
use crate::parse::ast::{BinaryOp, Expr, ExprId};
use crate::parse::calculator::Operator;
use crate::parse::lexer::Kind;
use crate::parse::literal::{self, Number};
use crate::parse::{Parse, syntax_error, text};
use crate::source::Span;
use crate::source::bytes::{Scanner, pack, packed_bare};

impl Full<'_, '_, '_, '_, '_> {
    /// Reads operands in Intel syntax up to the end of the statement.
    pub(in crate::arch::x86::syntax) fn intel_operands(
        &mut self,
        mnemonic: &str,
        mode: Mode,
        operands: &mut Operands,
    ) -> Parse<()> {
        operands.start::<true>();
        if !self.cursor.at_end() {
            let mut s = self.cursor.scanner();
            let (word, [name]) = (s.word(), pack(mnemonic.as_bytes()));
            let rule = tables::INTEL.find(mnemonic).map_or(MemoryRule::Any, |mnemonic| mnemonic.rule);
            let is_short = self.is_short(word) && takes_short(name);
            Reader { mode, rule, operands, leaves: self }.operands(&mut s, word, is_short)?;
        }
        operands.end_intel();
        Ok(())
    }

    /// One of the words here, in letters of one case.
    fn word_of<T: Copy>(&self, words: &[(u64, T)], ahead: usize) -> Option<T> {
        let text = self.cursor.text_at(ahead);
        if text.is_empty() || text.len() >= 8 {
            return None;
        }
        let (raw, lower, len) = packed_bare(pack::<1>(text)[0]);
        if len == text.len() { find(words, raw, lower) } else { None }
    }

    fn at_register(&self) -> Option<&'static Named> {
        if self.cursor.kind() == Some(Kind::Ident) { named(self.cursor.text()) } else { None }
    }

    /// A register, a word or a symbol.
    fn name(&mut self, machine: &mut StateMachine) -> Parse<Step> {
        if let Some(found) = self.at_register() {
            self.cursor.bump();
            if found.register.kind == RegisterKind::Stack {
                self.stack_index()?;
            }
            return Ok(machine.register(found.register));
        }
        let word = self.word_of(&WORDS, 0);
        match word {
            None if self.cursor.text() == b"." => return Ok(Err(UNKNOWN)),
            None => return self.symbol(machine),
            Some(_) => self.cursor.bump(),
        }
        match word {
            Some(Word::Not) => Ok(machine.not()),
            Some(Word::Operator(operator)) => Ok(machine.operator(operator)),
            _ => {
                if !matches!(self.cursor.kind(), Some(Kind::Ident | Kind::String)) || self.cursor.text() == b"." {
                    return Err(self.cursor.error(Code::ExpectedIdentifier, "unexpected token!"));
                }
                // After `offset`, a register name is a symbol.
                self.a.state.bare_registers = false;
                let symbol = self.symbol_expr();
                self.a.state.bare_registers = true;
                Ok(machine.offset(symbol?))
            }
        }
    }

    fn symbol(&mut self, machine: &mut StateMachine) -> Parse<Step> {
        let symbol = self.symbol_expr()?;
        if self.a.model.as_register(symbol).is_some() {
            let message = "a symbol bound to a register cannot be an operand in Intel syntax";
            let error = *syntax_error(Code::NotRelocatable, self.token, message);
            return Err(Box::new(error.help("use the register itself")));
        }
        // As elsewhere, a symbol with a constant value is replaced by it at once.
        Ok(match self.a.model.exprs[symbol.0 as usize] {
            Expr::Int(value) => machine.integer(value),
            _ => machine.symbol(symbol),
        })
    }

    fn symbol_expr(&mut self) -> Parse<ExprId> {
        let span = self.cursor.here();
        let token = self.cursor.text();
        let quoted = self.cursor.kind() == Some(Kind::String);
        self.cursor.bump();
        if !quoted {
            return self.a.context().symbol(token, span);
        }
        let symbol = self.a.context().quoted_symbol(&token[1..token.len() - 1], span)?;
        if self.cursor.kind() != Some(Kind::At) || self.cursor.kind_at(1) != Some(Kind::Ident) {
            return Ok(symbol);
        }
        self.cursor.bump();
        let (name, span) = (self.cursor.text(), self.cursor.here());
        self.cursor.bump();
        self.a.context().specified(symbol, name, span)
    }

    /// A number or a local label.
    fn number(&mut self, machine: &mut StateMachine) -> Parse<Step> {
        let mut number = self.cursor.number();
        self.cursor.bump();
        if let Ok(Number::Int(value)) = number
            && self.cursor.kind() == Some(Kind::Ident)
            && matches!(self.cursor.text(), b"b" | b"f")
            && let Ok(label) = u32::try_from(value)
        {
            number = Ok(Number::Local(label, self.cursor.text() == b"f"));
            self.cursor.bump();
        }
        match number {
            Ok(Number::Int(value)) => Ok(machine.integer(value as i64)),
            Ok(Number::Local(label, forward)) => {
                Ok(machine.symbol(self.a.context().local_label((label, forward), self.token)?))
            }
            Ok(Number::Big(_)) => Ok(Err((Code::BadAddress, "number does not fit in 64 bits"))),
            Err(_) => Err(syntax_error(Code::BadNumber, self.token, UNKNOWN.1)),
        }
    }

    /// Reads the `(3)` of `st(3)`, or nothing.
    fn stack_index(&mut self) -> Parse<u8> {
        if !self.cursor.eat(Kind::LParen) {
            return Ok(0);
        }
        let index = match (self.cursor.kind(), self.cursor.number()) {
            (Some(Kind::Number), Ok(Number::Int(n @ 0..=7))) => n as u8,
            _ => return Err(self.cursor.error(Code::UnknownRegister, "invalid stack index")),
        };
        self.cursor.bump();
        if !self.cursor.eat(Kind::RParen) {
            return Err(self.cursor.error(Code::ExpectedDelimiter, "expected ')'"));
        }
        Ok(index)
    }

    /// Passes tokens to the machine up to one that cannot continue the expression.
    fn feed(&mut self, s: &mut Scanner<'_>, machine: &mut StateMachine) -> Parse<()> {
        self.follow(s);
        while !(self.cursor.kind() == Some(Kind::RBracket) && machine.ends_enclosed()) {
            self.token = self.cursor.here();
            let (kind, position) = (self.cursor.kind(), self.cursor.position());
            let step = match kind {
                Some(Kind::Ident | Kind::String) => self.name(machine)?,
                Some(Kind::Number) => self.number(machine)?,
                Some(Kind::Real) => match field(self.cursor.text()) {
                    // A sign directly after it would be that of an exponent.
                    Some(_)
                        if matches!(self.cursor.kind_at(1), Some(Kind::Plus | Kind::Minus))
                            && self.cursor.next_touches() =>
                    {
                        return Err(self.cursor.error(Code::BadFloat, "invalid sign in float literal"));
                    }
                    Some(value) => {
                        machine.field(value);
                        Ok(())
                    }
                    None => return Err(self.cursor.error(Code::BadAddress, "Unexpected offset")),
                },
                Some(Kind::Char) => machine.integer(literal::character(self.cursor.text())),
                Some(Kind::Plus) => machine.plus(),
                Some(Kind::Minus) => machine.minus(),
                Some(Kind::Tilde) => machine.not(),
                Some(Kind::Star) => machine.star(),
                Some(Kind::Slash) => machine.operator(Operator::Div),
                Some(Kind::Percent) => machine.operator(Operator::Mod),
                Some(Kind::Pipe) => machine.operator(Operator::Or),
                Some(Kind::Caret) => machine.operator(Operator::Xor),
                Some(Kind::Amp) => machine.operator(Operator::And),
                Some(Kind::LessLess) => machine.operator(Operator::Shl),
                Some(Kind::GreaterGreater) => machine.operator(Operator::Shr),
                Some(Kind::LParen) => machine.open_paren(),
                Some(Kind::RParen) => machine.close_paren(),
                Some(Kind::LBracket) => machine.open_bracket(),
                Some(Kind::RBracket) => machine.close_bracket(),
                _ if machine.may_end() => break,
                _ => Err(UNKNOWN),
            };
            if let Err(refused) = step {
                return Err(self.refused(refused));
            }
            if self.cursor.position() == position {
                self.cursor.bump();
            }
        }
        Ok(())
    }

    fn warn(&mut self, message: &'static str) {
        self.a.state.warnings.push(Diagnostic::warning(Code::SuspiciousOperands, self.token, message));
    }

    /// The sum of a symbol and a number.
    fn sum(&mut self, symbol: Option<ExprId>, number: i64) -> Parse<Value> {
        let mut context = self.a.context();
        let expr = match symbol {
            Some(symbol) if number == 0 => symbol,
            // `offset` keeps the value of a constant symbol, and llvm-mc does not fold its sum with a number.
            Some(symbol) if matches!(context.model.exprs[symbol.0 as usize], Expr::Int(_)) => {
                let number = context.int(number);
                let sum = context.model.expr(Expr::Binary(BinaryOp::Add, symbol, number));
                return Ok(self.unfolded(sum));
            }
            Some(symbol) => {
                let number = context.int(number);
                context.binary(BinaryOp::Add, symbol, number)?
            }
            None => context.int(number),
        };
        Ok(self.evaluate(expr))
    }
}

impl IntelLeaves for Full<'_, '_, '_, '_, '_> {
    fn is_short(&self, _: u64) -> bool {
        self.cursor.kind() == Some(Kind::Ident) && self.cursor.text() == SHORT
    }

    fn register(&mut self, _: &mut Scanner<'_>) -> Option<&'static Named> {
        self.token = self.cursor.here();
        self.expression = self.token.start;
        let found = self.at_register()?;
        self.cursor.bump();
        Some(found)
    }

    fn stack_number(&mut self, _: &mut Scanner<'_>) -> Parse<u8> {
        self.stack_index()
    }

    fn size(&mut self, _: &mut Scanner<'_>, _: u64) -> Parse<Option<u16>> {
        let Some(bits) = self.word_of(&SIZES, 0) else { return Ok(None) };
        self.cursor.bump();
        if !matches!(self.cursor.text(), b"ptr" | b"PTR") {
            return Err(self.cursor.error(Code::UnexpectedToken, "Expected 'PTR' or 'ptr' token!"));
        }
        self.cursor.bump();
        Ok(Some(bits))
    }

    fn opens_enclosed(&mut self) -> bool {
        // GCC writes `[QWORD PTR 8[rbx]]` for a call through memory; the outer brackets are redundant.
        let encloses = self.cursor.kind() == Some(Kind::LBracket)
            && self.cursor.kind_at(1) == Some(Kind::Ident)
            && self.word_of(&SIZES, 1).is_some()
            && matches!(self.cursor.text_at(2), b"ptr" | b"PTR");
        if encloses {
            self.cursor.bump();
        }
        encloses
    }

    fn closes_enclosed(&mut self) -> Parse<()> {
        self.token = self.cursor.here();
        if self.cursor.eat(Kind::RBracket) { Ok(()) } else { Err(self.refused(UNKNOWN)) }
    }

    fn expression(&mut self, s: &mut Scanner<'_>, enclosed: bool) -> Parse<Expression> {
        let mut numbers = std::mem::take(&mut self.a.state.numbers);
        numbers.clear();
        let mut machine = StateMachine::new(numbers, enclosed);
        self.feed(s, &mut machine)?;
        self.token = Span::new(self.expression, self.cursor.previous_end());
        let Some(number) = machine.value() else {
            return Err(self.refused((Code::ExpectedExpression, "cannot evaluate constant expression")));
        };
        if machine.open {
            self.warn("expected ']'; the contents of the unclosed bracket are ignored");
        } else if machine.lost_register() {
            self.warn("register is ignored: base and index must be terms of a sum");
        }
        if machine.symbol_operator {
            self.warn("operator is not applied to the symbol: the symbol counts as 0 and is added at the end");
        }
        let disp = self.sum(machine.symbol, number)?;
        let StateMachine { base, index, scale, symbol, offset, memory, brackets, numbers, .. } = machine;
        self.a.state.numbers = numbers;
        let has_symbol = symbol.is_some();
        Ok(Expression {
            base,
            index,
            modes: ordinary_modes((base, index)),
            scale,
            disp,
            has_symbol,
            is_offset: offset,
            is_memory: memory,
            has_brackets: brackets,
        })
    }

    fn refused(&mut self, (code, message): Refused) -> Box<Diagnostic> {
        syntax_error(code, self.token, message)
    }
}

/// The value of `.4` after an address.
fn field(real: &[u8]) -> Option<i64> {
    let digits = real.strip_prefix(b".").unwrap_or(real);
    text(digits).parse::<u64>().ok().map(|v| v as i64)
}
