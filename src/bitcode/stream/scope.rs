//! The active abbreviations: those of the open blocks, and those from BLOCKINFO by block id. Source: LLVM Bitcode File
//! Format, "Blocks" and "#0 - BLOCKINFO Block".

use super::Limits;
use super::abbreviation::{Abbreviation, Operand, UNABBREVIATED};
use super::error::ErrorKind;
use crate::bitcode::names::block::BLOCKINFO;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The width of abbreviation ids at the top level.
const OUTER_WIDTH: u32 = 2;

/// The id of unabbreviated records.
const NO_ABBREVIATION: u32 = 3;

/// The first id of an abbreviation defined by the stream.
const FIRST_DEFINED: u32 = 4;

type Info = BTreeMap<u32, Arc<Vec<Abbreviation>>>;

#[derive(Clone, Debug)]
pub(super) struct Scope {
    pub(super) id: u32,
    pub(super) width: u32,
    /// The bit offset of its first item.
    pub(super) body: u64,
    /// The length in its header.
    pub(super) words: u32,
    info: Arc<Vec<Abbreviation>>,
    own: Vec<Abbreviation>,
    operands: usize,
}

#[derive(Clone, Debug)]
pub(super) struct Scopes {
    open: Vec<Scope>,
    info: Info,
    /// Definitions of the currently open BLOCKINFO; they replace the previous ones.
    gathered: Info,
    described: Option<u32>,
    none: Arc<Vec<Abbreviation>>,
    limits: Limits,
    /// The total number of operands of all active abbreviations.
    operands: usize,
    operands_of_info: usize,
}

impl Scopes {
    pub(super) fn new(limits: Limits) -> Scopes {
        let (open, info, gathered, none) = (Vec::new(), Info::new(), Info::new(), Arc::default());
        Scopes { open, info, gathered, described: None, none, limits, operands: 0, operands_of_info: 0 }
    }

    /// The innermost open block.
    pub(super) fn innermost(&self) -> Option<&Scope> {
        self.open.last()
    }

    pub(super) fn depth(&self) -> usize {
        self.open.len()
    }

    pub(super) fn width(&self) -> u32 {
        self.innermost().map_or(OUTER_WIDTH, |scope| scope.width)
    }

    /// Checks whether a block with this abbreviation id width can be entered.
    pub(super) fn check(&self, width: u32) -> Result<(), ErrorKind> {
        if self.open.len() >= self.limits.depth {
            return Err(ErrorKind::TooDeep);
        }
        // The ids 0 to 3 are predefined, so two bits are the minimum.
        if (2..=32).contains(&width) { Ok(()) } else { Err(ErrorKind::BlockWidth(width)) }
    }

    pub(super) fn enter(&mut self, id: u32, width: u32, body: u64, words: u32) {
        if id == BLOCKINFO {
            self.gathered = Info::new();
            self.described = None;
            self.operands -= std::mem::take(&mut self.operands_of_info);
        }
        let info = self.info.get(&id).unwrap_or(&self.none).clone();
        self.open.push(Scope { id, width, body, words, info, own: Vec::new(), operands: 0 });
    }

    pub(super) fn leave(&mut self) -> Option<Scope> {
        let scope = self.open.pop()?;
        self.operands -= scope.operands;
        if scope.id == BLOCKINFO {
            self.info = std::mem::take(&mut self.gathered);
        }
        Some(scope)
    }

    /// SETBID: the following definitions are for blocks with this id.
    pub(super) fn describe(&mut self, id: u32) {
        self.described = Some(id);
    }

    /// The number of operands that the next abbreviation may have.
    pub(super) fn room(&self) -> usize {
        self.limits.operands.saturating_sub(self.operands)
    }

    /// Defines an abbreviation; returns the stored copy.
    pub(super) fn define(&mut self, abbreviation: Abbreviation) -> Result<&Abbreviation, ErrorKind> {
        let operands = abbreviation.operands().len();
        if operands > self.room() {
            return Err(ErrorKind::TooManyOperands);
        }
        self.operands += operands;
        let Some(scope) = self.open.last_mut() else { return Err(ErrorKind::NotABlock) };
        let list = if scope.id == BLOCKINFO {
            self.operands_of_info += operands;
            let id = self.described.ok_or(ErrorKind::NoBlockId)?;
            Arc::make_mut(self.gathered.entry(id).or_default())
        } else {
            scope.operands += operands;
            &mut scope.own
        };
        list.push(abbreviation);
        list.last().ok_or(ErrorKind::NotABlock)
    }

    #[inline]
    pub(super) fn operands(&self, id: u32) -> Result<&[Operand], ErrorKind> {
        let unknown = ErrorKind::NoAbbreviation(id);
        let Some(n) = id.checked_sub(FIRST_DEFINED) else {
            return if id == NO_ABBREVIATION { Ok(UNABBREVIATED) } else { Err(unknown) };
        };
        let (scope, n) = (self.open.last().ok_or(unknown)?, n as usize);
        let found = scope.info.get(n).or_else(|| scope.own.get(n.checked_sub(scope.info.len())?));
        found.map(Abbreviation::operands).ok_or(unknown)
    }
}
