//! `-g` and `-gcodeview`: what is recorded of the assembly source itself while it is read.

use super::Assembler;
use crate::debug::codeview::{Described, Row};
use crate::debug::dwarf::{self, File, Generated, IS_STMT, Loc};
use crate::diag::Code;
use crate::model::{SectionId, SymbolFlag};
use crate::parse::ast::Name;
use crate::source::{FileId, Origin, Span};
use md5::{Digest, Md5};

/// Debug information generated for the assembly source, in the requested formats.
#[derive(Debug)]
pub struct Description {
    /// For `-g`; dropped if the source has a line table of its own.
    pub(in crate::asm) dwarf: Option<Generated>,
    /// For `-gcodeview`; dropped if the source has `.cv_*` directives of its own.
    pub(in crate::asm) codeview: Option<Described>,
}

impl Description {
    /// The state of `-g`, if active.
    pub(crate) fn dwarf(&self) -> Option<&Generated> {
        self.dwarf.as_ref()
    }
}

impl Assembler<'_, '_> {
    /// Starts generating debug information for the main file, if requested.
    pub(in crate::asm) fn describe_text(&mut self, name: &str, id: FileId) {
        let dwarf = self.options.dwarf.describe_text.then(|| self.start_dwarf(name, id));
        let codeview = self.options.object.codeview.then(Described::default);
        if dwarf.is_some() || codeview.is_some() {
            *self.debug.description = Some(Box::new(Description { dwarf, codeview }));
        }
    }

    /// Stops generating DWARF. Returns whether it was active.
    pub(crate) fn drop_dwarf(&mut self) -> bool {
        self.debug.description.as_mut().is_some_and(|description| description.dwarf.take().is_some())
    }

    /// Stops generating CodeView.
    pub(crate) fn drop_codeview(&mut self) {
        if let Some(description) = self.debug.description {
            description.codeview = None;
        }
    }

    fn start_dwarf(&mut self, name: &str, id: FileId) -> Generated {
        let directory = self.options.dwarf.compilation_dir.clone().unwrap_or_default();
        let name = if name.is_empty() || name == "-" { "<stdin>" } else { name };
        let renamed = match self.options.dwarf.main_file_name.as_deref() {
            Some(main) if !main.is_empty() && main != name => {
                name.rfind('/').map_or(main.to_owned(), |slash| format!("{}{main}", &name[..=slash]))
            }
            _ => name.to_owned(),
        };
        let inside = renamed.strip_prefix(&directory).filter(|rest| !rest.is_empty()).unwrap_or(&renamed);
        let name = inside.strip_prefix('/').filter(|_| inside.len() < renamed.len()).unwrap_or(inside);
        let md5 = (self.debug.lines.version >= 5).then(|| Md5::digest(self.sources.file(id).text()).into());
        self.debug.lines.set_text(&directory, File { name: name.into(), md5, ..File::default() });
        let mut generated = Generated::default();
        if let Some(current) = self.sections.current() {
            generated.add_section(current.section);
        }
        generated
    }

    /// Records a code section selected by `.section`.
    pub fn describe_section(&mut self, section: SectionId, span: Span) {
        let Some(generated) = self.debug.description.as_mut().and_then(|d| d.dwarf.as_mut()) else { return };
        if generated.add_section(section) && self.debug.lines.version <= 2 {
            let message = "DWARF2 only supports one section per compilation unit";
            self.warn(Code::DwarfLimitation, span, message);
        }
    }

    #[cold]
    pub(in crate::asm) fn describe_label(&mut self, symbol: Name, span: Span) {
        let Some(mut description) = self.debug.description.take() else { return };
        if let Some(generated) = &mut description.dwarf {
            self.dwarf_of_label(generated, symbol, span);
        }
        if let Some(described) = &mut description.codeview {
            self.note_label(described, symbol);
        }
        *self.debug.description = Some(description);
    }

    fn dwarf_of_label(&mut self, generated: &mut Generated, symbol: Name, span: Span) {
        generated.main_file(self.debug.lines, || self.sources.first_marked(span.start));
        let Some(current) = self.sections.current() else { return };
        if self.model.symbol(symbol).is(SymbolFlag::Temporary) || !generated.describes(current.section) {
            return;
        }
        let line = self.sources.line_column(span.start).line;
        let place = self.model.subsections[current.subsection.0 as usize].here(current.subsection);
        self.model.own_symbols += 1;
        generated.label(self.model.names.text(symbol), line, place);
    }

    #[cold]
    pub(crate) fn describe_instruction(&mut self, span: Span) {
        let Some(mut description) = self.debug.description.take() else { return };
        if let Some(generated) = &mut description.dwarf {
            self.dwarf_of_instruction(generated, span);
        }
        if let Some(described) = &mut description.codeview {
            self.note_line(described, span);
        }
        *self.debug.description = Some(description);
    }

    /// The start of the outermost macro call or repeat that expands to a statement, or of the statement itself.
    fn outermost_call(&self, span: Span) -> u32 {
        let calls = self.sources.include_stack(span.start).take_while(|c| c.0 == Origin::Instantiation);
        calls.last().map_or(span.start, |c| c.1.start)
    }

    fn dwarf_of_instruction(&mut self, generated: &mut Generated, span: Span) {
        let mut file = generated.main_file(self.debug.lines, || self.sources.first_marked(span.start));
        let Some(current) = self.sections.current() else { return };
        if !generated.instruction(current.section) {
            return;
        }
        // A macro expansion is attributed to its outermost call.
        let at = self.outermost_call(span);
        let mut line = self.sources.line_column(at).line;
        if let Some((name, marked)) = self.sources.marked(at) {
            (file, line) = (generated.marked_file(self.debug.lines, name), marked);
        }
        let loc = Loc { file, line, column: 0, flags: IS_STMT, isa: 0, discriminator: 0 };
        self.line_row();
        self.debug.lines.set(loc, self.sections.switches());
    }

    /// Records the source line of the next instruction.
    pub(in crate::asm) fn note_line(&mut self, described: &mut Described, span: Span) {
        let Some(current) = self.sections.current() else { return };
        let place = self.model.subsections[current.subsection.0 as usize].here(current.subsection);
        let sources = &self.sources;
        // A macro expansion is attributed to its outermost call.
        let at = self.outermost_call(span);
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
}
