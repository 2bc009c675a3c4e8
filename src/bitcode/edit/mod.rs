//! Rewrites a file with some of its records changed. Records that contain positions in the stream are updated: the
//! positions of function bodies, of the function table, and the metadata index.
//!
//! Consistency with the rest of the file is up to the caller: a symbol table still refers to the old strings, and a
//! module's hash is not recomputed.

mod places;

use super::names::{block, module};
use super::stream::{Container, Enter, Error, Event, EventKind, Reader, Record, Writer};
use places::{Moves, Places};

/// The new contents of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edited {
    /// The operands.
    pub operands: Vec<u64>,
    /// The blob, if the abbreviation ends with one.
    pub blob: Option<Vec<u8>>,
}

impl Edited {
    /// Makes a record whose operands are the bytes of a string.
    #[must_use]
    pub fn text(text: impl AsRef<[u8]>) -> Edited {
        Edited { operands: text.as_ref().iter().copied().map(u64::from).collect(), blob: None }
    }
}

/// The abbreviation id of unabbreviated records (`UNABBREV_RECORD`).
const UNABBREVIATED: u32 = 3;

/// Maximum number of passes: updated positions may take more bits and move others.
const MAX_ROUNDS: usize = 8;

/// Returns the file with a new source name in each of its modules.
///
/// # Errors
/// If the file is malformed.
pub fn set_source_name(file: &[u8], name: impl AsRef<[u8]>) -> Result<Vec<u8>, Error> {
    let name = Edited::text(name);
    rewrite(file, |id, record| (id == block::MODULE && record.code == module::SOURCE_FILENAME).then(|| name.clone()))
}

/// Returns the file with records replaced by `edit`. It receives the block id and the record; it is called several
/// times for each record and must return the same result each time. If the record's abbreviation cannot encode the new
/// operands, the record is written unabbreviated.
///
/// ```
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/bitcode/files/functions.bc");
/// # let Ok(file) = std::fs::read(path) else { return Ok(()) };
/// use llas::bitcode::edit::{Edited, rewrite};
///
/// // The target triple is record 2 of block 8.
/// let changed = rewrite(&file, |block, record| {
///     (block == 8 && record.code == 2).then(|| Edited::text("aarch64-unknown-freebsd14.0"))
/// })?;
/// assert_eq!(llas::bitcode::summary(&changed)?.modules[0].triple, "aarch64-unknown-freebsd14.0");
/// # Ok(()) }
/// ```
///
/// # Errors
/// If the file is malformed, or if a record with a blob is replaced by one without.
pub fn rewrite(file: &[u8], mut edit: impl FnMut(u32, &Record<'_>) -> Option<Edited>) -> Result<Vec<u8>, Error> {
    let container = Container::parse(file)?;
    let mut moves = Moves::default();
    for _ in 1..MAX_ROUNDS {
        let (stream, next) = write(container.stream, &moves, &mut edit)?;
        if next == moves {
            return container.with_stream(&stream);
        }
        moves = next;
    }
    let (stream, _) = write(container.stream, &moves, &mut edit)?;
    container.with_stream(&stream)
}

/// Writes the stream, with positions updated for `moves`; returns it with the resulting moves.
fn write(
    stream: &[u8],
    moves: &Moves,
    edit: &mut impl FnMut(u32, &Record<'_>) -> Option<Edited>,
) -> Result<(Vec<u8>, Moves), Error> {
    let mut reader = Reader::new(stream)?;
    let (mut writer, mut next, mut places) = (Writer::new(reader.magic()), Moves::default(), Places::default());
    let mut open: Vec<u32> = Vec::new();
    let mut operands = Vec::new();
    while let Some(Event { span, kind }) = reader.event()? {
        next.note(span.start, writer.position());
        match &kind {
            EventKind::Enter(Enter { id, .. }) => {
                places.enter(*id, span.start);
                open.push(*id);
            }
            EventKind::Exit(_) => drop(open.pop()),
            EventKind::Record(record) => {
                let id = open.last().copied().unwrap_or_default();
                if let Some(Edited { operands, blob }) = edit(id, record) {
                    replace(&mut writer, record, &operands, blob.as_deref())?;
                    next.note(span.end, writer.position());
                    continue;
                }
                if places.moved(id, record, span, moves, &mut operands) {
                    replace(&mut writer, record, &operands, None)?;
                    next.note(span.end, writer.position());
                    continue;
                }
            }
            _ => {}
        }
        writer.event(&kind)?;
        // The end of a block's header is the start of its contents.
        next.note(span.end, writer.position());
    }
    Ok((writer.finish()?, next))
}

/// Writes a record with new operands, using its abbreviation if it can encode them.
fn replace(writer: &mut Writer, record: &Record<'_>, operands: &[u64], blob: Option<&[u8]>) -> Result<(), Error> {
    let before = writer.mark();
    match writer.record(record.abbreviation, record.code, operands, blob) {
        Err(_) if blob.is_none() => {
            writer.back_to(before);
            writer.record(UNABBREVIATED, record.code, operands, None)
        }
        written => written,
    }
}
