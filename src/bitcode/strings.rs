//! The strings of metadata. Source: `METADATA_STRINGS` in `llvm/Bitcode/LLVMBitCodes.h`.

use super::stream::{Numbers, Record};

/// The strings of a METADATA_STRINGS record, limited to those contained in the blob.
///
/// The operands are the number of strings and the offset of the characters in the blob. The blob starts with the
/// lengths as VBR6 numbers, followed by the characters of all strings.
pub(super) fn metadata_strings<'a>(record: &Record<'a>) -> impl Iterator<Item = &'a [u8]> + use<'a> {
    let mut operands = record.operands();
    let (count, offset) = (operands.next().unwrap_or(0), operands.next().unwrap_or(0));
    let blob = record.blob.unwrap_or_default();
    let (lengths, mut rest) = blob.split_at(usize::try_from(offset).map_or(blob.len(), |at| at.min(blob.len())));
    Numbers::new(lengths, 6).take(usize::try_from(count).unwrap_or(usize::MAX)).map_while(move |length| {
        let (string, after) = rest.split_at_checked(usize::try_from(length).ok()?)?;
        rest = after;
        Some(string)
    })
}
