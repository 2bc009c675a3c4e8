//! x86: from a statement's operands to bytes and fixups.
//!
//! An instruction passes through three steps: [`operand`] determines the classes of each operand, [`matcher`] finds the
//! first row of the tables that accepts them, and [`encode`](mod@encode) writes the row's encoding. [`relocation`]
//! turns a fixup kind and a specifier into the relocation type of the object format. This module must not depend on
//! offsets, sections or headers.

mod address;
mod backend;
mod branches;
mod bytes;
mod changes;
mod classes;
mod codeview;
mod collect;
mod common;
mod desc;
mod diagnose;
mod dialect;
#[cfg(feature = "disasm")]
pub mod disasm;
mod encode;
mod error;
mod fields;
mod fixup;
#[cfg(feature = "explain")]
pub mod forms;
mod frame;
mod gnu;
mod head;
mod intel;
mod jumps;
mod known;
mod legacy;
mod matcher;
pub mod meant;
mod memory;
mod modrm;
mod nops;
mod operand;
mod options;
mod prefixes;
mod refuse;
mod register_names;
pub mod registers;
pub mod relocation;
mod relocation_types;
mod rules;
pub mod seh;
mod sse2avx;
mod state;
mod strings;
pub mod syntax;
pub mod tables;
mod values;
mod vex;

pub use backend::X86;
pub use branches::{Before, Class, Place};
pub use bytes::{Code, InsnBytes};
pub use changes::{Architecture, Changes, LFENCE, Shape, Used};
pub use codeview::debugger_name;
pub use collect::{NO_BASE, NO_INDEX, is_ordinary, logarithm, ordinary_modes};
pub use diagnose::explain;
pub use dialect::Dialect;
pub use error::{AddressProblem, EncodeError, Problem, Remark};
pub use fixup::Fixup;
pub use known::{features, processors};
pub use nops::{Nops, longest as longest_nop, write_gnu_nops, write_nops};
pub use operand::{Address, Operands, Value, Written};
pub use options::{EncodeOptions, IgnoredFields};
pub use prefixes::{Prefix, Prefixes, displacement_suffix, gnu_prefix, is_ignored_prefix, prefix, with_data32};
pub use state::State;

use crate::parse::ast::Specifier;
use dialect::RowSet;
use std::hint::cold_path;

/// The processor mode. The discriminant is its bit in a set of modes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Mode {
    Bits16 = 1,
    Bits32 = 2,
    Bits64 = 4,
}

impl Mode {
    /// The width of pointers in bits.
    pub fn bits(self) -> u16 {
        match self {
            Mode::Bits16 => 16,
            Mode::Bits32 => 32,
            Mode::Bits64 => 64,
        }
    }

    /// All modes, indexed by number.
    pub const ALL: [Mode; 3] = [Mode::Bits16, Mode::Bits32, Mode::Bits64];

    pub const fn number(self) -> u8 {
        self as u8 >> 1
    }

    /// Its bit in a set of modes, which are there in the order of their numbers.
    pub const fn bit(self) -> u8 {
        self as u8
    }

    pub fn of_number(number: u8) -> Mode {
        Mode::ALL[usize::from(number.min(2))]
    }
}

/// Whether an expression starts with `_GLOBAL_OFFSET_TABLE_`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Got {
    #[default]
    No,
    /// The expression is that symbol, or an operation whose left side is.
    Leads,
    /// The expression is the difference of that symbol and another one.
    Difference,
}

/// The value of an operand's expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Term {
    /// A number that is known now.
    Const(i64),
    /// Anything else.
    Symbolic {
        specifier: Specifier,
        /// It is a single symbol; a specifier on the symbol is allowed.
        bare: bool,
        got: Got,
    },
}

/// An instruction as written.
#[derive(Clone, Copy, Debug)]
pub struct Insn<'a, 's> {
    /// The mnemonic, in any case.
    pub mnemonic: &'s str,
    pub prefixes: Prefixes,
    /// What diagnostics show of the operands, in the order of the syntax.
    pub operands: &'a [Written<'s>],
    pub intel: bool,
}

/// The processor rejects longer instructions.
const MAX_LENGTH: usize = 15;

/// How the layout may change an instruction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Relax {
    #[default]
    No,
    /// A jump, if its target is out of reach of 8 bits.
    Jump {
        /// The number for [`X86::jump`].
        number: u8,
        /// Its target is a single symbol.
        plain: bool,
    },
    /// An 8-bit immediate, if its value does not fit or is unknown.
    Imm,
}

/// An encoded instruction. Reuse one for all instructions.
#[derive(Clone, Copy, Debug)]
pub struct Encoded {
    /// The instruction; if it can be relaxed, its short form. The last fixup decides about relaxation.
    pub code: InsnBytes,
    /// The long form, if `relax` is `Imm`.
    pub long: InsnBytes,
    pub relax: Relax,
    /// The row that was written; of two forms the short one.
    pub row: Option<tables::Row>,
    /// A warning about suspicious operands.
    pub remark: Option<Remark>,
    /// The operands, in Intel's order.
    pub operands: Operands,
}

impl Encoded {
    /// Clears everything but the operands.
    #[inline]
    fn clear(&mut self) {
        self.code.clear();
        self.long.clear();
        self.relax = Relax::No;
        self.remark = None;
    }
}

