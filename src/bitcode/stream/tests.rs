//! Round trips preserve all bytes, even in encodings that no writer would produce.

use super::*;
use crate::bitcode::names::blockinfo::SETBID;

const fn fixed(value: u64, width: u32) -> (u64, u32) {
    (value, width)
}

/// Makes a stream of these bit fields after a magic number.
fn stream(fields: &[(u64, u32)]) -> Vec<u8> {
    let mut bits = bits::Bits::default();
    bits.bytes(&IR_MAGIC);
    fields.iter().for_each(|(value, width)| bits.fixed(*value, *width));
    bits.finish()
}

fn again(stream: &[u8]) -> Result<Vec<u8>, Error> {
    let mut reader = Reader::new(stream)?;
    let mut writer = Writer::new(reader.magic());
    while let Some(event) = reader.event()? {
        writer.event(&event.kind)?;
    }
    writer.finish()
}

/// The header of a block of `words` words, with 3-bit ids.
fn block(id: u64, words: u64) -> Vec<(u64, u32)> {
    vec![fixed(1, 2), fixed(id, 8), fixed(3, 4), fixed(0, 18), fixed(words, 32)]
}

#[test]
fn numbers_that_are_longer_than_need_be_stay_so() {
    // A block with an id in two chunks and a width in three, nonzero padding before its length, a record with a long
    // code and a long operand, and nonzero padding after its end.
    let fields = [
        fixed(1, 2),
        fixed(0x88, 8),
        fixed(0, 8),
        fixed(0b1011, 4),
        fixed(0b1000, 4),
        fixed(0, 4),
        fixed(0b10, 2),
        fixed(2, 32),
        fixed(3, 3),
        fixed(0x22, 6),
        fixed(0, 6),
        fixed(0x21, 6),
        fixed(0, 6),
        fixed(0x25, 6),
        fixed(0x20, 6),
        fixed(0, 6),
        fixed(0, 3),
        fixed(0b11_0101, 16),
    ];
    let stream = stream(&fields);
    assert_eq!(again(&stream).as_deref(), Ok(&stream[..]));
    let mut reader = Reader::new(&stream).unwrap();
    let Some(Event { kind: EventKind::Enter(enter), span }) = reader.event().unwrap() else { panic!() };
    assert_eq!((enter.id, enter.width, enter.words, span), (8, 3, 2, Span { start: 32, end: 96 }));
    let Some(Event { kind: EventKind::Record(record), span }) = reader.event().unwrap() else { panic!() };
    assert_eq!((record.code, record.text(), span), (2, vec![5], Span { start: 96, end: 141 }));
}

#[test]
fn abbreviations_of_all_kinds_come_back() {
    let mut writer = Writer::new(IR_MAGIC);
    let all = [
        vec![Encoding::Literal(7), Encoding::Fixed(32), Encoding::Vbr(32), Encoding::Fixed(0), Encoding::Vbr(2)],
        vec![Encoding::Fixed(3), Encoding::Array, Encoding::Char6],
        vec![Encoding::Vbr(6), Encoding::Literal(u64::MAX), Encoding::Blob],
        vec![Encoding::Char6, Encoding::Array, Encoding::Fixed(1)],
    ];
    let define = |writer: &mut Writer| {
        for encodings in &all {
            writer.define(&Abbreviation::new(encodings.iter().copied()).unwrap()).unwrap();
        }
    };
    writer.enter(0, 2).unwrap();
    writer.record(3, SETBID, &[9], None).unwrap();
    define(&mut writer);
    writer.exit().unwrap();
    writer.enter(9, 4).unwrap();
    define(&mut writer);
    for first in [4, 8] {
        writer.record(first, 7, &[u32::MAX.into(), u64::MAX, 0, u64::MAX], None).unwrap();
        writer.record(first + 1, 5, &b"aZ9._".map(u64::from), None).unwrap();
        writer.record(first + 1, 5, &[], None).unwrap();
        writer.record(first + 2, 77, &[u64::MAX], Some(b"12345")).unwrap();
        writer.record(first + 3, u32::from(b'x'), &[1, 0, 1], None).unwrap();
    }
    writer.exit().unwrap();
    let stream = writer.finish().unwrap();
    assert_eq!(again(&stream).as_deref(), Ok(&stream[..]));
    let mut writer = Writer::new(IR_MAGIC);
    writer.enter(9, 4).unwrap();
    assert_eq!(writer.record(3, 8, &[], None), Ok(()));
    assert_eq!(writer.record(4, 8, &[], None).unwrap_err().kind, ErrorKind::NoAbbreviation(4));
    define(&mut writer);
    assert_eq!(writer.record(4, 8, &[0; 4], None).unwrap_err().kind, ErrorKind::Misfit);
    assert_eq!(writer.finish().unwrap_err().kind, ErrorKind::Unbalanced);
    let mut writer = Writer::new(IR_MAGIC);
    writer.enter(9, 4).unwrap();
    define(&mut writer);
    writer.record(4, 7, &[1, u64::MAX, 0, 3], None).unwrap();
    writer.record(5, 5, &b"aZ9._".map(u64::from), None).unwrap();
    writer.record(6, 77, &[u64::MAX], Some(b"12345")).unwrap();
    writer.record(3, 1, &[0, u64::MAX], None).unwrap();
    writer.exit().unwrap();
    let stream = writer.finish().unwrap();
    assert_eq!(again(&stream).as_deref(), Ok(&stream[..]));
    let (mut reader, mut records) = (Reader::new(&stream).unwrap(), Vec::new());
    while let Some(event) = reader.event().unwrap() {
        if let EventKind::Record(record) = event.kind {
            let operands: Vec<u64> = record.operands().collect();
            assert_eq!(operands.len(), record.len);
            records.push((record.code, operands, record.blob.map(<[u8]>::to_vec)));
        }
    }
    assert_eq!(
        records,
        [
            (7, vec![1, u64::MAX, 0, 3], None),
            (5, b"aZ9._".map(u64::from).to_vec(), None),
            (77, vec![u64::MAX], Some(b"12345".to_vec())),
            (1, vec![0, u64::MAX], None),
        ]
    );
}

