//! What the bindings of llas for other languages have in common: one type, [`Assembler`], whose results and errors are
//! plain data.
//!
//! ```
//! use llas_embed::{Assembler, Settings};
//!
//! let mut assembler = Assembler::new(&Settings { intel: true, ..Settings::for_target("x86_64-linux-gnu") })?;
//! let text = "again: mov rax, [rip + value]\njmp again\n";
//! let code = assembler.asm(text.as_bytes(), 0x1000, |name| (name == b"value").then_some(0x2000))?;
//! assert_eq!(code.bytes(), [0x48, 0x8b, 0x05, 0xf9, 0x0f, 0, 0, 0xeb, 0xf7]);
//! assert_eq!((code.labels()[0].name.as_slice(), code.labels()[0].address), (b"again".as_slice(), 0x1000));
//! let jump = &code.statements()[1];
//! assert_eq!((&text[jump.text.clone()], jump.address), ("jmp again", 0x1007));
//! # Ok::<(), llas_embed::Error>(())
//! ```

#![forbid(unsafe_code)]

mod assembler;
mod code;
#[cfg(feature = "disasm")]
mod disasm;
#[cfg(feature = "inspect")]
mod inspect;
mod listing;
mod report;
mod settings;

pub use assembler::Assembler;
pub use code::{Code, Label, Relocation, Section, Statement};
#[cfg(feature = "disasm")]
pub use disasm::Instruction;
#[cfg(feature = "explain")]
pub use disasm::{Field, Unit};
#[cfg(feature = "inspect")]
pub use inspect::inspect;
pub use listing::{ListedLabel, ListedRelocation, ListedSection, ListedStatement, Listing};
pub use llas::diag::Severity;
pub use llas::options::Limits;
pub use report::{Error, ErrorKind, Report};
pub use settings::{Settings, safe_limits};
