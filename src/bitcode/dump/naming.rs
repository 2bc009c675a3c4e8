//! Names of blocks and records: from the tables, or defined by the stream's BLOCKINFO.

use crate::bitcode::names::{self, Name, blockinfo};
use crate::bitcode::stream::Record;
use std::collections::BTreeMap;
use std::fmt;

/// The set of names that a dump uses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Naming {
    /// The names that `llvm-bcanalyzer` 22 knows; all others are numbers.
    #[default]
    Analyzer,
    /// All known names.
    All,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Names {
    naming: Naming,
    /// True if the stream is LLVM IR, so that the tables apply.
    is_ir: bool,
    described: u32,
    blocks: BTreeMap<u32, String>,
    records: BTreeMap<(u32, u32), String>,
}

pub(super) enum Shown<'n> {
    Name(&'n str),
    Number(&'static str, u32),
}

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Shown::Name(name) => f.write_str(name),
            Shown::Number(what, number) => write!(f, "{what}{number}"),
        }
    }
}

impl Names {
    pub(super) fn new(naming: Naming, is_ir: bool) -> Names {
        Names { naming, is_ir, ..Names::default() }
    }

    /// Clears the names; a new BLOCKINFO replaces the previous one.
    pub(super) fn forget(&mut self) {
        self.blocks.clear();
        self.records.clear();
    }

    pub(super) fn learn(&mut self, record: &Record<'_>) {
        let text = |skipped| {
            let bytes: Vec<u8> = record.operands().skip(skipped).map(|operand| operand as u8).collect();
            String::from_utf8_lossy(&bytes).into_owned()
        };
        let first = record.operands().next();
        match (record.code, first) {
            (blockinfo::SETBID, Some(id)) => self.described = id as u32,
            (blockinfo::BLOCKNAME, _) => drop(self.blocks.insert(self.described, text(0))),
            (blockinfo::SETRECORDNAME, Some(code)) => {
                self.records.entry((self.described, code as u32)).or_insert_with(|| text(1));
            }
            _ => {}
        }
    }

    fn shown(&self, name: Option<Name>) -> Option<&'static str> {
        name.filter(|name| name.shown || self.naming == Naming::All).map(|name| name.text)
    }

    pub(super) fn block_name(&self, id: u32) -> Option<&str> {
        let own = self.blocks.get(&id).filter(|name| !name.is_empty()).map(String::as_str);
        own.or_else(|| self.shown(names::block(id).filter(|_| self.is_ir || id == names::block::BLOCKINFO)))
    }

    pub(super) fn block(&self, id: u32) -> Shown<'_> {
        self.block_name(id).map_or(Shown::Number("UnknownBlock", id), Shown::Name)
    }

    pub(super) fn record(&self, block: u32, code: u32) -> Shown<'_> {
        let own = self.records.get(&(block, code)).map(String::as_str);
        let is_known = self.is_ir || block == names::block::BLOCKINFO;
        let name = own.or_else(|| self.shown(names::record(block, code).filter(|_| is_known)));
        name.map_or(Shown::Number("UnknownCode", code), Shown::Name)
    }
}
