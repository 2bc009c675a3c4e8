//! The scanner for instructions in Intel syntax: `mnemonic operand, operand`, with registers, numbers, symbols, and
//! addresses that are sums of these in brackets, each with an optional size. A prefix such as `lock` may precede the
//! mnemonic.
//!
//! Word operators, and operators other than `+`, `-` and the `*` of a scale, are not handled here.

mod rare;

use super::scanned::{Found, Symbols, after_comma, head, operands_or_end};
use crate::arch::x86::registers::{Kind, Register, named_register};
use crate::arch::x86::tables::Mnemonic;
use crate::arch::x86::{Address, MemoryRule, Mode, Operands, Sizes, Value, packed_intel_mnemonic};
use crate::source::bytes::{Scanner, is_name, pack, packed_bare};

const fn word(name: &[u8]) -> u64 {
    pack::<1>(name)[0]
}

/// The words before `ptr`, and their sizes in bits.
const SIZES: [(u64, u16); 14] = [
    (word(b"qword"), 64),
    (word(b"dword"), 32),
    (word(b"byte"), 8),
    (word(b"word"), 16),
    (word(b"xmmword"), 128),
    (word(b"ymmword"), 256),
    (word(b"zmmword"), 512),
    (word(b"tbyte"), 80),
    (word(b"xword"), 80),
    (word(b"fword"), 48),
    (word(b"mmword"), 64),
    (word(b"double"), 64),
    (word(b"float"), 32),
    (word(b"long"), 32),
];

/// The sum of an operand's parts.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    base: Option<Register>,
    index: Option<Register>,
    scale: Option<i64>,
    /// The index of the symbol.
    symbol: Option<u8>,
    constant: i64,
}

/// The state while an instruction is scanned.
struct Reader<'r> {
    mode: Mode,
    mnemonic: &'static Mnemonic,
    operands: &'r mut Operands,
    sizes: &'r mut Sizes,
    symbols: &'r mut Symbols,
}

/// Scans the instruction at the cursor, which is past leading blanks.
#[inline(never)]
pub(super) fn scan(
    cursor: &Scanner<'_>,
    mode: Mode,
    (operands, sizes): (&mut Operands, &mut Sizes),
    symbols: &mut Symbols,
) -> Option<Found> {
    let mut s = cursor.local();
    let (mnemonic, prefixes) = head(&mut s, packed_intel_mnemonic)?;
    operands.start::<true>();
    *sizes = Sizes::default();
    symbols.clear();
    let Some(mut word) = operands_or_end(&mut s) else {
        return Some(Found { mnemonic, prefixes, end: s.end()? });
    };
    let mut reader = Reader { mode, mnemonic, operands, sizes, symbols };
    loop {
        reader.symbols.start_operand(s.at);
        reader.operand(&mut s, word)?;
        let behind = s.word();
        match behind as u8 {
            b',' => word = after_comma(&mut s, behind),
            b'\n' => return Some(Found { mnemonic, prefixes, end: s.at + 1 }),
            behind => {
                if behind == b'{' || behind == b' ' && s.second() == b'{' {
                    s.at = reader.braces(s)?;
                }
                if s.byte() != b',' {
                    return Some(Found { mnemonic, prefixes, end: s.end()? });
                }
                let behind = s.word();
                word = after_comma(&mut s, behind);
            }
        }
    }
}

/// ` ptr [`, which almost always follows a size.
const POINTER: u64 = word(b" ptr [");

