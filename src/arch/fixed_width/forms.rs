//! All encodings that match a statement, with their fields, for display.

use super::Machine;
use super::matcher::{Matched, Statement, TRUNCATED, take};
use crate::arch::Endian;
use crate::arch::form::rows::WordRow;
use crate::arch::form::{Form, Unit, arranged};
use llas_isa::fixed_width::tables::{Mnemonic, Row};

/// What the machines differ in.
pub trait Forms: Machine {
    /// Whether instructions have the byte order of data.
    const IN_ORDER_OF_DATA: bool;

    /// The source of the row with an index among those of a mnemonic.
    fn source(mnemonic: &str, index: usize) -> Option<&'static WordRow>;

    /// How the mnemonic would have to be spelled to select a row, if it matches the operands; `None` if no spelling does.
    fn spelling(row: &Row, statement: &Statement<'_, Self>, chosen: &Matched<Self>) -> Option<&'static str>;

    /// The units of an encoding; without a row, of one field. `flags` are those of the encoding, which can have another
    /// word than its row.
    fn units(word: u32, flags: u16, row: Option<(&Row, &WordRow)>) -> Vec<Unit>;
}

/// The encodings of a statement; `word` is the final encoding of the chosen one, `endian` the byte order of data.
#[must_use]
pub fn forms<M: Forms>(
    mnemonic: &'static Mnemonic,
    statement: &Statement<'_, M>,
    chosen: &Matched<M>,
    word: u32,
    endian: Endian,
) -> Vec<Form> {
    let big_endian = M::IN_ORDER_OF_DATA && endian == Endian::Big;
    let mut buffer = [0; 16];
    let name = mnemonic.name(&mut buffer);
    let form = |word, flags, row: Option<(&Row, &WordRow)>, needs, chosen| {
        let mut units = M::units(word, flags, row);
        units.iter_mut().for_each(|unit| unit.big_endian = big_endian);
        let code = units.iter().flat_map(Unit::code).collect();
        Form { source: row.map(|row| row.1.source), code, units, needs, chosen }
    };
    let mut forms = Vec::new();
    let mut is_open = true;
    for (index, row) in mnemonic.rows::<M>().iter().enumerate() {
        let Some(spelling) = M::spelling(row, statement, chosen) else { continue };
        let Ok(found) = take(row, statement) else { continue };
        let taken = is_open
            && M::allowed(row, statement).is_ok()
            && statement.has(row)
            && found.word == chosen.word
            && (found.flags ^ chosen.flags) & !TRUNCATED == 0;
        is_open &= !taken;
        let needs = statement.features.needed(row.needs::<M>());
        let needs = [spelling, &needs].into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(", ");
        let word = if taken { word } else { found.word };
        let source = M::source(name, index).map(|source| (row, source));
        forms.push(form(word, found.flags, source, needs, taken));
    }
    if is_open {
        // The operands were matched in another spelling.
        forms.push(form(word, chosen.flags, None, String::new(), true));
    }
    arranged(forms)
}

/// A unit with the fields of a word; the names are borrowed from a row.
#[must_use]
pub fn unit(bytes: u8, word: u32, parts: &[(String, u8)]) -> Unit {
    let parts: Vec<(&str, u8)> = parts.iter().map(|(name, width)| (name.as_str(), *width)).collect();
    Unit::new(bytes).with(word.into(), &parts)
}
