//! Global variables. Source: `AsmPrinter::emitGlobalVariable`, `emitSpecialLLVMGlobal`, `emitXXStructorList`.

use super::elf::Placed;
use super::{Error, Lowerer};
use crate::build::module::constant::Constant;
use crate::build::module::kind::SectionKind;
use crate::build::module::value::{Global, Linkage};
use crate::build::module::{Kind, Refused, Value};
use crate::build::streamer::Attribute;

/// The default priority of constructors, and the maximum.
const LAST: u32 = 65535;

impl Lowerer<'_> {
    pub(super) fn global(&mut self, index: usize) -> Result<(), Error> {
        let module = self.module;
        let (global, value) = (&module.globals[index], self.module.value(Kind::Global, index));
        if self.facts.emulated_threads && global.common.thread_local.is_some() {
            return Ok(());
        }
        if global.initializer.is_some() && (self.special(global)? || self.equivalent_of.contains_key(&value)) {
            return Ok(());
        }
        let symbol = self.symbol(value)?;
        self.visibility(symbol, global.common.visibility)?;
        let (Some(initializer), Some(kind)) = (&global.initializer, module.kind(global, self.lowering)) else {
            return Ok(());
        };
        self.not_defined(symbol)?;
        if !self.is_coff() {
            self.out.attribute(symbol, Attribute::Object)?;
        }
        let size = module.layout.alloc_size(&global.ty).ok_or_else(|| Refused::NoSize(global.ty.short()))?;
        let align = module.alignment(global);
        if kind == SectionKind::Common {
            self.out.common(symbol, size.max(1), align)?;
            return Ok(());
        }
        let placed = Placed {
            value,
            kind,
            section: global.sections_by_kind.as_ref().and_then(|all| all.of(kind)).unwrap_or(&global.section),
            comdat: global.comdat,
            associated: global.associated,
            prefix: if self.is_coff() { "" } else { &global.section_prefix },
            align,
            size: global.size,
        };
        let place = if self.is_coff() { self.coff_place(&placed)? } else { self.elf_place(&placed)? };
        let plain = place.key.name == ".bss" && place.key.group.is_none() && place.key.unique.is_none();
        if kind == SectionKind::BssLocal && plain && place.key.linked_to.is_none() {
            self.out.local_common(symbol, size.max(1), align)?;
            return Ok(());
        }
        self.switch(&place)?;
        self.linkage(symbol, global.common.linkage, global.comdat.is_some())?;
        self.align(align)?;
        self.out.label(symbol)?;
        if let Some(local) = self.local_alias(value)? {
            self.out.label(local)?;
        }
        if size != 0 {
            self.contents(initializer, Some(value))?;
        }
        if !self.is_coff() {
            self.out.size(symbol, size)?;
        }
        Ok(())
    }

    pub(super) fn align(&mut self, bytes: u64) -> Result<(), Error> {
        if bytes > 1 {
            self.out.align(bytes)?;
        }
        Ok(())
    }

    /// Handles a global with a special meaning. Returns false if it is a normal variable.
    fn special(&mut self, global: &Global) -> Result<bool, Error> {
        let linkage = global.common.linkage;
        match global.common.name.as_str() {
            // It determines section flags and linker directives.
            "llvm.used" => return Ok(true),
            _ if global.section == "llvm.metadata" || linkage == Linkage::AvailableExternally => return Ok(true),
            _ if linkage != Linkage::Appending => return Ok(false),
            "llvm.global_ctors" => self.structors(global, true)?,
            "llvm.global_dtors" => self.structors(global, false)?,
            name => return Err(Refused::UnknownAppending { name: name.to_owned() }.into()),
        }
        Ok(true)
    }

    /// Emits the addresses of functions to run before or after the program.
    fn structors(&mut self, global: &Global, constructors: bool) -> Result<(), Error> {
        let mut structors: Vec<(u32, &Constant, Option<Value>)> = Vec::new();
        for element in global.initializer.iter().flat_map(Constant::parts) {
            let [priority, function, data] = element.parts() else { continue };
            if function.is_zero() {
                break;
            }
            let Some(priority) = number(priority) else { continue };
            let data = match data {
                Constant::Address(address) => Some(address.value),
                _ => None,
            };
            structors.push((priority, function, data));
        }
        structors.sort_by_key(|structor| structor.0);
        if !self.lowering.use_init_array {
            structors.reverse();
        }
        for (priority, function, data) in structors {
            // The constructor is run by the module that defines the variable.
            if data.is_some_and(|data| self.is_declared(data)) {
                continue;
            }
            let key = data.map(|data| self.name(data)).transpose()?;
            let place = if self.is_coff() {
                self.coff_structors(constructors, priority, key)
            } else {
                self.elf_structors(constructors, priority, key)
            };
            self.switch(&place)?;
            self.align(self.module.layout.pointer_preferred())?;
            self.structor(function)?;
        }
        Ok(())
    }
}

fn number(constant: &Constant) -> Option<u32> {
    match constant {
        Constant::Int { words, .. } => Some(words.first().copied().unwrap_or(0).min(LAST.into()) as u32),
        Constant::Zero(_) => Some(0),
        _ => None,
    }
}
