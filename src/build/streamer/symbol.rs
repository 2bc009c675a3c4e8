//! Symbols: labels, values, bindings and other properties.

use super::{Error, Expr, Streamer, SymbolId};
use crate::asm::Workspace;
use crate::asm::directives::{coff_symbol, common, symbol, symbol_type};
use crate::diag::Code;
use crate::model::{Binding, Common};
use crate::parse::ast::ExprId;

/// What a symbol can be besides a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Attribute {
    /// Seen by other objects: `.globl`.
    Global,
    /// ELF: weak (`STB_WEAK`). COFF: a weak external, which is looked for in libraries no further than its alias
    /// (`IMAGE_WEAK_EXTERN_SEARCH_ALIAS`). `.weak`.
    Weak,
    /// The same of a symbol that is only referred to: `.weak_reference`.
    WeakReference,
    /// COFF: a weak external whose alias is no definition (`IMAGE_WEAK_EXTERN_ANTI_DEPENDENCY`): `.weak_anti_dep`.
    WeakAntiDependency,
    /// ELF: not seen by other objects, though it may be in the symbol table: `.local`.
    Local,
    /// ELF: `STV_INTERNAL`, `.internal`.
    Internal,
    /// ELF: `STV_HIDDEN`, `.hidden`.
    Hidden,
    /// ELF: `STV_PROTECTED`, `.protected`.
    Protected,
    /// ELF: `STT_NOTYPE`, `.type symbol, @notype`. Of several types the strongest stays.
    NoType,
    /// ELF: `STT_OBJECT`, `@object`.
    Object,
    /// ELF: `STT_FUNC`, `@function`.
    Function,
    /// ELF: `STT_GNU_IFUNC`, `@gnu_indirect_function`.
    IndirectFunction,
    /// ELF: `STT_TLS`, `@tls_object`.
    ThreadLocal,
    /// ELF: what `.type symbol, @common` makes of it: `STT_OBJECT`.
    CommonObject,
    /// ELF: `STT_OBJECT` with the binding `STB_GNU_UNIQUE`, `@gnu_unique_object`.
    UniqueObject,
    /// ELF: in the symbol table whether it is used or not, and nothing else: `.no_dead_strip`.
    NoDeadStrip,
    /// ELF: its memory is tagged, where the machine has that: `.memtag`.
    MemoryTagged,
}

