//! The conditions of `#if` and `#elif`: integers of 64 bits.

use crate::literal;
use crate::machine::Machine;
use crate::report::Category;
use crate::token::{Kind, Name, Token};

pub(crate) struct Condition {
    pub(crate) is_true: bool,
    /// The condition is `!defined NAME` and nothing else.
    pub(crate) not_defined: Option<Name>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Value {
    bits: u64,
    is_unsigned: bool,
}

impl Value {
    fn signed(value: i64) -> Self {
        Value { bits: value as u64, is_unsigned: false }
    }

    fn truth(value: bool) -> Self {
        Value::signed(value.into())
    }
}

/// What an operand is, for the macro around a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    Defined(Name),
    NotDefined(Name),
    Other,
}

/// The condition is wrong, which was reported.
struct Wrong;

/// The precedence of an operator; 0 for what ends the expression.
fn precedence(kind: Kind) -> Option<u32> {
    Some(match kind {
        Kind::Percent | Kind::Slash | Kind::Star => 14,
        Kind::Plus | Kind::Minus => 13,
        Kind::LessLess | Kind::GreaterGreater => 12,
        Kind::LessEqual | Kind::Less | Kind::GreaterEqual | Kind::Greater => 11,
        Kind::ExclaimEqual | Kind::EqualEqual => 10,
        Kind::Amp => 9,
        Kind::Caret => 8,
        Kind::Pipe => 7,
        Kind::AmpAmp => 6,
        Kind::PipePipe => 5,
        Kind::Question => 4,
        Kind::Comma => 3,
        Kind::Colon => 2,
        Kind::RParen | Kind::Eod | Kind::Eof => 0,
        _ => return None,
    })
}

