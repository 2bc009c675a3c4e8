//! Why a module has no object. The words are those of `llc`, where it has words for it.
//! This module must not know how anything is lowered.

use super::nested::MAX_DEPTH;
use std::fmt;

/// Why a module cannot be lowered.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refused {
    /// A type that memory is needed for has no size, or more than 2^60 bytes.
    NoSize(String),
    /// An address as an integer that is wider than a pointer.
    WideAddress(String),
    /// A vector of elements that are not whole bytes and whose values are not known.
    UnusualVector,
    /// A constant in constants more than 256 deep.
    NestedTooDeeply,
    /// A selection of COMDATs that ELF does not have.
    ElfComdatSelection {
        /// The COMDAT.
        comdat: String,
    },
    /// A COFF COMDAT that no value of that name has.
    NoComdatSymbol {
        /// The COMDAT.
        comdat: String,
    },
    /// A COFF COMDAT whose symbol is in another COMDAT or in none.
    NotComdatKey {
        /// The COMDAT.
        comdat: String,
    },
    /// A COFF COMDAT that is named by a value which is in no symbol table.
    PrivateComdat {
        /// The COMDAT.
        comdat: String,
    },
    /// An ifunc in an object that has no such symbols.
    IfuncUnsupported {
        /// The ifunc.
        name: String,
    },
    /// A linker option in ELF that is not a pair of words.
    LinkerOption,
    /// A linkage that such a value cannot have.
    Linkage {
        /// The value.
        name: String,
        /// The reason.
        reason: &'static str,
    },
    /// An appending global that is not one of those that are known.
    UnknownAppending {
        /// The global.
        name: String,
    },
    /// A value that is neither what it claims to be nor anything else that makes sense.
    Invalid {
        /// The value.
        name: String,
        /// The reason.
        reason: &'static str,
    },
    /// A name that two values have.
    Defined {
        /// The symbol.
        name: String,
    },
    /// A garbage collector that is not known.
    UnknownGc {
        /// Its name.
        name: String,
    },
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::NoSize(ty) => write!(f, "type '{ty}' has no size in memory"),
            Refused::WideAddress(ty) => {
                write!(f, "unsupported expression in static initializer: an address as '{ty}'")
            }
            Refused::UnusualVector => f.write_str("cannot lower vector global with unusual element type"),
            Refused::NestedTooDeeply => write!(f, "a constant is nested more than {MAX_DEPTH} deep"),
            Refused::ElfComdatSelection { comdat } => write!(
                f,
                "ELF COMDATs only support SelectionKind::Any and SelectionKind::NoDeduplicate, '{comdat}' cannot be lowered"
            ),
            Refused::NoComdatSymbol { comdat } => write!(f, "associative COMDAT symbol '{comdat}' does not exist"),
            Refused::NotComdatKey { comdat } => {
                write!(f, "associative COMDAT symbol '{comdat}' is not a key for its COMDAT")
            }
            Refused::PrivateComdat { comdat } => write!(f, "comdat global value has private linkage: '{comdat}'"),
            Refused::IfuncUnsupported { name } => {
                write!(f, "IFuncs are not supported on this platform, '{name}' cannot be lowered")
            }
            Refused::LinkerOption => f.write_str("invalid llvm.linker.options: expected pairs of a key and a value"),
            Refused::Linkage { name, reason } => write!(f, "'{name}': {reason}"),
            Refused::UnknownAppending { name } => {
                write!(f, "unknown special variable with appending linkage: '{name}'")
            }
            Refused::Invalid { name, reason } => write!(f, "'{name}': {reason}"),
            Refused::Defined { name } => write!(f, "symbol '{name}' is already defined"),
            Refused::UnknownGc { name } => write!(f, "unsupported GC: '{name}'"),
        }
    }
}

impl std::error::Error for Refused {}
