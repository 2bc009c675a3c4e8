//! `-g` and `-gcodeview`: what is recorded of the assembly source itself while it is read.

use super::sections::Current;
use super::{Assembler, Debug};
use crate::debug::codeview::{Described, Row};
use crate::debug::dwarf::{self, File, Generated, IS_STMT, Lines, Loc, Registers};
use crate::diag::Code;
use crate::model::{Dirty, Model, SectionId, SectionOffset, SymbolFlag, WriteDeferred};
use crate::options::Settings;
use crate::options::parts::DEBUG;
use crate::parse::ast::Name;
use crate::source::{FileId, Origin, SourceMap, Span};

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

impl Debug<'_> {
    /// Whether the source itself is described.
    #[inline]
    pub(crate) fn describes(&self) -> bool {
        DEBUG && self.description.is_some()
    }

    /// What computes the sizes of CodeView tables.
    #[inline]
    pub(in crate::asm) fn tables(&self) -> Option<&dyn WriteDeferred> {
        if DEBUG { Some(&*self.codeview) } else { None }
    }

    /// Stops generating DWARF. Returns whether it was active.
    pub(in crate::asm) fn drop_dwarf(&mut self) -> bool {
        self.description.as_mut().is_some_and(|description| description.dwarf.take().is_some())
    }

    /// Stops generating CodeView.
    pub(in crate::asm) fn drop_codeview(&mut self) {
        if let Some(description) = self.description {
            description.codeview = None;
        }
    }
}

/// Starts generating debug information for the main file, if requested.
pub(in crate::asm) fn start(a: &mut Assembler<'_, '_>, name: &str, id: FileId) {
    if !DEBUG {
        return;
    }
    let dwarf = a.options.dwarf.describe_text.then(|| start_dwarf(a, name, id));
    let codeview = a.options.object.codeview.then(Described::default);
    if dwarf.is_some() || codeview.is_some() {
        *a.debug.description = Some(Box::new(Description { dwarf, codeview }));
    }
}

#[cfg(feature = "debug")]
fn md5(text: &[u8]) -> [u8; 16] {
    use md5::{Digest, Md5};
    Md5::digest(text).into()
}

#[cfg(not(feature = "debug"))]
fn md5(_: &[u8]) -> [u8; 16] {
    [0; 16]
}

#[inline(never)]
fn start_dwarf(a: &mut Assembler<'_, '_>, name: &str, id: FileId) -> Generated {
    let directory = a.options.dwarf.compilation_dir.clone().unwrap_or_default();
    let name = if name.is_empty() || name == "-" { "<stdin>" } else { name };
    let renamed = match a.options.dwarf.main_file_name.as_deref() {
        Some(main) if !main.is_empty() && main != name => {
            name.rfind('/').map_or(main.to_owned(), |slash| format!("{}{main}", &name[..=slash]))
        }
        _ => name.to_owned(),
    };
    let inside = renamed.strip_prefix(&directory).filter(|rest| !rest.is_empty()).unwrap_or(&renamed);
    let name = inside.strip_prefix('/').filter(|_| inside.len() < renamed.len()).unwrap_or(inside);
    let md5 = (a.debug.lines.version >= 5).then(|| md5(a.sources.file(id).text()));
    a.debug.lines.set_text(&directory, File { name: name.into(), md5, ..File::default() });
    let mut generated = Generated::default();
    if let Some(current) = a.sections.current() {
        generated.add_section(current.section);
    }
    generated
}

/// The end of a text: the first line marker names the main file of DWARF 5, even if no label or instruction follows it.
pub(in crate::asm) fn end(a: &mut Assembler<'_, '_>, end: u32) {
    let Some(generated) = a.debug.description.as_mut().and_then(|d| d.dwarf.as_mut()) else { return };
    if a.debug.lines.version >= 5
        && let Some(name) = a.sources.first_marked(end)
    {
        generated.name_main_file(a.debug.lines, name);
    }
}

/// Records a code section selected by `.section`.
pub(in crate::asm) fn section(a: &mut Assembler<'_, '_>, section: SectionId, span: Span) {
    let Some(generated) = a.debug.description.as_mut().and_then(|d| d.dwarf.as_mut()) else { return };
    if generated.add_section(section) && a.debug.lines.version <= 2 {
        a.warn(Code::DwarfLimitation, span, "DWARF2 only supports one section per compilation unit");
    }
}

/// Records a label.
#[cold]
pub(super) fn label(a: &mut Assembler<'_, '_>, symbol: Name, span: Span) {
    let files = a.debug.lines.files.len();
    if let Some(mut recorder) = Recorder::of(a) {
        recorder.dwarf_label(symbol, span);
        recorder.codeview_label(symbol);
        print_label(a, files);
    }
}

/// Prints the files that were added to the first `files`, and a label for one that is recorded.
fn print_label(a: &mut Assembler<'_, '_>, files: usize) {
    if a.printer.is_none() {
        return;
    }
    print_files(a, files);
    let recorded = a.debug.description.as_deref_mut().and_then(|description| description.dwarf.as_mut()?.unprinted());
    if let Some(label) = recorded {
        let name = a.state.locals.make(a.model);
        label.printed = Some(name);
        if let Some(mut print) = a.print() {
            print.label(name);
        }
    }
}

