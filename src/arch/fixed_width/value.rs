//! Numbers and expressions as operands.

use super::machine::{Machine, specifier};
use super::reader::{NO_SPECIFIER, Reader, Stop, Symbol};
use super::tag::{LANE, SHIFT, VALUE};
use crate::arch::operand::Form;

impl<M: Machine> Reader<'_, '_, M> {
    /// Reads the value of a literal pool, at `=`.
    pub(in crate::arch) fn pool_value(&mut self) -> Result<(), Stop> {
        self.cursor.at += 1;
        self.cursor.blanks();
        self.out.pool = true;
        self.complex(self.cursor.at, 0)
    }

    /// Reads an operand that is no name: `.`, a name with special characters.
    #[cold]
    pub(in crate::arch) fn no_name(&mut self, special: &[u8], message: &'static str) -> Result<(), Stop> {
        let byte = self.cursor.byte();
        if special.contains(&byte) || byte.is_ascii_alphabetic() {
            return self.complex(self.cursor.at, 0);
        }
        self.stop(message)
    }

    /// Reads the index after the register or list that begins at `start`, at `[`.
    pub(in crate::arch) fn index(&mut self, tag: u16, number: u8, start: usize, value: i64) -> Result<(), Stop> {
        self.push(tag | LANE, number, Form::None, start, value)?;
        self.cursor.at += 1;
        self.cursor.blanks();
        if M::HASHED_INDEX {
            self.cursor.eat(b'#');
        }
        self.value(0)?;
        self.cursor.blanks();
        if self.cursor.eat(b']') { Ok(()) } else { self.stop("']' expected") }
    }

