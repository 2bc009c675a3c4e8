//! Writes an ELF object file, in llvm-mc's order.
//!
//! The file: header; the sections' bytes; the groups; `.symtab` (and `.symtab_shndx`); the relocations of each section;
//! `.llvm_addrsig`; `.strtab`, which also has the section names; the section headers: null, `.strtab`, then each
//! section, preceded by its group if it is the group's first member and followed by its relocations; `.llvm_addrsig`,
//! `.symtab`, `.symtab_shndx`. (System V ABI, 4.)

use super::crel;
use super::data::{Binding, Elf, Link};
use super::headers::{HEAD, Headers, Names, STRTAB};
use super::places::{Compact, Places};
use super::{SHT_LLVM_ADDRSIG, header_size};
use crate::object::data::{Definition, Object, Relocation, SectionId, SymbolData, SymbolId};
use crate::object::parts::{OutOfMemory, Parts};
use crate::object::sink::{Sink, Stream};
use crate::object::strtab::StringTable;
use object::elf;
use object::write::elf::{Encoder, FileHeader, FileHeaderLayout, Rel, SectionHeader, Sym};
use std::io;

#[derive(Debug, Default)]
pub(crate) struct ElfWriterBuffers {
    headers: Headers,
    strings: StringTable,
}

/// The file in pieces.
///
/// # Errors
/// If memory for it cannot be allocated.
pub(crate) fn parts<'o>(object: &'o Object<Elf>, scratch: &mut ElfWriterBuffers) -> Result<Parts<'o>, OutOfMemory> {
    let writer = Writer::new(object, scratch);
    let contents = object.contents.len() as u64;
    let held = if Parts::stays(contents) { contents } else { 0 };
    let mut out = Parts::default();
    out.reserve(writer.size().saturating_sub(held))?;
    writer.write(&mut out);
    Ok(out)
}

/// Writes the file.
///
/// # Errors
/// If writing fails.
pub(crate) fn write(object: &Object<Elf>, scratch: &mut ElfWriterBuffers, out: impl io::Write) -> io::Result<()> {
    let mut out = Stream::new(out);
    Writer::new(object, scratch).write(&mut out);
    out.finish()
}

struct Writer<'a, 'o> {
    object: &'o Object<Elf>,
    encoder: Encoder<object::Endianness>,
    headers: &'a Headers,
    names: Names,
    strings: &'a StringTable,
    compact: Compact,
    places: Places,
}

impl<'a, 'o> Writer<'a, 'o> {
    /// Decides where everything is in the file.
    fn new(object: &'o Object<Elf>, scratch: &'a mut ElfWriterBuffers) -> Self {
        let file = &object.file;
        let endian = if file.big_endian { object::Endianness::Big } else { object::Endianness::Little };
        let encoder = Encoder::new(endian, file.is_64, elf::Machine(file.machine));
        let ElfWriterBuffers { headers, strings } = scratch;
        headers.number(object);
        let names = super::headers::strings(object, headers, strings);
        let compact = Compact::new(object);
        let places = Places::new(object, encoder, headers, &compact, strings.size);
        Writer { object, encoder, headers, names, strings, compact, places }
    }

    /// The size of the file.
    fn size(&self) -> u64 {
        self.places.headers + u64::from(self.headers.count) * self.encoder.section_header_size()
    }

    fn write(mut self, out: &mut impl Sink<'o>) {
        self.file_header(out.end());
        out.hold(self.object.contents.as_slice());
        self.groups(out);
        self.symbols(out);
        self.relocations(out);
        out.hold(std::mem::take(&mut self.compact.significant));
        self.string_table(out);
        out.pad(self.encoder.address_size());
        debug_assert_eq!(out.size(), self.places.headers);
        self.section_headers(out);
        debug_assert_eq!(out.size(), self.size());
    }

    fn layout(&self) -> FileHeaderLayout {
        FileHeaderLayout {
            e_phoff: 0,
            segment_num: 0,
            e_shoff: self.places.headers,
            section_num: self.headers.count,
            shstrtab_index: STRTAB,
        }
    }

