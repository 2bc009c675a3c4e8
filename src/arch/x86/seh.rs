//! The unwind codes of x64 (Microsoft's "x64 exception handling": `UNWIND_INFO`, `UNWIND_CODE`, `RUNTIME_FUNCTION`).
//!
//! An unwind code takes one to three 2-byte slots. The first contains the offset of the end of the step's instruction,
//! the operation and a 4-bit number.

use crate::debug::seh::late::Late;
use crate::debug::seh::{Operation, Rules, Writer};
use crate::diag::Code;

/// The unwind codes and rules of x64.
pub static RULES: Rules = Rules {
    placeless: false,
    slot: Some(8),
    has_epilogue_codes: false,
    measures_functions: false,
    has_unwind_handlers: true,
    allocate,
    says: |_| true,
    end_epilogue: |_| {},
    write_info: |writer, frame, _| write_info(writer, frame),
    lists: |_| true,
    write_function,
};

const PUSH: u8 = 0;
const ALLOCATE_LARGE: u8 = 1;
const ALLOCATE_SMALL: u8 = 2;
const SET_FRAME: u8 = 3;
const SAVE: u8 = 4;
const SAVE_FAR: u8 = 5;
const EPILOGUE: u8 = 6;
const SAVE_XMM: u8 = 8;
const SAVE_XMM_FAR: u8 = 9;
const PUSH_MACHINE_FRAME: u8 = 10;

/// `UNW_FLAG_EHANDLER`
const EXCEPTION_HANDLER: u8 = 1;
/// `UNW_FLAG_UHANDLER`
const UNWIND_HANDLER: u8 = 2;
/// `UNW_FLAG_CHAININFO`
const CHAINED: u8 = 4;

/// The largest size or offset that two slots can represent.
const TWO_SLOTS: u32 = 512 * 1024 - 8;

const SLOTS: [u8; 11] = [1, 2, 1, 1, 2, 3, 1, 0, 2, 3, 1];

pub fn push(register: u8) -> Operation {
    Operation { code: PUSH, register, value: 0 }
}

fn allocate(value: u32) -> Operation {
    let code = if value > 128 { ALLOCATE_LARGE } else { ALLOCATE_SMALL };
    Operation { code, register: 0, value }
}

/// Makes a register the frame pointer.
pub fn set_frame(register: u8, value: u32) -> Operation {
    Operation { code: SET_FRAME, register, value }
}

pub fn save(register: u8, value: u32) -> Operation {
    let code = if value > TWO_SLOTS { SAVE_FAR } else { SAVE };
    Operation { code, register, value }
}

pub fn save_xmm(register: u8, value: u32) -> Operation {
    let code = if value > TWO_SLOTS { SAVE_XMM_FAR } else { SAVE_XMM };
    Operation { code, register, value }
}

/// The processor pushed a machine frame, optionally with an error code.
pub fn push_machine_frame(error_code: bool) -> Operation {
    Operation { code: PUSH_MACHINE_FRAME, register: 0, value: u32::from(error_code) }
}

fn slots(operation: Operation) -> u32 {
    let more = operation.code == ALLOCATE_LARGE && operation.value > TWO_SLOTS;
    u32::from(SLOTS.get(usize::from(operation.code)).copied().unwrap_or(0)) + u32::from(more)
}

/// The slot of an epilogue that begins `offset` bytes before the end of the function.
fn epilogue_slot(offset: u16) -> u16 {
    (offset >> 8) << 12 | u16::from(EPILOGUE) << 8 | offset & 0xff
}

/// The bytes that follow the first byte of an operation, and their number.
fn operands(operation: Operation) -> ([u8; 5], usize) {
    let Operation { code, register, value } = operation;
    let with = |number: u8| code | number << 4;
    let two = |first: u8, slot: u32| {
        let [a, b, ..] = slot.to_le_bytes();
        ([first, a, b, 0, 0], 3)
    };
    let three = |first: u8, value: u32| {
        let [a, b, c, d] = value.to_le_bytes();
        ([first, a, b, c, d], 5)
    };
    match code {
        PUSH => ([with(register), 0, 0, 0, 0], 1),
        ALLOCATE_LARGE if value > TWO_SLOTS => three(with(1), value & !7),
        ALLOCATE_LARGE => two(code, value >> 3),
        ALLOCATE_SMALL => ([with((value.wrapping_sub(8) >> 3) as u8 & 15), 0, 0, 0, 0], 1),
        SAVE => two(with(register), value >> 3),
        SAVE_XMM => two(with(register), value >> 4),
        SAVE_FAR => three(with(register), value & !7),
        SAVE_XMM_FAR => three(with(register), value & !15),
        PUSH_MACHINE_FRAME => ([with(u8::from(value == 1)), 0, 0, 0, 0], 1),
        _ => ([code, 0, 0, 0, 0], 1),
    }
}

/// The epilogues as described by version 2.
struct Epilogues {
    /// The size of every epilogue in bytes, of whose last instruction only one byte counts.
    size: u8,
    /// The last epilogue is at the end of the function.
    last_at_end: bool,
    /// A slot is added to make their number even.
    padded: bool,
    slots: u32,
}

