//! Matches operands against the items of a row and encodes them.

use super::immediate::{bitmask, byte_mask, mov_wide};
use super::machine::{Matched, PREFIX, Statement};
use super::operand::{Form, Operand, SP, shift, tag};
use super::registers::{apart, register};
use super::shifted::shifted;
use super::tables::{Item, Kind, WORDS};
use super::words;
use crate::arch::fixed_width::float8::{f64_of_bits, float8};
use crate::arch::fixed_width::matcher::{Mismatch, TRUNCATED, follows, held, ranged};
use crate::source::bytes::operand_end;
use llas_isa::aarch64::flag;

/// For a `mov` whose number needs more than one instruction.
pub const NOT_ONE_MOVE: &str = "one instruction cannot move this number";

/// For an instruction whose only immediate form is zero.
pub const ZERO_ONLY: &str = "expected floating-point constant #0.0";

/// For an expression without `#` where only a number may stand without it.
const NO_HASH: &str = "expected '#' before an expression";

/// For a value that is not a single floating-point number.
const NOT_REAL: &str = "expected compatible register or floating-point constant";

impl Statement<'_> {
    /// Returns whether a value is written with `#`, or begins with a digit or a quote.
    fn is_plain(&self, index: usize) -> bool {
        let at = self.operands[index].at as usize;
        matches!(self.text.get(at), Some(b'0'..=b'9' | b'\''))
            || self.text.get(..at).unwrap_or_default().trim_ascii_end().ends_with(b"#")
    }

    /// Returns whether a shift to the left follows a value.
    #[inline]
    fn is_shifted(&self, index: usize) -> bool {
        self.operands.get(index + 1).is_some_and(|next| next.tag == tag::SHIFT && next.number == shift::LSL)
    }

    /// The value of a floating-point immediate written as an integer: one decimal or hexadecimal literal with an optional
    /// `-`. A hexadecimal literal is the encoded value.
    ///
    /// # Errors
    /// If the operand is another expression or not an encoded value.
    fn float_literal(&self, index: usize, value: i64) -> Result<f64, Mismatch> {
        let at = self.operands[index].at as usize;
        let text = self.text.get(at..operand_end(self.text, at)).unwrap_or_default();
        let (text, sign) = text.strip_prefix(b"-").map_or((text, 1.0), |text| (text, -1.0));
        let digits = text.trim_ascii();
        match digits {
            [b'0', b'x' | b'X', ..] if digits.iter().all(u8::is_ascii_alphanumeric) => {
                let encoded = if sign < 0.0 { -1 } else { value };
                Ok(f64_of_bits(ranged(encoded, 0, 255, 1)?))
            }
            // The magnitude is taken apart from the sign, which zero keeps.
            [_, ..] if digits.iter().all(u8::is_ascii_digit) => Ok((value as f64).copysign(sign)),
            _ => Err(Mismatch::Value(NOT_REAL)),
        }
    }
}

