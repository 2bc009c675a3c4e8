//! What the instructions of call frames come to ("Call Frame Instructions" of DWARF, with those that GNU, LLVM and machines add): the
//! rules by which a frame is unwound, from place to place.

use super::super::bytes::{Cursor, Read, Wrong};
use super::frame_entries::{Cie, Encoding};
use std::collections::BTreeMap;
use std::ops::Range;

/// How deep rules may be remembered, and how many registers may have some. LLVM writes a depth of one and some dozens.
const DEEPEST: usize = 32;
const MOST_RULES: usize = 192;

/// The register that says whether and how the return address is signed, where a machine signs it.
const SIGNED: u64 = 34;

/// Where the frame is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Cfa {
    /// Nothing has said it yet.
    Unknown,
    /// At a register's value and a number.
    Register(u64, i64),
    /// Where an expression says: its bytes in the section.
    Expression(Range<usize>),
}

/// Where a register's value was saved, or what it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Rule {
    Undefined,
    Same,
    /// At the frame and a number, or that place itself.
    Offset(i64),
    ValOffset(i64),
    Register(u64),
    /// At what an expression says, or its value.
    Expression(Range<usize>),
    ValExpression(Range<usize>),
    Constant(u64),
}

/// The rules at a place.
#[derive(Clone, Debug)]
pub(super) struct Rules {
    pub(super) cfa: Cfa,
    pub(super) registers: BTreeMap<u64, Rule>,
}

/// Follows instructions.
pub(super) struct Machine<'c> {
    cie: &'c Cie,
    rules: Rules,
    /// What the CIE's instructions come to.
    initial: Rules,
    remembered: Vec<Rules>,
    /// Where the code is that the rules are of.
    address: u64,
    /// Instructions say that return addresses are signed.
    signs: bool,
}

impl<'c> Machine<'c> {
    /// A machine that has followed the CIE's instructions.
    pub(super) fn new(cie: &'c Cie, data: &[u8], big: bool, signs: bool, address: u64) -> Read<Self> {
        let nothing = Rules { cfa: Cfa::Unknown, registers: BTreeMap::new() };
        let (rules, initial) = (nothing.clone(), nothing);
        let mut machine = Machine { cie, rules, initial, remembered: Vec::new(), address, signs };
        machine.run(data, &cie.instructions, big, &mut |_, _, _| {})?;
        machine.initial = machine.rules.clone();
        Ok(machine)
    }

    /// Follows the instructions there. `row` is told where code begins, the rules that hold from there on, and the instructions that say
    /// so.
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

    /// Follows one instruction; where the code is that the next are about, if it says that.
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
            // offset_extended
            0x05 => {
                let (register, offset) = (cursor.uleb()?, self.factored(cursor)?);
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
            0x0a if self.remembered.len() >= DEEPEST => return wrong("rules are remembered too often"),
            0x0a => self.remembered.push(self.rules.clone()),
            0x0b => match self.remembered.pop() {
                Some(rules) => self.rules = rules,
                None => return wrong("no rules are remembered"),
            },
            // def_cfa, LLVM_def_aspace_cfa: a space of addresses behind it
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
                    return wrong("the frame has no register and offset to change");
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
            // offset_extended_sf
            0x11 => {
                let (register, offset) = (cursor.uleb()?, self.factored_signed(cursor)?);
                self.set(start, register, Rule::Offset(offset))?;
            }
            // val_offset, val_offset_sf
            0x14 | 0x15 => {
                let register = cursor.uleb()?;
                let offset = if opcode == 0x14 { self.factored(cursor)? } else { self.factored_signed(cursor)? };
                self.set(start, register, Rule::ValOffset(offset))?;
            }
            // GNU_args_size
            0x2e => drop(cursor.uleb()?),
            // GNU_negative_offset_extended
            0x2f => {
                let (register, offset) = (cursor.uleb()?, self.factored(cursor)?);
                self.set(start, register, Rule::Offset(offset.wrapping_neg()))?;
            }
            // negate_ra_state_with_pc, negate_ra_state: whether it is signed, and with the place that it was signed at
            0x2c | 0x2d if self.signs => {
                let bits = if opcode == 0x2c { 3 } else { 1 };
                let signed = match self.rules.registers.get(&SIGNED) {
                    Some(Rule::Constant(signed)) => signed ^ bits,
                    _ => bits,
                };
                self.set(start, SIGNED, Rule::Constant(signed))?;
            }
            _ => return wrong("an instruction of call frames that is not known"),
        }
        Ok(None)
    }

    fn set(&mut self, at: usize, register: u64, rule: Rule) -> Read<()> {
        if self.rules.registers.len() >= MOST_RULES && !self.rules.registers.contains_key(&register) {
            return Err(Wrong { at, what: "too many registers have rules" });
        }
        self.rules.registers.insert(register, rule);
        Ok(())
    }

    /// The rule that the CIE gives a register.
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

/// The bytes of an expression.
fn block(cursor: &mut Cursor<'_>) -> Read<Range<usize>> {
    let length = usize::try_from(cursor.uleb()?).unwrap_or(usize::MAX);
    let start = cursor.at();
    cursor.bytes(length)?;
    Ok(start..cursor.at())
}
