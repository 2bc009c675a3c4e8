//! Archives (System V, GNU, BSD and Microsoft): each member is shown like a file.

use super::value::{Heading, Problem, Record, Sink, Value, record};
use super::{Content, File, Showing, Unreadable};
use object::read::archive::{ArchiveFile, ArchiveMember};
use std::borrow::Cow;

const MEMBER: Record = record! { member: offset 10, size 10, name 0 };
const SYMBOL: Record = record! { archive_symbol: member 10, name 0 };

/// Returns whether the data start with the magic of an archive or a thin archive.
pub(super) fn is(data: &[u8]) -> bool {
    data.starts_with(&object::archive::MAGIC) || data.starts_with(&object::archive::THIN_MAGIC)
}

/// Shows the list of members, the symbol table, and the contents of each member.
pub(super) fn show<'d>(
    name: &str,
    data: &'d [u8],
    showing: &mut Showing<'_>,
    sink: &mut dyn Sink<'d>,
) -> Result<(), Unreadable> {
    let archive = ArchiveFile::parse(data).map_err(|error| Unreadable { reason: error.to_string() })?;
    sink.file(name, b"");
    let selection = showing.selection;
    let whole = selection.sections.is_empty() && selection.symbols.is_empty();
    let problem = |at: u64, what: String| Problem { section: None, at, what };
    let mut members = Vec::new();
    if whole {
        sink.table(Heading { kind: "members", section: None, name: Cow::Borrowed(b"") });
    }
    for member in archive.members() {
        let member = match member {
            Ok(member) => member,
            Err(error) => {
                sink.problem(problem(0, error.to_string()));
                break;
            }
        };
        let (offset, size) = member.file_range();
        let span = offset..offset.saturating_add(size);
        if whole {
            sink.row(&MEMBER, 0, span, &[Value::Hex(offset), Value::Number(size), Value::text(member.name())]);
        }
        members.push(member);
    }
    if whole && let Ok(Some(symbols)) = archive.symbols() {
        sink.table(Heading { kind: "archive_symbols", section: None, name: Cow::Borrowed(b"") });
        for symbol in symbols.map_while(Result::ok) {
            sink.row(&SYMBOL, 0, 0..0, &[Value::Hex(symbol.offset().0), Value::text(symbol.name())]);
        }
    }
    for member in members {
        let title = format!("{name}({})", String::from_utf8_lossy(member.name()));
        let (offset, _) = member.file_range();
        let read = match member.is_thin() {
            true => Err("a thin archive does not contain its members".to_owned()),
            false => member.data(data).map_err(|error| error.to_string()),
        };
        sink.file(&title, read.as_ref().copied().unwrap_or_default());
        match read.and_then(|bytes| Content::read(bytes).map_err(|error| error.reason)) {
            Ok(content) => content.show(showing, sink),
            Err(reason) => sink.problem(problem(offset, reason)),
        }
    }
    Ok(())
}

/// Returns the object in `data`, or the readable objects of an archive, each with its name.
///
/// A member is named `name(member)`, as in [`show`](super::show).
pub fn objects<'d>(name: &str, data: &'d [u8]) -> impl Iterator<Item = (String, File<'d>)> {
    let (alone, archive) = match is(data) {
        true => (None, ArchiveFile::parse(data).ok()),
        false => (File::read(data).ok().map(|file| (name.to_owned(), file)), None),
    };
    let object = move |member: ArchiveMember<'d>| {
        let bytes = if member.is_thin() { None } else { member.data(data).ok() };
        Some((format!("{name}({})", String::from_utf8_lossy(member.name())), File::read(bytes?).ok()?))
    };
    let members = archive.into_iter().flat_map(|archive| archive.members().map_while(Result::ok));
    alone.into_iter().chain(members.filter_map(object))
}
