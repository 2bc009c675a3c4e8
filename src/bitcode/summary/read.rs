//! Reads a module: its records, and the nested blocks that affect its symbols.

use super::constants::Constants;
use super::metadata;
use super::outline::ModulePart;
use super::types::Types;
use super::values::{Names, comdat, value};
use super::{Module, SummaryError};
use crate::bitcode::names::block;
use crate::bitcode::stream::{EventKind, Reader};

pub(super) mod code {
    pub(in super::super) const VERSION: u32 = 1;
    pub(in super::super) const TRIPLE: u32 = 2;
    pub(in super::super) const DATALAYOUT: u32 = 3;
    pub(in super::super) const ASM: u32 = 4;
    pub(in super::super) const SECTIONNAME: u32 = 5;
    pub(in super::super) const GLOBALVAR: u32 = 7;
    pub(in super::super) const FUNCTION: u32 = 8;
    pub(in super::super) const GCNAME: u32 = 11;
    pub(in super::super) const COMDAT: u32 = 12;
    pub(in super::super) const ALIAS: u32 = 14;
    pub(in super::super) const SOURCE_FILENAME: u32 = 16;
    pub(in super::super) const IFUNC: u32 = 18;
}

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
    Ok(module)
}

fn inner(module: &mut Module<'_>, id: u32, reader: &mut Reader<'_>) -> Result<(), SummaryError> {
    match id {
        // The reader needs the abbreviations defined here.
        block::BLOCKINFO => {
            let depth = reader.depth();
            while reader.depth() >= depth && reader.event()?.is_some() {}
        }
        block::METADATA => metadata::read(module, reader)?,
        block::CONSTANTS => module.constants = Constants::read(reader, module.values.len() as u32)?,
        block::PARAMATTR_GROUP => module.attributes.read(reader, true)?,
        block::PARAMATTR => module.attributes.read(reader, false)?,
        block::TYPES => module.types = Types::read(reader)?,
        _ => drop(reader.skip_block()?),
    }
    Ok(())
}
