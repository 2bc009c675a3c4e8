//! Mangles names of values to symbol names. Source: `llvm/IR/Mangler.cpp`.

use super::make::Values;
use crate::bitcode::summary::{DllStorage, Linkage, Value, ValueKind};
use crate::build::module::Mangling;
use std::collections::HashMap;

pub(in crate::bitcode) mod convention {
    pub(in crate::bitcode) const STDCALL: u32 = 64;
    pub(in crate::bitcode) const FASTCALL: u32 = 65;
    pub(in crate::bitcode) const VECTORCALL: u32 = 80;
}

/// Numbers assigned to unnamed values.
#[derive(Debug, Default)]
pub(super) struct Anonymous(HashMap<u32, usize>);

impl Anonymous {
    fn number(&mut self, value: u32) -> usize {
        let next = self.0.len() + 1;
        *self.0.entry(value).or_insert(next)
    }
}

/// The symbol name of a value in the symbol table; imported values are reached through a pointer.
pub(super) fn symbol_name(values: &Values<'_, '_>, number: u32, anonymous: &mut Anonymous) -> Vec<u8> {
    let name = name(values, number, anonymous);
    match values.value(number) {
        Some(value) if value.dll == DllStorage::Import => [b"__imp_", &name[..]].concat(),
        _ => name,
    }
}

pub(super) fn name(values: &Values<'_, '_>, number: u32, anonymous: &mut Anonymous) -> Vec<u8> {
    let Some(value) = values.value(number) else { return Vec::new() };
    if let Some(name) = value.name.strip_prefix(b"\x01") {
        return name.to_vec();
    }
    let mangling = values.layout.mangling;
    let private = if value.linkage == Linkage::Private { mangling.private_prefix() } else { "" };
    let (mut prefix, mut suffix) = (mangling.global_prefix(), String::new());
    let unnamed;
    let own = if value.name.is_empty() {
        unnamed = format!("__unnamed_{}", anonymous.number(number));
        unnamed.as_bytes()
    } else if mangling.keeps_question_mark() && value.name.starts_with(b"?") {
        prefix = "";
        value.name
    } else {
        if let Some((convention, function)) = convention(values, number) {
            let ats = if convention == convention::VECTORCALL { "@@" } else { "@" };
            match convention {
                convention::VECTORCALL => prefix = "",
                convention::FASTCALL => prefix = "@",
                _ => {}
            }
            if let Some(bytes) = values.module.argument_bytes(function, &values.layout) {
                suffix = format!("{ats}{bytes}");
            }
        }
        value.name
    };
    [private.as_bytes(), prefix.as_bytes(), own, suffix.as_bytes()].concat()
}

/// The calling convention of the function that a value resolves to, if it affects mangling.
fn convention<'v, 'a>(values: &'v Values<'v, 'a>, number: u32) -> Option<(u32, &'v Value<'a>)> {
    let function = values.value(values.object(number)?)?;
    let ValueKind::Function { convention, .. } = function.kind else { return None };
    let is_shown = match convention {
        convention::VECTORCALL => true,
        convention::STDCALL | convention::FASTCALL => values.layout.mangling == Mangling::WinCoffUnderscore,
        _ => false,
    };
    is_shown.then_some((convention, function))
}
