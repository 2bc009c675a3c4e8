//! Decoding: what holds for all bytes, and samples of both syntaxes.

use super::super::Mode;
use super::operands::Operand;
use super::text::format;
use super::{Decoded, Register, decode};
use crate::arch::disasm::buffer::{Comment, TextBuffer};
use crate::arch::disasm::{Decoded as _, Flow, Style};
use crate::arch::x86::register_names::Kind;

fn text(decoded: &Decoded, intel: bool) -> String {
    let (mut room, mut comment) = ([0; 100], Comment::wanted());
    let mut text = TextBuffer::new(&mut room);
    format(decoded, &Style { intel, ..Style::default() }, &mut text, &mut comment).unwrap();
    let text = String::from_utf8(text.written().to_vec()).unwrap();
    if comment.text().is_empty() { text } else { format!("{text} # {}", comment.text()) }
}

/// The next number of a generator, for bytes that are the same in every run.
fn next(state: &mut u64) -> u8 {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*state >> 56) as u8
}

#[test]
fn samples_are_printed_as_llvm_mc_prints_them() {
    let samples: &[(Mode, &[u8], &str, &str)] = &[
        (Mode::Bits64, &[0x48, 0x89, 0xc8], "movq\t%rcx, %rax", "mov\trax, rcx"),
        (Mode::Bits64, &[0x01, 0x44, 0x24, 0xf8], "addl\t%eax, -8(%rsp)", "add\tdword ptr [rsp - 8], eax"),
        (Mode::Bits64, &[0xd1, 0xe0], "shll\t%eax", "shl\teax"),
        (Mode::Bits64, &[0x75, 0xfe], "jne\t-2", "jne\t-2"),
        (Mode::Bits64, &[0xff, 0xe0], "jmpq\t*%rax", "jmp\trax"),
        (
            Mode::Bits64,
            &[0x2e, 0xf0, 0x01, 0x08],
            "lock\t\taddl\t%ecx, %cs:(%rax)",
            "lock\t\tadd\tdword ptr cs:[rax], ecx",
        ),
        (
            Mode::Bits64,
            &[0xf3, 0xa4],
            "rep\t\tmovsb\t(%rsi), %es:(%rdi)",
            "rep\t\tmovsb\tbyte ptr es:[rdi], byte ptr [rsi]",
        ),
        (Mode::Bits64, &[0x10, 0x24, 0x62], "adcb\t%ah, (%rdx,%riz,2)", "adc\tbyte ptr [rdx + 2*riz], ah"),
        (
            Mode::Bits64,
            &[0xc4, 0xe2, 0x79, 0x98, 0xc1],
            "vfmadd132ps\t%xmm1, %xmm0, %xmm0 # xmm0 = (xmm0 * xmm1) + xmm0",
            "vfmadd132ps\txmm0, xmm0, xmm1 # xmm0 = (xmm0 * xmm1) + xmm0",
        ),
        (
            Mode::Bits64,
            &[0x62, 0xf1, 0x7c, 0xd9, 0x58, 0x48, 0x01],
            "vaddps\t4(%rax){1to16}, %zmm0, %zmm1 {%k1} {z}",
            "vaddps\tzmm1 {k1} {z}, zmm0, dword ptr [rax + 4]{1to16}",
        ),
        (
            Mode::Bits64,
            &[0x62, 0xf1, 0x7c, 0x08, 0xc2, 0xc1, 0x09],
            "vcmpngeps\t%xmm1, %xmm0, %k0",
            "vcmpngeps\tk0, xmm0, xmm1",
        ),
        (
            Mode::Bits64,
            &[0x62, 0x74, 0x7c, 0x18, 0x03, 0x3f],
            "addl\t(%rdi), %r15d, %eax",
            "add\teax, r15d, dword ptr [rdi]",
        ),
        (Mode::Bits32, &[0xc5, 0x08], "ldsl\t(%eax), %ecx", "lds\tecx, [eax]"),
        (Mode::Bits32, &[0x67, 0x8b, 0x00], "movl\t(%bx,%si), %eax", "mov\teax, dword ptr [bx + si]"),
        (Mode::Bits16, &[0x8b, 0x46, 0x02], "movw\t2(%bp), %ax", "mov\tax, word ptr [bp + 2]"),
        (
            Mode::Bits64,
            &[0x81, 0xc0, 0xff, 0xff, 0xff, 0xff],
            "addl\t$4294967295, %eax # imm = 0xFFFFFFFF",
            "add\teax, 4294967295",
        ),
    ];
    for (mode, bytes, att, intel) in samples {
        let decoded = decode(bytes, *mode).unwrap();
        assert_eq!(decoded.length(), bytes.len(), "{att}");
        assert_eq!(text(&decoded, false), *att);
        assert_eq!(text(&decoded, true), *intel);
    }
}

