//! Reads the operands of a statement: registers, values and punctuation.

use super::register::{common, register};
use crate::arch::arm::machine::T32;
use crate::arch::arm::operand::{Aliases, Form, Operand, Register, shape, shift, tag};
use crate::arch::arm::tables::{Item, Kind, Mnemonic, Row};
use crate::arch::fixed_width::packed::{ends_register, folded};
use crate::arch::fixed_width::reader::{self, Stop};
use crate::arch::operand::HASHED;
use crate::source::bytes::is_blank;
use std::hint::cold_path;

/// The operand reader of T32.
pub type Reader<'t, 'o> = reader::Reader<'t, 'o, T32>;

/// The register with a name, or with an alias defined by `.req`.
pub(super) fn find(name: &[u8], aliases: &Aliases) -> Option<Register> {
    register(name).or_else(|| {
        if aliases.is_empty() {
            return None;
        }
        aliases.get(&name.to_ascii_lowercase()).copied()
    })
}

impl<'t> Reader<'t, '_> {
    /// Reads operands until something else follows.
    ///
    /// # Errors
    /// If an operand is malformed.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub fn operands(&mut self) -> Result<(), Stop> {
        let mut open = false;
        loop {
            let mut word = self.cursor.word();
            if is_blank(word as u8) {
                cold_path();
                self.cursor.blanks();
                word = self.cursor.word();
            }
            match word as u8 {
                b'[' if !open => {
                    self.sign(tag::OPEN)?;
                    open = true;
                    continue;
                }
                b'{' => self.list()?,
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
                    b'\n' if !open => return Ok(()),
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
                    b'^' => self.sign(tag::CARET)?,
                    b']' if open => {
                        self.sign(tag::CLOSE)?;
                        open = false;
                    }
                    b':' if open => self.align()?,
                    _ if open => return self.stop("']' expected"),
                    _ => return Ok(()),
                }
            }
        }
    }

    /// `:64` or `,:64` after a register.
    fn align(&mut self) -> Result<(), Stop> {
        let start = self.cursor.at;
        self.cursor.at += 1;
        self.cursor.blanks();
        self.cursor.eat(b'#');
        match self.cursor.number() {
            Some(bits @ (16 | 32 | 64 | 128 | 256)) => self.push(tag::ALIGN, 0, Form::None, start, bits as i64),
            _ => Err(Stop { at: start, message: "alignment specifier must be 16, 32, 64, 128, or 256 bits" }),
        }
    }

    /// Returns whether a number follows the colon at the cursor; a specifier begins with a letter.
    fn begins_alignment(&self) -> bool {
        let mut after = self.cursor.local();
        after.at += 1;
        after.blanks();
        after.byte().is_ascii_digit()
    }

    /// Reads an operand other than a list or a plain register.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn operand(&mut self) -> Result<(), Stop> {
        let start = self.cursor.at;
        match self.cursor.byte() {
            // `$foo` and `$42` are symbols.
            b'$' if matches!(self.cursor.second(), b'_' | b'.' | b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z') => {
                self.value(0)
            }
            b'#' | b'$' => {
                self.cursor.at += 1;
                self.cursor.blanks();
                if self.cursor.byte() == b'+' {
                    cold_path();
                    self.cursor.at += 1;
                }
                self.value(HASHED)
            }
            b'=' => self.pool_value(),
            // The alignment of an address may follow a comma.
            b':' if self.begins_alignment() => self.align(),
            b'+' | b'-' | b'~' => self.signed(),
            b'0'..=b'9' | b'(' | b':' | b'"' | b'\'' => self.value(0),
            _ => {
                let Some(name) = self.cursor.name() else {
                    return self.no_name(b"._", "unexpected token in operand");
                };
                // The names of registers are short.
                if (name.len() <= 3 || !self.aliases.is_empty())
                    && let Some(Register { tag, number }) = self.register(name)
                {
                    if self.cursor.byte() == b'[' && matches!(tag, tag::S | tag::D | tag::Q) {
                        return self.lane(tag, number, start, 0);
                    }
                    return self.push(tag, number, Form::None, start, 0);
                }
                self.name(name, start)
            }
        }
    }

    /// An operand that begins with an operator. Without `#`, only the index register of an address has one.
    #[cold]
    fn signed(&mut self) -> Result<(), Stop> {
        let (start, sign) = (self.cursor.at, self.cursor.byte());
        self.cursor.at += 1;
        self.cursor.blanks();
        let at = self.cursor.at;
        let found = self.cursor.name().and_then(|name| self.register(name)).filter(|r| r.tag == tag::R);
        match found {
            Some(index) if sign == b'+' && self.follows_base() => self.push(tag::R, index.number, Form::None, at, 0),
            Some(index) if sign == b'-' => self.push(tag::SUBTRACTED, index.number, Form::None, start, 0),
            _ => Err(Stop { at: start, message: "'#' expected before an immediate that begins with an operator" }),
        }
    }

    /// Returns whether an address has been opened.
    fn follows_base(&self) -> bool {
        self.out.list.iter().any(|operand| operand.tag == tag::OPEN)
    }

    /// Returns whether the operands so far end within an address.
    fn is_in_brackets(&self) -> bool {
        self.out.list.iter().rfind(|o| matches!(o.tag, tag::OPEN | tag::CLOSE)).is_some_and(|o| o.tag == tag::OPEN)
    }

    pub(super) fn register(&self, name: &[u8]) -> Option<Register> {
        find(name, self.aliases)
    }

    /// A register or list with an index. A register with all lanes is equivalent to a list of that register.
    pub(super) fn lane(&mut self, tag: u16, number: u8, start: usize, value: i64) -> Result<(), Stop> {
        if tag != tag::DOUBLES && self.cursor.second() == b']' {
            self.cursor.at += 2;
            let (first, count) = if tag == tag::Q { (number * 2, 2) } else { (number, 1) };
            return self.push(tag::ALL_LANES, first, Form::None, start, count | 1 << 8);
        }
        self.index(tag, number, start, value)
    }

    /// A word: a shift, a name that the row accepts, or a symbol.
    #[inline]
    fn name(&mut self, name: &'t [u8], start: usize) -> Result<(), Stop> {
        if name.len() == 3 {
            let name = if name.eq_ignore_ascii_case(b"asl") { &b"lsl"[..] } else { name };
            if let Some(kind) = shift::NAMES.iter().position(|shift| shift.as_bytes().eq_ignore_ascii_case(name)) {
                return self.shift(kind as u8, start);
            }
        }
        if name.eq_ignore_ascii_case(b"uxtw") && self.is_in_brackets() {
            return self.shift(shift::UXTW, start);
        }
        let is_base = self.out.list.last().is_some_and(|o| o.tag == tag::OPEN);
        if self.is_in_brackets() && !is_base {
            return Err(Stop { at: start, message: "expected an index register, or '#' before an offset" });
        }
        self.after_name(start, 0)
    }

    /// A shift with its amount or with the register that holds the amount.
    fn shift(&mut self, kind: u8, start: usize) -> Result<(), Stop> {
        if kind == shift::RRX {
            return self.push(tag::SHIFT, kind, Form::None, start, -1);
        }
        self.cursor.blanks();
        let at = self.cursor.at;
        if !(self.cursor.eat(b'#') || self.cursor.eat(b'$')) {
            let found = self.cursor.name().and_then(|name| self.register(name)).filter(|r| r.tag == tag::R);
            if let Some(by) = found.filter(|_| kind != shift::UXTW) {
                return self.push(tag::SHIFTED_BY, kind, Form::None, start, i64::from(by.number));
            }
            return Err(Stop { at, message: "'#' expected" });
        }
        self.cursor.blanks();
        match self.cursor.number() {
            Some(number) if self.ends() => self.push(tag::SHIFT, kind, Form::None, start, number.min(1 << 20) as i64),
            _ => self.shift_by_expression(kind, at),
        }
    }
}

/// The index of an operand that is a number of more than 32 bits where a modified immediate is allowed: llvm-mc
/// silently truncates it.
#[cold]
pub(super) fn too_long(mnemonic: &'static Mnemonic, operands: &[Operand]) -> Option<usize> {
    let long = |o: &Operand| o.form == Form::Number && !(-(1i64 << 31)..1i64 << 32).contains(&o.value);
    let index = operands.iter().position(long)?;
    let is_modified = |item: &Item| matches!(item.kind, Kind::Modified | Kind::Rotated);
    let modified = |row: &Row| row.items::<T32>().nth(index).is_some_and(is_modified);
    let shape = shape(operands);
    mnemonic.rows::<T32>().iter().any(|row| row.shape == shape && modified(row)).then_some(index)
}