#[test]
fn what_is_broken_is_told_with_its_place() {
    let kind = |fields: &[(u64, u32)]| again(&stream(fields)).unwrap_err().kind;
    let in_block = |words, fields: &[(u64, u32)]| kind(&[block(8, words), fields.to_vec()].concat());
    let end = [fixed(0, 3), fixed(0, 29)];
    assert_eq!(in_block(2, &end), ErrorKind::BlockLength { said: 2, is: 1 });
    assert_eq!(in_block(1, &[fixed(4, 3), fixed(0, 29)]), ErrorKind::NoAbbreviation(4));
    assert_eq!(in_block(9, &[fixed(3, 3), fixed(1, 6), fixed(31, 6), fixed(0, 17)]), ErrorKind::Truncated);
    assert_eq!(kind(&[fixed(3, 2), fixed(1, 30), fixed(0, 32), fixed(0, 32)]), ErrorKind::NotABlock);
    let narrow = [fixed(1, 2), fixed(8, 8), fixed(1, 4), fixed(0, 18), fixed(1, 32), fixed(0, 32)];
    assert_eq!(kind(&narrow), ErrorKind::BlockWidth(1));
    // A VBR number that is too long.
    let long = vec![fixed(3, 3), fixed(u64::from(u32::MAX), 32), fixed(u64::from(u32::MAX), 32), fixed(1 << 31, 32)];
    assert_eq!(in_block(3, &long), ErrorKind::WideNumber);
    // An abbreviation that starts with a blob.
    let blob = [fixed(2, 3), fixed(1, 5), fixed(0, 1), fixed(5, 3), fixed(0, 20)];
    assert!(matches!(in_block(1, &blob), ErrorKind::Abbreviation(_)));
    let inner = [fixed(1, 3), fixed(8, 8), fixed(3, 4), fixed(0, 17), fixed(1, 32)];
    let deep = [block(8, 1), inner.repeat(100)].concat();
    assert_eq!(kind(&deep), ErrorKind::TooDeep);
    assert_eq!(Reader::new(b"BC").unwrap_err(), ErrorKind::Truncated.at(0));
}

#[test]
fn what_follows_the_last_block_is_kept() {
    let block = [block(8, 1), vec![fixed(0, 32)]].concat();
    for tail in [&b""[..], b"\0\0\0\0", b"abc", b"12345678", &[0; 100]] {
        let stream = [&stream(&block)[..], tail].concat();
        assert_eq!(again(&stream).as_deref(), Ok(&stream[..]));
    }
}

#[test]
fn blocks_can_be_skipped() {
    let blocks = [block(8, 1), vec![fixed(0, 32)], block(9, 2), vec![fixed(0xffff_ffff, 32), fixed(0, 32)]].concat();
    let stream = stream(&blocks);
    let (mut reader, mut ids) = (Reader::new(&stream).unwrap(), Vec::new());
    while let Some(event) = reader.event().unwrap() {
        assert!(matches!(event.kind, EventKind::Enter(_)));
        ids.push(reader.skip_block().unwrap());
    }
    assert_eq!(ids, [Some(8), Some(9)]);
    assert_eq!(reader.skip_block(), Ok(None));
}
