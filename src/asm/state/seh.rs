//! Windows unwind sections: which section belongs to which code, and when it is emitted.

use super::Assembler;
use crate::debug::seh::{Destination, Frame, Writer};
use crate::model::{CoffSection, SectionId};
use object::pe::{IMAGE_COMDAT_SELECT_ANY, IMAGE_SCN_CNT_INITIALIZED_DATA, IMAGE_SCN_LNK_COMDAT, IMAGE_SCN_MEM_READ};

impl Assembler<'_, '_> {
    /// Switches to the `.xdata` of a frame and writes its unwind information unless already written; with `data`,
    /// handler data follows.
    pub fn unwind_info(&mut self, frame: usize, data: bool) {
        let Some(&Frame { section, function_end, .. }) = self.debug.unwind.frames.get(frame) else { return };
        if self.debug.unwind.rules.measures_functions && function_end.is_none() {
            // The information covers the code up to here.
            self.switch_to(section);
            let id = self.sections.subsection();
            let here = self.model.subsections[id.0 as usize].here(id);
            self.debug.unwind.frames[frame].function_end = Some(here);
        }
        self.enter_unwind_section(section, b".xdata");
        let rules = self.debug.unwind.rules;
        (rules.write_info)(&mut self.unwind_writer(), frame, data);
    }

    /// Writes the `.pdata` entries of all functions, at the end of the source.
    pub fn unwind_functions(&mut self) {
        if !self.debug.unwind.frames.is_empty() {
            self.frame_sections();
        }
        for frame in 0..self.debug.unwind.frames.len() {
            let rules = self.debug.unwind.rules;
            let of = &self.debug.unwind.frames[frame];
            if (rules.lists)(of) {
                self.enter_unwind_section(of.section, b".pdata");
                (rules.write_function)(&mut self.unwind_writer(), frame);
            }
        }
    }

    /// Makes the sections of `.cfi_*`, which precede `.pdata`.
    fn frame_sections(&mut self) {
        if self.debug.frames.list.is_empty() {
            return;
        }
        for (wanted, name) in
            [(self.debug.frames.eh_frame, b".eh_frame".as_slice()), (self.debug.frames.debug_frame, b".debug_frame")]
        {
            if wanted {
                let coff = CoffSection::known(name).unwrap_or_default();
                self.sections.find_or_make_coff(self.model, name, coff);
            }
        }
    }

    pub fn switch_to(&mut self, section: SectionId) {
        self.sections.switch(self.model, section, 0);
    }

    fn unwind_writer(&mut self) -> Writer<'_> {
        let to = Destination {
            subsection: self.sections.subsection(),
            word: self.desc.data_fixup(4),
            image_relative: self.desc.specifiers.image_relative,
        };
        Writer { model: self.model, unwind: self.debug.unwind, to, diagnostics: self.diagnostics }
    }

    /// Code in `.text` uses the common section; each other code section has one of its own, associative if the code is
    /// a COMDAT. GNU linkers do not support associative COMDATs; for them a COMDAT with a derived name is used instead.
    fn enter_unwind_section(&mut self, text: SectionId, name: &[u8]) {
        let characteristics = IMAGE_SCN_CNT_INITIALIZED_DATA.0 | IMAGE_SCN_MEM_READ.0;
        let mut coff = CoffSection { characteristics, ..CoffSection::default() };
        let mut full = name.to_vec();
        // `.text` is the first section of every object.
        if text != SectionId(0) || self.options.no_initial_text {
            let owner = &self.model.sections[text.0 as usize];
            let comdat = owner.coff.characteristics & IMAGE_SCN_LNK_COMDAT.0 != 0;
            if comdat && !self.options.triple.has_associative_comdats() {
                let mut parts = self.model.section_name(owner).splitn(2, |&c| c == b'$');
                let rest = parts.nth(1).unwrap_or_default();
                full.push(b'$');
                full.extend_from_slice(rest);
                coff.characteristics |= IMAGE_SCN_LNK_COMDAT.0;
                coff.selection = IMAGE_COMDAT_SELECT_ANY.0;
            } else {
                coff = coff.following(owner.coff.comdat.filter(|_| comdat));
                coff.unique = Some(self.debug.unwind.section_number(text));
            }
        }
        let id = self.sections.find_or_make_coff(self.model, &full, coff);
        self.sections.switch(self.model, id, 0);
    }
}
