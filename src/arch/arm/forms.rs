//! All encodings that match a statement, with their fields, for `explain`.

use super::kinds::{Matched, Statement};
use super::matcher::{allowed, take};
use super::tables::{Mnemonic, flag};
use crate::arch::form::rows;
use crate::arch::form::rows::WordRow;
use crate::arch::form::{Form, Unit, arranged};

/// The encodings of a statement in its context, including those that `.w` would select.
#[must_use]
pub fn forms(mnemonic: &'static Mnemonic, statement: &Statement<'_>, chosen: &Matched) -> Vec<Form> {
    let mut room = [0; 16];
    let name = mnemonic.name(&mut room);
    let mut forms = Vec::new();
    let mut is_open = true;
    for (index, row) in mnemonic.rows().iter().enumerate() {
        let wide = Statement { wide: !statement.wide, ..*statement };
        let (here, other) = (allowed(row, statement).is_ok(), allowed(row, &wide).is_ok());
        let Some(found) = take(row, statement).ok().filter(|_| here || other) else { continue };
        let has = statement.features.has(row.needs());
        let taken = is_open && here && has && found.word == chosen.word && found.flags == chosen.flags & !flag::CUT;
        is_open &= !taken;
        let known = rows::arm(name, index);
        let units = units(found.word, row.flags, known);
        let is_wider = row.flags & flag::WIDE != 0 && chosen.flags & flag::WIDE == 0;
        let asks = match () {
            () if !here && statement.wide => "no .w",
            () if !here || is_wider && other => ".w",
            () => "",
        };
        let needs = statement.features.needed(row.needs());
        let needs = [asks, &needs].into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(", ");
        let code = units.iter().flat_map(Unit::code).collect();
        forms.push(Form { source: known.map(|row| row.source), code, units, needs, chosen: taken });
    }
    if is_open {
        // The operands were matched in another spelling.
        let units = units(chosen.word, chosen.flags, None);
        let code = units.iter().flat_map(Unit::code).collect();
        forms.push(Form { source: None, code, units, needs: String::new(), chosen: true });
    }
    arranged(forms)
}

/// One or two halfwords, or a word of A32.
fn units(word: u32, flags: u16, row: Option<&WordRow>) -> Vec<Unit> {
    let whole = if flags & flag::WIDE != 0 { 32 } else { 16 };
    let one = [(String::new(), whole)];
    let parts = row.map(|row| row.parts.as_slice()).filter(|parts| !parts.is_empty()).unwrap_or(&one);
    let named = |parts: &[(String, u8)]| parts.iter().map(|(name, width)| (name.clone(), *width)).collect::<Vec<_>>();
    let unit = |bytes: u8, number: u32, parts: &[(String, u8)]| {
        let parts: Vec<(&str, u8)> = parts.iter().map(|(name, width)| (name.as_str(), *width)).collect();
        Unit::new(bytes).with(number.into(), &parts)
    };
    if flags & flag::A32 != 0 {
        return vec![unit(4, word, parts)];
    }
    if whole == 16 {
        return vec![unit(2, word & 0xffff, parts)];
    }
    // The first halfword is the more significant one; a field may span both.
    let (mut first, mut second, mut left) = (Vec::new(), Vec::new(), 16);
    for (name, width) in named(parts) {
        let high = width.min(left);
        left -= high;
        if high > 0 {
            first.push((name.clone(), high));
        }
        if width > high {
            second.push((name, width - high));
        }
    }
    vec![unit(2, word >> 16, &first), unit(2, word & 0xffff, &second)]
}
