//! Interprets CFA instructions ("Call Frame Instructions" of DWARF, with GNU, LLVM and vendor extensions) to unwind
//! rules by address.

use super::frame_entries::{Cie, Encoding};
use super::*;
use std::collections::BTreeMap;

/// Limits on the depth of remembered states and on the number of registers with rules. LLVM uses a depth of one and a
/// few dozen registers.
const MAX_DEPTH: usize = 32;
const MAX_RULES: usize = 192;

/// The pseudo register that records whether and how the return address is signed.
const SIGNED: u64 = 34;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Cfa {
    /// Not defined yet.
    Unknown,
    /// A register's value plus an offset.
    Register(u64, i64),
    /// A DWARF expression; the range of its bytes in the section.
    Expression(Range<usize>),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Rule {
    Undefined,
    Same,
    /// Saved at CFA plus an offset; `ValOffset` is that address itself.
    Offset(i64),
    ValOffset(i64),
    Register(u64),
    /// Saved at the address that the expression computes; `ValExpression` is the computed value itself.
    Expression(Range<usize>),
    ValExpression(Range<usize>),
    Constant(u64),
}

#[derive(Clone, Debug)]
pub(super) struct Rules {
    pub(super) cfa: Cfa,
    pub(super) registers: BTreeMap<u64, Rule>,
}

pub(super) struct Machine<'c> {
    cie: &'c Cie,
    rules: Rules,
    /// The rules after the CIE's instructions.
    initial: Rules,
    remembered: Vec<Rules>,
    /// The address from which the current rules apply.
    address: u64,
    /// Opcodes 0x2c and 0x2d toggle the signing of return addresses.
    signs: bool,
}

impl<'c> Machine<'c> {
    /// Makes an interpreter that has executed the CIE's instructions.
    pub(super) fn new(cie: &'c Cie, data: &[u8], big: bool, signs: bool, address: u64) -> Read<Self> {
        let nothing = Rules { cfa: Cfa::Unknown, registers: BTreeMap::new() };
        let (rules, initial) = (nothing.clone(), nothing);
        let mut machine = Machine { cie, rules, initial, remembered: Vec::new(), address, signs };
        machine.run(data, &cie.instructions, big, &mut |_, _, _| {})?;
        machine.initial = machine.rules.clone();
        Ok(machine)
    }

    /// Executes instructions. For each address range, `row` receives its start, the rules, and the span of the
    /// instructions that established them.
    pub(super) fn run(
        &mut self,
        data: &[u8],
        instructions: &Range<usize>,
        big: bool,
        row: &mut dyn FnMut(u64, &Rules, Range<usize>),
    ) -> Read<()> {
        let mut cursor = Cursor::new(&data[..instructions.end], big);
        cursor.go(instructions.start);
        let mut since = cursor.at();
        while !cursor.is_empty() {
            let start = cursor.at();
            if let Some(next) = self.instruction(&mut cursor)? {
                row(self.address, &self.rules, since..start);
                (self.address, since) = (next, start);
            }
        }
        row(self.address, &self.rules, since..cursor.at());
        Ok(())
    }

