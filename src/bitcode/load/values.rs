//! The values of a module: declared first, then given their initializers and aliasees.

use super::initializer::{Maker, Wrong};
use super::{LoadError, text};
use crate::bitcode::summary::types::Made;
use crate::bitcode::summary::{self, Linkage, ValueKind};
use crate::bitcode::symtab::mangle::convention;
use crate::build::module::{
    Address, Alias, Aliasee, Common, Convention, DataLayout, Function, Global, GlobalSize, Ifunc, KindSections, Module,
    Type, Value,
};

/// Budget of constants: for any file, and per byte of the file.
const CONSTANTS: [usize; 2] = [100_000, 4];

/// Budget of visited type parts: for any file, and per byte of the file.
const PARTS: [u64; 2] = [10_000_000, 64];

/// The bit of a global's sanitizer metadata for memory tagging.
const TAGGED: u32 = 4;

/// The size class of a global, from its code model plus 1.
fn size(code_model: u32) -> Option<GlobalSize> {
    match code_model {
        2 => Some(GlobalSize::Small),
        5 => Some(GlobalSize::Large),
        _ => None,
    }
}

/// Adds the values; returns them indexed by value number.
pub(super) fn add(
    module: &mut Module,
    summary: &summary::Module<'_>,
    file_size: usize,
) -> Result<Vec<Value>, LoadError> {
    for comdat in &summary.comdats {
        module.comdat(text(comdat.name, "the COMDAT")?, comdat.selection);
    }
    let comdats: Vec<_> = module.comdat_ids().collect();
    let mut values = Vec::with_capacity(summary.values.len());
    for value in &summary.values {
        if value.sanitizers & TAGGED != 0 && value.is_global() {
            return Err(LoadError::Unsupported { what: "memory tagging of globals".to_owned() });
        }
        let common = common(value)?;
        let section = text(summary.section(value).unwrap_or_default(), "the section")?;
        let comdat = value.comdat.and_then(|at| comdats.get(at as usize).copied());
        values.push(match value.kind {
            ValueKind::Global { constant, .. } => module.global(Global {
                common,
                constant,
                section,
                comdat,
                align: value.align,
                size: size(value.code_model),
                sections_by_kind: sections_by_kind(summary, value)?,
                ..Global::declaration("", Type::structure([]))
            }),
            ValueKind::Function { convention, .. } => module.function(Function {
                common,
                convention: convention_of(summary, value, convention, &module.layout),
                section,
                comdat,
                align: value.align,
                ..Function::default()
            }),
            ValueKind::Alias { .. } => {
                module.alias(Alias { common, ty: Type::Function, aliasee: Aliasee::Absolute(0) })
            }
            ValueKind::Ifunc { .. } => {
                // A placeholder until all values exist.
                let Some(any) = values.first() else {
                    return Err(LoadError::Value { name: common.name, reason: "it has no resolver" });
                };
                module.ifunc(Ifunc { common, resolver: Address::of(*any) })
            }
        });
    }
    let layout = module.layout.clone();
    let left = CONSTANTS[0] + CONSTANTS[1].saturating_mul(file_size);
    let parts_left = PARTS[0] + PARTS[1].saturating_mul(file_size as u64);
    let mut maker = Maker {
        constants: &summary.constants,
        types: &summary.types,
        layout: &layout,
        values: &values,
        made: Made::new(file_size.saturating_mul(4)),
        parts: parts_left,
        left,
    };
    let (mut globals, mut aliases, mut ifuncs) = (0, 0, 0);
    for value in &summary.values {
        let wrong = |wrong: Wrong| match wrong {
            Wrong::TooLarge => LoadError::TooLarge,
            Wrong::Because(reason) => {
                LoadError::Value { name: String::from_utf8_lossy(value.name).into_owned(), reason }
            }
        };
        match value.kind {
            ValueKind::Global { initializer, .. } => {
                if let Some(initializer) = initializer {
                    let global = &mut module.globals[globals];
                    global.ty = maker.ty(value.ty).map_err(wrong)?;
                    global.initializer = Some(maker.constant(initializer).map_err(wrong)?);
                }
                globals += 1;
            }
            ValueKind::Alias { aliasee } => {
                let alias = &mut module.aliases[aliases];
                if !summary.types.is_function(value.ty) {
                    alias.ty = maker.ty(value.ty).map_err(wrong)?;
                }
                alias.aliasee = maker.aliasee(aliasee).map_err(wrong)?;
                aliases += 1;
            }
            ValueKind::Ifunc { resolver } => {
                module.ifuncs[ifuncs].resolver = match maker.aliasee(resolver).map_err(wrong)? {
                    Aliasee::Address(address) => address,
                    Aliasee::Absolute(_) => return Err(wrong(Wrong::Because("it has no resolver"))),
                };
                ifuncs += 1;
            }
            ValueKind::Function { .. } => {}
        }
    }
    no_circles(module)?;
    Ok(values)
}

/// Refuses cyclic aliases and extremely long chains of aliases.
fn no_circles(module: &Module) -> Result<(), LoadError> {
    const MAX_STEPS: usize = 1000;
    for alias in &module.aliases {
        let mut at = alias;
        let mut steps = 0;
        while let Aliasee::Address(address) = at.aliasee
            && let Some(next) = module.alias_of(address.value)
        {
            (at, steps) = (next, steps + 1);
            if steps > MAX_STEPS {
                let name = alias.common.name.clone();
                return Err(LoadError::Value { name, reason: "the alias is part of a cycle" });
            }
        }
    }
    Ok(())
}

fn sections_by_kind(
    summary: &summary::Module<'_>,
    value: &summary::Value<'_>,
) -> Result<Option<Box<KindSections>>, LoadError> {
    let mut sections = KindSections::default();
    let mut any = false;
    for (at, name) in summary.attributes.sections(value.attributes) {
        let place = [&mut sections.bss, &mut sections.data, &mut sections.read_only, &mut sections.relocated];
        if let Some(place) = place.into_iter().nth(at) {
            (*place, any) = (text(name, "the section")?, true);
        }
    }
    Ok(any.then(|| Box::new(sections)))
}

fn common(value: &summary::Value<'_>) -> Result<Common, LoadError> {
    Ok(Common {
        name: text(value.name, "the name")?,
        linkage: match value.linkage {
            // Old files have declarations with this linkage.
            Linkage::AvailableExternally if value.is_declaration() => Linkage::External,
            linkage => linkage,
        },
        visibility: value.visibility,
        dll: value.dll,
        dso_local: value.dso_local,
        unnamed_addr: value.unnamed_addr,
        thread_local: value.thread_local,
        partition: text(value.partition, "the partition")?,
    })
}

/// The calling convention, if it affects the symbol's name.
fn convention_of(
    summary: &summary::Module<'_>,
    value: &summary::Value<'_>,
    number: u32,
    layout: &DataLayout,
) -> Convention {
    let shown: fn(u32) -> Convention = match number {
        convention::STDCALL => Convention::StdCall,
        convention::FASTCALL => Convention::FastCall,
        convention::VECTORCALL => Convention::VectorCall,
        _ => return Convention::C,
    };
    summary.argument_bytes(value, layout).map_or(Convention::C, |bytes| shown(bytes as u32))
}
