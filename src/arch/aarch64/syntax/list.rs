//! Register lists in braces: vectors, tiles and slices.

use super::operands::Reader;
use crate::arch::aarch64::operand::{Form, Register, tag};
use crate::arch::fixed_width::reader::Stop;

/// The 64-bit element tiles that a tile consists of, as a bit mask.
fn tile_bits(tile: Register) -> i64 {
    let step = match tile.tag.wrapping_sub(tag::TILE) {
        1 => 1,
        2 => 2,
        3 => 4,
        4 => 8,
        _ => return 0xff,
    };
    (0..8).step_by(step).fold(0, |all, bit| all | 1 << bit) << (usize::from(tile.number) % step)
}

impl Reader<'_, '_> {
    /// Reads a register list in braces. Returns true if the brace is still open, which is the case before the index of
    /// a tile slice.
    pub(super) fn list(&mut self) -> Result<bool, Stop> {
        let start = self.cursor.at;
        self.cursor.at += 1;
        self.cursor.blanks();
        if self.cursor.eat(b'}') {
            return self.push(tag::TILES, 0, Form::None, start, 0).map(|()| false);
        }
        let first = self.list_register()?;
        if (tag::SLICE..tag::ZT).contains(&first.tag) {
            self.push(first.tag + tag::LIST, first.number, Form::None, start, 0)?;
            return Ok(true);
        }
        if (tag::TILE..tag::SLICE).contains(&first.tag) || first.tag == tag::ZA {
            return self.tiles(first, start).map(|()| false);
        }
        if !(tag::V..tag::SLICE).contains(&first.tag) && first.tag != tag::ZT {
            return self.stop("invalid vector register list");
        }
        let limit = if first.tag < tag::P { 32 } else { 16 };
        let (mut count, mut stride) = (1u8, 1u8);
        self.cursor.blanks();
        if self.cursor.eat(b'-') {
            let last = self.list_register()?;
            count = (last.number + limit - first.number) % limit + 1;
            if last.tag != first.tag || count > 4 {
                return self.stop("invalid number of vectors");
            }
        } else {
            while self.cursor.eat(b',') {
                self.cursor.blanks();
                let at = self.cursor.at;
                let next = self.list_register()?;
                if next.tag != first.tag {
                    return self.stop("mismatched register size suffix");
                }
                let step = (next.number + limit - first.number) % limit;
                if count == 1 {
                    stride = step;
                }
                if count == 4 || step != stride * count || !matches!(stride, 1 | 4 | 8) {
                    return Err(Stop { at, message: "registers must have the same sequential stride" });
                }
                count += 1;
                self.cursor.blanks();
            }
        }
        self.cursor.blanks();
        if !self.cursor.eat(b'}') {
            return self.stop("'}' expected");
        }
        let tag = first.tag + u16::from(count) * tag::LIST + u16::from(stride / 4) * tag::STRIDE;
        if self.cursor.byte() == b'[' && (tag::V..tag::P).contains(&first.tag) {
            self.index(tag, first.number, start, 0)?;
        } else {
            self.push(tag, first.number, Form::None, start, 0)?;
        }
        Ok(false)
    }

    /// The rest of a tile list, as a bit mask of the eight 64-bit element tiles.
    fn tiles(&mut self, first: Register, start: usize) -> Result<(), Stop> {
        let mut mask = tile_bits(first);
        self.cursor.blanks();
        while self.cursor.eat(b',') {
            mask |= tile_bits(self.list_register()?);
            self.cursor.blanks();
        }
        if !self.cursor.eat(b'}') {
            return self.stop("'}' expected");
        }
        self.push(tag::TILES, 0, Form::None, start, mask)
    }

    fn list_register(&mut self) -> Result<Register, Stop> {
        self.cursor.blanks();
        let at = self.cursor.at;
        let found = self.cursor.name().and_then(|name| self.register(name));
        found.ok_or(Stop { at, message: "vector register expected" })
    }
}
