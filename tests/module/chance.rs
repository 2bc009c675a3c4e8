//! Pseudorandom choices.

use llas::module::{Constant, FloatKind};

/// SplitMix64.
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Chance {
        Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, limit: usize) -> usize {
        (self.number() % limit as u64) as usize
    }

    pub fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    pub fn of<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())]
    }

    /// A floating-point number of any kind that the target has.
    pub fn float(&mut self, extended: bool) -> Constant {
        let number = self.number();
        match self.below(6) {
            0 => Constant::float(number as f32),
            1 => Constant::double(-(number as f64)),
            2 => Constant::Float { kind: FloatKind::Half, bits: 0x3c00 },
            3 => Constant::Float { kind: FloatKind::BFloat, bits: 0x3f80 },
            4 => Constant::Float { kind: FloatKind::Fp128, bits: 0x3fff << 112 | 77 },
            _ if extended => Constant::Float { kind: FloatKind::Fp80, bits: 0x3fff_8000_0000_0000_0000 },
            _ => Constant::double(0.0),
        }
    }
}
