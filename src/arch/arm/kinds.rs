//! Matches operands against the items of a row and encodes them.

use super::field::{far, modified, rotated};
use super::lists::{
    alignments, cleared, cleared_vectors, double_registers, doubles, exists, quads, range, registers, singles,
};
use super::machine::{Matched, Statement};
use super::operand::{Form, LR, MINUS_ZERO, Operand, PC, SP, shift, tag};
use super::shifted::{by_low_register, shifted};
use super::simd::{self, float};
use super::tables::{Item, Kind, WORDS};
use super::words;
use crate::arch::fixed_width::matcher::{Mismatch, TRUNCATED, follows, held, ranged};

/// The register is not encodable in a narrow form.
pub const LOW_REGISTER: &str = "operand must be a register in range [r0, r7]";
/// A register equals one that it must differ from.
pub const APART: &str = "registers must be different";
/// A number is not a modified immediate.
pub const MODIFIED: &str = "immediate must be a modified immediate";

const NOT_PC: &str = "operand must be a register in range [r0, r14]";

/// `r0` to `r12` and `r14`; from ARMv8 on also `sp`.
fn general(number: u8, statement: &Statement<'_>) -> Result<u32, Mismatch> {
    match number {
        PC => Err(Mismatch::Registers("operand must be a register in range [r0, r12] or r14")),
        SP if !statement.features.named("v8") => {
            Err(Mismatch::Registers("operand must be a register in range [r0, r12] or r14"))
        }
        _ => Ok(u32::from(number)),
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
            Kind::Sign => return Ok(()),
            // Such fields always have four bits.
            Kind::Register if item.tag == tag::R => u32::from(number),
            Kind::Low if number < 8 => u32::from(number),
            Kind::NotPc if number < PC => u32::from(number),
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
            // The disassembler has it for all processors.
            Kind::ArmExchange if !statement.features.named("v5t") => {
                return Err(Mismatch::Value("instruction requires: armv5t"));
            }
            Kind::Register if item.tag & !tag::LANE == tag::D => {
                let number = exists(u32::from(number), statement)?;
                held(item, number).map_err(|_| Mismatch::Registers(range(item)))?
            }
            Kind::Register => held(item, u32::from(number))?,
            Kind::Quad => held(item, exists(u32::from(number) * 2, statement)?)?,
            Kind::Low => return Err(Mismatch::Registers(LOW_REGISTER)),
            Kind::NotPc => return Err(Mismatch::Registers(NOT_PC)),
            Kind::General => general(number, statement)?,
            Kind::NotSp if !matches!(number, SP | PC) => u32::from(number),
            Kind::NotSp => return Err(Mismatch::Registers("operand must be a register in range [r0, r12] or r14")),
            Kind::RegisterApart | Kind::NotPcApart | Kind::GeneralApart => {
                let same = |(i, o): (usize, &Operand)| item.arg >> i & 1 != 0 && o.number == number;
                if statement.operands.iter().take(index).enumerate().any(same) {
                    return Err(Mismatch::Registers(APART));
                }
                match item.kind {
                    Kind::GeneralApart => general(number, statement)?,
                    Kind::NotPcApart if number == PC => return Err(Mismatch::Registers(NOT_PC)),
                    _ => held(item, u32::from(number))?,
                }
            }
            Kind::Fixed if i32::from(number) == item.arg => return Ok(()),
            Kind::Fixed if item.tag == tag::R && item.arg == i32::from(SP) => {
                return Err(Mismatch::Registers("operand must be a register sp"));
            }
            Kind::Fixed => return Err(Mismatch::Other),
            Kind::Pair if number < 14 => {
                let first = general(number, statement)?;
                first | general(number + 1, statement)? << 4
            }
            Kind::Pair => return Err(Mismatch::Other),
            Kind::Even if number == LR => return Err(Mismatch::Registers("the first register must not be r14")),
            // The second register, which is not written, is the stack pointer.
            Kind::Even if number == SP - 1 && statement.operands.get(index + 1).is_some_and(|o| o.tag == tag::OPEN) => {
                general(SP, statement)?;
                held(item, u32::from(number))?
            }
            Kind::Even if number & 1 == 0 => held(item, u32::from(number))?,
            Kind::Even => return Err(Mismatch::Registers("the first register must be even")),
            Kind::EvenNumber if number & 1 == 0 => u32::from(number),
            Kind::EvenNumber => return Err(Mismatch::Registers("operand must be an even-numbered register")),
            Kind::OddNumber if number & 1 == 1 && number < SP => u32::from(number),
            Kind::OddNumber => {
                return Err(Mismatch::Registers("operand must be an odd-numbered register in range [r1,r11]"));
            }
            Kind::PairBase if number & 1 == 0 && number < 12 => u32::from(number),
            Kind::PairBase => {
                let message = "operand must be an even-numbered register in the range [r0, r10]";
                return Err(Mismatch::Registers(message));
            }
            Kind::Tied | Kind::Next => {
                let tied = "destination register must match a source register";
                return follows(item, statement.operands, number, item.kind == Kind::Next, tied);
            }
            Kind::DoubleList => doubles(item, statement, operand)?,
            Kind::QuadList => quads(item, operand)?,
            Kind::AllDoubles if (number, operand.value) == (0, i64::from(item.arg) | 1 << 8) => return Ok(()),
            Kind::AllDoubles => return Err(Mismatch::Other),
            Kind::ClearList => cleared(operand)?,
            Kind::ClearSingles | Kind::ClearDoubles => cleared_vectors(item, operand)?,
            Kind::Align => align(item, operand.value)?,
            Kind::List | Kind::LowList | Kind::OneRegister => registers(item, statement, operand)?,
            Kind::SingleList => singles(operand)?,
            Kind::DoubleRegisters => held(item, double_registers(item, statement, operand)?)?,
            // `shiftby`: the kind of shift in bits 5 and 6, the register in the bits below.
            Kind::ShiftBy => u32::from(number) << 5 | operand.value as u32,
            Kind::LowShiftBy => by_low_register(operand)?,
            // T32 has no encoding for it.
            Kind::SaturateShift if statement.context.a32 && (number, operand.value) == (shift::ASR, 32) => 1 << 5,
            _ if item.tag == tag::SHIFT => shifted(item, operand)?,
            _ => match operand.form {
                // A register of which only the number is written.
                Form::Number if matches!(item.kind, Kind::ReadMachine | Kind::WriteMachine) => {
                    let (before, written) = statement.text.split_at(statement.text.len().min(operand.at as usize));
                    if before.ends_with(b"#") || !written.first().is_some_and(u8::is_ascii_digit) {
                        return Err(Mismatch::Other);
                    }
                    ranged(operand.value, 0, 255, 1)?
                }
                Form::Number => self.number(item, operand.value, statement)?,
                Form::Float => match (item.kind, f64::from_bits(operand.value as u64)) {
                    (Kind::FloatImmediate | Kind::FloatElement, value) => float(item, value)?,
                    // Zero may be written as a floating-point number where an integer is expected.
                    (_, value) if value.to_bits() == 0 => self.number(item, 0, statement)?,
                    (_, 0.0) => self.number(item, MINUS_ZERO, statement)?,
                    _ => return Err(Mismatch::Other),
                },
                Form::Word => self.word(item, statement, index)?,
                Form::Symbolic => self.symbolic(item, operand, index, statement)?,
                Form::None | Form::Range => return Err(Mismatch::Other),
            },
        };
        self.word |= item.place(value);
        Ok(())
    }

    /// Matches a constant.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn number(&mut self, item: &Item, value: i64, statement: &Statement<'_>) -> Result<u32, Mismatch> {
        self.last = value;
        let width = u32::from(item.width());
        let step = i64::from(item.arg).max(1);
        let all = (1i64 << width) - 1;
        let signed = |value, bits: u32, step| ranged(value, -(1 << (bits - 1)), (1 << (bits - 1)) - 1, step);
        Ok(match item.kind {
            Kind::Unsigned if step == 90 => {
                ranged(value, 0, 3, step).map_err(|_| Mismatch::Value("complex rotation must be 0, 90, 180 or 270"))?
            }
            Kind::Unsigned => held(item, ranged(value, 0, all, step)?)?,
            Kind::Signed => signed(value, width, step)?,
            Kind::From => ranged(value, step, step + all, 1)?.wrapping_sub(item.arg as u32),
            Kind::Minus => {
                let most = i64::from(item.arg);
                (most - i64::from(ranged(value, (most - all).max(0), most, 1)?)) as u32
            }
            Kind::Const if word_of(value) == Some(item.arg as u32) => 0,
            Kind::Const if matches!(item.arg, 90 | 270) => {
                return Err(Mismatch::Value("complex rotation must be 90 or 270"));
            }
            Kind::Const => return Err(Mismatch::Range(i64::from(item.arg), i64::from(item.arg), 1)),
            Kind::Modified => modified(value).ok_or(Mismatch::Value(MODIFIED))?,
            Kind::Rotated => rotated(value).ok_or(Mismatch::Value(MODIFIED))?,
            Kind::RotatedNot => rotated(!value).ok_or(Mismatch::Other)?,
            Kind::RotatedNegated => rotated(value.wrapping_neg()).ok_or(Mismatch::Other)?,
            Kind::ModifiedNot => modified_of(value, |v| !v)?,
            // A value that is itself a modified immediate is not negated.
            Kind::ModifiedNegated if value != MINUS_ZERO && modified(value).is_none() => {
                modified_of(value, u32::wrapping_neg)?
            }
            // -1 has a separate form.
            Kind::NegatedMany if word_of(value) == Some(u32::MAX) => return Err(Mismatch::Other),
            Kind::Negated | Kind::NegatedMany if value != 0 => {
                // Only the 32 bits count, whatever the sign.
                let value = if (1 << 31..1 << 32).contains(&value) { value - (1 << 32) } else { value };
                ranged(value.wrapping_neg(), 0, all, step).map_err(|_| Mismatch::Range(-all * step, 0, step))?
            }
            Kind::SignMagnitude => {
                let magnitude = if value == MINUS_ZERO { 0 } else { value.wrapping_abs() };
                let sign = 1 << (width - 1);
                match ranged(magnitude, 0, i64::from(sign) - 1, step) {
                    Ok(magnitude) if value < 0 => magnitude,
                    Ok(magnitude) => magnitude | sign,
                    Err(_) => {
                        return Err(Mismatch::Range(-(i64::from(sign) - 1) * step, (i64::from(sign) - 1) * step, step));
                    }
                }
            }
            Kind::CutMagnitude => {
                let value = if value == MINUS_ZERO { value } else { i64::from(value as i32) };
                let magnitude = if value == MINUS_ZERO { 0 } else { value.wrapping_abs() };
                let sign = 1i64 << (width - 1);
                if magnitude % step != 0 || magnitude / step >= sign {
                    self.flags |= TRUNCATED;
                }
                ((magnitude / step) % sign) as u32 | if value < 0 { 0 } else { sign as u32 }
            }
            Kind::IndexedNegative if value == MINUS_ZERO && statement.context.wide => {
                return Err(Mismatch::Value("'#-0' has no wide encoding (llvm-mc crashes): write it without '.w'"));
            }
            Kind::IndexedNegative if value == MINUS_ZERO => 0,
            Kind::IndexedNegative if value < 0 && value >= -all * step && value % step == 0 => (-value / step) as u32,
            Kind::IndexedNegative => return Err(Mismatch::Range(-all * step, 0, step)),
            Kind::ShiftAmount => ranged(value, 1, 32, 1)? & 31,
            Kind::MovLarge if (256..1 << 16).contains(&value) => value as u32,
            Kind::Rotation => ranged(value, 1, 31, 1)?,
            Kind::Inverted if (-256..1 << 32).contains(&value) => {
                u32::from(u8::try_from(!value & 0xffff_ffff).ok().filter(|v| *v != 0).ok_or(Mismatch::Other)?)
            }
            Kind::MovWide => {
                if !(0..=0xffff).contains(&value) {
                    return Err(Mismatch::Value(
                        "operand must be an immediate in the range [0,0xffff] or a relocatable expression",
                    ));
                }
                value as u32
            }
            Kind::Lsb => ranged(value, 0, 31, 1)?,
            Kind::Width | Kind::Msb => {
                let lsb = statement.operands[item.arg as usize].value;
                let width = ranged(value, 1, 32 - lsb.clamp(0, 31), 1)?;
                if item.kind == Kind::Msb { lsb as u32 + width - 1 } else { width - 1 }
            }
            Kind::AnyNumber => value as u32,
            Kind::ArmJump | Kind::ArmCall => signed(value, 24, 4)?,
            Kind::ArmExchange => signed(value, 25, 2)?,
            Kind::ArmAdr => distance(value).ok_or(Mismatch::Value(MODIFIED))?,
            Kind::ArmLiteral | Kind::ArmHalfLiteral => return Err(Mismatch::Other),
            Kind::Jump => signed(value, 11, 2)?,
            Kind::Branch => signed(value, 8, 2)?,
            Kind::WideBranch => signed(value, 20, 2)?,
            Kind::WideJump | Kind::Call => far(signed(value, 24, 2)?),
            Kind::CallExchange => far(signed(value, 23, 4)? << 1),
            Kind::CompareBranch => ranged(value, 0, 63, 2)?,
            Kind::Literal | Kind::Adr => ranged(value, 0, 255, 4)?,
            Kind::WideLiteral => offset(value, 4095, 1, 12)?,
            // In `adr`, the bit is set if the distance is subtracted.
            Kind::WideAdr => offset(value, 4095, 1, 12)? ^ 1 << 12,
            Kind::DoubleLiteral | Kind::FloatLiteral => offset(value, 255, 4, 8)?,
            Kind::HalfLiteral => offset(value, 255, 2, 8)?,
            Kind::Barrier | Kind::InstructionBarrier => ranged(value, 0, 15, 1)?,
            Kind::Banked => ranged(value, 0, 31, 1)?,
            Kind::Power => match value {
                1 | 2 | 4 | 8 => value.trailing_zeros(),
                _ => return Err(Mismatch::Value("vector increment immediate must be 1, 2, 4 or 8")),
            },
            Kind::LoopStart => ranged(value, 0, 2047, 2)?,
            Kind::LoopEnd => ranged(value.wrapping_neg(), 0, 2047, 2)?,
            Kind::FuturePoint => ranged(value, 1, 15, 2)?,
            Kind::FutureTarget => signed(value, width, 2)?,
            Kind::FutureElse => match value.wrapping_sub(statement.operands[0].value) {
                2 => 0,
                4 => 1,
                _ => return Err(Mismatch::Other),
            },
            Kind::Option => ranged(value, 0, 255, 1)?,
            _ => return simd::number(item, value, statement.context.gnu_dialect),
        })
    }

    /// Matches a word: a name of the item's kind, or a symbol.
    fn word(&mut self, item: &Item, statement: &Statement<'_>, index: usize) -> Result<u32, Mismatch> {
        let operand = &statement.operands[index];
        let word = statement.word(operand);
        let found = match item.kind {
            Kind::Word if WORDS[item.arg as usize].as_bytes().eq_ignore_ascii_case(word) => Some(0),
            Kind::Condition => select_condition(word),
            Kind::InverseCondition => select_condition(word).map(|condition| condition ^ 1),
            Kind::Comparison => words::comparison(word, item.arg),
            Kind::CustomProcessor => match words::custom_processor(word, statement.features) {
                Some(number) => Some(number),
                None => return Err(Mismatch::Value("coprocessor must be configured as CDE")),
            },
            Kind::ReadMachine => words::machine_register(word, statement.features).map(|number| number & 0xff),
            Kind::WriteMachine => words::machine_register(word, statement.features),
            Kind::Barrier => words::barrier(word, statement.features),
            Kind::InstructionBarrier => word.eq_ignore_ascii_case(b"sy").then_some(15),
            Kind::TraceBarrier => word.eq_ignore_ascii_case(b"csync").then_some(0),
            Kind::Coprocessor => words::coprocessor(word, statement.features),
            Kind::ControlRegister => words::control_register(word),
            Kind::Endian => words::endian(word),
            Kind::WirelessControl => words::wireless_control(word),
            Kind::InterruptFlags => words::interrupt_flags(word),
            Kind::ReadStatus | Kind::WriteStatus => words::status(word, item, statement.features),
            Kind::Banked => words::banked(word),
            _ => return self.symbolic(item, operand, index, statement),
        };
        found.ok_or(Mismatch::Other)
    }
}

