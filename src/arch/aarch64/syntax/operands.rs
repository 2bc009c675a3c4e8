//! Reads the operands of a statement: registers, values and punctuation.

use super::register::{common, register, suffixed};
use crate::arch::aarch64::machine::A64;
use crate::arch::aarch64::operand::{Form, HASHED, Register, shift, tag};
use crate::arch::fixed_width::expressions::MAX_SHIFT;
use crate::arch::fixed_width::packed::{ends_register, folded};
use crate::arch::fixed_width::reader::{self, Stop};
use crate::source::bytes::is_blank;
use std::hint::cold_path;

/// The operand reader of A64.
pub type Reader<'t, 'o> = reader::Reader<'t, 'o, A64>;

impl<'t> Reader<'t, '_> {
    /// Reads operands until something else follows.
    ///
    /// # Errors
    /// If an operand is malformed.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub fn operands(&mut self) -> Result<(), Stop> {
        let (mut depth, mut braces) = (0u32, false);
        loop {
            let mut word = self.cursor.word();
            if is_blank(word as u8) {
                cold_path();
                self.cursor.blanks();
                word = self.cursor.word();
            }
            match word as u8 {
                b'[' => {
                    self.sign(tag::OPEN)?;
                    depth += 1;
                    continue;
                }
                b'{' => braces |= self.list()?,
                first => {
                    // Most operands are registers.
                    let register = if first < b'A' { None } else { common(folded(word)) };
                    match register {
                        Some((Register { tag, number }, len)) if ends_register(word, len) => {
                            let start = self.cursor.at;
                            self.cursor.at += len;
                            self.push(tag, number, Form::None, start, 0)?;
                        }
                        _ => self.operand()?,
                    }
                }
            }
            loop {
                match self.cursor.byte() {
                    b'\n' if depth == 0 && !braces => return Ok(()),
                    b',' => {
                        let after = self.cursor.second();
                        self.cursor.skip_comma(after);
                        break;
                    }
                    b' ' | b'\t' => {
                        cold_path();
                        self.cursor.blanks();
                    }
                    b'!' => self.sign(tag::BANG)?,
                    b']' if depth > 0 => {
                        self.sign(tag::CLOSE)?;
                        depth -= 1;
                    }
                    b'}' if braces => {
                        braces = false;
                        self.cursor.at += 1;
                    }
                    b'[' => {
                        self.sign(tag::INDEX)?;
                        depth += 1;
                        break;
                    }
                    _ if depth > 0 => return self.stop("']' expected"),
                    _ if braces => return self.stop("'}' expected"),
                    _ => return Ok(()),
                }
            }
        }
    }

    /// Reads an operand other than a list or a plain register.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn operand(&mut self) -> Result<(), Stop> {
        let start = self.cursor.at;
        match self.cursor.byte() {
            b'#' => {
                self.cursor.at += 1;
                self.cursor.blanks();
                self.value(HASHED)
            }
            b'!' => self.complex(start, 0),
            b'=' => self.pool_value(),
            b'0'..=b'9' | b'-' | b'+' | b'(' | b'~' | b':' | b'"' | b'\'' | b'$' | b'%' => self.value(0),
            _ => {
                let Some(name) = self.cursor.name() else {
                    return self.no_name(b"._@", "unexpected token in argument list");
                };
                if let Some(found) = self.register(name) {
                    return self.suffixed(found, start);
                }
                self.word(name, start)
            }
        }
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(super) fn register(&self, name: &[u8]) -> Option<Register> {
        register(name).or_else(|| {
            if self.aliases.is_empty() {
                return None;
            }
            self.alias(&name.to_ascii_lowercase())
        })
    }

    /// An alias defined by `.req`, optionally with a suffix.
    #[cold]
    fn alias(&self, name: &[u8]) -> Option<Register> {
        self.aliases.get(name).copied().or_else(|| {
            let point = name.iter().position(|&b| b == b'.')?;
            suffixed(*self.aliases.get(&name[..point])?, &name[point + 1..])
        })
    }

    /// A register and what directly follows it: `/m` or an index.
    #[inline]
    fn suffixed(&mut self, found: Register, start: usize) -> Result<(), Stop> {
        let Register { mut tag, number } = found;
        match self.cursor.byte() {
            b'/' if tag == tag::P || tag == tag::PN => {
                match self.cursor.second() {
                    b'm' | b'M' => tag += 6,
                    b'z' | b'Z' => tag += 7,
                    _ => return self.stop("expecting 'm' or 'z' qualifier"),
                }
                self.cursor.at += 2;
            }
            b'[' if (tag::V..tag::P).contains(&tag) => return self.index(tag, number, start, 0),
            _ => {}
        }
        self.push(tag, number, Form::None, start, 0)
    }

    /// A word: a shift, a name that the row accepts, or a symbol.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn word(&mut self, name: &'t [u8], start: usize) -> Result<(), Stop> {
        if name.len() <= 4
            && let Some(kind) = shift::NAMES.iter().position(|shift| shift.as_bytes().eq_ignore_ascii_case(name))
        {
            return self.shift(kind as u8, start);
        }
        self.after_name(start, 0)
    }

    fn shift(&mut self, kind: u8, start: usize) -> Result<(), Stop> {
        self.cursor.blanks();
        let amount = self.cursor.at;
        match self.cursor.byte() {
            b'#' | b'0'..=b'9' => {
                self.cursor.eat(b'#');
                self.cursor.blanks();
                match self.cursor.number() {
                    Some(number) if self.ends() => {
                        self.push(tag::SHIFT, kind, Form::None, start, number.min(MAX_SHIFT as u64) as i64)
                    }
                    _ => self.shift_by_expression(kind, amount),
                }
            }
            b'v' | b'V' if kind == shift::MUL && self.cursor.name().is_some_and(|n| n.eq_ignore_ascii_case(b"vl")) => {
                self.push(tag::SHIFT, shift::MUL_VL, Form::None, start, -1)
            }
            _ if kind >= shift::UXTB => self.push(tag::SHIFT, kind, Form::None, start, -1),
            _ => self.stop("expected #imm after shift specifier"),
        }
    }
}
