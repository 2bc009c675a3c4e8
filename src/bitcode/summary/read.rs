//! Reads a module: its records, and the nested blocks that affect its symbols.

use super::outline::ModulePart;
use super::types::Types;
use super::values::{Names, comdat, value};
use super::{Module, SummaryError};
use crate::bitcode::names::{block, module as code};
use crate::bitcode::stream::{Error, EventKind, Reader};

/// The module version with names in a string table.
const WITH_STRING_TABLE: u64 = 2;

pub(in crate::bitcode) fn module(part: ModulePart<'_>) -> Result<Module<'_>, SummaryError> {
    let ModulePart { producer, mut reader, strings } = part;
    let (names, mut operands) = (Names(strings), Vec::new());
    let mut module = Module { producer, ..Module::default() };
    let outer = reader.depth();
    while reader.depth() >= outer {
        let Some(event) = reader.event()? else { break };
        let record = match event.kind {
            EventKind::Enter(enter) => {
                inner(&mut module, enter.id, &mut reader)?;
                continue;
            }
            EventKind::Record(record) => record,
            _ => continue,
        };
        let text = || String::from_utf8_lossy(&record.text()).into_owned();
        let wrong = SummaryError::Record { at: event.span.start, block: block::MODULE, code: record.code };
        match record.code {
            code::VERSION => match record.operands().next() {
                Some(version) if version < WITH_STRING_TABLE => return Err(SummaryError::Version(version)),
                _ => {}
            },
            code::TRIPLE => module.triple = text(),
            code::DATALAYOUT => module.data_layout = text(),
            code::ASM => module.assembly = record.text(),
            code::SOURCE_FILENAME => module.source_name = record.text(),
            code::SECTIONNAME => module.sections.push(record.text()),
            code::GCNAME => module.collectors.push(record.text()),
            code::COMDAT | code::GLOBALVAR | code::FUNCTION | code::ALIAS | code::IFUNC => {
                operands.clear();
                // No relevant record has more operands.
                operands.extend(record.operands().take(32));
                if record.code == code::COMDAT {
                    module.comdats.push(comdat(&operands, names).ok_or(wrong)?);
                } else {
                    let found = value(record.code, &operands, names).ok_or(wrong)?;
                    let is_there = |place: Option<u32>, list: usize| place.is_none_or(|at| (at as usize) < list);
                    if !is_there(found.section, module.sections.len()) || !is_there(found.comdat, module.comdats.len())
                    {
                        return Err(wrong);
                    }
                    module.values.push(found);
                }
            }
            _ => {}
        }
    }
    let metadata = &module.metadata;
    let words = |node: &u32| metadata.operands(*node).filter_map(|word| metadata.string(word)).map(<[u8]>::to_vec);
    module.linker_options = metadata.list("llvm.linker.options").iter().map(|node| words(node).collect()).collect();
    module.dependent_libraries =
        metadata.list("llvm.dependent-libraries").iter().filter_map(|node| words(node).next()).collect();
    Ok(module)
}

fn inner(module: &mut Module<'_>, id: u32, reader: &mut Reader<'_>) -> Result<(), Error> {
    match id {
        // The reader needs the abbreviations defined here.
        block::BLOCKINFO => reader.records(|_| {}),
        block::METADATA => module.metadata.read(reader),
        block::METADATA_KIND => module.metadata.read_kinds(reader),
        block::CONSTANTS => module.constants.read(reader, module.values.len() as u32),
        block::PARAMATTR_GROUP => module.attributes.read_groups(reader),
        block::PARAMATTR => module.attributes.read_lists(reader),
        block::TYPES => Types::read(reader).map(|types| module.types = types),
        _ => reader.skip_block().map(drop),
    }
}
