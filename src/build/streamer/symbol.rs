//! Symbols: labels, values, bindings and other properties.

use super::{Error, Expr, Streamer, SymbolId};
use crate::asm::Workspace;
use crate::asm::directives::{coff_symbol, common, symbol, symbol_type};
use crate::asm::state::assignment::Assignment;
use crate::asm::state::labels;
use crate::diag::Code;
use crate::model::{Binding, Common, Value};
use crate::parse::ast::ExprId;

/// A property of a symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Attribute {
    /// Global: `.globl`.
    Global,
    /// ELF: weak (`STB_WEAK`). COFF: a weak external that is searched for as an alias
    /// (`IMAGE_WEAK_EXTERN_SEARCH_ALIAS`). `.weak`.
    Weak,
    /// Like `Weak`, for a symbol that is only referred to: `.weak_reference`.
    WeakReference,
    /// COFF: a weak external whose alias is not a definition (`IMAGE_WEAK_EXTERN_ANTI_DEPENDENCY`): `.weak_anti_dep`.
    WeakAntiDependency,
    /// ELF: local: `.local`.
    Local,
    /// ELF: `STV_INTERNAL`, `.internal`.
    Internal,
    /// ELF: `STV_HIDDEN`, `.hidden`.
    Hidden,
    /// ELF: `STV_PROTECTED`, `.protected`.
    Protected,
    /// ELF: `STT_NOTYPE`, `.type symbol, @notype`. If several types are given, the strongest one wins.
    NoType,
    /// ELF: `STT_OBJECT`, `@object`.
    Object,
    /// ELF: `STT_FUNC`, `@function`.
    Function,
    /// ELF: `STT_GNU_IFUNC`, `@gnu_indirect_function`.
    IndirectFunction,
    /// ELF: `STT_TLS`, `@tls_object`.
    ThreadLocal,
    /// ELF: `.type symbol, @common`, which is `STT_OBJECT`.
    CommonObject,
    /// ELF: `STT_OBJECT` with the binding `STB_GNU_UNIQUE`, `@gnu_unique_object`.
    UniqueObject,
    /// ELF: keeps the symbol in the symbol table even if it is not used: `.no_dead_strip`.
    NoDeadStrip,
    /// ELF: its memory is tagged, on machines with memory tagging: `.memtag`.
    MemoryTagged,
}

const TYPES: [(Attribute, &str); 7] = [
    (Attribute::NoType, "notype"),
    (Attribute::Object, "object"),
    (Attribute::Function, "function"),
    (Attribute::IndirectFunction, "gnu_indirect_function"),
    (Attribute::ThreadLocal, "tls_object"),
    (Attribute::CommonObject, "common"),
    (Attribute::UniqueObject, "gnu_unique_object"),
];

impl Streamer {
    /// The symbol with this name. A name with the target's private prefix (`.L` in ELF) is private to the object and is
    /// in no symbol table unless a relocation needs it.
    ///
    /// It is in the symbol table only if it has a property or is used. A NUL byte in the name is an error of
    /// [`finish`](Streamer::finish), since it would terminate the name in the object's string table.
    pub fn symbol(&mut self, name: impl AsRef<[u8]>) -> SymbolId {
        let name = name.as_ref();
        if name.contains(&0) {
            self.refuse(Code::UnexpectedToken, "a symbol name cannot contain a NUL byte");
        }
        SymbolId(self.assembler().intern(name), self.stamp)
    }

    /// A private symbol without a name, which can be defined once as a label: what `1:` defines in a text.
    pub fn temporary(&mut self) -> SymbolId {
        let Workspace { state, model, .. } = &mut self.workspace;
        SymbolId(state.locals.make(model), self.stamp)
    }

    /// The name of a symbol; empty if it has none.
    #[must_use]
    pub fn symbol_name(&self, symbol: SymbolId) -> &[u8] {
        symbol.current(&self.workspace.model).map_or(b"", |name| self.workspace.model.names.text(name))
    }

    /// Returns whether the symbol is already defined: as a label, a value, a common symbol or a section.
    #[must_use]
    pub fn is_defined(&self, symbol: SymbolId) -> bool {
        symbol.current(&self.workspace.model).is_ok_and(|name| self.workspace.model.symbol(name).is_defined())
    }

    /// Defines a symbol at the end of the current section: `symbol:`.
    ///
    /// # Errors
    /// If it is already defined or there is no current section.
    pub fn label(&mut self, symbol: SymbolId) -> Result<(), Error> {
        self.run_at(|a, at| {
            let symbol = symbol.current(a.model)?;
            labels::define(a, symbol, at)
        })
    }

