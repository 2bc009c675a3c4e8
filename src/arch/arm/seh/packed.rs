//! Packed unwind data: a single word of `.pdata` for a function with canonical prologue and epilogue (Microsoft's "ARM
//! exception handling", "Packed unwind data").
//!
//! The canonical prologue has the following optional steps: `push {r0-r3}` (H), `push {r4-rN, r11, lr}` (Reg, L, C),
//! `mov r11, sp` or `add r11, sp, #n` (C), `vpush {d8-dN}` (Reg with R), `sub sp, #n` (Stack Adjust). A small stack
//! allocation may be folded into the `push` (PF) and the `pop` (EF), which then include lower registers.

use super::{
    ALLOC_SMALL, END_NOP, NOP, Operation, SAVE_D8_D15, SAVE_LR, SAVE_MASK, SAVE_R4_R7, WIDE_ALLOC_MEDIUM, WIDE_END_NOP,
    WIDE_NOP, WIDE_SAVE_MASK, WIDE_SAVE_R4_R11, is_end,
};

/// Values of Stack Adjust from here on encode folded stack allocations.
const FOLDED: u32 = 0x3f4;

/// The step reached in a prologue.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
enum Step {
    Start,
    Ended,
    /// r0 to r3 have been stored, for a function that takes the address of its arguments.
    Homed,
    General,
    Chained,
    Vectors,
    Stack,
}

/// The general registers of a `push` or `pop`.
#[derive(Clone, Copy, Debug, Default)]
struct Registers {
    lr: bool,
    r11: bool,
    /// The number of registers below r4.
    folded: u32,
    /// The number of registers from r4 on, less one.
    last: Option<u32>,
}

impl Registers {
    /// The registers of a code; `None` if a packed record cannot represent them.
    fn of(operation: Operation) -> Option<Registers> {
        let value = operation.value;
        let (low, lr) = match operation.code {
            SAVE_MASK => (value & 0xff, value & 0x100 != 0),
            WIDE_SAVE_MASK => (value & 0x1fff, value & 0x2000 != 0),
            _ => return None,
        };
        let mut found = Registers { lr, r11: low & 0x800 != 0, ..Registers::default() };
        let low = low & !0x800;
        if low == 0 {
            return Some(found);
        }
        let (first, count) = (low.trailing_zeros(), (low >> low.trailing_zeros()).trailing_ones());
        if low >> first >> count != 0 || first > 4 || first + count < 4 {
            return None;
        }
        found.folded = 4 - first;
        found.last = (first + count).checked_sub(5);
        Some(found)
    }

    /// The registers of a code for r4 up to some register.
    fn of_range(operation: Operation) -> Registers {
        let first = if operation.code == SAVE_R4_R7 { 0 } else { 4 };
        let last = first + (operation.value & 3);
        Registers { lr: operation.value & 4 != 0, r11: last == 7, folded: 0, last: Some(last) }
    }
}

/// The effect of a prologue.
#[derive(Debug)]
pub(super) struct Shape {
    step: Step,
    homes: bool,
    registers: Registers,
    /// r11 becomes the frame pointer.
    chain: bool,
    /// The number of saved vector registers, less one.
    vectors: Option<u32>,
    /// The size in words of the stack that a separate instruction allocates.
    stack: u32,
}

impl Shape {
    /// The shape of a prologue; `None` if it is not canonical.
    pub(super) fn of(prologue: &[Operation]) -> Option<Shape> {
        let mut shape = Shape {
            step: Step::Start,
            homes: false,
            registers: Registers::default(),
            chain: false,
            vectors: None,
            stack: 0,
        };
        for &operation in prologue {
            shape.take(operation)?;
        }
        let Shape { chain, registers: Registers { lr, r11, last, .. }, .. } = shape;
        if r11 && !chain {
            // r11 continues the range from r4.
            if last != Some(6) {
                return None;
            }
            shape.registers.last = Some(7);
        }
        (!chain || lr).then_some(shape)
    }

