//! Constant arithmetic in Intel syntax operands: operator precedence, evaluated when the operand is complete.
//!
//! A register counts as 0, and so does a symbol. Evaluation is delayed to the end because an index takes back its
//! scale: of `4*rcx` neither the 4 nor the `*` remains.

/// An operator or parenthesis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "each variant is named after its operator")]
pub(crate) enum Operator {
    Or,
    Xor,
    And,
    Shl,
    Shr,
    Add,
    Sub,
    Mul,
    Div,
    Mod,
    Not,
    Negate,
    Close,
    Open,
}

impl Operator {
    /// Higher binds tighter. These are llvm-mc's precedences for this syntax, which differ from those in directives.
    fn precedence(self) -> u8 {
        match self {
            Operator::Or => 0,
            Operator::Xor => 1,
            Operator::And => 2,
            Operator::Shl | Operator::Shr => 3,
            Operator::Add | Operator::Sub => 4,
            Operator::Mul | Operator::Div | Operator::Mod => 5,
            Operator::Not => 6,
            Operator::Negate => 7,
            Operator::Close => 8,
            Operator::Open => 9,
        }
    }

    fn unary(self, a: i64) -> Option<i64> {
        match self {
            Operator::Not => Some(!a),
            Operator::Negate => Some(a.wrapping_neg()),
            _ => None,
        }
    }

    fn binary(self, a: i64, b: i64) -> Option<i64> {
        Some(match self {
            Operator::Or => a | b,
            Operator::Xor => a ^ b,
            Operator::And => a & b,
            // Counts are taken modulo 64, and `shr` is an arithmetic shift, unlike `>>` in a directive.
            Operator::Shl => a.wrapping_shl(b as u32),
            Operator::Shr => a.wrapping_shr(b as u32),
            Operator::Add => a.wrapping_add(b),
            Operator::Sub => a.wrapping_sub(b),
            Operator::Mul => a.wrapping_mul(b),
            Operator::Div => a.checked_div(b)?,
            Operator::Mod => a.checked_rem(b)?,
            Operator::Not | Operator::Negate | Operator::Close | Operator::Open => return None,
        })
    }
}

#[derive(Clone, Copy, Debug)]
enum Item {
    Number(i64),
    Operator(Operator),
}

/// Numbers and operators in evaluation order (postfix), and the stack of pending operators. The buffers are reused for
/// every operand.
#[derive(Debug, Default)]
pub struct Calculator {
    ready: Vec<Item>,
    waiting: Vec<Operator>,
    values: Vec<i64>,
}

impl Calculator {
    pub(crate) fn clear(&mut self) {
        self.ready.clear();
        self.waiting.clear();
    }

    pub(crate) fn number(&mut self, value: i64) {
        self.ready.push(Item::Number(value));
    }

    /// Takes back the last number; `None` if an operator followed it.
    pub(crate) fn take_number(&mut self) -> Option<i64> {
        match self.ready.pop()? {
            Item::Number(value) => Some(value),
            Item::Operator(_) => None,
        }
    }

    /// Takes back the last operator.
    pub(crate) fn take_operator(&mut self) {
        self.waiting.pop();
    }

    pub(crate) fn operator(&mut self, operator: Operator) {
        let looser = |top: Operator| operator.precedence() > top.precedence() || top == Operator::Open;
        if self.waiting.last().is_none_or(|&top| looser(top)) {
            self.waiting.push(operator);
            return;
        }
        // A closed pair of parentheses is still on the stack; everything in it is complete.
        let mut closed = 0u32;
        while let Some(&top) = self.waiting.last() {
            let done = closed == 0 && (top == Operator::Open || top.precedence() < operator.precedence());
            if done {
                break;
            }
            self.waiting.pop();
            match top {
                Operator::Close => closed += 1,
                Operator::Open => closed -= 1,
                _ => self.ready.push(Item::Operator(top)),
            }
        }
        self.waiting.push(operator);
    }

    /// The result; `None` on a division by zero, or if an operand is missing.
    pub(crate) fn result(&mut self) -> Option<i64> {
        while let Some(operator) = self.waiting.pop() {
            if !matches!(operator, Operator::Open | Operator::Close) {
                self.ready.push(Item::Operator(operator));
            }
        }
        self.values.clear();
        for &item in &self.ready {
            let value = match item {
                Item::Number(value) => value,
                Item::Operator(operator @ (Operator::Not | Operator::Negate)) => operator.unary(self.values.pop()?)?,
                Item::Operator(operator) => {
                    let right = self.values.pop()?;
                    operator.binary(self.values.pop()?, right)?
                }
            };
            self.values.push(value);
        }
        Some(self.values.last().copied().unwrap_or(0))
    }
}
