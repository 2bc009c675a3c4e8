//! All encodings that match a statement, with their fields, for `explain`.

use super::kinds::{Matched, Statement};
use super::matcher::take;
use super::tables::Mnemonic;
use crate::arch::form::rows;
use crate::arch::form::{Field, Form, Unit, arranged};

/// The encodings of a statement; `word` is that of the selected row.
#[must_use]
pub fn forms(mnemonic: &'static Mnemonic, statement: &Statement<'_>, chosen: &Matched, word: u32) -> Vec<Form> {
    let mut room = [0; 16];
    let name = mnemonic.name(&mut room);
    let mut forms = Vec::new();
    let mut is_open = true;
    for (index, row) in mnemonic.rows().iter().enumerate() {
        let Ok(found) = take(row, statement) else { continue };
        let taken = is_open && found.word == chosen.word && statement.features.has(row.needs());
        is_open &= !taken;
        let word = if taken { word } else { found.word };
        let known = rows::aarch64(name, index);
        let fields = known.map_or(&[][..], |row| &row.parts);
        let named: Vec<(&str, u8)> = fields.iter().map(|(name, width)| (name.as_str(), *width)).collect();
        forms.push(Form {
            source: known.map(|row| row.source),
            code: word.to_le_bytes().to_vec(),
            units: vec![Unit::new(4).with(word.into(), &named)],
            needs: statement.features.needed(row.needs()),
            chosen: taken,
        });
    }
    if is_open {
        // The operands were matched in another spelling.
        let all = Field { name: String::new(), width: 32, value: word.into() };
        let units = vec![Unit { bytes: 4, fields: vec![all] }];
        let code = word.to_le_bytes().to_vec();
        forms.push(Form { source: None, code, units, needs: String::new(), chosen: true });
    }
    arranged(forms)
}
