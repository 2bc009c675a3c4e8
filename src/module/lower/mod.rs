//! A module to an object: in the order of `AsmPrinter`, by the calls that directives make.
//!
//! This module must not know encodings, layout or records: what differs between formats is in the tables of `elf` and `coff`, what
//! differs between machines in those of [`super::target`].

mod coff;
mod data;
mod elf;
mod emulated;
mod end;
mod equivalents;
mod function;
mod global;
mod guard;
mod pc_sections;
mod sections;
mod start;
mod symbols;

use super::options::{CodeModel, Lowering, RelocationModel};
use super::target::{self, Facts};
use super::{Constant, Module, Refused, Value};
use crate::options::{Builder, Options, OptionsError};
use crate::streamer::{Streamer, SymbolId};
use crate::{Assembled, Failure};
use sections::Sections;
use std::collections::{HashMap, HashSet};
use std::fmt;

/// Why a module is not lowered.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// It says what the target does not have.
    Refused(Refused),
    /// A call for it was refused: a section or symbol contradicts another.
    Call(crate::streamer::Error),
    /// What it became cannot be laid out, or its assembly text has a mistake.
    Object(Failure),
    /// There is no such target.
    Target(OptionsError),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Refused(reason) => reason.fmt(f),
            Error::Call(reason) => reason.fmt(f),
            Error::Object(failure) => failure.fmt(f),
            Error::Target(reason) => reason.fmt(f),
        }
    }
}

impl std::error::Error for Error {}

impl From<Refused> for Error {
    fn from(reason: Refused) -> Self {
        Error::Refused(reason)
    }
}

impl From<crate::streamer::Error> for Error {
    fn from(reason: crate::streamer::Error) -> Self {
        Error::Call(reason)
    }
}

/// Makes the body of a function by calls.
type Bodies<'a> = &'a mut dyn FnMut(Value, &mut Streamer) -> Result<(), Error>;

impl Module {
    /// What the streamer for such a lowering is to be asked for.
    ///
    /// # Errors
    /// Where the target is none that is supported.
    pub fn streamer_options(&self, lowering: &Lowering) -> Result<Options, OptionsError> {
        self.options_builder(lowering).build()
    }

    /// The same before it is built, for more to be asked for.
    pub fn options_builder(&self, lowering: &Lowering) -> Builder {
        let cpu = if lowering.cpu.is_empty() { target::processor(&self.triple) } else { &lowering.cpu };
        Options::builder(self.triple.clone()).cpu(cpu).large_code_model(lowering.code_model == CodeModel::Large)
    }

    /// Makes the object of the module, as `llc -filetype=obj` does.
    ///
    /// # Errors
    /// Where the target does not have what the module asks for, or its texts have mistakes.
    pub fn object(&self, lowering: &Lowering) -> Result<Assembled, Error> {
        let options = self.streamer_options(lowering).map_err(Error::Target)?;
        let mut out = Streamer::new(&options)?;
        self.lower(&mut out, lowering)?;
        out.finish().map_err(Error::Object)
    }

    /// Lowers the module into a streamer that nothing was written to.
    ///
    /// # Errors
    /// Where the target does not have what the module asks for. Bodies by calls (`Body::Calls`) are refused here.
    pub fn lower(&self, out: &mut Streamer, lowering: &Lowering) -> Result<(), Error> {
        self.lower_with(out, lowering, &mut |value, _| {
            let name = self.common(value).map_or_else(String::new, |common| common.name.clone());
            Err(Refused::Invalid { name, reason: "its body must be emitted by calls" }.into())
        })
    }

    /// The same, with someone who makes the bodies that are made by calls. The current section is that of the function, and its
    /// label is just behind.
    ///
    /// # Errors
    /// Where the target does not have what the module asks for, and what `bodies` refuses.
    pub fn lower_with(&self, out: &mut Streamer, lowering: &Lowering, bodies: Bodies<'_>) -> Result<(), Error> {
        let facts = target::facts(&self.triple, lowering);
        let emulated = if facts.emulated_threads { emulated::emulated(self) } else { None };
        let module = emulated.as_ref().unwrap_or(self);
        let mut lowerer = Lowerer {
            module,
            lowering,
            facts,
            out,
            sections: Sections::default(),
            anonymous: HashMap::new(),
            used: self.listed("llvm.used").collect(),
            personalities: Vec::new(),
            equivalents: Vec::new(),
            equivalent_of: HashMap::new(),
            named: HashMap::new(),
        };
        lowerer.sections.seed();
        lowerer.find_keys();
        lowerer.check()?;
        lowerer.start()?;
        for index in 0..module.functions.len() {
            lowerer.function(index, bodies)?;
        }
        lowerer.find_equivalents();
        for index in 0..module.globals.len() {
            lowerer.global(index)?;
        }
        lowerer.needed_equivalents()?;
        lowerer.end()
    }

    /// The values in a list such as `llvm.used`.
    fn listed<'m>(&'m self, list: &str) -> impl Iterator<Item = Value> + use<'m> {
        let list = self.globals.iter().find(|g| g.common.name == list).and_then(|g| g.initializer.as_ref());
        list.into_iter().flat_map(Constant::parts).filter_map(|part| match part {
            Constant::Address(address) => Some(address.value),
            _ => None,
        })
    }
}

/// A module on its way to an object.
struct Lowerer<'m> {
    module: &'m Module,
    lowering: &'m Lowering,
    facts: Facts,
    out: &'m mut Streamer,
    sections: Sections,
    /// The numbers of values without names.
    anonymous: HashMap<Value, usize>,
    /// What linkers may not drop.
    used: HashSet<Value>,
    /// The personality routines of functions, once each.
    personalities: Vec<SymbolId>,
    /// Constants that are written only if they are needed.
    equivalents: Vec<equivalents::Equivalent>,
    /// Where each of them is in that list.
    equivalent_of: HashMap<Value, usize>,
    /// COFF: the values that COMDATs may be named by.
    named: HashMap<&'m str, Value>,
}

impl Lowerer<'_> {
    fn is_coff(&self) -> bool {
        self.module.triple.is_coff()
    }

    /// Whether code may be loaded anywhere.
    fn is_pic(&self) -> bool {
        self.lowering.relocation_model == RelocationModel::Pic
    }
}
