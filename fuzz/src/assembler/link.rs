//! Objects with their relocations applied, as a JIT compiler does.
//!
//! Bytes choose the machine, the page size and the addresses; the text follows.

use super::machines::{A64, Machine, T32, X86, with_context};
use llas::link::LoadAddresses;
use llas::object::Object;
use llas::options::{AsmSyntax, Builder};

/// Start addresses: low, near the ends of 32 and 64 bits, misaligned.
const STARTS: [u64; 8] = [0, 0x1000, 0x7fff_f000, 0xffff_f000, 0x7fff_ffff_f000, u64::MAX - 0xfff, 0x1003, 0x40_0000];

/// The largest image: memory that is cleared takes longer than the text.
const LIMIT: u64 = 1 << 16;

fn machine(byte: u8) -> Machine {
    let all: Vec<Machine> = X86.into_iter().chain(A64).chain(T32).collect();
    Machine::chosen(&all, byte)
}

fn builder(builder: Builder, mode: u8) -> Builder {
    builder.syntax(if mode == 0 { AsmSyntax::Att } else { AsmSyntax::Intel }).private_labels(true)
}

/// The address of an undefined symbol: near, far, or none, by its name.
fn address(start: u64, name: &[u8]) -> Option<u64> {
    let sum = name.iter().fold(0u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(u64::from(*byte)));
    match sum % 4 {
        0 => None,
        1 => Some(start.wrapping_add(sum)),
        2 => Some(start ^ sum << 33),
        _ => Some(sum & 0xffff),
    }
}

/// Assembles and links a text.
pub fn link(data: &[u8]) {
    let [chosen, start, page, gap, text @ ..] = data else { return };
    with_context(machine(*chosen), chosen >> 7, builder, |kept| {
        let Ok(assembled) = kept.context.assemble(text) else { return };
        let start = STARTS[usize::from(start % 8)].wrapping_add(u64::from(start >> 3));
        images(&assembled.object, start, *page, *gap);
        kept.context.recycle(assembled);
    });
}

fn images(object: &Object, start: u64, page: u8, gap: u8) {
    let page_size = if page & 0x80 != 0 { u64::from(page) } else { 1 << (page % 13) };
    if let Ok(flat) = object.flat_in_pages(start, page_size, LIMIT, |symbol| address(start, symbol.name())) {
        assert!(flat.bytes.len() as u64 <= flat.memory_size && flat.memory_size <= LIMIT);
        assert!(flat.parts.is_sorted(), "{:x?}", flat.parts);
    }
    // Each section at an address of its own, which may be misaligned, overlap others, or be missing.
    let mut addresses = LoadAddresses::new(object);
    let mut at = start;
    for section in object.sections() {
        if gap != 0xff {
            addresses.place(section.id(), at);
        }
        let align = if gap & 1 == 0 { section.align().max(1) } else { 1 };
        let Some(next) = at.checked_add(section.size()).and_then(|end| end.checked_next_multiple_of(align)) else {
            return;
        };
        at = next.wrapping_add(u64::from(gap >> 1) << (gap & 31));
    }
    let aligned = |at: u64, align: u64| at.checked_next_multiple_of(align.max(1)).unwrap_or(at);
    addresses.place_table(aligned(at, addresses.table_align()));
    addresses.place_commons(aligned(at.wrapping_add(0x10000), addresses.commons_align()));
    addresses.set_image(start).set_thread_block(start, -64);
    if let Ok(image) = object.relocate(&addresses, |symbol| address(start, symbol.name())) {
        for section in object.sections() {
            let bytes = image.section(section.id()).len();
            assert!(bytes == 0 || bytes == section.bytes().len(), "the size of a section changes");
        }
    }
}
