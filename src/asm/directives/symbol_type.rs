//! `.type`

use crate::asm::state::Assembler;
use crate::diag::Code;
use crate::model::{Binding, SymbolFlag};
use crate::parse::ast::Name;
use crate::parse::{LineCursor, Parse, text};
use crate::source::Span;
use object::elf::{STT_FUNC, STT_GNU_IFUNC, STT_NOTYPE, STT_OBJECT, STT_TLS};

/// A symbol type: its `@name`, its `STT_NAME`, and the `STT_*` value. `.type` treats a common symbol as an object.
pub(crate) type Type = (&'static str, &'static str, u8);

static TYPES: [Type; 7] = [
    ("function", "STT_FUNC", STT_FUNC.0),
    ("object", "STT_OBJECT", STT_OBJECT.0),
    ("tls_object", "STT_TLS", STT_TLS.0),
    ("common", "STT_COMMON", STT_OBJECT.0),
    ("notype", "STT_NOTYPE", STT_NOTYPE.0),
    ("gnu_indirect_function", "STT_GNU_IFUNC", STT_GNU_IFUNC.0),
    ("gnu_unique_object", "", STT_OBJECT.0),
];

/// From weakest to strongest: if a symbol is given two types, the stronger one stays.
const STRENGTH: [u8; 5] = [STT_NOTYPE.0, STT_OBJECT.0, STT_FUNC.0, STT_GNU_IFUNC.0, STT_TLS.0];

/// `.type sym[,] @type`, with `%type`, `"type"` and `STT_TYPE` for `@type`
pub(super) fn kind(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, _: Span) -> Parse<()> {
    const EXPECTED: &str = "expected STT_<TYPE_IN_UPPER_CASE>, '#<type>', '@<type>', '%<type>' or \"<type>\"";
    let (symbol, _) = a.symbol(cursor, "")?;
    cursor.eat(b',');
    let (word, at) = if let Some(at) = cursor.sign(b"@%#") {
        match cursor.word() {
            Some((word, _)) => (text(word), at),
            None => return Err(cursor.error(Code::ExpectedIdentifier, "expected symbol type")),
        }
    } else if let Some((word, at)) = cursor.word() {
        (text(word), at)
    } else if let Some((word, _, at)) = cursor.quoted() {
        (text(word), at)
    } else {
        return Err(cursor.error(Code::BadSymbolType, EXPECTED));
    };
    let Some(kind) = TYPES.iter().find(|t| t.0 == word || !t.1.is_empty() && t.1 == word) else {
        let error = crate::diag::Diagnostic::error(Code::BadSymbolType, at, "unsupported attribute");
        let near = crate::diag::nearest(word, TYPES.iter().map(|t| t.0));
        return Err(Box::new(match near {
            Some(near) => error.help(format!("did you mean '@{near}'?")),
            None => error.help(
                "the types are function, object, tls_object, common, notype, gnu_indirect_function, gnu_unique_object",
            ),
        }));
    };
    cursor.finish()?;
    set(a, symbol, kind);
    Ok(())
}

/// Finds the type named after an `@`.
pub(crate) fn find(word: &[u8]) -> Option<&'static Type> {
    TYPES.iter().find(|t| t.0.as_bytes() == word)
}

/// Sets the type of a symbol.
pub(crate) fn set(a: &mut Assembler<'_, '_>, symbol: Name, &(name_of, _, kind): &Type) {
    a.model.register(symbol);
    if a.model.symbol(symbol).is(SymbolFlag::Discarded) {
        return;
    }
    if let Some(mut print) = a.print() {
        print.kind(symbol, name_of);
    }
    let entry = a.model.symbol_mut(symbol);
    let rank = |k: u8| STRENGTH.iter().position(|&s| s == k).unwrap_or(STRENGTH.len());
    if rank(kind) > rank(entry.kind) {
        entry.kind = kind;
    }
    if name_of == "gnu_unique_object" {
        entry.binding = Some(Binding::Unique);
    }
    if name_of == "gnu_unique_object" || kind == STT_GNU_IFUNC.0 {
        a.model.requests.gnu_abi = true;
    }
    if [STT_FUNC.0, STT_GNU_IFUNC.0].contains(&kind)
        && let Some(hook) = a.hooks.function
    {
        hook(a, symbol);
    }
}