/// A condition of `csel`: not `al`.
fn select_condition(word: &[u8]) -> Option<u32> {
    super::it::condition(word).map(u32::from).filter(|condition| *condition < 14)
}

/// The low 32 bits of a number that fits, signed or unsigned.
fn word_of(value: i64) -> Option<u32> {
    u32::try_from(value).ok().or_else(|| i32::try_from(value).ok().map(|v| v as u32))
}

/// Encodes the result of `change` on the 32 bits of a number as a modified immediate.
fn modified_of(value: i64, change: impl Fn(u32) -> u32) -> Result<u32, Mismatch> {
    let changed = word_of(value).map(|v| i64::from(change(v)));
    changed.and_then(modified).ok_or(Mismatch::Other)
}

/// A distance of `adr` in A32: a modified immediate, and above it the bits for an addition or a subtraction.
fn distance(value: i64) -> Option<u32> {
    rotated(value).map(|bits| bits | 0b10 << 12).or_else(|| rotated(value.wrapping_neg()).map(|bits| bits | 0b01 << 12))
}

/// A distance as magnitude, with an add bit above it.
fn offset(value: i64, most: i64, step: i64, bits: u32) -> Result<u32, Mismatch> {
    let magnitude = if value == MINUS_ZERO { 0 } else { value.wrapping_abs() };
    let magnitude = ranged(magnitude, 0, most, step).map_err(|_| Mismatch::Range(-most * step, most * step, step))?;
    Ok(if value < 0 { magnitude } else { magnitude | 1 << bits })
}

/// Encodes an alignment as its position among the allowed ones, from 1.
fn align(item: &Item, bits: i64) -> Result<u32, Mismatch> {
    let allowed = item.arg as u32;
    let place = (0..4).find(|i| {
        let log2 = allowed >> (8 * i) & 0xff;
        log2 != 0 && bits == 1 << log2
    });
    place.map(|p| p + 1).ok_or(Mismatch::Value(alignments(item.arg)))
}