    /// Reads a number or an expression, with an optional specifier. After `#`, `hashed` is [`crate::arch::operand::HASHED`], otherwise 0.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(in crate::arch) fn value(&mut self, hashed: u8) -> Result<(), Stop> {
        let start = self.cursor.at;
        let negative = self.cursor.byte() == b'-';
        if negative {
            self.cursor.at += 1;
            self.cursor.blanks();
        }
        let digits = self.cursor.at;
        if let Some(number) = self.cursor.number() {
            let value = match (negative, number as i64) {
                (true, 0) => M::MINUS_ZERO,
                (true, number) => number.wrapping_neg(),
                (false, number) => number,
            };
            if self.ends() {
                return self.push(VALUE, 0, Form::Number, start, value);
            }
            if self.cursor.byte() == b':' && !negative {
                return self.range(start, value);
            }
        }
        self.cursor.at = digits;
        self.other_value(start, negative, hashed)
    }

    /// Reads a value other than an integer. It begins at `start`; the cursor is after a minus sign.
    #[inline(never)]
    fn other_value(&mut self, start: usize, negative: bool, hashed: u8) -> Result<(), Stop> {
        if !negative && self.cursor.byte() == b':' {
            return self.specified(hashed);
        }
        if let Some(value) = self.real() {
            let value = if negative { -value } else { value };
            if self.ends() {
                // No instruction encodes a signed zero.
                return self.push(VALUE, 0, Form::Float, start, value.to_bits() as i64);
            }
        }
        self.complex(start, hashed)
    }

    /// `0:3`
    fn range(&mut self, start: usize, first: i64) -> Result<(), Stop> {
        self.cursor.at += 1;
        match self.cursor.number() {
            Some(last) if (1..4).contains(&(last as i64).wrapping_sub(first)) => {
                self.push(VALUE, (last as i64 - first) as u8, Form::Range, start, first)
            }
            _ => self.stop("invalid range of indices"),
        }
    }

    /// A real number: digits with a decimal point or an exponent.
    fn real(&mut self) -> Option<f64> {
        let start = self.cursor.at;
        if self.cursor.byte() == b'0' && matches!(self.cursor.second(), b'x' | b'X') {
            return self.hexadecimal();
        }
        let mut plain = true;
        loop {
            match self.cursor.byte() {
                b'0'..=b'9' => {}
                b'.' => plain = false,
                b'e' | b'E' if self.cursor.at > start => {
                    plain = false;
                    if matches!(self.cursor.second(), b'+' | b'-') {
                        self.cursor.at += 1;
                    }
                }
                _ => break,
            }
            self.cursor.at += 1;
        }
        if plain {
            return None;
        }
        let text = std::str::from_utf8(self.cursor.since(start)).ok()?;
        // The exponent may have no digits.
        let digits = text.trim_end_matches(['+', '-']);
        digits.strip_suffix(['e', 'E']).unwrap_or(text).parse().ok()
    }

    /// `0x1.8p-3`: hexadecimal digits with a binary exponent.
    #[cold]
    fn hexadecimal(&mut self) -> Option<f64> {
        self.cursor.at += 2;
        let (mut mantissa, mut places, mut digits, mut point) = (0u64, 0i32, 0, false);
        loop {
            match self.cursor.byte() {
                b'.' if !point => point = true,
                byte => {
                    let Some(digit) = (byte as char).to_digit(16) else { break };
                    if mantissa >> 53 != 0 {
                        return None;
                    }
                    mantissa = mantissa << 4 | u64::from(digit);
                    places -= if point { 4 } else { 0 };
                    digits += 1;
                }
            }
            self.cursor.at += 1;
        }
        if digits == 0 || !(self.cursor.eat(b'p') || self.cursor.eat(b'P')) {
            return None;
        }
        let negative = self.cursor.eat(b'-');
        if !negative {
            self.cursor.eat(b'+');
        }
        let power = i32::try_from(self.cursor.number()?).ok().filter(|p| *p < 1100)?;
        let power = if negative { -power } else { power };
        Some(mantissa as f64 * 2f64.powi(power + places))
    }

    /// `:lo12:` and an expression.
    fn specified(&mut self, hashed: u8) -> Result<(), Stop> {
        self.cursor.at += 1;
        self.cursor.blanks();
        let at = self.cursor.at;
        let Some(specifier) = self.cursor.name().and_then(specifier::<M>) else {
            return Err(Stop { at, message: NO_SPECIFIER });
        };
        self.cursor.blanks();
        if !self.cursor.eat(b':') {
            return self.stop("expect ':' after relocation specifier");
        }
        self.cursor.blanks();
        let (start, specifier) = (self.cursor.at, specifier | hashed);
        if self.cursor.name().is_none() {
            return self.complex(start, specifier);
        }
        self.after_name(start, specifier)
    }

    /// Reads what follows a name that is not a register: nothing, an added number, or the rest of an expression.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(in crate::arch) fn after_name(&mut self, start: usize, specifier: u8) -> Result<(), Stop> {
        let len = (self.cursor.at - start) as u32;
        if self.ends() {
            if specifier == 0 {
                return self.push(VALUE, 0, Form::Word, start, i64::from(len));
            }
            return self.symbol(start, len, 0, specifier);
        }
        let negative = self.cursor.byte() == b'-';
        if negative || self.cursor.byte() == b'+' {
            self.cursor.at += 1;
            self.cursor.blanks();
            if let Some(number) = self.cursor.number()
                && self.ends()
            {
                let constant = if negative { (number as i64).wrapping_neg() } else { number as i64 };
                return self.symbol(start, len, constant, specifier);
            }
        }
        self.complex(start, specifier)
    }

    pub(in crate::arch) fn symbol(
        &mut self,
        start: usize,
        name: u32,
        constant: i64,
        specifier: u8,
    ) -> Result<(), Stop> {
        let end = self.cursor.at as u32;
        let number = self.out.symbols.len() as i64;
        self.out.symbols.push(Symbol { start: start as u32, end, name, constant });
        self.push(VALUE, specifier, Form::Symbolic, start, number)
    }

    /// Reads the amount of a shift, at an offset, as an expression.
    #[cold]
    pub(in crate::arch) fn shift_by_expression(&mut self, kind: u8, amount: usize) -> Result<(), Stop> {
        self.cursor.at = amount;
        self.cursor.eat(b'#');
        self.cursor.blanks();
        self.complex(self.cursor.at, 0)?;
        self.change_last(|last| (last.tag, last.number) = (SHIFT, kind));
        Ok(())
    }

    /// Skips an expression for the grammar: up to the end of the statement or an unbalanced comma or bracket.
    #[cold]
    pub(in crate::arch) fn complex(&mut self, start: usize, specifier: u8) -> Result<(), Stop> {
        self.cursor.at = start;
        let (mut depth, mut quoted) = (0u32, false);
        loop {
            let byte = self.cursor.byte();
            match byte {
                0 if self.cursor.at >= self.text.len() => break,
                b'\n' | b'\r' => break,
                b'"' => quoted = !quoted,
                b'\\' if quoted => self.cursor.at += 1,
                _ if quoted => {}
                b';' => break,
                b'/' if self.cursor.second() == b'/' => break,
                _ if self.cursor.is_comment(byte) => break,
                b'(' | b'[' => depth += 1,
                b')' | b']' if depth > 0 => depth -= 1,
                b',' | b']' | b'}' if depth == 0 => break,
                _ => {}
            }
            self.cursor.at += 1;
        }
        self.cursor.at = self.cursor.at.min(self.text.len());
        self.out.complex = true;
        if self.cursor.at == start {
            return self.stop("unexpected token in argument list");
        }
        self.symbol(start, 0, 0, specifier)
    }
}
