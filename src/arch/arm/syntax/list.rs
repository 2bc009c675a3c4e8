//! Register lists in braces.

use super::operands::Reader;
use super::register::common;
use crate::arch::arm::operand::{FLAGS, Form, QUADS, Register, TWICE, UNORDERED, VPR, tag};
use crate::arch::fixed_width::packed::{ends_register, folded};
use crate::arch::fixed_width::reader::Stop;

/// The lanes written after a register in a list.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lanes {
    None,
    All,
    /// A single lane: the range of its index in the text.
    One(usize, usize),
}

/// As in llvm-mc, a list that starts near d31 may continue with these names: only the first register and the count are
/// encoded.
fn beyond(name: &[u8]) -> Option<Register> {
    let names: [&[u8]; 3] = [b"fpinst2", b"mvfr0", b"mvfr1"];
    let index = names.iter().position(|n| n.eq_ignore_ascii_case(name))?;
    Some(Register { tag: tag::D, number: 32 + index as u8 })
}

impl Reader<'_, '_> {
    /// Reads a list: `{r0-r3, lr}`, `{s0-s3}`, `{d0, d2}`, `{q0}`, `{d0[], d1[]}`, `{d0[1], d1[1]}`.
    pub(super) fn list(&mut self) -> Result<(), Stop> {
        let start = self.cursor.at;
        self.cursor.at += 1;
        self.cursor.blanks();
        if self.cursor.byte().is_ascii_digit() || self.cursor.byte() == b'#' {
            return self.option(start);
        }
        let at = self.cursor.at;
        if let Some(special) = self.special() {
            let (tag, value) = if special == FLAGS { (tag::LIST, FLAGS) } else { (tag::SINGLES, VPR) };
            self.close()?;
            return self.push(tag, 0, Form::None, start, i64::from(value));
        }
        let first = self.list_register()?;
        match first.tag {
            tag::R => self.general(first, start),
            tag::S => self.singles(first, start),
            tag::D | tag::Q => self.doubles(first, start),
            _ => Err(Stop { at, message: "register expected" }),
        }
    }

    /// `{5}`: the option operand of a coprocessor load or store.
    fn option(&mut self, start: usize) -> Result<(), Stop> {
        self.cursor.eat(b'#');
        self.value(0)?;
        self.change_last(|operand| (operand.tag, operand.at) = (tag::OPTION, start as u32));
        self.close()
    }

    /// The flags or the predicate register in a list, which end it.
    fn special(&mut self) -> Option<u32> {
        self.cursor.blanks();
        let start = self.cursor.at;
        let found = match self.cursor.name() {
            Some(name) if name.eq_ignore_ascii_case(b"apsr") => Some(FLAGS),
            Some(name) if name.eq_ignore_ascii_case(b"vpr") => Some(VPR),
            _ => None,
        };
        if found.is_none() {
            self.cursor.at = start;
        }
        found
    }

    fn close(&mut self) -> Result<(), Stop> {
        self.cursor.blanks();
        if self.cursor.eat(b'}') { Ok(()) } else { self.stop("'}' expected") }
    }

    fn list_register(&mut self) -> Result<Register, Stop> {
        self.cursor.blanks();
        let at = self.cursor.at;
        let word = folded(self.cursor.word());
        if let Some((register, len)) = common(word)
            && (ends_register(word, len) || (word >> (8 * len)) as u8 == b'-')
        {
            self.cursor.at += len;
            return Ok(register);
        }
        let name = self.cursor.name();
        let found = name.and_then(|name| self.register(name).or_else(|| beyond(name)));
        found.ok_or(Stop { at, message: "register expected" })
    }

    /// The names after `d31` that llvm-mc's disassembler prints for encodings with too many registers.
    fn after_last(&mut self, stop: Stop) -> Result<Register, Stop> {
        const NAMES: [&[u8]; 4] = [b"fpinst2", b"mvfr0", b"mvfr1", b"mvfr2"];
        self.cursor.at = stop.at;
        let number = self.cursor.name().and_then(|name| NAMES.iter().position(|n| n.eq_ignore_ascii_case(name)));
        number.map(|n| Register { tag: tag::D, number: 32 + n as u8 }).ok_or(stop)
    }

    /// Some(true) if a range follows, Some(false) if another register does.
    fn more(&mut self) -> Option<bool> {
        self.cursor.blanks();
        if self.cursor.eat(b'-') {
            return Some(true);
        }
        self.cursor.eat(b',').then_some(false)
    }

    /// General registers, as a bit mask.
    fn general(&mut self, first: Register, start: usize) -> Result<(), Stop> {
        let mut bits = 1i64 << first.number;
        let mut last = first.number;
        let mut unordered = 0;
        while let Some(range) = self.more() {
            self.cursor.blanks();
            let at = self.cursor.at;
            if !range && let Some(special) = self.special() {
                bits |= i64::from(special);
                break;
            }
            let next = self.list_register()?;
            if next.tag != tag::R {
                return Err(Stop { at, message: "invalid register in register list" });
            }
            if range {
                if next.number < last {
                    return Err(Stop { at, message: "bad range in register list" });
                }
                bits |= (last..=next.number).fold(0, |all, n| all | 1 << n);
            } else {
                if bits & 1 << next.number != 0 {
                    unordered |= TWICE;
                } else if next.number < last {
                    unordered |= UNORDERED;
                }
                bits |= 1 << next.number;
            }
            last = next.number;
        }
        self.close()?;
        self.push(tag::LIST, unordered, Form::None, start, bits)
    }

