//! `-gcodeview`: line tables, procedures and labels of the assembly source as CodeView.
//!
//! The line of each instruction and each label is recorded while the source is read. The tables are emitted at the end,
//! through the functions that implement the `.cv_*` directives.

use super::Assembler;
use crate::asm::directives::codeview::{add_file, add_function, put_line_table};
use crate::asm::directives::codeview_tables::{align_section, put_checksums, put_strings};
use crate::debug::codeview::{Described, Field, Row, Source, Symbols};
use crate::debug::dwarf;
use crate::model::emitter::EmitKind;
use crate::model::{Binding, CoffSection, RelocatableValue, SectionId, SectionOffset, SubsectionId, SymbolFlag, Value};
use crate::parse::Parse;
use crate::parse::ast::Name;
use crate::source::{FileId, Origin, Span};
use hashbrown::HashMap;
use md5::{Digest, Md5};

/// `CV_SIGNATURE_C13`: the first word of a `.debug$S` section.
const C13: u32 = 4;

/// Checksum kinds for [`add_file`].
const MD5: u8 = 1;
const NO_CHECKSUM: u8 = 0;

/// The position of generated data, which no source line produced.
const NOWHERE: Span = Span { start: 0, end: 0 };

/// A procedure or other label of a section, in address order.
struct Labeled {
    name: Name,
    place: SectionOffset,
    is_procedure: bool,
    /// Where `.seh_endproc` or `.seh_endfunclet` ends it.
    end: Option<SectionOffset>,
}

impl Assembler<'_, '_> {
    /// Records the source line of the next instruction.
    pub(in crate::asm) fn note_line(&mut self, described: &mut Described, span: Span) {
        let Some(current) = self.sections.current() else { return };
        let place = self.model.subsections[current.subsection.0 as usize].here(current.subsection);
        let sources = &self.sources;
        // A macro expansion is attributed to its outermost call.
        let calls = sources.include_stack(span.start).take_while(|c| c.0 == Origin::Instantiation);
        let at = calls.last().map_or(span.start, |c| c.1.start);
        let (file, line) = match sources.marked(at) {
            Some((name, line)) => (described.file(self.full_path(name), || None), line),
            None => {
                let Some(id) = sources.find(at) else { return };
                let path = self.full_path(self.path_of(id));
                let md5 = || Some(Md5::digest(sources.file(id).text()).into());
                (described.file(path, md5), sources.line_column(at).line)
            }
        };
        described.row(Row { place, file, line });
    }

    /// Records a label unless it is temporary or not in a code section.
    pub(in crate::asm) fn note_label(&self, described: &mut Described, symbol: Name) {
        let Some(current) = self.sections.current() else { return };
        if self.model.sections[current.section.0 as usize].is_code()
            && !self.model.symbol(symbol).is(SymbolFlag::Temporary)
        {
            described.label(symbol, self.model.subsections[current.subsection.0 as usize].here(current.subsection));
        }
    }

    /// The name of a file as given by the user.
    fn path_of(&self, id: FileId) -> &str {
        let name = &*self.sources.file(id).name;
        match self.options.dwarf.main_file_name.as_deref() {
            Some(main) if id.0 == 0 && !main.is_empty() => main,
            _ if name.is_empty() || name == "-" => "<stdin>",
            _ => name,
        }
    }

    /// The absolute path of a file, with `-fdebug-prefix-map` applied.
    fn full_path(&self, name: &str) -> Vec<u8> {
        let directory = self.options.dwarf.compilation_dir.as_deref().unwrap_or_default();
        let has_drive = |path: &str| path.as_bytes().get(1) == Some(&b':');
        let is_whole = name.starts_with(['/', '\\', '<']) || has_drive(name);
        let mut path = if is_whole || directory.is_empty() {
            name.as_bytes().to_vec()
        } else {
            let separator = if has_drive(directory) || directory.starts_with('\\') { '\\' } else { '/' };
            let name = name.strip_prefix("./").unwrap_or(name);
            format!("{}{separator}{name}", directory.trim_end_matches(separator)).into_bytes()
        };
        dwarf::remap(&mut path, &self.options.dwarf.prefix_map);
        path
    }

    /// Emits the recorded information at the end of the source.
    ///
    /// # Errors
    /// If the tables cannot be emitted.
    pub(in crate::asm) fn write_description(&mut self) -> Parse<()> {
        let described = self.debug.description.as_mut().and_then(|description| description.codeview.take());
        match described {
            Some(described) if !self.is_recording() => self.write_codeview(&described),
            _ => Ok(()),
        }
    }

