//! Everything before the first function: features, notes, the file name and module-level assembly.
//! Source: `AsmPrinter::doInitialization`, `emitStartOfAsmFile`.

use super::sections::SectionProperties;
use super::{Error, Lowerer};
use crate::build::module::constant::Constant;
use crate::build::module::value::{Body, Linkage};
use crate::build::module::{Comdat, ComdatId, Refused, Value};
use crate::build::streamer::Attribute;
use object::elf::{SHF_ALLOC, SHF_EXECINSTR, SHF_WRITE, SHT_NOTE, SHT_PROGBITS};

/// The known garbage collectors.
const COLLECTORS: [&str; 5] = ["shadow-stack", "ocaml", "erlang", "statepoint-example", "coreclr"];

impl Lowerer<'_> {
    /// Rejects invalid modules, before anything is emitted.
    pub(super) fn check(&self) -> Result<(), Error> {
        let linkage = |name: &str, reason| Err(Refused::Linkage { name: name.to_owned(), reason }.into());
        for function in &self.module.functions {
            let common = &function.common;
            let (declared, name) = (function.body == Body::None, common.name.as_str());
            match common.linkage {
                Linkage::Common | Linkage::Appending => {
                    return linkage(name, "functions may not have common or appending linkage");
                }
                Linkage::ExternWeak if !declared => {
                    return linkage(name, "a definition may not have extern_weak linkage");
                }
                Linkage::External | Linkage::ExternWeak => {}
                _ if declared => return linkage(name, "a declaration must have external or extern_weak linkage"),
                _ => {}
            }
            if !function.gc.is_empty() && !COLLECTORS.contains(&function.gc.as_str()) {
                return Err(Refused::UnknownGc { name: function.gc.clone() }.into());
            }
        }
        for global in &self.module.globals {
            let common = &global.common;
            let (declared, name) = (global.initializer.is_none(), common.name.as_str());
            match common.linkage {
                Linkage::External => {}
                Linkage::ExternWeak if !declared => {
                    return linkage(name, "a definition may not have extern_weak linkage");
                }
                Linkage::ExternWeak => {}
                _ if declared => return linkage(name, "a declaration must have external or extern_weak linkage"),
                Linkage::Common if global.constant || !global.section.is_empty() || global.comdat.is_some() => {
                    return linkage(name, "'common' globals may not be constant, or have a section or a COMDAT");
                }
                Linkage::Common if !global.initializer.as_ref().is_some_and(Constant::is_zero) => {
                    return linkage(name, "'common' global must have a zero initializer");
                }
                _ => {}
            }
            if global.align.is_some_and(|align| !align.is_power_of_two()) {
                return Err(
                    Refused::Invalid { name: name.to_owned(), reason: "the alignment must be a power of two" }.into()
                );
            }
        }
        for value in self.module.values() {
            let common = self.common(value)?;
            if common.linkage.is_local() && common.visibility != crate::build::module::Visibility::Default {
                return linkage(&common.name, "a local value must have default visibility");
            }
        }
        for comdat in &self.module.comdats {
            // It would not be in the symbol table.
            let key = self.named.get(comdat.name.as_str()).and_then(|key| self.module.common(*key));
            if key.is_some_and(|common| common.linkage == Linkage::Private) {
                return Err(Refused::PrivateComdat { comdat: comdat.name.clone() }.into());
            }
        }
        for value in self.module.listed("llvm.used").chain(self.module.listed("llvm.compiler.used")) {
            if self.common(value)?.name.is_empty() {
                return Err(
                    Refused::Invalid { name: "llvm.used".to_owned(), reason: "its members must be named" }.into()
                );
            }
        }
        match self.module.ifuncs.first() {
            Some(ifunc) if self.is_coff() => Err(Refused::IfuncUnsupported { name: ifunc.common.name.clone() }.into()),
            _ => Ok(()),
        }
    }

    pub(super) fn comdat(&self, id: ComdatId) -> Result<&Comdat, Refused> {
        let missing = || Refused::Invalid { name: String::new(), reason: "the COMDAT belongs to another module" };
        self.module.comdat_of(id).ok_or_else(missing)
    }

    /// Emits what comes first.
    pub(super) fn start(&mut self) -> Result<(), Error> {
        if self.is_coff() {
            self.features()?
        } else {
            self.protection_note()?
        }
        self.build_attributes()?;
        let path = &self.module.source_name;
        let name = path.rsplit('/').next().unwrap_or(path);
        self.out.source_file(name);
        if self.has_collector("ocaml") {
            self.caml_symbol(".text", "code_begin")?;
            self.caml_symbol(".data", "data_begin")?;
        }
        if !self.module.assembly.is_empty() {
            self.out.text(format!("{}\n", self.module.assembly))?;
        }
        Ok(())
    }

    /// COFF: emits the features of the object's code.
    fn features(&mut self) -> Result<(), Error> {
        const STATIC: u8 = 3;
        let Some(mut features) = self.facts.features else { return Ok(()) };
        let flags = &self.module.flags;
        for (set, bit) in [(flags.cf_guard, 0x800), (flags.eh_cont_guard, 0x4000), (flags.kernel, 0x4000_0000)] {
            features |= if set { bit } else { 0 };
        }
        let symbol = self.out.symbol("@feat.00");
        self.out.describe_symbol(symbol, Some(STATIC), Some(0))?;
        self.out.attribute(symbol, Attribute::Global)?;
        self.out.assign(symbol, features)?;
        Ok(())
    }

    /// ELF: emits the property note for code protection.
    fn protection_note(&mut self) -> Result<(), Error> {
        let flags = &self.module.flags;
        let (kind, bits) = self.facts.property;
        let set = [flags.branch_protection, flags.return_protection, flags.signed_returns, flags.guarded_stack];
        let property = set.iter().zip(bits).filter(|(set, _)| **set).fold(0, |all, (_, bit)| all | bit);
        if property == 0 {
            return Ok(());
        }
        if self.facts.attributes {
            self.out.instruction(".aeabi_subsection aeabi_feature_and_bits, optional, uleb128")?;
            for (tag, set) in
                [flags.branch_protection, flags.signed_returns, flags.guarded_stack].into_iter().enumerate()
            {
                self.out.instruction(format!(".aeabi_attribute {tag}, {}", u8::from(set)))?;
            }
        }
        let word = self.module.layout.pointer_size();
        self.switch(&SectionProperties::new(".note.gnu.property", SHT_NOTE.0, SHF_ALLOC.0))?;
        self.align(word.into())?;
        for number in [4, 8 + word, 5] {
            self.out.int(number.into(), 4)?;
        }
        self.out.bytes(b"GNU\0")?;
        for number in [kind, 4, property] {
            self.out.int(number.into(), 4)?;
        }
        self.align(word.into())?;
        self.switch(&SectionProperties::new(".text", SHT_PROGBITS.0, SHF_ALLOC.0 | SHF_EXECINSTR.0))
    }

    pub(super) fn has_collector(&self, name: &str) -> bool {
        self.module.functions.iter().any(|f| f.gc == name && f.is_defined())
    }

    pub(super) fn plain_section(&mut self, name: &str) -> Result<(), Error> {
        let (kind, elf, coff) = match name {
            ".text" => (SHT_PROGBITS.0, SHF_ALLOC.0 | SHF_EXECINSTR.0, 0x6000_0020),
            _ => (SHT_PROGBITS.0, SHF_ALLOC.0 | SHF_WRITE.0, 0xc000_0040),
        };
        let flags = if self.is_coff() { coff } else { elf };
        self.switch(&SectionProperties::new(name, kind, flags))
    }

    /// Defines a global symbol of OCaml's runtime in a section.
    pub(super) fn caml_symbol(&mut self, section: &str, id: &str) -> Result<(), Error> {
        self.plain_section(section)?;
        let path = &self.module.source_name;
        let module = path.rsplit('/').next().unwrap_or(path).split('.').next().unwrap_or_default();
        let mut letters = module.chars();
        let first = letters.next().map(|letter| letter.to_ascii_uppercase());
        let module: String = first.into_iter().chain(letters).collect();
        let prefix = self.module.layout.mangling.global_prefix();
        let symbol = self.out.symbol(format!("{prefix}caml{module}__{id}"));
        self.out.attribute(symbol, Attribute::Global)?;
        self.out.label(symbol)?;
        Ok(())
    }

    pub(super) fn uses(&self) -> std::collections::HashSet<Value> {
        let mut used = std::collections::HashSet::new();
        for global in &self.module.globals {
            if let Some(initializer) = &global.initializer {
                initializer.references(&mut |value| _ = used.insert(value));
            }
        }
        for function in &self.module.functions {
            used.extend(function.uses.iter().copied());
            used.extend(function.personality);
            for constant in [&function.prefix, &function.prologue].into_iter().flatten() {
                constant.references(&mut |value| _ = used.insert(value));
            }
        }
        used
    }
}