    /// Defines a numeric label, to which [`Expr::backward`] and [`Expr::forward`], and `1b` and `1f` in texts, refer:
    /// `1:`.
    ///
    /// # Errors
    /// If there is no current section.
    pub fn local_label(&mut self, number: u32) -> Result<(), Error> {
        self.run_at(|a, at| labels::define_numbered(a, number.into(), at))
    }

    /// Assigns a value to a symbol, which another call may change: `.set`. Earlier uses keep the earlier value.
    ///
    /// # Errors
    /// If it is defined in a way that cannot change.
    pub fn assign(&mut self, symbol: SymbolId, value: impl Into<Expr>) -> Result<(), Error> {
        self.give_value(symbol, &value.into(), true)
    }

    /// Assigns a value to a symbol that cannot be changed: `.equiv`.
    ///
    /// # Errors
    /// If it is already defined.
    pub fn assign_once(&mut self, symbol: SymbolId, value: impl Into<Expr>) -> Result<(), Error> {
        self.give_value(symbol, &value.into(), false)
    }

    fn give_value(&mut self, symbol: SymbolId, value: &Expr, redefinable: bool) -> Result<(), Error> {
        self.run_at(|a, at| {
            let name = symbol.current(a.model)?;
            let value: ExprId = value.lower(a, at)?;
            Assignment { symbol: name, span: at, value, redefinable }.perform(a)
        })
    }

    /// Gives a symbol a property. Repeating it has no effect; a second binding is an error or a warning, as in a text.
    ///
    /// # Errors
    /// If the object's format does not have the property, or it contradicts another one.
    pub fn attribute(&mut self, symbol: SymbolId, attribute: Attribute) -> Result<(), Error> {
        match attribute {
            Attribute::Global => {}
            Attribute::Weak | Attribute::WeakReference if self.assembler().is_coff() => {
                return self.weaken(symbol, coff_symbol::SEARCH_ALIAS);
            }
            Attribute::WeakAntiDependency => {
                self.coff_only()?;
                return self.weaken(symbol, coff_symbol::ANTI_DEPENDENCY);
            }
            _ => self.elf_only()?,
        }
        self.run_at(|a, at| {
            let name = symbol.current(a.model)?;
            match attribute {
                Attribute::Global => {
                    symbol::bind_one(a, (name, at), Binding::Global, true)?;
                }
                Attribute::Weak => symbol::bind_one(a, (name, at), Binding::Weak, false)?,
                Attribute::WeakReference => symbol::bind_one(a, (name, at), Binding::Weak, true)?,
                Attribute::Local => symbol::bind_one(a, (name, at), Binding::Local, false)?,
                Attribute::Internal => symbol::make_visible(a, name, object::elf::STV_INTERNAL.0),
                Attribute::Hidden => symbol::make_visible(a, name, object::elf::STV_HIDDEN.0),
                Attribute::Protected => symbol::make_visible(a, name, object::elf::STV_PROTECTED.0),
                Attribute::NoDeadStrip => symbol::note_one(a, (name, at), false)?,
                Attribute::MemoryTagged => symbol::note_one(a, (name, at), true)?,
                _ => {
                    let word = TYPES.iter().find(|t| t.0 == attribute).map_or("", |t| t.1);
                    if let Some(kind) = symbol_type::find(word.as_bytes()) {
                        symbol_type::set(a, name, kind);
                    }
                }
            }
            Ok(())
        })
    }

    fn weaken(&mut self, symbol: SymbolId, characteristics: u8) -> Result<(), Error> {
        self.run(|a| {
            coff_symbol::weaken(a, symbol.current(a.model)?, characteristics);
            Ok(())
        })
    }

    /// ELF: sets the size of a symbol in bytes: `.size`.
    ///
    /// # Errors
    /// If the object is COFF.
    pub fn size(&mut self, symbol: SymbolId, bytes: impl Into<Expr>) -> Result<(), Error> {
        self.elf_only()?;
        let bytes = bytes.into();
        self.run_at(|a, at| {
            let (name, bytes) = (symbol.current(a.model)?, bytes.lower(a, at)?);
            symbol::set_size(a, name, Value::Tree(bytes), at);
            Ok(())
        })
    }

    /// Makes a symbol a common symbol, for which the linker allocates memory once for all objects: `.comm`. Size and
    /// alignment are in bytes, and the alignment is a power of two.
    ///
    /// # Errors
    /// If the symbol is already defined, or the target does not support the alignment.
    pub fn common(&mut self, symbol: SymbolId, size: u64, alignment: u64) -> Result<(), Error> {
        self.block(symbol, Common { size, align: alignment }, false)
    }

