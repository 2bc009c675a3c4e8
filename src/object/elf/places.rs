//! Where the parts of an ELF file are: known before the first byte is written.

use super::data::Elf;
use super::headers::Headers;
use super::{crel, header_size};
use crate::object::data::{Object, SymbolId};
use object::write::elf::Encoder;

/// What is as long as its numbers are large: it is encoded first.
#[derive(Debug, Default)]
pub(super) struct Compact {
    /// The relocations of all sections, if they are in the compact form, and their sizes by section.
    pub relocations: Vec<u8>,
    pub sizes: Vec<u64>,
    /// `.llvm_addrsig`
    pub significant: Vec<u8>,
}

impl Compact {
    pub(super) fn new(object: &Object<Elf>) -> Self {
        let mut compact = Compact::default();
        let Compact { relocations: out, sizes, significant } = &mut compact;
        if object.file.crel && !object.relocations.is_empty() {
            for section in &object.sections {
                let (start, relocations) = (out.len(), object.relocations(section));
                if !relocations.is_empty() {
                    crel::encode(relocations, object.file.is_64, out);
                }
                sizes.push((out.len() - start) as u64);
            }
        }
        for symbol in object.file.address_significant.iter().flatten() {
            // Writing to a vector cannot fail.
            let _ = leb128::write::unsigned(significant, u64::from(SymbolId::number(*symbol)));
        }
        compact
    }
}

/// Offset and size of what follows the sections' bytes.
#[derive(Debug, Default)]
pub(super) struct Places {
    pub groups: u64,
    pub symtab: (u64, u64),
    pub symtab_shndx: (u64, u64),
    pub relocations: u64,
    pub addrsig: (u64, u64),
    pub strtab: (u64, u64),
    /// The section headers.
    pub headers: u64,
}

impl Places {
    /// `strings` is the size of the string table.
    pub(super) fn new(
        object: &Object<Elf>,
        encoder: Encoder<object::Endianness>,
        headers: &Headers,
        compact: &Compact,
        strings: usize,
    ) -> Self {
        let (file, word) = (&object.file, encoder.address_size());
        let mut places = Places::default();
        let mut end = header_size(file.is_64) + object.contents.len() as u64;
        let mut place = |align: u64, size: u64| {
            let start = end.next_multiple_of(align);
            end = start + size;
            (start, size)
        };
        if !file.groups.is_empty() {
            let sizes = headers.groups.iter().map(|&(_, members)| 4 + 4 * u64::from(members));
            places.groups = place(4, sizes.sum()).0;
        }
        if !file.no_symbols {
            let count = object.symbols.len() as u64 + 1;
            places.symtab = place(word, count * encoder.sym_size());
            if headers.symtab_shndx.is_some() {
                places.symtab_shndx = place(1, count * 4);
            }
        }
        if !object.relocations.is_empty() {
            places.relocations = if file.crel {
                place(1, compact.relocations.len() as u64).0
            } else {
                let [rel, rela] = headers.relocations;
                place(word, rel * encoder.rel_size(false) + rela * encoder.rel_size(true)).0
            };
        }
        places.addrsig = place(1, compact.significant.len() as u64);
        places.strtab = place(1, strings as u64);
        places.headers = place(word, 0).0;
        places
    }
}