    /// Consecutive 32-bit registers.
    fn singles(&mut self, first: Register, start: usize) -> Result<(), Stop> {
        let mut last = first.number;
        let mut special = 0;
        while let Some(range) = self.more() {
            self.cursor.blanks();
            let at = self.cursor.at;
            if !range && let Some(found) = self.special() {
                special = i64::from(found);
                break;
            }
            let next = self.list_register()?;
            // After s31, `vscclrm` goes on with d16.
            let follows = if range { last >= 32 && next.number >= last / 2 } else { last / 2 + 1 == next.number };
            if next.tag == tag::D && next.number >= 16 && last % 2 == 1 && follows {
                last = next.number * 2 + 1;
                continue;
            }
            if next.tag != tag::S {
                return Err(Stop { at, message: "invalid register in register list" });
            }
            if range && next.number < last {
                return Err(Stop { at, message: "bad range in register list" });
            }
            if !range && next.number != last + 1 {
                return Err(Stop { at, message: "non-contiguous register range" });
            }
            last = next.number;
        }
        self.close()?;
        self.push(tag::SINGLES, first.number, Form::None, start, i64::from(last - first.number + 1) | special)
    }

    /// 64- or 128-bit registers, one or two apart.
    fn doubles(&mut self, first: Register, start: usize) -> Result<(), Stop> {
        let ends = |r: Register| if r.tag == tag::Q { (r.number * 2, r.number * 2 + 1) } else { (r.number, r.number) };
        let (begin, mut last) = ends(first);
        let mut distance = if first.tag == tag::Q { 1 } else { 0 };
        let lanes = self.lanes()?;
        let mut marks = if first.tag == tag::Q { i64::from(QUADS) } else { 0 };
        while let Some(range) = self.more() {
            self.cursor.blanks();
            let at = self.cursor.at;
            if !range && let Some(special) = self.special() {
                marks |= i64::from(special);
                break;
            }
            let next = self.list_register().or_else(|stop| if range { Err(stop) } else { self.after_last(stop) })?;
            if !matches!(next.tag, tag::D | tag::Q) {
                return Err(Stop { at, message: "invalid register in register list" });
            }
            let (from, to) = ends(next);
            if range {
                if to < last || distance == 2 {
                    return Err(Stop { at, message: "bad range in register list" });
                }
                distance = 1;
            } else {
                let step = from.wrapping_sub(last);
                if distance == 0 && matches!(step, 1 | 2) {
                    distance = step;
                }
                if step == 0 || step != distance || next.tag == tag::Q && step != 1 {
                    return Err(Stop { at, message: "non-contiguous register range" });
                }
            }
            last = to;
            let at = self.cursor.at;
            if !self.same_lanes(lanes)? {
                return Err(Stop { at, message: "mismatched lane index in register list" });
            }
        }
        self.close()?;
        let distance = distance.max(1);
        let count = (last - begin) / distance + 1;
        let value = i64::from(count) | i64::from(distance) << 8 | marks;
        match lanes {
            Lanes::None => self.push(tag::DOUBLES, begin, Form::None, start, value),
            Lanes::All => self.push(tag::ALL_LANES, begin, Form::None, start, value),
            Lanes::One(at, _) => {
                let after = self.cursor.at;
                self.cursor.at = at;
                self.lane(tag::DOUBLES, begin, start, value)?;
                self.cursor.at = after;
                Ok(())
            }
        }
    }

    /// `[]` or `[1]` after a register.
    fn lanes(&mut self) -> Result<Lanes, Stop> {
        let start = self.cursor.at;
        if !self.cursor.eat(b'[') {
            return Ok(Lanes::None);
        }
        self.cursor.blanks();
        if self.cursor.eat(b']') {
            return Ok(Lanes::All);
        }
        while !matches!(self.cursor.byte(), b']' | b'\n' | b'\r' | 0) {
            self.cursor.at += 1;
        }
        if self.cursor.eat(b']') { Ok(Lanes::One(start, self.cursor.at)) } else { self.stop("']' expected") }
    }

    /// Reads the lanes of the next register. Returns whether they are the same.
    fn same_lanes(&mut self, lanes: Lanes) -> Result<bool, Stop> {
        let next = self.lanes()?;
        Ok(match (lanes, next) {
            (Lanes::One(a, b), Lanes::One(c, d)) => {
                let number = |from: usize, to: usize| self.text[from..to].iter().filter(|b| !b" \t#[]".contains(b));
                number(a, b).eq(number(c, d))
            }
            _ => lanes == next,
        })
    }
}
