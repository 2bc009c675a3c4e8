//! Maps values to symbols, and sets the symbols' properties. Source: `Mangler`, `AsmPrinter::emitLinkage`,
//! `emitVisibility`.

use super::{Error, Lowerer};
use crate::build::module::value::{Aliasee, Common, Convention, Linkage, Visibility};
use crate::build::module::{ComdatId, Kind, Refused, Value};
use crate::build::streamer::{Attribute, SymbolId};

impl Lowerer<'_> {
    pub(super) fn common(&self, value: Value) -> Result<&Common, Refused> {
        let missing = || Refused::Invalid { name: String::new(), reason: "the value belongs to another module" };
        self.module.common(value).ok_or_else(missing)
    }

    pub(super) fn symbol(&mut self, value: Value) -> Result<SymbolId, Refused> {
        let name = self.name(value)?;
        Ok(self.out.symbol(name))
    }

    pub(super) fn name(&mut self, value: Value) -> Result<String, Refused> {
        let common = self.common(value)?;
        if let Some(name) = common.name.strip_prefix('\u{1}') {
            return Ok(name.to_owned());
        }
        let uniqued = match value.kind {
            Kind::Function => self.lowering.function_sections,
            Kind::Global => self.lowering.data_sections,
            _ => false,
        };
        // A COMDAT's symbol must be in the symbol table.
        let private = common.linkage == Linkage::Private && !(self.is_coff() && uniqued);
        let mangling = self.module.layout.mangling;
        let mut name = common.name.clone();
        let unnamed = name.is_empty();
        if unnamed {
            let next = self.anonymous.len() + 1;
            name = format!("__unnamed_{}", self.anonymous.entry(value).or_insert(next));
        }
        let complete = mangling.keeps_question_mark() && name.starts_with('?');
        let (mut prefix, mut suffix) = (mangling.global_prefix(), String::new());
        if complete {
            prefix = "";
        } else if !unnamed {
            let convention = self.convention(value);
            match convention {
                Convention::VectorCall(bytes) => (prefix, suffix) = ("", format!("@@{bytes}")),
                _ if self.facts.vectorcall_only || !mangling.keeps_question_mark() => {}
                Convention::StdCall(bytes) => suffix = format!("@{bytes}"),
                Convention::FastCall(bytes) => (prefix, suffix) = ("@", format!("@{bytes}")),
                Convention::C => {}
            }
        }
        let private = if private { mangling.private_prefix() } else { "" };
        Ok(format!("{private}{prefix}{name}{suffix}"))
    }

    fn convention(&self, value: Value) -> Convention {
        match self.object_of(value) {
            Some(Value { kind: Kind::Function, index, .. }) => self.module.functions[index as usize].convention,
            _ => Convention::C,
        }
    }

    pub(super) fn object_of(&self, mut value: Value) -> Option<Value> {
        // Cyclic aliases do not resolve.
        for _ in 0..=self.module.aliases.len() {
            match value.kind {
                Kind::Alias => match self.module.alias_of(value)?.aliasee {
                    Aliasee::Address(address) => value = address.value,
                    Aliasee::Absolute(_) => return None,
                },
                Kind::Ifunc => return None,
                _ => return self.module.common(value).map(|_| value),
            }
        }
        None
    }

    pub(super) fn comdat_id(&self, object: Value) -> Option<ComdatId> {
        match object.kind {
            Kind::Function => self.module.functions[object.index as usize].comdat,
            _ => self.module.globals[object.index as usize].comdat,
        }
    }

    pub(super) fn is_declared(&self, value: Value) -> bool {
        let index = value.index as usize;
        let defined = match value.kind {
            Kind::Function => self.module.functions.get(index).is_some_and(|f| f.is_defined()),
            Kind::Global => self.module.globals.get(index).is_some_and(|g| g.initializer.is_some()),
            _ => true,
        };
        !defined || self.module.common(value).is_some_and(|c| c.linkage == Linkage::AvailableExternally)
    }

    /// The label for the object's own references to a value, which cannot be preempted.
    pub(super) fn local_alias(&mut self, value: Value) -> Result<Option<SymbolId>, Refused> {
        let common = self.common(value)?;
        let seen = common.visibility == Visibility::Default && common.linkage == Linkage::External;
        let defined = value.kind != Kind::Ifunc && !self.is_declared(value);
        let comdat = self.object_of(value).and_then(|object| self.comdat_id(object));
        if self.is_coff()
            || !self.is_pic()
            || self.lowering.pie
            || !seen
            || !defined
            || !common.dso_local
            || comdat.is_some()
        {
            return Ok(None);
        }
        let name = format!("{}{}$local", self.module.layout.mangling.private_prefix(), self.name(value)?);
        Ok(Some(self.out.symbol(name)))
    }

    pub(super) fn linkage(&mut self, symbol: SymbolId, linkage: Linkage, comdat: bool) -> Result<(), Error> {
        match linkage {
            // Merging is expressed by the COMDAT.
            _ if linkage.is_weak_definition() && self.is_coff() && comdat => {
                self.out.attribute(symbol, Attribute::Global)?;
            }
            _ if linkage.is_weak_definition() || linkage == Linkage::Common => {
                self.out.attribute(symbol, Attribute::Weak)?;
            }
            Linkage::External => self.out.attribute(symbol, Attribute::Global)?,
            _ => {}
        }
        Ok(())
    }

    pub(super) fn indirect_linkage(&mut self, symbol: SymbolId, linkage: Linkage) -> Result<(), Error> {
        match linkage {
            Linkage::External => self.out.attribute(symbol, Attribute::Global)?,
            _ if linkage.is_weak_definition() => self.out.attribute(symbol, Attribute::WeakReference)?,
            _ => {}
        }
        Ok(())
    }

    /// Sets the visibility, if the format supports it.
    pub(super) fn visibility(&mut self, symbol: SymbolId, visibility: Visibility) -> Result<(), Error> {
        match visibility {
            _ if self.is_coff() => {}
            Visibility::Default => {}
            Visibility::Hidden => self.out.attribute(symbol, Attribute::Hidden)?,
            Visibility::Protected => self.out.attribute(symbol, Attribute::Protected)?,
        }
        Ok(())
    }

    /// COFF: sets a function's storage class and type.
    pub(super) fn describe_function(&mut self, symbol: SymbolId, linkage: Linkage) -> Result<(), Error> {
        const EXTERNAL: u8 = 2;
        const STATIC: u8 = 3;
        const FUNCTION: u16 = 0x20;
        if self.is_coff() {
            let class = if linkage.is_local() { STATIC } else { EXTERNAL };
            self.out.describe_symbol(symbol, Some(class), Some(FUNCTION))?;
        }
        Ok(())
    }

    pub(super) fn not_defined(&mut self, symbol: SymbolId) -> Result<(), Refused> {
        if self.out.is_defined(symbol) {
            let name = String::from_utf8_lossy(self.out.symbol_name(symbol)).into_owned();
            return Err(Refused::Defined { name });
        }
        Ok(())
    }
}
