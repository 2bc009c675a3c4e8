//! The forms of an instruction, for display.

use super::machine::{A64, Matched, Statement};
use super::tables::Row;
use crate::arch::fixed_width::forms::{Forms, unit};
use crate::arch::form::Unit;
use crate::arch::form::rows::{WordRow, aarch64};

impl Forms for A64 {
    const IN_ORDER_OF_DATA: bool = false;

    fn source(mnemonic: &str, index: usize) -> Option<&'static WordRow> {
        aarch64(mnemonic, index)
    }

    fn spelling(_: &Row, _: &Statement<'_>, _: &Matched) -> Option<&'static str> {
        Some("")
    }

    fn units(word: u32, _: u16, row: Option<(&Row, &WordRow)>) -> Vec<Unit> {
        vec![unit(4, word, row.map_or(&[(String::new(), 32)], |row| &row.1.parts))]
    }
}
