//! CFI entries: CIEs and pointer encodings.

use super::*;

/// A pointer encoding (`DW_EH_PE_*`): the low bits are the format, the others what the value is relative to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Encoding(u8);

pub(super) struct Pointer {
    /// The offset in the section, and the size in bytes.
    pub(super) at: usize,
    pub(super) size: usize,
    pub(super) field: u64,
    /// The value as an offset in this section, resolved if it is PC-relative.
    pub(super) address: u64,
}

impl Encoding {
    pub(super) const ABSOLUTE: Encoding = Encoding(0);
    pub(super) const ULEB: u8 = 1;
    pub(super) const SLEB: u8 = 9;
    const RELATIVE: u8 = 0x10;
    /// `DW_EH_PE_signed`: a signed address. The sign only matters to readers with wider addresses.
    const SIGNED: u8 = 0x08;
    const OMITTED: u8 = 0xff;

    pub(super) fn number(self) -> u8 {
        self.0
    }

    pub(super) fn form(self) -> u8 {
        self.0 & 15
    }

    /// Reads a pointer, or `None` for `DW_EH_PE_omit`.
    pub(super) fn read_given(self, cursor: &mut Cursor<'_>, address_size: usize) -> Read<Option<Pointer>> {
        if self.0 == Encoding::OMITTED { Ok(None) } else { self.read(cursor, address_size).map(Some) }
    }

    pub(super) fn read(self, cursor: &mut Cursor<'_>, address_size: usize) -> Read<Pointer> {
        let at = cursor.at();
        let field = match self.form() {
            0 | Encoding::SIGNED => cursor.uint(address_size)?,
            Encoding::ULEB => cursor.uleb()?,
            Encoding::SLEB => cursor.sleb()? as u64,
            form @ 2..=4 => cursor.uint(1 << (form - 1))?,
            form @ 10..=12 => cursor.int(1 << (form - 9))? as u64,
            _ => return cursor.wrong("unknown pointer encoding"),
        };
        let base = if self.0 & 0x70 == Encoding::RELATIVE { at as u64 } else { 0 };
        Ok(Pointer { at, size: cursor.at() - at, field, address: base.wrapping_add(field) })
    }
}

#[derive(Debug)]
pub(super) struct Cie {
    pub(super) version: u8,
    pub(super) augmentation: Range<usize>,
    pub(super) address_size: usize,
    pub(super) code_alignment: u64,
    pub(super) data_alignment: i64,
    pub(super) return_register: u64,
    pub(super) has_data: bool,
    /// The encodings of code addresses and of LSDA pointers.
    pub(super) pointers: Option<Encoding>,
    pub(super) lsda: Option<Encoding>,
    pub(super) instructions: Range<usize>,
}

pub(super) struct Head {
    /// The offset of the CIE id or CIE pointer.
    pub(super) id_at: usize,
    pub(super) id: u64,
    pub(super) is_cie: bool,
    body: usize,
    pub(super) end: usize,
}

pub(super) struct Frames<'b> {
    pub(super) data: &'b [u8],
    pub(super) big: bool,
    pub(super) address_size: usize,
    /// `.eh_frame`, as opposed to `.debug_frame`.
    pub(super) is_eh: bool,
}

impl Frames<'_> {
    /// Reads the header of the entry at `start`; `None` for a terminator. Also returns the end of the entry.
    pub(super) fn head(&self, start: usize) -> Read<(Option<Head>, usize)> {
        const NONE: &str = "invalid CFI entry";
        let mut cursor = Cursor::new(self.data, self.big);
        cursor.go(start);
        let nothing = |_| Wrong { at: start, what: NONE };
        let (length, wide) = match cursor.u32().map_err(nothing)? {
            u32::MAX => (cursor.u64().map_err(nothing)?, true),
            length => (length.into(), false),
        };
        let id_at = cursor.at();
        if length == 0 {
            return Ok((None, id_at));
        }
        let length = usize::try_from(length).unwrap_or(usize::MAX);
        let end = id_at.checked_add(length).filter(|&end| end <= self.data.len());
        let end = end.ok_or(Wrong { at: start, what: NONE })?;
        let size = if wide && !self.is_eh { 8 } else { 4 };
        let id = cursor.uint(size).map_err(nothing)?;
        let mark = match (self.is_eh, size) {
            (true, _) => 0,
            (false, 8) => u64::MAX,
            (false, _) => u32::MAX.into(),
        };
        Ok((Some(Head { id_at, id, is_cie: id == mark, body: cursor.at().min(end), end }), end))
    }

    pub(super) fn body(&self, head: &Head) -> Cursor<'_> {
        let mut cursor = Cursor::new(&self.data[..head.end], self.big);
        cursor.go(head.body);
        cursor
    }

    /// Reads a CIE; also returns its personality pointer.
    pub(super) fn cie(&self, head: &Head) -> Read<(Cie, Option<Pointer>)> {
        let mut cursor = self.body(head);
        let version = cursor.u8()?;
        let start = cursor.at();
        let letters = cursor.text()?;
        let augmentation = start..start + letters.len();
        let mut address_size = self.address_size;
        if !self.is_eh && version >= 4 {
            address_size = cursor.u8()?.into();
            if ![2, 4, 8].contains(&address_size) {
                return cursor.wrong("unknown address size");
            }
            cursor.u8()?;
        }
        let (code_alignment, data_alignment) = (cursor.uleb()?, cursor.sleb()?);
        let return_register = if version == 1 { cursor.u8()?.into() } else { cursor.uleb()? };
        let has_data = letters.first() == Some(&b'z');
        let end = if has_data { Some(cursor.uleb()?) } else { None };
        let end = end.map(|length| cursor.at().saturating_add(usize::try_from(length).unwrap_or(usize::MAX)));
        let (mut pointers, mut lsda, mut personality) = (None, None, None);
        for letter in &letters[usize::from(has_data)..] {
            match letter {
                b'R' if has_data => pointers = Some(Encoding(cursor.u8()?)),
                b'L' if has_data => lsda = Some(Encoding(cursor.u8()?)),
                b'P' if has_data => {
                    let encoding = Encoding(cursor.u8()?);
                    personality = encoding.read_given(&mut cursor, address_size)?;
                }
                // Signal frame; return addresses signed with the B key; MTE-tagged stack.
                b'S' | b'B' | b'G' => {}
                // The rest can be skipped, because the augmentation has a length.
                _ if has_data => break,
                _ => return Err(Wrong { at: start, what: "unknown augmentation" }),
            }
        }
        if let Some(end) = end.filter(|&end| end <= head.end) {
            cursor.go(end);
        } else if has_data {
            return Err(Wrong { at: start, what: "the augmentation is longer than its entry" });
        }
        let instructions = cursor.at()..head.end;
        let cie = Cie {
            version,
            augmentation,
            address_size,
            code_alignment,
            data_alignment,
            return_register,
            has_data,
            pointers,
            lsda,
            instructions,
        };
        Ok((cie, personality))
    }
}
