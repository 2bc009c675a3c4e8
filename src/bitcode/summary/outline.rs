//! The top-level blocks: the modules, and the string table of each. Source: LLVM Bitcode File Format, "STRTAB_BLOCK
//! Contents".

use super::SummaryError;
use crate::bitcode::names::{block, identification, strtab};
use crate::bitcode::stream::{Error, EventKind, IR_MAGIC, Reader, Record};

#[derive(Clone, Debug)]
pub(in crate::bitcode) struct ModulePart<'a> {
    pub(in crate::bitcode) producer: String,
    /// Positioned in the module, after its header.
    pub(in crate::bitcode) reader: Reader<'a>,
    pub(in crate::bitcode) strings: &'a [u8],
}

#[derive(Clone, Debug, Default)]
pub(in crate::bitcode) struct Outline<'a> {
    pub(in crate::bitcode) modules: Vec<ModulePart<'a>>,
    /// The first symbol table, and the string table that follows it.
    pub(super) symtab: Option<&'a [u8]>,
    pub(super) symtab_strings: Option<&'a [u8]>,
}

impl<'a> Outline<'a> {
    pub(in crate::bitcode) fn new(stream: &'a [u8]) -> Result<Outline<'a>, SummaryError> {
        let mut reader = Reader::new(stream)?;
        if reader.magic() != IR_MAGIC {
            return Err(SummaryError::NotIr);
        }
        let (mut outline, mut producer, mut named) = (Outline::default(), String::new(), 0);
        while let Some(event) = reader.event()? {
            let EventKind::Enter(enter) = event.kind else { continue };
            match enter.id {
                block::IDENTIFICATION => {
                    let text = first(&mut reader, identification::STRING, |record| record.text())?;
                    producer = String::from_utf8_lossy(&text.unwrap_or_default()).into_owned();
                }
                block::MODULE => {
                    let part = ModulePart { producer: producer.clone(), reader: reader.clone(), strings: &[] };
                    outline.modules.push(part);
                    reader.skip_block()?;
                }
                block::STRTAB => {
                    if let Some(strings) = blob(&mut reader, stream)? {
                        outline.modules[named..].iter_mut().for_each(|part| part.strings = strings);
                        named = outline.modules.len();
                        if outline.symtab.is_some() {
                            outline.symtab_strings.get_or_insert(strings);
                        }
                    }
                }
                block::SYMTAB => {
                    let found = blob(&mut reader, stream)?;
                    outline.symtab = outline.symtab.or(found);
                }
                _ => drop(reader.skip_block()?),
            }
        }
        Ok(outline)
    }
}

/// Applies a function to the first record with this code in the block that was just entered; leaves the block.
fn first<T>(reader: &mut Reader<'_>, code: u32, apply: impl Fn(&Record<'_>) -> T) -> Result<Option<T>, Error> {
    let mut found = None;
    reader.records(|record| {
        if record.code == code && found.is_none() {
            found = Some(apply(record));
        }
    })?;
    Ok(found)
}

/// The blob of the block that was just entered, a string or symbol table; leaves the block.
fn blob<'a>(reader: &mut Reader<'_>, stream: &'a [u8]) -> Result<Option<&'a [u8]>, Error> {
    let place = first(reader, strtab::BLOB, |record| record.blob_place())?;
    Ok(place.flatten().and_then(|place| stream.get(place)))
}
