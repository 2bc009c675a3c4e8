//! Writes the rows of machines whose rows specify every bit of an instruction as static Rust tables.

use super::emit::{packed, perfect};
use super::features::{Bits, Features};
use super::word::{Row, Segment, shape};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// Numbers items in the order of their first use.
struct Numbered<T> {
    ids: BTreeMap<T, usize>,
    list: Vec<T>,
}

impl<T: Ord + Clone> Numbered<T> {
    fn new() -> Self {
        Numbered { ids: BTreeMap::new(), list: Vec::new() }
    }

    fn id(&mut self, thing: &T) -> usize {
        if let Some(id) = self.ids.get(thing) {
            return *id;
        }
        self.list.push(thing.clone());
        self.ids.insert(thing.clone(), self.list.len() - 1);
        self.list.len() - 1
    }
}

/// The tables as Rust source; `words` are the literal words.
///
/// # Errors
/// If a table exceeds its index type.
pub fn rust(rows: &[Row], features: &Features, words: &[&str]) -> Result<String, String> {
    let mut out = String::new();
    let (mut items, mut fields, mut needs) = (Numbered::new(), Numbered::new(), Numbered::new());
    let mut lists: Numbered<Vec<usize>> = Numbered::new();
    fields.id(&Vec::new());
    needs.id(&Vec::<Vec<Bits>>::new());
    let mut names: BTreeMap<&str, Vec<(usize, &Row)>> = BTreeMap::new();
    for row in rows {
        let mut list = Vec::new();
        for item in &row.items {
            let field = fields.id(&item.field);
            list.push(items.id(&(item.kind.clone(), item.tag, item.arg, field)));
        }
        if list.len() > MOST_ITEMS {
            return Err(format!("more than {MOST_ITEMS} operands: {}", row.text));
        }
        names.entry(&row.mnemonic).or_default().push((lists.id(&list), row));
    }
    let keys: Vec<&str> = names.keys().copied().collect();
    if let Some(long) = keys.iter().find(|k| k.len() > 16) {
        return Err(format!("a mnemonic has more than 16 letters: {long}"));
    }
    let (displacements, slots) = perfect(&keys)?;
    let mut starts = Vec::new();
    let mut flat: Vec<usize> = Vec::new();
    for list in &lists.list {
        starts.push(flat.len());
        flat.extend(list);
    }
    let (mut entries, mut row_text, mut count) = (String::new(), String::new(), 0);
    for slot in &slots {
        let Some(key) = slot.map(|k| keys[k]) else {
            entries.push_str("    Mnemonic { packed: [0; 2], first: 0, count: 0 },\n");
            continue;
        };
        let list = &names[key];
        let _ =
            writeln!(entries, "    Mnemonic {{ packed: {:?}, first: {count}, count: {} }},", packed(key), list.len());
        for (list, row) in list {
            let mut conditions = Vec::new();
            for condition in &row.features {
                let groups = condition.iter().map(|group| features.bits(group)).collect::<Result<Vec<_>, _>>();
                conditions.push(groups.map_err(|e| format!("{e}: {}", row.text))?);
            }
            let shape = shape(row.items.iter().map(|i| i.tag));
            let _ = writeln!(
                row_text,
                "    Row {{ shape: {shape:#x}, value: {:#x}, first: {}, count: {}, needs: {}, flags: {:#x} }},",
                row.value,
                starts[*list],
                row.items.len(),
                needs.id(&conditions),
                row.flags
            );
            count += 1;
        }
    }
    if flat.len() > 0xffff || items.list.len() > 0xffff || count > 0xffff {
        return Err(format!(
            "{} items in lists, {} items, {count} rows: too many for their index",
            flat.len(),
            items.list.len()
        ));
    }
    let _ = writeln!(out, "pub static ROWS: [Row; {count}] = [\n{row_text}];");
    let _ = writeln!(out, "pub static LISTS: [u16; {}] = {flat:?};", flat.len());
    let _ = writeln!(out, "pub static ITEMS: [Item; {}] = [", items.list.len());
    for (kind, tag, arg, field) in &items.list {
        let _ = writeln!(out, "    Item {{ kind: Kind::{kind}, tag: {tag:#x}, arg: {arg}, field: {field} }},");
    }
    let _ = writeln!(out, "];\npub static FIELDS: [&[Segment]; {}] = [", fields.list.len());
    for field in &fields.list {
        let part = |s: &Segment| format!("Segment {{ at: {}, width: {}, from: {} }}", s.at, s.width, s.from);
        let _ = writeln!(out, "    &[{}],", field.iter().map(part).collect::<Vec<_>>().join(", "));
    }
    if needs.list.len() > 0xff {
        return Err("too many combinations of features".into());
    }
    let _ = writeln!(out, "];\npub static NEEDS: [Needs; {}] = [", needs.list.len());
    for conditions in &needs.list {
        let groups = conditions.iter().map(|groups| format!("&{groups:?}")).collect::<Vec<_>>();
        let _ = writeln!(out, "    &[{}],", groups.join(", "));
    }
    out.push_str("];\n");
    let _ = writeln!(out, "pub static WORDS: [&str; {}] = {words:?};", words.len());
    let _ = writeln!(out, "pub static NAMES: &str = {:?};", keys.join(" "));
    let _ = writeln!(out, "pub static DISPLACEMENTS: [u16; {}] = {displacements:?};", displacements.len());
    let _ = writeln!(out, "pub static MNEMONICS: [Mnemonic; {}] = [\n{entries}];", slots.len());
    Ok(out)
}

/// The maximum number of operands, including punctuation.
const MOST_ITEMS: usize = 24;
