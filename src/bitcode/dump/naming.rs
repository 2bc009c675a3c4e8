//! What blocks and records are called: by the tables, or by the stream itself.

use crate::bitcode::names::{self, Name};
use crate::bitcode::stream::Record;
use std::collections::BTreeMap;
use std::fmt;

/// Which names a dump shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Naming {
    /// Those that `llvm-bcanalyzer` 22 knows; the rest are numbers.
    #[default]
    Analyzer,
    /// All there are.
    All,
}

/// Codes of records in BLOCKINFO.
mod blockinfo {
    pub(super) const SETBID: u32 = 1;
    pub(super) const BLOCKNAME: u32 = 2;
    pub(super) const SETRECORDNAME: u32 = 3;
}

#[derive(Clone, Debug, Default)]
pub(super) struct Names {
    naming: Naming,
    /// Whether the tables are about this stream.
    is_ir: bool,
    described: u32,
    blocks: BTreeMap<u32, String>,
    records: BTreeMap<(u32, u32), String>,
}

/// A name, or a number where there is none.
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

    /// A new BLOCKINFO takes the place of the one before.
    pub(super) fn forget(&mut self) {
        self.blocks.clear();
        self.records.clear();
    }

    /// Notes what a record of BLOCKINFO says.
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

    /// The name of a block, where it has one.
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
