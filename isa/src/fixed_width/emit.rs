//! Writes the rows of machines whose rows specify every bit of an instruction as static Rust tables.

use super::row::{Notation, Row};
use super::segment::Segment;
use super::tables::NO_ROW;
use super::{decode, preselect};
use crate::features::Bits;
use crate::features::table::Features;
use crate::hash::{Perfect, packed};
use crate::numbered::Numbered;
use crate::source::array;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The tables as Rust source.
///
/// # Errors
/// If a table exceeds its index type.
pub fn rust<K: Notation>(rows: &[Row<K>], features: &Features) -> Result<String, String> {
    let mut out = String::new();
    let (mut items, mut fields, mut needs) = (Numbered::new(), Numbered::new(), Numbered::new());
    let mut lists: Numbered<Vec<usize>> = Numbered::new();
    fields.id(&Vec::new());
    needs.id(&Vec::<Vec<Bits>>::new());
    let mut names: BTreeMap<&str, Vec<(usize, usize)>> = BTreeMap::new();
    for (index, row) in rows.iter().enumerate() {
        let mut list = Vec::new();
        for item in &row.items {
            let field = fields.id(&item.field);
            list.push(items.id(&(item.kind, item.tag, item.arg, field)));
        }
        if list.len() > MAX_ITEMS {
            return Err(format!("more than {MAX_ITEMS} operands: {}", row.text));
        }
        names.entry(&row.mnemonic).or_default().push((lists.id(&list), index));
    }
    let keys: Vec<&str> = names.keys().copied().collect();
    if let Some(long) = keys.iter().find(|k| k.len() > 16) {
        return Err(format!("a mnemonic has more than 16 letters: {long}"));
    }
    let Perfect { displacements, slots } = Perfect::new(&keys)?;
    let mut starts = Vec::new();
    let mut flat: Vec<usize> = Vec::new();
    for list in &lists.list {
        starts.push(flat.len());
        flat.extend(list);
    }
    let mut row_text = Vec::new();
    let unused = "Mnemonic { packed: [0; 2], first: 0, count: 0, shapes: 0, log2: 0 }";
    let mut mnemonics = vec![unused.to_owned(); slots.len()];
    let mut filled: Vec<(&str, usize)> =
        slots.iter().enumerate().filter_map(|(at, slot)| Some((keys[(*slot)?], at))).collect();
    // In the order of the names, not of the slots: similar rows are then next to each other.
    filled.sort_unstable();
    let (mut refused, mut shapes) = (Numbered::new(), Vec::new());
    let mut placed = vec![decode::Placed::default(); rows.len()];
    for (key, slot) in filled {
        let (packed, first, count) = (packed(key), row_text.len(), names[key].len());
        let of: Vec<u32> = names[key].iter().map(|(_, index)| rows[*index].shape()).collect();
        if count > usize::from(NO_ROW) {
            return Err(format!("{key} has {count} rows"));
        }
        let is_first = |at: &usize| !of[..*at].contains(&of[*at]);
        let firsts: Vec<(u32, usize)> = (0..count).filter(is_first).map(|at| (of[at], at)).collect();
        let (slots, log2) = preselect::slots(&firsts);
        mnemonics[slot] = format!(
            "Mnemonic {{ packed: {packed:?}, first: {first}, count: {count}, shapes: {}, log2: {log2} }}",
            shapes.len()
        );
        shapes.extend(slots.into_iter().map(|slot| slot.unwrap_or(usize::from(NO_ROW))));
        for (at, (list, index)) in names[key].iter().enumerate() {
            let row = &rows[*index];
            let next = of[at + 1..].iter().position(|shape| *shape == of[at]).map_or(0, |distance| distance + 1);
            placed[*index] = decode::Placed { row: row_text.len(), mnemonic: slot };
            let mut conditions = Vec::new();
            for condition in &row.features {
                let groups = condition.iter().map(|group| features.bits(group)).collect::<Result<Vec<_>, _>>();
                conditions.push(groups.map_err(|e| format!("{e}: {}", row.text))?);
            }
            row_text.push(format!(
                "Row {{ shape: {:#x}, value: {:#x}, first: {}, count: {}, needs: {}, flags: {:#x}, refused: {}, \
                 next: {next} }}",
                of[at],
                row.value,
                starts[*list],
                row.items.len(),
                needs.id(&conditions),
                row.flags,
                refused.id(&row.refused())
            ));
        }
    }
    let (listed, count) = (flat.len(), row_text.len());
    let (lists, kinds) = ([listed, items.list.len(), count, shapes.len()], [needs.list.len(), refused.list.len()]);
    if lists.iter().any(|len| *len > 0x1_0000) || kinds.iter().any(|len| *len > 0x100) {
        return Err(format!(
            "{lists:?} items in lists, items, rows, slots of shapes; {kinds:?} combinations of features and of what rows \
             refuse: too many for their index"
        ));
    }
    let segment = |s: &Segment| format!("Segment {{ at: {}, width: {}, from: {} }}", s.at, s.width, s.from);
    let field = |field: &Vec<Segment>| format!("&[{}]", field.iter().map(segment).collect::<Vec<_>>().join(", "));
    let condition = |groups: &Vec<Bits>| format!("&{groups:?}");
    let conditions = |all: &Vec<Vec<Bits>>| format!("&[{}]", all.iter().map(condition).collect::<Vec<_>>().join(", "));
    array(&mut out, "ROWS", "Row", row_text);
    array(&mut out, "LISTS", "u16", flat);
    let items = items.list.iter().map(|(kind, tag, arg, field)| {
        let whole = match fields.list[*field].as_slice() {
            [Segment { at, width, from: 0 }] => (*at, *width),
            _ => (0, 0),
        };
        format!("Item {{ kind: Kind::{kind:?}, tag: {tag:#x}, arg: {arg}, field: {field}, whole: {whole:?} }}")
    });
    array(&mut out, "ITEMS", "Item", items);
    array(&mut out, "FIELDS", "&[Segment]", fields.list.iter().map(field));
    array(&mut out, "NEEDS", "Needs", needs.list.iter().map(conditions));
    array(&mut out, "REFUSED", "u64", refused.list);
    array(&mut out, "SHAPES", "u8", shapes);
    array(&mut out, "WORDS", "&str", K::WORDS.iter().map(|word| format!("{word:?}")));
    let _ = writeln!(out, "pub static NAMES: &str = {:?};", keys.join(" "));
    array(&mut out, "DISPLACEMENTS", "u16", displacements);
    array(&mut out, "MNEMONICS", "Mnemonic", mnemonics);
    out.push_str(TABLES);
    out.push_str(&decode::rust(rows, &placed)?);
    Ok(out)
}

/// The tables as those of the machine's type, which the module that includes them calls `Machine`.
const TABLES: &str = "impl Tables for Machine {
    type Kind = Kind;
    const ROWS: &'static [Row] = &ROWS;
    const LISTS: &'static [u16] = &LISTS;
    const ITEMS: &'static [Item] = &ITEMS;
    const FIELDS: &'static [&'static [Segment]] = &FIELDS;
    const NEEDS: &'static [Needs] = &NEEDS;
    const REFUSED: &'static [u64] = &REFUSED;
    const SHAPES: &'static [u8] = &SHAPES;
    const MNEMONICS: &'static [Mnemonic] = &MNEMONICS;
    const DISPLACEMENTS: &'static [u16] = &DISPLACEMENTS;
    const NAMES: &'static str = NAMES;
}
";

/// The maximum number of operands, including punctuation.
const MAX_ITEMS: usize = 24;
