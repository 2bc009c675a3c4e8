//! Writes an ELF object file, in llvm-mc's order.
//!
//! The file: header; the sections' bytes; the groups; `.symtab` (and `.symtab_shndx`); the relocations of each section;
//! `.llvm_addrsig`; `.strtab`, which also has the section names; the section headers: null, `.strtab`, then each
//! section, preceded by its group if it is the group's first member and followed by its relocations; `.llvm_addrsig`,
//! `.symtab`, `.symtab_shndx`. (System V ABI, 4.)

use super::crel;
use super::data::{Binding, Elf, Link};
use super::headers::{Headers, Names, STRTAB};
use super::{SHT_LLVM_ADDRSIG, header_size};
use crate::object::data::{Definition, Object, Relocation, SectionId, SymbolData, SymbolId};
use crate::object::parts::{OutOfMemory, Parts};
use crate::object::strtab::{self, Entry, StringTable};
use object::elf;
use object::write::elf::{Encoder, FileHeader, FileHeaderLayout, Rel, SectionHeader, Sym};

#[derive(Debug, Default)]
pub(crate) struct ElfWriterBuffers {
    headers: Headers,
    list: Vec<Entry<'static>>,
    strings: StringTable,
    header: Vec<u8>,
}

/// Writes the file.
///
/// # Errors
/// If memory for it cannot be allocated.
pub(crate) fn write<'o>(object: &'o Object<Elf>, scratch: &mut ElfWriterBuffers) -> Result<Parts<'o>, OutOfMemory> {
    let file = &object.file;
    let endian = if file.big_endian { object::Endianness::Big } else { object::Endianness::Little };
    let encoder = Encoder::new(endian, file.is_64, elf::Machine(file.machine));
    let ElfWriterBuffers { headers, list, strings, header } = scratch;
    headers.number(object);
    let (mut texts, names) = super::headers::strings(object, headers, strtab::emptied(std::mem::take(list)));
    strings.lay_out(&texts, &[0]);
    texts.clear();
    *list = strtab::emptied(texts);
    let copied = Some(object.contents.len() as u64).filter(|&size| !Parts::stays(size)).unwrap_or(0);
    let out = Parts::default();
    let mut writer = Writer { object, encoder, headers, names, strings, out, places: Places::default() };
    writer.out.reserve(header_size(file.is_64) + copied + writer.size())?;
    writer.out.end().resize(header_size(file.is_64) as usize, 0);
    writer.out.hold(object.contents.as_slice());
    writer.groups();
    writer.symbols();
    writer.relocations();
    writer.address_significance();
    writer.string_table();
    writer.pad();
    let layout = FileHeaderLayout {
        e_phoff: 0,
        segment_num: 0,
        e_shoff: writer.out.size(),
        section_num: writer.headers.count,
        shstrtab_index: STRTAB,
    };
    writer.section_headers(&layout);
    writer.file_header(&layout, header);
    Ok(writer.out)
}

/// Offset and size of what follows the sections' bytes.
#[derive(Debug, Default)]
struct Places {
    groups: u64,
    symtab: (u64, u64),
    symtab_shndx: (u64, u64),
    relocations: u64,
    /// The sizes of relocations in the compact form, by section.
    compact: Vec<u64>,
    addrsig: (u64, u64),
    strtab: (u64, u64),
}

struct Writer<'a, 'o> {
    object: &'o Object<Elf>,
    encoder: Encoder<object::Endianness>,
    headers: &'a Headers,
    names: Names,
    strings: &'a mut StringTable,
    out: Parts<'o>,
    places: Places,
}

impl Writer<'_, '_> {
    /// An upper bound of the size of everything after the sections' bytes.
    fn size(&self) -> u64 {
        let object = self.object;
        let members: u64 = self.headers.groups.iter().map(|g| 4 + 4 * u64::from(g.1)).sum();
        let shndx = if self.headers.symtab_shndx.is_some() { 4 } else { 0 };
        let symbols = (object.symbols.len() as u64 + 1) * (self.encoder.sym_size() + shndx);
        let relocations = object.relocations.len() as u64 * self.encoder.rel_size(true);
        let listed = object.file.address_significant.as_ref().map_or(0, |list| 5 * list.len() as u64);
        let headers = u64::from(self.headers.count) * self.encoder.section_header_size();
        let padding = 64;
        let strings = Some(self.strings.bytes.len() as u64).filter(|&size| !Parts::stays(size)).unwrap_or(0);
        members + symbols + relocations + listed + strings + headers + padding
    }

    /// Pads to the size of an address.
    fn pad(&mut self) {
        self.out.pad(self.encoder.address_size());
    }

