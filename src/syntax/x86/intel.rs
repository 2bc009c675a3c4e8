//! The scanner of instructions in Intel syntax: `mnemonic operand, operand`, with registers, numbers, symbols, and addresses
//! that are sums of these in brackets, each with a size before it or none. A prefix such as `lock` may stand before it.
//!
//! An operator in words, or any beside `+`, `-` and the `*` of a scale, is not read here.

use super::scanned::{Found, Symbols, gap, head, operands_or_end};
use crate::scan::{Scanner, is_name, pack, packed_bare};
use crate::target::x86::registers::{self, Kind, Register, named_register};
use crate::target::x86::tables::Mnemonic;
use crate::target::x86::{Address, MemoryRule, Mode, Operands, Sizes, Value, packed_intel_mnemonic, packed_register};

const fn word(name: &[u8]) -> u64 {
    pack::<1>(name)[0]
}

const SHORT: u64 = word(b"short");
const OFFSET: u64 = word(b"offset");

/// What stands before `ptr`, and the bits.
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

/// The operators in words.
const OPERATORS: [u64; 8] =
    [word(b"not"), word(b"or"), word(b"xor"), word(b"and"), word(b"shl"), word(b"shr"), word(b"mod"), OFFSET];

/// What an operand's parts add up to.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    base: Option<Register>,
    index: Option<Register>,
    scale: Option<i64>,
    /// The index of the symbol.
    symbol: Option<u8>,
    constant: i64,
}

/// What is read of one instruction.
struct Reader<'r> {
    mode: Mode,
    mnemonic: &'static Mnemonic,
    operands: &'r mut Operands,
    sizes: &'r mut Sizes,
    symbols: &'r mut Symbols,
}

/// Reads the instruction at the cursor, which is behind the blanks before it.
#[inline(never)]
pub(super) fn scan(
    cursor: &Scanner<'_>,
    mode: Mode,
    (operands, sizes): (&mut Operands, &mut Sizes),
    symbols: &mut Symbols,
) -> Option<Found> {
    let mut s = cursor.local();
    let (mnemonic, prefixes) = head(&mut s, packed_intel_mnemonic)?;
    operands.start_intel();
    *sizes = Sizes::default();
    symbols.clear();
    if let Some(end) = operands_or_end(&mut s)? {
        return Some(Found { mnemonic, prefixes, end });
    }
    let mut reader = Reader { mode, mnemonic, operands, sizes, symbols };
    loop {
        reader.operand(&mut s)?;
        match s.byte() {
            b',' => {
                s.at += 1;
                s.blanks();
            }
            b'\n' => return Some(Found { mnemonic, prefixes, end: s.at + 1 }),
            behind => {
                if behind == b'{' || behind == b' ' && s.second() == b'{' {
                    s.at = reader.braces(s)?;
                }
                if s.byte() != b',' {
                    return Some(Found { mnemonic, prefixes, end: s.end()? });
                }
                s.at += 1;
                s.blanks();
            }
        }
    }
}

/// ` ptr [`, which nearly always stands behind a size.
const POINTER: u64 = word(b" ptr [");

