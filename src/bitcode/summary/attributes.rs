//! Attributes that affect the sections and names of symbols. Source: `llvm/Bitcode/LLVMBitCodes.h`, the codes of
//! PARAMATTR and PARAMATTR_GROUP; `BitcodeReader::parseAttributeGroupBlock`.

use crate::bitcode::names::{paramattr, paramattr_group};
use crate::bitcode::stream::{Error, Reader, Record};

mod form {
    pub(super) const KIND: u64 = 0;
    pub(super) const KIND_AND_NUMBER: u64 = 1;
    pub(super) const TEXT: u64 = 3;
    pub(super) const TEXT_AND_VALUE: u64 = 4;
    pub(super) const TYPE_IS_NONE: u64 = 5;
    pub(super) const TYPE: u64 = 6;
}

/// Maximum number of groups in a list; there is one for each argument, and two more.
const MAX_GROUPS: usize = 1000;

mod kind {
    pub(super) const BY_VAL: u64 = 3;
    pub(super) const STRUCT_RET: u64 = 29;
    pub(super) const IN_ALLOCA: u64 = 38;
    pub(super) const PREALLOCATED: u64 = 65;
}

/// String attributes that set a global's section.
pub(in crate::bitcode) const SECTIONS: [&[u8]; 4] =
    [b"bss-section", b"data-section", b"rodata-section", b"relro-section"];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::bitcode) enum Passed {
    /// By value: a pointer to a copy of this type.
    Copy(u32),
    /// A pointer to the memory for the result.
    Result,
}

#[derive(Clone, Debug)]
enum Attribute {
    Passed(Passed),
    /// The index in [`SECTIONS`], and the value.
    Section(usize, Vec<u8>),
}

#[derive(Clone, Debug, Default)]
pub(in crate::bitcode) struct Attributes {
    /// The group's number, the index it applies to, the attribute.
    rows: Vec<(u32, u32, Attribute)>,
    /// The ranges of the lists in the pool of groups.
    lists: Vec<(u32, u32)>,
    groups: Vec<u32>,
}

impl Attributes {
    pub(super) fn read_groups(&mut self, reader: &mut Reader<'_>) -> Result<(), Error> {
        reader.records(|record| {
            if record.code == paramattr_group::ENTRY {
                self.group(record);
            }
        })?;
        self.rows.sort_by_key(|row| row.0);
        Ok(())
    }

    /// Reads the PARAMATTR block that was just entered: lists of the numbers of groups.
    pub(super) fn read_lists(&mut self, reader: &mut Reader<'_>) -> Result<(), Error> {
        reader.records(|record| {
            if record.code == paramattr::ENTRY {
                let start = self.groups.len() as u32;
                self.groups.extend(record.operands().map(|group| group as u32));
                self.lists.push((start, self.groups.len() as u32));
            }
        })
    }

    /// Reads a group: its number, what it applies to, attributes.
    fn group(&mut self, record: &Record<'_>) {
        let mut operands = record.operands();
        let (Some(number), Some(of)) = (operands.next(), operands.next()) else { return };
        while let Some(form) = operands.next() {
            let mut text = || operands.by_ref().map_while(|letter| (letter != 0).then_some(letter as u8)).collect();
            let found = match form {
                form::KIND | form::TYPE_IS_NONE => {
                    operands.next();
                    None
                }
                form::KIND_AND_NUMBER => {
                    operands.nth(1);
                    None
                }
                form::TEXT => {
                    let _: Vec<u8> = text();
                    None
                }
                form::TEXT_AND_VALUE => {
                    let [name, value]: [Vec<u8>; 2] = [text(), text()];
                    SECTIONS.iter().position(|known| *known == name).map(|at| Attribute::Section(at, value))
                }
                form::TYPE => match (operands.next(), operands.next()) {
                    (Some(kind::STRUCT_RET), _) => Some(Attribute::Passed(Passed::Result)),
                    (Some(kind::BY_VAL | kind::IN_ALLOCA | kind::PREALLOCATED), Some(ty)) => {
                        Some(Attribute::Passed(Passed::Copy(ty as u32)))
                    }
                    _ => None,
                },
                // A range attribute; it never shares a group with attributes that are kept.
                _ => return,
            };
            self.rows.extend(found.map(|attribute| (number as u32, of as u32, attribute)));
        }
    }

    /// The attributes of a list, given its number plus 1, with what they apply to.
    fn list(&self, number: u32) -> impl Iterator<Item = &(u32, u32, Attribute)> {
        let place = number.checked_sub(1).and_then(|at| self.lists.get(at as usize)).copied().unwrap_or_default();
        let groups = self.groups.get(place.0 as usize..place.1 as usize).unwrap_or_default();
        groups.iter().take(MAX_GROUPS).flat_map(|group| {
            let from = self.rows.partition_point(|row| row.0 < *group);
            self.rows[from..].iter().take_while(|row| row.0 == *group)
        })
    }

    /// How an argument is passed, if attributes specify it.
    pub(in crate::bitcode) fn passed(&self, list: u32, argument: usize) -> Option<Passed> {
        self.list(list).filter(|row| row.1 as usize == argument + 1).find_map(|row| match row.2 {
            Attribute::Passed(passed) => Some(passed),
            Attribute::Section(..) => None,
        })
    }

    /// The section attributes of a global: the index in [`SECTIONS`] and the name.
    pub(in crate::bitcode) fn sections(&self, list: u32) -> impl Iterator<Item = (usize, &[u8])> {
        self.list(list).filter_map(|row| match &row.2 {
            Attribute::Section(at, name) => Some((*at, &name[..])),
            Attribute::Passed(_) => None,
        })
    }
}
