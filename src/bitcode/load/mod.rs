//! Loads modules without function bodies as a [`module`](crate::module): globals, aliases, ifuncs, declarations,
//! metadata for linkers and module-level assembly.
//!
//! [`load`] reads everything that affects the object. Unknown features that would affect it are refused.

mod address;
mod error;
mod flags;
mod initializer;
mod values;

pub use error::LoadError;

use super::stream::Container;
use super::summary::outline::Outline;
use super::summary::{self, ValueKind, read};
use crate::build::module::{Lowering, Module};
use crate::options::triple::Triple;

/// A module, and the lowering options that its flags select.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Loaded {
    /// The module.
    pub module: Module,
    /// The options that `llc` uses by default for this module.
    pub lowering: Lowering,
}

/// Loads a file that has one module without function bodies, with or without a wrapper. `triple` replaces the module's
/// target.
///
/// As in `llc`, the data layout is always that of the target; the one in the file is ignored.
///
/// ```
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/bitcode/files/windows.bc");
/// # let Ok(file) = std::fs::read(path) else { return Ok(()) };
/// match llas::bitcode::load(&file, None) {
///     Ok(loaded) => drop(loaded.module.object(&loaded.lowering)?.to_bytes()?),
///     Err(error) => println!("{error}"),
/// }
/// # Ok(()) }
/// ```
///
/// # Errors
/// If the file is malformed, a function has a body, the target is not supported, or the module has an unsupported
/// feature that would affect the object.
pub fn load(file: &[u8], triple: Option<Triple>) -> Result<Loaded, LoadError> {
    let mut outline = Outline::new(Container::parse(file)?.stream)?;
    let count = outline.modules.len();
    let (Some(part), 1) = (outline.modules.pop(), count) else { return Err(LoadError::Modules(count)) };
    let summary = read::module(part)?;
    if let Some(value) = summary.values.iter().find(|v| is_body(v)) {
        return Err(LoadError::Body { function: String::from_utf8_lossy(value.name).into_owned() });
    }
    let triple = match triple {
        Some(triple) => triple,
        None if summary.triple.is_empty() => Triple::host(),
        None => summary.triple.parse().map_err(LoadError::Target)?,
    };
    let mut module = Module::new(triple, text(&summary.source_name, "the source's name")?);
    module.assembly = text(&summary.assembly, "the assembly text")?;
    // The file has a newline after every line.
    module.assembly.truncate(module.assembly.strip_suffix('\n').map_or(module.assembly.len(), str::len));
    let numbers = values::add(&mut module, &summary, file.len())?;
    let mut lowering = Lowering::for_target(&module.triple);
    flags::add(&mut module, &mut lowering, &summary, &numbers)?;
    Ok(Loaded { module, lowering })
}

fn is_body(value: &summary::Value<'_>) -> bool {
    matches!(value.kind, ValueKind::Function { is_declaration: false, .. })
}

/// Converts bytes to a string; names have to be UTF-8.
fn text(bytes: &[u8], what: &str) -> Result<String, LoadError> {
    let text = std::str::from_utf8(bytes).map_err(|_| LoadError::Unsupported {
        what: format!("{what} '{}', which is not UTF-8,", String::from_utf8_lossy(bytes)),
    })?;
    Ok(text.to_owned())
}
