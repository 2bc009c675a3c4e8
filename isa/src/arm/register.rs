//! Registers and register lists in the operands of a row.

use super::{Kind, tags};
use crate::fixed_width::operands::{Operands, register_parts, shifted};
use crate::fixed_width::row::Item;

/// The register classes by their letters in the rows: the tag, and the kind.
const CLASSES: &[(&str, u16, Kind)] = &[
    ("R", tags::R, Kind::Register),
    ("N", tags::R, Kind::NotPc),
    ("G", tags::R, Kind::General),
    ("B", tags::R, Kind::NotSp),
    ("L", tags::R, Kind::Low),
    ("E", tags::R, Kind::EvenNumber),
    ("O", tags::R, Kind::OddNumber),
    ("P", tags::R, Kind::PairBase),
    ("S", tags::S, Kind::Register),
    ("D", tags::D, Kind::Register),
    ("Q", tags::Q, Kind::Quad),
];

/// A register: class, name and constraints: `Rd`, `-Rm` (which is subtracted), `Rm^d`, `Rd=n` (which also fills the bits `n`), `Dd*2~2`, `Dd*2[]`,
/// `R13`, `Rt/2`, `Rt+u` (whose successor fills the bits `u`), `Rn:al64_128` (with an alignment).
pub(super) fn register<'a>(operands: &mut Operands<'a, Kind>, word: &'a str) -> Result<(), String> {
    if let Some(word) = word.strip_prefix('-') {
        let item = plain(operands, word)?;
        operands.items.push(Item { tag: tags::SUBTRACTED, ..item });
        return Ok(());
    }
    let (register, align) = word.split_once(":al").map_or((word, None), |(word, align)| (word, Some(align)));
    let item = plain(operands, register)?;
    operands.items.push(item);
    if let Some(align) = align {
        // The allowed alignments in bits as logarithms, one byte each, the first one lowest.
        let mut arg = 0;
        for (i, bits) in align.split('_').enumerate() {
            let bits: u32 = bits.parse().map_err(|_| format!("'{align}' is not an alignment"))?;
            arg |= (bits.trailing_zeros() as i32) << (8 * i);
        }
        let field = operands.fields.of("al").unwrap_or_default();
        operands.items.push(Item { kind: Kind::Align, tag: tags::ALIGN, arg, field });
    }
    Ok(())
}

fn plain<'a>(operands: &mut Operands<'a, Kind>, word: &'a str) -> Result<Item<Kind>, String> {
    let not_one = || format!("'{word}' is not a register");
    let &(class, tag, kind) = CLASSES.iter().find(|class| word.starts_with(class.0)).ok_or_else(not_one)?;
    let (name, parts) = register_parts(&word[class.len()..]);
    let mut pair = None;
    let (mut count, mut stride, mut apart, mut all_lanes, mut even, mut also) = (0, 1, 0, false, false, Vec::new());
    for (sign, part) in parts {
        let number = || part.parse::<i32>().map_err(|_| format!("'{word}' has a part that is not a number"));
        match sign {
            b'[' | b']' => all_lanes = true,
            b'*' => count = number()?,
            b'~' => stride = number()?,
            b'/' => even = number()? == 2,
            b'=' => also.push(part),
            b'+' => pair = Some(part),
            b'^' => apart |= operands.excluding(part)?,
            _ => return Err(not_one()),
        }
    }
    if let Some(item) = operands.determined(name, tag) {
        if operands.excluding(name).is_err() {
            operands.registers.push((name, operands.items.len()));
        }
        return Ok(item);
    }
    operands.registers.push((name, operands.items.len()));
    let item = |kind, tag, arg, field| Ok(Item { kind, tag, arg, field });
    let fields = operands.fields;
    let mut field = fields.of(name)?;
    for other in also {
        field.extend(fields.of(other)?);
    }
    if let Some(other) = pair {
        // The next register is encoded in the bits of that name.
        field.extend(shifted(fields.of(other)?, 4));
        return item(Kind::Pair, tag, 0, field);
    }
    if count > 0 {
        if tag == tags::Q {
            return item(Kind::QuadList, tags::DOUBLES, count, field);
        }
        let tag = if all_lanes { tags::ALL_LANES } else { tags::DOUBLES };
        return item(Kind::DoubleList, tag, count | stride << 8, field);
    }
    if even {
        return item(Kind::Even, tag, 0, field);
    }
    if apart == 0 {
        return item(kind, tag, 0, field);
    }
    let kind = match kind {
        Kind::General => Kind::GeneralApart,
        Kind::NotPc => Kind::NotPcApart,
        Kind::Register | Kind::Low => Kind::RegisterApart,
        _ => return Err(format!("'{word}' has too many constraints")),
    };
    item(kind, tag, apart, field)
}
