//! How names are shown: demangled if wanted, and whole, unless the long ones are too many.

#[cfg(feature = "demangle")]
use super::demangle::demangled;
use super::symbols::Label;
use crate::inspect::LongTexts;
use std::borrow::Cow;
use std::cell::RefCell;

/// What demangles and shortens names.
pub(super) struct Shown {
    long: RefCell<LongTexts>,
    #[cfg(feature = "demangle")]
    demangles: bool,
}

impl Shown {
    /// For the objects of a file of that many bytes.
    pub(super) fn new(size: usize, demangles: bool) -> Self {
        let mut long = LongTexts::new();
        long.add_file(size);
        #[cfg(not(feature = "demangle"))]
        let _ = demangles;
        Shown {
            long: RefCell::new(long),
            #[cfg(feature = "demangle")]
            demangles,
        }
    }

    /// Whether names are demangled.
    pub(super) fn demangles(&self) -> bool {
        #[cfg(feature = "demangle")]
        return self.demangles;
        #[cfg(not(feature = "demangle"))]
        false
    }

    /// Whether a name counts for the limit of long ones.
    pub(super) fn is_long(name: &[u8]) -> bool {
        LongTexts::is_long(name)
    }

    /// A symbol's name.
    #[inline]
    pub(super) fn name<'t>(&self, name: &'t [u8]) -> Cow<'t, [u8]> {
        #[cfg(feature = "demangle")]
        if self.demangles
            && let Some(name) = demangled(name)
        {
            return Cow::Owned(self.plain(name.as_bytes()).into_owned());
        }
        self.plain(name)
    }

    /// The name of an address as text.
    #[inline]
    pub(super) fn text<'t>(&self, label: &Label<'t>) -> Cow<'t, [u8]> {
        match self.name(label.name) {
            Cow::Borrowed(name) if label.is_text => Cow::Borrowed(name),
            name => Cow::Owned(String::from_utf8_lossy(&name).into_owned().into_bytes()),
        }
    }

    /// A name that is shown as it is.
    #[inline]
    pub(super) fn plain<'t>(&self, name: &'t [u8]) -> Cow<'t, [u8]> {
        self.long.borrow_mut().take(name)
    }
}