impl Reader<'_> {
    /// One operand.
    #[inline(always)]
    fn operand(&mut self, s: &mut Scanner<'_>) -> Option<()> {
        let text = s.word();
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
                    return self.operands.append_found(found, self.mode).then_some(());
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
                return self.operands.append_immediate(Value::constant(constant)).then_some(());
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

    /// An operand that begins with a name: of a register, a size, an operator or a symbol; or with a brace. What is behind it.
    #[inline(never)]
    fn other(&mut self, mut s: Scanner<'_>) -> Option<usize> {
        if s.byte() == b'{' {
            self.rounding(&mut s)?;
            return Some(s.at);
        }
        let (raw, name, len) = s.packed_bare();
        if let Some(register) = packed_register(name) {
            let mut behind = s;
            behind.at += len;
            if !behind.in_name() {
                s = behind;
                let register = match register.kind {
                    Kind::Segment if s.byte() == b':' => {
                        self.behind_segment(&mut s, register.number, 0)?;
                        return Some(s.at);
                    }
                    Kind::Stack => stack(&mut s)?,
                    _ => register,
                };
                return self.operands.append_register(register, self.mode).then_some(s.at);
            }
        }
        self.named(&mut s, raw, name, len)?;
        Some(s.at)
    }

    /// A mask with or without `{z}`, or a broadcast; nothing else in braces may follow. What is behind them.
    #[inline(never)]
    fn braces(&mut self, mut s: Scanner<'_>) -> Option<usize> {
        s.blanks();
        let inside = brace(&mut s)?;
        if let Some(elements) = inside.strip_prefix(b"1to") {
            return (self.operands.broadcast(elements, self.sizes) && s.byte() != b'{').then_some(s.at);
        }
        let &[b'k', number @ b'1'..=b'7'] = inside else { return None };
        let mut behind = s;
        behind.blanks();
        let zeroing = behind.byte() == b'{';
        if zeroing {
            s = behind;
            if brace(&mut s)? != b"z" {
                return None;
            }
        }
        self.operands.set_mask(number - b'0', zeroing);
        // Only the first operand is written to.
        (self.operands.is_one() && s.byte() != b'{').then_some(s.at)
    }

    fn rounding(&mut self, s: &mut Scanner<'_>) -> Option<()> {
        let inside = std::str::from_utf8(brace(s)?).ok()?;
        self.operands.append_brace(inside).then_some(())
    }

    /// A size, `offset`, or a symbol.
    fn named(&mut self, s: &mut Scanner<'_>, raw: u64, name: u64, len: usize) -> Option<()> {
        if len == 8 {
            return self.direct(s, 0);
        }
        if let Some(size) = size(name) {
            // All in capitals or none.
            let capitals = raw ^ name;
            if capitals != 0 && capitals != name & 0x2020_2020_2020_2020 {
                return None;
            }
            s.at += len;
            return self.behind_size(s, size);
        }
        match name {
            OFFSET => self.offset(s, raw, len),
            SHORT if raw == SHORT && self.is_jump() && self.operands.is_empty() => {
                s.at += len;
                gap(s)?;
                let (raw, name, len) = s.packed_bare();
                if name == SHORT { None } else { self.named(s, raw, name, len) }
            }
            _ => self.direct(s, 0),
        }
    }

    /// `ptr`, and memory of that size.
    fn behind_size(&mut self, s: &mut Scanner<'_>, size: u16) -> Option<()> {
        gap(s)?;
        let (pointer, _, len) = s.packed_bare();
        if pointer != word(b"ptr") && pointer != word(b"PTR") {
            return None;
        }
        s.at += len;
        if s.byte() != b'[' {
            gap(s)?;
        }
        match s.byte() {
            b'[' => self.brackets(s, Sum::default(), None, size),
            b'-' | b'0'..=b'9' => {
                let sum = Sum { constant: s.integer()?, ..Sum::default() };
                self.brackets(s, sum, None, size)
            }
            _ => {
                let (_, name, len) = s.packed_bare();
                let mut behind = *s;
                behind.at += len;
                if behind.byte() != b':' {
                    return self.direct(s, size);
                }
                *s = behind;
                let segment = packed_register(name).filter(|register| register.kind == Kind::Segment)?;
                self.behind_segment(s, segment.number, size)
            }
        }
    }

    /// Whether `short` may stand before the operand, which says nothing.
    fn is_jump(&self) -> bool {
        self.mnemonic.name.starts_with('j') && self.mnemonic.name != "jrcxz"
    }

    /// The `:[...]` of `fs:[...]`.
    fn behind_segment(&mut self, s: &mut Scanner<'_>, segment: u8, size: u16) -> Option<()> {
        s.at += 1;
        self.brackets(s, Sum::default(), Some(segment), size)
    }

    /// `offset symbol`, perhaps plus or minus a number.
    fn offset(&mut self, s: &mut Scanner<'_>, raw: u64, len: usize) -> Option<()> {
        if raw != word(b"offset") && raw != word(b"OFFSET") {
            return None;
        }
        s.at += len;
        gap(s)?;
        let symbol = self.symbols.name(s)?;
        let constant = addend(s)?;
        let value = self.symbols.value(symbol, constant, constant == 0)?;
        self.operands.append_immediate(value).then_some(())
    }

    /// A symbol that no register, size or operator is called like, with what stands by it. What is behind that.
    #[inline(never)]
    fn target(&mut self, mut s: Scanner<'_>) -> Option<usize> {
        let symbol = self.symbols.name(&mut s)?;
        self.behind_symbol(&mut s, symbol, 0)?;
        Some(s.at)
    }

    /// A symbol, perhaps plus or minus a number, perhaps before brackets.
    fn direct(&mut self, s: &mut Scanner<'_>, size: u16) -> Option<()> {
        let symbol = self.symbol(s)?;
        self.behind_symbol(s, symbol, size)
    }

    #[inline(always)]
    fn behind_symbol(&mut self, s: &mut Scanner<'_>, symbol: u8, size: u16) -> Option<()> {
        let constant = addend(s)?;
        if s.byte() == b'[' {
            return self.brackets(s, Sum { symbol: Some(symbol), constant, ..Sum::default() }, None, size);
        }
        let disp = self.symbols.value(symbol, constant, constant == 0)?;
        let address = Address::scanned_intel(None, (None, None), None, disp, self.mode)?;
        self.append_address(address, size, size != 0)
    }

    /// A symbol that is neither a register nor an operator.
    fn symbol(&mut self, s: &mut Scanner<'_>) -> Option<u8> {
        let index = self.symbols.name(s)?;
        let symbol = self.symbols.as_slice().last()?;
        (symbol.len >= 8 || !is_word(s.part(symbol.at, symbol.len))).then_some(index)
    }

    /// `[`, and an address in brackets.
    fn brackets(&mut self, s: &mut Scanner<'_>, sum: Sum, segment: Option<u8>, size: u16) -> Option<()> {
        s.eat(b'[').then_some(())?;
        self.address(s, sum, segment, size)
    }

    /// An address behind its bracket, which is added to what stands before that.
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

    /// A register with or without a scale, a number or a symbol.
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
            let register = packed_register(name)?;
            return (!negative && sum.set_index(register, Some(number))).then_some(());
        }
        if negative {
            return None;
        }
        let (_, name, len) = packed_bare(text);
        // No register has a name of 8 bytes.
        if let Some(register) = packed_register(name)
            && !is_name(text.wrapping_shr(8 * len as u32) as u8)
        {
            s.at += len;
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
            // A branch to a number keeps its expression.
            None if sum.base.is_none() && sum.index.is_none() && segment.is_none() => return None,
            None => Value::constant(sum.constant),
        };
        let address = Address::scanned_intel(segment, (sum.base, sum.index), sum.scale, disp, self.mode)?;
        self.append_address(address, size, true)
    }

    #[inline(always)]
    fn append_address(&mut self, address: Address, size: u16, enclosed: bool) -> Option<()> {
        let rule = MemoryRule::of(self.mnemonic.packed[0]);
        self.operands.append_address(address, (rule, self.mode), (size, enclosed), self.sizes).then_some(())
    }
}