/// What `.type` calls the attributes that it gives.
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
    /// The symbol of a name. A name that begins as the target's private labels do (`.L` in ELF) is private to the object and in no
    /// symbol table unless a relocation needs it.
    ///
    /// It is in the symbol table only if something is said of it or it is used. A NUL byte in the name is an error of
    /// [`finish`](Streamer::finish), since it would end the name in the object's string table.
    pub fn symbol(&mut self, name: impl AsRef<[u8]>) -> SymbolId {
        let name = name.as_ref();
        if name.contains(&0) {
            self.refuse(Code::UnexpectedToken, "a symbol name cannot contain a NUL byte");
        }
        SymbolId(self.assembler().intern(name), self.stamp)
    }

    /// A private symbol without a name, to be made a label of once: what `1:` makes in a text.
    pub fn temporary(&mut self) -> SymbolId {
        let Workspace { state, model, .. } = &mut self.workspace;
        SymbolId(state.locals.make(model), self.stamp)
    }

    /// The name of a symbol; empty where it has none.
    #[must_use]
    pub fn symbol_name(&self, symbol: SymbolId) -> &[u8] {
        symbol.current(&self.workspace.model).map_or(b"", |name| self.workspace.model.names.text(name))
    }

    /// Whether the symbol has a meaning by now: as a label, a value, a common block or a section.
    #[must_use]
    pub fn is_defined(&self, symbol: SymbolId) -> bool {
        symbol.current(&self.workspace.model).is_ok_and(|name| self.workspace.model.symbol(name).is_defined())
    }

    /// Makes a symbol the place after everything in the current section: `symbol:`.
    ///
    /// # Errors
    /// Where it has a meaning already or there is no current section.
    pub fn label(&mut self, symbol: SymbolId) -> Result<(), Error> {
        let name = symbol.current(&self.workspace.model);
        let at = self.place();
        let done = name.and_then(|name| self.assembler().label_symbol(name, at));
        self.told(done)
    }

    /// Makes a label of a number, which [`Expr::backward`] and [`Expr::forward`] refer to, and `1b` and `1f` in texts: `1:`.
    ///
    /// # Errors
    /// Where there is no current section.
    pub fn local_label(&mut self, number: u32) -> Result<(), Error> {
        let at = self.place();
        let done = self.assembler().local_label(number.into(), at);
        self.told(done)
    }

    /// Gives a symbol a value, which another call may change: `.set`. What used it before keeps the old one.
    ///
    /// # Errors
    /// Where it has a meaning that may not change.
    pub fn assign(&mut self, symbol: SymbolId, value: impl Into<Expr>) -> Result<(), Error> {
        self.give_value(symbol, &value.into(), true)
    }

    /// The same for good: `.equiv`.
    ///
    /// # Errors
    /// Where it has a meaning already.
    pub fn assign_once(&mut self, symbol: SymbolId, value: impl Into<Expr>) -> Result<(), Error> {
        self.give_value(symbol, &value.into(), false)
    }

    fn give_value(&mut self, symbol: SymbolId, value: &Expr, redefinable: bool) -> Result<(), Error> {
        self.run_at(|a, at| {
            let name = symbol.current(a.model)?;
            let value: ExprId = value.lower(a, at)?;
            a.assign_symbol(name, at, value, redefinable)
        })
    }

    /// Gives a symbol a property. Repeating it has no effect; a second binding is refused or warned of as a text's.
    ///
    /// # Errors
    /// Where the object's format does not have it, or it contradicts another.
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
                    symbol::bind_one(a, (name, at), (Binding::Global, "STB_GLOBAL"), true)?;
                }
                Attribute::Weak => symbol::bind_one(a, (name, at), (Binding::Weak, "STB_WEAK"), false)?,
                Attribute::WeakReference => symbol::bind_one(a, (name, at), (Binding::Weak, "STB_WEAK"), true)?,
                Attribute::Local => symbol::bind_one(a, (name, at), (Binding::Local, "STB_LOCAL"), false)?,
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

    /// ELF: gives a symbol its size in bytes: `.size`.
    ///
    /// # Errors
    /// In COFF.
    pub fn size(&mut self, symbol: SymbolId, bytes: impl Into<Expr>) -> Result<(), Error> {
        self.elf_only()?;
        let bytes = bytes.into();
        self.run_at(|a, at| {
            let (name, bytes) = (symbol.current(a.model)?, bytes.lower(a, at)?);
            symbol::set_size(a, name, bytes, at);
            Ok(())
        })
    }

    /// Makes a symbol a common block, of which the linker takes one among those of all objects: `.comm`. Both numbers are in
    /// bytes, and the alignment is a power of two.
    ///
    /// # Errors
    /// Where the symbol has another meaning, or the target has no such alignment.
    pub fn common(&mut self, symbol: SymbolId, size: u64, alignment: u64) -> Result<(), Error> {
        self.block(symbol, Common { size, align: alignment }, false)
    }

    /// Gives a symbol of the object's own so many zeros in `.bss`: `.lcomm`, and in ELF `.local` with `.comm`.
    ///
    /// # Errors
    /// Where the symbol has another meaning, or the target has no such alignment.
    pub fn local_common(&mut self, symbol: SymbolId, size: u64, alignment: u64) -> Result<(), Error> {
        self.block(symbol, Common { size, align: alignment }, true)
    }

    fn block(&mut self, symbol: SymbolId, block: Common, local: bool) -> Result<(), Error> {
        if !block.align.is_power_of_two() || block.align > 1 << 31 {
            return Err(self.refuse(Code::BadAlignment, "alignment must be a power of 2 and smaller than 2**32"));
        }
        self.run_at(|a, at| common::define(a, (symbol.current(a.model)?, at), block, local))
    }

    /// ELF: gives a symbol a name with a version, `name@VERSION`, `name@@VERSION` or `name@@@VERSION`: `.symver`. The name without
    /// one stays in the symbol table unless `remove` says otherwise or there are three `@`.
    ///
    /// # Errors
    /// In COFF, and where the name has no `@`.
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

    /// ELF: makes a symbol another name of `target` that leaves it undefined and weak, if nothing else refers to it: `.weakref`.
    ///
    /// # Errors
    /// In COFF, and where `alias` has another meaning.
    pub fn weak_reference(&mut self, alias: SymbolId, target: SymbolId) -> Result<(), Error> {
        self.elf_only()?;
        self.run_at(|a, at| symbol::refer_weakly(a, (alias.current(a.model)?, at), target.current(a.model)?))
    }

    /// Says that addresses of symbols matter where [`address_significant`](Self::address_significant) says so, and nowhere else:
    /// `.addrsig`.
    pub fn address_significance(&mut self) {
        self.workspace.progress.interruptions += 1;
        self.workspace.model.addrsig = true;
    }

    /// The address of the symbol matters: `.addrsig_sym`.
    ///
    /// # Errors
    /// Where the symbol is another streamer's.
    pub fn address_significant(&mut self, symbol: SymbolId) -> Result<(), Error> {
        self.run(|a| {
            let name = symbol.current(a.model)?;
            a.model.addrsig_symbols.push(name);
            Ok(())
        })
    }

    /// One function calls another so often: `.cg_profile`.
    ///
    /// # Errors
    /// Where a symbol is another streamer's.
    pub fn call_graph_edge(&mut self, from: SymbolId, to: SymbolId, count: u64) -> Result<(), Error> {
        self.run_at(|a, at| {
            let (from, to) = (from.current(a.model)?, to.current(a.model)?);
            symbol::add_edge(a, (from, at), (to, at), count);
            Ok(())
        })
    }

    /// COFF: gives a symbol its storage class (`IMAGE_SYM_CLASS_*`) and its type (`IMAGE_SYM_TYPE_*` and `IMAGE_SYM_DTYPE_*`; a
    /// function's is 0x20), where there is one: `.def`, `.scl`, `.type` and `.endef` (PE format, "COFF Symbol Table").
    ///
    /// # Errors
    /// In ELF.
    pub fn describe_symbol(&mut self, symbol: SymbolId, class: Option<u8>, kind: Option<u16>) -> Result<(), Error> {
        self.coff_only()?;
        self.run_at(|a, at| {
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