/// Summarizes the epilogues of a frame; `None` if there are none for version 2, or an error has been reported.
fn epilogues(writer: &mut Writer<'_>, index: usize) -> Option<Epilogues> {
    let frame = &writer.unwind.frames[index];
    let last = frame.epilogues.last().filter(|_| frame.version >= 2)?;
    let count = frame.epilogues.len() as u32;
    let (described, end, source_pos, function_end) = (last.described?, last.end?, last.source_pos, frame.function_end);
    let function = String::from_utf8_lossy(writer.model.names.text(frame.function)).into_owned();
    let size = match writer.distance(described, end) {
        Some(size) if (0..255).contains(&size) => size as u8 + 1,
        Some(_) => {
            writer.error(
                Code::SehMisplaced,
                source_pos,
                format!("Epilog size is too large for Unwind v2 in {function}"),
            );
            return None;
        }
        None => {
            let message = format!("Failed to evaluate epilog size for Unwind v2 in {function}");
            writer.error(Code::SehMisplaced, source_pos, message);
            return None;
        }
    };
    let to_end = function_end.and_then(|end| writer.distance(described, end));
    let last_at_end = to_end == Some(i64::from(size));
    let slots = count + u32::from(!last_at_end);
    let padded = !slots.is_multiple_of(2);
    Some(Epilogues { size, last_at_end, padded, slots: slots + u32::from(padded) })
}

/// Writes the information of a frame (`UNWIND_INFO`) unless it has been written.
fn write_info(writer: &mut Writer<'_>, index: usize) {
    if writer.unwind.frames[index].info.is_some() {
        return;
    }
    let source_pos = writer.unwind.frames[index].source_pos;
    writer.align();
    let here = writer.here();
    let label = writer.label(here);
    let frame = &mut writer.unwind.frames[index];
    frame.info = Some(label);
    let steps = std::mem::take(&mut frame.steps);
    let (begin, prologue_end, parent, handler) = (frame.begin, frame.prologue_end, frame.parent, frame.handler);
    let version = frame.version;
    let flags = match parent {
        Some(_) => CHAINED,
        None => {
            let unwind = if frame.on_unwind { UNWIND_HANDLER } else { 0 };
            unwind | if frame.on_exception { EXCEPTION_HANDLER } else { 0 }
        }
    };
    let frame_pointer = frame.frame_pointer.map_or(0, |o| o.register & 15 | o.value as u8 & 0xf0);
    let epilogues = epilogues(writer, index);
    let mut count: u32 = steps.iter().map(|s| slots(s.1)).sum();
    count += epilogues.as_ref().map_or(0, |e| e.slots);
    if count > 255 {
        let function = String::from_utf8_lossy(writer.model.names.text(writer.unwind.frames[index].function));
        let message = match epilogues {
            Some(_) => format!("Too many unwind codes with Unwind v2 enabled in {function}"),
            None => format!("{function} has {count} slots of unwind codes, but at most 255 are possible"),
        };
        writer.error(Code::SehBadOperand, source_pos, message);
        return;
    }
    writer.bytes(&[version | flags << 3]);
    match prologue_end {
        Some(end) => writer.byte_distance(begin, end, source_pos),
        None => writer.bytes(&[0]),
    }
    writer.bytes(&[count as u8, frame_pointer]);
    if let Some(epilogues) = &epilogues {
        write_epilogues(writer, index, epilogues);
    }
    for &(place, operation) in steps.iter().rev() {
        writer.byte_distance(begin, place, source_pos);
        let (bytes, len) = operands(operation);
        writer.bytes(&bytes[..len]);
    }
    if count % 2 == 1 {
        writer.bytes(&[0; 2]);
    }
    match (parent, handler) {
        (Some(parent), _) => write_function(writer, parent),
        (None, Some(handler)) if flags != 0 => writer.reference(handler, 0, source_pos),
        // The information has at least eight bytes.
        _ if count == 0 => writer.bytes(&[0; 4]),
        _ => {}
    }
}

/// Writes the epilogues of a frame, the last one first.
fn write_epilogues(writer: &mut Writer<'_>, index: usize, epilogues: &Epilogues) {
    let frame = &writer.unwind.frames[index];
    let (function, function_end) = (frame.function, frame.function_end);
    let mut list = frame.epilogues.clone();
    writer.bytes(&[epilogues.size, EPILOGUE | u8::from(epilogues.last_at_end) << 4]);
    if epilogues.last_at_end {
        list.pop();
    }
    for epilogue in list.iter().rev() {
        let (Some(from), Some(end), Some(to)) = (epilogue.described, epilogue.end, function_end) else { continue };
        writer.late(
            Late::Epilogue { from, to, end, size: epilogues.size, function, slot: epilogue_slot },
            epilogue.source_pos,
        );
    }
    if epilogues.padded {
        writer.bytes(&[0, EPILOGUE]);
    }
}

fn write_function(writer: &mut Writer<'_>, index: usize) {
    let frame = &writer.unwind.frames[index];
    let source_pos = frame.source_pos;
    let (Some(end), Some(info), begin) = (frame.end, frame.info, frame.begin) else { return };
    writer.align();
    let begin_label = writer.label(begin);
    writer.reference(begin_label, 0, source_pos);
    match writer.distance(begin, end) {
        Some(distance) => writer.reference(begin_label, distance, source_pos),
        None => {
            if writer.model.section_of(begin) != writer.model.section_of(end) {
                let message = "the function ends in a section other than the one it starts in";
                writer.error(Code::SehMisplaced, source_pos, message);
            }
            let end = writer.label(end);
            writer.reference(end, 0, source_pos);
        }
    }
    writer.reference(info, 0, source_pos);
}
