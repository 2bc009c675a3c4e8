//! Unwind rules of call frame information as data.

use std::fmt;

/// A register, by its DWARF number. Displayed by its name, or as `reg` and the number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Register {
    /// The number in the machine's ABI.
    pub number: u64,
    /// The name, if the machine is known and has a register of that number.
    pub name: Option<&'static str>,
}

/// How the canonical frame address (CFA) is computed. Displayed as `rsp+8`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CfaRule {
    /// The value of a register plus an offset.
    Register(Register, i64),
    /// The result of a DWARF expression.
    Expression(Vec<u8>),
}

/// Where the caller's value of a register is.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RegisterRule {
    /// It cannot be recovered.
    Undefined,
    /// Still in the register.
    Same,
    /// In memory at the CFA plus an offset.
    Offset(i64),
    /// The CFA plus an offset, itself.
    ValOffset(i64),
    /// In another register.
    Register(Register),
    /// In memory at the address that a DWARF expression computes.
    Expression(Vec<u8>),
    /// The result of a DWARF expression, itself.
    ValExpression(Vec<u8>),
    /// This number.
    Constant(u64),
}

/// The rule of one register. Displayed as `rbp=[cfa-16]`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SavedRegister {
    /// The register.
    pub register: Register,
    /// Where its value is.
    pub rule: RegisterRule,
}

impl RegisterRule {
    pub(super) fn is_expression(&self) -> bool {
        matches!(self, RegisterRule::Expression(_) | RegisterRule::ValExpression(_))
    }
}

impl fmt::Display for Register {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.name {
            Some(name) => f.write_str(name),
            None => write!(f, "reg{}", self.number),
        }
    }
}

impl fmt::Display for CfaRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CfaRule::Register(register, offset) => {
                fmt::Display::fmt(register, f)?;
                beyond(*offset, f)
            }
            CfaRule::Expression(bytes) => expression(bytes, f),
        }
    }
}

impl fmt::Display for RegisterRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RegisterRule::Undefined => f.write_str("undefined"),
            RegisterRule::Same => f.write_str("same"),
            RegisterRule::Offset(offset) => {
                f.write_str("[cfa")?;
                beyond(*offset, f)?;
                f.write_str("]")
            }
            RegisterRule::ValOffset(offset) => {
                f.write_str("cfa")?;
                beyond(*offset, f)
            }
            RegisterRule::Register(other) => fmt::Display::fmt(other, f),
            RegisterRule::Expression(bytes) => {
                f.write_str("[")?;
                expression(bytes, f)?;
                f.write_str("]")
            }
            RegisterRule::ValExpression(bytes) => expression(bytes, f),
            RegisterRule::Constant(number) => fmt::Display::fmt(number, f),
        }
    }
}

impl fmt::Display for SavedRegister {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.register, f)?;
        f.write_str("=")?;
        fmt::Display::fmt(&self.rule, f)
    }
}

fn expression(bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str("expression ")?;
    for (index, byte) in bytes.iter().enumerate() {
        write!(f, "{}{byte:02x}", if index == 0 { "" } else { " " })?;
    }
    Ok(())
}

/// Writes a signed number, or nothing if it is 0.
fn beyond(offset: i64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match offset {
        0 => Ok(()),
        offset => write!(f, "{offset:+}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_displayed() {
        let named = Register { number: 6, name: Some("rbp") };
        let other = Register { number: 99, name: None };
        let saved = |register, rule| SavedRegister { register, rule }.to_string();
        assert_eq!(CfaRule::Register(named, 16).to_string(), "rbp+16");
        assert_eq!(CfaRule::Register(other, 0).to_string(), "reg99");
        assert_eq!(CfaRule::Expression(vec![0x77, 8]).to_string(), "expression 77 08");
        assert_eq!(saved(named, RegisterRule::Offset(-16)), "rbp=[cfa-16]");
        assert_eq!(saved(named, RegisterRule::ValOffset(1000)), "rbp=cfa+1000");
        assert_eq!(saved(other, RegisterRule::Register(named)), "reg99=rbp");
        assert_eq!(saved(named, RegisterRule::Expression(vec![1])), "rbp=[expression 01]");
        assert_eq!(saved(other, RegisterRule::Constant(3)), "reg99=3");
        assert_eq!(saved(named, RegisterRule::Same), "rbp=same");
    }
}
