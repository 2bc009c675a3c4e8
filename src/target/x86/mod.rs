//! x86: from a statement's operands to bytes and fixups.
//!
//! An instruction goes one way: [`operand`] says what each operand can be, [`matcher`] finds the first row of the tables
//! that takes them, [`encode`](mod@encode) writes what the row says. [`relocation`] turns a fixup kind and a specifier
//! into the number that the object file needs. Must not know: offsets, sections, headers.

mod address;
mod backend;
mod branches;
mod bytes;
mod changes;
mod classes;
mod codeview;
mod desc;
mod diagnose;
mod dialect;
mod encode;
mod error;
mod fields;
mod fixup;
#[cfg(feature = "cli")]
pub mod forms;
mod frame;
mod gnu;
mod intel;
mod jumps;
mod known;
mod legacy;
mod matcher;
pub mod meant;
mod memory;
mod nops;
mod operand;
mod options;
mod prefixes;
mod refuse;
pub mod registers;
mod reloc_names;
pub mod relocation;
mod relocation_types;
mod rules;
mod scanned;
mod sse2avx;
mod strings;
pub mod tables;
mod values;
mod vex;

pub use backend::{State, X86};
pub use branches::{Before, Class, Place};
pub use bytes::InsnBytes;
pub use changes::{Architecture, Changes, LFENCE, Shape, Used};
pub use codeview::debugger_name;
pub use diagnose::explain;
pub use dialect::Dialect;
pub use error::{EncodeError, Remark};
pub use fixup::{Fixup, FixupKind as FieldKind};
pub use intel::{MemoryRule, Sizes, encode_scanned as encode_scanned_intel, lookup_packed as packed_intel_mnemonic};
pub use known::{has_feature, has_processor};
pub use matcher::lookup_packed as packed_mnemonic;
pub use nops::{Nops, longest as longest_nop, write_gnu_nops, write_nops};
pub use operand::{Address, Operands, Value};
pub use options::{EncodeOptions, IgnoredFields};
pub use prefixes::{Prefix, Prefixes, displacement_suffix, gnu_prefix, is_ignored_prefix, prefix, with_data32};
pub use registers::packed_register;

use crate::ast::{ExprId, Operand, Specifier};
use dialect::RowSet;
use tables::{Mnemonic, Row};

/// The mode of the processor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Mode {
    Bits16,
    Bits32,
    Bits64,
}

impl Mode {
    /// The width of its pointers.
    #[must_use]
    pub fn bits(self) -> u16 {
        match self {
            Mode::Bits16 => 16,
            Mode::Bits32 => 32,
            Mode::Bits64 => 64,
        }
    }

    /// All modes; each stands at its number.
    pub const ALL: [Mode; 3] = [Mode::Bits16, Mode::Bits32, Mode::Bits64];

    /// Its number.
    #[must_use]
    pub fn number(self) -> u8 {
        self as u8
    }

    /// The mode of a number.
    #[must_use]
    pub fn of_number(number: u8) -> Mode {
        Mode::ALL[usize::from(number.min(2))]
    }
}

/// Whether an expression starts with `_GLOBAL_OFFSET_TABLE_`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Got {
    /// It does not.
    #[default]
    No,
    /// It is that symbol, or an operation whose left side is.
    Leads,
    /// It is that symbol less another one.
    Difference,
}

/// What an operand's expression came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Term {
    /// A number known now.
    Const(i64),
    /// Anything else.
    Symbolic {
        /// The specifier on it.
        specifier: Specifier,
        /// Whether it is one symbol and nothing else (a specifier on the symbol does not count as something else).
        bare: bool,
        /// Whether it starts with `_GLOBAL_OFFSET_TABLE_`.
        got: Got,
    },
}

/// Resolves expressions; the caller's part.
pub trait Terms {
    /// What the expression comes to. The caller keeps the value; fixups refer to it by its index.
    fn value(&mut self, expr: ExprId) -> Value;
}

