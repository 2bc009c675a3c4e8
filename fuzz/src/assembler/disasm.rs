//! Machine code, decoded and formatted in all ways.

use super::machines::{DISASM, Machine};
use llas::disasm::{Decoder, Formatter, Instruction};
use std::cell::RefCell;

/// What decodes and formats for a machine.
struct Kept {
    decoder: Decoder,
    plain: Formatter,
    other: Formatter,
    instruction: Instruction,
    again: Instruction,
    text: String,
    comment: String,
}

fn kept(machine: &Machine) -> Kept {
    let options = machine.options(false);
    let new = || Formatter::new(&options).expect("the machine has a disassembler");
    Kept {
        decoder: Decoder::new(&options).expect("the machine has a disassembler"),
        plain: new(),
        other: new().intel(true).hexadecimal(true).absolute(true),
        instruction: Instruction::default(),
        again: Instruction::default(),
        text: String::new(),
        comment: String::new(),
    }
}

thread_local! {
    static ALL: RefCell<Vec<Option<Kept>>> = RefCell::new(DISASM.iter().map(|_| None).collect());
}

/// The most instructions that an input decodes: more reach nothing new.
const MAX_INSTRUCTIONS: usize = 4;
/// Bits of the second byte. The address.
const ADDRESS: u8 = 3;
/// Decodes each instruction without the bytes that follow.
const ALONE: u8 = 4;
/// Formats in the other syntax, and asks for operands, fields and flow.
const DETAILS: u8 = 8;

/// The first byte chooses the machine, the second the address and what is done; code follows.
pub fn disasm(data: &[u8]) {
    let [machine, mode, code @ ..] = data else { return };
    let number = usize::from(*machine) % DISASM.len();
    ALL.with_borrow_mut(|all| {
        let kept = all[number].get_or_insert_with(|| kept(&DISASM[number]));
        every(kept, code, *mode);
    });
}

fn every(kept: &mut Kept, code: &[u8], mode: u8) {
    let start = [0, 0x1000, 0xffff_fff0, u64::MAX - 7][usize::from(mode & ADDRESS)];
    let Kept { decoder: new, instruction, again, text, comment, .. } = kept;
    // The state of some decoders belongs to one buffer.
    let mut decoder = new.clone();
    let mut at = 0;
    for _ in 0..MAX_INSTRUCTIONS {
        let rest = &code[at..];
        if rest.is_empty() {
            break;
        }
        let before = (mode & ALONE != 0).then(|| decoder.clone());
        let address = start.wrapping_add(at as u64);
        let length = match decoder.decode(rest, address, instruction) {
            Err(invalid) => {
                assert!(instruction.is_empty() && (1..=rest.len()).contains(&invalid.length()));
                at += invalid.length();
                continue;
            }
            Ok(length) => length,
        };
        assert!((1..=rest.len()).contains(&length) && instruction.len() == length, "{length} bytes");
        text.clear();
        kept.plain.write(instruction, text).expect("memory can be written");
        if let Some(mut before) = before {
            // What follows an instruction does not change it. That there is another byte may: LLVM's decoder looks at one more
            // after 0x62, and so does that of llas.
            let bytes = &rest[..rest.len().min(length + 1)];
            let alone = before.decode(bytes, address, again);
            assert!(alone == Ok(length) && kept.plain.text(again) == *text, "{bytes:02x?} alone");
        }
        if mode & DETAILS != 0 {
            let mnemonic = instruction.mnemonic();
            assert!(!mnemonic.is_empty() && text.contains(&*mnemonic), "{text}, {}", &*mnemonic);
            text.clear();
            comment.clear();
            kept.other.write_with_comment(instruction, text, comment).expect("memory can be written");
            for field in instruction.fields() {
                assert!((field.offset as usize) < length, "a field is outside of the instruction: {text}");
            }
            let _ = instruction.operands().iter().count();
            let _ = (instruction.flow(), instruction.target(), instruction.memory_target());
            drop((instruction.is_unpredictable(), instruction.requirements().to_string()));
        }
        assert!(!text.is_empty());
        at += length;
    }
}
