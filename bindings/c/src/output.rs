//! What a call returns.

use crate::data::{self, List, llas_instruction, llas_label, llas_relocation, llas_section, llas_statement};
use llas_embed::Code;
use std::cell::OnceCell;
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
    /// Each is made when it is asked for.
    statements: OnceCell<List<llas_statement>>,
    labels: OnceCell<List<llas_label>>,
    relocations: OnceCell<List<llas_relocation>>,
    sections: OnceCell<List<llas_section>>,
    pub(crate) instructions: List<llas_instruction>,
}

impl Inner {
    pub(crate) fn of_code(code: Code) -> Self {
        Inner { code: Some(code), ..Inner::default() }
    }

    pub(crate) fn of_object(bytes: Vec<u8>) -> Self {
        Inner { bytes, ..Inner::default() }
    }

    #[cfg(feature = "disasm")]
    pub(crate) fn of_instructions(instructions: &[llas_embed::Instruction]) -> Self {
        Inner { instructions: data::instructions(instructions), ..Inner::default() }
    }

    /// The code is at another address.
    pub(crate) fn forget(&mut self) {
        let (code, bytes) = (self.code.take(), std::mem::take(&mut self.bytes));
        *self = Inner { code, bytes, ..Inner::default() };
    }

    pub(crate) fn statements(&self) -> &List<llas_statement> {
        self.statements.get_or_init(|| data::statements(self.code.as_ref().map(Code::statements).unwrap_or_default()))
    }

    pub(crate) fn labels(&self) -> &List<llas_label> {
        self.labels.get_or_init(|| data::labels(self.code.as_ref().map(Code::labels).unwrap_or_default()))
    }

    pub(crate) fn relocations(&self) -> &List<llas_relocation> {
        self.relocations
            .get_or_init(|| data::relocations(self.code.as_ref().map(Code::relocations).unwrap_or_default()))
    }

    pub(crate) fn sections(&self) -> &List<llas_section> {
        self.sections.get_or_init(|| data::sections(self.code.as_ref().map(Code::sections).unwrap_or_default()))
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        self.code.as_ref().map_or(&self.bytes, |code| code.bytes())
    }
}