/// One instruction as it was written.
#[derive(Clone, Copy, Debug)]
pub struct Insn<'a, 's> {
    /// The mnemonic, in any case.
    pub mnemonic: &'s str,
    /// The prefixes before it.
    pub prefixes: Prefixes,
    /// The operands in the order of the syntax.
    pub operands: &'a [Operand<'s>],
    /// The syntax is Intel's.
    pub intel: bool,
}

/// The processor refuses instructions of more bytes.
const LONGEST: usize = 15;

/// What the layout may change.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Relax {
    /// Nothing.
    #[default]
    No,
    /// A jump, if its target is out of an 8-bit reach.
    Jump {
        /// Its number for [`X86::jump`].
        number: u8,
        /// Whether its target is one symbol and nothing else.
        plain: bool,
    },
    /// An 8-bit immediate, if its value does not fit or is not known.
    Imm,
}

/// An encoded instruction. Make one and reuse it.
#[derive(Clone, Copy, Debug)]
pub struct Encoded {
    /// The instruction; of one that can be relaxed the short form. Its last fixup is the one that decides.
    pub code: InsnBytes,
    /// The long form, where `relax` says that there is one.
    pub long: InsnBytes,
    /// What the layout may change.
    pub relax: Relax,
    /// What is most likely not meant.
    pub remark: Option<Remark>,
    /// The operands, in Intel's order.
    pub operands: Operands,
}

impl Encoded {
    /// Forgets all but the operands.
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
            remark: None,
            operands: operand::Operands::NONE,
        }
    }
}

/// Encodes one instruction into `out`, whose former contents are lost.
///
/// # Errors
/// Why there is no such instruction. `out` then holds nothing of use.
pub fn encode(
    insn: &Insn<'_, '_>,
    mode: Mode,
    options: &EncodeOptions,
    terms: &mut impl Terms,
    out: &mut Encoded,
) -> Result<(), EncodeError> {
    out.clear();
    let Encoded { operands, remark, .. } = &mut *out;
    operands.classify(insn, mode, terms)?;
    operands.make_symbols_wide(options.dialect);
    let set = RowSet::new(&insn.prefixes, mode, options);
    let find = |operands: &operand::Operands, remark: &mut Option<Remark>| {
        if insn.intel { intel::find(insn, set, operands) } else { matcher::find(insn, set, operands, remark) }
    };
    let mut found = match find(operands, remark) {
        Ok(found) => found,
        Err(error) => {
            if !strings::adjust(insn, operands) {
                return Err(error);
            }
            *remark = Some(Remark::Moved);
            find(operands, remark)?
        }
    };
    if found.row.flags & tables::F_CHECKED != 0 {
        *remark = rules::check(found.row, operands)?;
    }
    if options.sse2avx
        && let Some((row, all)) = sse2avx::convert(insn, set, &found, operands)
    {
        (found, *operands) = (row, all);
    }
    let operands = &out.operands;
    encode::Writer { mode, options, prefixes: &insn.prefixes, operands, row: found.row }.write_any(&mut out.code)?;
    widen(&found, &insn.prefixes, (mode, set), options, out)
}

/// Encodes operands that a scanner has put into `out`, if the mnemonic has a row for them that has no rules beside it.
/// None where that takes [`encode`], which also says what is wrong; `out` then holds nothing of use.
#[inline(always)]
pub fn encode_scanned(
    mnemonic: &'static Mnemonic,
    prefixes: Prefixes,
    mode: Mode,
    options: &EncodeOptions,
    out: &mut Encoded,
) -> Option<()> {
    out.clear();
    if is_usual(prefixes, options, &out.operands)
        && let Some(row) = matcher::usual(mnemonic, RowSet::new(&prefixes, mode, options), &out.operands)
    {
        return encode_usual(row, mode, options, out);
    }
    encode_unusual(mnemonic, prefixes, mode, options, out)
}

/// Whether nothing but the row decides the encoding.
#[inline(always)]
fn is_usual(prefixes: Prefixes, options: &EncodeOptions, operands: &Operands) -> bool {
    prefixes.flags() == 0
        && operands.traits & registers::traits::UNUSUAL == 0
        && !(options.relax_all | options.gcc16 | options.x32)
}

