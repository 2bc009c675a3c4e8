//! From words to rows.

use crate::arch::features::Features;
use llas_isa::fixed_width::segment::Segment;
use llas_isa::fixed_width::tables::{DecodeTables, Item, Mnemonic, Row, candidates};

/// What the machines differ in.
pub trait Decode: DecodeTables {
    /// What precedes an instruction, where that decides how it is printed.
    type Context: Copy;

    /// Returns whether a row prints the words that have its fixed bits: the values of its operands can be written, and
    /// no other row is preferred.
    fn prints(decoded: &Decoded, features: &Features, context: Self::Context) -> bool;
}

/// A word and the row that prints it.
#[derive(Clone, Copy, Debug)]
pub struct Decoded {
    pub row: &'static Row,
    pub mnemonic: &'static Mnemonic,
    pub word: u32,
}

impl Decoded {
    /// The first row, before anything is decoded.
    #[must_use]
    pub fn first<M: Decode>() -> Self {
        let (row, mnemonic) = (&M::ROWS[0], &M::MNEMONICS[usize::from(M::NAMED[0])]);
        Decoded { row, mnemonic, word: row.value }
    }

    /// Finds the row for a word in a set of rows.
    #[inline]
    #[must_use]
    pub fn find<M: Decode>(set: usize, word: u32, features: &Features, context: M::Context) -> Option<Self> {
        candidates::<M>(set, word).iter().find_map(|&index| {
            let index = usize::from(index);
            let (row, mask) = (M::ROWS.get(index)?, *M::MASKS.get(index)?);
            if (word ^ row.value) & mask != 0 {
                return None;
            }
            let mnemonic = M::MNEMONICS.get(usize::from(*M::NAMED.get(index)?))?;
            let decoded = Decoded { row, mnemonic, word };
            (features.meet(row.needs) && M::prints(&decoded, features, context)).then_some(decoded)
        })
    }

    /// Finds a row for a word of a set, whatever the values of its operands, among those that decode it and then among
    /// those of its mnemonic.
    #[must_use]
    pub fn find_with<M: DecodeTables>(
        (set, word): (usize, u32),
        mnemonic: &'static Mnemonic,
        features: &Features,
        fits: impl Fn(&Self) -> bool,
    ) -> Option<Self> {
        let of = |index: usize, mnemonic: &'static Mnemonic| {
            let (row, mask) = (M::ROWS.get(index)?, *M::MASKS.get(index)?);
            let decoded = Decoded { row, mnemonic, word };
            let is_same = (word ^ row.value) & mask == 0 && features.meet(row.needs);
            (is_same && fits(&decoded)).then_some(decoded)
        };
        let decodable = candidates::<M>(set, word).iter().find_map(|&index| {
            let index = usize::from(index);
            of(index, M::MNEMONICS.get(usize::from(*M::NAMED.get(index)?))?)
        });
        decodable.or_else(|| {
            let first = usize::from(mnemonic.first);
            (first..first + usize::from(mnemonic.count)).find_map(|index| of(index, mnemonic))
        })
    }

    /// Returns whether bits have a value that makes the instruction unpredictable.
    #[must_use]
    pub fn has_unexpected_bits<M: DecodeTables>(&self) -> bool {
        let distance = std::ptr::from_ref(self.row).addr().saturating_sub(M::ROWS.as_ptr().addr());
        let index = distance / size_of::<Row>();
        let expected = M::EXPECTED.binary_search_by_key(&index, |row| usize::from(row.0));
        let bits = expected.ok().and_then(|at| M::EXPECTED.get(at)).map_or(0, |row| row.1);
        (self.word ^ self.row.value) & bits != 0
    }

    /// The patterns of the operands.
    pub fn items<M: DecodeTables>(&self) -> impl Iterator<Item = &'static Item<M>> + use<M> {
        self.row.items::<M>()
    }

    /// The pattern of the operand at an index.
    #[must_use]
    pub fn item<M: DecodeTables>(&self, index: usize) -> Option<&'static Item<M>> {
        (index < usize::from(self.row.count)).then(|| self.items::<M>().nth(index)).flatten()
    }
}

/// Returns whether a value that is in several places of a word is the same in each.
#[must_use]
pub fn agrees(segments: &[Segment], word: u32) -> bool {
    let value = |s: &Segment| word >> s.at & ((1u64 << s.width) - 1) as u32;
    let mut rest = segments;
    while let [first, others @ ..] = rest {
        if others.iter().any(|s| s.from == first.from && value(s) != value(first)) {
            return false;
        }
        rest = others;
    }
    true
}

/// A value of `width` bits, sign-extended; 0 for a width of 0.
#[must_use]
pub fn signed(value: u32, width: u8) -> i64 {
    let unused = 64 - u32::from(width.clamp(1, 64));
    ((u64::from(value) << unused) as i64) >> unused
}
