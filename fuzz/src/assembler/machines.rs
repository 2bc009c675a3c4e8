//! The targets that the first byte of an input chooses from.

use llas::options::{AsmSyntax, Builder, Limits};
use llas::{Context, Options};
use std::cell::RefCell;
use std::collections::HashMap;

/// A target with its features.
#[derive(Clone, Copy, Debug)]
pub struct Machine {
    /// Its triple.
    pub triple: &'static str,
    /// Features, each with a sign, separated by commas.
    pub features: &'static str,
}

const fn machine(triple: &'static str, features: &'static str) -> Machine {
    Machine { triple, features }
}

/// Targets of x86.
pub const X86: [Machine; 6] = [
    machine("x86_64-linux-gnu", ""),
    machine("x86_64-windows-msvc", ""),
    machine("i386-linux-gnu", ""),
    machine("i386-windows-msvc", ""),
    machine("x86_64-linux-gnux32", ""),
    machine("x86_64-windows-gnu", ""),
];

/// Targets of A64.
pub const A64: [Machine; 6] = [
    machine("aarch64-linux-gnu", "+all"),
    machine("aarch64-windows-msvc", "+all"),
    machine("aarch64_be-linux-gnu", ""),
    machine("arm64ec-windows-msvc", ""),
    machine("aarch64-linux-gnu_ilp32", "+all"),
    machine("aarch64-linux-gnu", ""),
];

/// Targets of T32.
pub const T32: [Machine; 5] = [
    machine("thumbv7-linux-gnueabihf", ""),
    machine("thumbv7-windows-msvc", ""),
    machine("thumbv6m-none-eabi", ""),
    machine("thumbv8-linux-gnueabihf", "+fullfp16,+crc,+dotprod"),
    machine("thumbv8m.base-none-eabi", ""),
];

/// Targets of the disassembler.
pub const DISASM: [Machine; 8] = [X86[0], X86[2], A64[0], A64[2], A64[5], T32[0], T32[2], T32[3]];

impl Machine {
    /// The machine that a byte chooses from a list.
    #[must_use]
    pub fn chosen(all: &[Machine], byte: u8) -> Machine {
        all[usize::from(byte) % all.len()]
    }

    /// A builder of its options with the limits of fuzzing.
    ///
    /// # Panics
    /// If it is not a target of llas.
    pub fn builder(&self) -> Builder {
        let builder = Options::builder(self.triple.parse().expect("the triple is supported")).limits(limits());
        self.features.split(',').filter(|feature| !feature.is_empty()).fold(builder, Builder::feature)
    }

    /// Its options, in Intel's syntax if `intel` is set and it has that.
    ///
    /// # Panics
    /// If it is not a target of llas.
    #[must_use]
    pub fn options(&self, intel: bool) -> Options {
        let builder = if intel { self.builder().syntax(AsmSyntax::Intel) } else { self.builder() };
        builder.build().expect("the options are valid")
    }
}

/// Limits that keep an execution short: a hang is what exceeds the time in spite of them.
fn limits() -> Limits {
    let mut limits = Limits::default();
    (limits.input, limits.expansion, limits.output, limits.errors) = (1 << 14, 1 << 12, 1 << 14, 6);
    limits.include_depth = 3;
    limits
}

thread_local! {
    static CONTEXTS: RefCell<HashMap<(&'static str, &'static str, u8), Kept>> = RefCell::default();
}

/// Options with a context that texts share, as making one takes longer than to assemble a small text.
#[derive(Debug)]
pub(crate) struct Kept {
    /// The options.
    pub options: Options,
    /// Their context.
    pub context: Context,
}

/// Calls `work` with the context for a machine and the options that `mode` selects, which `make` builds the first time.
pub(crate) fn with_context(machine: Machine, mode: u8, make: fn(Builder, u8) -> Builder, work: impl FnOnce(&mut Kept)) {
    CONTEXTS.with_borrow_mut(|contexts| {
        let kept = contexts.entry((machine.triple, machine.features, mode)).or_insert_with(|| {
            let options = make(machine.builder(), mode).build().expect("the options are valid");
            Kept { context: Context::new(&options), options }
        });
        work(kept);
    });
}
