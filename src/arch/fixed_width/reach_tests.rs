//! Every row that the disassembler has is found by decoding one of its words.

use super::decode::{Decode, Decoded};
use crate::arch::features::{Bits, Features};
use llas_isa::fixed_width::tables::Row;
use std::collections::BTreeSet;

/// Words that are tried for each row. Some rows print few of their words: one of 16,384 operations of the system.
const TRIES: u32 = 300_000;

/// A generator of the same numbers in each run.
fn next(state: &mut u64) -> u32 {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*state >> 32) as u32
}

/// The texts of rows whose words are never decoded to their mnemonic. `targets` makes the features of some targets that have the features of
/// a row.
pub fn unreached<M: Decode>(
    set: impl Fn(&Row) -> usize,
    contexts: &[M::Context],
    targets: impl Fn(Bits) -> Vec<Features>,
) -> Vec<String> {
    let mut missed = Vec::new();
    let listed: BTreeSet<u16> = M::LEAVES.iter().copied().collect();
    assert!(listed.len() > 1000);
    let mut state = 1;
    for index in listed.into_iter().map(usize::from) {
        let row = &M::ROWS[index];
        let mnemonic = &M::MNEMONICS[usize::from(M::NAMED[index])];
        let mut needed: Bits = [0; 3];
        for groups in row.needs::<M>() {
            needed.iter_mut().zip(groups[0]).for_each(|(all, bits)| *all |= bits);
        }
        let operands = row.items::<M>().fold(0, |all, item| all | item.place(!0));
        let targets = targets(needed);
        let is_found = |word: u32| {
            targets.iter().any(|features| {
                assert!(features.meet(row.needs));
                contexts.iter().any(|context| {
                    let found = Decoded::find::<M>(set(row), word, features, *context);
                    // Of several spellings one is printed.
                    found.is_some_and(|found| std::ptr::eq(found.mnemonic, mnemonic))
                })
            })
        };
        let simple = [row.value, row.value | operands];
        let mut words = simple.into_iter().chain((0..TRIES).map(|round| {
            let free = if round % 2 == 0 { operands } else { !M::MASKS[index] };
            // Few bits are set where many would select another row.
            let random = next(&mut state) & if round % 3 == 0 { next(&mut state) } else { !0 };
            let keeps = if round % 2 == 0 { row.value } else { row.value & M::MASKS[index] };
            keeps & !free | random & free
        }));
        if !words.any(is_found) {
            let kinds: Vec<_> = row.items::<M>().map(|item| item.kind).collect();
            let value = row.value;
            missed.push(format!("{} {value:#x} {kinds:?}", mnemonic.name(&mut [0; 16])));
        }
    }
    missed
}
