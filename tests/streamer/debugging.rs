//! Translates directives for debug and unwind information to calls.

use super::directives::{Driver, done};
use super::reader::{Operands, Read};
use llas::streamer::{FrameStep, Line, LineFile, PseudoProbe, VariableLocation};

impl Driver<'_> {
    fn register(&mut self, o: &mut Operands<'_>) -> Read<u32> {
        if let Some(number) = o.optional_int()? {
            return u32::try_from(number).map_err(|_| "a register".to_owned());
        }
        o.eat("%");
        let name = o.word().to_lowercase();
        self.out.frame_register(&name).ok_or_else(|| format!("the register {name}"))
    }

    /// Handles a directive for debug or unwind information; returns false for others.
    pub fn debug(&mut self, name: &str, o: &mut Operands<'_>) -> Read<bool> {
        if let Some(rest) = name.strip_prefix(".cfi_") {
            self.frame(rest, o)?;
        } else if let Some(rest) = name.strip_prefix(".cv_") {
            self.codeview(rest, o)?;
        } else {
            match name {
                ".file" => self.file(o)?,
                ".loc" => self.loc(o)?,
                ".pseudoprobe" => self.probe(o)?,
                ".loc_label" => {
                    let symbol = o.symbol(self.out)?;
                    done(self.out.line_label(symbol))?;
                }
                _ => return Ok(false),
            }
        }
        Ok(true)
    }

    fn file(&mut self, o: &mut Operands<'_>) -> Read<()> {
        let Some(number) = o.optional_int()? else {
            self.out.source_file(o.string()?);
            return Ok(());
        };
        let mut file = LineFile { name: o.string()?, ..LineFile::default() };
        if o.rest.trim_start().starts_with('"') {
            file.directory = std::mem::replace(&mut file.name, o.string()?);
        }
        while !o.at_end() {
            if o.eat("md5") {
                let sum = o.word().strip_prefix("0x").and_then(|sum| u128::from_str_radix(sum, 16).ok());
                file.md5 = Some(sum.ok_or("a sum")?.to_be_bytes());
            } else if o.eat("source") {
                file.source = Some(o.string()?);
            } else {
                return Err(format!("more of a file: {}", o.rest));
            }
        }
        done(self.out.line_file(number as u32, file))
    }

    fn loc(&mut self, o: &mut Operands<'_>) -> Read<()> {
        let mut line = Line { file: o.int()? as u32, ..Line::default() };
        if let Some(number) = o.optional_int()? {
            line.line = number as u32;
            line.column = o.optional_int()?.unwrap_or(0) as u16;
        }
        while !o.at_end() {
            match o.word() {
                "basic_block" => line.basic_block = true,
                "prologue_end" => line.prologue_end = true,
                "epilogue_begin" => line.epilogue_begin = true,
                "is_stmt" => line.is_statement = Some(o.int()? != 0),
                "isa" => line.isa = o.int()? as u8,
                "discriminator" => line.discriminator = o.int()? as u32,
                other => return Err(format!("{other} of a .loc")),
            }
        }
        done(self.out.line(line))
    }

    fn probe(&mut self, o: &mut Operands<'_>) -> Read<()> {
        let mut probe = PseudoProbe { guid: o.int()? as u64, index: o.int()? as u32, ..PseudoProbe::default() };
        (probe.kind, probe.attributes) = (o.int()? as u8, o.int()? as u8);
        if probe.attributes & 4 != 0 {
            probe.discriminator = o.int()? as u32;
        }
        while o.eat("@") {
            let guid = o.int()? as u64;
            if !o.eat(":") {
                return Err("no number of a probe".into());
            }
            probe.callers.push((guid, o.int()? as u32));
        }
        let function = o.symbol(self.out)?;
        done(self.out.pseudo_probe(function, probe))
    }

    fn frame(&mut self, name: &str, o: &mut Operands<'_>) -> Read<()> {
        let step = match name {
            "sections" => {
                let (mut eh, mut debug) = (false, false);
                while !o.at_end() {
                    match o.word() {
                        ".eh_frame" => eh = true,
                        ".debug_frame" => debug = true,
                        other => return Err(format!("the section {other}")),
                    }
                    o.eat(",");
                }
                self.out.frame_sections(eh, debug);
                return Ok(());
            }
            "startproc" => return done(self.out.start_frame(o.eat("simple"))),
            "endproc" => return done(self.out.end_frame()),
            "signal_frame" => return done(self.out.signal_frame()),
            "b_key_frame" => return done(self.out.frame_augmentation(b'B')),
            "mte_tagged_frame" => return done(self.out.frame_augmentation(b'G')),
            "label" => {
                let symbol = o.symbol(self.out)?;
                return done(self.out.frame_label(symbol));
            }
            "return_column" => {
                let register = self.register(o)?;
                return done(self.out.frame_return_column(register));
            }
            "personality" | "lsda" => {
                let encoding = o.int()? as u8;
                let pointer = if o.eat(",") { Some((o.symbol(self.out)?, encoding)) } else { None };
                if pointer.is_none() && encoding != 0xff {
                    return Err("an encoding of nothing".into());
                }
                return done(match name {
                    "lsda" => self.out.frame_lsda(pointer),
                    _ => self.out.frame_personality(pointer),
                });
            }
            "escape" => {
                let mut bytes = vec![o.int()? as u8];
                while o.eat(",") {
                    bytes.push(o.int()? as u8);
                }
                FrameStep::Escape(bytes)
            }
            "negate_ra_state_with_pc" => FrameStep::Escape(vec![0x2c]),
            "negate_ra_state" | "window_save" => FrameStep::WindowSave,
            "remember_state" => FrameStep::RememberState,
            "restore_state" => FrameStep::RestoreState,
            "def_cfa_offset" => FrameStep::DefCfaOffset(o.int()?),
            "adjust_cfa_offset" => FrameStep::AdjustCfaOffset(o.int()?),
            _ => {
                let register = self.register(o)?;
                let offset = |o: &mut Operands<'_>| {
                    o.comma()?;
                    o.int()
                };
                match name {
                    "def_cfa" => FrameStep::DefCfa { register, offset: offset(o)? },
                    "llvm_def_aspace_cfa" => {
                        FrameStep::DefAddressSpaceCfa { register, offset: offset(o)?, space: offset(o)? }
                    }
                    "def_cfa_register" => FrameStep::DefCfaRegister(register),
                    "offset" => FrameStep::Offset { register, offset: offset(o)? },
                    "rel_offset" => FrameStep::RelOffset { register, offset: offset(o)? },
                    "val_offset" => FrameStep::ValOffset { register, offset: offset(o)? },
                    "register" => {
                        o.comma()?;
                        FrameStep::Register { register, other: self.register(o)? }
                    }
                    "restore" => FrameStep::Restore(register),
                    "undefined" => FrameStep::Undefined(register),
                    "same_value" => FrameStep::SameValue(register),
                    other => return Err(format!("the directive .cfi_{other}")),
                }
            }
        };
        done(self.out.frame_step(step))
    }

    /// Handles SEH directives.
    pub fn unwind(&mut self, name: &str, o: &mut Operands<'_>) -> Read<()> {
        let Some(name) = name.strip_prefix(".seh_") else { return Err(format!("the directive {name}")) };
        let out = &mut *self.out;
        done(match name {
            "proc" => {
                let symbol = o.symbol(out)?;
                out.start_unwind(symbol)
            }
            "endproc" => out.end_unwind(),
            "endfunclet" => out.end_funclet(),
            "startchained" => out.start_chained_unwind(),
            "endchained" => out.end_chained_unwind(),
            "handler" => {
                let symbol = o.symbol(out)?;
                let (mut unwind, mut except) = (false, false);
                while o.eat(",") {
                    let _ = o.eat("@") || o.eat("%");
                    match o.word() {
                        "unwind" => unwind = true,
                        _ => except = true,
                    }
                }
                out.unwind_handler(symbol, unwind, except)
            }
            "handlerdata" => out.unwind_handler_data(),
            "stackalloc" => {
                let bytes = u32::try_from(o.int()?).map_err(|_| "a size")?;
                out.unwind_stack_allocation(bytes)
            }
            "endprologue" => out.end_prologue(),
            "startepilogue" => out.start_epilogue(),
            "endepilogue" => out.end_epilogue(),
            "unwindversion" => out.unwind_version(o.int()? as u8),
            "unwindv2start" => out.start_described_epilogue(),
            other => {
                let step = format!("{other} {}", std::mem::take(&mut o.rest));
                out.unwind_step(step.trim())
            }
        })
    }

    fn codeview(&mut self, name: &str, o: &mut Operands<'_>) -> Read<()> {
        let out = &mut *self.out;
        done(match name {
            "file" => {
                let (number, name) = (o.int()? as u32, o.string()?);
                let (mut sum, mut kind) = (Vec::new(), 0);
                if !o.at_end() {
                    let digits = String::from_utf8(o.string()?).map_err(|_| "a sum")?;
                    let byte = |i: usize| u8::from_str_radix(digits.get(i..i + 2).unwrap_or("x"), 16).ok();
                    sum = (0..digits.len()).step_by(2).map(byte).collect::<Option<_>>().ok_or("a sum")?;
                    kind = o.int()? as u8;
                }
                out.codeview_file(number, name, &sum, kind)
            }
            "func_id" => out.codeview_function(o.int()? as u32),
            "inline_site_id" => {
                let id = o.int()? as u32;
                o.eat("within");
                let within = o.int()? as u32;
                o.eat("inlined_at");
                let (file, line) = (o.int()? as u32, o.int()? as u32);
                out.codeview_inline_site(id, within, (file, line, o.optional_int()?.unwrap_or(0) as u32))
            }
            "loc" => {
                let (id, file) = (o.int()? as u32, o.int()? as u32);
                let line = o.optional_int()?.unwrap_or(0) as u32;
                let column = o.optional_int()?.unwrap_or(0) as u32;
                let mut statement = false;
                while !o.at_end() {
                    match o.word() {
                        "prologue_end" => {}
                        "is_stmt" => statement = o.int()? != 0,
                        other => return Err(format!("{other} of a .cv_loc")),
                    }
                }
                out.codeview_line(id, (file, line, column), statement)
            }
            "linetable" => {
                let id = o.int()? as u32;
                o.comma()?;
                let begin = o.symbol(out)?;
                o.comma()?;
                let end = o.symbol(out)?;
                out.codeview_line_table(id, begin, end)
            }
            "inline_linetable" => {
                let (id, file, line) = (o.int()? as u32, o.int()? as u32, o.int()? as u32);
                let ends = (o.symbol(out)?, o.symbol(out)?);
                out.codeview_inline_lines(id, (file, line), ends)
            }
            "def_range" => {
                let mut ranges = Vec::new();
                while !o.rest.trim_start().starts_with(',') {
                    ranges.push((o.symbol(out)?, o.symbol(out)?));
                }
                o.comma()?;
                let kind = o.word();
                let mut next = || {
                    o.comma()?;
                    o.int()
                };
                let location = match kind {
                    "reg" => VariableLocation::Register(next()? as u16),
                    "frame_ptr_rel" => VariableLocation::FramePointer(next()? as i32),
                    "subfield_reg" => VariableLocation::Subfield { register: next()? as u16, offset: next()? as u32 },
                    "reg_rel" => {
                        let (register, flags) = (next()? as u16, next()? as u16);
                        VariableLocation::RegisterRelative { register, flags, offset: next()? as i32 }
                    }
                    other => return Err(format!("the location {other}")),
                };
                out.codeview_ranges(&ranges, location)
            }
            "stringtable" => out.codeview_strings(),
            "string" => out.codeview_string(o.string()?),
            "filechecksums" => out.codeview_checksums(),
            "filechecksumoffset" => out.codeview_checksum_offset(o.int()? as u32),
            other => return Err(format!("the directive .cv_{other}")),
        })
    }
}
