//! Metadata that affects objects: named lists, and attachments of globals. All other metadata is only counted. Source:
//! `llvm/Bitcode/LLVMBitCodes.h`, the codes of METADATA and METADATA_KIND.

use crate::bitcode::names::{metadata as code, metadata_kind as kinds};
use crate::bitcode::stream::{Error, Reader};
use crate::bitcode::strings::metadata_strings;
use std::collections::HashMap;

#[derive(Clone, Copy, Debug)]
enum Row {
    Other,
    /// A range of the pool of strings.
    String(u32, u32),
    /// A value or constant, by number.
    Value(u32),
    /// A range of the pool of operands; each is a metadata number plus 1, or 0 for null.
    Node(u32, u32),
}

#[derive(Clone, Debug, Default)]
pub(in crate::bitcode) struct Metadata {
    rows: Vec<Row>,
    operands: Vec<u32>,
    strings: Vec<u8>,
    named: Vec<(Vec<u8>, Vec<u32>)>,
    /// Value, kind, node.
    attached: Vec<(u32, u32, u32)>,
    kinds: HashMap<u32, Vec<u8>>,
}

impl Metadata {
    pub(super) fn read(&mut self, reader: &mut Reader<'_>) -> Result<(), Error> {
        let mut name = Vec::new();
        reader.records(|record| {
            let mut operands = record.operands();
            let row = match record.code {
                code::STRINGS => {
                    for string in metadata_strings(record) {
                        let start = self.strings.len() as u32;
                        self.strings.extend_from_slice(string);
                        self.rows.push(Row::String(start, self.strings.len() as u32));
                    }
                    return;
                }
                code::NAME => return name = record.text(),
                code::NAMED_NODE => {
                    let nodes = operands.map(|node| node as u32).collect();
                    return self.named.push((std::mem::take(&mut name), nodes));
                }
                code::GLOBAL_DECL_ATTACHMENT => {
                    let value = operands.next().unwrap_or(0) as u32;
                    while let (Some(kind), Some(node)) = (operands.next(), operands.next()) {
                        self.attached.push((value, kind as u32, node as u32));
                    }
                    return;
                }
                code::KIND | code::INDEX_OFFSET | code::INDEX => return,
                code::VALUE => Row::Value(operands.nth(1).unwrap_or(0) as u32),
                code::NODE | code::DISTINCT_NODE => {
                    let start = self.operands.len() as u32;
                    self.operands.extend(operands.map(|operand| operand as u32));
                    Row::Node(start, self.operands.len() as u32)
                }
                _ => Row::Other,
            };
            self.rows.push(row);
        })
    }

    pub(super) fn read_kinds(&mut self, reader: &mut Reader<'_>) -> Result<(), Error> {
        reader.records(|record| {
            let mut operands = record.operands();
            if let (kinds::KIND, Some(kind)) = (record.code, operands.next()) {
                self.kinds.insert(kind as u32, operands.map(|letter| letter as u8).collect());
            }
        })
    }

    pub(in crate::bitcode) fn list(&self, name: &str) -> &[u32] {
        self.named.iter().find(|row| row.0 == name.as_bytes()).map_or(&[], |row| &row.1)
    }

    /// The attachments of values: value, name of the kind, node.
    pub(in crate::bitcode) fn attached(&self) -> impl Iterator<Item = (u32, &[u8], u32)> {
        let name = |kind: u32| self.kinds.get(&kind).map_or(&[][..], Vec::as_slice);
        self.attached.iter().map(move |(value, kind, node)| (*value, name(*kind), *node))
    }

    /// The operands of a node, as metadata numbers.
    pub(in crate::bitcode) fn operands(&self, node: u32) -> impl Iterator<Item = Option<u32>> {
        let range = match self.rows.get(node as usize) {
            Some(Row::Node(start, end)) => self.operands.get(*start as usize..*end as usize).unwrap_or_default(),
            _ => &[],
        };
        range.iter().map(|operand| operand.checked_sub(1))
    }

    pub(in crate::bitcode) fn string(&self, number: Option<u32>) -> Option<&[u8]> {
        match self.rows.get(number? as usize)? {
            Row::String(start, end) => self.strings.get(*start as usize..*end as usize),
            _ => None,
        }
    }

    /// The number of the value or constant that a metadata node wraps.
    pub(in crate::bitcode) fn value(&self, number: Option<u32>) -> Option<u32> {
        match self.rows.get(number? as usize)? {
            Row::Value(value) => Some(*value),
            _ => None,
        }
    }
}
