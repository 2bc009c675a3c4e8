//! Metadata lists: linker options, dependent libraries and module flags. Everything else is skipped.

use super::{Module, SummaryError};
use crate::bitcode::stream::{EventKind, Reader, Record};
use crate::bitcode::strings::metadata_strings;

pub(in crate::bitcode) mod code {
    pub(in crate::bitcode) const VALUE: u32 = 2;
    pub(in crate::bitcode) const NODE: u32 = 3;
    pub(in crate::bitcode) const NAME: u32 = 4;
    pub(in crate::bitcode) const DISTINCT_NODE: u32 = 5;
    pub(in crate::bitcode) const KIND: u32 = 6;
    pub(in crate::bitcode) const NAMED_NODE: u32 = 10;
    pub(in crate::bitcode) const STRINGS: u32 = 35;
    pub(in crate::bitcode) const GLOBAL_DECL_ATTACHMENT: u32 = 36;
    pub(in crate::bitcode) const INDEX_OFFSET: u32 = 38;
    pub(in crate::bitcode) const INDEX: u32 = 39;
}

const LINKER_OPTIONS: &[u8] = b"llvm.linker.options";
const DEPENDENT_LIBRARIES: &[u8] = b"llvm.dependent-libraries";
const MODULE_FLAGS: &[u8] = b"llvm.module.flags";

/// The flag that is kept.
pub(in crate::bitcode) const CODE_MODEL: &[u8] = b"Code Model";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum List {
    Options,
    Libraries,
    Flags,
}

impl List {
    fn of(name: &[u8]) -> Option<List> {
        match name {
            LINKER_OPTIONS => Some(List::Options),
            DEPENDENT_LIBRARIES => Some(List::Libraries),
            MODULE_FLAGS => Some(List::Flags),
            _ => None,
        }
    }
}

/// Calls `see` with each record of the block that was just entered and the number of the metadata it defines; leaves
/// the block.
pub(in crate::bitcode) fn records(
    reader: &mut Reader<'_>,
    mut see: impl FnMut(&Record<'_>, u64),
) -> Result<(), SummaryError> {
    let (depth, mut number) = (reader.depth(), 0u64);
    while reader.depth() >= depth {
        let Some(event) = reader.event()? else { break };
        match event.kind {
            EventKind::Enter(_) => drop(reader.skip_block()?),
            EventKind::Record(record) => {
                see(&record, number);
                number = number.saturating_add(match record.code {
                    code::STRINGS => record.operands().next().unwrap_or(0),
                    code::NAME | code::KIND | code::NAMED_NODE | code::INDEX_OFFSET | code::INDEX => 0,
                    code::GLOBAL_DECL_ATTACHMENT => 0,
                    _ => 1,
                });
            }
            _ => {}
        }
    }
    Ok(())
}

/// Reads the lists in the block that was just entered.
pub(super) fn read(module: &mut Module<'_>, reader: &mut Reader<'_>) -> Result<(), SummaryError> {
    let mut again = reader.clone();
    // The nodes of the lists, which precede them.
    let (mut listed, mut name) = (Vec::new(), Vec::new());
    records(reader, |record, _| match record.code {
        code::NAME => name = if record.len <= 32 { record.text() } else { Vec::new() },
        code::NAMED_NODE => {
            if let Some(list) = List::of(&name) {
                listed.extend(record.operands().map(|node| (node, list)));
            }
        }
        _ => {}
    })?;
    if listed.is_empty() {
        return Ok(());
    }
    let mut wanted: Vec<(u64, usize)> = listed.iter().enumerate().map(|(at, (node, _))| (*node, at)).collect();
    wanted.sort_unstable();
    // The strings of each node, by number.
    let mut words: Vec<Vec<u64>> = vec![Vec::new(); listed.len()];
    let mut strings = again.clone();
    records(&mut again, |record, number| {
        if matches!(record.code, code::NODE | code::DISTINCT_NODE) {
            let from = wanted.partition_point(|row| row.0 < number);
            for (_, at) in wanted[from..].iter().take_while(|row| row.0 == number) {
                // Operands are metadata numbers plus 1.
                words[*at] = record.operands().filter_map(|operand| operand.checked_sub(1)).collect();
            }
        }
    })?;
    let mut needed: Vec<u64> = words.iter().flatten().copied().collect();
    needed.sort_unstable();
    needed.dedup();
    let mut texts: Vec<Vec<u8>> = vec![Vec::new(); needed.len()];
    let mut values: Vec<(u64, u32)> = Vec::new();
    records(&mut strings, |record, number| {
        // Type and value.
        if record.code == code::VALUE
            && needed.binary_search(&number).is_ok()
            && let Some(value) = record.operands().nth(1)
        {
            values.push((number, value as u32));
        }
        if record.code == code::STRINGS {
            for (string, number) in metadata_strings(record).zip(number..) {
                if let Ok(at) = needed.binary_search(&number) {
                    texts[at] = string.to_vec();
                }
            }
        }
    })?;
    for ((_, list), words) in listed.iter().zip(words) {
        let text = |word: &u64| needed.binary_search(word).ok().map(|at| &texts[at]);
        match (list, &words[..]) {
            (List::Options, words) => module.linker_options.push(words.iter().filter_map(text).cloned().collect()),
            (List::Libraries, words) => {
                module.dependent_libraries.extend(words.iter().filter_map(text).take(1).cloned())
            }
            (List::Flags, [_, name, value]) if text(name).is_some_and(|name| name == CODE_MODEL) => {
                let value = values.binary_search_by_key(value, |row| row.0).ok().map(|at| (CODE_MODEL, values[at].1));
                module.flags.extend(value);
            }
            (List::Flags, _) => {}
        }
    }
    Ok(())
}
