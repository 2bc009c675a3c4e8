//! The effects of GNU as's flags on instructions: rejections, other mnemonics and prefixes, fences; and `.arch`.

use crate::arch::x86::{Architecture, Changes, Encoded, Insn, LFENCE, Mode, Operands, Prefixes, Remark, Shape, Used};
use crate::asm::state::Assembler;
use crate::diag::Code;
use crate::model::ElfSection;
use crate::model::emitter::EmitKind;
use crate::options::parts::GNU;
use crate::options::{Check, FencedBranches};
use crate::parse::lexer::Kind;
use crate::parse::{Cursor, Parse, syntax_error, text};
use crate::source::Span;
use object::elf::{NT_GNU_PROPERTY_TYPE_0, SHF_ALLOC, SHT_NOTE};
use std::sync::Arc;

fn changes(a: &mut Assembler<'_, '_>) -> Option<Arc<Changes>> {
    a.isa.x86_mut().map(|isa| Arc::clone(&isa.changes))
}

/// Changes an instruction before it is encoded. Returns true if it has been emitted already.
#[cold]
pub(super) fn before(
    a: &mut Assembler<'_, '_>,
    insn: &mut Insn<'_, '_>,
    operands: &Operands,
    mode: Mode,
    span: Span,
) -> Parse<bool> {
    let Some(changes) = changes(a) else { return Ok(false) };
    if insn.operands.is_empty()
        && let Some(bytes) = changes.fence(insn.mnemonic)
    {
        let refused =
            |why: &str| syntax_error(Code::BadOption, span, format!("cannot convert '{}' {why}", insn.mnemonic));
        if mode == Mode::Bits16 {
            return Err(refused("in 16-bit mode"));
        }
        if changes.options.omit_lock {
            return Err(refused("with '-momit-lock-prefix=yes' in effect"));
        }
        a.emit(EmitKind::Code, span)?.bytes(bytes);
        return Ok(true);
    }
    if changes.options.omit_lock {
        insn.prefixes.clear(Prefixes::LOCK);
    }
    if changes.adds_bnd(insn.mnemonic) && !insn.prefixes.has(Prefixes::REP | Prefixes::REPNE) {
        insn.prefixes.set(Prefixes::REPNE);
    }
    let att_stack = !insn.intel && insn.operands.len() == 2 && operands.is_stack();
    insn.mnemonic = if insn.intel && changes.options.intel_mnemonics {
        insn.mnemonic
    } else {
        changes.mnemonic(insn.mnemonic, att_stack)
    };
    Ok(false)
}

/// Reports suspicious operands according to `-moperand-check`.
#[cold]
pub(super) fn doubtful(a: &mut Assembler<'_, '_>, remark: Remark, span: Span) -> Parse<()> {
    match changes(a).and_then(|changes| changes.options.operand_check) {
        Some(Check::None) => Ok(()),
        Some(Check::Error) => Err(syntax_error(Code::SuspiciousOperands, span, remark.to_string())),
        Some(Check::Warning) | None => {
            a.warn(Code::SuspiciousOperands, span, remark.to_string());
            Ok(())
        }
    }
}

/// Checks an encoded instruction, and emits what precedes it. Returns true if a fence must follow.
#[cold]
pub(super) fn around(
    a: &mut Assembler<'_, '_>,
    insn: &Insn<'_, '_>,
    encoded: &Encoded,
    mode: Mode,
    span: Span,
) -> Parse<bool> {
    let (Some(changes), Some(row)) = (changes(a), encoded.row) else { return Ok(false) };
    if changes.options.used_note
        && let Some(isa) = a.isa.x86_mut()
    {
        isa.used.add(insn, encoded, mode, row);
    }
    let shape = Shape::of(encoded, row);
    let mnemonic = insn.mnemonic.to_ascii_lowercase();
    if changes.options.intel64 && mode == Mode::Bits64 && mnemonic == "retw" {
        let message = "'retw' does not exist with '-mintel64': branches have 64 bits whatever the operand size";
        return Err(syntax_error(Code::WrongMode, span, message));
    }
    if let Some(architecture) = &changes.architecture
        && !architecture.takes(&mnemonic, &shape.class())
    {
        let message = format!("'{mnemonic}' is not supported on '{}'", architecture.name());
        return Err(syntax_error(Code::WrongMode, span, message));
    }
    if shape.is_sse(&mnemonic) {
        let message = format!("SSE instruction '{mnemonic}' is used");
        match changes.options.sse_check {
            Check::None => {}
            Check::Warning => a.warn(Code::SuspiciousOperands, span, message),
            Check::Error => return Err(syntax_error(Code::WrongMode, span, message)),
        }
    }
    let branches = changes.options.fence_before_branch;
    match shape.indirect_branch() {
        Some(false) if changes.fences_branches() => {
            a.emit(EmitKind::Code, span)?.bytes(&LFENCE);
        }
        Some(true) if matches!(branches, FencedBranches::All | FencedBranches::Memory) => {
            let message = format!("indirect '{mnemonic}' with memory operand should be avoided");
            a.warn(Code::SuspiciousOperands, span, message);
        }
        _ => {}
    }
    if shape.is_return() {
        let bytes = changes.before_return(mode);
        a.emit(EmitKind::Code, span)?.bytes(&bytes);
    }
    Ok(changes.options.fence_after_load && shape.loads(&mnemonic))
}