    /// Executes one instruction; returns the new address if it advances the location.
    fn instruction(&mut self, cursor: &mut Cursor<'_>) -> Read<Option<u64>> {
        let start = cursor.at();
        let wrong = |what| Err(Wrong { at: start, what });
        let opcode = cursor.u8()?;
        let low = u64::from(opcode & 0x3f);
        let code = self.cie.code_alignment;
        let advance = |delta: u64, address: u64| Ok(Some(address.wrapping_add(delta.wrapping_mul(code))));
        match opcode {
            0x40..0x80 => return advance(low, self.address),
            0x80..0xc0 => {
                let offset = self.factored(cursor)?;
                self.set(start, low, Rule::Offset(offset))?;
            }
            0xc0.. => self.restore(start, low)?,
            // nop
            0x00 => {}
            // set_loc
            0x01 => {
                let found = self.cie.pointers.unwrap_or(Encoding::ABSOLUTE).read(cursor, self.cie.address_size)?;
                return Ok(Some(found.address));
            }
            // advance_loc1, 2, 4; MIPS_advance_loc8
            0x02 => return advance(cursor.uint(1)?, self.address),
            0x03 => return advance(cursor.uint(2)?, self.address),
            0x04 => return advance(cursor.uint(4)?, self.address),
            0x1d => return advance(cursor.uint(8)?, self.address),
            // offset_extended, offset_extended_sf, GNU_negative_offset_extended
            0x05 | 0x11 | 0x2f => {
                let register = cursor.uleb()?;
                let offset = if opcode == 0x11 { self.factored_signed(cursor)? } else { self.factored(cursor)? };
                let offset = if opcode == 0x2f { offset.wrapping_neg() } else { offset };
                self.set(start, register, Rule::Offset(offset))?;
            }
            // restore_extended
            0x06 => {
                let register = cursor.uleb()?;
                self.restore(start, register)?;
            }
            // undefined, same_value
            0x07 => self.set(start, cursor.uleb()?, Rule::Undefined)?,
            0x08 => self.set(start, cursor.uleb()?, Rule::Same)?,
            // register
            0x09 => {
                let (register, other) = (cursor.uleb()?, cursor.uleb()?);
                self.set(start, register, Rule::Register(other))?;
            }
            // remember_state, restore_state
            0x0a if self.remembered.len() >= MAX_DEPTH => return wrong("too many remembered states"),
            0x0a => self.remembered.push(self.rules.clone()),
            0x0b => match self.remembered.pop() {
                Some(rules) => self.rules = rules,
                None => return wrong("no remembered state to restore"),
            },
            // DW_CFA_def_cfa, DW_CFA_LLVM_def_aspace_cfa, which is followed by an address space
            0x0c | 0x30 => {
                self.rules.cfa = Cfa::Register(cursor.uleb()?, cursor.uleb()? as i64);
                self.skip_space(opcode == 0x30, cursor)?;
            }
            // def_cfa_sf, LLVM_def_aspace_cfa_sf
            0x12 | 0x31 => {
                self.rules.cfa = Cfa::Register(cursor.uleb()?, self.factored_signed(cursor)?);
                self.skip_space(opcode == 0x31, cursor)?;
            }
            // def_cfa_register, def_cfa_offset, def_cfa_offset_sf
            0x0d | 0x0e | 0x13 => {
                let Cfa::Register(register, offset) = self.rules.cfa else {
                    return wrong("the CFA rule has no register and offset to change");
                };
                self.rules.cfa = match opcode {
                    0x0d => Cfa::Register(cursor.uleb()?, offset),
                    0x0e => Cfa::Register(register, cursor.uleb()? as i64),
                    _ => Cfa::Register(register, self.factored_signed(cursor)?),
                };
            }
            // def_cfa_expression
            0x0f => self.rules.cfa = Cfa::Expression(block(cursor)?),
            // expression, val_expression
            0x10 | 0x16 => {
                let (register, found) = (cursor.uleb()?, block(cursor)?);
                let rule = if opcode == 0x10 { Rule::Expression(found) } else { Rule::ValExpression(found) };
                self.set(start, register, rule)?;
            }
            // val_offset, val_offset_sf
            0x14 | 0x15 => {
                let register = cursor.uleb()?;
                let offset = if opcode == 0x14 { self.factored(cursor)? } else { self.factored_signed(cursor)? };
                self.set(start, register, Rule::ValOffset(offset))?;
            }
            // GNU_args_size
            0x2e => drop(cursor.uleb()?),
            // negate_ra_state_with_pc, negate_ra_state: toggle signing with or without the PC as a modifier
            0x2c | 0x2d if self.signs => {
                let bits = if opcode == 0x2c { 3 } else { 1 };
                let signed = match self.rules.registers.get(&SIGNED) {
                    Some(Rule::Constant(signed)) => signed ^ bits,
                    _ => bits,
                };
                self.set(start, SIGNED, Rule::Constant(signed))?;
            }
            _ => return wrong("unknown CFA instruction"),
        }
        Ok(None)
    }

    fn set(&mut self, at: usize, register: u64, rule: Rule) -> Read<()> {
        if self.rules.registers.len() >= MAX_RULES && !self.rules.registers.contains_key(&register) {
            return Err(Wrong { at, what: "too many registers have rules" });
        }
        self.rules.registers.insert(register, rule);
        Ok(())
    }

    fn restore(&mut self, at: usize, register: u64) -> Read<()> {
        match self.initial.registers.get(&register).cloned() {
            Some(rule) => self.set(at, register, rule),
            None => {
                self.rules.registers.remove(&register);
                Ok(())
            }
        }
    }

    fn factored(&self, cursor: &mut Cursor<'_>) -> Read<i64> {
        Ok((cursor.uleb()? as i64).wrapping_mul(self.cie.data_alignment))
    }

    fn factored_signed(&self, cursor: &mut Cursor<'_>) -> Read<i64> {
        Ok(cursor.sleb()?.wrapping_mul(self.cie.data_alignment))
    }

    fn skip_space(&self, is_there: bool, cursor: &mut Cursor<'_>) -> Read<()> {
        if is_there {
            cursor.uleb()?;
        }
        Ok(())
    }
}

/// Reads the length and skips the bytes of an expression.
fn block(cursor: &mut Cursor<'_>) -> Read<Range<usize>> {
    let length = usize::try_from(cursor.uleb()?).unwrap_or(usize::MAX);
    let start = cursor.at();
    cursor.bytes(length)?;
    Ok(start..cursor.at())
}