/// The letters, digits and `-` between braces.
fn brace<'t>(s: &mut Scanner<'t>) -> Option<&'t [u8]> {
    s.eat(b'{').then_some(())?;
    let start = s.at;
    while matches!(s.byte(), b'a'..=b'z' | b'0'..=b'9' | b'-') {
        s.at += 1;
    }
    let inside = s.since(start);
    s.eat(b'}').then_some(inside)
}

/// `st`, which is read, or `st(1)`.
fn stack(s: &mut Scanner<'_>) -> Option<Register> {
    let mut number = 0;
    if s.eat(b'(') {
        number = s.byte().wrapping_sub(b'0');
        s.at += 1;
        if number > 7 || !s.eat(b')') {
            return None;
        }
    }
    Some(Register { kind: Kind::Stack, number })
}

/// `+8`, `-8` or nothing.
fn addend(s: &mut Scanner<'_>) -> Option<i64> {
    match s.byte() {
        b'+' => {
            s.at += 1;
            Some(s.number()? as i64)
        }
        b'-' => {
            s.at += 1;
            Some((s.number()? as i64).wrapping_neg())
        }
        _ => Some(0),
    }
}

/// The bits of a size, the word before `ptr` in lower case.
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

/// Whether a name of less than 8 bytes is that of a register or an operator, whatever the case of its letters.
fn is_word(name: &[u8]) -> bool {
    let folded = pack::<1>(name)[0] | 0x2020_2020_2020_2020 & ((1 << (8 * name.len())) - 1);
    registers::register(name, None).is_some() || OPERATORS.contains(&folded)
}