impl Reader<'_> {
    /// Scans an operand.
    #[inline(always)]
    fn operand(&mut self, s: &mut Scanner<'_>, text: u64) -> Option<()> {
        let first = text as u8;
        if first.is_ascii_alphabetic() {
            let (_, name, len) = packed_bare(text);
            if len < 8 {
                let behind = (text >> (8 * len)) as u8;
                if let Some(found) = named_register(name)
                    && !is_name(behind)
                    && behind != b':'
                    && found.register.kind != Kind::Stack
                {
                    s.at += len;
                    return self.operands.push_named::<true>(found, self.mode).ok();
                }
                if let Some(size) = size(name)
                    && (text ^ name) << (64 - 8 * len) == 0
                {
                    let mut pointer = *s;
                    pointer.at += len;
                    if pointer.word() & 0xffff_ffff_ffff == POINTER {
                        s.at = pointer.at + 6;
                        return self.address(s, Sum::default(), None, size);
                    }
                }
            }
        } else if first == b'[' {
            s.at += 1;
            return self.address(s, Sum::default(), None, 0);
        } else if first == b'-' || first.is_ascii_digit() {
            let constant = s.integer()?;
            if s.byte() != b'[' {
                return self.operands.push_immediate::<true>(Value::constant(constant)).ok();
            }
            s.at += 1;
            return self.address(s, Sum { constant, ..Sum::default() }, None, 0);
        } else if matches!(first, b'.' | b'_') {
            s.at = self.target(*s)?;
            return Some(());
        }
        s.at = self.other(*s)?;
        Some(())
    }

    /// Scans an address after its bracket; `sum` is what precedes the bracket.
    #[inline(always)]
    fn address(&mut self, s: &mut Scanner<'_>, mut sum: Sum, segment: Option<u8>, size: u16) -> Option<()> {
        s.blanks();
        let mut negative = s.eat(b'-');
        loop {
            self.term(s, negative, &mut sum)?;
            let mut sign = s.byte();
            if sign == b' ' {
                s.blanks();
                sign = s.byte();
            }
            s.at += 1;
            match sign {
                b'+' => negative = false,
                b'-' => negative = true,
                b']' => break,
                _ => return None,
            }
            s.blanks();
        }
        self.append(&sum, segment, size)
    }

    /// Scans a register with an optional scale, a number or a symbol.
    #[inline(always)]
    fn term(&mut self, s: &mut Scanner<'_>, negative: bool, sum: &mut Sum) -> Option<()> {
        let text = s.word();
        if (text as u8).is_ascii_digit() {
            let number = s.number()? as i64;
            if s.byte() != b'*' {
                sum.constant = sum.constant.wrapping_add(if negative { number.wrapping_neg() } else { number });
                return Some(());
            }
            s.at += 1;
            s.blanks();
            let (_, name, len) = packed_bare(s.word());
            s.at += len;
            let register = self.operands.of_address(named_register(name)?);
            return (!negative && sum.set_index(register, Some(number))).then_some(());
        }
        if negative {
            return None;
        }
        let (_, name, len) = packed_bare(text);
        // No register name has 8 bytes.
        if let Some(found) = named_register(name)
            && !is_name(text.wrapping_shr(8 * len as u32) as u8)
        {
            s.at += len;
            let register = self.operands.of_address(found);
            if s.eat(b'*') {
                s.blanks();
                let scale = s.number()? as i64;
                return sum.set_index(register, Some(scale)).then_some(());
            }
            if sum.base.is_none() {
                sum.base = Some(register);
                return Some(());
            }
            return sum.set_index(register, None).then_some(());
        }
        let (symbol, at) = self.symbol_at(*s)?;
        s.at = at;
        sum.symbol.replace(symbol).is_none().then_some(())
    }

    #[inline(never)]
    fn symbol_at(&mut self, mut s: Scanner<'_>) -> Option<(u8, usize)> {
        let symbol = self.symbol(&mut s)?;
        Some((symbol, s.at))
    }

    #[inline(always)]
    fn append(&mut self, sum: &Sum, segment: Option<u8>, size: u16) -> Option<()> {
        let disp = match sum.symbol {
            Some(symbol) => self.symbols.value(symbol, sum.constant, sum.constant == 0)?,
            // A branch to a number keeps its expression: parse it in full.
            None if sum.base.is_none() && sum.index.is_none() && segment.is_none() => return None,
            None => Value::constant(sum.constant),
        };
        let address = Address::in_intel_order(segment, (sum.base, sum.index), sum.scale, disp, self.mode).ok()?;
        self.append_address(address, size, true)
    }

    #[inline(always)]
    fn append_address(&mut self, address: Address, size: u16, enclosed: bool) -> Option<()> {
        // 16-bit registers are left to the full reader.
        if address.base.is_some_and(|base| base.kind == Kind::Gp16) {
            return None;
        }
        let rule = MemoryRule::of(self.mnemonic.packed[0]);
        self.operands.push_intel_address(address, (rule, self.mode), (size, enclosed), self.sizes).ok()
    }
}

/// The size in bits of the word before `ptr`, in lower case.
#[inline(always)]
fn size(name: u64) -> Option<u16> {
    SIZES.iter().find(|size| size.0 == name).map(|size| size.1)
}

impl Sum {
    #[inline]
    fn set_index(&mut self, register: Register, scale: Option<i64>) -> bool {
        let is_free = self.index.is_none();
        (self.index, self.scale) = (Some(register), scale);
        is_free
    }
}
