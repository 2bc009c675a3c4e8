//! What the readers of operands require of the two ways to read a statement.

use crate::arch::x86::registers::Named;
use crate::arch::x86::{Operands, Problem, Value};
use crate::parse::text;
use crate::source::bytes::Scanner;

/// Reads registers, expressions and braces, and says what happens to text that is not an operand.
///
/// A statement is first read with [`Symbols`](super::scanned::Symbols), which has no tokens, looks nothing up and
/// stops at anything that is not common; then with [`Full`](super::full::Full), which reads expressions with the lexer
/// and the grammar and reports errors. The operands themselves have one reader for both.
pub(super) trait Leaves {
    /// Why reading stops.
    type Stop;

    /// Blanks and comments may separate any two tokens, and reading goes on after an operand that is rejected.
    const FULL: bool;

    /// An operand starts here.
    fn operand_starts(&mut self, s: &mut Scanner<'_>) -> Result<(), Self::Stop>;

    /// Advances past blanks.
    fn blanks(&mut self, s: &mut Scanner<'_>);

    /// The next byte, or 0 at the end of the statement. The full reader advances past blanks.
    fn peek(&mut self, s: &mut Scanner<'_>) -> u8;

    /// Reads a pair of braces and returns the text between them.
    fn brace<'t>(&mut self, s: &mut Scanner<'t>) -> Result<&'t [u8], Self::Stop>;

    /// A decoration, up to the scanner, is not valid.
    fn bad_decoration(&mut self, s: &Scanner<'_>, inside: &[u8], bad: BadDecoration) -> Self::Stop;

    /// An operand is rejected; `name` is that of an unknown register.
    fn reject(&mut self, operand: usize, problem: Problem, name: &[u8]) -> Result<(), Self::Stop>;

    /// An operand ends here. `_is_memory`: Intel's brackets or size show that it is memory.
    fn operand_ends(&mut self, _: &Scanner<'_>, _is_memory: bool, _is_masked: bool) {}

    /// Advances to the next operand, or past the end of the statement, after an operand that neither a comma nor a
    /// newline follows. Returns whether there is an operand. The full reader is asked after every operand.
    fn goes_on(&mut self, s: &mut Scanner<'_>) -> Result<bool, Self::Stop>;
}

/// What the reader of AT&T operands requires in addition.
pub(super) trait AttLeaves: Leaves {
    /// Reads the register at a `%`; `word` has the next bytes. Returns `None` if it has been rejected.
    fn register(&mut self, s: &mut Scanner<'_>, word: u64) -> Result<Option<&'static Named>, Self::Stop>;

    /// Returns whether a register is here. Only the full reader looks ahead.
    fn at_register(&mut self, _: &Scanner<'_>) -> bool {
        true
    }

    /// Reads a symbol bound to a register; returns the register and the number after its name.
    fn alias(&mut self, _: &mut Scanner<'_>) -> Option<(&'static Named, Option<u8>)> {
        None
    }

    /// Reads a register of an address; also returns the byte that follows.
    fn address_register(&mut self, s: &mut Scanner<'_>) -> Result<(Option<&'static Named>, u8), Self::Stop>;

    /// Reads the number of an x87 register.
    fn stack_number(&mut self, s: &mut Scanner<'_>) -> Result<u8, Self::Stop>;

    /// Returns whether a parenthesis here contains registers, and is not part of an expression. The full reader does not
    /// use `first`, the first byte.
    fn opens_address(&mut self, s: &Scanner<'_>, first: u8) -> bool;

    /// Reads a displacement, or what follows the `$` of an immediate; `first` as in [`Self::opens_address`].
    fn value(&mut self, s: &mut Scanner<'_>, first: u8, is_immediate: bool) -> Result<Value, Self::Stop>;

    /// Reads a scale and returns its logarithm; `is_alone`: there is no index.
    fn scale(&mut self, s: &mut Scanner<'_>, is_alone: bool) -> Result<u8, Self::Stop>;

    /// Something else is expected.
    fn unexpected(&mut self, s: &Scanner<'_>, expected: Expected) -> Self::Stop;
}

/// What may stand where something else has been found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Expected {
    /// Another token than `)`.
    Other,
    /// `)`
    Close,
    /// `)`, since the address has a base, an index and a scale.
    CloseFull,
}

/// Why the text between braces is not a decoration.
#[derive(Clone, Copy, Debug)]
pub(super) enum BadDecoration {
    /// There is another of this kind.
    Again,
    /// It is neither a mask, `z` nor a broadcast.
    Unknown,
    /// Intel syntax has none here.
    Misplaced,
}

/// The decorations of an operand: `{%k1}`, `{z}`, `{1to8}`.
#[derive(Clone, Copy, Debug, Default)]
struct Decorations<'t> {
    /// The name of the write mask.
    mask: Option<&'t [u8]>,
    zeroing: bool,
    broadcast: Option<u8>,
}

impl<'t> Decorations<'t> {
    /// Adds the text between braces.
    fn add(&mut self, inside: &'t [u8]) -> Result<(), BadDecoration> {
        let string = text(inside);
        let again = match string {
            "z" => self.zeroing,
            _ if string.starts_with("1to") => self.broadcast.is_some(),
            _ => self.mask.is_some(),
        };
        if again {
            return Err(BadDecoration::Again);
        }
        let mask = inside.strip_prefix(b"%").or_else(|| matches!(inside, [b'k' | b'K', _]).then_some(inside));
        if let Some(mask) = mask {
            self.mask = Some(mask.trim_ascii());
        } else if string == "z" {
            self.zeroing = true;
        } else if let Some(count) = string.strip_prefix("1to").and_then(|n| n.parse().ok()) {
            self.broadcast = Some(count);
        } else {
            return Err(BadDecoration::Unknown);
        }
        Ok(())
    }

    /// Applies them to the last operand. `{z}` has no effect without a mask.
    fn apply<const INTEL: bool>(&self, operands: &mut Operands) -> Result<(), Problem> {
        if let Some(elements) = self.broadcast {
            operands.set_broadcast::<INTEL>(elements)?;
        }
        match self.mask {
            Some(name) => operands.set_mask(name, self.zeroing),
            None => Ok(()),
        }
    }
}

/// Reads the decorations after an operand, and blanks. Returns the scanner after them, the scanner at the end of the
/// operand, and whether there is a write mask.
pub(super) fn decorations<'t, L: Leaves, const INTEL: bool>(
    leaves: &mut L,
    operands: &mut Operands,
    mut s: Scanner<'t>,
) -> Result<(Scanner<'t>, Scanner<'t>, bool), L::Stop> {
    let mut found = Decorations::default();
    let (mut count, mut bad, mut ends) = (0, None, false);
    let mut end = s;
    loop {
        leaves.blanks(&mut s);
        if leaves.peek(&mut s) != b'{' {
            break;
        }
        let open = s;
        let inside = leaves.brace(&mut s)?;
        // Intel syntax has no `%`, and nothing may follow a broadcast.
        if INTEL && (count == 2 || ends || inside.starts_with(b"%")) {
            return Err(leaves.bad_decoration(&open, inside, BadDecoration::Misplaced));
        }
        (count, end, ends) = (count + 1, s, inside.starts_with(b"1to"));
        if let Err(error) = found.add(inside) {
            bad = bad.or(Some((inside, error)));
        }
    }
    if let Some((inside, error)) = bad {
        return Err(leaves.bad_decoration(&end, inside, error));
    }
    if count > 0
        && let Err(problem) = found.apply::<INTEL>(operands)
    {
        leaves.reject(operands.added::<INTEL>().saturating_sub(1), problem, found.mask.unwrap_or_default())?;
    }
    Ok((s, end, found.mask.is_some()))
}