impl Matched {
    /// Matches an operand, which is at `index`, with an item.
    ///
    /// # Errors
    /// Why the operand does not match.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub fn take(&mut self, item: &Item, operand: (usize, &Operand), statement: &Statement<'_>) -> Result<(), Mismatch> {
        let number = operand.1.number;
        let value = match item.kind {
            Kind::Sign | Kind::Any => return Ok(()),
            Kind::Register | Kind::RegisterOrCounter => register(item, number)?,
            Kind::RegisterOrSp => match number {
                31 => return Err(Mismatch::Other),
                SP => 31,
                _ => u32::from(number),
            },
            _ => return self.take_other(item, operand, statement),
        };
        self.word |= item.place(value);
        Ok(())
    }

    /// [`Self::take`] for the kinds that fewer operands have.
    #[inline(never)]
    fn take_other(
        &mut self,
        item: &Item,
        (index, operand): (usize, &Operand),
        statement: &Statement<'_>,
    ) -> Result<(), Mismatch> {
        let number = operand.number;
        let value = match item.kind {
            Kind::RegisterOfPrefix => {
                self.flags |= PREFIX;
                register(item, number)?
            }
            Kind::RegisterApart => apart(item, statement.operands, index)?,
            Kind::Fixed if i32::from(number) == item.arg => return Ok(()),
            Kind::Even if self.flags & flag::MAX_22 != 0 && (number & 1 != 0 || number > 22) => {
                return Err(Mismatch::Registers("expected an even-numbered x-register in the range [x0,x22]"));
            }
            Kind::Even if number & 1 == 0 && number < SP => u32::from(number),
            Kind::Even => return Err(Mismatch::Registers("the first register must be even")),
            Kind::Tied | Kind::Next => {
                let tied = "operand must match destination register";
                return follows(item, statement.operands, number, item.kind == Kind::Next, tied);
            }
            Kind::Tiles => operand.value as u32,
            Kind::Fixed => return Err(Mismatch::Other),
            _ if item.tag == tag::SHIFT => shifted(item, operand)?,
            _ => {
                let wide = item.arg != 32;
                match operand.form {
                    Form::Number => self.number(item, operand.value, wide, statement, index)?,
                    Form::Float => self.float(item, f64::from_bits(operand.value as u64), statement, index)?,
                    Form::Range if item.kind == Kind::Range && i32::from(number) + 1 == item.arg => {
                        let step = i64::from(item.arg);
                        ranged(operand.value, 0, (1 << item.width()) - 1, step)?
                    }
                    Form::Range
                        if item.kind == Kind::ConstRange
                            && i64::from(item.arg) == operand.value << 8 | i64::from(number) =>
                    {
                        return Ok(());
                    }
                    Form::Word => self.word(item, statement, index)?,
                    Form::Symbolic => self.symbolic(item, operand, index)?,
                    Form::None | Form::Range => return Err(Mismatch::Other),
                }
            }
        };
        self.word |= item.place(value);
        Ok(())
    }

    /// Matches a constant.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn number(
        &mut self,
        item: &Item,
        value: i64,
        wide: bool,
        statement: &Statement<'_>,
        index: usize,
    ) -> Result<u32, Mismatch> {
        let before = std::mem::replace(&mut self.last, value);
        let width = u32::from(item.width());
        let size = if wide { 64 } else { 32 };
        if statement.is_shifted(index) && !statement.is_plain(index) && takes_shift(item, statement) {
            return Err(Mismatch::Value(NO_HASH));
        }
        let logical = Mismatch::Value("expected compatible register or logical immediate");
        Ok(match item.kind {
            Kind::Unsigned => held(item, ranged(value, 0, (1 << width) - 1, i64::from(item.arg))?)?,
            Kind::Signed => ranged(value, -(1 << (width - 1)), (1 << (width - 1)) - 1, i64::from(item.arg))?,
            Kind::From => {
                let least = i64::from(item.arg);
                let most = least + (1 << width) - 1;
                held(item, ranged(value, least, most, 1)?.wrapping_sub(item.arg as u32))?
            }
            Kind::Minus => {
                let most = i64::from(item.arg);
                most.wrapping_sub(i64::from(ranged(value, most + 1 - (1 << width), most, 1)?)) as u32
            }
            Kind::Const if value == i64::from(item.arg) => 0,
            Kind::Same if statement.operands[item.arg as usize].value == value => 0,
            Kind::ShiftedByte => shifted_byte(value, 0, 255, item.arg)?,
            Kind::ShiftedSignedByte => shifted_byte(value, -128, 127, item.arg)?,
            Kind::Pattern => ranged(value, 0, 31, 1)?,
            Kind::VectorPrefetch
            | Kind::Prefetch
            | Kind::RangePrefetch
            | Kind::Barrier
            | Kind::BarrierNxs
            | Kind::InstructionBarrier
                if !statement.is_plain(index) =>
            {
                return Err(Mismatch::Value(NO_HASH));
            }
            Kind::VectorPrefetch => ranged(value, 0, 15, 1)?,
            Kind::AddImmediate => add_immediate(value, item.arg & 1 == 0)?,
            Kind::SubImmediate if value < 0 => add_immediate(value.wrapping_neg(), item.arg & 1 == 0)?,
            Kind::Bitmask => replicated(value, item.arg).and_then(bitmask).ok_or(logical)?,
            Kind::BitmaskNot => replicated(value, item.arg).and_then(|v| bitmask(!v)).ok_or(logical)?,
            Kind::MovZ => mov_wide(self.narrowed(value, wide), wide).ok_or(Mismatch::Value(NOT_ONE_MOVE))?,
            Kind::MovN => {
                let value = self.narrowed(value, wide);
                let inverted = if wide { !value } else { !value & 0xffff_ffff };
                mov_wide(inverted, wide).ok_or(Mismatch::Value(NOT_ONE_MOVE))?
            }
            Kind::MovWide | Kind::Code => ranged(value, 0, 0xffff, 1)?,
            Kind::LoadStore => ranged(value, 0, 0xfff, i64::from(item.arg) / 8)?,
            Kind::ShiftLeft => {
                let amount = ranged(value, 0, size - 1, 1)?;
                let last = size as u32 - 1;
                (0u32.wrapping_sub(amount) & last) << 6 | (last - amount)
            }
            Kind::Lsb => ranged(value, 0, size - 1, 1)?,
            Kind::NegativeLsb => 0u32.wrapping_sub(ranged(value, 0, size - 1, 1)?) & (size as u32 - 1),
            Kind::Width | Kind::InsertWidth => {
                let width = ranged(value, 1, size, 1)?;
                if before + value > size {
                    return Err(Mismatch::Value(match item.kind {
                        Kind::Width => "requested extract overflows register",
                        _ => "requested insert overflows register",
                    }));
                }
                if item.kind == Kind::Width { before as u32 + width - 1 } else { width - 1 }
            }
            Kind::Zero if item.arg == 1 && value == 0 => 0,
            Kind::Zero if statement.float_literal(index, value).is_ok_and(|real| real.to_bits() == 0) => 0,
            Kind::FloatImmediate | Kind::HalfOrOne | Kind::HalfOrTwo | Kind::ZeroOrOne => {
                let real = statement.float_literal(index, value)?;
                self.float(item, real, statement, index)?
            }
            Kind::ByteMask => byte_mask(value as u64).ok_or(Mismatch::Other)?,
            // GNU as also accepts the byte as a signed number, which GCC emits.
            Kind::AnyByte => ranged(value, -128, 255, 1)? & 0xff,
            Kind::Call | Kind::Jump => ranged(value, -(1 << 25), (1 << 25) - 1, 4)?,
            Kind::Branch | Kind::Literal => ranged(value, -(1 << 18), (1 << 18) - 1, 4)?,
            Kind::TestBranch => ranged(value, -(1 << 13), (1 << 13) - 1, 4)?,
            Kind::CompareBranch => ranged(value, -(1 << 8), (1 << 8) - 1, 4)?,
            Kind::Backward => ranged(value.wrapping_neg(), 0, 0xffff, 4)?,
            Kind::Adr => ranged(value, -(1 << 20), (1 << 20) - 1, 1)?,
            Kind::Adrp => ranged(value, -(1 << 20), (1 << 20) - 1, 4096)?,
            Kind::Prefetch => ranged(value, 0, 31, 1)?,
            Kind::RangePrefetch => ranged(value, 0, 63, 1)?,
            Kind::Barrier | Kind::InstructionBarrier => ranged(value, 0, 15, 1)?,
            Kind::BarrierNxs => match value {
                16 | 20 | 24 | 28 => (value as u32 - 16) / 4,
                _ => return Err(Mismatch::Value("barrier operand out of range")),
            },
            _ => return Err(Mismatch::Other),
        })
    }

    /// A number truncated to the width of its register.
    fn narrowed(&mut self, value: i64, wide: bool) -> u64 {
        if wide {
            return value as u64;
        }
        if !(-(1i64 << 31)..1i64 << 32).contains(&value) {
            self.flags |= TRUNCATED;
        }
        value as u64 & 0xffff_ffff
    }

    /// Matches a floating-point number. Where an integer is expected, it means the bits of its magnitude, with its
    /// sign.
    fn float(&mut self, item: &Item, value: f64, statement: &Statement<'_>, index: usize) -> Result<u32, Mismatch> {
        let one_of = |numbers: [f64; 2], message| {
            numbers.iter().position(|n| *n == value).map(|i| i as u32).ok_or(Mismatch::Value(message))
        };
        match item.kind {
            Kind::FloatImmediate => float8(value).ok_or(Mismatch::Value(NOT_REAL)),
            Kind::FloatZero | Kind::Zero if value.to_bits() == 0 => Ok(0),
            Kind::FloatZero | Kind::Zero => Err(Mismatch::Value(ZERO_ONLY)),
            Kind::HalfOrOne => one_of([0.5, 1.0], "Invalid floating point constant, expected 0.5 or 1.0."),
            Kind::HalfOrTwo => one_of([0.5, 2.0], "Invalid floating point constant, expected 0.5 or 2.0."),
            Kind::ZeroOrOne => one_of([0.0, 1.0], "Invalid floating point constant, expected 0.0 or 1.0."),
            Kind::MovZ | Kind::MovN | Kind::AddImmediate | Kind::ShiftedSignedByte => {
                let bits = value.abs().to_bits() as i64;
                let bits = if value.is_sign_negative() { bits.wrapping_neg() } else { bits };
                self.number(item, bits, item.arg != 32, statement, index)
            }
            _ => Err(Mismatch::Other),
        }
    }

    /// Matches a word: a name of the item's kind, or a symbol.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn word(&mut self, item: &Item, statement: &Statement<'_>, index: usize) -> Result<u32, Mismatch> {
        let operand = &statement.operands[index];
        let word = statement.word(operand);
        let found = match item.kind {
            Kind::Word => WORDS.get(item.arg as usize).filter(|w| w.as_bytes().eq_ignore_ascii_case(word)).map(|_| 0),
            Kind::Condition => words::condition(word),
            Kind::Pattern => words::pattern(word),
            Kind::VectorPrefetch => words::vector_prefetch(word),
            // `al` and `nv` cannot be inverted.
            Kind::InvertedCondition => words::condition(word).filter(|c| *c < 14).map(|c| c ^ 1),
            Kind::Prefetch => words::prefetch(word),
            Kind::RangePrefetch => words::range_prefetch(word),
            Kind::Barrier => words::barrier(word),
            Kind::BarrierNxs => words::barrier_nxs(word),
            Kind::InstructionBarrier => word.eq_ignore_ascii_case(b"sy").then_some(15),
            Kind::BranchTarget => words::branch_target(word),
            Kind::StoreHint => words::store_hint(word),
            Kind::ReadRegister => words::system_register(word, false, statement.features),
            Kind::WriteRegister => words::system_register(word, true, statement.features),
            Kind::ProcessorState => words::processor_state(word, item.arg, statement.features),
            Kind::ControlRegister => words::control_register(word),
            Kind::SystemOperation => {
                // `gicr` takes its register as the first operand.
                let with_register = statement.operands.len() > 1;
                words::system_operation(word, item.arg as usize, with_register, statement.features)
            }
            _ => return self.symbolic(item, operand, index),
        };
        found.ok_or(Mismatch::Other)
    }
}

