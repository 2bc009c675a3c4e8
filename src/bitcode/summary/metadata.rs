//! Two lists of the metadata: options for linkers and libraries that are needed. All else is gone over.

use super::{Module, SummaryError};
use crate::bitcode::stream::{EventKind, Reader, Record};
use crate::bitcode::strings::metadata_strings;

/// Codes of METADATA.
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

/// Calls `see` with each record of the block that was entered, and the number of the metadata it is; leaves the block.
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

/// Reads the lists in the block that was entered.
pub(super) fn read(module: &mut Module<'_>, reader: &mut Reader<'_>) -> Result<(), SummaryError> {
    let mut again = reader.clone();
    // The nodes that the lists name, which stand in front of them.
    let (mut is_options, mut name) = (Vec::new(), Vec::new());
    records(reader, |record, _| match record.code {
        code::NAME => name = if record.len <= 32 { record.text() } else { Vec::new() },
        code::NAMED_NODE if name == LINKER_OPTIONS => is_options.extend(record.operands().map(|node| (node, true))),
        code::NAMED_NODE if name == DEPENDENT_LIBRARIES => {
            is_options.extend(record.operands().map(|node| (node, false)));
        }
        _ => {}
    })?;
    if is_options.is_empty() {
        return Ok(());
    }
    let mut wanted: Vec<(u64, usize)> = is_options.iter().enumerate().map(|(at, (node, _))| (*node, at)).collect();
    wanted.sort_unstable();
    // Each node's words, as numbers of strings.
    let mut words: Vec<Vec<u64>> = vec![Vec::new(); is_options.len()];
    let mut strings = again.clone();
    records(&mut again, |record, number| {
        if matches!(record.code, code::NODE | code::DISTINCT_NODE) {
            let from = wanted.partition_point(|row| row.0 < number);
            for (_, at) in wanted[from..].iter().take_while(|row| row.0 == number) {
                // An operand is one more than the number.
                words[*at] = record.operands().filter_map(|operand| operand.checked_sub(1)).collect();
            }
        }
    })?;
    let mut needed: Vec<u64> = words.iter().flatten().copied().collect();
    needed.sort_unstable();
    needed.dedup();
    let mut texts: Vec<Vec<u8>> = vec![Vec::new(); needed.len()];
    records(&mut strings, |record, number| {
        if record.code == code::STRINGS {
            for (string, number) in metadata_strings(record).zip(number..) {
                if let Ok(at) = needed.binary_search(&number) {
                    texts[at] = string.to_vec();
                }
            }
        }
    })?;
    for ((_, is_option), words) in is_options.iter().zip(words) {
        let texts = words.iter().filter_map(|word| needed.binary_search(word).ok()).map(|at| texts[at].clone());
        if *is_option {
            module.linker_options.push(texts.collect());
        } else {
            module.dependent_libraries.extend(texts.take(1));
        }
    }
    Ok(())
}