    fn groups<'s>(&self, sink: &mut impl Sink<'s>) {
        let groups = &self.object.file.groups;
        if groups.is_empty() {
            return;
        }
        sink.pad(4);
        debug_assert_eq!(sink.size(), self.places.groups);
        // Each group's flags, followed by space for its members; then the members of all groups in one pass.
        let mut out = Vec::new();
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
        sink.hold(out);
    }

    fn symbols<'s>(&self, out: &mut impl Sink<'s>) {
        if self.object.file.no_symbols {
            return;
        }
        out.pad(self.encoder.address_size());
        debug_assert_eq!(out.size(), self.places.symtab.0);
        let mut extended: Vec<u32> = Vec::new();
        self.encoder.null_symbol(out.end());
        for (symbol, &name) in self.object.symbols.iter().zip(&self.strings.offsets[self.names.symbols..]) {
            let large = self.encoder.symbol(out.end(), &record(self.headers, symbol, name));
            if self.headers.symtab_shndx.is_some() {
                extended.push(large.unwrap_or(0));
            }
            out.complete();
        }
        if self.headers.symtab_shndx.is_some() {
            let big_endian = self.object.file.big_endian;
            out.end().extend_from_slice(&[0; 4]);
            for index in extended {
                out.end().extend_from_slice(&word(index, big_endian));
                out.complete();
            }
        }
    }

    fn relocations<'s>(&mut self, out: &mut impl Sink<'s>) {
        if self.object.relocations.is_empty() {
            return;
        }
        if self.object.file.crel {
            out.hold(std::mem::take(&mut self.compact.relocations));
            return;
        }
        out.pad(self.encoder.address_size());
        debug_assert_eq!(out.size(), self.places.relocations);
        for section in &self.object.sections {
            for &Relocation { offset, addend, symbol, kind } in self.object.relocations(section) {
                let r_sym = symbol.map_or(0, SymbolId::number);
                let rel = Rel { r_offset: offset, r_sym, r_type: elf::RelocationType(kind), r_addend: addend };
                self.encoder.relocation(out.end(), section.header.rela, &rel);
                out.complete();
            }
        }
    }

    fn string_table<'s>(&self, out: &mut impl Sink<'s>) {
        out.end().extend_from_slice(HEAD);
        self.strings.write(&self.object.names, out);
    }

    fn section_headers<'s>(&self, out: &mut impl Sink<'s>) {
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
        encoder.null_section_header(out.end(), &self.layout());
        let mut put = |sh: &SectionHeader| {
            encoder.section_header(out.end(), sh);
            out.complete();
        };
        put(&header(name(self.names.strtab), elf::SHT_STRTAB, places.strtab, 1));
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
                put(&sh);
            }
            let fields = &section.header;
            let is_twin = self.object.file.address_significant_twin == Some(SectionId(i as u32));
            let place = if is_twin { places.addrsig } else { (first + section.start as u64, section.size) };
            let kind = elf::SectionType(fields.kind);
            let own_name = if section.relocations.is_empty() { name(i) } else { self.strings.tails[i] };
            let mut sh = header(own_name, kind, place, 1 << section.align_log2);
            sh.sh_flags = elf::SectionFlags(fields.flags);
            sh.sh_entsize = fields.entsize;
            sh.sh_link = match fields.link {
                Link::None => 0,
                Link::Section(id) => headers.section(id),
                Link::SymbolTable => headers.symtab,
            };
            put(&sh);
            if section.relocations.is_empty() {
                continue;
            }
            let (kind, entsize, align) = match (self.object.file.crel, fields.rela) {
                (true, _) => (elf::SectionType(crel::SHT_CREL), 1, 1),
                (false, true) => (elf::SHT_RELA, encoder.rel_size(true), word),
                (false, false) => (elf::SHT_REL, encoder.rel_size(false), word),
            };
            let size = self.compact.sizes.get(i).copied().unwrap_or(section.relocations.len() as u64 * entsize);
            let mut sh = header(name(i), kind, (relocations_at, size), align);
            let grouped = fields.flags & elf::SHF_GROUP.0 != 0;
            sh.sh_flags = if grouped { elf::SHF_GROUP } else { elf::SHF_INFO_LINK };
            (sh.sh_link, sh.sh_info, sh.sh_entsize) = (headers.symtab, index, entsize);
            relocations_at += size;
            put(&sh);
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
            put(&sh);
        }
        if self.object.file.no_symbols {
            return;
        }
        let mut sh = header(name(self.names.symtab), elf::SHT_SYMTAB, places.symtab, word);
        let locals = self.object.symbols.iter().take_while(|s| s.header.binding == elf::STB_LOCAL.0).count();
        (sh.sh_link, sh.sh_info, sh.sh_entsize) = (STRTAB, locals as u32 + 1, encoder.sym_size());
        put(&sh);
        if headers.symtab_shndx.is_some() {
            let mut sh = header(name(self.names.symtab_shndx), elf::SHT_SYMTAB_SHNDX, places.symtab_shndx, 4);
            (sh.sh_link, sh.sh_entsize) = (headers.symtab, 4);
            put(&sh);
        }
    }

    fn file_header(&self, out: &mut Vec<u8>) {
        let file = &self.object.file;
        let header = FileHeader {
            os_abi: elf::OsAbi(file.os_abi),
            abi_version: 0,
            e_type: elf::ET_REL,
            e_machine: elf::Machine(file.machine),
            e_entry: 0,
            e_flags: elf::FileFlags(file.flags),
        };
        // This fails only for too many program headers; objects have no program headers.
        let _ = self.encoder.file_header(out, &header, &self.layout());
    }
}

fn word(number: u32, big_endian: bool) -> [u8; 4] {
    if big_endian { number.to_be_bytes() } else { number.to_le_bytes() }
}

fn record(headers: &Headers, symbol: &SymbolData<Elf>, st_name: u32) -> Sym {
    let Binding { binding, kind, other, .. } = symbol.header;
    let (section, st_shndx, st_value) = match symbol.definition {
        Definition::Undefined => (symbol.header.group().map(|id| headers.group(id)), elf::SHN_UNDEF, 0),
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
