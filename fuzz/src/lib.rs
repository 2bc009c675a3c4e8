//! The fuzz targets of llas: functions that take any bytes and panic if what they find is wrong. `targets` gives them to
//! libFuzzer, `examples/replay.rs` runs them for the files of a corpus.
//!
//! An input begins with bytes that choose the target and the options; what follows is the text or the file. Each input has to
//! end within the limits of the time and memory that `run` sets, without a panic.

mod cpp;

#[cfg(feature = "assembler")]
mod assembler {
    pub mod bitcode;
    pub mod differ;
    pub mod disasm;
    pub mod inspect;
    pub mod link;
    pub mod machines;
    pub mod text;
}

#[cfg(feature = "assembler")]
pub use assembler::{
    bitcode::bitcode,
    differ::differ,
    disasm::disasm,
    inspect::inspect,
    link::link,
    machines::{A64, DISASM, Machine, T32, X86},
    text::{a64, t32, x86},
};
pub use cpp::{SEPARATOR, cpp};

/// A fuzz target.
pub type Function = fn(&[u8]);

/// All fuzz targets by their names.
pub const ALL: &[(&str, Function)] = &[
    ("cpp", cpp),
    #[cfg(feature = "assembler")]
    ("a64", a64),
    #[cfg(feature = "assembler")]
    ("bitcode", bitcode),
    #[cfg(feature = "assembler")]
    ("differ", differ),
    #[cfg(feature = "assembler")]
    ("disasm", disasm),
    #[cfg(feature = "assembler")]
    ("inspect", inspect),
    #[cfg(feature = "assembler")]
    ("link", link),
    #[cfg(feature = "assembler")]
    ("t32", t32),
    #[cfg(feature = "assembler")]
    ("x86", x86),
];