    fn write_codeview(&mut self, described: &Described) -> Parse<()> {
        for (number, file) in (1..).zip(&described.files) {
            let checksum = match file.md5 {
                Some(md5) => (md5.to_vec(), MD5),
                None => (Vec::new(), NO_CHECKSUM),
            };
            add_file(self, number, &file.path, checksum, NOWHERE)?;
        }
        let main = self.open_table(None)?;
        let mut compiler = Symbols::new();
        let version =
            [env!("CARGO_PKG_VERSION_MAJOR"), env!("CARGO_PKG_VERSION_MINOR"), env!("CARGO_PKG_VERSION_PATCH")];
        let producer = concat!("llas ", env!("CARGO_PKG_VERSION"));
        compiler.compiler(self.desc.coff.codeview_machine, version.map(|n| n.parse().unwrap_or(0)), producer);
        self.put_symbols(compiler)?;
        let (rows, labels) = (described.rows(self.model), described.labels(self.model));
        let ends = self.procedure_ends();
        for (number, section) in (1..).zip(described.sections(self.model)) {
            add_function(self, number, NOWHERE)?;
            for &Row { place, file, line } in rows.get(&section).into_iter().flatten() {
                let source = Source { file, line, column: 0 };
                // Cannot fail: the function was added above and is in this section.
                let _ = self.debug.codeview.line(number, source, true, place, section);
            }
            let labeled = self.labeled(labels.get(&section).map_or(&[], Vec::as_slice), &ends);
            let comdat = self.model.sections[section.0 as usize].coff.comdat;
            if comdat.is_some() {
                self.open_table(comdat)?;
            } else {
                self.sections.switch(self.model, main, 0);
            }
            let (begin, end) = self.ends_of(section);
            let symbols = self.symbols_of(&labeled, end);
            if let Some(symbols) = symbols {
                self.put_symbols(symbols)?;
            }
            let (begin, end) = (self.own_label(begin), self.own_label(end));
            put_line_table(self, number, (begin, end), NOWHERE)?;
        }
        self.sections.switch(self.model, main, 0);
        put_checksums(self, NOWHERE)?;
        put_strings(self, NOWHERE)
    }

    /// Switches to the `.debug$S` section for `comdat`, or to the common one.
    fn open_table(&mut self, comdat: Option<Name>) -> Parse<SectionId> {
        const NAME: &[u8] = b".debug$S";
        let section = CoffSection::known(NAME).unwrap_or_default().following(comdat);
        let id = self.switch_coff_section(NAME, section);
        align_section(self, NOWHERE)?;
        self.number(C13.into(), 4, NOWHERE)?;
        Ok(id)
    }

    /// The ends of procedures that have one in their `.seh_*` directives.
    fn procedure_ends(&self) -> HashMap<Name, SectionOffset> {
        let frames = self.debug.unwind.frames.iter().filter(|frame| frame.parent.is_none());
        frames.filter_map(|frame| Some((frame.function, frame.function_end.or(frame.end)?))).collect()
    }

    /// The labels with their kinds: procedures are those of `.seh_proc`, those with a function type, and global ones.
    fn labeled(&self, labels: &[(Name, SectionOffset)], ends: &HashMap<Name, SectionOffset>) -> Vec<Labeled> {
        let of = |&(name, place): &(Name, SectionOffset)| {
            let (symbol, end) = (self.model.symbol(name), ends.get(&name).copied());
            let is_global = symbol.binding == Some(Binding::Global);
            Labeled { name, place, is_procedure: end.is_some() || symbol.coff.is_function() || is_global, end }
        };
        labels.iter().map(of).collect()
    }

    /// The start and the end of a section.
    fn ends_of(&self, section: SectionId) -> (SectionOffset, SectionOffset) {
        let subsections = &self.model.sections[section.0 as usize].subsections;
        let first = subsections.first().map(|c| c.1).unwrap_or(SubsectionId(0));
        let last = subsections.last().map(|c| c.1).unwrap_or(SubsectionId(0));
        let begin = SectionOffset { subsection: first, fragment: 0, offset: 0 };
        (begin, self.model.subsections[last.0 as usize].here(last))
    }

    /// Defines an anonymous label at `place`.
    fn own_label(&mut self, place: SectionOffset) -> Name {
        let name = self.model.anonymous(b"");
        self.model.define_own(name, place);
        name
    }

    /// The symbol records of labels; `None` if there are no labels.
    fn symbols_of(&mut self, labels: &[Labeled], end_of_section: SectionOffset) -> Option<Symbols> {
        let mut symbols = labels.first().map(|_| Symbols::new())?;
        let mut open = false;
        for (i, label) in labels.iter().enumerate() {
            let text = self.model.names.text(label.name).to_vec();
            if !label.is_procedure {
                symbols.label(&text, label.name);
                continue;
            }
            if std::mem::replace(&mut open, true) {
                symbols.end();
            }
            let next = labels[i + 1..].iter().find(|l| l.is_procedure).map_or(end_of_section, |l| l.place);
            let end = self.own_label(label.end.unwrap_or(next));
            let is_global = self.model.symbol(label.name).binding == Some(Binding::Global);
            symbols.procedure(&text, is_global, label.name, end);
        }
        if open {
            symbols.end();
        }
        Some(symbols)
    }

    /// Appends a symbols subsection.
    fn put_symbols(&mut self, symbols: Symbols) -> Parse<()> {
        let (bytes, fields) = symbols.finish();
        let (distance, offset, index) =
            (self.desc.data_fixup(4), self.desc.section_offset_fixup, self.desc.section_index_fixup);
        let mut out = self.emit(EmitKind::Data, NOWHERE)?;
        let start = out.len();
        out.bytes(&bytes);
        for (at, field) in fields {
            let (kind, value) = match field {
                Field::Distance(from, to) => {
                    (distance, RelocatableValue { sub: Some(from), ..RelocatableValue::symbol(to) })
                }
                Field::SectionOffset(label) => (offset, RelocatableValue::symbol(label)),
                Field::SectionIndex(label) => (index, RelocatableValue::symbol(label)),
            };
            out.fixup(start + at, kind, Value::Relocatable(value), 0, NOWHERE.start);
        }
        Ok(())
    }
}
