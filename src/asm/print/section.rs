//! Section directives.

use super::Print;
use crate::model::{Section, SectionId};
use object::elf::{
    SHF_ALLOC, SHF_EXCLUDE, SHF_EXECINSTR, SHF_GNU_RETAIN, SHF_GROUP, SHF_LINK_ORDER, SHF_MERGE, SHF_STRINGS, SHF_TLS,
    SHF_WRITE,
};
use object::pe::{
    IMAGE_SCN_CNT_INITIALIZED_DATA, IMAGE_SCN_CNT_UNINITIALIZED_DATA, IMAGE_SCN_LNK_COMDAT, IMAGE_SCN_LNK_INFO,
    IMAGE_SCN_LNK_REMOVE, IMAGE_SCN_MEM_DISCARDABLE, IMAGE_SCN_MEM_EXECUTE, IMAGE_SCN_MEM_READ, IMAGE_SCN_MEM_SHARED,
    IMAGE_SCN_MEM_WRITE,
};

/// The letters of flags, in the order in which they are printed.
const LETTERS: [(u64, u8); 10] = [
    (SHF_ALLOC.0, b'a'),
    (SHF_EXCLUDE.0, b'e'),
    (SHF_EXECINSTR.0, b'x'),
    (SHF_WRITE.0, b'w'),
    (SHF_MERGE.0, b'M'),
    (SHF_STRINGS.0, b'S'),
    (SHF_TLS.0, b'T'),
    (SHF_LINK_ORDER.0, b'o'),
    (SHF_GROUP.0, b'G'),
    (SHF_GNU_RETAIN.0, b'R'),
];

/// The names that COMDAT selections have, by number.
const SELECTIONS: [&str; 8] =
    ["", "one_only", "discard", "same_size", "same_contents", "associative", "largest", "newest"];

/// How a section is entered.
pub struct Entered<'s> {
    pub section: SectionId,
    pub subsection: u32,
    /// The name of its type, if it has one.
    pub kind: Option<&'s str>,
}

impl Print<'_> {
    /// Notes the section that the text is in without a line for it.
    pub fn stay_in(&mut self, section: SectionId, subsection: u32) {
        self.printer.section = Some((section, subsection));
    }

    /// Changes the section, if the text is in another one.
    pub fn section(&mut self, entered: &Entered<'_>) {
        let place = (entered.section, entered.subsection);
        if self.printer.section == Some(place) {
            return;
        }
        self.printer.section = Some(place);
        let model = self.model;
        let Some(section) = model.sections.get(entered.section.0 as usize) else { return };
        if model.coff.is_some() { self.coff_section(section) } else { self.elf_section(section, entered) }
    }

    fn elf_section(&mut self, section: &Section, entered: &Entered<'_>) {
        let name = self.model.section_name(section);
        let elf = &section.elf;
        if elf.unique.is_none() && matches!(name, b".text" | b".data" | b".bss") {
            self.text("\t");
            self.printer.out.extend_from_slice(name);
            if entered.subsection != 0 {
                self.text(&format!("\t{}", entered.subsection));
            }
            return self.text("\n");
        }
        self.text("\t.section\t");
        self.section_name(name);
        self.text(",\"");
        for (flag, letter) in LETTERS {
            if elf.flags & flag != 0 {
                self.printer.out.push(letter);
            }
        }
        for own in self.desc.section_flags.iter().filter(|own| elf.flags & own.flag != 0) {
            self.printer.out.push(own.letter);
        }
        self.text("\",");
        self.text(self.type_sign());
        match entered.kind {
            Some(kind) => self.text(kind),
            None => self.hexadecimal(u64::from(elf.kind)),
        }
        if elf.entsize != 0 {
            self.text(&format!(",{}", elf.entsize));
        }
        if elf.flags & SHF_LINK_ORDER.0 != 0 {
            self.text(",");
            match elf.linked_to {
                Some(symbol) => self.section_name(self.model.names.text(symbol)),
                None => self.text("0"),
            }
        }
        if let Some(group) = elf.group {
            self.text(",");
            self.section_name(self.model.names.text(group));
            self.text(if elf.comdat { ",comdat" } else { "" });
        }
        if let Some(unique) = elf.unique {
            self.text(&format!(",unique,{unique}"));
        }
        self.text("\n");
        if entered.subsection != 0 {
            self.text(&format!("\t.subsection\t{}\n", entered.subsection));
        }
    }

    /// Writes the name of a section or of what belongs to it, quoted if it is not a plain one.
    fn section_name(&mut self, name: &[u8]) {
        if name.iter().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.')) {
            return self.printer.out.extend_from_slice(name);
        }
        let out = &mut self.printer.out;
        out.push(b'"');
        let mut rest = name.iter();
        while let Some(&byte) = rest.next() {
            match byte {
                b'"' => out.extend_from_slice(b"\\\""),
                b'\\' => {
                    out.push(b'\\');
                    out.push(rest.next().copied().unwrap_or(b'\\'));
                }
                _ => out.push(byte),
            }
        }
        out.push(b'"');
    }

    fn coff_section(&mut self, section: &Section) {
        let name = self.model.section_name(section);
        let coff = &section.coff;
        if coff.comdat.is_none() && coff.unique.is_none() && matches!(name, b".text" | b".data" | b".bss") {
            self.text("\t");
            self.printer.out.extend_from_slice(name);
            return self.text("\n");
        }
        self.text("\t.section\t");
        self.printer.out.extend_from_slice(name);
        self.text(",\"");
        let has = |flag: u32| coff.characteristics & flag != 0;
        let access = match () {
            () if has(IMAGE_SCN_MEM_WRITE.0) => b'w',
            () if has(IMAGE_SCN_MEM_READ.0) => b'r',
            () => b'y',
        };
        let is_discardable = has(IMAGE_SCN_MEM_DISCARDABLE.0) && !name.starts_with(b".debug");
        let letters = [
            (has(IMAGE_SCN_CNT_INITIALIZED_DATA.0), b'd'),
            (has(IMAGE_SCN_CNT_UNINITIALIZED_DATA.0), b'b'),
            (has(IMAGE_SCN_MEM_EXECUTE.0), b'x'),
            (true, access),
            (has(IMAGE_SCN_LNK_REMOVE.0), b'n'),
            (has(IMAGE_SCN_MEM_SHARED.0), b's'),
            (is_discardable, b'D'),
            (has(IMAGE_SCN_LNK_INFO.0), b'i'),
        ];
        self.printer.out.extend(letters.iter().filter(|letter| letter.0).map(|letter| letter.1));
        self.text("\"");
        if has(IMAGE_SCN_LNK_COMDAT.0) {
            self.text(if coff.comdat.is_some() { "," } else { "\n\t.linkonce\t" });
            self.text(SELECTIONS.get(usize::from(coff.selection)).copied().unwrap_or_default());
            if let Some(symbol) = coff.comdat {
                self.text(",");
                self.name(symbol);
            }
        }
        if let Some(unique) = coff.unique {
            self.text(&format!(",unique,{unique}"));
        }
        self.text("\n");
    }
}
