//! What one text leaves to the next: memory, and nothing that is in it.

use super::sections::Sections;
use super::{Assembler, Debug, Input};
use crate::codeview::CodeView;
use crate::diag::Diagnostics;
use crate::dwarf::{Generated, Lines};
use crate::expand::Conditions;
use crate::expand::macros::Macro;
use crate::frame::Frames;
use crate::lexer::Token;
use crate::model::{DeferredOwner, Model, Reuse as _, author};
use crate::options::Settings;
use crate::parse::ParseState;
use crate::source::SourceMap;
use crate::syntax::Room;
use crate::target::{Isa, TargetDesc};
use crate::unwind::Unwind;
use hashbrown::HashMap;
use std::path::PathBuf;
use std::sync::Arc;

/// The tables and buffers of a text.
#[derive(Debug, Default)]
pub(crate) struct Spare {
    pub(crate) model: Box<Model>,
    pub(crate) frames: Box<Frames>,
    pub(crate) lines: Box<Lines>,
    pub(crate) isa: Option<Isa>,
    pub(super) codeview: Option<Box<CodeView>>,
    pub(super) unwind: Option<Box<Unwind>>,
    pub(super) front: SpareFront,
}

/// Those that nothing behind the text looks at.
#[derive(Debug, Default)]
pub(crate) struct SpareFront {
    pub(super) sections: Box<Sections>,
    pub(super) state: Option<Box<ParseState>>,
    pub(super) conditions: Conditions,
    pub(super) macros: HashMap<Vec<u8>, Macro>,
    pub(super) tokens: Vec<Token>,
    pub(super) room: Room,
    pub(super) sources: SourceMap<'static>,
}

/// A text that is used up: what it has built, where it is in the tables that the next one gets, and what there is to tell.
pub(crate) struct Ended<'a> {
    pub(crate) options: Arc<Settings>,
    /// The model, frames and lines in it are those of the text.
    pub(crate) spare: Spare,
    /// What `-g` has to say of it.
    pub(crate) generated: Option<Generated>,
    pub(crate) desc: Arc<TargetDesc>,
    pub(crate) sources: SourceMap<'a>,
    pub(crate) dependencies: Vec<PathBuf>,
    pub(crate) diagnostics: Diagnostics,
    pub(crate) printed: Vec<u8>,
}

impl<'a> Assembler<'a, '_> {
    /// Ends the text.
    pub(crate) fn end(mut self) -> Ended<'a> {
        self.end_of_text();
        let Assembler { options, input, diagnostics, mut model, state, isa, desc, debug, printed, sections, .. } = self;
        let Input { sources, conditions, dependencies, macros, .. } = input;
        let Debug { frames, codeview, unwind, lines, description } = debug;
        model.deferred_owners[DeferredOwner::CodeView as usize] = Some(codeview);
        model.deferred_owners[DeferredOwner::Unwind as usize] = Some(unwind);
        let (tokens, room) = (self.tokens, self.room);
        let state = Some(state);
        let front = SpareFront { sections, state, conditions, macros, tokens, room, sources: SourceMap::new() };
        let spare = Spare { model, frames, lines, isa: Some(isa), codeview: None, unwind: None, front };
        let generated = description.and_then(|description| description.dwarf);
        Ended { options, spare, generated, desc, sources, dependencies, diagnostics, printed }
    }
}

impl Spare {
    /// Forgets all that the text has left, but for its room.
    pub(crate) fn empty(&mut self, sources: SourceMap<'_>) {
        let Spare { model, frames, lines, isa: _, codeview, unwind, front } = self;
        let mut owners = std::mem::take(&mut model.deferred_owners);
        *codeview = author(owners[DeferredOwner::CodeView as usize].take());
        *unwind = author(owners[DeferredOwner::Unwind as usize].take());
        codeview.as_deref_mut().map(CodeView::reuse);
        unwind.as_deref_mut().map(Unwind::reuse);
        model.reuse();
        frames.reuse();
        lines.reuse();
        front.sections.reuse();
        front.state.as_deref_mut().map(ParseState::reuse);
        front.conditions.clear();
        front.macros.reuse();
        front.tokens.reuse();
        front.sources = sources.emptied();
    }
}
