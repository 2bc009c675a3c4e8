//! What a call returns.

use crate::data::{self, List, llas_instruction, llas_label, llas_relocation, llas_section, llas_statement};
use llas_embed::Code;
use std::sync::Mutex;

/// What `llas_asm`, `llas_object` or `llas_disasm` has made.
#[derive(Debug)]
pub struct llas_output {
    pub(crate) inner: Mutex<Inner>,
}

#[derive(Debug, Default)]
pub(crate) struct Inner {
    /// What `llas_relocate` places.
    pub(crate) code: Option<Code>,
    /// The bytes, if there is no code.
    bytes: Vec<u8>,
    pub(crate) statements: List<llas_statement>,
    pub(crate) labels: List<llas_label>,
    pub(crate) relocations: List<llas_relocation>,
    pub(crate) sections: List<llas_section>,
    pub(crate) instructions: List<llas_instruction>,
}

impl Inner {
    pub(crate) fn of_code(code: Code) -> Self {
        let mut inner = Inner { code: Some(code), ..Inner::default() };
        inner.describe();
        inner
    }

    pub(crate) fn of_object(bytes: Vec<u8>) -> Self {
        Inner { bytes, ..Inner::default() }
    }

    #[cfg(feature = "disasm")]
    pub(crate) fn of_instructions(instructions: &[llas_embed::Instruction]) -> Self {
        Inner { instructions: data::instructions(instructions), ..Inner::default() }
    }

    /// Makes the lists of the code.
    pub(crate) fn describe(&mut self) {
        let Some(code) = &self.code else { return };
        self.statements = data::statements(code.statements());
        self.labels = data::labels(code.labels());
        self.relocations = data::relocations(code.relocations());
        self.sections = data::sections(code.sections());
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        self.code.as_ref().map_or(&self.bytes, |code| code.bytes())
    }
}
