//! An object as a flat memory image: boot sectors, firmware, code that is copied to a fixed address.

use super::error::{RelocateError, RelocateErrorKind as Kind};
use super::load_addresses::LoadAddresses;
use crate::object::{Object, Symbol};

/// A flat image: the bytes of memory from an address on, without headers.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Flat {
    /// The bytes. Trailing zeros that have no bytes in the object (`.bss`, common symbols) are omitted.
    pub bytes: Vec<u8>,
    /// The size in memory in bytes, including those zeros.
    pub memory_size: u64,
    /// The addresses of the sections.
    pub addresses: LoadAddresses,
    /// The start addresses of code and table, read-only data and writable data, and the end of the last.
    pub parts: [u64; 4],
}

impl Object {
    /// Relocates the object for an address and returns the bytes of memory from there on, like `objcopy -O binary` for
    /// a linked program.
    ///
    /// The loaded sections follow each other, each at its alignment and without page boundaries between them: first
    /// code, then the table (see [`LoadAddresses::table_size`]), read-only data, and writable data. Gaps are zero. Sections
    /// that are not loaded (debug information) are omitted. See [`relocate`](Self::relocate) for `resolve`.
    ///
    /// ```
    /// let options = llas::Options::for_target("i386-linux-gnu".parse()?)?;
    /// let text = ".code16\nmovw $message, %si\nhlt\n.data\nmessage: .byte 42\n.bss\n.zero 100\n";
    /// let flat = llas::assemble(text, &options)?.object.flat(0x7c00, |_| None)?;
    /// assert_eq!(flat.bytes, [0xbe, 0x04, 0x7c, 0xf4, 42]);
    /// assert_eq!(flat.memory_size, 105);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns the first relocation that cannot be applied, or an error if memory for the image cannot be allocated.
    pub fn flat(&self, address: u64, resolve: impl FnMut(Symbol<'_>) -> Option<u64>) -> Result<Flat, RelocateError> {
        self.flat_in_pages(address, 1, u64::MAX, resolve)
    }

    /// Like [`flat`](Self::flat), with code and table, read-only data, and writable data in pages of their own, whose
    /// protection can differ. `address` is rounded up to a multiple of `page`, a power of two. More than `limit` bytes
    /// of memory are an error.
    ///
    /// ```
    /// let options = llas::Options::for_target("x86_64-linux-gnu".parse()?)?;
    /// let text = "movl counter(%rip), %eax\nretq\n.data\ncounter: .long 1\n";
    /// let flat = llas::assemble(text, &options)?.object.flat_in_pages(0x10000, 0x1000, 1 << 20, |_| None)?;
    /// assert_eq!((flat.parts, flat.bytes.len()), ([0x10000, 0x11000, 0x11000, 0x11004], 0x1004));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As [`flat`](Self::flat); also if `page` is not a power of two.
    pub fn flat_in_pages(
        &self,
        address: u64,
        page: u64,
        limit: u64,
        resolve: impl FnMut(Symbol<'_>) -> Option<u64>,
    ) -> Result<Flat, RelocateError> {
        let (addresses, parts) = LoadAddresses::in_order(self, address, page);
        let address = parts[0];
        let memory_size = parts[3].saturating_sub(address);
        if memory_size > limit {
            return Err(RelocateError::of_address(Kind::ImageTooLarge { size: memory_size }, None));
        }
        let image = self.relocate(&addresses, resolve)?;
        let pieces = || {
            let sections = self.sections().filter(|section| section.access().read);
            let placed = sections.map(|section| (addresses.of(section.id()), image.section(section.id())));
            placed.chain([(addresses.table(), image.table())]).filter(|piece| !piece.1.is_empty())
        };
        let offset = |at: u64| at.saturating_sub(address);
        let size = pieces().map(|(at, bytes)| offset(at).saturating_add(bytes.len() as u64)).max().unwrap_or(0);
        let mut bytes = Vec::new();
        let length = usize::try_from(size).ok().filter(|&length| bytes.try_reserve_exact(length).is_ok());
        let length = length.ok_or_else(|| RelocateError::of_address(Kind::ImageTooLarge { size }, None))?;
        bytes.resize(length, 0);
        for (at, piece) in pieces() {
            let start = offset(at) as usize;
            if let Some(place) = bytes.get_mut(start..start + piece.len()) {
                place.copy_from_slice(piece);
            }
        }
        Ok(Flat { bytes, memory_size, addresses, parts })
    }
}