    /// Defines a local symbol with `size` zero bytes in `.bss`: `.lcomm`, and in ELF `.local` with `.comm`.
    ///
    /// # Errors
    /// If the symbol is already defined, or the target does not support the alignment.
    pub fn local_common(&mut self, symbol: SymbolId, size: u64, alignment: u64) -> Result<(), Error> {
        self.block(symbol, Common { size, align: alignment }, true)
    }

    fn block(&mut self, symbol: SymbolId, block: Common, local: bool) -> Result<(), Error> {
        if !block.align.is_power_of_two() || block.align > 1 << 31 {
            return Err(self.refuse(Code::BadAlignment, "alignment must be a power of 2 and smaller than 2**32"));
        }
        self.run_at(|a, at| common::define(a, (symbol.current(a.model)?, at), block, local))
    }

    /// ELF: gives a symbol a versioned name, `name@VERSION`, `name@@VERSION` or `name@@@VERSION`: `.symver`. The name
    /// without the version stays in the symbol table unless `remove` is true or there are three `@`.
    ///
    /// # Errors
    /// If the object is COFF, or the name has no `@`.
    pub fn symbol_version(&mut self, symbol: SymbolId, versioned: impl AsRef<[u8]>, remove: bool) -> Result<(), Error> {
        self.elf_only()?;
        let versioned = versioned.as_ref().to_vec();
        if versioned.contains(&0) {
            return Err(self.refuse(Code::UnexpectedToken, "a symbol name cannot contain a NUL byte"));
        }
        if !versioned.contains(&b'@') {
            return Err(self.refuse(Code::BadSymbolVersion, "expected a '@' in the name"));
        }
        self.run_at(|a, at| {
            symbol::add_version(a, (symbol.current(a.model)?, at), versioned, !remove);
            Ok(())
        })
    }

    /// ELF: makes a symbol an alias of `target` that leaves `target` undefined and weak, unless something else refers
    /// to it: `.weakref`.
    ///
    /// # Errors
    /// If the object is COFF, or `alias` is already defined.
    pub fn weak_reference(&mut self, alias: SymbolId, target: SymbolId) -> Result<(), Error> {
        self.run_elf(|a, at| symbol::refer_weakly(a, (alias.current(a.model)?, at), target.current(a.model)?))
    }

    /// Emits a table of address-significant symbols, which lists those given to
    /// [`address_significant`](Self::address_significant): `.addrsig`.
    pub fn address_significance(&mut self) {
        self.workspace.progress.interruptions += 1;
        self.workspace.model.requests.addrsig = true;
    }

    /// Marks a symbol as address-significant: `.addrsig_sym`.
    ///
    /// # Errors
    /// If the symbol belongs to another streamer.
    pub fn address_significant(&mut self, symbol: SymbolId) -> Result<(), Error> {
        self.run(|a| {
            let name = symbol.current(a.model)?;
            a.model.requests.addrsig_symbols.push(name);
            Ok(())
        })
    }

    /// Records that one function calls another `count` times: `.cg_profile`.
    ///
    /// # Errors
    /// If a symbol belongs to another streamer.
    pub fn call_graph_edge(&mut self, from: SymbolId, to: SymbolId, count: u64) -> Result<(), Error> {
        self.run_at(|a, at| {
            let (from, to) = (from.current(a.model)?, to.current(a.model)?);
            symbol::add_edge(a, (from, at), (to, at), count);
            Ok(())
        })
    }

    /// COFF: sets a symbol's storage class (`IMAGE_SYM_CLASS_*`) and type (`IMAGE_SYM_TYPE_*` and `IMAGE_SYM_DTYPE_*`;
    /// 0x20 for a function), if given: `.def`, `.scl`, `.type` and `.endef` (PE format, "COFF Symbol Table").
    ///
    /// # Errors
    /// If the object is ELF.
    pub fn describe_symbol(&mut self, symbol: SymbolId, class: Option<u8>, kind: Option<u16>) -> Result<(), Error> {
        self.run_coff(|a, at| {
            coff_symbol::describe(a, symbol.current(a.model)?, at);
            if let Some(class) = class {
                coff_symbol::set_class(a, class.into(), at)?;
            }
            if let Some(kind) = kind {
                coff_symbol::set_kind(a, kind.into(), at)?;
            }
            coff_symbol::end_description(a, at)
        })
    }
}
