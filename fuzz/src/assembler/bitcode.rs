//! LLVM bitcode: read, dumped, written again, and made an object.

use llas::bitcode::dump::{Naming, dump};
use llas::bitcode::edit::set_source_name;
use llas::bitcode::stream::{Container, Error, Reader, Writer};
use llas::bitcode::symtab::make;
use llas::bitcode::{load, summary, symtab};

/// Larger alignments are not assembled: the file itself demands the padding.
const LARGE: u64 = 1 << 14;

/// Reads a file as events and writes it again.
fn again(file: &[u8]) -> Result<Vec<u8>, Error> {
    let container = Container::parse(file)?;
    let mut reader = Reader::new(container.stream)?;
    let mut writer = Writer::new(reader.magic());
    while let Some(event) = reader.event()? {
        writer.event(&event.kind)?;
    }
    container.with_stream(&writer.finish()?)
}

/// The data is the file.
pub fn bitcode(file: &[u8]) {
    if let Ok(again) = again(file) {
        assert!(again == file, "the bytes differ when they are written again");
    }
    let mut text = String::new();
    if let Ok(statistics) = dump(file, Naming::All, &mut text) {
        statistics.write("x.bc", &mut text).expect("memory can be written");
    }
    drop(set_source_name(file, "another"));
    if let Ok(summary) = summary(file) {
        let _ = (symtab(&summary).is_ok(), make(&summary).is_ok());
    }
    let Ok(loaded) = load(file, None) else { return };
    if loaded.module.globals.iter().any(|global| global.align.is_some_and(|align| align > LARGE)) {
        return;
    }
    if let Ok(made) = loaded.module.object(&loaded.lowering) {
        let object = made.to_bytes().expect("there is memory for a small object");
        let file = llas::inspect::File::read(&object);
        assert!(file.is_ok(), "the object cannot be read: {:?}", file.err());
    }
}