    /// Adds the next code; `None` if it is not canonical.
    fn take(&mut self, operation: Operation) -> Option<()> {
        use Step::{Chained, Ended, General, Homed, Stack, Start, Vectors};
        let registers = self.registers;
        let (possible, step) = match operation.code {
            SAVE_MASK if self.step == Ended && operation.value == 0xf => {
                self.homes = true;
                (true, Homed)
            }
            SAVE_MASK | WIDE_SAVE_MASK => {
                self.registers = Registers::of(operation)?;
                (matches!(self.step, Ended | Homed), General)
            }
            SAVE_R4_R7 | WIDE_SAVE_R4_R11 => {
                let range = Registers::of_range(operation);
                let last = range.last.map(|l| l - u32::from(range.r11));
                self.registers = Registers { last, ..range };
                (matches!(self.step, Ended | Homed), General)
            }
            NOP | WIDE_NOP => {
                // `mov r11, sp` if nothing is saved below r11 and lr.
                let alone = registers.last.is_none() && registers.folded == 0;
                self.chain = true;
                (self.step == General && registers.r11 && alone == (operation.code == NOP), Chained)
            }
            SAVE_D8_D15 => {
                self.vectors = Some(operation.value);
                // The value for d15 means that no vector registers are saved.
                let possible = operation.value < 7 && registers.last.is_none();
                (possible && (Ended..=Chained).contains(&self.step), Vectors)
            }
            ALLOC_SMALL | WIDE_ALLOC_MEDIUM => {
                self.stack = operation.value / 4;
                let possible = registers.folded == 0 && self.stack < FOLDED;
                (possible && (Ended..=Vectors).contains(&self.step), Stack)
            }
            _ if is_end(operation) => (self.step == Start, Ended),
            _ => return None,
        };
        self.step = step;
        possible.then_some(())
    }

    /// Returns whether the prologue saves only r0 to r3.
    fn only_homes(&self) -> bool {
        let none = self.vectors.is_none() && self.registers.last.is_none();
        self.homes && none && self.stack == 0 && self.registers.folded == 0
    }
}

/// The step reached in an epilogue.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
enum Back {
    Start,
    Stack,
    Vectors,
    General,
    Homed,
    Ended,
}

/// The effect of an epilogue.
#[derive(Debug)]
struct Return {
    step: Back,
    stack: bool,
    vectors: bool,
    general: bool,
    homes: bool,
    lr: bool,
    /// lr is loaded while r0 to r3 are still on the stack: a separate instruction must return.
    needs_return: bool,
    /// The number of registers below r4 in the `pop`.
    folded: u32,
    /// Ret: 0 for a `pop` of pc, otherwise the size of the returning instruction in units of two bytes.
    kind: u32,
}

impl Return {
    /// The effect of an epilogue that undoes a prologue of this shape; `None` if a packed record cannot represent it.
    fn of(shape: &mut Shape, epilogue: &[Operation]) -> Option<Return> {
        let mut all = Return {
            step: Back::Start,
            stack: false,
            vectors: false,
            general: false,
            homes: false,
            lr: false,
            needs_return: false,
            folded: 0,
            kind: 0,
        };
        for &operation in epilogue {
            all.take(shape, operation)?;
        }
        let missing = shape.stack > 0 && !all.stack && all.folded == 0
            || shape.vectors.is_some() && !all.vectors
            || shape.registers.last.is_some() && !all.general
            || shape.homes && !all.homes
            || shape.registers.lr && !all.lr
            || all.needs_return && all.kind == 0;
        (all.step == Back::Ended && !missing).then_some(all)
    }

