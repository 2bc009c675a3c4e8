//! An object as one piece of memory: boot sectors, firmware, code that is copied to a fixed address.

use super::bases::Bases;
use super::error::{RelocateError, RelocateErrorKind as Kind};
use crate::object::{Object, Symbol};

/// A flat image: the bytes of memory from an address on, without headers.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Flat {
    /// The bytes. Zeros at the end that the object has no bytes for (`.bss`, common symbols) are left out.
    pub bytes: Vec<u8>,
    /// How many bytes the object takes in memory from the address on, with those zeros.
    pub memory_size: u64,
    /// The addresses of the sections.
    pub bases: Bases,
}

impl Object {
    /// Relocates the object for an address and returns the bytes of memory from there on, as `objcopy -O binary` does for a linked
    /// program.
    ///
    /// The sections that are in memory follow each other at their alignment, without pages between them: those with code, then the
    /// table (see [`Bases::table_size`]), those that are only read, those that are written to. Gaps are zero. Sections that are not
    /// in memory (debugging information) are left out. `resolve` is that of [`relocate`](Self::relocate).
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
    /// For the first relocation that cannot be filled in, or if there is no memory for the image.
    pub fn flat(&self, address: u64, resolve: impl FnMut(Symbol<'_>) -> Option<u64>) -> Result<Flat, RelocateError> {
        let (bases, parts) = Bases::in_order(self, address, 1);
        let image = self.relocate(&bases, resolve)?;
        let sections = self.sections().filter(|section| section.access().read);
        let placed = sections.map(|section| (bases.of(section.id()), image.section(section.id())));
        let pieces: Vec<(u64, &[u8])> =
            placed.chain([(bases.table(), image.table())]).filter(|piece| !piece.1.is_empty()).collect();
        let offset = |at: u64| at.saturating_sub(address);
        let size = pieces.iter().map(|(at, bytes)| offset(*at).saturating_add(bytes.len() as u64)).max().unwrap_or(0);
        let mut bytes = Vec::new();
        let length = usize::try_from(size).ok().filter(|&length| bytes.try_reserve_exact(length).is_ok());
        let length = length.ok_or_else(|| RelocateError::of_address(Kind::ImageTooLarge { size }, None))?;
        bytes.resize(length, 0);
        for (at, piece) in pieces {
            let start = offset(at) as usize;
            if let Some(place) = bytes.get_mut(start..start + piece.len()) {
                place.copy_from_slice(piece);
            }
        }
        Ok(Flat { bytes, memory_size: offset(parts[3]), bases })
    }
}
