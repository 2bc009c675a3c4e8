//! `.symver`: versioned names as aliases, made once every symbol is known.

use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::layout;
use crate::model::{Binding, Definition, Model, SymbolFlag, SymbolLocation};
use crate::parse::ast::{Expr, Name, Specifier};
use crate::source::Span;

/// Makes the aliases, and records the symbols that are listed only under another name.
pub fn versions(model: &mut Model, diagnostics: &mut Diagnostics) {
    if !model.requests.symvers.is_empty() {
        make_aliases(model, diagnostics);
    }
}

#[inline(never)]
fn make_aliases(model: &mut Model, diagnostics: &mut Diagnostics) {
    for symver in std::mem::take(&mut model.requests.symvers) {
        let span = Span::at(symver.source_pos);
        let at = symver.versioned.iter().position(|&b| b == b'@').unwrap_or(symver.versioned.len());
        let (prefix, rest) = symver.versioned.split_at(at);
        // Neither a common symbol nor an alias of an undefined symbol counts as defined.
        let defined = SymbolLocation::of(model, symver.symbol) != SymbolLocation::Unknown;
        let tail = match rest.strip_prefix(b"@@@") {
            Some(_) if defined => &rest[1..],
            Some(_) => &rest[2..],
            None => rest,
        };
        let alias = model.intern(&[prefix, tail].concat(), || prefix.starts_with(b".L"));
        model.register(alias);
        let target = model.expr(Expr::Symbol(symver.symbol, Specifier::NONE));
        let source_binding = binding(model, symver.symbol);
        let original = model.symbol(symver.symbol).clone();
        let symbol = model.symbol_mut(alias);
        symbol.definition = Definition::Variable(target);
        symbol.binding = Some(source_binding);
        symbol.other = original.other;
        model.set_position(alias, symver.source_pos);
        if defined && symver.keep {
            continue;
        }
        let name = String::from_utf8_lossy(&symver.versioned).into_owned();
        if !defined && rest.starts_with(b"@@") && !rest.starts_with(b"@@@") {
            let message = format!("default version symbol {name} must be defined");
            diagnostics.push(Diagnostic::error(Code::BadSymbolVersion, span, message));
            continue;
        }
        if model.requests.renames.get(&symver.symbol).is_some_and(|&old| old != alias) {
            let text = model.display_name(symver.symbol).into_owned();
            diagnostics.push(Diagnostic::error(Code::BadSymbolVersion, span, format!("multiple versions for {text}")));
            continue;
        }
        model.requests.renames.insert(symver.symbol, alias);
    }
}

/// The binding of a symbol before relocations are known.
fn binding(model: &Model, name: Name) -> Binding {
    let symbol = model.symbol(name);
    match symbol.binding {
        Some(binding) => binding,
        None if layout::is_defined(model, name) || symbol.is(SymbolFlag::Signature) => Binding::Local,
        None => Binding::Global,
    }
}
