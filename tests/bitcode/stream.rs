//! Writing the events of a file reproduces its bytes.

use crate::samples::all;
use llas::bitcode::stream::{Container, EventKind, Reader, Writer};

/// Reads a file as events and writes it again.
fn again(file: &[u8]) -> Vec<u8> {
    let container = Container::parse(file).unwrap();
    let mut reader = Reader::new(container.stream).unwrap();
    let mut writer = Writer::new(reader.magic());
    let mut end = 32;
    while let Some(event) = reader.event().unwrap() {
        assert_eq!((event.span.start, writer.position()), (end, end));
        end = event.span.end;
        if let EventKind::Record(record) = event.kind {
            assert_eq!(record.operands().count(), record.len);
        }
        writer.event(&event.kind).unwrap();
    }
    assert_eq!(end, container.stream.len() as u64 * 8);
    container.with_stream(&writer.finish().unwrap()).unwrap()
}

#[test]
fn what_is_read_is_written() {
    let samples = all();
    for sample in &samples {
        assert!(again(&sample.bytes) == sample.bytes, "{}: the bytes differ", sample.name);
    }
    println!("{} files", samples.len());
}

/// The records' values alone reproduce LLVM's bytes, without what only events of the reader carry.
#[test]
fn values_make_the_bytes_of_llvm() {
    for sample in all() {
        let container = Container::parse(&sample.bytes).unwrap();
        let mut reader = Reader::new(container.stream).unwrap();
        let mut writer = Writer::new(reader.magic());
        while let Some(event) = reader.event().unwrap() {
            match event.kind {
                EventKind::Enter(enter) => writer.enter(enter.id, enter.width),
                EventKind::Exit(_) => writer.exit(),
                EventKind::Record(record) => {
                    let operands: Vec<u64> = record.operands().collect();
                    writer.record(record.abbreviation, record.code, &operands, record.blob)
                }
                kind => writer.event(&kind),
            }
            .unwrap();
        }
        assert!(writer.finish().unwrap() == container.stream, "{}: the bytes differ", sample.name);
    }
}