#[test]
fn operands_are_typed() {
    // addl $16, %fs:4(%rax,%rcx,8)
    let decoded = decode(&[0x64, 0x83, 0x44, 0xc8, 0x04, 0x10], Mode::Bits64).unwrap();
    let register = |kind, number| Some(Register { kind, number });
    let operands: Vec<Operand> = decoded.resolved().collect();
    let Operand::Memory(memory) = operands[0] else { panic!("{operands:?}") };
    assert_eq!((memory.segment, memory.base), (register(Kind::Segment, 4), register(Kind::Gp64, 0)));
    assert_eq!((memory.index, memory.scale, memory.displacement), (register(Kind::Gp64, 1), 8, 4));
    assert_eq!(operands[1], Operand::Immediate(16));
    assert_eq!((decoded.displacement_field().offset, decoded.displacement_field().size), (4, 1));
    assert_eq!((decoded.immediate_fields()[0].offset, decoded.immediate_fields()[0].size), (5, 1));
    // leaq 16(%rip), %rax
    let address = decode(&[0x48, 0x8d, 0x05, 0x10, 0, 0, 0], Mode::Bits64).unwrap();
    assert_eq!((address.memory_target(0x1000), address.target(0x1000)), (Some(0x1017), None));
    let call = decode(&[0xe8, 0xfb, 0xff, 0xff, 0xff], Mode::Bits64).unwrap();
    assert_eq!((call.flow(), call.target(0x1000)), (Flow::Call, Some(0x1000)));
}

#[test]
fn any_bytes_are_decoded_without_reading_past_them() {
    let mut state = 1;
    for round in 0..60_000u32 {
        let mut bytes = [0; 24];
        bytes.iter_mut().for_each(|byte| *byte = next(&mut state));
        // Every other buffer starts with a prefix that leads to rare instructions.
        if round % 2 == 0 {
            bytes[0] = [0x62, 0xc4, 0x0f, 0xd5, 0x66, 0xf3, 0x8f, 0x67][(round / 2 % 8) as usize];
        }
        for mode in Mode::ALL {
            let Ok(decoded) = decode(&bytes, mode) else { continue };
            let length = decoded.length();
            assert!(length > 0 && length <= bytes.len(), "{bytes:x?}");
            // Whether a lone F2 or F3 is `xacquire` or `repne` depends on the byte that follows.
            let shorter = bytes.get(..length + 1).unwrap_or(&bytes);
            assert_eq!(decode(shorter, mode), Ok(decoded), "{bytes:x?}");
            assert!(!text(&decoded, false).contains("?") && !text(&decoded, true).is_empty(), "{bytes:x?}");
        }
    }
}

#[test]
fn shorter_bytes_are_never_more_than_they_are() {
    let mut state = 7;
    for _ in 0..20_000 {
        let mut bytes = [0; 15];
        bytes.iter_mut().for_each(|byte| *byte = next(&mut state));
        for end in 0..bytes.len() {
            for mode in Mode::ALL {
                let read = match decode(&bytes[..end], mode) {
                    Ok(decoded) => decoded.length(),
                    Err(invalid) => invalid.length as usize,
                };
                assert!(read <= end, "{:x?} {mode:?}", &bytes[..end]);
            }
        }
    }
}
