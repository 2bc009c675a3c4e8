//! Windows unwind sections: which section belongs to which code, and when it is emitted.

use super::Assembler;
use super::sections::Sections;
use crate::arch::TargetDesc;
use crate::debug::cfi::Frames;
use crate::debug::seh::{Destination, Frame, Unwind, Writer};
use crate::diag::Diagnostics;
use crate::model::{CoffSection, Model, SectionId};
use crate::options::Settings;
use object::pe::{IMAGE_COMDAT_SELECT_ANY, IMAGE_SCN_CNT_INITIALIZED_DATA, IMAGE_SCN_LNK_COMDAT, IMAGE_SCN_MEM_READ};

/// What the sections of unwind tables are made from.
pub(in crate::asm) struct UnwindSections<'p> {
    model: &'p mut Model,
    sections: &'p mut Sections,
    unwind: &'p mut Unwind,
    frames: &'p Frames,
    desc: &'p TargetDesc,
    options: &'p Settings,
    diagnostics: &'p mut Diagnostics,
}

impl<'p> UnwindSections<'p> {
    pub(in crate::asm) fn of(a: &'p mut Assembler<'_, '_>) -> Self {
        UnwindSections {
            model: a.model,
            sections: a.sections,
            unwind: a.debug.unwind,
            frames: a.debug.frames,
            desc: a.desc,
            options: a.options,
            diagnostics: a.diagnostics,
        }
    }
}

impl UnwindSections<'_> {
    /// Switches to the `.xdata` of a frame and writes its unwind information unless already written; with `data`,
    /// handler data follows.
    pub(in crate::asm) fn write_info(&mut self, frame: usize, data: bool) {
        let Some(&Frame { section, function_end, .. }) = self.unwind.frames.get(frame) else { return };
        if self.unwind.rules.measures_functions && function_end.is_none() {
            // The information covers the code up to here.
            self.sections.switch(self.model, section, 0);
            let id = self.sections.subsection();
            let here = self.model.subsections[id.0 as usize].here(id);
            self.unwind.frames[frame].function_end = Some(here);
        }
        self.enter_table(section, b".xdata");
        let rules = self.unwind.rules;
        (rules.write_info)(&mut self.writer(), frame, data);
    }

    /// Writes the `.pdata` entries of all functions, at the end of the source.
    pub(in crate::asm) fn write_functions(&mut self) {
        if self.unwind.frames.is_empty() {
            return;
        }
        self.write_frames();
    }

    #[inline(never)]
    fn write_frames(&mut self) {
        self.make_frame_sections();
        for frame in 0..self.unwind.frames.len() {
            let rules = self.unwind.rules;
            let of = &self.unwind.frames[frame];
            if (rules.lists)(of) {
                self.enter_table(of.section, b".pdata");
                (rules.write_function)(&mut self.writer(), frame);
            }
        }
    }

    /// Makes the sections of `.cfi_*`, which precede `.pdata`.
    fn make_frame_sections(&mut self) {
        if self.frames.list.is_empty() {
            return;
        }
        for (wanted, name) in
            [(self.frames.eh_frame, b".eh_frame".as_slice()), (self.frames.debug_frame, b".debug_frame")]
        {
            if wanted {
                let coff = CoffSection::known(name).unwrap_or_default();
                self.sections.find_or_make_coff(self.model, name, coff);
            }
        }
    }

    fn writer(&mut self) -> Writer<'_> {
        let to = Destination {
            subsection: self.sections.subsection(),
            word: self.desc.data_fixup(4),
            image_relative: self.desc.specifiers.image_relative,
        };
        Writer { model: self.model, unwind: self.unwind, to, diagnostics: self.diagnostics }
    }

    /// Code in `.text` uses the common section; each other code section has one of its own, associative if the code is
    /// a COMDAT. GNU linkers do not support associative COMDATs; for them a COMDAT with a derived name is used instead.
    fn enter_table(&mut self, text: SectionId, name: &[u8]) {
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
                coff.unique = Some(self.unwind.section_number(text));
            }
        }
        let id = self.sections.find_or_make_coff(self.model, &full, coff);
        self.sections.switch(self.model, id, 0);
    }
}
