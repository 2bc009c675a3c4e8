//! The state before the first line of a text.

use super::{Assembler, Debug, Input, Spare};
use crate::ast::Expr;
use crate::bytes::Numbers;
use crate::codeview::Relocations;
use crate::diag::Diagnostics;
use crate::files::Files;
use crate::model::{CoffModel, Definition};
use crate::options::Settings;
use crate::parse::ParseState;
use crate::target::{Isa, TargetDesc, WindowsUnwind};
use std::sync::Arc;

impl<'o> Assembler<'_, 'o> {
    /// The state before the first line.
    #[must_use]
    pub fn new(
        options: Arc<Settings>,
        files: &'o dyn Files,
        (isa, desc): (&Isa, &Arc<TargetDesc>),
        diagnostics: Diagnostics,
        spare: Spare,
    ) -> Self {
        let Spare { mut model, frames, mut lines, isa: spare_isa, codeview, unwind, mut front } = spare;
        let (mut codeview, mut unwind) = (codeview.unwrap_or_default(), unwind.unwrap_or_default());
        let triple = &options.triple;
        let mut state = front.state.take().unwrap_or_else(|| {
            let keep_private = options.save_temp_labels;
            Box::new(ParseState::new(desc.specifier, desc.is_register, desc.private_prefix, keep_private))
        });
        state.at_in_names = desc.at_in_names;
        state.specifiers_in_parentheses = desc.specifiers_in_parentheses;
        state.plain_operators = triple.is_coff();
        state.no_infix_exclaim = desc.comment == b'@';
        state.bare_registers = desc.bare_registers;
        model.coff = triple.is_coff().then(CoffModel::default);
        model.endian = desc.endian;
        model.specifiers_of_expressions = desc.specifiers_of_expressions;
        model.crel = options.crel;
        model.split_dwarf = options.split_dwarf;
        model.mapping = desc.mapping_symbols.unwrap_or_default();
        codeview.relocations = triple.is_coff().then(|| Relocations {
            section_offset: desc.section_offset_fixup,
            section_index: desc.section_index_fixup,
            word: desc.data_fixup(4),
            image_relative: desc.image_relative,
        });
        if let WindowsUnwind::Some(rules) = desc.windows_unwind {
            unwind.rules = rules;
        }
        lines.version = options.dwarf.version;
        let isa = match spare_isa {
            Some(mut spare) => {
                spare.restart(isa);
                spare
            }
            None => isa.clone(),
        };
        let mut assembler = Assembler {
            options,
            input: Input::new(files, &mut front),
            diagnostics,
            model,
            state,
            isa,
            desc: Arc::clone(desc),
            debug: Debug { frames, codeview, unwind, lines, description: None },
            seen_ident: false,
            printed: Vec::new(),
            sections: front.sections,
            interruptions: 0,
            retained: false,
            tokens: front.tokens,
            room: front.room,
            recording: None,
            #[cfg(feature = "cli")]
            forms: None,
            keeps_origins: false,
        };
        assembler.keeps_origins = assembler.options.spans;
        assembler.sections.start(&mut assembler.model, &assembler.options, &assembler.desc);
        assembler.state.fast = !assembler.options.grammar_only && desc.numbers == Numbers::C;
        assembler.define_from_options();
        assembler
    }

    /// Defines the symbols of `-defsym`: absolute, and not to be defined again by the text. The last value of a name counts.
    fn define_from_options(&mut self) {
        for (name, value) in &Arc::clone(&self.options).defsyms {
            let symbol = self.intern(name.as_bytes());
            let value = self.model.expr(Expr::Int(*value));
            self.model.register(symbol);
            self.model.symbol_mut(symbol).definition = Definition::Variable(value);
        }
    }
}