    fn groups(&mut self) {
        let groups = &self.object.file.groups;
        if groups.is_empty() {
            return;
        }
        self.out.pad(4);
        self.places.groups = self.out.size();
        let out = self.out.end();
        // Each group's flags, followed by space for its members; then the members of all groups in one pass.
        let mut free: Vec<usize> = Vec::with_capacity(groups.len());
        for (group, &(_, members)) in groups.iter().zip(&self.headers.groups) {
            out.extend_from_slice(&word(u32::from(group.comdat), self.object.file.big_endian));
            free.push(out.len());
            out.resize(out.len() + 4 * members as usize, 0);
        }
        for (i, section) in self.object.sections.iter().enumerate() {
            let Some(at) = section.header.group.and_then(|g| free.get_mut(g.0 as usize)) else { continue };
            let index = self.headers.section(SectionId(i as u32));
            for index in index..=index + u32::from(!section.relocations.is_empty()) {
                out[*at..*at + 4].copy_from_slice(&word(index, self.object.file.big_endian));
                *at += 4;
            }
        }
    }

    fn symbols(&mut self) {
        if self.object.file.no_symbols {
            return;
        }
        self.pad();
        let start = self.out.size();
        let mut extended: Vec<u32> = Vec::new();
        let out = self.out.end();
        self.encoder.null_symbol(out);
        for (symbol, &name) in self.object.symbols.iter().zip(&self.strings.offsets) {
            let large = self.encoder.symbol(out, &record(self.headers, symbol, name));
            if self.headers.symtab_shndx.is_some() {
                extended.push(large.unwrap_or(0));
            }
        }
        self.places.symtab = (start, self.out.size() - start);
        if self.headers.symtab_shndx.is_some() {
            let start = self.out.size();
            let out = self.out.end();
            let big_endian = self.object.file.big_endian;
            out.extend_from_slice(&[0; 4]);
            extended.iter().for_each(|&index| out.extend_from_slice(&word(index, big_endian)));
            self.places.symtab_shndx = (start, self.out.size() - start);
        }
    }

    fn relocations(&mut self) {
        if self.object.relocations.is_empty() {
            return;
        }
        if self.object.file.crel {
            self.places.relocations = self.out.size();
            for section in &self.object.sections {
                let start = self.out.size();
                let relocations = self.object.relocations(section);
                if !relocations.is_empty() {
                    crel::encode(relocations, self.object.file.is_64, self.out.end());
                }
                self.places.compact.push(self.out.size() - start);
            }
            return;
        }
        self.pad();
        self.places.relocations = self.out.size();
        let out = self.out.end();
        for section in &self.object.sections {
            for &Relocation { offset, addend, symbol, kind } in self.object.relocations(section) {
                let r_sym = symbol.map_or(0, SymbolId::number);
                let rel = Rel { r_offset: offset, r_sym, r_type: elf::RelocationType(kind), r_addend: addend };
                self.encoder.relocation(out, section.header.rela, &rel);
            }
        }
    }

    fn address_significance(&mut self) {
        let Some(symbols) = &self.object.file.address_significant else { return };
        let start = self.out.size();
        let out = self.out.end();
        for symbol in symbols {
            // Writing to a vector cannot fail.
            let _ = leb128::write::unsigned(out, u64::from(symbol.number()));
        }
        self.places.addrsig = (start, self.out.size() - start);
    }

    fn string_table(&mut self) {
        let start = self.out.size();
        if Parts::stays(self.strings.bytes.len() as u64) {
            self.out.hold(std::mem::take(&mut self.strings.bytes));
        } else {
            self.out.end().extend_from_slice(&self.strings.bytes);
        }
        self.places.strtab = (start, self.out.size() - start);
    }

