//! Machine code, decoded and formatted in all ways.

use super::machines::{DISASM, Machine};
use llas::disasm::{Decoder, Formatter, Instruction};
use std::cell::RefCell;

/// What decodes and formats for a machine.
struct Kept {
    decoder: Decoder,
    plain: Formatter,
    other: Formatter,
    options: llas::Options,
}

fn kept(machine: &Machine) -> Kept {
    let options = machine.options(false);
    let new = || Formatter::new(&options).expect("the machine has a disassembler");
    Kept {
        decoder: Decoder::new(&options).expect("the machine has a disassembler"),
        plain: new(),
        other: new().intel(true).hexadecimal(true).absolute(true),
        options,
    }
}

thread_local! {
    static ALL: RefCell<Vec<Option<Kept>>> = RefCell::new(DISASM.iter().map(|_| None).collect());
}

/// The first byte chooses the machine, the second the address and whether instructions are explained; code follows.
pub fn disasm(data: &[u8]) {
    let [machine, mode, code @ ..] = data else { return };
    let number = usize::from(*machine) % DISASM.len();
    let address = [0, 0x1000, 0xffff_fff0, u64::MAX - 7][usize::from(mode % 4)];
    ALL.with_borrow_mut(|all| {
        let kept = all[number].get_or_insert_with(|| kept(&DISASM[number]));
        every(kept, code, address);
        if mode & 0xf0 == 0xf0 {
            let explained = llas::explain::explain_code(code, &kept.options, &kept.plain);
            assert!(explained.is_ok_and(|found| found.iter().all(|code| !code.to_string().is_empty())));
        }
    });
}

fn every(kept: &Kept, code: &[u8], address: u64) {
    // The state of some decoders belongs to one buffer.
    let mut decoder = kept.decoder.clone();
    let (mut instruction, mut again) = (Instruction::default(), Instruction::default());
    let (mut at, mut text, mut comment) = (0, String::new(), String::new());
    while at < code.len() {
        let (rest, before) = (&code[at..], decoder.clone());
        let address = address.wrapping_add(at as u64);
        let length = match decoder.decode(rest, address, &mut instruction) {
            Err(invalid) => {
                assert!(instruction.is_empty() && (1..=rest.len()).contains(&invalid.length()));
                at += invalid.length();
                continue;
            }
            Ok(length) => length,
        };
        assert!((1..=rest.len()).contains(&length) && instruction.len() == length, "{length} bytes");
        text.clear();
        kept.plain.write(&instruction, &mut text).expect("memory can be written");
        let mnemonic = instruction.mnemonic();
        assert!(!text.is_empty() && !mnemonic.is_empty() && text.contains(&*mnemonic), "{text}, {}", &*mnemonic);
        // What follows an instruction does not change it. That there is another byte may: LLVM's decoder looks at one more after
        // 0x62, and so does that of llas.
        let bytes = &rest[..rest.len().min(length + 1)];
        let alone = before.clone().decode(bytes, address, &mut again);
        assert!(alone == Ok(length) && kept.plain.text(&again) == text, "{bytes:02x?} alone");
        comment.clear();
        text.clear();
        kept.other.write_with_comment(&instruction, &mut text, &mut comment).expect("memory can be written");
        assert!(!text.is_empty());
        for field in instruction.fields() {
            assert!((field.offset as usize) < length, "a field is outside of the instruction: {text}");
        }
        let _ = instruction.operands().iter().count();
        let _ = (instruction.flow(), instruction.target(), instruction.memory_target(), instruction.is_unpredictable());
        drop(instruction.requirements().to_string());
        at += length;
    }
}
