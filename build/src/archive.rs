//! Static libraries.

use crate::error::Error;
use crate::target::Target;
use ar_archive_writer::{ArchiveKind, DEFAULT_OBJECT_READER, NewArchiveMember, write_archive_to_stream};
use std::io::Cursor;

/// A library of objects with their names. Times and owners in it are 0.
pub(crate) fn write(objects: &[(String, Vec<u8>)], target: &Target) -> Result<Vec<u8>, Error> {
    let kind = if target.is_coff() { ArchiveKind::Coff } else { ArchiveKind::Gnu };
    let members: Vec<NewArchiveMember<'_>> = objects
        .iter()
        .map(|(name, bytes)| NewArchiveMember::new(bytes.as_slice(), &DEFAULT_OBJECT_READER, name.clone()))
        .collect();
    let mut library = Cursor::new(Vec::new());
    write_archive_to_stream(&mut library, &members, kind, false, Some(target.is_arm64ec()))
        .map_err(|error| Error::new(format!("the library cannot be written: {error}")))?;
    Ok(library.into_inner())
}
