//! `.cg_profile` in ELF: how often functions call each other, so that the linker can place them near each other.

use super::{mark_data, section};
use crate::arch::TargetDesc;
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::model::emitter::Emitter;
use crate::model::expr::{Evaluator, Stage};
use crate::model::{ElfSection, Model, RelocDirective, RelocatableValue, SHT_LLVM_CALL_GRAPH_PROFILE, Value};
use crate::source::Span;
use object::elf::SHF_EXCLUDE;

/// `.llvm.call-graph-profile`: a weight for each edge, and a relocation of type NONE for each of its ends.
#[inline(never)]
pub(super) fn section_of_edges(model: &mut Model, target: &TargetDesc, diagnostics: &mut Diagnostics) {
    let flags = SHF_EXCLUDE.0;
    let elf = ElfSection { kind: SHT_LLVM_CALL_GRAPH_PROFILE, flags, entsize: 8, ..ElfSection::default() };
    let (id, subsection) = section(model, b".llvm.call-graph-profile", elf);
    for (ends, count) in std::mem::take(&mut model.requests.cg_profile) {
        let offset = model.subsections[subsection.0 as usize].data().len() as i64;
        for (end, source_pos) in ends {
            let mut symbol = end;
            if model.symbol(end).is_temporary() {
                match Evaluator::new(model, Stage::Building).place(end) {
                    Some((section, _)) => symbol = model.sections[section as usize].symbol,
                    None => {
                        let message = format!("Reference to undefined temporary symbol `{}`", model.display_name(end));
                        diagnostics.push(Diagnostic::error(
                            Code::UndefinedTemporarySymbol,
                            Span::at(source_pos),
                            message,
                        ));
                        continue;
                    }
                }
            }
            model.register(symbol);
            let directive = RelocDirective {
                section: id,
                counts_from_start: true,
                offset: Value::Relocatable(RelocatableValue::constant(offset)),
                // `R_*_NONE` on all machines.
                kind: 0,
                value: Value::Relocatable(RelocatableValue::symbol(symbol)),
                source_pos,
            };
            model.relocs.push(directive);
        }
        // The symbols of the first edge are registered before the mapping symbol for its weight.
        mark_data(model, target, subsection);
        Emitter::new(&mut model.subsections[subsection.0 as usize]).number(count, 8);
    }
}
