//! Everything after the last global: visibility of declarations, metadata, aliases, ifuncs, weak references, notes.
//! Source: `AsmPrinter::doFinalization`, `emitModuleMetadata`, `emitLinkerFlagsForGlobalCOFF`.

use super::sections::{Key, SectionProperties};
use super::{Error, Lowerer};
use crate::build::module::constant::Address;
use crate::build::module::value::{Aliasee, DllStorage, Linkage, UnnamedAddr, Visibility};
use crate::build::module::{Kind, Refused, Type, Value};
use crate::build::streamer::{Attribute, Expr};
use object::elf::{SHF_ALLOC, SHF_EXCLUDE, SHF_GROUP, SHF_MERGE, SHF_STRINGS, SHF_WRITE, SHT_NOBITS, SHT_PROGBITS};

const LINKER_OPTIONS: u32 = 0x6fff_4c01;
const DEPENDENT_LIBRARIES: u32 = 0x6fff_4c04;
const SYMBOL_PARTITION: u32 = 0x6fff_4c05;
/// `IMAGE_SCN_LNK_INFO | IMAGE_SCN_LNK_REMOVE`.
const DIRECTIVES: u64 = 0xa00;

impl Lowerer<'_> {
    /// Emits what comes last.
    pub(super) fn end(&mut self) -> Result<(), Error> {
        self.shadow_stack()?;
        self.declarations()?;
        if self.is_coff() {
            self.linker_directives()?
        } else {
            self.elf_metadata()?
        }
        self.call_graph()?;
        self.aliases()?;
        self.ifuncs()?;
        self.personality_pointers()?;
        self.guarded_functions()?;
        self.weak_references()?;
        self.end_collectors()?;
        if !self.is_coff() {
            for ident in &self.module.idents {
                self.out.ident(ident)?;
            }
            self.command_lines()?;
            self.switch(&SectionProperties::new(".note.GNU-stack", SHT_PROGBITS.0, 0))?;
        }
        if self.lowering.addrsig {
            self.address_significance()?;
        }
        self.partitions()
    }

    /// The visibility of functions that are only declared.
    fn declarations(&mut self) -> Result<(), Error> {
        for index in 0..self.module.functions.len() {
            let value = self.module.value(Kind::Function, index);
            let visibility = self.module.functions[index].common.visibility;
            if self.is_declared(value) && visibility != Visibility::Default {
                let symbol = self.symbol(value)?;
                self.visibility(symbol, visibility)?;
            }
        }
        Ok(())
    }

    fn zero_terminated<'a>(&mut self, words: impl IntoIterator<Item = &'a String>) -> Result<(), Error> {
        for word in words {
            self.out.bytes(word.as_bytes())?;
            self.out.bytes(&[0])?;
        }
        Ok(())
    }

    /// ELF: options for the linker, libraries.
    fn elf_metadata(&mut self) -> Result<(), Error> {
        let module = self.module;
        if !module.linker_options.is_empty() {
            if module.linker_options.iter().any(|option| option.len() != 2) {
                return Err(Refused::LinkerOption.into());
            }
            self.switch(&SectionProperties::new(".linker-options", LINKER_OPTIONS, SHF_EXCLUDE.0))?;
            self.zero_terminated(module.linker_options.iter().flatten())?;
        }
        if !module.dependent_libraries.is_empty() {
            let flags = SHF_MERGE.0 | SHF_STRINGS.0;
            let place = SectionProperties::new(".deplibs", DEPENDENT_LIBRARIES, flags);
            self.switch(&SectionProperties { entry_size: 1, ..place })?;
            self.zero_terminated(&module.dependent_libraries)?;
        }
        Ok(())
    }

    /// COFF: linker directives: options, exports and symbols that must not be dropped.
    fn linker_directives(&mut self) -> Result<(), Error> {
        let module = self.module;
        let place = SectionProperties::new(".drectve", 0, DIRECTIVES);
        if !module.linker_options.is_empty() {
            self.switch(&place)?;
            for word in module.linker_options.iter().flatten() {
                self.out.bytes(format!(" {word}").as_bytes())?;
            }
        }
        for value in module.values() {
            let flags = self.export(value)?;
            if !flags.is_empty() {
                self.switch(&place)?;
                self.out.bytes(flags.as_bytes())?;
            }
        }
        for value in module.listed("llvm.used") {
            if self.facts.msvc && !self.common(value)?.linkage.is_local() {
                let flags = self.quoted(value, " /INCLUDE:", false)?;
                self.switch(&place)?;
                self.out.bytes(flags.as_bytes())?;
            }
        }
        Ok(())
    }

    /// A value's name after a linker flag, quoted if necessary.
    fn quoted(&mut self, value: Value, flag: &str, without_prefix: bool) -> Result<String, Refused> {
        let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '@' | '#');
        let own = &self.common(value)?.name;
        let quote = if own.is_empty() || own.chars().all(plain) { "" } else { "\"" };
        let (name, prefix) = (self.name(value)?, self.module.layout.mangling.global_prefix());
        let bare = name.strip_prefix(prefix).filter(|_| without_prefix && !prefix.is_empty());
        Ok(format!("{flag}{quote}{}{quote}", bare.unwrap_or(&name)))
    }

    fn export(&mut self, value: Value) -> Result<String, Refused> {
        let gnu = self.module.triple.is_windows_gnu();
        let (dll, visibility) = (self.common(value)?.dll, self.common(value)?.visibility);
        let index = value.index as usize;
        let (defined, function) = match value.kind {
            Kind::Function => (self.module.functions[index].is_defined(), true),
            Kind::Global => (self.module.globals[index].initializer.is_some(), false),
            Kind::Alias => (true, self.module.aliases[index].ty == Type::Function),
            Kind::Ifunc => (true, true),
        };
        let mut flags = String::new();
        if dll == DllStorage::Export && defined {
            let flag = if self.facts.msvc { " /EXPORT:" } else { " -export:" };
            flags = self.quoted(value, flag, gnu)?;
            if !function {
                flags += if self.facts.msvc { ",DATA" } else { ",data" };
            }
        }
        if visibility == Visibility::Hidden && defined && gnu {
            flags += &self.quoted(value, " -exclude-symbols:", true)?;
        }
        Ok(flags)
    }

    fn call_graph(&mut self) -> Result<(), Error> {
        for edge in &self.module.call_graph {
            if [edge.from, edge.to].iter().any(|v| self.module.common(*v).is_some_and(|c| c.dll == DllStorage::Import))
            {
                continue;
            }
            let (from, to) = (self.symbol(edge.from)?, self.symbol(edge.to)?);
            self.out.call_graph_edge(from, to, edge.count)?;
        }
        Ok(())
    }

    /// Emits aliases, each after the aliases that it refers to.
    fn aliases(&mut self) -> Result<(), Error> {
        let count = self.module.aliases.len();
        let mut written = vec![false; count];
        for first in 0..count {
            if self.module.aliases[first].common.linkage == Linkage::AvailableExternally {
                continue;
            }
            let mut stack = Vec::new();
            let mut next = Some(first);
            while let Some(index) = next.filter(|index| *index < count && !written[*index]) {
                written[index] = true;
                stack.push(index);
                next = match self.module.aliases[index].aliasee {
                    Aliasee::Address(Address { value, offset: 0, .. }) if value.kind == Kind::Alias => {
                        Some(value.index as usize)
                    }
                    _ => None,
                };
            }
            while let Some(index) = stack.pop() {
                self.alias(index)?;
            }
        }
        Ok(())
    }

    fn alias(&mut self, index: usize) -> Result<(), Error> {
        let module = self.module;
        let (alias, value) = (&module.aliases[index], self.module.value(Kind::Alias, index));
        let common = &alias.common;
        let symbol = self.symbol(value)?;
        self.indirect_linkage(symbol, common.linkage)?;
        let direct = match alias.aliasee {
            Aliasee::Address(Address { value, offset: 0, .. }) => value.kind == Kind::Function,
            _ => false,
        };
        if alias.ty == Type::Function || direct {
            if !self.is_coff() {
                self.out.attribute(symbol, Attribute::Function)?;
            }
            self.describe_function(symbol, common.linkage)?;
        }
        self.visibility(symbol, common.visibility)?;
        let target = match alias.aliasee {
            Aliasee::Address(address) => self.address(address)?,
            Aliasee::Absolute(number) => Expr::from(number),
        };
        self.out.assign(symbol, target.clone())?;
        if let Some(local) = self.local_alias(value)? {
            self.out.assign(local, target)?;
        }
        // The size is emitted if the alias has no object with a symbol to inherit it from.
        let object = self.object_of(value);
        let nameless = object
            .is_none_or(|object| self.module.common(object).is_some_and(|common| common.linkage == Linkage::Private));
        if !self.is_coff()
            && nameless
            && let Some(size) = self.module.layout.alloc_size(&alias.ty)
        {
            self.out.size(symbol, size)?;
        }
        Ok(())
    }

    fn ifuncs(&mut self) -> Result<(), Error> {
        for index in 0..self.module.ifuncs.len() {
            let ifunc = &self.module.ifuncs[index];
            let (linkage, visibility, resolver) = (ifunc.common.linkage, ifunc.common.visibility, ifunc.resolver);
            let symbol = self.symbol(self.module.value(Kind::Ifunc, index))?;
            self.indirect_linkage(symbol, linkage)?;
            self.out.attribute(symbol, Attribute::IndirectFunction)?;
            self.visibility(symbol, visibility)?;
            let resolver = self.address(resolver)?;
            self.out.assign(symbol, resolver)?;
        }
        Ok(())
    }

    /// Emits the pointers to personality routines that unwind tables refer to.
    fn personality_pointers(&mut self) -> Result<(), Error> {
        for personality in std::mem::take(&mut self.personalities) {
            let name = format!("DW.ref.{}", String::from_utf8_lossy(self.out.symbol_name(personality)));
            let symbol = self.out.symbol(&name);
            self.out.attribute(symbol, Attribute::Hidden)?;
            self.out.attribute(symbol, Attribute::Weak)?;
            let flags = SHF_ALLOC.0 | SHF_WRITE.0 | SHF_GROUP.0;
            let mut place = SectionProperties::new(format!(".data.{name}"), SHT_PROGBITS.0, flags);
            (place.key.group, place.comdat) = (Some(name), true);
            self.switch(&place)?;
            let size = self.module.layout.pointer_size();
            self.align(size.into())?;
            self.out.attribute(symbol, Attribute::Object)?;
            self.out.size(symbol, size)?;
            self.out.label(symbol)?;
            self.out.value(personality, size as u8)?;
        }
        Ok(())
    }

    /// Weak declarations: functions, then globals.
    fn weak_references(&mut self) -> Result<(), Error> {
        for value in self.module.values() {
            let object = matches!(value.kind, Kind::Function | Kind::Global);
            if object && self.common(value)?.linkage == Linkage::ExternWeak {
                let symbol = self.symbol(value)?;
                self.out.attribute(symbol, Attribute::WeakReference)?;
            }
        }
        Ok(())
    }

    fn command_lines(&mut self) -> Result<(), Error> {
        let module = self.module;
        if module.command_lines.is_empty() {
            return Ok(());
        }
        self.out.push_section();
        let flags = SHF_MERGE.0 | SHF_STRINGS.0;
        let place = SectionProperties::new(".GCC.command.line", SHT_PROGBITS.0, flags);
        self.switch(&SectionProperties { entry_size: 1, ..place })?;
        self.out.bytes(&[0])?;
        self.zero_terminated(&module.command_lines)?;
        self.out.pop_section()?;
        Ok(())
    }

    fn address_significance(&mut self) -> Result<(), Error> {
        self.out.address_significance();
        let mut used = self.uses();
        for alias in &self.module.aliases {
            if let Aliasee::Address(address) = alias.aliasee {
                used.insert(address.value);
            }
        }
        used.extend(self.module.ifuncs.iter().map(|ifunc| ifunc.resolver.value));
        for value in self.module.values() {
            let common = self.common(value)?;
            let matters = used.contains(&value)
                && common.thread_local.is_none()
                && common.dll != DllStorage::Import
                && !common.name.starts_with("llvm.")
                && common.unnamed_addr == UnnamedAddr::Significant;
            if matters {
                let symbol = self.symbol(value)?;
                self.out.address_significant(symbol)?;
            }
        }
        Ok(())
    }

    /// ELF: emits the partitions of symbols.
    fn partitions(&mut self) -> Result<(), Error> {
        if self.is_coff() {
            return Ok(());
        }
        let module = self.module;
        let mut unique = 0;
        for value in module.values() {
            let Some(common) = module.common(value) else { continue };
            if common.partition.is_empty() || self.is_declared(value) || common.visibility != Visibility::Default {
                continue;
            }
            unique += 1;
            let key = Key { name: ".llvm_sympart".to_owned(), unique: Some(unique), ..Key::default() };
            self.switch(&SectionProperties { key, kind: SYMBOL_PARTITION, ..SectionProperties::default() })?;
            self.out.bytes(common.partition.as_bytes())?;
            self.out.bytes(&[0])?;
            let symbol = self.symbol(value)?;
            self.out.value(symbol, module.triple.pointer_size())?;
        }
        Ok(())
    }

    /// Emits the root of the shadow stack, if functions use one.
    fn shadow_stack(&mut self) -> Result<(), Error> {
        let name = "llvm_gc_root_chain";
        if !self.has_collector("shadow-stack") || self.module.globals.iter().any(|g| g.common.name == name) {
            return Ok(());
        }
        let prefix = self.module.layout.mangling.global_prefix();
        let symbol = self.out.symbol(format!("{prefix}{name}"));
        let size = self.module.layout.pointer_size();
        let flags = if self.is_coff() { 0xc000_0080 } else { SHF_ALLOC.0 | SHF_WRITE.0 };
        if !self.is_coff() {
            self.out.attribute(symbol, Attribute::Object)?;
        }
        self.switch(&SectionProperties::new(".bss", SHT_NOBITS.0, flags))?;
        self.out.attribute(symbol, Attribute::Weak)?;
        self.align(size.into())?;
        self.out.label(symbol)?;
        self.out.space(size, 0)?;
        if !self.is_coff() {
            self.out.size(symbol, size)?;
        }
        Ok(())
    }

    /// Emits the tables of garbage collectors, the last one first. Functions have no safe points, since those are in
    /// the bodies.
    fn end_collectors(&mut self) -> Result<(), Error> {
        let mut order: Vec<&str> = Vec::new();
        for function in self.module.functions.iter().filter(|f| f.is_defined() && !f.gc.is_empty()) {
            if !order.contains(&function.gc.as_str()) {
                order.push(&function.gc);
            }
        }
        let size = self.module.layout.pointer_size();
        for collector in order.into_iter().rev() {
            match collector {
                "ocaml" => {
                    self.caml_symbol(".text", "code_end")?;
                    self.caml_symbol(".data", "data_end")?;
                    self.out.space(size, 0)?;
                    self.caml_symbol(".data", "frametable")?;
                    self.out.int(0, 2)?;
                    self.align(size.into())?;
                }
                "erlang" => {
                    let mut place = SectionProperties::new(".note.gc", SHT_PROGBITS.0, 0);
                    place.key.unique = self.is_coff().then_some(0);
                    self.switch(&place)?;
                    for _ in self.module.functions.iter().filter(|f| f.gc == "erlang" && f.is_defined()) {
                        self.align(size.into())?;
                        // Safe points, words of the frame, arguments on the stack, live roots.
                        self.out.space(8, 0)?;
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }
}
