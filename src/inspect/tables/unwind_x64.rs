//! Windows unwind tables of x64 (Microsoft, "x64 exception handling"): entries of three addresses, and 2-byte unwind
//! codes in reverse order of the prologue.

use super::fields::row;
use super::unwind::{Targets, pointed_to};
use super::*;

const FUNCTION: Record = record! { function: start, end, unwind };
const UNWIND: Record = record! { unwind: version, flags, prologue, slots, frame_register, frame_offset };
const OPERATION: Record = record! { operation: at 6, operation 18, register 8, value 0 };
const EPILOGUES: Record = record! { epilogues: length, at_end };
const EPILOGUE: Record = record! { epilogue: before_end, padding };
static HANDLER: Layout = layout!(handler { place: F::Address });
static CHAINED: Layout = layout!(chained { start: F::Address, end: F::Address, unwind: F::Address });

const FLAGS: [&str; 4] = ["ExceptionHandler", "TerminateHandler", "Chained", "Large"];
const HANDLERS: u8 = 3;
const CHAIN: u8 = 4;

const REGISTERS: [&str; 16] =
    ["rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15"];
const VECTORS: [&str; 16] = [
    "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", "xmm9", "xmm10", "xmm11", "xmm12", "xmm13",
    "xmm14", "xmm15",
];

/// The meaning of the upper half of a code's second byte.
#[derive(Clone, Copy)]
enum Info {
    None,
    Register,
    Vector,
    /// The size is 8 times this, plus 8.
    Small,
    /// 0: the size is 8 times the next slot. 1: the size is the next two slots.
    Large,
    /// The frame register and offset from the header.
    Frame,
    Flag,
    /// A flag in the first such code; in the others the high bits of a distance.
    Epilogue,
}

/// Operations by number: name, meaning of the operation info, number of further slots, and the unit of their value.
const OPERATIONS: [(&str, Info, u8, u64); 11] = [
    ("PUSH_NONVOL", Info::Register, 0, 0),
    ("ALLOC_LARGE", Info::Large, 1, 8),
    ("ALLOC_SMALL", Info::Small, 0, 0),
    ("SET_FPREG", Info::Frame, 0, 0),
    ("SAVE_NONVOL", Info::Register, 1, 8),
    ("SAVE_NONVOL_FAR", Info::Register, 2, 1),
    ("EPILOG", Info::Epilogue, 0, 0),
    ("SPARE_CODE", Info::None, 2, 1),
    ("SAVE_XMM128", Info::Vector, 1, 16),
    ("SAVE_XMM128_FAR", Info::Vector, 2, 1),
    ("PUSH_MACHFRAME", Info::Flag, 0, 0),
];

pub(super) fn entries<'f, 'd>(
    fields: &mut Fields<'f, 'd>,
    targets: &mut Targets<'f, 'd>,
    out: &mut Out<'_, 'd>,
) -> Read<()> {
    while !fields.cursor.is_empty() {
        let start = fields.cursor.at();
        let values = [fields.place(4)?, fields.place(4)?, fields.place(4)?];
        let span = fields.cursor.since(start);
        out.row(&FUNCTION, 0, span, &values);
        pointed_to(fields, targets, start, &values[2], unwind, out)?;
    }
    Ok(())
}

fn unwind<'d>(fields: &mut Fields<'_, 'd>, out: &mut Out<'_, 'd>) -> Read<()> {
    let cursor = &mut fields.cursor;
    let start = cursor.at();
    let (first, prologue, count, frame) = (cursor.u8()?, cursor.u8()?, cursor.u8()?, cursor.u8()?);
    let (version, flags) = (first & 7, first >> 3);
    let (register, offset) = (usize::from(frame & 15), u64::from(frame >> 4) * 16);
    let has_frame = frame != 0;
    let values = [
        Value::Number(version.into()),
        bits(&FLAGS, flags.into()),
        Value::Hex(prologue.into()),
        Value::Number(count.into()),
        if has_frame { Value::Name(REGISTERS[register]) } else { Value::None },
        if has_frame { Value::Hex(offset) } else { Value::None },
    ];
    out.row(&UNWIND, 1, cursor.since(start), &values);
    let mut codes = cursor.part(usize::from(count) * 2)?;
    let mut epilogues = 0;
    while !codes.is_empty() {
        operation(&mut codes, (register, offset), &mut epilogues, out)?;
    }
    // The array of slots is padded to an even number.
    cursor.bytes(usize::from(count % 2) * 2)?;
    if flags & CHAIN != 0 {
        row(fields, &CHAINED, 1, out)?;
    } else if flags & HANDLERS != 0 {
        row(fields, &HANDLER, 1, out)?;
    }
    Ok(())
}

fn operation<'d>(cursor: &mut Cursor<'d>, frame: (usize, u64), epilogues: &mut u32, out: &mut Out<'_, 'd>) -> Read<()> {
    let start = cursor.at();
    let (at, code) = (cursor.u8()?, cursor.u8()?);
    let (number, info) = (usize::from(code & 15), code >> 4);
    let Some(&(name, means, slots, unit)) = OPERATIONS.get(number) else {
        return cursor.wrong("unknown unwind code");
    };
    if matches!(means, Info::Epilogue) {
        epilogue(cursor.since(start), at, info, *epilogues == 0, out);
        *epilogues += 1;
        return Ok(());
    }
    let slots = if matches!(means, Info::Large) && info == 1 { 2 } else { slots };
    let unit = if matches!(means, Info::Large) && info == 1 { 1 } else { unit };
    let more = match slots {
        0 => Value::None,
        slots => Value::Hex(cursor.uint(usize::from(slots) * 2)?.wrapping_mul(unit)),
    };
    let (register, value) = match means {
        Info::Register => (Value::Name(REGISTERS[usize::from(info)]), more),
        Info::Vector => (Value::Name(VECTORS[usize::from(info)]), more),
        Info::Small => (Value::None, Value::Hex(u64::from(info) * 8 + 8)),
        Info::Frame => (Value::Name(REGISTERS[frame.0]), Value::Hex(frame.1)),
        Info::Flag => (Value::None, Value::Number(info.into())),
        Info::Large | Info::None | Info::Epilogue => (Value::None, more),
    };
    out.row(&OPERATION, 2, cursor.since(start), &[Value::Hex(at.into()), Value::Name(name), register, value]);
    Ok(())
}

/// Epilogues of version 2: the first code has their length and whether one is at the end of the function, the others
/// their distances from the end.
fn epilogue(span: Range<u64>, at: u8, info: u8, is_first: bool, out: &mut Out<'_, '_>) {
    if is_first {
        out.row(&EPILOGUES, 2, span, &[Value::Hex(at.into()), Value::Number((info & 1).into())]);
        return;
    }
    let values = match u64::from(info) << 8 | u64::from(at) {
        // A padding slot.
        0 => [Value::None, Value::Number(1)],
        distance => [Value::Hex(distance), Value::None],
    };
    out.row(&EPILOGUE, 2, span, &values);
}
