//! Source files and the table of their checksums (`DEBUG_S_FILECHKSMS`).

use super::FILE_CHECKSUMS;
use super::numbered::Numbered;
use super::strings::Strings;
use crate::model::{Deferred, Definition, Model};
use crate::parse::ast::{Expr, Name};

#[derive(Debug)]
pub struct File {
    /// Offset of the name in the string table.
    name: u32,
    checksum: Vec<u8>,
    kind: u8,
    /// Offset of the entry in the checksum table; set by `.cv_filechecksums`.
    pub(super) offset: Option<u32>,
    /// The symbol whose value is the offset, and the source position of its first use.
    symbol: Option<(Name, u32)>,
}

impl File {
    /// The size of the file's entry in the checksum table, in bytes.
    fn size(&self) -> u32 {
        match self.kind {
            0 => 8,
            _ => (6 + self.checksum.len() as u32).next_multiple_of(4),
        }
    }
}

#[derive(Debug, Default)]
pub struct Files {
    list: Vec<File>,
    numbers: Numbered,
}

impl Files {
    pub(super) fn add(
        &mut self,
        number: u32,
        name: &[u8],
        checksum: Vec<u8>,
        kind: u8,
        strings: &mut Strings,
    ) -> Result<(), &'static str> {
        let mut at = strings.add(name);
        let new = self.list.len() as u32;
        if !self.numbers.insert(number, new) {
            return Err("file number already allocated");
        }
        if name.is_empty() {
            at = strings.add(b"<stdin>");
        }
        self.list.push(File { name: at, checksum, kind, offset: None, symbol: None });
        Ok(())
    }

    #[inline]
    pub fn get(&self, number: u32) -> Option<&File> {
        self.list.get(self.numbers.get(number)? as usize)
    }

    /// Assigns every file its offset in the checksum table and returns the number of files. The error is the first
    /// missing number.
    pub(super) fn assign_offsets(&mut self) -> Result<u32, u32> {
        let mut offset = 0;
        let count = self.list.len() as u32;
        for number in 1..=count {
            let index = self.numbers.get(number).ok_or(number)?;
            let file = &mut self.list[index as usize];
            file.offset = Some(offset);
            offset += file.size();
        }
        Ok(count)
    }

    pub fn has_checksums(&self) -> bool {
        self.list.iter().any(|f| f.kind != 0)
    }

    pub fn offset_symbol(&mut self, number: u32, model: &mut Model, source_pos: u32) -> Option<Name> {
        let index = self.numbers.get(number)?;
        let file = &mut self.list[index as usize];
        Some(file.symbol.get_or_insert_with(|| (model.anonymous(b"checksum_offset"), source_pos)).0)
    }

    pub fn define_offsets(&self, model: &mut Model) -> Vec<(u32, u32)> {
        let mut missing = Vec::new();
        for (number, index) in self.numbers.iter() {
            let file = &self.list[index as usize];
            let Some((symbol, source_pos)) = file.symbol else { continue };
            if file.offset.is_none() {
                missing.push((number, source_pos));
            }
            let value = model.expr(Expr::Int(i64::from(file.offset.unwrap_or(0))));
            model.symbol_mut(symbol).definition = Definition::Variable(value);
        }
        missing
    }

    /// The number of bytes after the last padding, and whether the table contains no padding at all.
    pub(super) fn known_size(&self, count: u32) -> (u32, bool) {
        let files = (1..=count).filter_map(|number| self.get(number));
        let plain = files.rev().take_while(|file| file.kind == 0).count() as u32;
        if plain == count { (8 + 8 * plain, true) } else { (8 * plain, false) }
    }

    /// Writes the subsection, which starts at offset `at` of its section. As in llvm-mc, the offsets of the entries
    /// assume an aligned subsection, while the entries are padded according to their actual address.
    pub(super) fn write(&self, count: u32, at: u64, out: &mut Deferred) {
        out.word(FILE_CHECKSUMS);
        out.word(0);
        for number in 1..=count {
            let Some(file) = self.get(number) else { continue };
            out.word(file.name);
            if file.kind == 0 {
                out.word(0);
                continue;
            }
            out.bytes.push(file.checksum.len() as u8);
            out.bytes.push(file.kind);
            out.bytes.extend_from_slice(&file.checksum);
            let end = at + out.bytes.len() as u64;
            let padding = end.next_multiple_of(4) - end;
            out.bytes.resize(out.bytes.len() + padding as usize, 0);
        }
        let size = out.bytes.len() as u32 - 8;
        out.bytes[4..8].copy_from_slice(&size.to_le_bytes());
    }
}
