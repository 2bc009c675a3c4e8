//! Unwind opcodes (Exception Handling ABI for the Arm Architecture, section 10.3).

/// Adds 4 to 0x100 to the virtual stack pointer.
const INCREMENT: u8 = 0x00;
/// Subtracts 4 to 0x100 from it.
const DECREMENT: u8 = 0x40;
/// The number of words less 1 that both can have.
const MOST_WORDS: u8 = 0x3f;
/// Pops registers that a mask names, from r4 on.
const POP_MASK: u16 = 0x8000;
/// Sets the virtual stack pointer to a register.
const SET: u8 = 0x90;
/// Pops r4 and the registers after it.
const POP_RANGE: u8 = 0xa0;
/// Pops r4, the registers after it and r14.
const POP_RANGE_AND_LR: u8 = 0xa8;
/// Ends the opcodes.
pub const FINISH: u8 = 0xb0;
/// Pops registers that a mask names, from r0 to r3.
const POP_LOW_MASK: u16 = 0xb100;
/// Adds 0x204 and a multiple of 4, as a ULEB128 number of words.
const INCREMENT_FAR: u8 = 0xb2;
/// Pops the authentication code of the return address.
const POP_CODE: u8 = 0xb4;
/// Pops double registers from d16 on.
const POP_HIGH_DOUBLES: u16 = 0xc800;
/// Pops double registers from d0 on.
const POP_DOUBLES: u16 = 0xc900;

/// The table's longest entry in bytes: 256 words, of which the size takes one byte at least.
pub const MOST_BYTES: usize = 4 * 256;

const LR_BIT: u32 = 1 << 14;

/// The opcodes of a function. The unwinder undoes the last step of the prologue first, so the bytes are stored from the
/// last one to the first one.
#[derive(Clone, Debug, Default)]
pub struct Opcodes {
    reversed: Vec<u8>,
}

impl Opcodes {
    /// The number of bytes.
    #[must_use]
    pub fn len(&self) -> usize {
        self.reversed.len()
    }

    /// The opcodes in the order of unwinding.
    pub fn bytes(&self) -> impl Iterator<Item = u8> + '_ {
        self.reversed.iter().rev().copied()
    }

    /// Removes all opcodes.
    pub fn clear(&mut self) {
        self.reversed.clear();
    }

    /// Adds bytes of one step. What is too long for any table is not kept.
    pub fn raw(&mut self, bytes: &[u8]) {
        if self.reversed.len() <= MOST_BYTES {
            self.reversed.extend(bytes.iter().rev());
        }
    }

    fn two(&mut self, opcode: u16) {
        self.raw(&opcode.to_be_bytes());
    }

    /// Pops the authentication code of the return address.
    pub fn pop_code(&mut self) {
        self.raw(&[POP_CODE]);
    }

    /// Pops general registers, of which there is at least one.
    pub fn pop(&mut self, registers: u32) {
        let mut rest = registers;
        if rest & 1 << 4 != 0 {
            // The short forms always pop r4.
            let after = ((rest & 0xff0) >> 5).trailing_ones();
            let range = ((2 << after) - 1) << 4;
            match rest & 0xfff0 & !range {
                0 => {
                    self.raw(&[POP_RANGE | after as u8]);
                    rest &= 0xf;
                }
                LR_BIT => {
                    self.raw(&[POP_RANGE_AND_LR | after as u8]);
                    rest &= 0xf;
                }
                _ => {}
            }
        }
        if rest & 0xfff0 != 0 {
            self.two(POP_MASK | (rest >> 4) as u16);
        }
        if rest & 0xf != 0 {
            self.two(POP_LOW_MASK | (rest & 0xf) as u16);
        }
    }

    /// Pops double registers; an opcode cannot pop registers on both sides of d16.
    pub fn pop_doubles(&mut self, registers: u32) {
        for (opcode, mut rest) in [(POP_HIGH_DOUBLES, registers >> 16), (POP_DOUBLES, registers & 0xffff)] {
            while rest != 0 {
                let end = u32::BITS - rest.leading_zeros();
                let count = (rest << (u32::BITS - end)).leading_ones();
                let first = end - count;
                self.two(opcode | (first << 4) as u16 | (count - 1) as u16);
                rest &= (1 << first) - 1;
            }
        }
    }

    /// Sets the virtual stack pointer to a register.
    pub fn set(&mut self, register: u8) {
        self.raw(&[SET | register]);
    }

    /// Adds a number of bytes to the virtual stack pointer.
    pub fn add(&mut self, offset: i64) {
        let words = |offset: i64| (offset.wrapping_sub(4) >> 2) as u8;
        if offset > 0x200 {
            let mut bytes = vec![INCREMENT_FAR];
            // Writing to a vector cannot fail.
            let _ = leb128::write::unsigned(&mut bytes, (offset as u64 - 0x204) >> 2);
            self.raw(&bytes);
        } else if offset > 0 {
            let is_far = offset > 0x100;
            if is_far {
                self.raw(&[INCREMENT | MOST_WORDS]);
            }
            self.raw(&[INCREMENT | words(if is_far { offset - 0x100 } else { offset })]);
        } else if offset < 0 {
            let mut rest = offset;
            while rest < -0x100 && self.len() <= MOST_BYTES {
                self.raw(&[DECREMENT | MOST_WORDS]);
                rest += 0x100;
            }
            self.raw(&[DECREMENT | words(rest.wrapping_neg())]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(make: impl FnOnce(&mut Opcodes)) -> Vec<u8> {
        let mut opcodes = Opcodes::default();
        make(&mut opcodes);
        opcodes.bytes().collect()
    }

    #[test]
    fn registers_have_the_shortest_opcodes() {
        assert_eq!(of(|o| o.pop(0x0010)), [0xa0]);
        assert_eq!(of(|o| o.pop(0x0ff0)), [0xa7]);
        assert_eq!(of(|o| o.pop(0x4070)), [0xaa]);
        assert_eq!(of(|o| o.pop(0x4800)), [0x84, 0x80]);
        assert_eq!(of(|o| o.pop(0x40f3)), [0xb1, 0x03, 0xab]);
        assert_eq!(of(|o| o.pop(0x0150)), [0x80, 0x15]);
        assert_eq!(of(|o| o.pop_doubles(0x0003_ff00)), [0xc9, 0x87, 0xc8, 0x01]);
        assert_eq!(of(|o| o.pop_doubles(0x8001_0005)), [0xc9, 0x00, 0xc9, 0x20, 0xc8, 0x00, 0xc8, 0xf0]);
    }

    #[test]
    fn offsets_have_the_shortest_opcodes() {
        assert_eq!(of(|o| o.add(0)), []);
        assert_eq!(of(|o| o.add(4)), [0x00]);
        assert_eq!(of(|o| o.add(0x104)), [0x00, 0x3f]);
        assert_eq!(of(|o| o.add(0x200)), [0x3f, 0x3f]);
        assert_eq!(of(|o| o.add(0x204)), [0xb2, 0x00]);
        assert_eq!(of(|o| o.add(0x404)), [0xb2, 0x80, 0x01]);
        assert_eq!(of(|o| o.add(-0x104)), [0x40, 0x7f]);
        assert!(of(|o| o.add(i64::MIN)).len() <= MOST_BYTES + 2);
    }
}