/// Returns whether a value and its shift are read together, so that an expression needs `#`: those of additions and of
/// scalable vectors.
#[cold]
fn takes_shift(item: &Item, statement: &Statement<'_>) -> bool {
    let is_scalable = statement.operands.first().is_some_and(|first| (tag::Z..tag::P).contains(&first.tag));
    is_scalable || matches!(item.kind, Kind::AddImmediate | Kind::SubImmediate)
}

/// A byte, optionally shifted left by 8 bits if the elements are wider than that.
fn shifted_byte(value: i64, least: i64, most: i64, bits: i32) -> Result<u32, Mismatch> {
    // Narrow elements are matched by their bits, whatever the sign.
    let wraps = least < 0 && bits < 64 && (1 << (bits - 1)..1i64 << bits).contains(&value);
    let value = if wraps { value - (1 << bits) } else { value };
    let byte = |value: i64| (least..=most).contains(&value).then_some(value as u32 & 0xff);
    let high = || if bits > 8 && value & 0xff == 0 { byte(value >> 8).map(|b| 0x100 | b) } else { None };
    byte(value).or_else(high).ok_or(Mismatch::Other)
}

/// Replicates an element of `bits` bits, possibly signed, to 64 bits.
fn replicated(value: i64, bits: i32) -> Option<u64> {
    let bits = if bits == 0 { 64 } else { bits };
    if bits == 64 {
        return Some(value as u64);
    }
    // The higher bits must be all ones or all zeros.
    if !(-(1i64 << bits)..1i64 << bits).contains(&value) {
        return None;
    }
    let unit = value as u64 & ((1 << bits) - 1);
    Some((0..64 / bits).fold(0, |all, i| all | unit << (i * bits)))
}

/// A 12-bit immediate, shifted left by 12 bits if necessary and no shift is written. Of the item's argument, bit 0
/// means that a shift is written, bit 1 that no specifier is allowed.
fn add_immediate(value: i64, may_shift: bool) -> Result<u32, Mismatch> {
    match value {
        0..=0xfff => Ok(value as u32),
        0x1000..=0xff_f000 if value & 0xfff == 0 && may_shift => Ok(1 << 12 | (value >> 12) as u32),
        _ => Err(Mismatch::Value("expected compatible register, symbol or integer in range [0, 4095]")),
    }
}
