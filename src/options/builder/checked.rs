//! Checked options. Only the target's instruction set knows whether the target and its features exist, so `builder`
//! depends on the machines; the other files of the folder are plain data, on which the machines depend.

use super::super::{Builder, Limits, Settings};
use crate::arch::{Isa, TargetDesc};
use crate::diag::Code;
use crate::options::triple::Triple;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// The reason why options are rejected.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct OptionsError {
    /// The error code.
    pub code: Code,
    /// The error message, in one line and without a full stop.
    pub message: String,
    /// Suggestions to fix the error.
    pub help: Vec<String>,
}

impl OptionsError {
    pub(in crate::options) fn new(code: Code, message: String) -> Self {
        OptionsError { code, message, help: Vec::new() }
    }
}

impl fmt::Display for OptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for OptionsError {}

/// Checked options, for one assembly or many; see [`Builder`] for the available ones. Cloning is cheap.
#[derive(Clone, Debug)]
pub struct Options {
    pub(in crate::options) settings: Arc<Settings>,
    pub(in crate::options) isa: Arc<Isa>,
    pub(in crate::options) desc: Arc<TargetDesc>,
    /// Warnings about an unknown processor or features.
    pub(in crate::options) unknown: Arc<[String]>,
}

impl Options {
    /// A builder with llvm-mc's defaults for a target.
    pub fn builder(triple: Triple) -> Builder {
        Builder::new(triple)
    }

    /// llvm-mc's defaults for a target.
    ///
    /// # Errors
    /// If the target is not supported.
    pub fn for_target(triple: Triple) -> Result<Options, OptionsError> {
        Builder::new(triple).build()
    }

    /// A builder with these options, as a start for others.
    ///
    /// ```
    /// let options = llas::Options::builder("x86_64-linux-gnu".parse()?).cpu("skylake").build()?;
    /// let quiet = options.to_builder().no_warn(true).build()?;
    /// assert_ne!(quiet, options);
    /// assert_eq!(quiet.to_builder().no_warn(false).build()?, options);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_builder(&self) -> Builder {
        Builder::of(Settings::clone(&self.settings))
    }

    /// The names of the target's processors, for [`Builder::cpu`].
    ///
    /// ```
    /// let options = llas::Options::for_target("aarch64-linux-gnu".parse()?)?;
    /// assert!(options.processors().any(|name| name == "cortex-a53"));
    /// assert!(options.features().any(|name| name == "sve2"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn processors(&self) -> impl Iterator<Item = &'static str> {
        self.isa.processors()
    }

    /// The names of the target's features, for [`Builder::feature`], in alphabetical order. Names that llvm-mc has for tuning
    /// alone may be missing.
    pub fn features(&self) -> impl Iterator<Item = &'static str> {
        let mut names: Vec<&str> = self.isa.features().collect();
        // Names are compared without case.
        names.sort_by_key(|name| name.to_ascii_lowercase());
        names.dedup_by(|a, b| a.eq_ignore_ascii_case(b));
        names.into_iter()
    }

    /// The target.
    #[must_use]
    pub fn triple(&self) -> &Triple {
        &self.settings.triple
    }

    /// The resource limits.
    #[must_use]
    pub fn limits(&self) -> Limits {
        self.settings.limits
    }

    /// An error if the address of a section cannot be known in advance.
    pub(crate) fn check_origin(&self) -> Result<(), OptionsError> {
        if self.settings.triple.is_coff() || !self.desc.elf.rela {
            let message = "an origin requires relocations with explicit addends, which the target lacks".to_owned();
            return Err(OptionsError::new(Code::BadOption, message));
        }
        Ok(())
    }

    pub(crate) fn settings(&self) -> &Arc<Settings> {
        &self.settings
    }

    /// The target's instruction set in its initial state, and the target description used by directives.
    pub(crate) fn target(&self) -> (&Isa, &Arc<TargetDesc>) {
        (&self.isa, &self.desc)
    }

    /// Warnings about an unknown processor or features.
    pub(crate) fn unknown(&self) -> &[String] {
        &self.unknown
    }
}

/// The other fields follow from the settings.
impl PartialEq for Options {
    fn eq(&self, other: &Options) -> bool {
        self.settings == other.settings
    }
}

impl Eq for Options {}

impl Hash for Options {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.settings.hash(state);
    }
}