/// Writes the note of the parts of the processor that the text uses, if the flags ask for it.
pub fn end_of_text(a: &mut Assembler<'_, '_>) {
    if GNU
        && let Some(isa) = a.isa.x86_mut()
        && isa.changes.options.used_note
    {
        let used = isa.used;
        if let Err(error) = write_used_note(a, used) {
            a.diagnostics.push(*error);
        }
    }
}

/// The properties come after what the text has in their section.
fn write_used_note(a: &mut Assembler<'_, '_>, used: Used) -> Parse<()> {
    const OWNER: &[u8] = b"GNU\0";
    let span = Span::default();
    let elf = ElfSection { kind: SHT_NOTE.0, flags: SHF_ALLOC.0, ..ElfSection::default() };
    let (section, _) = a.sections.find_or_make(a.model, b".note.gnu.property", elf);
    // Properties are padded to the size of the words of the ELF class, which x32's pointers have.
    let word = a.desc.frame.pointer_size;
    let padding = usize::from(word) - 4;
    a.sections.switch(a.model, section, 0);
    // GNU as sets the alignment of the section and pads nothing.
    let aligned = &mut a.model.sections[section.0 as usize].align_log2;
    *aligned = (*aligned).max(word.trailing_zeros() as u8);
    let properties = used.properties();
    let size = properties.len() * (12 + padding);
    for number in [OWNER.len() as u64, size as u64, u64::from(NT_GNU_PROPERTY_TYPE_0.0)] {
        a.number(number, 4, span)?;
    }
    a.bytes(OWNER, span)?;
    for (kind, value) in properties {
        for number in [kind, 4, value] {
            a.number(u64::from(number), 4, span)?;
        }
        a.bytes(&[0; 8][..padding], span)?;
    }
    Ok(())
}

/// `.arch CPU`, `.arch .EXTENSION`, `.arch push`, `.arch pop`: in GNU as's dialect; llvm-mc ignores the directive.
pub(super) fn arch(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    if !a.options.is_gnu() {
        return crate::asm::directives::control::ignored(a, cursor, span);
    }
    let at = cursor.here();
    let mut name = String::new();
    while !cursor.at_end() && cursor.kind() != Some(Kind::Comma) {
        name.push_str(text(cursor.text()));
        cursor.bump();
    }
    let at = Span::new(at.start, cursor.previous_end());
    // `.arch CPU, jumps` and `nojumps` control the promotion of jumps in 16-bit code, which is not implemented.
    if cursor.eat(Kind::Comma) {
        cursor.eat_word("jumps");
        cursor.eat_word("nojumps");
    }
    cursor.finish()?;
    let Some(isa) = a.isa.x86_mut() else { return Ok(()) };
    let changes = Arc::make_mut(&mut isa.changes);
    let taken = match name.as_str() {
        "push" => {
            changes.kept.push(changes.architecture.clone());
            true
        }
        "pop" => match changes.kept.pop() {
            Some(kept) => {
                changes.architecture = kept;
                true
            }
            None => return Err(syntax_error(Code::UnmatchedPopSection, at, ".arch stack is empty")),
        },
        _ => {
            let mut changed: Architecture = changes.architecture.clone().unwrap_or_default();
            let taken = match name.strip_prefix('.') {
                Some(extension) => changed.extend(extension),
                None => changed.change(&name),
            };
            changes.architecture = Some(changed);
            taken
        }
    };
    isa.state.change(|_, options| options.has_changes = !isa.changes.is_empty());
    if taken { Ok(()) } else { Err(syntax_error(Code::UnknownFeature, at, format!("no such architecture: '{name}'"))) }
}

fn change(a: &mut Assembler<'_, '_>, change: impl FnOnce(&mut Changes)) {
    if let Some(isa) = a.isa.x86_mut() {
        change(Arc::make_mut(&mut isa.changes));
        isa.state.change(|_, options| options.has_changes = !isa.changes.is_empty());
    }
}

/// `.intel_mnemonic`, `.att_mnemonic`: as `-mmnemonic`
pub(super) fn mnemonics<const INTEL: bool>(
    a: &mut Assembler<'_, '_>,
    cursor: &mut Cursor<'_, '_>,
    _: Span,
) -> Parse<()> {
    cursor.finish()?;
    change(a, |changes| changes.options.intel_mnemonics = INTEL);
    Ok(())
}

fn check(cursor: &mut Cursor<'_, '_>) -> Parse<Check> {
    for (word, check) in [("none", Check::None), ("warning", Check::Warning), ("error", Check::Error)] {
        if cursor.eat_word(word) {
            cursor.finish()?;
            return Ok(check);
        }
    }
    Err(cursor.error(Code::BadDirectiveArgument, "expected none, warning or error"))
}

/// `.sse_check`: as `-msse-check`
pub(super) fn sse_check(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    let check = check(cursor)?;
    change(a, |changes| changes.options.sse_check = check);
    Ok(())
}

/// `.operand_check`: as `-moperand-check`
pub(super) fn operand_check(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    let check = check(cursor)?;
    change(a, |changes| changes.options.operand_check = Some(check));
    Ok(())
}
