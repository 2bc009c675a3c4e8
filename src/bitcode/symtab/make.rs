//! Builds the symbol table from the modules. Source: `ModuleSymbolTable::getSymbolFlags`, `irsymtab::Builder`.

use super::mangle::{Anonymous, name, symbol_name};
use super::{IrSymbol, SymbolFlags, Symtab, SymtabComdat, SymtabError, Text};
use crate::bitcode::summary::constants::Row;
use crate::bitcode::summary::{DllStorage, Linkage, Module, Summary, UnnamedAddr, Value, ValueKind, Visibility};
use crate::build::module::{DataLayout, names_global_offset_table};
use crate::options::Options;
use crate::options::triple::{Environment, ObjectFormat, Triple};
use crate::tools::scan::scan;
use std::collections::{HashMap, HashSet};

/// Maximum length of a chain of constants; longer ones count as cycles.
const MAX_STEPS: usize = 1000;

/// Named lists of values that must be kept.
const USED: [&[u8]; 2] = [b"llvm.used", b"llvm.compiler.used"];

/// The values of a module and what they resolve to.
pub(super) struct Values<'m, 'a> {
    pub(super) module: &'m Module<'a>,
    pub(super) layout: DataLayout,
}

impl<'m, 'a> Values<'m, 'a> {
    pub(super) fn value(&self, number: u32) -> Option<&'m Value<'a>> {
        self.module.values.get(number as usize)
    }

    /// The global, function or ifunc that a value or constant resolves to.
    pub(super) fn object(&self, number: u32) -> Option<u32> {
        self.base(number, &mut { MAX_STEPS })
    }

    fn base(&self, number: u32, left: &mut usize) -> Option<u32> {
        *left = left.checked_sub(1)?;
        if let Some(value) = self.value(number) {
            return match value.kind {
                ValueKind::Alias { aliasee } => self.base(aliasee, left),
                _ => Some(number),
            };
        }
        let constants = &self.module.constants;
        match constants.get(number)?.1 {
            // Neither a sum of two addresses nor a difference has a base.
            Row::Add(a, b) => match (self.base(a, left), self.base(b, left)) {
                (Some(_), Some(_)) => None,
                (a, b) => a.or(b),
            },
            Row::Sub(a, b) => match self.base(b, left) {
                Some(_) => None,
                None => self.base(a, left),
            },
            row => self.base(constants.base(row)?, left),
        }
    }

    fn stripped(&self, mut number: u32) -> Option<u32> {
        for _ in 0..MAX_STEPS {
            if self.value(number).is_some() {
                return Some(number);
            }
            number = self.module.constants.base(self.module.constants.get(number)?.1)?;
        }
        None
    }

    fn used(&self) -> HashSet<u32> {
        let mut used = HashSet::new();
        for list in self.module.values.iter().filter(|value| USED.contains(&value.name)) {
            if let ValueKind::Global { initializer: Some(initializer), .. } = list.kind
                && let Some((_, Row::Aggregate(start, end))) = self.module.constants.get(initializer)
            {
                used.extend(self.module.constants.elements(start, end).iter().filter_map(|n| self.stripped(*n)));
            }
        }
        used
    }

    fn flags(&self, number: u32, value: &Value<'_>) -> SymbolFlags {
        let object = self.object(number).and_then(|object| self.value(object));
        let is_code =
            object.is_some_and(|object| matches!(object.kind, ValueKind::Function { .. } | ValueKind::Ifunc { .. }));
        let is_global = matches!(value.kind, ValueKind::Global { .. });
        let is_metadata = is_global && self.module.section(value) == Some(b"llvm.metadata");
        let is_private = value.linkage == Linkage::Private;
        let rows = [
            (SymbolFlags::UNDEFINED, value.is_declaration() || value.linkage == Linkage::AvailableExternally),
            (SymbolFlags::WEAK, value.linkage.is_weak_definition() || value.linkage == Linkage::ExternWeak),
            (SymbolFlags::COMMON, value.linkage == Linkage::Common),
            (SymbolFlags::INDIRECT, matches!(value.kind, ValueKind::Alias { .. })),
            (SymbolFlags::TLS, value.thread_local.is_some()),
            (SymbolFlags::MAY_OMIT, may_omit(value)),
            (SymbolFlags::GLOBAL, !value.linkage.is_local()),
            (SymbolFlags::FORMAT_SPECIFIC, is_private || is_metadata || value.name.starts_with(b"llvm.")),
            (SymbolFlags::EXECUTABLE, is_code),
            (SymbolFlags::UNNAMED_ADDR, value.unnamed_addr == UnnamedAddr::Global),
        ];
        rows.iter().filter(|row| row.1).fold(SymbolFlags::default(), |flags, row| flags | row.0)
    }
}