    /// Adds the next code; `None` if it does not undo the prologue.
    fn take(&mut self, shape: &mut Shape, operation: Operation) -> Option<()> {
        use Back::{Ended, General, Homed, Stack, Vectors};
        let (possible, step) = match operation.code {
            ALLOC_SMALL | WIDE_ALLOC_MEDIUM => self.allocate(shape, operation.value)?,
            SAVE_D8_D15 => {
                self.vectors = true;
                (self.step <= Stack && shape.vectors == Some(operation.value), Vectors)
            }
            SAVE_R4_R7 | WIDE_SAVE_R4_R11 => {
                let range = Registers::of_range(operation);
                self.load_lr(shape, range.lr)?;
                self.lr = range.lr;
                // The range includes r11 only if r4 to r10 are saved, too.
                let expected = shape.registers.last.filter(|&l| !shape.chain || l == 6)?;
                self.general = true;
                (self.step <= Vectors && range.last == Some(expected + u32::from(shape.chain)), General)
            }
            SAVE_MASK | WIDE_SAVE_MASK => {
                let found = Registers::of(operation)?;
                self.folded = found.folded;
                if found.folded > 0 && found.folded != shape.registers.folded && found.folded != shape.stack {
                    return None;
                }
                self.load_lr(shape, found.lr)?;
                let r11_counted = !shape.chain && shape.registers.last == Some(7);
                let expected = if r11_counted { Some(6) } else { shape.registers.last };
                self.general = true;
                let possible = found.last == expected && found.r11 == (shape.chain || r11_counted);
                (self.step <= Vectors && possible, General)
            }
            SAVE_LR => {
                let possible = shape.homes && operation.value == 20 && !self.lr;
                (self.lr, self.homes) = (true, true);
                (self.step <= General && possible, Homed)
            }
            _ if is_end(operation) => {
                self.kind = match operation.code {
                    END_NOP => 1,
                    WIDE_END_NOP => 2,
                    _ => 0,
                };
                (self.step <= Homed, Ended)
            }
            _ => return None,
        };
        self.step = step;
        possible.then_some(())
    }

    /// Frees stack: the prologue's allocation, or r0 to r3.
    fn allocate(&mut self, shape: &mut Shape, size: u32) -> Option<(bool, Back)> {
        let words = size / 4;
        if words >= FOLDED {
            return None;
        }
        match self.step {
            Back::Start if !(shape.only_homes() && size == 16) => {
                let expected = if shape.stack > 0 { shape.stack } else { shape.registers.folded };
                shape.stack = expected;
                self.stack = true;
                Some((words == expected, Back::Stack))
            }
            Back::Start | Back::Stack | Back::Vectors | Back::General => {
                self.homes = true;
                Some((shape.homes && size == 16, Back::Homed))
            }
            Back::Homed | Back::Ended => None,
        }
    }

    /// General registers are loaded, possibly with lr. If r0 to r3 are saved, lr may also be loaded separately.
    fn load_lr(&mut self, shape: &Shape, lr: bool) -> Option<()> {
        if shape.homes && shape.registers.lr {
            self.lr |= lr;
            self.needs_return |= lr;
            return Some(());
        }
        self.lr = lr;
        (lr == shape.registers.lr).then_some(())
    }
}

/// The packed word of a function of `length` 2-byte units with a prologue of this shape and, optionally, an epilogue at
/// its end; `None` if it cannot represent them.
pub(super) fn pack(mut shape: Shape, epilogue: Option<&[Operation]>, length: u32, fragment: bool) -> Option<u32> {
    let (kind, unfolded) = match epilogue {
        Some(epilogue) => {
            let all = Return::of(&mut shape, epilogue)?;
            (all.kind, all.folded)
        }
        None => (3, 0),
    };
    let Shape { homes, chain, vectors, registers, mut stack, .. } = shape;
    let folded = registers.folded;
    if folded > 0 || unfolded > 0 {
        stack = 0x3f0 | if folded > 0 { folded - 1 } else { unfolded - 1 };
        stack |= u32::from(folded > 0) << 2 | u32::from(unfolded > 0) << 3;
    }
    let (register, of_vectors) = match (registers.last, vectors) {
        (Some(last), _) => (last, false),
        (None, Some(last)) => (last, true),
        (None, None) => (7, true),
    };
    let flag = if fragment { 2 } else { 1 };
    let mut word = flag | (length & 0x7ff) << 2 | kind << 13 | u32::from(homes) << 15;
    word |= register << 16 | u32::from(of_vectors) << 19 | u32::from(registers.lr) << 20 | u32::from(chain) << 21;
    Some(word | stack << 22)
}
