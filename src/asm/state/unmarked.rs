//! Whether anything has to be recorded where contents are added to the current section.

use crate::arch::TargetDesc;
use crate::model::emitter::EmitKind;
use crate::model::{Model, SubsectionId};
use crate::options::Settings;

/// The current subsection for the kinds of contents for which neither a mapping symbol nor an origin has to be recorded.
#[derive(Debug, Default)]
pub(super) struct Unmarked {
    /// By [`EmitKind`].
    current: [Option<SubsectionId>; EmitKind::COUNT],
    /// The target has mapping symbols.
    maps: bool,
    /// The origins of all contents are recorded.
    records_origins: bool,
}

impl Unmarked {
    pub(super) fn new(options: &Settings, desc: &TargetDesc) -> Self {
        Unmarked { current: Default::default(), maps: desc.mapping_symbols.is_some(), records_origins: options.spans }
    }

    /// Takes the state of another with the same options.
    pub(super) fn reset_to(&mut self, from: &Self) {
        self.current = from.current;
    }

    /// The current subsection, if nothing has to be recorded for contents of a kind.
    #[inline]
    pub(super) fn of(&self, kind: EmitKind) -> Option<SubsectionId> {
        self.current[kind as usize]
    }

    /// Another subsection is the current one, in an unknown mapping state.
    #[inline]
    pub(super) fn enter(&mut self, model: &Model, next: Option<SubsectionId>) {
        let unmarked = next.filter(|id| !self.records_origins && !model.subsections[id.0 as usize].nobits);
        let of_mapped = unmarked.filter(|_| !self.maps);
        self.current = [of_mapped, of_mapped, unmarked];
    }

    /// The mapping state of the current section is now that of a kind of contents.
    #[inline]
    pub(super) fn mapped(&mut self, kind: EmitKind) {
        let unmarked = self.of(EmitKind::Filling);
        self.current = [None, None, unmarked];
        self.current[kind as usize] = unmarked;
    }

    /// The state in which code is mapped has changed.
    pub(super) fn code_state_changed(&mut self) {
        if self.maps {
            self.current[EmitKind::Code as usize] = None;
        }
    }
}