impl Default for Encoded {
    fn default() -> Self {
        Encoded {
            code: InsnBytes::EMPTY,
            long: InsnBytes::EMPTY,
            relax: Relax::No,
            row: None,
            remark: None,
            operands: operand::Operands::NONE,
        }
    }
}

/// What determines an encoding in addition to the mnemonic and the operands.
#[derive(Clone, Copy)]
pub struct Encoder<'a> {
    pub state: &'a State,
    pub prefixes: &'a Prefixes,
}

impl Encoder<'_> {
    #[inline(always)]
    fn rows(self) -> RowSet {
        RowSet::new(self.prefixes, self.state.mode(), self.state.options())
    }

    /// Encodes an instruction whose operands are in `out`; everything else in it is discarded.
    ///
    /// # Errors
    /// Why the instruction is rejected. The contents of `out` are then unspecified.
    pub fn encode(self, insn: &Insn<'_, '_>, out: &mut Encoded) -> Result<(), EncodeError> {
        out.clear();
        let Encoded { operands, remark, .. } = &mut *out;
        operands.make_symbols_wide(self.state.options().dialect());
        let mut found = match matcher::find(insn, self.rows(), operands, remark) {
            Ok(found) => found,
            Err(error) => {
                if strings::adjust(insn, operands) {
                    *remark = Some(Remark::Moved);
                    matcher::find(insn, self.rows(), operands, remark)?
                } else {
                    let Some(changed) = operands.with_target().filter(|_| insn.intel) else { return Err(error) };
                    let found = matcher::find(insn, self.rows(), &changed, remark).map_err(|_| error)?;
                    *operands = changed;
                    found
                }
            }
        };
        if self.state.options().sse2avx
            && let Some((row, all)) = sse2avx::convert(insn, self.rows(), &found, operands)
        {
            (found, *operands) = (row, all);
        }
        self.write(found, out)
    }

    /// Writes a row with the operands in `out`, and its long form if the layout may need it.
    #[inline(always)]
    fn write(self, found: matcher::Found, out: &mut Encoded) -> Result<(), EncodeError> {
        out.row = Some(found.row);
        let format = found.row.format();
        if format.flags & tables::Format::RARE != 0
            || out.operands.traits & registers::traits::RARE != 0
            || !self.is_usual()
        {
            cold_path();
            return self.write_any(found, out);
        }
        let encoder = Encoder { prefixes: &Prefixes::NONE, ..self };
        encoder.writer(&out.operands, found.row).write_common(&mut out.code);
        if format.flags & tables::F_RELAX != 0 || out.operands.traits & registers::traits::SYMBOLIC != 0 {
            cold_path();
            return self.widen(found, out);
        }
        Ok(())
    }

    /// [`Self::write`] for rows with rare fields or constraints, and prefixes.
    #[inline(never)]
    fn write_any(self, found: matcher::Found, out: &mut Encoded) -> Result<(), EncodeError> {
        let row = found.row;
        if row.format().flags & tables::F_CHECKED != 0 {
            out.remark = rules::check(row, &out.operands)?;
        }
        self.writer(&out.operands, row).write(&mut out.code)?;
        if out.code.bytes().len() > MAX_LENGTH {
            return Err(EncodeError::TooLong);
        }
        self.widen(found, out)
    }

    /// How the layout may change a jump. The long form of one to the global offset table has a fixup of its own.
    #[inline]
    fn jump(self, row: tables::Row, operands: &Operands) -> Relax {
        let target = operands.first_displacement();
        if target.is_some_and(|target| target.got() != Got::No) {
            return Relax::No;
        }
        // The long form follows from the number.
        let opcode = row.opcode();
        let number = jumps::number(self.state.mode(), (opcode != 0xeb).then_some(opcode & 15));
        Relax::Jump { number, plain: target.is_some_and(Value::is_symbol) }
    }

    #[inline(always)]
    fn writer<'w>(self, operands: &'w Operands, row: tables::Row) -> encode::Writer<'w>
    where
        Self: 'w,
    {
        encode::Writer {
            mode: self.state.mode(),
            leads: self.state.usual().leads,
            options: self.state.options(),
            prefixes: self.prefixes,
            operands,
            row,
            format: row.format(),
        }
    }

    /// Records how the layout may change an instruction that has been written, and writes its long form if it may need
    /// one.
    #[inline(never)]
    fn widen(self, found: matcher::Found, out: &mut Encoded) -> Result<(), EncodeError> {
        let (operands, row) = (&out.operands, found.row);
        let is_jump = row.format().flags & tables::F_RELAX != 0;
        let is_long = self.state.options().relax_all || self.prefixes.has(Prefixes::DISP32);
        if is_jump && !is_long {
            out.relax = self.jump(row, operands);
            if !matches!(out.relax, Relax::No) {
                return Ok(());
            }
        }
        if !(is_jump || operands.traits & registers::traits::SYMBOLIC != 0 && row.signature().widens) {
            return Ok(());
        }
        let Some(wide) = found.wider(self.prefixes, self.rows(), operands) else { return Ok(()) };
        let (relax, code) = if self.state.options().relax_all || is_jump && is_long {
            out.code.clear();
            (Relax::No, &mut out.code)
        } else {
            (Relax::Imm, &mut out.long)
        };
        out.relax = relax;
        self.writer(operands, wide).write(code)
    }
}
