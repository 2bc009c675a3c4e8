//! The effects of `.cfi_escape` on the registers that rows describe (DWARF 5, section 6.4.2).

/// The DWARF numbers of the registers that rows describe.
#[derive(Clone, Copy, Debug)]
pub(super) struct Registers {
    pub(super) stack_pointer: u64,
    pub(super) frame_pointer: u64,
    pub(super) return_address: u64,
}

#[derive(Clone, Copy)]
enum Operands {
    Fixed(u8),
    Address,
    /// Unsigned LEB128 numbers, or signed ones whose values do not matter.
    Leb(u8),
    /// An unsigned and a signed LEB128 number.
    Signed,
    Expression(u8),
}

const UNKNOWN: &str = "skipping SFrame FDE; .cfi_escape with unknown effects";

/// The operands of an instruction; `None` if the opcode is invalid.
fn operands(opcode: u8) -> Option<Operands> {
    Some(match opcode {
        0x40..0x80 | 0xc0.. | 0x00 | 0x0a | 0x0b | 0x2c | 0x2d => Operands::Fixed(0),
        0x80..0xc0 | 0x06 | 0x07 | 0x08 | 0x0d | 0x0e | 0x13 | 0x2e => Operands::Leb(1),
        0x01 => Operands::Address,
        0x02 => Operands::Fixed(1),
        0x03 => Operands::Fixed(2),
        0x04 => Operands::Fixed(4),
        0x1d => Operands::Fixed(8),
        0x05 | 0x09 | 0x0c | 0x12 | 0x14 | 0x15 => Operands::Leb(2),
        0x11 => Operands::Signed,
        0x30 | 0x31 => Operands::Leb(3),
        0x0f => Operands::Expression(0),
        0x10 | 0x16 => Operands::Expression(1),
        _ => return None,
    })
}

/// Checks that the rows remain valid after these instructions. The error is the warning to report if they may not.
pub(super) fn check(
    bytes: &[u8],
    registers: &Registers,
    pointer_size: u8,
    from_frame_pointer: bool,
) -> Result<(), String> {
    let (mut rest, mut instructions) = (bytes, Vec::new());
    while !rest.is_empty() {
        instructions.push(next(&mut rest, pointer_size).ok_or(UNKNOWN)?);
    }
    let name = |register: u64| match register {
        r if r == registers.stack_pointer => "SP",
        r if r == registers.frame_pointer => "FP",
        _ => "RA",
    };
    for (opcode, numbers) in instructions {
        let register = numbers[0];
        let matters = [registers.frame_pointer, registers.return_address].contains(&register);
        let is_stack_pointer = register == registers.stack_pointer;
        let (is_refused, what) = match opcode {
            0x00 => (false, ""),
            // The stack pointer is the CFA itself.
            0x14 => (matters || is_stack_pointer && numbers[1] != 0, "val_offset"),
            0x10 => (matters || is_stack_pointer, "expression"),
            0x2e if register == 0 || from_frame_pointer => (false, ""),
            0x2e => {
                let message = "skipping SFrame FDE; .cfi_escape DW_CFA_GNU_args_size with non frame-pointer CFA";
                return Err(message.to_owned());
            }
            _ => {
                let message = "skipping SFrame FDE; .cfi_escape CFA expression with unknown side effects";
                return Err(message.to_owned());
            }
        };
        if is_refused {
            let name = name(register);
            return Err(format!("skipping SFrame FDE; .cfi_escape DW_CFA_{what} with {name} reg {register}"));
        }
    }
    Ok(())
}

/// Decodes the next instruction, with its first two numbers.
pub(super) fn next(rest: &mut &[u8], pointer_size: u8) -> Option<(u8, [u64; 2])> {
    let opcode = *rest.split_off_first()?;
    let mut numbers = [0; 2];
    match operands(opcode)? {
        Operands::Fixed(size) => *rest = rest.get(usize::from(size)..)?,
        Operands::Address => *rest = rest.get(usize::from(pointer_size)..)?,
        Operands::Leb(count) => lebs(rest, count, &mut numbers)?,
        Operands::Signed => {
            numbers = [leb128::read::unsigned(rest).ok()?, leb128::read::signed(rest).ok()? as u64];
        }
        Operands::Expression(count) => {
            lebs(rest, count, &mut numbers)?;
            let size = usize::try_from(leb128::read::unsigned(rest).ok()?).ok()?;
            *rest = rest.get(size..)?;
        }
    }
    Some((opcode, numbers))
}

fn lebs(rest: &mut &[u8], count: u8, numbers: &mut [u64; 2]) -> Option<()> {
    for index in 0..usize::from(count) {
        let number = leb128::read::unsigned(rest).ok()?;
        if let Some(place) = numbers.get_mut(index) {
            *place = number;
        }
    }
    Some(())
}
