//! The scanner of instructions in Intel syntax: `mnemonic operand, operand`, with registers, numbers, symbols, and addresses
//! that are sums of these in brackets, each with a size before it or none. A prefix such as `lock` may stand before it.
//!
//! An operator in words, or any beside `+`, `-` and the `*` of a scale, is not read here.

use super::scanned::{Found, Symbols, gap, head, operands_or_end};
use crate::scan::{Scanner, pack};
use crate::target::x86::registers::{self, Kind, Register};
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
struct Reader<'r, 't> {
    s: Scanner<'t>,
    mode: Mode,
    mnemonic: &'static Mnemonic,
    operands: &'r mut Operands,
    sizes: &'r mut Sizes,
    symbols: &'r mut Symbols,
}

/// Reads the instruction at the cursor, which is behind the blanks before it.
#[inline]
pub(super) fn scan<'t>(
    mut s: Scanner<'t>,
    mode: Mode,
    (operands, sizes): (&mut Operands, &mut Sizes),
    symbols: &mut Symbols,
) -> Option<Found> {
    let (mnemonic, prefixes) = head(&mut s, packed_intel_mnemonic)?;
    operands.start_intel();
    symbols.clear();
    if let Some(end) = operands_or_end(&mut s)? {
        return Some(Found { mnemonic, prefixes, end });
    }
    let mut reader = Reader { s, mode, mnemonic, operands, sizes, symbols };
    loop {
        reader.operand()?;
        if reader.s.byte() == b' ' && reader.s.second() == b'{' {
            reader.s.at += 1;
        }
        if reader.s.byte() == b'{' {
            reader.braces()?;
        }
        if reader.s.byte() != b',' {
            return Some(Found { mnemonic, prefixes, end: reader.s.end()? });
        }
        reader.s.at += 1;
        reader.s.blanks();
    }
}

