//! The address or number of an operand in Intel syntax, token by token.
//!
//! The syntax mixes registers, symbols and numbers in one expression: `4[rax + 2*rcx] - foo`. llvm-mc parses it with a
//! state machine that checks for each token only whether it may follow the previous one; a grammar that accepts exactly
//! the same would be larger. So this is a state machine, too. Numbers are left to the [`Calculator`]; registers become the
//! base and the index in the order in which they occur; the symbol is added at the end. A part that the machine accepts
//! but leaves out of the address, such as the register in `[rax or 2]` or the sign of a symbol, is a user error: the
//! object matches llvm-mc's, and a warning is issued.

use crate::arch::x86::registers::{Kind, Register};
use crate::diag::Code;
use crate::parse::ast::ExprId;
use crate::parse::calculator::{Calculator, Operator};

/// The kind of the previous token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Start,
    Plus,
    Minus,
    Not,
    Star,
    /// Another operator.
    Operator,
    OpenParen,
    CloseParen,
    OpenBracket,
    CloseBracket,
    Register,
    /// A number or a symbol.
    Value,
    Offset,
}

impl State {
    /// Whether a value must follow.
    fn wants_value(self) -> bool {
        !self.ends_value() && self != State::CloseBracket
    }

    /// Whether it ends a value that any operator may follow.
    fn ends_value(self) -> bool {
        matches!(self, State::CloseParen | State::Register | State::Value | State::Offset)
    }
}

