//! From the items of a row to the operands of an instruction.

use super::decode::{Decode, Decoded};
use super::words::CONDITIONS;
use crate::arch::disasm::list::List;
use crate::arch::disasm::operand::{
    Condition, Field, FieldKind, Fields, Index, Lane, Memory, NO_FIELD, NO_OPERAND, Name, NameKind, Operand, Operands,
    Shift, WriteBack,
};
use llas_isa::fixed_width::tables::Item;
use llas_isa::fixed_width::tags as tag;

/// The value of an item that is neither a register nor a shift.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value {
    Number(i64),
    /// The first and the last number.
    Range(u32, u32),
    Float(f64),
    /// The distance of an address from the instruction.
    Target(i64),
    /// The distance of an address from the page of 4 KiB that the instruction is in.
    Page(i64),
    /// The distance of an address from the word that the instruction is in.
    Aligned(i64),
    /// The number of a condition.
    Condition(u32),
    Name(NameKind),
    /// A number of vector groups.
    Groups(u8),
}

/// What the machines differ in.
pub trait Typed: Decode {
    /// The tag of `[` directly after an operand, if there is one.
    const INDEX: Option<u16>;
    /// The bits of addresses.
    const ADDRESSES: u64;

    /// The size of an instruction in bytes.
    fn size(decoded: &Decoded) -> u8;

    /// The value of an item with the tag `VALUE`.
    fn value(decoded: &Decoded, item: &Item<Self>) -> Value;

    /// The shift of an item with the tag `SHIFT`, if it is written.
    fn shift(decoded: &Decoded, item: &Item<Self>) -> Option<Shift>;

    /// The alignment that an item in an address requires, in bits.
    fn alignment(_: &Decoded, _: &Item<Self>) -> Option<u16> {
        None
    }

    /// The operand of an item with another tag: a register or a list.
    fn operand(decoded: &Decoded, item: &Item<Self>, index: usize) -> Operand;

    /// The second operand of an item that is written as two.
    fn second(_: &Decoded, _: &Item<Self>) -> Option<Operand> {
        None
    }
}

/// The operands of an instruction at an address.
pub fn operands<M: Typed>(decoded: &Decoded, address: u64) -> Operands {
    let mut reader = Reader { out: List::new(NO_OPERAND), memory: None, index: None };
    let mut is_lane = false;
    for (at, item) in decoded.items::<M>().enumerate() {
        if std::mem::take(&mut is_lane) {
            reader.lane(M::value(decoded, item));
            continue;
        }
        match item.tag {
            tag::OPEN => reader.memory = Some(Memory::default()),
            tag::CLOSE => reader.close(),
            tag::BANG => reader.write_back(),
            tag::SHIFT => {
                if let Some(shift) = M::shift(decoded, item) {
                    reader.shift(shift);
                }
            }
            tag::VALUE => {
                let value = M::value(decoded, item);
                match operand(value, item.extract(decoded.word), at, address & M::ADDRESSES) {
                    Some(Operand::Target(target)) => reader.push(Operand::Target(target & M::ADDRESSES)),
                    Some(operand) if reader.index.is_none() => reader.push(operand),
                    _ => reader.in_index(value),
                }
            }
            opens if M::INDEX == Some(opens) => reader.index = Some(Index::default()),
            _ => {
                if let (Some(memory), Some(bits)) = (&mut reader.memory, M::alignment(decoded, item)) {
                    memory.alignment = bits;
                    continue;
                }
                is_lane = item.tag & tag::LANE != 0;
                reader.push(M::operand(decoded, item, at));
                if let Some(second) = M::second(decoded, item) {
                    reader.push(second);
                }
            }
        }
    }
    reader.out
}

