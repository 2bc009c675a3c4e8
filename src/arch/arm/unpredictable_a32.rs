//! The registers and bits of A32 instructions that llvm-mc takes for unpredictable, apart from those that its register classes
//! exclude: mostly bases that are written back.

use super::operand::PC;

const PC_NUMBER: u32 = PC as u32;

/// Returns whether a word of A32, which must match a row, is unpredictable.
#[must_use]
pub fn is_unpredictable_word(word: u32) -> bool {
    if word >> 28 == 15 {
        return false;
    }
    let access = Access::of(word);
    match word >> 25 & 7 {
        0 if word & 0x90 == 0x90 => word & 0x60 != 0 && access.is_extra_unpredictable(),
        // Without S, the encodings of comparisons are other instructions.
        0 if word & 0x0190_0000 != 0x0100_0000 => is_shift_unpredictable(word),
        // `movw` and `movt`
        1 if word & 0x01b0_0000 == 0x0100_0000 => access.value == PC_NUMBER,
        2 => access.changes_base_wrongly(),
        3 if word & 0x10 == 0 => access.changes_base_wrongly() || access.is_index_unpredictable(),
        // `ldm` with `!` and without `^`
        4 if word & 0x0070_0000 == 0x0030_0000 => word >> access.base & 1 != 0,
        _ => false,
    }
}

/// Returns whether the program counter is the shifted operand of a data-processing instruction, or the amount of the shift.
fn is_shift_unpredictable(word: u32) -> bool {
    let is_shifted = word >> 4 & 0xff != 0;
    is_shifted && word & 15 == PC_NUMBER || word & 0x10 != 0 && word >> 8 & 15 == PC_NUMBER
}

/// The registers and flags of a load or store of one or two registers.
#[derive(Clone, Copy, Debug)]
struct Access {
    word: u32,
    value: u32,
    base: u32,
    index: u32,
    /// The base is written back: with an offset after the access, or with `!`.
    writes_back: bool,
    /// The offset comes after the access, and the bit of `!` is set, too.
    is_unprivileged: bool,
}

impl Access {
    fn of(word: u32) -> Self {
        let (is_before, has_bang) = (word >> 24 & 1 != 0, word >> 21 & 1 != 0);
        Access {
            word,
            value: word >> 12 & 15,
            base: word >> 16 & 15,
            index: word & 15,
            writes_back: !is_before || has_bang,
            is_unprivileged: !is_before && has_bang,
        }
    }

    /// Returns whether the base is written back and is the program counter or the register that is loaded or stored.
    fn changes_base_wrongly(self) -> bool {
        self.writes_back && (self.base == PC_NUMBER || self.base == self.value)
    }

    /// Returns whether the index register of a load or store of a word or byte is unpredictable. llvm-mc checks it only where
    /// the base is written back, and not in stores with `!`.
    fn is_index_unpredictable(self) -> bool {
        let is_looked_at = self.writes_back && (self.word >> 24 & 1 == 0 || self.is_load());
        is_looked_at && self.index == PC_NUMBER
    }

    fn is_load(self) -> bool {
        self.word >> 20 & 1 != 0
    }

    /// Halfwords, signed bytes and pairs of registers.
    fn is_extra_unpredictable(self) -> bool {
        let has_number = self.word >> 22 & 1 != 0;
        let is_pc = |number: u32| number == PC_NUMBER;
        let changes_value = self.writes_back && self.base == self.value;
        match (self.word >> 5 & 3, self.is_load()) {
            (2 | 3, false) => self.is_pair_unpredictable(has_number),
            _ if self.is_unprivileged => false,
            (1, false) => is_pc(self.value) || !has_number && is_pc(self.index) || self.changes_base_wrongly(),
            _ if has_number && is_pc(self.base) => is_pc(self.value),
            (1, true) if has_number => is_pc(self.value),
            _ if has_number => is_pc(self.value) || changes_value,
            _ => is_pc(self.value) || is_pc(self.index) || self.changes_base_wrongly(),
        }
    }

    /// `ldrd` and `strd`.
    fn is_pair_unpredictable(self, has_number: bool) -> bool {
        let second = self.value + 1;
        let is_pc = |number: u32| number == PC_NUMBER;
        let is_store = self.word >> 5 & 3 == 3;
        if self.value % 2 == 1 {
            return true;
        }
        if !is_store && has_number && is_pc(self.base) {
            return is_pc(second);
        }
        let has_zeros = has_number || !is_store || self.word >> 8 & 15 == 0;
        let is_second_wrong = is_pc(second) && (is_store || !has_number);
        let is_base_wrong = self.writes_back && (self.base == self.value || self.base == second);
        let is_index_wrong =
            !has_number && (is_pc(self.index) || !is_store && (self.index == self.value || self.index == second));
        let is_base_pc = self.writes_back && is_pc(self.base) && (is_store || !has_number);
        self.is_unprivileged || !has_zeros || is_second_wrong || is_base_wrong || is_index_wrong || is_base_pc
    }
}
