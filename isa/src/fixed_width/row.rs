//! The rows of a machine as its tables describe them.

use super::columns::content;
use super::fields::{Fields, base, field_name};
use super::kind::Kinds;
use super::operands::Operands;
use super::preselect;
use super::segment::{self, Segment};
use super::tags;
use crate::features::table::Conditions;
use crate::source::Source;

/// An operand or punctuation at one position.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Item<K> {
    /// How the operand is matched and encoded.
    pub kind: K,
    /// The syntactic class.
    pub tag: u16,
    /// The argument of the kind.
    pub arg: i32,
    /// Where its value is encoded.
    pub field: Vec<Segment>,
}

/// One encoding of an instruction form.
#[derive(Clone, Debug)]
pub struct Row<K> {
    /// The mnemonic.
    pub mnemonic: String,
    /// The required operands.
    pub items: Vec<Item<K>>,
    /// The fixed bits.
    pub value: u32,
    /// The fixed bits that decoders do not check.
    pub ignored: u32,
    /// The fixed bits of which other values are unpredictable.
    pub expected: u32,
    /// Only accepted as input: another row prints these encodings.
    pub is_input: bool,
    /// Prints an encoding only if no other row does.
    pub is_fallback: bool,
    /// The names and widths of all bits, from the highest down; fixed bits have no name.
    pub parts: Vec<(String, u8)>,
    /// The required features.
    pub features: Conditions,
    /// Flags of the machine.
    pub flags: u16,
    /// The row's text, for messages.
    pub text: String,
    /// Where it comes from.
    pub source: Source,
}

/// What differs between the notations of machines.
pub trait Notation: Kinds {
    /// The literal words: `word:csync`.
    const WORDS: &'static [&'static str];
    /// The shifts in the order of their numbers; the rows have no spaces in them.
    const SHIFTS: &'static [&'static str];
    /// The tag of `[` directly after an operand.
    const INDEX: u16;
    /// The kind of a number that occurs before, if it needs one.
    const SAME: Option<Self>;
    /// A field that no operand fills.
    const IMPLIED: &'static str;

    /// Reads a line that is not an alias.
    ///
    /// # Errors
    /// If the line is malformed.
    fn rows(line: &str) -> Result<Vec<Row<Self>>, String>;

    /// The default width of a field.
    fn width(field: &str) -> Option<u32>;

    /// Reads a register.
    ///
    /// # Errors
    /// If the word is malformed.
    fn register<'a>(operands: &mut Operands<'a, Self>, word: &'a str) -> Result<(), String>;

    /// The set of rows among which encodings of a row are looked up; `None` if they are not decoded.
    fn decode_set(row: &Row<Self>) -> Option<usize>;

    /// Returns whether the disassembler leaves some words with the fixed bits of a row to other rows, for their operands
    /// or their place.
    fn is_selective(row: &Row<Self>) -> bool;

    /// The classes of operands that never match an item.
    fn refused_classes(item: &Item<Self>) -> u8;

    /// The places where a row with these flags is not allowed.
    fn refused_places(_flags: u16) -> u64 {
        0
    }

    /// Returns whether brackets directly after a register are a lane.
    fn has_lanes(tag: u16) -> bool;

    /// Returns whether the argument is the position of the operand before it.
    fn is_relative(self) -> bool {
        false
    }

    /// Reads a number in a notation of the machine's own.
    ///
    /// # Errors
    /// If it is malformed.
    fn own_number(_text: &str, _fields: &Fields) -> Result<Option<Item<Self>>, String> {
        Ok(None)
    }
}

/// The rows of a machine's tables.
#[derive(Debug)]
pub struct Rows<K> {
    /// The rows in the order in which they are tried.
    pub list: Vec<Row<K>>,
    aliases: Vec<(String, String)>,
}

impl<K> Default for Rows<K> {
    fn default() -> Self {
        Rows { list: Vec::new(), aliases: Vec::new() }
    }
}

