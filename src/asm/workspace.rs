//! The tables and buffers in which texts are assembled, reused from one text to the next.

use super::print::TextPrinter;
#[cfg(feature = "disasm")]
use super::print::{Print, PrintStyle, Printer};
use super::read::Reader;
use super::state::sections::Sections;
use super::state::{Assembler, Debug, Description, Input, Progress};
use crate::arch::dispatch::{self, Buffers};
use crate::arch::{Isa, TargetDesc, WindowsUnwind};
use crate::debug::cfi::Frames;
use crate::debug::codeview::{CodeView, Relocations};
use crate::debug::dwarf::Lines;
use crate::debug::seh::Unwind;
use crate::diag::Diagnostics;
use crate::model::{CoffModel, DeferredOwner, Definition, Dirty, Model, Reset as _, ResetTo as _, SymbolRules, author};
use crate::options::parts::{COFF, DEBUG};
use crate::options::{Options, Settings};
use crate::parse::ParseState;
use crate::parse::ast::Expr;
use crate::source::SourceMap;
use crate::source::bytes::Numbers;
use crate::source::files::Files;
use crate::threads::Workers;

/// The tables and buffers of an assembly. They are not moved: the front end borrows them ([`Workspace::assembler`]),
/// and the later phases read them here.
#[derive(Debug)]
pub(crate) struct Workspace {
    pub(crate) model: Model,
    pub(crate) frames: Dirty<Frames>,
    pub(crate) lines: Dirty<Lines>,
    pub(crate) isa: Isa,
    pub(crate) description: Option<Box<Description>>,
    pub(crate) progress: Progress,
    pub(crate) input: Input,
    pub(crate) state: ParseState,
    pub(crate) sections: Sections,
    /// `None` while the model owns it, for the layout to request its bytes.
    codeview: Option<Box<Dirty<CodeView>>>,
    /// `None` while the model owns it.
    unwind: Option<Box<Dirty<Unwind>>>,
    /// What instructions are read in.
    buffers: Option<Box<Buffers>>,
    /// Prints the text.
    pub(crate) printer: Option<TextPrinter>,
    /// For the text that is being read; the last phases take them.
    pub(crate) workers: Workers,
}

impl Workspace {
    /// Makes a workspace for the given options, in its initial state.
    pub(crate) fn new(options: &Options) -> Self {
        let (settings, (isa, desc)) = (options.settings(), options.target());
        let mut state = ParseState::new(
            desc.specifiers.find,
            desc.registers.is_register,
            desc.names.private_prefix,
            settings.object.save_temp_labels,
        );
        state.keep_private |= settings.object.private_labels;
        state.plain_operators = settings.triple.is_coff();
        state.registers = desc.registers.set;
        let mut workspace = Workspace {
            model: Model::default(),
            frames: Dirty::default(),
            lines: Dirty::default(),
            isa: isa.clone(),
            description: None,
            progress: Progress::default(),
            input: Input::default(),
            state,
            sections: Sections::default(),
            codeview: None,
            unwind: None,
            buffers: None,
            printer: None,
            workers: Workers::default(),
        };
        workspace.start(settings, desc);
        workspace
    }

    /// Resets to the state of the new workspace `new`.
    #[inline(never)]
    pub(crate) fn reset_to(&mut self, new: &Workspace) {
        let Workspace {
            model,
            frames,
            lines,
            isa,
            description,
            progress,
            input,
            state,
            sections,
            codeview,
            unwind,
            buffers: _,
            printer,
            workers: _,
        } = self;
        *printer = None;
        if let Some(owner) = author(model.deferred_owners[DeferredOwner::CodeView as usize].take()) {
            *codeview = Some(owner);
        }
        if let Some(owner) = author(model.deferred_owners[DeferredOwner::Unwind as usize].take()) {
            *unwind = Some(owner);
        }
        codeview.iter_mut().for_each(|codeview| codeview.renew(CodeView::reset));
        unwind.iter_mut().for_each(|unwind| unwind.renew(Unwind::reset));
        model.reset_to(&new.model);
        frames.renew(Frames::reset);
        lines.renew(|lines| {
            lines.reset();
            lines.version = new.lines.version;
        });
        *description = None;
        progress.reset();
        input.reset();
        state.reset_to(&new.state);
        sections.reset_to(&new.sections);
        isa.reset_to(&new.isa);
    }

