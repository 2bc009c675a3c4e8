//! The `.seh_*` directives of ARM64: the steps of prologues and epilogues.

use super::register::register;
use crate::arch::aarch64::operand::{Register, tag};
use crate::arch::aarch64::seh as codes;
use crate::asm::directives::seh::{bad_operand, checked_step, offset, print_step};
use crate::asm::state::Assembler;
use crate::debug::seh::Operation;
use crate::parse::{LineCursor, Parse};
use crate::source::Span;

/// The registers that codes can save: the codes, the class and letter, the first and the last register.
const RANGES: [(&[u8], u16, char, u8, u8); 6] = [
    (&[codes::SAVE_REG, codes::SAVE_REG_X, codes::SAVE_LRPAIR], tag::X, 'x', 19, 30),
    (&[codes::SAVE_REGP, codes::SAVE_REGP_X], tag::X, 'x', 19, 29),
    (&[codes::SAVE_FREG, codes::SAVE_FREG_X], DOUBLE, 'd', 8, 15),
    (&[codes::SAVE_FREGP, codes::SAVE_FREGP_X], DOUBLE, 'd', 8, 14),
    (&[codes::SAVE_ZREG], tag::Z, 'z', 8, 23),
    (&[codes::SAVE_PREG], tag::P, 'p', 4, 15),
];

const DOUBLE: u16 = tag::SCALAR + 3;
const QUAD: u16 = tag::SCALAR + 4;

fn find(a: &Assembler<'_, '_>, name: &[u8]) -> Option<Register> {
    register(name).or_else(|| {
        let aliases = &a.isa.aarch64()?.aliases;
        if aliases.is_empty() { None } else { aliases.get(&name.to_ascii_lowercase()).copied() }
    })
}

/// The number of a register, if the code can save it.
fn number(code: u8, found: Option<Register>, at: Span) -> Parse<u8> {
    let Some(&(_, class, letter, first, last)) = RANGES.iter().find(|r| r.0.contains(&code)) else {
        return Err(bad_operand(at, "expected register"));
    };
    // SVE registers may have an element size.
    let of_class = |t: u16| t == class || matches!(class, tag::Z | tag::P) && (class..class + 6).contains(&t);
    match found {
        Some(Register { tag, number }) if of_class(tag) && (first..=last).contains(&number) => {
            if code == codes::SAVE_LRPAIR && !(number - first).is_multiple_of(2) {
                return Err(bad_operand(at, "expected register with even offset from x19"));
            }
            Ok(number)
        }
        _ => Err(bad_operand(at, format!("expected register in range {letter}{first} to {letter}{last}"))),
    }
}

/// The register at the cursor and its span.
fn word(a: &Assembler<'_, '_>, cursor: &mut LineCursor<'_>) -> (Option<Register>, Span) {
    match cursor.word() {
        Some((word, at)) => (find(a, word), at),
        None => (None, cursor.here()),
    }
}

/// `.seh_save_reg register, offset` and other steps with a register.
pub(super) fn saved<const CODE: u8>(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let (found, at) = word(a, cursor);
    let register = number(CODE, found, at)?;
    cursor.comma()?;
    let value = offset(a, cursor)?;
    cursor.finish()?;
    checked_step(a, Operation { code: CODE, register, value }, span)?;
    let letter = RANGES.iter().find(|range| range.0.contains(&CODE)).map_or('x', |range| range.2);
    print_step(a, span, format_args!("\t{letter}{register}, {value}"));
    Ok(())
}

/// `.seh_save_any_reg register, offset`; `CODE` is the code for general registers.
pub(super) fn any<const CODE: u8>(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let (found, at) = word(a, cursor);
    let Some(Register { tag, number }) = found else { return Err(bad_operand(at, "expected register")) };
    cursor.comma()?;
    let value = offset(a, cursor)?;
    cursor.finish()?;
    let pair = matches!(CODE, codes::SAVE_ANY_P | codes::SAVE_ANY_PX);
    let (class, last, alone) = match tag {
        tag::X if number < 31 => (0, 30, "lr"),
        DOUBLE => (1, 31, "d31"),
        QUAD => (2, 31, "q31"),
        _ => return Err(bad_operand(at, "save_any_reg register must be x, q or d register")),
    };
    if !value.is_multiple_of(if CODE != codes::SAVE_ANY || class == 2 { 16 } else { 8 }) {
        return Err(bad_operand(span, "invalid save_any_reg offset"));
    }
    if pair && number == last {
        return Err(bad_operand(at, format!("{alone} cannot be paired with another register")));
    }
    checked_step(a, Operation { code: CODE + class, register: number, value }, span)?;
    let letter = ['x', 'd', 'q'][usize::from(class)];
    print_step(a, span, format_args!("\t{letter}{number}, {value}"));
    Ok(())
}
