//! Adds operands in Intel syntax to a statement.

use super::super::full::Full;
use super::super::reader::Leaves;
use super::{Memory, Part};
use crate::arch::x86::registers::{Kind, Register, register};
use crate::arch::x86::{Address, AddressProblem, MemoryRule, Mode, Operands, Problem, Sizes, Value};
use crate::diag::Code;
use crate::parse::Parse;
use crate::parse::lexer::Kind as Token;
use crate::source::bytes::pack;

/// Why an operand is rejected, and the name of an unknown register.
type Rejected<'s> = (Problem, &'s [u8]);

impl<'s> Full<'_, '_, '_, '_, 's> {
    /// Reads operands in Intel syntax up to the end of the statement.
    pub(in crate::arch::x86::syntax) fn intel_operands(
        &mut self,
        mnemonic: &str,
        mode: Mode,
        operands: &mut Operands,
    ) -> Parse<()> {
        operands.start::<true>();
        // `short` has no effect; `jrcxz` does not accept it.
        if mnemonic.starts_with(['j', 'J']) && !mnemonic.eq_ignore_ascii_case("jrcxz") {
            self.cursor.eat_word("short");
        }
        let rule = MemoryRule::of(pack::<1>(mnemonic.as_bytes())[0]);
        while !self.cursor.at_end() {
            self.start_operand();
            let (part, decorations) = self.cursor.intel_operand(&mut self.a.context())?;
            let (size, enclosed) = match &part {
                Part::Memory(memory) => (memory.size.unwrap_or(0), memory.enclosed),
                _ => (0, false),
            };
            let index = self.written.len();
            let is_flags = matches!(part, Part::Brace(inside) if inside.starts_with("dfv="));
            if let Err((problem, name)) = self.push(part, rule, mode, operands) {
                self.reject(index, problem, name)?;
            } else if let Err(problem) = decorations.apply::<true>(operands) {
                self.reject(index, problem, decorations.mask.unwrap_or_default())?;
            } else if index > 0 && decorations.mask.is_some() {
                // Only the destination can be masked.
                self.reject(index, Problem::Mask, b"")?;
            }
            self.push_written(self.cursor.previous_end(), size, enclosed, decorations.mask.is_some());
            if self.cursor.at_end() {
                break;
            }
            if self.cursor.eat(Token::Comma) {
                if self.cursor.at_end() {
                    return Err(self.cursor.error(Code::UnexpectedToken, "expected an operand after the comma"));
                }
            } else if !is_flags {
                return Err(self.cursor.error(Code::UnexpectedToken, "unexpected token in argument list"));
            }
        }
        operands.end_intel();
        Ok(())
    }

    fn push(
        &mut self,
        part: Part<'s>,
        rule: MemoryRule,
        mode: Mode,
        operands: &mut Operands,
    ) -> Result<(), Rejected<'s>> {
        let pushed = match part {
            Part::Register(name, index) => {
                let found = register(name, index).ok_or((Problem::UnknownRegister, name))?;
                operands.push_register::<true>(found, false, mode)
            }
            Part::Immediate(expr) => operands.push_immediate::<true>(self.evaluate(expr)),
            Part::Brace(inside) => operands.push_brace::<true>(inside),
            Part::Memory(memory) => {
                let address = self.address(&memory, mode)?;
                if rule == MemoryRule::Branch && memory.offset {
                    return Err((Problem::Address(AddressProblem::Offset), b""));
                }
                let size = (memory.size.unwrap_or(0), memory.enclosed);
                operands.of_registers(&address);
                operands.push_intel_address(address, (rule, mode), size, &mut Sizes::default())
            }
        };
        pushed.map_err(|problem| (problem, &b""[..]))
    }

    /// Evaluates an address and checks that its registers can be combined.
    fn address(&mut self, memory: &Memory<'s>, mode: Mode) -> Result<Address, Rejected<'s>> {
        let find = |name: Option<&'s [u8]>| match name {
            Some(name) => register(name, None).map(Some).ok_or((Problem::UnknownRegister, name)),
            None => Ok(None),
        };
        let registers = (find(memory.base)?, find(memory.index)?);
        let segment = match find(memory.segment)? {
            None => None,
            Some(Register { kind: Kind::Segment, number }) => Some(number),
            Some(_) => return Err((Problem::Address(AddressProblem::Segment), b"")),
        };
        let disp = memory.disp.map_or(Value::ZERO, |expr| self.evaluate(expr));
        Address::in_intel_order(segment, registers, memory.scale, disp, mode).map_err(|problem| (problem, &b""[..]))
    }
}
