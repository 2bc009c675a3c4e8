//! Expressions in printed instructions.

use crate::arch::disasm::{EncodedFields, Part, Replacement};
use std::borrow::Cow;

/// An expression with the specifier of its fixup.
pub(super) struct Prefixed<'f> {
    pub fields: Option<&'f dyn EncodedFields>,
    pub specifier: &'static str,
    pub is_narrow: bool,
}

impl EncodedFields for Prefixed<'_> {
    fn shown(&self, part: Part, offset: u32) -> Replacement {
        // A narrow instruction has an expression for its immediate only with a specifier.
        match part {
            Part::Only | Part::Written => self.fields.map_or(Replacement::Bytes, |fields| fields.shown(part, offset)),
            _ if self.is_narrow && !self.specifier.is_empty() => Replacement::Expression,
            _ => Replacement::Bytes,
        }
    }

    fn text(&self, offset: u32) -> Cow<'_, [u8]> {
        let text = self.fields.map_or(Cow::Borrowed(&[][..]), |fields| fields.text(offset));
        if self.specifier.is_empty() {
            return text;
        }
        let is_quoted = text.starts_with(b"\"") && text.ends_with(b"\"");
        let is_plain = is_quoted || !text.iter().any(|byte| b"+-*/(&|<>".contains(byte));
        let [before, after]: [&[u8]; 2] = if is_plain { [b":", b""] } else { [b":(", b")"] };
        Cow::Owned([b":", self.specifier.as_bytes(), before, &text, after].concat())
    }
}
