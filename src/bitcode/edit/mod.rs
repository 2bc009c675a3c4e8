//! A file with some of its records changed. Records that tell of places in the stream are put right: where functions begin, where
//! their table is, and the index of the metadata.
//!
//! What the change means for the rest is the caller's: a symbol table goes on naming the old string, and the hash of a module stays
//! what it was.

mod places;

use super::names::block;
use super::stream::{Container, Enter, Error, Event, EventKind, Reader, Record, Writer};
use places::{Moves, Places};

/// What a record becomes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edited {
    /// The operands.
    pub operands: Vec<u64>,
    /// The blob, where its abbreviation ends with one.
    pub blob: Option<Vec<u8>>,
}

impl Edited {
    /// A record that is a text.
    #[must_use]
    pub fn text(text: impl AsRef<[u8]>) -> Edited {
        Edited { operands: text.as_ref().iter().copied().map(u64::from).collect(), blob: None }
    }
}

/// The id of records without abbreviation.
const UNABBREVIATED: u32 = 3;

/// How often a file is written: numbers that tell of places may become longer and move others.
const MOST_ROUNDS: usize = 8;

/// The code of the record of MODULE that has the source name.
const SOURCE_FILENAME: u32 = 16;

/// The file with another source name in each of its modules.
///
/// # Errors
/// Where the file is broken.
pub fn set_source_name(file: &[u8], name: impl AsRef<[u8]>) -> Result<Vec<u8>, Error> {
    let name = Edited::text(name);
    rewrite(file, |id, record| (id == block::MODULE && record.code == SOURCE_FILENAME).then(|| name.clone()))
}

/// The file with the records that `edit` changes. It is given the id of the block and the record, several times for each, and has to
/// say the same each time. A record whose abbreviation does not hold the new operands is written without.
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
/// Where the file is broken, or a record with a blob gets none.
pub fn rewrite(file: &[u8], mut edit: impl FnMut(u32, &Record<'_>) -> Option<Edited>) -> Result<Vec<u8>, Error> {
    let container = Container::parse(file)?;
    let mut moves = Moves::default();
    for _ in 1..MOST_ROUNDS {
        let (stream, next) = write(container.stream, &moves, &mut edit)?;
        if next == moves {
            return container.with_stream(&stream);
        }
        moves = next;
    }
    let (stream, _) = write(container.stream, &moves, &mut edit)?;
    container.with_stream(&stream)
}

/// The stream where places have moved so, and how they have moved then.
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
        // The end of a head is where what is in the block begins.
        next.note(span.end, writer.position());
    }
    Ok((writer.finish()?, next))
}

/// Writes a record with other operands, with its abbreviation where that holds them.
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