/// Returns whether a linker may omit a value from the symbol table: every user has its own copy, and the address is not
/// significant.
fn may_omit(value: &Value<'_>) -> bool {
    let is_variable = matches!(value.kind, ValueKind::Global { constant: false, .. });
    value.linkage == Linkage::LinkOnceOdr
        && match value.unnamed_addr {
            UnnamedAddr::Global => true,
            UnnamedAddr::Local => !is_variable,
            UnnamedAddr::Significant => false,
        }
}

/// Properties of a module's target; none if llas does not support it.
#[derive(Default)]
struct Target {
    format: Option<ObjectFormat>,
    is_msvc: bool,
    is_gnu: bool,
}

pub(super) fn symtab<'a>(summary: &Summary<'a>) -> Result<Symtab<'a>, SymtabError> {
    let mut symtab = Symtab::default();
    if let Some(first) = summary.modules.first() {
        symtab.triple = first.triple.clone().into_bytes().into();
        symtab.source_name = first.source_name.clone().into();
    }
    summary.modules.iter().try_for_each(|module| add(&mut symtab, module))?;
    Ok(symtab)
}

fn add<'a>(symtab: &mut Symtab<'a>, module: &Module<'a>) -> Result<(), SymtabError> {
    let triple: Option<Triple> = module.triple.parse().ok();
    let target = triple.as_ref().map_or_else(Target::default, |triple| Target {
        format: Some(triple.format),
        is_msvc: triple.environment == Environment::Msvc,
        is_gnu: triple.is_windows_gnu(),
    });
    let layout = match &triple {
        // Without a data layout the target's layout applies.
        Some(triple) if module.data_layout.is_empty() => crate::build::module::Module::new(triple.clone(), "").layout,
        _ => module.data_layout.parse().map_err(SymtabError::Layout)?,
    };
    let values = Values { module, layout };
    let (start, mut options) = (symtab.symbols.len(), Vec::new());
    if target.format == Some(ObjectFormat::Coff) {
        for word in module.linker_options.iter().flatten() {
            options.push(b' ');
            options.extend_from_slice(word);
        }
    }
    if target.format == Some(ObjectFormat::Elf) {
        symtab.dependent_libraries.extend(module.dependent_libraries.iter().cloned().map(Text::Owned));
    }
    let (used, mut anonymous, mut comdats) = (values.used(), Anonymous::default(), HashMap::new());
    for number in in_order(module) {
        let Some(value) = values.value(number) else { continue };
        let mut symbol = IrSymbol {
            name: symbol_name(&values, number, &mut anonymous).into(),
            ir_name: value.name.into(),
            visibility: value.visibility,
            flags: values.flags(number, value),
            ..IrSymbol::default()
        };
        if used.contains(&number) {
            symbol.flags |= SymbolFlags::USED;
        }
        if value.linkage == Linkage::Common {
            symbol.common_size = module.types.sized(value.ty).and_then(|ty| values.layout.alloc_size(&ty)).unwrap_or(0);
            symbol.common_align = value.align.map_or(0, |align| u32::try_from(align).unwrap_or(u32::MAX));
        }
        if let Some(object) = values.object(number).and_then(|object| values.value(object)) {
            symbol.section = module.section(object).unwrap_or_default().to_vec().into();
            if let Some(comdat) = object.comdat {
                symbol.comdat = *comdats.entry(comdat).or_insert_with(|| {
                    let name = comdat_name(&values, &target, comdat, &mut anonymous)?;
                    let selection = module.comdats.get(comdat as usize)?.selection;
                    symtab.comdats.push(SymtabComdat { name, selection });
                    Some(symtab.comdats.len() as u32 - 1)
                });
            }
        }
        if target.format == Some(ObjectFormat::Coff) {
            export(&mut options, &values, &target, number, &mut anonymous);
            if let (true, ValueKind::Alias { aliasee }) = (symbol.flags.contains(SymbolFlags::WEAK), value.kind)
                && let Some(fallback) = values.stripped(aliasee)
            {
                symbol.fallback = symbol_name(&values, fallback, &mut anonymous).into();
            }
        }
        symtab.symbols.push(symbol);
    }
    assembly(symtab, module, triple)?;
    symtab.linker_options.to_mut().extend(options);
    symtab.modules.push(start..symtab.symbols.len());
    Ok(())
}

