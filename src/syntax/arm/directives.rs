//! The directives of ARM alone.

use crate::assembler::Assembler;
use crate::directive::own::{Index, index};
use crate::directive::table::directives;
use crate::directive::{Scanned, data, scanned};
use crate::parse::{Cursor, Parse};
use crate::source::Span;

directives! {
    All ".hword" => data::integers::<2>, Scanned::By(scanned::data::integers::<2>);
    Exact ".thumb" => thumb;
}

/// The hash table of these.
pub static INDEX: Index = index(ROWS);

/// `.thumb`: what follows is T32, as it is anyway.
fn thumb(_: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    cursor.finish()
}