impl Machine<'_> {
    /// Reads the rest of a directive as a condition.
    pub(crate) fn condition(&mut self) -> Condition {
        self.in_condition = true;
        let could_expand = std::mem::replace(&mut self.no_expansion, false);
        if let Some(lexer) = self.lexer() {
            lexer.guard.has_tokens = true;
        }
        let mut token = self.next();
        let mut form = Form::Other;
        let value = self.whole(&mut token, &mut form);
        if !token.kind.ends() {
            if value.is_ok() {
                self.error(Category::Condition, token, "the condition is followed by something else");
            }
            self.discard();
        }
        self.in_condition = false;
        self.no_expansion = could_expand;
        let expanded = self.lexer().is_some_and(|lexer| lexer.guard.expansions());
        let not_defined = match form {
            Form::NotDefined(name) if !expanded => Some(name),
            _ => None,
        };
        Condition { is_true: value.is_ok_and(|value| value.bits != 0), not_defined }
    }

    /// Reads a constant and the token after it; nothing if it is wrong, which was reported.
    pub(crate) fn constant(&mut self) -> Option<(i128, Token)> {
        let mut token = self.next();
        let value = self.whole(&mut token, &mut Form::Other).ok()?;
        let number = if value.is_unsigned { value.bits.into() } else { (value.bits as i64).into() };
        Some((number, token))
    }

    fn whole(&mut self, token: &mut Token, form: &mut Form) -> Result<Value, Wrong> {
        let mut left = self.operand(token, form, true, 0)?;
        if token.kind.ends() {
            return Ok(left);
        }
        *form = Form::Other;
        // A comma must be in parentheses.
        self.binary(&mut left, 4, token, true, 0)?;
        Ok(left)
    }

    fn too_deep(&mut self, depth: usize, token: &Token) -> Result<(), Wrong> {
        if depth < self.options.limits.nesting {
            return Ok(());
        }
        self.error(Category::Limit, *token, "the condition is nested too deeply");
        Err(Wrong)
    }

    fn wrong<T>(&mut self, token: &Token, message: impl Into<String>) -> Result<T, Wrong> {
        self.error(Category::Condition, *token, message);
        Err(Wrong)
    }

    /// An operand with its unary operators; `token` becomes the one after it.
    fn operand(&mut self, token: &mut Token, form: &mut Form, is_live: bool, depth: usize) -> Result<Value, Wrong> {
        self.too_deep(depth, token)?;
        *form = Form::Other;
        match token.kind {
            Kind::Ident if token.name == self.known.defined => self.defined(token, form),
            Kind::Ident => {
                *token = self.next();
                Ok(Value::default())
            }
            Kind::Number => {
                let spelling = self.spelling(token).into_owned();
                match literal::integer(&spelling, self.dialect.microsoft) {
                    Ok((bits, is_unsigned)) => {
                        *token = self.next();
                        Ok(Value { bits, is_unsigned })
                    }
                    Err(reason) => self.wrong(token, reason),
                }
            }
            Kind::Char | Kind::PrefixedChar => {
                let spelling = self.spelling(token).into_owned();
                match literal::character(&spelling, self.dialect.microsoft) {
                    Ok((bits, is_unsigned)) => {
                        *token = self.next();
                        Ok(Value { bits, is_unsigned })
                    }
                    Err(reason) => self.wrong(token, reason),
                }
            }
            Kind::LParen => {
                *token = self.next();
                let mut value = self.operand(token, form, is_live, depth + 1)?;
                if !token.is(Kind::RParen) {
                    self.binary(&mut value, 1, token, is_live, depth + 1)?;
                    if !token.is(Kind::RParen) {
                        return self.wrong(token, "')' is missing in the condition");
                    }
                    *form = Form::Other;
                }
                *token = self.next();
                Ok(value)
            }
            Kind::Plus => {
                *token = self.next();
                self.operand(token, form, is_live, depth + 1)
            }
            Kind::Minus | Kind::Tilde => {
                let is_minus = token.is(Kind::Minus);
                *token = self.next();
                let value = self.operand(token, form, is_live, depth + 1)?;
                *form = Form::Other;
                Ok(Value { bits: if is_minus { value.bits.wrapping_neg() } else { !value.bits }, ..value })
            }
            Kind::Exclaim => {
                *token = self.next();
                let value = self.operand(token, form, is_live, depth + 1)?;
                *form = match *form {
                    Form::Defined(name) => Form::NotDefined(name),
                    Form::NotDefined(name) => Form::Defined(name),
                    Form::Other => Form::Other,
                };
                Ok(Value::truth(value.bits == 0))
            }
            Kind::Eod | Kind::Eof | Kind::RParen => self.wrong(token, "a value is missing in the condition"),
            _ => {
                let message = format!("'{}' cannot begin a value in a condition", self.shown(token));
                self.wrong(token, message)
            }
        }
    }

    fn defined(&mut self, token: &mut Token, form: &mut Form) -> Result<Value, Wrong> {
        *token = self.next_unexpanded();
        let in_parens = token.is(Kind::LParen);
        if in_parens {
            *token = self.next_unexpanded();
        }
        if !self.is_macro_name(&token.clone(), false) {
            return Err(Wrong);
        }
        let name = token.name;
        let value = Value::truth(self.names.macro_of(name).is_some());
        if in_parens {
            *token = self.next_unexpanded();
            if !token.is(Kind::RParen) {
                return self.wrong(token, "')' is missing after 'defined'");
            }
        }
        *token = self.next();
        *form = Form::Defined(name);
        Ok(value)
    }

    /// Binary operators of at least this precedence after `left`.
    fn binary(
        &mut self,
        left: &mut Value,
        least: u32,
        token: &mut Token,
        is_live: bool,
        depth: usize,
    ) -> Result<(), Wrong> {
        self.too_deep(depth, token)?;
        let mut next = self.operator(token)?;
        loop {
            if next < least || next == 0 {
                return Ok(());
            }
            let (operator, at, this) = (token.kind, *token, next);
            let right_is_live = is_live
                && match operator {
                    Kind::AmpAmp | Kind::Question => left.bits != 0,
                    Kind::PipePipe => left.bits == 0,
                    _ => true,
                };
            *token = self.next();
            let mut form = Form::Other;
            let mut right = self.operand(token, &mut form, right_is_live, depth + 1)?;
            next = self.operator(token)?;
            let right_least = if operator == Kind::Question { 3 } else { this + 1 };
            if next >= right_least {
                self.binary(&mut right, right_least, token, right_is_live, depth + 1)?;
                next = self.operator(token)?;
            }
            if operator == Kind::Question {
                if !token.is(Kind::Colon) {
                    return self.wrong(token, "':' is missing after '?'");
                }
                *token = self.next();
                let after_is_live = is_live && left.bits == 0;
                let mut after = self.operand(token, &mut form, after_is_live, depth + 1)?;
                self.binary(&mut after, this, token, after_is_live, depth + 1)?;
                let bits = if left.bits != 0 { right.bits } else { after.bits };
                *left = Value { bits, is_unsigned: right.is_unsigned || after.is_unsigned };
                next = self.operator(token)?;
                continue;
            }
            if operator == Kind::Colon {
                return self.wrong(&at, "':' without '?' in the condition");
            }
            *left = self.apply(operator, *left, right, is_live, &at)?;
        }
    }

    fn operator(&mut self, token: &Token) -> Result<u32, Wrong> {
        match precedence(token.kind) {
            Some(precedence) => Ok(precedence),
            None => {
                let message = format!("'{}' is no operator of conditions", self.shown(token));
                self.wrong(token, message)
            }
        }
    }

    fn apply(&mut self, operator: Kind, a: Value, b: Value, is_live: bool, at: &Token) -> Result<Value, Wrong> {
        let is_unsigned = a.is_unsigned || b.is_unsigned;
        let (x, y) = (a.bits as i64, b.bits as i64);
        let number = |bits: u64| Value { bits, is_unsigned };
        let shifted = |bits: u64| Value { bits, is_unsigned: a.is_unsigned };
        let truth = |unsigned: bool, signed: bool| Value::truth(if is_unsigned { unsigned } else { signed });
        Ok(match operator {
            Kind::Percent | Kind::Slash if b.bits == 0 => {
                if is_live {
                    return self.wrong(at, "division by zero in a condition");
                }
                number(0)
            }
            Kind::Percent if is_unsigned => number(a.bits % b.bits),
            Kind::Percent => number(x.wrapping_rem(y) as u64),
            Kind::Slash if is_unsigned => number(a.bits / b.bits),
            Kind::Slash => number(x.wrapping_div(y) as u64),
            Kind::Star => number(a.bits.wrapping_mul(b.bits)),
            Kind::Plus => number(a.bits.wrapping_add(b.bits)),
            Kind::Minus => number(a.bits.wrapping_sub(b.bits)),
            Kind::LessLess if b.bits >= 64 => shifted(0),
            Kind::LessLess => shifted(a.bits << b.bits),
            Kind::GreaterGreater if a.is_unsigned => shifted(a.bits >> b.bits.min(63)),
            Kind::GreaterGreater => shifted((x >> b.bits.min(63)) as u64),
            Kind::LessEqual => truth(a.bits <= b.bits, x <= y),
            Kind::Less => truth(a.bits < b.bits, x < y),
            Kind::GreaterEqual => truth(a.bits >= b.bits, x >= y),
            Kind::Greater => truth(a.bits > b.bits, x > y),
            Kind::ExclaimEqual => Value::truth(a.bits != b.bits),
            Kind::EqualEqual => Value::truth(a.bits == b.bits),
            Kind::Amp => number(a.bits & b.bits),
            Kind::Caret => number(a.bits ^ b.bits),
            Kind::Pipe => number(a.bits | b.bits),
            Kind::AmpAmp => Value::truth(a.bits != 0 && b.bits != 0),
            Kind::PipePipe => Value::truth(a.bits != 0 || b.bits != 0),
            // A comma, whose value is the right one.
            _ => b,
        })
    }
}
