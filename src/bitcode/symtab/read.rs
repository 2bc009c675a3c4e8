//! Reads the symbol table of a file: little-endian 32-bit words; strings are references into a string table. Source:
//! `llvm/Object/IRSymtab.h`, `irsymtab::storage`.

use super::{IrSymbol, SymbolFlags, Symtab, SymtabComdat, SymtabError, Text};
use crate::bitcode::summary::values::{selection, visibility};

/// The supported version. LLVM has written no other since 2020.
const VERSION: u32 = 3;

mod size {
    pub(super) const TEXT: usize = 8;
    pub(super) const MODULE: usize = 12;
    pub(super) const COMDAT: usize = 12;
    pub(super) const SYMBOL: usize = 24;
    pub(super) const UNCOMMON: usize = 24;
}

/// Bits of a symbol's flags that [`SymbolFlags`] does not have.
mod bit {
    pub(super) const VISIBILITY: u32 = 3;
    pub(super) const HAS_UNCOMMON: u32 = 1 << 2;
}

const NO_COMDAT: u32 = u32::MAX;

struct Table<'a> {
    bytes: &'a [u8],
    strings: &'a [u8],
}

impl<'a> Table<'a> {
    fn word(&self, at: usize) -> Result<u32, SymtabError> {
        let bytes = self.bytes.get(at..).and_then(|rest| rest.first_chunk());
        bytes.map(|bytes| u32::from_le_bytes(*bytes)).ok_or(SymtabError::Table(at))
    }

    fn text(&self, at: usize) -> Result<Text<'a>, SymtabError> {
        let (start, size) = (self.word(at)? as usize, self.word(at + 4)? as usize);
        self.strings.get(start..start + size).map(Text::Borrowed).ok_or(SymtabError::Table(at))
    }

    fn records(&self, at: usize, size: usize) -> Result<impl ExactSizeIterator<Item = usize> + use<>, SymtabError> {
        let (start, count) = (self.word(at)? as usize, self.word(at + 4)? as usize);
        let end = count.checked_mul(size).and_then(|size| start.checked_add(size));
        end.filter(|end| *end <= self.bytes.len()).ok_or(SymtabError::Table(at))?;
        Ok((0..count).map(move |n| start + n * size))
    }

    fn symbol(&self, at: usize) -> Result<(IrSymbol<'a>, bool), SymtabError> {
        let (comdat, flags) = (self.word(at + 16)?, self.word(at + 20)?);
        let symbol = IrSymbol {
            name: self.text(at)?,
            ir_name: self.text(at + size::TEXT)?,
            comdat: (comdat != NO_COMDAT).then_some(comdat),
            visibility: visibility((flags & bit::VISIBILITY).into()),
            flags: SymbolFlags::from_bits(flags & !(bit::VISIBILITY | bit::HAS_UNCOMMON)),
            ..IrSymbol::default()
        };
        Ok((symbol, flags & bit::HAS_UNCOMMON != 0))
    }
}

/// Reads a table; `None` if it has another version.
pub(super) fn symtab<'a>(bytes: &'a [u8], strings: &'a [u8]) -> Result<Option<Symtab<'a>>, SymtabError> {
    let table = Table { bytes, strings };
    if bytes.is_empty() || table.word(0)? != VERSION {
        return Ok(None);
    }
    // The fields of the header after the version, each of 8 bytes.
    let [producer, modules, comdats, symbols, uncommons, triple, source_name, linker_options, dependent_libraries] =
        std::array::from_fn(|n| 4 + 8 * n);
    let mut found = Symtab {
        producer: table.text(producer)?,
        triple: table.text(triple)?,
        source_name: table.text(source_name)?,
        linker_options: table.text(linker_options)?,
        ..Symtab::default()
    };
    for at in table.records(dependent_libraries, size::TEXT)? {
        found.dependent_libraries.push(table.text(at)?);
    }
    for at in table.records(comdats, size::COMDAT)? {
        // The numbers are those of a module's records, minus 1.
        let selection = selection(u64::from(table.word(at + size::TEXT)?) + 1);
        found.comdats.push(SymtabComdat { name: table.text(at)?, selection });
    }
    let mut has_uncommon = Vec::new();
    for at in table.records(symbols, size::SYMBOL)? {
        let (symbol, more) = table.symbol(at)?;
        if symbol.comdat.is_some_and(|comdat| comdat as usize >= found.comdats.len()) {
            return Err(SymtabError::Table(at));
        }
        found.symbols.push(symbol);
        has_uncommon.push(more);
    }
    // Uncommon properties are in the order of the symbols, starting at the module's first index.
    let uncommons: Vec<usize> = table.records(uncommons, size::UNCOMMON)?.collect();
    let mut end = 0;
    for at in table.records(modules, size::MODULE)? {
        let (range, first) = (table.word(at)? as usize..table.word(at + 4)? as usize, table.word(at + 8)? as usize);
        // Module ranges have to be consecutive, so that no symbol is visited twice.
        if range.start != end || range.end < range.start || range.end > found.symbols.len() {
            return Err(SymtabError::Table(at));
        }
        end = range.end;
        let mut places = uncommons.get(first..).unwrap_or_default().iter();
        for n in range.clone().filter(|n| has_uncommon[*n]) {
            let place = *places.next().ok_or(SymtabError::Table(at))?;
            let symbol = &mut found.symbols[n];
            (symbol.common_size, symbol.common_align) = (table.word(place)?.into(), table.word(place + 4)?);
            (symbol.fallback, symbol.section) = (table.text(place + 8)?, table.text(place + 16)?);
        }
        found.modules.push(range);
    }
    Ok(Some(found))
}