    fn section_headers(&mut self, layout: &FileHeaderLayout) {
        let (headers, places, encoder) = (self.headers, &self.places, self.encoder);
        let word = encoder.address_size();
        let name = |index: usize| self.strings.offsets.get(index).copied().unwrap_or(0);
        let header = |name, sh_type, (sh_offset, sh_size), sh_addralign| SectionHeader {
            sh_name: name,
            sh_type,
            sh_offset,
            sh_size,
            sh_addralign,
            ..SectionHeader::default()
        };
        let out = self.out.end();
        encoder.null_section_header(out, layout);
        encoder.section_header(out, &header(name(self.names.strtab), elf::SHT_STRTAB, places.strtab, 1));
        let first = header_size(self.object.file.is_64);
        let (mut group_at, mut relocations_at) = (places.groups, places.relocations);
        let mut groups = self.object.file.groups.iter().zip(&headers.groups).peekable();
        for (i, section) in self.object.sections.iter().enumerate() {
            let index = headers.section(SectionId(i as u32));
            if let Some((group, (_, members))) = groups.next_if(|group| group.1.0 < index) {
                let size = 4 + 4 * u64::from(*members);
                let mut sh = header(name(self.names.group), elf::SHT_GROUP, (group_at, size), 4);
                (sh.sh_link, sh.sh_info) = (headers.symtab, group.signature.map_or(0, SymbolId::number));
                sh.sh_entsize = 4;
                group_at += size;
                encoder.section_header(out, &sh);
            }
            let fields = &section.header;
            let is_twin = self.object.file.address_significant_twin == Some(SectionId(i as u32));
            let place = if is_twin { places.addrsig } else { (first + section.start as u64, section.size) };
            let kind = elf::SectionType(fields.kind);
            let own = self.names.sections + i;
            let own_name = if section.relocations.is_empty() { name(own) } else { self.strings.tails[own] };
            let mut sh = header(own_name, kind, place, 1 << section.align_log2);
            sh.sh_flags = elf::SectionFlags(fields.flags);
            sh.sh_entsize = fields.entsize;
            sh.sh_link = match fields.link {
                Link::None => 0,
                Link::Section(id) => headers.section(id),
                Link::SymbolTable => headers.symtab,
            };
            encoder.section_header(out, &sh);
            if section.relocations.is_empty() {
                continue;
            }
            let (kind, entsize, align) = match (self.object.file.crel, fields.rela) {
                (true, _) => (elf::SectionType(crel::SHT_CREL), 1, 1),
                (false, true) => (elf::SHT_RELA, encoder.rel_size(true), word),
                (false, false) => (elf::SHT_REL, encoder.rel_size(false), word),
            };
            let size = places.compact.get(i).copied().unwrap_or(section.relocations.len() as u64 * entsize);
            let mut sh = header(name(own), kind, (relocations_at, size), align);
            let grouped = fields.flags & elf::SHF_GROUP.0 != 0;
            sh.sh_flags = if grouped { elf::SHF_GROUP } else { elf::SHF_INFO_LINK };
            (sh.sh_link, sh.sh_info, sh.sh_entsize) = (headers.symtab, index, entsize);
            relocations_at += size;
            encoder.section_header(out, &sh);
        }
        if headers.addrsig.is_some() {
            let (mut kind, mut flags, mut entsize, mut align) = (SHT_LLVM_ADDRSIG, elf::SHF_EXCLUDE.0, 0, 1);
            if let Some(twin) = self.object.file.address_significant_twin {
                let twin = &self.object.sections[twin.0 as usize];
                (kind, flags, entsize) = (twin.header.kind, twin.header.flags, twin.header.entsize);
                align = 1 << twin.align_log2;
            }
            let mut sh = header(name(self.names.addrsig), elf::SectionType(kind), places.addrsig, align);
            (sh.sh_flags, sh.sh_entsize) = (elf::SectionFlags(flags), entsize);
            sh.sh_link = if kind == SHT_LLVM_ADDRSIG { headers.symtab } else { 0 };
            encoder.section_header(out, &sh);
        }
        if self.object.file.no_symbols {
            return;
        }
        let mut sh = header(name(self.names.symtab), elf::SHT_SYMTAB, places.symtab, word);
        let locals = self.object.symbols.iter().take_while(|s| s.header.binding == elf::STB_LOCAL.0).count();
        (sh.sh_link, sh.sh_info, sh.sh_entsize) = (STRTAB, locals as u32 + 1, encoder.sym_size());
        encoder.section_header(out, &sh);
        if headers.symtab_shndx.is_some() {
            let mut sh = header(name(self.names.symtab_shndx), elf::SHT_SYMTAB_SHNDX, places.symtab_shndx, 4);
            (sh.sh_link, sh.sh_entsize) = (headers.symtab, 4);
            encoder.section_header(out, &sh);
        }
    }

    fn file_header(&mut self, layout: &FileHeaderLayout, bytes: &mut Vec<u8>) {
        let file = &self.object.file;
        let header = FileHeader {
            os_abi: elf::OsAbi(file.os_abi),
            abi_version: 0,
            e_type: elf::ET_REL,
            e_machine: elf::Machine(file.machine),
            e_entry: 0,
            e_flags: elf::FileFlags(file.flags),
        };
        bytes.clear();
        // This fails only for too many program headers; objects have no program headers.
        let _ = self.encoder.file_header(bytes, &header, layout);
        self.out.set_start(bytes);
    }
}

fn word(number: u32, big_endian: bool) -> [u8; 4] {
    if big_endian { number.to_be_bytes() } else { number.to_le_bytes() }
}

fn record(headers: &Headers, symbol: &SymbolData<Elf>, st_name: u32) -> Sym {
    let Binding { binding, kind, other, group } = symbol.header;
    let (section, st_shndx, st_value) = match symbol.definition {
        Definition::Undefined => (group.map(|id| headers.group(id)), elf::SHN_UNDEF, 0),
        Definition::Absolute(value) => (None, elf::SHN_ABS, value),
        Definition::Section(id, offset) => (Some(headers.section(id)), elf::SHN_UNDEF, offset),
        Definition::Common(align) => (None, elf::SHN_COMMON, align),
        Definition::File => (None, elf::SHN_ABS, 0),
    };
    Sym {
        section,
        st_name,
        st_info: elf::SymbolInfo(binding << 4 | kind & 0xf),
        st_other: elf::SymbolOther(other),
        st_shndx,
        st_value,
        st_size: symbol.size,
    }
}
