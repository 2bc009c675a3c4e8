//! `.pseudoprobe`: code locations counted by sample-based profiles.

use super::codeview::integer;
use crate::asm::state::Assembler;
use crate::diag::Code;
use crate::model::{Probe, PseudoProbe};
use crate::parse::ast::Name;
use crate::parse::{LineCursor, Parse, syntax_error};
use crate::source::Span;

/// `.pseudoprobe guid index type attributes [discriminator] [@ guid:index ...] function`
pub(super) fn pseudoprobe(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let mut next = || integer(cursor, "expected integer").map(|integer| integer.0);
    let (guid, index, kind, attributes) = (next()?, next()?, next()?, next()?);
    let has_discriminator = attributes & u64::from(PseudoProbe::HAS_DISCRIMINATOR) != 0;
    let discriminator = if has_discriminator { next()? } else { 0 };
    let mut callers = Vec::new();
    while cursor.eat(b'@') {
        let at = cursor.here();
        let guid = cursor.literal().map_or(0, |literal| literal.0);
        if guid == 0 {
            return Err(syntax_error(Code::ExpectedInteger, at, "expected the GUID of the calling function"));
        }
        cursor.eat(b':');
        let index = cursor.literal().map_or(0, |literal| literal.0);
        callers.push((guid, index as u32));
    }
    let (function, _) = a.symbol(cursor, "")?;
    cursor.finish()?;
    // llvm-mc truncates these fields, too.
    let (index, kind, attributes, discriminator) = (index as u32, kind as u8, attributes as u8, discriminator as u32);
    add(a, function, PseudoProbe { guid, index, kind, attributes, discriminator, callers }, span)
}

/// Adds a probe at the end of the current section.
pub(crate) fn add(a: &mut Assembler<'_, '_>, function: Name, data: PseudoProbe, span: Span) -> Parse<()> {
    let place = a.here(span)?;
    if let Some(mut print) = a.print() {
        print.probe(&data, function);
    }
    let label = a.model.anonymous(b"");
    a.model.own_symbols += 1;
    a.model.define_own(label, place);
    a.model.register(label);
    a.model.probes.push(Probe { function, label, source_pos: span.start, data });
    Ok(())
}