/// The operand with a value, which is encoded as `code` in the item at an index.
fn operand(value: Value, code: u32, index: usize, address: u64) -> Option<Operand> {
    Some(match value {
        Value::Number(number) => Operand::Immediate(number),
        Value::Float(number) => Operand::Float(number),
        Value::Target(distance) => Operand::Target(address.wrapping_add_signed(distance)),
        Value::Page(distance) => Operand::Target((address & !0xfff).wrapping_add_signed(distance)),
        Value::Aligned(distance) => Operand::Target((address & !3).wrapping_add_signed(distance)),
        Value::Condition(number) => Operand::Condition(condition(number)),
        Value::Name(kind) => Operand::Name(Name { kind, code, item: index as u8 }),
        Value::Range(..) | Value::Groups(_) => return None,
    })
}

/// The condition with a number.
fn condition(number: u32) -> Condition {
    let name = super::words::name(CONDITIONS, number).unwrap_or("nv");
    Condition { number: number as u8, name }
}

/// The operands so far, and the brackets that are open.
struct Reader {
    out: Operands,
    memory: Option<Memory>,
    index: Option<Index>,
}

impl Reader {
    fn push(&mut self, operand: Operand) {
        if let Some(memory) = &mut self.memory {
            match operand {
                Operand::Register(register) if memory.base.is_none() => memory.base = Some(register),
                Operand::Register(register) => memory.index = Some(register),
                Operand::Immediate(number) => memory.displacement = number,
                _ => self.out.push(operand),
            }
            return;
        }
        if let (Some(index), Operand::Register(register)) = (&mut self.index, operand) {
            index.register = Some(register);
            return;
        }
        // What follows an address is added to its base.
        if let Some(Operand::Memory(memory)) = self.out.last_mut()
            && memory.write_back == WriteBack::None
        {
            match operand {
                Operand::Immediate(number) => memory.displacement = number,
                Operand::Register(register) => memory.index = Some(register),
                _ => return self.out.push(operand),
            }
            memory.write_back = WriteBack::After;
            return;
        }
        self.out.push(operand);
    }

    fn shift(&mut self, shift: Shift) {
        match (&mut self.memory, &mut self.index) {
            (Some(memory), _) => memory.extend = Some(shift),
            (None, Some(index)) => index.scaled = true,
            _ => self.out.push(Operand::Shift(shift)),
        }
    }

    fn in_index(&mut self, value: Value) {
        let Some(index) = &mut self.index else { return };
        match value {
            Value::Number(number) => (index.first, index.last) = (number as u32, number as u32),
            Value::Range(first, last) => (index.first, index.last) = (first, last),
            Value::Groups(count) => index.groups = count,
            _ => {}
        }
    }

    fn close(&mut self) {
        if let Some(memory) = self.memory.take() {
            self.out.push(Operand::Memory(memory));
        } else if let Some(index) = self.index.take() {
            self.out.push(Operand::Index(index));
        }
    }

    fn write_back(&mut self) {
        match self.out.last_mut() {
            Some(Operand::Memory(memory)) => memory.write_back = WriteBack::Address,
            Some(operand) => {
                if let Operand::Register(register) = *operand {
                    *operand = Operand::Updated(register);
                }
            }
            None => {}
        }
    }

    /// The lane of the last register or list.
    fn lane(&mut self, value: Value) {
        let Value::Number(number) = value else { return };
        let lane = Some(Lane::Number(number as u8));
        match self.out.last_mut() {
            Some(Operand::Register(register)) => register.lane = lane,
            Some(Operand::Registers(list)) => list.first.lane = lane,
            _ => {}
        }
    }
}

/// Where the immediates and displacements of an instruction are.
pub fn fields<M: Typed>(decoded: &Decoded) -> Fields {
    let mut fields = List::new(NO_FIELD);
    // A number after an address is added to its base.
    let mut has_memory = false;
    for item in decoded.items::<M>() {
        match item.tag {
            tag::OPEN => has_memory = true,
            tag::VALUE if item.width() > 0 => {
                let kind = match M::value(decoded, item) {
                    Value::Number(_) if has_memory => FieldKind::Displacement,
                    Value::Number(_) => FieldKind::Immediate,
                    Value::Target(_) | Value::Page(_) | Value::Aligned(_) => FieldKind::Target,
                    _ => continue,
                };
                fields.push(Field { kind, offset: 0, size: M::size(decoded), bits: item.width() });
            }
            _ => {}
        }
    }
    fields
}