impl<K: Notation> Rows<K> {
    /// Reads a line of a table.
    ///
    /// # Errors
    /// If the line is malformed.
    pub fn read(&mut self, source: Source, line: &str) -> Result<(), String> {
        let Some(line) = content(line) else { return Ok(()) };
        if let Some((name, other)) = line.split_once(" = ") {
            self.aliases.push((name.trim().to_owned(), other.trim().to_owned()));
            return Ok(());
        }
        self.list.extend(K::rows(line)?.into_iter().map(|row| Row { source, ..row }));
        Ok(())
    }

    /// Adds the rows of aliases, `fldd = vldr`; returns errors for those without a target. A dot at the end of both
    /// names means every data type.
    pub fn resolve_aliases(&mut self) -> Vec<String> {
        let mut errors = Vec::new();
        for (name, other) in std::mem::take(&mut self.aliases) {
            let renamed = |row: &Row<K>| {
                let rest = row.mnemonic.strip_prefix(&*other)?;
                let is_other = rest.is_empty() != other.ends_with('.');
                is_other.then(|| Row { mnemonic: format!("{name}{rest}"), is_input: true, ..row.clone() })
            };
            let found: Vec<Row<K>> = self.list.iter().filter_map(renamed).collect();
            if found.is_empty() {
                errors.push(format!("unknown mnemonic '{other}': {name} = {other}"));
            }
            self.list.extend(found);
        }
        errors
    }
}

impl<K> Row<K> {
    /// The bits that must have the row's value: all but those of operands.
    #[must_use]
    pub fn mask(&self) -> u32 {
        let operands = self.items.iter().flat_map(|item| &item.field).fold(0, |all, s| all | segment::place(&[*s], !0));
        let all = u32::MAX >> (32 - self.size());
        all & !operands & !self.ignored & !self.expected
    }

    /// The shape of the operands.
    pub(super) fn shape(&self) -> u32 {
        tags::shape(self.items.iter().map(|item| item.tag))
    }

    /// What the row refuses, for the table of that name.
    #[must_use]
    pub fn refused(&self) -> u64
    where
        K: Notation,
    {
        let classes = self.items.iter().enumerate().map(|(i, item)| preselect::classes(i, K::refused_classes(item)));
        classes.fold(K::refused_places(self.flags), |all, bits| all | bits)
    }

    /// The number of bits of all operands; a value that is in two places counts once.
    #[must_use]
    pub fn free_bits(&self) -> u32 {
        self.items.iter().map(|item| segment::place(&item.field, !0).count_ones() - repeated(&item.field)).sum()
    }

    /// Of the rows that may print a word, those with the lowest rank are asked first, in their order.
    #[must_use]
    pub fn rank(&self) -> u32 {
        if self.is_fallback { u32::MAX } else { self.free_bits() }
    }

    /// The number of bits.
    #[must_use]
    pub fn size(&self) -> u32 {
        self.parts.iter().map(|part| u32::from(part.1)).sum()
    }
}

/// Checks that each field has an operand that fills it.
pub(crate) fn check_filled<K: Notation>(fields: &Fields, mnemonic: &str, operands: &str) -> Result<(), String> {
    let words = || operands.split(|c: char| !c.is_ascii_alphanumeric());
    for (name, ..) in &fields.named {
        let name = field_name(name);
        if name != K::IMPLIED && !words().any(|word| field_name(word) == name || base(word) == name) {
            return Err(format!("no operand fills the bits '{name}' of {mnemonic} {operands}"));
        }
    }
    Ok(())
}

/// The number of bits that hold a part of a value that precedes, too.
fn repeated(field: &[Segment]) -> u32 {
    let is_repeated = |(i, s): &(usize, &Segment)| field[..*i].iter().any(|before| before.from == s.from);
    field.iter().enumerate().filter(is_repeated).map(|(_, s)| u32::from(s.width)).sum()
}
