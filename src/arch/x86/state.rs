//! How instructions are read and encoded at the current point of the source.

use super::dialect::RowSet;
use super::matcher::Filter;
use super::prefixes::Prefixes;
use super::tables::Format;
use super::{EncodeOptions, Mode};

/// How instructions are read and encoded at the current point of the source; directives change it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    mode: Mode,
    /// Instructions are in Intel syntax.
    pub intel: bool,
    options: EncodeOptions,
    usual: Usual,
}

/// What the mode and the options mean for an instruction without prefixes and unusual operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Usual {
    /// The text needs no option that only the slow path knows.
    pub reads: bool,
    /// No option changes how a row is written.
    pub writes: bool,
    /// The flags of rows that do not exist.
    reject: u64,
    /// [`Format::leads`] of the mode.
    pub leads: &'static [u32; 32],
}

/// [`Format::leads`]
pub(super) fn leads(mode: Mode) -> &'static [u32; 32] {
    static LEADS: [[u32; 32]; 3] = [Format::leads(0), Format::leads(1), Format::leads(2)];
    &LEADS[usize::from(mode.number()).min(2)]
}

impl Usual {
    /// The rows that exist.
    // With one variable field, the requirements that are not there take no time.
    #[inline(always)]
    pub(super) fn filter(&self) -> Filter {
        Filter::rejecting(self.reject)
    }

    fn new(mode: Mode, options: &EncodeOptions) -> Self {
        let EncodeOptions { relax_all, gcc16, sse2avx, x32, .. } = *options;
        Usual {
            reads: !(gcc16 || sse2avx || options.is_changed()),
            writes: !(relax_all || gcc16 || x32),
            reject: Filter::common(RowSet::new(&Prefixes::NONE, mode, options)).reject,
            leads: leads(mode),
        }
    }
}

impl State {
    pub(super) fn new(mode: Mode, intel: bool, options: EncodeOptions) -> Self {
        State { mode, intel, options, usual: Usual::new(mode, &options) }
    }

    #[inline]
    pub fn mode(&self) -> Mode {
        self.mode
    }

    #[inline]
    pub fn options(&self) -> &EncodeOptions {
        &self.options
    }

    #[inline]
    pub(super) fn usual(&self) -> &Usual {
        &self.usual
    }

    /// Changes the mode and the options.
    pub(super) fn change(&mut self, change: impl FnOnce(&mut Mode, &mut EncodeOptions)) {
        change(&mut self.mode, &mut self.options);
        self.usual = Usual::new(self.mode, &self.options);
    }
}
