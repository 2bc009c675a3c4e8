//! Personality routines and language-specific data, compared with equivalent texts.

use llas::module::*;

/// Targets and relocation models with the encodings of the personality routine and of the LSDA.
const ROWS: [(&str, RelocationModel, u8, u8); 4] = [
    ("x86_64-linux-gnu", RelocationModel::Pic, 0x9b, 0x1b),
    ("x86_64-linux-gnu", RelocationModel::Static, 3, 3),
    ("i386-linux-gnu", RelocationModel::Pic, 0x9b, 0x1b),
    ("aarch64-linux-gnu", RelocationModel::Static, 0x9c, 0x1c),
];

#[test]
fn personalities_are_those_of_a_text() {
    for (target, model, routine, data) in ROWS {
        let triple: llas::Triple = target.parse().unwrap();
        let (word, align) = (triple.pointer_size(), if triple.is_x86() { 16 } else { 4 });
        let mut lowering = Lowering::for_target(&triple);
        lowering.relocation_model = model;
        let mut module = Module::new(triple, "u.c");
        let personality = module.function(Function::declaration("__routine"));
        for name in ["f", "g"] {
            module.function(Function {
                unwind: true,
                personality: Some(personality),
                lsda: Some("table".to_owned()),
                ..Function::new(name, "nop\nret")
            });
        }
        module.global(Global::declaration("table", Type::Int(32)));

        let indirect = routine & 0x80 != 0;
        let prefix = if indirect { "DW.ref." } else { "" };
        let mut text = String::from(".file \"u.c\"\n.text\n");
        for name in ["f", "g"] {
            text += &format!(
                ".globl {name}\n.balign {align}\n.type {name},%function\n{name}:\n.cfi_startproc\n\
                 .cfi_personality {routine}, {prefix}__routine\n.cfi_lsda {data}, table\nnop\nret\n\
                 .L{name}: .size {name},.L{name}-{name}\n.cfi_endproc\n"
            );
        }
        if indirect {
            text += &format!(
                ".hidden DW.ref.__routine\n.weak DW.ref.__routine\n\
                 .section .data.DW.ref.__routine,\"awG\",%progbits,DW.ref.__routine,comdat\n\
                 .balign {word}\n.type DW.ref.__routine,%object\n.size DW.ref.__routine,{word}\n\
                 DW.ref.__routine: .{word}byte __routine\n"
            );
        }
        text += ".section \".note.GNU-stack\",\"\",%progbits\n";

        let options = module.streamer_options(&lowering).unwrap();
        let expected = llas::assemble(text.as_str(), &options).unwrap().to_bytes().unwrap();
        let ours = module.object(&lowering).unwrap().to_bytes().unwrap();
        assert!(ours == expected, "{target} {model:?}: the objects differ");
    }
}