fn in_order<'m>(module: &'m Module<'_>) -> impl Iterator<Item = u32> + 'm {
    let of = |kind: fn(&ValueKind) -> bool| {
        (0u32..).zip(&module.values).filter(move |(_, value)| kind(&value.kind)).map(|(number, _)| number)
    };
    of(|kind| matches!(kind, ValueKind::Function { .. }))
        .chain(of(|kind| matches!(kind, ValueKind::Global { .. })))
        .chain(of(|kind| matches!(kind, ValueKind::Alias { .. })))
        .chain(of(|kind| matches!(kind, ValueKind::Ifunc { .. })))
}

/// The name of a COMDAT, or `None` if linkers do not see it.
fn comdat_name<'a>(
    values: &Values<'_, 'a>,
    target: &Target,
    comdat: u32,
    anonymous: &mut Anonymous,
) -> Option<Text<'a>> {
    let own = values.module.comdats.get(comdat as usize)?.name;
    if target.format != Some(ObjectFormat::Coff) {
        return Some(own.into());
    }
    let leader = values.module.values.iter().position(|value| value.name == own)? as u32;
    let is_seen = values.value(leader).is_some_and(|value| !value.linkage.is_local());
    is_seen.then(|| name(values, leader, anonymous).into())
}

/// Appends the linker options for a value. Source: `emitLinkerFlagsForGlobalCOFF`.
fn export(options: &mut Vec<u8>, values: &Values<'_, '_>, target: &Target, number: u32, anonymous: &mut Anonymous) {
    let Some(value) = values.value(number).filter(|value| !value.is_declaration()) else { return };
    let Target { is_msvc, is_gnu, .. } = *target;
    let is_plain = |c: &u8| c.is_ascii_alphanumeric() || matches!(c, b'_' | b'@' | b'#');
    let quote: &[u8] = if value.name.iter().all(is_plain) { b"" } else { b"\"" };
    let mut add = |flag: &[u8], bare: bool| {
        let name = name(values, number, anonymous);
        let prefix = values.layout.mangling.global_prefix().as_bytes();
        let shown = name.strip_prefix(prefix).filter(|_| bare && !prefix.is_empty()).unwrap_or(&name);
        options.extend([flag, quote, shown, quote].concat());
    };
    if value.dll == DllStorage::Export {
        add(if is_msvc { b" /EXPORT:" } else { b" -export:" }, is_gnu);
        let is_function = match value.kind {
            ValueKind::Function { .. } => true,
            _ => values.module.types.is_function(value.ty),
        };
        if !is_function {
            options.extend_from_slice(if is_msvc { b",DATA" } else { b",data" });
        }
    } else if value.visibility == Visibility::Hidden && is_gnu {
        add(b" -exclude-symbols:", true);
    }
}

fn assembly(symtab: &mut Symtab<'_>, module: &Module<'_>, triple: Option<Triple>) -> Result<(), SymtabError> {
    let start = symtab.symbols.len();
    let has_table_symbol = triple.as_ref().is_some_and(|triple| names_global_offset_table(triple, module.code_model()));
    if !module.assembly.is_empty() {
        let triple = match triple {
            Some(triple) => triple,
            None => module.triple.parse().map_err(SymtabError::Triple)?,
        };
        let options = Options::for_target(triple).map_err(SymtabError::Target)?;
        let scanned = scan(&module.assembly[..], &options).map_err(SymtabError::Assembly)?;
        for symbol in scanned.symbols() {
            let (name, flags) = (symbol.name.to_vec().into(), symbol.flags);
            symtab.symbols.push(IrSymbol { name, flags, ..IrSymbol::default() });
        }
        symtab.symbols[start..].sort_by(|a, b| a.name.cmp(&b.name));
    }
    if has_table_symbol {
        let flags = SymbolFlags::UNDEFINED | SymbolFlags::GLOBAL | SymbolFlags::USED;
        symtab.symbols.push(IrSymbol { name: b"_GLOBAL_OFFSET_TABLE_"[..].into(), flags, ..IrSymbol::default() });
    }
    Ok(())
}