/// The error for a rejected token.
pub(super) type Refused = (Code, &'static str);
/// The token is not valid here.
pub(super) const UNKNOWN: Refused = (Code::UnexpectedToken, "unknown token in expression");
const FULL: Refused = (Code::BadAddress, "BaseReg/IndexReg already set!");
const SCALE: Refused = (Code::BadAddress, "scale factor in address must be 1, 2, 4 or 8");
const BRACKET: Refused = (Code::BadAddress, "unexpected bracket encountered");

pub(super) type Step = Result<(), Refused>;

/// The operand read so far.
#[derive(Debug)]
pub(super) struct StateMachine {
    state: State,
    /// The state before `state`.
    before: State,
    pub(super) numbers: Calculator,
    /// The sum of fields such as `.4`.
    fields: i64,
    pub(super) base: Option<Register>,
    pub(super) index: Option<Register>,
    pub(super) scale: Option<i64>,
    /// The last register.
    register: Register,
    /// The number of registers read that are not part of the address.
    unplaced: u32,
    pub(super) symbol: Option<ExprId>,
    /// `offset` preceded the symbol.
    pub(super) offset: bool,
    /// It is an address: there are brackets, or a symbol without `offset`.
    pub(super) memory: bool,
    pub(super) brackets: bool,
    /// A bracket encloses the operand and its size.
    enclosed: bool,
    pub(super) open: bool,
    /// The last value is the symbol.
    ends_in_symbol: bool,
    /// An operator was applied to the symbol without effect.
    pub(super) symbol_operator: bool,
}

impl StateMachine {
    pub(super) fn new(numbers: Calculator, enclosed: bool) -> Self {
        StateMachine {
            state: State::Start,
            before: State::Start,
            numbers,
            fields: 0,
            base: None,
            index: None,
            scale: None,
            register: Register { kind: Kind::Unnamed, number: 0 },
            unplaced: 0,
            symbol: None,
            offset: false,
            memory: false,
            brackets: false,
            enclosed,
            open: false,
            ends_in_symbol: false,
            symbol_operator: false,
        }
    }

    fn go(&mut self, state: State) {
        self.before = std::mem::replace(&mut self.state, state);
    }

    /// Whether the operand may end here.
    pub(super) fn may_end(&self) -> bool {
        self.state.ends_value() || self.state == State::CloseBracket
    }

    /// Whether a closing bracket here is the enclosing one.
    pub(super) fn ends_enclosed(&self) -> bool {
        self.enclosed && !self.open && self.may_end()
    }

    /// Whether a register was read that is not part of the address.
    pub(super) fn lost_register(&self) -> bool {
        self.unplaced > 0
    }

    /// The constant part; `None` if it cannot be evaluated.
    pub(super) fn value(&mut self) -> Option<i64> {
        self.numbers.result().map(|v| v.wrapping_add(self.fields))
    }

    fn set_index(&mut self, register: Register, scale: Option<i64>) -> Step {
        if self.index.is_some() {
            return Err(FULL);
        }
        if scale.is_some_and(|s| !matches!(s, 1 | 2 | 4 | 8)) {
            return Err(SCALE);
        }
        (self.index, self.scale) = (Some(register), scale);
        self.unplaced -= 1;
        Ok(())
    }

    /// Makes the last register the base or index, unless its scale has already done so.
    fn settle(&mut self) -> Step {
        if self.state != State::Register || self.before == State::Star {
            return Ok(());
        }
        if self.base.is_none() {
            self.base = Some(self.register);
            self.unplaced -= 1;
            return Ok(());
        }
        self.set_index(self.register, None)
    }

    pub(super) fn plus(&mut self) -> Step {
        if !self.state.ends_value() {
            return Err(UNKNOWN);
        }
        self.numbers.operator(Operator::Add);
        self.settle()?;
        self.go(State::Plus);
        Ok(())
    }

    pub(super) fn minus(&mut self) -> Step {
        match self.state {
            State::Minus => return Err(UNKNOWN),
            State::Star if self.before == State::Register => return Err((Code::BadAddress, "Scale can't be negative")),
            state if state.wants_value() => self.numbers.operator(Operator::Negate),
            _ => self.numbers.operator(Operator::Sub),
        }
        self.settle()?;
        self.go(State::Minus);
        Ok(())
    }

    pub(super) fn not(&mut self) -> Step {
        if !self.state.wants_value() {
            return Err(UNKNOWN);
        }
        self.numbers.operator(Operator::Not);
        self.go(State::Not);
        Ok(())
    }

    pub(super) fn star(&mut self) -> Step {
        self.binary(Operator::Mul, State::Star)
    }

    /// Any other binary operator.
    pub(super) fn operator(&mut self, operator: Operator) -> Step {
        if matches!(operator, Operator::Div | Operator::Mod) && self.state == State::Register {
            return Err(UNKNOWN);
        }
        self.binary(operator, State::Operator)
    }

    fn binary(&mut self, operator: Operator, next: State) -> Step {
        if !self.state.ends_value() || self.state == State::Offset {
            return Err(UNKNOWN);
        }
        // An operator that binds tighter than `+` affects only the adjacent value.
        let tight = matches!(operator, Operator::Mul | Operator::Div | Operator::Mod);
        self.symbol_operator |= self.state == State::Value
            && self.symbol.is_some()
            && self.before != State::Operator
            && (self.ends_in_symbol || !tight);
        self.numbers.operator(operator);
        self.go(next);
        Ok(())
    }

    pub(super) fn open_paren(&mut self) -> Step {
        if !self.state.wants_value() {
            return Err(UNKNOWN);
        }
        self.numbers.operator(Operator::Open);
        self.go(State::OpenParen);
        Ok(())
    }

    pub(super) fn close_paren(&mut self) -> Step {
        if !self.may_end() {
            return Err(UNKNOWN);
        }
        self.settle()?;
        self.numbers.operator(Operator::Close);
        self.go(State::CloseParen);
        Ok(())
    }

    pub(super) fn open_bracket(&mut self) -> Step {
        if self.open {
            return Err(BRACKET);
        }
        match self.state {
            State::Start => self.go(State::OpenBracket),
            // A value before the bracket is added to the bracket's contents.
            State::Value | State::CloseParen | State::CloseBracket => {
                self.numbers.operator(Operator::Add);
                self.go(State::Plus);
            }
            _ => return Err(UNKNOWN),
        }
        (self.open, self.brackets, self.memory) = (true, true, true);
        Ok(())
    }

    pub(super) fn close_bracket(&mut self) -> Step {
        if !self.state.ends_value() {
            return Err(UNKNOWN);
        }
        if !self.open {
            return Err(BRACKET);
        }
        self.open = false;
        self.settle()?;
        self.go(State::CloseBracket);
        Ok(())
    }

    pub(super) fn register(&mut self, register: Register) -> Step {
        match self.state {
            State::Plus | State::OpenParen | State::OpenBracket => {
                self.register = register;
                self.numbers.number(0);
            }
            State::Star if self.before == State::Value => {
                // `4*rcx`: neither the number nor the operator remains.
                let scale = self.numbers.take_number().unwrap_or(-1);
                self.unplaced += 1;
                self.set_index(register, Some(scale))?;
                self.numbers.take_operator();
                self.numbers.number(0);
                self.go(State::Register);
                return Ok(());
            }
            _ => return Err(UNKNOWN),
        }
        self.unplaced += 1;
        self.go(State::Register);
        Ok(())
    }

    pub(super) fn integer(&mut self, value: i64) -> Step {
        if !self.state.wants_value() {
            return Err(UNKNOWN);
        }
        if self.state == State::Star && self.before == State::Register {
            self.set_index(self.register, Some(value))?;
            self.numbers.take_operator();
        } else {
            self.numbers.number(value);
        }
        self.ends_in_symbol = false;
        self.go(State::Value);
        Ok(())
    }

    fn set_symbol(&mut self, symbol: ExprId) -> Step {
        if self.symbol.replace(symbol).is_some() {
            return Err((Code::BadAddress, "cannot use more than one symbol in memory operand"));
        }
        self.numbers.number(0);
        Ok(())
    }

    pub(super) fn symbol(&mut self, symbol: ExprId) -> Step {
        if matches!(self.state, State::Star | State::Operator) || !self.state.wants_value() {
            return Err(UNKNOWN);
        }
        self.set_symbol(symbol)?;
        self.memory = true;
        self.symbol_operator |= matches!(self.state, State::Minus | State::Not);
        self.ends_in_symbol = true;
        self.go(State::Value);
        Ok(())
    }

    pub(super) fn offset(&mut self, symbol: ExprId) -> Step {
        if !matches!(self.state, State::Plus | State::Start | State::OpenBracket) {
            return Err((Code::BadAddress, "unexpected offset operator expression"));
        }
        self.set_symbol(symbol)?;
        self.offset = true;
        self.go(State::Offset);
        Ok(())
    }

    /// `.4` after an address.
    pub(super) fn field(&mut self, value: i64) {
        self.fields = self.fields.wrapping_add(value);
    }
}