impl<'t> Reader<'_, 't> {
    /// One operand.
    #[inline]
    fn operand(&mut self) -> Option<()> {
        match self.s.byte() {
            b'a'..=b'z' | b'A'..=b'Z' => {}
            b'[' => return self.address(Sum::default(), None, 0),
            b'-' | b'0'..=b'9' => return self.number(),
            b'{' => return self.rounding(),
            _ => return self.direct(0),
        }
        let (raw, name, len) = self.s.packed_bare();
        if let Some(register) = packed_register(name) {
            let mut behind = self.s;
            behind.at += len;
            if !behind.in_name() {
                self.s = behind;
                let register = match register.kind {
                    Kind::Segment if self.s.byte() == b':' => return self.behind_segment(register.number, 0),
                    Kind::Stack => self.stack()?,
                    _ => register,
                };
                return self.operands.append_register(register, self.mode).then_some(());
            }
        }
        self.named(raw, name, len)
    }

    /// A mask with or without `{z}`, or a broadcast; nothing else in braces may follow.
    #[cold]
    fn braces(&mut self) -> Option<()> {
        let inside = self.brace()?;
        if let Some(elements) = inside.strip_prefix(b"1to") {
            return (self.operands.broadcast(elements, self.sizes) && self.s.byte() != b'{').then_some(());
        }
        let &[b'k', number @ b'1'..=b'7'] = inside else { return None };
        let mut behind = self.s;
        behind.blanks();
        let zeroing = behind.byte() == b'{';
        if zeroing {
            self.s = behind;
            if self.brace()? != b"z" {
                return None;
            }
        }
        self.operands.set_mask(number - b'0', zeroing);
        // Only the first operand is written to.
        (self.operands.is_one() && self.s.byte() != b'{').then_some(())
    }

    /// The letters, digits and `-` between braces.
    fn brace(&mut self) -> Option<&'t [u8]> {
        self.s.eat(b'{').then_some(())?;
        let start = self.s.at;
        while matches!(self.s.byte(), b'a'..=b'z' | b'0'..=b'9' | b'-') {
            self.s.at += 1;
        }
        let inside = self.s.since(start);
        self.s.eat(b'}').then_some(inside)
    }

    #[cold]
    fn rounding(&mut self) -> Option<()> {
        let inside = std::str::from_utf8(self.brace()?).ok()?;
        self.operands.append_brace(inside).then_some(())
    }

    /// `st`, which is read, or `st(1)`.
    fn stack(&mut self) -> Option<Register> {
        let mut number = 0;
        if self.s.eat(b'(') {
            number = self.s.byte().wrapping_sub(b'0');
            self.s.at += 1;
            if number > 7 || !self.s.eat(b')') {
                return None;
            }
        }
        Some(Register { kind: Kind::Stack, number })
    }

    /// An immediate, or the displacement before an address in brackets.
    #[inline]
    fn number(&mut self) -> Option<()> {
        let constant = self.s.integer()?;
        if self.s.byte() == b'[' {
            return self.address(Sum { constant, ..Sum::default() }, None, 0);
        }
        self.operands.append_immediate(Value::constant(constant)).then_some(())
    }

    /// A size, `offset`, or a symbol.
    #[inline]
    fn named(&mut self, raw: u64, name: u64, len: usize) -> Option<()> {
        if len == 8 {
            return self.direct(0);
        }
        if let Some(&(_, size)) = SIZES.iter().find(|size| size.0 == name) {
            // All in capitals or none.
            let capitals = raw ^ name;
            if capitals != 0 && capitals != name & 0x2020_2020_2020_2020 {
                return None;
            }
            self.s.at += len;
            return self.behind_size(size);
        }
        match name {
            OFFSET => self.offset(raw, len),
            SHORT if raw == SHORT && self.is_jump() && self.operands.is_empty() => {
                self.s.at += len;
                gap(&mut self.s)?;
                let (raw, name, len) = self.s.packed_bare();
                if name == SHORT { None } else { self.named(raw, name, len) }
            }
            _ => self.direct(0),
        }
    }

    /// `ptr`, and memory of that size.
    #[inline]
    fn behind_size(&mut self, size: u16) -> Option<()> {
        gap(&mut self.s)?;
        let (pointer, _, len) = self.s.packed_bare();
        if pointer != word(b"ptr") && pointer != word(b"PTR") {
            return None;
        }
        self.s.at += len;
        if self.s.byte() != b'[' {
            gap(&mut self.s)?;
        }
        match self.s.byte() {
            b'[' => self.address(Sum::default(), None, size),
            b'-' | b'0'..=b'9' => {
                let sum = Sum { constant: self.s.integer()?, ..Sum::default() };
                self.address(sum, None, size)
            }
            _ => {
                let (_, name, len) = self.s.packed_bare();
                let mut behind = self.s;
                behind.at += len;
                if behind.byte() != b':' {
                    return self.direct(size);
                }
                self.s = behind;
                let segment = packed_register(name).filter(|register| register.kind == Kind::Segment)?;
                self.behind_segment(segment.number, size)
            }
        }
    }

    /// Whether `short` may stand before the operand, which says nothing.
    fn is_jump(&self) -> bool {
        self.mnemonic.name().starts_with('j') && self.mnemonic.name() != "jrcxz"
    }

    /// The `:[...]` of `fs:[...]`.
    fn behind_segment(&mut self, segment: u8, size: u16) -> Option<()> {
        self.s.at += 1;
        self.address(Sum::default(), Some(segment), size)
    }

    /// `offset symbol`, perhaps plus or minus a number.
    fn offset(&mut self, raw: u64, len: usize) -> Option<()> {
        if raw != word(b"offset") && raw != word(b"OFFSET") {
            return None;
        }
        self.s.at += len;
        gap(&mut self.s)?;
        let symbol = self.symbols.name(&mut self.s)?;
        let constant = self.addend()?;
        let value = self.symbols.value(symbol, constant, constant == 0)?;
        self.operands.append_immediate(value).then_some(())
    }

    /// A symbol, perhaps plus or minus a number, perhaps before brackets.
    fn direct(&mut self, size: u16) -> Option<()> {
        let symbol = self.symbol()?;
        let constant = self.addend()?;
        if self.s.byte() == b'[' {
            return self.address(Sum { symbol: Some(symbol), constant, ..Sum::default() }, None, size);
        }
        let disp = self.symbols.value(symbol, constant, constant == 0)?;
        let address = Address::scanned_intel(None, (None, None), None, disp, self.mode)?;
        self.append_address(address, size, size != 0)
    }

    /// A symbol that is neither a register nor an operator.
    #[inline]
    fn symbol(&mut self) -> Option<u8> {
        let index = self.symbols.name(&mut self.s)?;
        let symbol = self.symbols.as_slice().last()?;
        (symbol.len >= 8 || !is_word(self.s.part(symbol.at, symbol.len))).then_some(index)
    }

    /// `+8`, `-8` or nothing.
    #[inline]
    fn addend(&mut self) -> Option<i64> {
        match self.s.byte() {
            b'+' => {
                self.s.at += 1;
                Some(self.s.number()? as i64)
            }
            b'-' => {
                self.s.at += 1;
                Some((self.s.number()? as i64).wrapping_neg())
            }
            _ => Some(0),
        }
    }

    /// An address in brackets, which are added to what stands before them.
    #[inline]
    fn address(&mut self, mut sum: Sum, segment: Option<u8>, size: u16) -> Option<()> {
        self.s.eat(b'[').then_some(())?;
        self.s.blanks();
        let mut negative = self.s.eat(b'-');
        loop {
            self.term(negative, &mut sum)?;
            self.s.blanks();
            negative = match self.s.byte() {
                b'+' => false,
                b'-' => true,
                b']' => break,
                _ => return None,
            };
            self.s.at += 1;
            self.s.blanks();
        }
        self.s.at += 1;
        self.append(&sum, segment, size, true)
    }

    /// A register with or without a scale, a number or a symbol.
    #[inline]
    fn term(&mut self, negative: bool, sum: &mut Sum) -> Option<()> {
        if self.s.byte().is_ascii_digit() {
            let number = self.s.number()? as i64;
            if self.s.byte() != b'*' {
                sum.constant = sum.constant.wrapping_add(if negative { number.wrapping_neg() } else { number });
                return Some(());
            }
            self.s.at += 1;
            self.s.blanks();
            let (_, name, len) = self.s.packed_bare();
            self.s.at += len;
            let register = packed_register(name)?;
            return (!negative && sum.set_index(register, Some(number))).then_some(());
        }
        if negative {
            return None;
        }
        let (_, name, len) = self.s.packed_bare();
        if let Some(register) = packed_register(name) {
            let mut behind = self.s;
            behind.at += len;
            if !behind.in_name() {
                self.s = behind;
                if self.s.eat(b'*') {
                    self.s.blanks();
                    let scale = self.s.number()? as i64;
                    return sum.set_index(register, Some(scale)).then_some(());
                }
                if sum.base.is_none() {
                    sum.base = Some(register);
                    return Some(());
                }
                return sum.set_index(register, None).then_some(());
            }
        }
        let symbol = self.symbol()?;
        sum.symbol.replace(symbol).is_none().then_some(())
    }

    #[inline]
    fn append(&mut self, sum: &Sum, segment: Option<u8>, size: u16, enclosed: bool) -> Option<()> {
        let disp = match sum.symbol {
            Some(symbol) => self.symbols.value(symbol, sum.constant, sum.constant == 0)?,
            // A branch to a number keeps its expression.
            None if sum.base.is_none() && sum.index.is_none() && segment.is_none() => return None,
            None => Value::constant(sum.constant),
        };
        let address = Address::scanned_intel(segment, (sum.base, sum.index), sum.scale, disp, self.mode)?;
        self.append_address(address, size, enclosed)
    }

    #[inline]
    fn append_address(&mut self, address: Address, size: u16, enclosed: bool) -> Option<()> {
        let rule = MemoryRule::of(self.mnemonic.packed[0]);
        self.operands.append_address(address, (rule, self.mode), (size, enclosed), self.sizes).then_some(())
    }
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
