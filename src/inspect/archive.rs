//! Archives of System V, GNU, BSD and Microsoft: their members, each shown as a file of its own.

use super::value::{Heading, Problem, Record, Sink, Value, column};
use super::{Content, Selection, Unreadable};
use object::read::archive::ArchiveFile;
use std::borrow::Cow;

const MEMBER: Record = Record::columns("member", &[column("offset", 10), column("size", 10), column("name", 0)]);
const SYMBOL: Record = Record::columns("archive_symbol", &[column("member", 10), column("name", 0)]);

/// Whether bytes begin as an archive does.
pub(super) fn is(data: &[u8]) -> bool {
    data.starts_with(&object::archive::MAGIC) || data.starts_with(&object::archive::THIN_MAGIC)
}

/// The list of members, the table of symbols, and what is in each member.
pub(super) fn show<'d>(
    name: &str,
    data: &'d [u8],
    selection: &Selection,
    sink: &mut dyn Sink<'d>,
) -> Result<(), Unreadable> {
    let archive = ArchiveFile::parse(data).map_err(|error| Unreadable { reason: error.to_string() })?;
    sink.file(name);
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
        sink.file(&title);
        let (offset, _) = member.file_range();
        if member.is_thin() {
            sink.problem(problem(offset, "the member is a file of its own".to_owned()));
            continue;
        }
        let read = member.data(data).map_err(|error| error.to_string());
        match read.and_then(|bytes| Content::read(bytes).map_err(|error| error.reason)) {
            Ok(content) => content.show(selection, sink),
            Err(reason) => sink.problem(problem(offset, reason)),
        }
    }
    Ok(())
}