/// Prints the files that were added to the first `files`.
fn print_files(a: &mut Assembler<'_, '_>, files: usize) {
    if a.printer.is_none() {
        return;
    }
    for number in files.max(1)..a.debug.lines.files.len() {
        let file = a.debug.lines.files[number].clone();
        let directory = file.directory.checked_sub(1).and_then(|index| a.debug.lines.directories.get(index));
        let directory = directory.cloned().unwrap_or_default();
        if let Some(mut print) = a.print() {
            print.numbered_file(number as u64, &directory, &file);
        }
    }
}

/// Records the source line of an instruction that follows.
#[cold]
pub(crate) fn instruction(a: &mut Assembler<'_, '_>, span: Span) {
    let (files, before) = (a.debug.lines.files.len(), a.debug.lines.current.flags());
    let Some(mut recorder) = Recorder::of(a) else { return };
    recorder.codeview_line(span);
    let loc = recorder.dwarf_line(span);
    print_files(a, files);
    if let Some(loc) = loc {
        if let Some(mut print) = a.print() {
            print.loc(loc.registers(), before);
        }
        a.line_row();
        a.debug.lines.set(loc, a.sections.switches());
    }
}

/// A description with what is recorded in it.
struct Recorder<'p, 'a> {
    description: &'p mut Description,
    lines: &'p mut Dirty<Lines>,
    model: &'p mut Model,
    sources: &'p SourceMap<'a>,
    options: &'p Settings,
    current: Current,
}

impl<'p, 'a> Recorder<'p, 'a> {
    /// `None` if nothing is recorded or no section is selected.
    fn of(a: &'p mut Assembler<'a, '_>) -> Option<Self> {
        Some(Recorder {
            description: a.debug.description.as_deref_mut()?,
            lines: a.debug.lines,
            model: a.model,
            sources: a.sources,
            options: a.options,
            current: a.sections.current()?,
        })
    }

    fn here(&self) -> SectionOffset {
        self.model.subsections[self.current.subsection.0 as usize].here(self.current.subsection)
    }

    fn dwarf_label(&mut self, symbol: Name, span: Span) {
        // The body of a macro may have line markers, but not the first one.
        let at = self.outermost_call(span);
        let Some(generated) = &mut self.description.dwarf else { return };
        generated.main_file(self.lines, || self.sources.first_marked(at));
        if self.model.symbol(symbol).is(SymbolFlag::Temporary) || !generated.describes(self.current.section) {
            return;
        }
        let line = self.sources.line_column(span.start).line;
        let place = self.here();
        self.model.own_symbols += 1;
        if let Some(generated) = &mut self.description.dwarf {
            generated.label(self.model.names.text(symbol), line, place);
        }
    }

    /// The row of the line table for an instruction, if its section is described.
    fn dwarf_line(&mut self, span: Span) -> Option<Loc> {
        // A macro expansion is attributed to its outermost call.
        let at = self.outermost_call(span);
        let generated = self.description.dwarf.as_mut()?;
        let mut file = generated.main_file(self.lines, || self.sources.first_marked(at));
        if !generated.instruction(self.current.section) {
            return None;
        }
        let mut line = self.sources.line_column(at).line;
        if let Some((name, marked)) = self.sources.marked(at) {
            (file, line) = (generated.marked_file(self.lines, name), marked);
        }
        Some(Loc::new(Registers { file, line, column: 0, flags: IS_STMT, isa: 0, discriminator: 0 }))
    }

    fn codeview_line(&mut self, span: Span) {
        if self.description.codeview.is_none() {
            return;
        }
        let place = self.here();
        let sources = self.sources;
        // A macro expansion is attributed to its outermost call.
        let at = self.outermost_call(span);
        let (path, of, line) = match sources.marked(at) {
            Some((name, line)) => (self.full_path(name), None, line),
            None => {
                let Some(id) = sources.find(at) else { return };
                (self.full_path(self.path_of(id)), Some(id), sources.line_column(at).line)
            }
        };
        let Some(described) = &mut self.description.codeview else { return };
        let md5 = || of.map(|id| md5(sources.file(id).text()));
        let file = described.file(path, md5);
        described.row(Row { place, file, line });
    }

    /// Records a label unless it is temporary or not in a code section.
    fn codeview_label(&mut self, symbol: Name) {
        let place = self.here();
        let Some(described) = &mut self.description.codeview else { return };
        if self.model.sections[self.current.section.0 as usize].is_code()
            && !self.model.symbol(symbol).is(SymbolFlag::Temporary)
        {
            described.label(symbol, place);
        }
    }

    /// The start of the outermost macro call or repeat that expands to a statement, or of the statement itself.
    fn outermost_call(&self, span: Span) -> u32 {
        let calls = self.sources.include_stack(span.start).take_while(|c| c.0 == Origin::Instantiation);
        calls.last().map_or(span.start, |c| c.1.start)
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