    /// Applies the options and the target, and makes the initial sections and symbols.
    fn start(&mut self, settings: &Settings, desc: &TargetDesc) {
        let Workspace { model, lines, state, sections, .. } = self;
        let is_coff = settings.triple.is_coff();
        state.at_in_names = desc.names.may_contain_at;
        state.names_end_at_at = desc.names.end_at_at;
        state.specifiers_in_parentheses = desc.specifiers.in_parentheses;
        state.bare_registers = desc.registers.bare;
        state.wide_registers = desc.registers.wide;
        state.no_infix_exclaim = desc.comment == b'@';
        state.fast = !settings.grammar_only && desc.numbers == Numbers::C && !settings.gnu.changes_directives();
        model.coff = is_coff.then(CoffModel::default);
        model.rules.endian = desc.endian;
        model.rules.specifiers_of_expressions = desc.specifiers.of_expressions;
        model.rules.crel = settings.object.crel;
        model.rules.split_dwarf = settings.object.split_dwarf;
        model.rules.address = settings.object.origin;
        model.rules.symbols = SymbolRules {
            strip_local_absolute: settings.gnu.strip_local_absolute,
            stt_common: settings.gnu.stt_common,
            size_check_warns: settings.gnu.size_check_warns,
            global_jumps: desc.global_jumps,
        };
        model.mapping = desc.mapping_symbols.unwrap_or_default();
        lines.version = settings.dwarf.version;
        let codeview = self.codeview.get_or_insert_default();
        codeview.relocations = is_coff.then(|| Relocations {
            section_offset: desc.fixups.section_offset,
            section_index: desc.fixups.section_index,
            word: desc.data_fixup(4),
            image_relative: desc.specifiers.image_relative,
        });
        let unwind = self.unwind.get_or_insert_default();
        if let WindowsUnwind::Some(rules) = desc.windows_unwind {
            unwind.rules = rules;
        }
        lines.settle();
        codeview.settle();
        unwind.settle();
        sections.start(model, settings, desc);
        // `-defsym` symbols are absolute and cannot be redefined. The last value of a name counts.
        for (name, value) in &settings.defsyms {
            let name = name.as_bytes();
            let symbol = model.intern(name, || !state.keep_private && name.starts_with(state.private_prefix));
            let value = model.expr(Expr::Int(*value));
            model.register(symbol);
            model.symbol_mut(symbol).definition = Definition::Variable(value);
        }
    }

    /// Starts recording symbol use.
    pub(crate) fn record_symbols(&mut self) {
        self.progress.recording = Some(Box::default());
        self.state.locals.keep_names();
    }

    /// Starts printing: the first line is that of the initial section.
    #[cfg(feature = "disasm")]
    pub(crate) fn print(&mut self, style: PrintStyle, options: &Options) {
        self.printer = Some(Box::new(Printer::new(style)));
        self.unwind.get_or_insert_default().is_printed = true;
        self.state.locals.print_names();
        // Only the grammar finds the comments in a statement.
        self.state.fast &= !style.comments;
        self.state.forms = Some(Box::default());
        let Some(printer) = self.printer.as_deref_mut() else { return };
        for (name, _) in &options.settings().defsyms {
            let Some(symbol) = self.model.names.get(name.as_bytes()) else { continue };
            if let Definition::Variable(value) = self.model.symbol(symbol).definition {
                Print::new(printer, &self.model, options.target().1, None).assignment(symbol, value);
            }
        }
    }

    /// Starts recording the statements that are read.
    pub(crate) fn record_statements(&mut self) {
        self.input.statements = Some(Vec::new());
        // A scanner would read several statements at once.
        self.state.fast = false;
    }

    /// Reads a text, or the next piece of one.
    pub(crate) fn reader<'a, 'o>(
        &'o mut self,
        options: &'o Options,
        files: &'o dyn Files,
        sources: &'o mut SourceMap<'a>,
        diagnostics: &'o mut Diagnostics,
    ) -> Reader<'a, 'o> {
        let machine = dispatch::directives(&self.isa);
        let (a, buffers, workers) = self.borrow(options, files, sources, diagnostics);
        Reader { a, machine, buffers, ahead: None, workers }
    }

    /// Borrows the workspace as a front end, to start or continue reading.
    // Inlined, since a call of the library needs few of the references.
    #[inline(always)]
    pub(crate) fn assembler<'a, 'o>(
        &'o mut self,
        options: &'o Options,
        files: &'o dyn Files,
        sources: &'o mut SourceMap<'a>,
        diagnostics: &'o mut Diagnostics,
    ) -> Assembler<'a, 'o> {
        self.borrow(options, files, sources, diagnostics).0
    }

    #[inline(always)]
    fn borrow<'a, 'o>(
        &'o mut self,
        options: &'o Options,
        files: &'o dyn Files,
        sources: &'o mut SourceMap<'a>,
        diagnostics: &'o mut Diagnostics,
    ) -> (Assembler<'a, 'o>, &'o mut Option<Box<Buffers>>, &'o mut Workers) {
        let Workspace {
            model,
            frames,
            lines,
            isa,
            description,
            progress,
            input,
            state,
            sections,
            codeview,
            unwind,
            buffers,
            printer,
            workers,
        } = self;
        let (codeview, unwind) = (codeview.get_or_insert_default(), unwind.get_or_insert_default());
        let a = Assembler {
            options: options.settings(),
            desc: options.target().1,
            hooks: dispatch::hooks(isa),
            files,
            sources,
            diagnostics,
            input,
            model,
            state,
            isa,
            debug: Debug { frames, codeview, unwind, lines, description },
            sections,
            progress,
            printer,
        };
        (a, buffers, workers)
    }

    /// Ends reading: from here on only the model is used.
    pub(crate) fn hand_over(&mut self) {
        let owners = &mut self.model.deferred_owners;
        if DEBUG && let Some(owner) = self.codeview.take_if(|codeview| codeview.is_dirty()) {
            owners[DeferredOwner::CodeView as usize] = Some(owner);
        }
        if COFF && let Some(owner) = self.unwind.take_if(|unwind| unwind.is_dirty()) {
            owners[DeferredOwner::Unwind as usize] = Some(owner);
        }
    }
}