/// The same of any prefixes and traits.
#[inline(never)]
fn encode_unusual(
    mnemonic: &'static Mnemonic,
    prefixes: Prefixes,
    mode: Mode,
    options: &EncodeOptions,
    out: &mut Encoded,
) -> Option<()> {
    out.operands.make_symbols_wide(options.dialect);
    let found = matcher::select(mnemonic, &prefixes, RowSet::new(&prefixes, mode, options), &out.operands)?;
    if found.row.flags & tables::F_CHECKED != 0 {
        return None;
    }
    write(&found, &prefixes, mode, options, out).ok()
}

/// Writes a row for operands without unusual traits and without a prefix. Of these the layout changes jumps alone.
#[inline(always)]
fn encode_usual(row: &'static Row, mode: Mode, options: &EncodeOptions, out: &mut Encoded) -> Option<()> {
    let operands = &out.operands;
    if row.plain >> mode.number() & 1 == 0 {
        return encode_other(row, mode, options, out);
    }
    encode::Writer { mode, options, prefixes: &Prefixes::NONE, operands, row }.write_plain(&mut out.code).ok()?;
    if out.code.bytes().len() > LONGEST {
        return None;
    }
    if row.flags & tables::F_RELAX != 0 {
        if operands.leads_to_table() {
            return None;
        }
        out.relax = jump(row, mode, operands);
    }
    Some(())
}

/// The same of a row that is not plain.
#[inline(never)]
fn encode_other(row: &'static Row, mode: Mode, options: &EncodeOptions, out: &mut Encoded) -> Option<()> {
    if row.flags & tables::F_CHECKED != 0 {
        return None;
    }
    let operands = &out.operands;
    encode::Writer { mode, options, prefixes: &Prefixes::NONE, operands, row }.write(&mut out.code).ok()?;
    (out.code.bytes().len() <= LONGEST).then_some(())
}

/// Writes a row, and its long form where the layout may need that.
#[inline(never)]
fn write(
    found: &matcher::Found,
    prefixes: &Prefixes,
    mode: Mode,
    options: &EncodeOptions,
    out: &mut Encoded,
) -> Result<(), EncodeError> {
    let operands = &out.operands;
    encode::Writer { mode, options, prefixes, operands, row: found.row }.write(&mut out.code)?;
    widen(found, prefixes, (mode, RowSet::new(prefixes, mode, options)), options, out)
}

/// What the layout may do with a jump, whose long form follows from the number.
#[inline]
fn jump(row: &Row, mode: Mode, operands: &Operands) -> Relax {
    let condition = (row.opcode != 0xeb).then_some(row.opcode & 15);
    Relax::Jump { number: jumps::number(mode, condition), plain: operands.leads_to_symbol() }
}

/// Notes what the layout may do with an instruction that has been written, and writes its long form where it may need that.
/// `set` has the rows that are chosen from.
#[inline(always)]
fn widen(
    found: &matcher::Found,
    prefixes: &Prefixes,
    (mode, set): (Mode, RowSet),
    options: &EncodeOptions,
    out: &mut Encoded,
) -> Result<(), EncodeError> {
    let operands = &out.operands;
    if out.code.bytes().len() > LONGEST {
        return Err(EncodeError::TooLong);
    }
    let is_jump = found.row.flags & tables::F_RELAX != 0;
    let is_long = options.relax_all || prefixes.has(Prefixes::DISP32);
    // The long form of a jump to the global offset table has a field of its own.
    if is_jump && !is_long && !operands.leads_to_table() {
        out.relax = jump(found.row, mode, operands);
        return Ok(());
    }
    if !(is_jump || operands.traits & registers::traits::SYMBOLIC != 0 && found.row.widens) {
        return Ok(());
    }
    let Some(wide) = found.wider(prefixes, set, operands) else { return Ok(()) };
    let (relax, code) = if options.relax_all || is_jump && is_long {
        out.code.clear();
        (Relax::No, &mut out.code)
    } else {
        (Relax::Imm, &mut out.long)
    };
    out.relax = relax;
    encode::Writer { mode, options, prefixes, operands, row: wide }.write_any(code)
}
