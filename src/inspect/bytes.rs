//! A bounds-checked cursor over the bytes of a file.

use std::ops::Range;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Wrong {
    pub(super) at: usize,
    pub(super) what: &'static str,
}

pub(super) type Read<T> = Result<T, Wrong>;

#[derive(Clone, Debug)]
pub(super) struct Cursor<'d> {
    bytes: &'d [u8],
    at: usize,
    big: bool,
}

impl<'d> Cursor<'d> {
    pub(super) fn new(bytes: &'d [u8], big: bool) -> Self {
        Cursor { bytes, at: 0, big }
    }

    pub(super) fn at(&self) -> usize {
        self.at
    }

    pub(super) fn is_empty(&self) -> bool {
        self.at >= self.bytes.len()
    }

    /// Seeks to an offset, or to the end if it is larger.
    pub(super) fn go(&mut self, at: usize) {
        self.at = at.min(self.bytes.len());
    }

    /// Seeks to the next multiple of `to`, a power of two.
    pub(super) fn align(&mut self, to: usize) {
        self.go(self.at.saturating_add(to - 1) & !(to - 1));
    }

    /// The range read since `start`.
    pub(super) fn since(&self, start: usize) -> Range<u64> {
        start as u64..self.at as u64
    }

    pub(super) fn wrong<T>(&self, what: &'static str) -> Read<T> {
        Err(Wrong { at: self.at, what })
    }

    pub(super) fn bytes(&mut self, count: usize) -> Read<&'d [u8]> {
        let end = self.at.checked_add(count).filter(|&end| end <= self.bytes.len());
        let Some(end) = end else { return self.wrong("unexpected end of data") };
        let found = &self.bytes[self.at..end];
        self.at = end;
        Ok(found)
    }

    pub(super) fn rest(&mut self) -> &'d [u8] {
        let found = &self.bytes[self.at.min(self.bytes.len())..];
        self.at = self.bytes.len();
        found
    }

    /// Reads an unsigned number of up to 8 bytes.
    pub(super) fn uint(&mut self, size: usize) -> Read<u64> {
        let mut wide = [0; 8];
        let bytes = self.bytes(size.min(8))?;
        if self.big {
            wide[8 - bytes.len()..].copy_from_slice(bytes);
            Ok(u64::from_be_bytes(wide))
        } else {
            wide[..bytes.len()].copy_from_slice(bytes);
            Ok(u64::from_le_bytes(wide))
        }
    }

    pub(super) fn u8(&mut self) -> Read<u8> {
        Ok(self.bytes(1)?[0])
    }

    pub(super) fn u16(&mut self) -> Read<u16> {
        Ok(self.uint(2)? as u16)
    }

    pub(super) fn u32(&mut self) -> Read<u32> {
        Ok(self.uint(4)? as u32)
    }

    pub(super) fn u64(&mut self) -> Read<u64> {
        self.uint(8)
    }

    /// Reads a signed number of up to 8 bytes.
    pub(super) fn int(&mut self, size: usize) -> Read<i64> {
        self.uint(size).map(|value| sign_extend(value, size))
    }

    pub(super) fn uleb(&mut self) -> Read<u64> {
        let start = self.at;
        let (mut value, mut shift) = (0u64, 0u32);
        loop {
            let Ok(byte) = self.u8() else { return Err(Wrong { at: start, what: "unterminated LEB128 number" }) };
            let bits = u64::from(byte & 0x7f);
            if shift >= 64 && bits != 0 || shift == 63 && bits > 1 {
                return Err(Wrong { at: start, what: "LEB128 number exceeds 64 bits" });
            }
            value |= bits.checked_shl(shift).unwrap_or(0);
            if byte < 0x80 {
                return Ok(value);
            }
            shift = shift.saturating_add(7);
        }
    }

    /// Reads an unsigned LEB128 number that has to fit in 32 bits.
    pub(super) fn uleb32(&mut self) -> Read<u32> {
        let start = self.at;
        u32::try_from(self.uleb()?).map_err(|_| Wrong { at: start, what: "LEB128 number exceeds 32 bits" })
    }

    pub(super) fn sleb(&mut self) -> Read<i64> {
        let start = self.at;
        let (mut value, mut shift) = (0i64, 0u32);
        loop {
            let Ok(byte) = self.u8() else { return Err(Wrong { at: start, what: "unterminated LEB128 number" }) };
            value |= i64::from(byte & 0x7f).checked_shl(shift).unwrap_or(0);
            shift = shift.saturating_add(7);
            if byte < 0x80 {
                let negative = byte & 0x40 != 0 && shift < 64;
                return Ok(if negative { value | -1i64.checked_shl(shift).unwrap_or(0) } else { value });
            }
        }
    }

    /// Reads a NUL-terminated string; the NUL is consumed, but not returned.
    pub(super) fn text(&mut self) -> Read<&'d [u8]> {
        let rest = &self.bytes[self.at.min(self.bytes.len())..];
        let Some(end) = memchr::memchr(0, rest) else { return self.wrong("string is not NUL-terminated") };
        self.at += end + 1;
        Ok(&rest[..end])
    }

    /// Takes the next `count` bytes as a cursor.
    pub(super) fn part(&mut self, count: usize) -> Read<Cursor<'d>> {
        let start = self.at;
        self.bytes(count)?;
        Ok(Cursor { bytes: &self.bytes[..start + count], at: start, big: self.big })
    }
}

/// Sign-extends a number of `size` bytes.
pub(super) fn sign_extend(value: u64, size: usize) -> i64 {
    match size {
        1 => i64::from(value as i8),
        2 => i64::from(value as i16),
        4 => i64::from(value as i32),
        _ => value as i64,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stop_at_the_end() {
        let mut cursor = Cursor::new(&[1, 2, 3], false);
        assert_eq!(cursor.u16(), Ok(0x201));
        assert_eq!(cursor.u16(), Err(Wrong { at: 2, what: "unexpected end of data" }));
        assert_eq!((cursor.u8(), cursor.is_empty()), (Ok(3), true));
        assert_eq!(Cursor::new(&[1, 2], true).int(2), Ok(0x102));
        assert_eq!(Cursor::new(&[0xff, 0xff], true).int(2), Ok(-1));
    }

    #[test]
    fn leb128() {
        let uleb = |bytes: &[u8]| Cursor::new(bytes, false).uleb().ok();
        assert_eq!(uleb(&[0xe5, 0x8e, 0x26]), Some(624_485));
        assert_eq!(uleb(&[0xff; 20]), None);
        assert_eq!(uleb(&[0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1]), Some(u64::MAX));
        assert_eq!(uleb(&[0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 3]), None);
        let sleb = |bytes: &[u8]| Cursor::new(bytes, false).sleb().ok();
        assert_eq!((sleb(&[0x7f]), sleb(&[0x80, 0x7f]), sleb(&[2])), (Some(-1), Some(-128), Some(2)));
        assert_eq!(uleb(&[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0]), Some(0));
    }
}
