//! The table of directives that are not machine-specific.

use super::Encoding::{Integer, Leb, Word};
use super::Handler::{Bare, Line, Numbers, Parted, Tokens};
use super::{
    Directive, Formats, Handler, align, cfi, codeview, codeview_tables, coff_data, coff_section, coff_symbol, common,
    control, data, dwarf, fill, gnu, ident, macros, probe, real, reloc, section, seh, symbol, symbol_type,
};
use crate::debug::cfi::Operation;
use crate::debug::seh::Unwind;
use crate::model::{Binding, CoffValue};
use crate::source::bytes::pack;
use object::elf::{STV_HIDDEN, STV_INTERNAL, STV_PROTECTED};

/// A row of the source table: all names of a directive, and the fields of [`Directive`] that they share.
pub(crate) type Row = (&'static [&'static str], Formats, Handler);

/// Defines a table of directives. Each row has the object formats, the names and the handler.
macro_rules! directives {
    ($($formats:ident $($name:literal)* => $run:expr;)*) => {
        const SOURCE: &[$crate::asm::directives::table::Row] = &[$((
            &[$($name),*],
            $crate::asm::directives::Formats::$formats,
            $run,
        ),)*];
        static ROWS: [$crate::asm::directives::Directive; $crate::asm::directives::table::count(SOURCE)] =
            $crate::asm::directives::table::each(SOURCE);
        static INDEX: $crate::asm::directives::table::Index = $crate::asm::directives::table::index(&ROWS);
        /// Every directive of this table.
        pub static DIRECTIVES: $crate::asm::directives::Table =
            $crate::asm::directives::Table { rows: &ROWS, index: &INDEX };
    };
}
pub(crate) use directives;

directives! {
    All ".byte" ".dc.b" => Numbers(data::integers::<1>, Integer(1));
    All ".short" ".2byte" ".value" ".dc" ".dc.w" => Numbers(data::integers::<2>, Integer(2));
    All ".word" => Numbers(data::words, Word);
    All ".long" ".int" ".4byte" ".dc.l" => Numbers(data::integers::<4>, Integer(4));
    All ".quad" ".8byte" => Numbers(data::integers::<8>, Integer(8));
    All ".dc.a" => Line(data::addresses);
    All ".octa" => Line(data::octa);
    All ".ascii" => Line(data::strings::<false>);
    All ".asciz" ".string" => Line(data::strings::<true>);
    All ".base64" => Line(data::base64);
    All ".sleb128" => Numbers(data::leb128::<true>, Leb { signed: true });
    All ".uleb128" => Numbers(data::leb128::<false>, Leb { signed: false });
    All ".incbin" => Line(data::incbin);
    All ".float" ".single" ".dc.s" => Line(real::numbers::<false>);
    All ".double" ".dc.d" => Line(real::numbers::<true>);
    All ".fill" => Line(fill::fill);
    All ".zero" ".skip" ".space" => Line(fill::space);
    All ".org" => Line(fill::org);
    All ".dcb" ".dcb.w" => Line(fill::dcb::<2>);
    All ".dcb.b" => Line(fill::dcb::<1>);
    All ".dcb.l" => Line(fill::dcb::<4>);
    All ".dcb.s" => Tokens(real::dcb::<false>);
    All ".dcb.d" => Tokens(real::dcb::<true>);
    All ".ds" ".ds.w" => Line(fill::ds::<2>);
    All ".ds.b" => Line(fill::ds::<1>);
    All ".ds.l" ".ds.s" => Line(fill::ds::<4>);
    All ".ds.d" => Line(fill::ds::<8>);
    All ".ds.p" ".ds.x" => Line(fill::ds::<12>);
    All ".align" => Line(align::by_target);
    All ".balign" => Line(align::bytes::<1>);
    All ".balignw" => Line(align::bytes::<2>);
    All ".balignl" => Line(align::bytes::<4>);
    All ".align32" => Line(align::words_by_target);
    All ".p2align" => Line(align::log2::<1>);
    All ".p2alignw" => Line(align::log2::<2>);
    All ".p2alignl" => Line(align::log2::<4>);
    All ".reloc" => Tokens(reloc::reloc);

    All ".set" ".equ" => Line(symbol::set::<true>);
    All ".equiv" => Line(symbol::set::<false>);
    All ".lto_set_conditional" => Line(symbol::lto_set_conditional);
    All ".lto_discard" => Line(symbol::lto_discard);
    All ".globl" ".global" => Line(|a, c, _| symbol::bind(a, c, Binding::Global, true));
    All ".extern" => Tokens(control::ignored);
    Elf ".weak" => Line(|a, c, _| symbol::bind(a, c, Binding::Weak, false));
    Elf ".weak_reference" => Line(|a, c, _| symbol::bind(a, c, Binding::Weak, true));
    Elf ".local" => Line(|a, c, _| symbol::bind(a, c, Binding::Local, false));
    Elf ".hidden" => Line(|a, c, _| symbol::visibility(a, c, STV_HIDDEN.0));
    Elf ".internal" => Line(|a, c, _| symbol::visibility(a, c, STV_INTERNAL.0));
    Elf ".protected" => Line(|a, c, _| symbol::visibility(a, c, STV_PROTECTED.0));
    All ".no_dead_strip" => Line(symbol::no_effect::<false>);
    All ".memtag" => Line(symbol::no_effect::<true>);
    All ".lazy_reference" ".reference" ".private_extern" ".symbol_resolver" ".weak_definition" ".weak_def_can_be_hidden"
        ".cold" => Line(symbol::not_elf);
    All ".comm" ".common" => Line(|a, c, _| common::common(a, c, false));
    All ".lcomm" => Line(|a, c, _| common::common(a, c, true));
    All ".addrsig" => Bare(|a, _| {
        if let Some(mut print) = a.print() {
            print.bare(".addrsig");
        }
        a.model.requests.addrsig = true;
        Ok(())
    });
    All ".addrsig_sym" => Line(symbol::addrsig_sym);
    All ".cg_profile" => Line(symbol::cg_profile);
    Debug ".pseudoprobe" => Line(probe::pseudoprobe);
    Elf ".type" => Line(symbol_type::kind);
    Elf ".size" => Line(symbol::size);
    Elf ".symver" => Tokens(symbol::symver);
    Elf ".weakref" => Line(symbol::weakref);
    Elf ".ident" => Line(ident::ident);
    Elf ".version" => Line(ident::version);
    All ".file" => Line(control::file);
    Debug ".loc" => Parted(dwarf::loc, dwarf::common_loc);
    Debug ".loc_label" => Line(dwarf::loc_label);

    Elf ".text" => Line(|a, c, _| section::named(a, c, ".text"));
    Elf ".data" => Line(|a, c, _| section::named(a, c, ".data"));
    Elf ".bss" => Line(|a, c, _| section::named(a, c, ".bss"));
    Elf ".rodata" => Line(|a, c, _| section::named(a, c, ".rodata"));
    Elf ".tdata" => Line(|a, c, _| section::named(a, c, ".tdata"));
    Elf ".tbss" => Line(|a, c, _| section::named(a, c, ".tbss"));
    Elf ".section" => Line(section::section::<false>);
    Elf ".pushsection" => Line(section::section::<true>);
    Exact ".popsection" => Tokens(section::popsection);
    Elf ".previous" => Tokens(section::previous);
    Elf ".subsection" => Line(section::subsection);

    All ".cfi_sections" => Line(cfi::sections);
    All ".cfi_startproc" => Line(cfi::startproc);
    All ".cfi_endproc" => Bare(cfi::end);
    All ".cfi_personality" => Line(|a, c, span| cfi::pointer(a, c, span, (".cfi_personality", |frame| &mut frame.personality)));
    All ".cfi_lsda" => Line(|a, c, span| cfi::pointer(a, c, span, (".cfi_lsda", |frame| &mut frame.lsda)));
    All ".cfi_def_cfa"
        => Parted(|a, c, span| cfi::with_both(a, c, span, cfi::def_cfa), |c, isa| cfi::common_both(c, isa, cfi::def_cfa));
    All ".cfi_def_cfa_offset" =>
        Parted(|a, c, span| cfi::with_offset(a, c, span, Operation::DefCfaOffset), |c, _| cfi::common_offset(c, Operation::DefCfaOffset));
    All ".cfi_adjust_cfa_offset" => Line(|a, c, span| cfi::with_offset(a, c, span, Operation::AdjustCfaOffset));
    All ".cfi_def_cfa_register" => Line(|a, c, span| cfi::with_register(a, c, span, Operation::DefCfaRegister));
    All ".cfi_llvm_def_aspace_cfa" => Line(cfi::llvm_def_aspace_cfa);
    All ".cfi_offset" => Parted(cfi::offset, cfi::common_saved);
    All ".cfi_rel_offset"
        => Line(|a, c, span| cfi::with_both(a, c, span, |register, offset| Operation::RelOffset { register, offset }));
    All ".cfi_val_offset"
        => Line(|a, c, span| cfi::with_both(a, c, span, |register, offset| Operation::ValOffset { register, offset }));
    All ".cfi_register" => Line(cfi::register);
    All ".cfi_restore" => Line(|a, c, span| cfi::with_register(a, c, span, Operation::Restore));
    All ".cfi_undefined" => Line(|a, c, span| cfi::with_register(a, c, span, Operation::Undefined));
    All ".cfi_same_value" => Line(|a, c, span| cfi::with_register(a, c, span, Operation::SameValue));
    All ".cfi_remember_state" => Bare(|a, span| cfi::push(a, Operation::RememberState, span));
    All ".cfi_restore_state" => Bare(|a, span| cfi::push(a, Operation::RestoreState, span));
    All ".cfi_escape" => Line(cfi::escape);
    All ".cfi_return_column" => Line(cfi::return_column);
    All ".cfi_signal_frame" => Bare(cfi::signal_frame);
    All ".cfi_window_save" => Bare(cfi::window_save);
    All ".cfi_label" => Line(cfi::label);

    Debug ".cv_file" => Line(codeview::file);
    Debug ".cv_func_id" => Line(codeview::func_id);
    Debug ".cv_inline_site_id" => Line(codeview::inline_site_id);
    Debug ".cv_loc" => Parted(codeview::loc, codeview::common_loc);
    Debug ".cv_linetable" => Line(codeview::linetable);
    Debug ".cv_inline_linetable" => Line(codeview::inline_linetable);
    Debug ".cv_def_range" => Line(codeview::def_range);
    Debug ".cv_stringtable" => Bare(codeview_tables::put_strings);
    Debug ".cv_string" => Line(codeview_tables::string);
    Debug ".cv_filechecksums" => Bare(codeview_tables::put_checksums);
    Debug ".cv_filechecksumoffset" => Line(codeview_tables::filechecksumoffset);

    All ".include" => Tokens(control::include);
    All ".end" => Tokens(control::end);
    All ".abort" => Tokens(control::abort);
    All ".err" => Tokens(control::err);
    All ".error" => Tokens(control::error);
    All ".warning" => Tokens(control::warning);
    All ".print" => Tokens(control::print);
    All ".line" => Tokens(control::line);
    All ".stabs" => Tokens(gnu::stabs);
    All ".if" ".ifne" => Tokens(|a, c, span| control::condition(a, c, span, |value| value != 0));
    All ".ifeq" => Tokens(|a, c, span| control::condition(a, c, span, |value| value == 0));
    All ".ifge" => Tokens(|a, c, span| control::condition(a, c, span, |value| value >= 0));
    All ".ifgt" => Tokens(|a, c, span| control::condition(a, c, span, |value| value > 0));
    All ".ifle" => Tokens(|a, c, span| control::condition(a, c, span, |value| value <= 0));
    All ".iflt" => Tokens(|a, c, span| control::condition(a, c, span, |value| value < 0));
    All ".ifdef" => Tokens(control::if_defined::<true>);
    All ".ifndef" ".ifnotdef" => Tokens(control::if_defined::<false>);
    All ".ifb" => Tokens(control::if_blank::<true>);
    All ".ifnb" => Tokens(control::if_blank::<false>);
    All ".ifc" => Tokens(control::if_same::<true>);
    All ".ifnc" => Tokens(control::if_same::<false>);
    All ".ifeqs" => Tokens(control::if_strings::<true>);
    All ".ifnes" => Tokens(control::if_strings::<false>);
    All ".elseif" => Tokens(control::elseif);
    All ".else" => Tokens(control::else_branch);
    All ".endif" => Tokens(control::endif);

    All ".macro" => Tokens(macros::define);
    All ".endm" ".endmacro" => Tokens(macros::stray_endm);
    All ".endr" => Tokens(macros::stray_endr);
    All ".exitm" => Tokens(macros::exitm);
    All ".purgem" => Tokens(macros::purgem);
    All ".altmacro" => Tokens(macros::altmacro);
    All ".noaltmacro" => Tokens(macros::noaltmacro);
    All ".macros_on" ".macros_off" => Tokens(control::ignored_alone);
    All ".rept" ".rep" => Tokens(macros::rept);
    All ".irp" => Tokens(macros::irp);
    All ".irpc" => Tokens(macros::irpc);


    Coff ".seh_proc" => Line(seh::proc);
    Coff ".seh_endproc" => Bare(seh::end_function);
    Coff ".seh_endfunclet" => Bare(|a, span| seh::bare(a, ".seh_endfunclet", |a| seh::apply(a, span, Unwind::end_funclet)));
    Coff ".seh_startchained" => Bare(seh::start_chained);
    Coff ".seh_endchained" => Bare(|a, span| seh::bare(a, ".seh_endchained", |a| seh::apply(a, span, Unwind::end_chained)));
    Coff ".seh_handler" => Line(seh::handler);
    Coff ".seh_handlerdata" => Bare(seh::start_handler_data);
    Coff ".seh_stackalloc" => Line(seh::stackalloc);
    Coff ".seh_endprologue" => Bare(|a, span| seh::bare_step(a, span, |unwind, at| unwind.end_prologue(at, false)));
    Coff ".seh_startepilogue"
        => Bare(|a, span| seh::bare_step(a, span, |unwind, at| unwind.start_epilogue(at, None, span.start)));
    Coff ".seh_endepilogue" => Bare(|a, span| seh::bare_step(a, span, Unwind::end_epilogue));
    Coff ".seh_unwindversion" => Line(seh::unwindversion);
    Coff ".seh_unwindv2start"
        => Bare(|a, span| seh::bare(a, ".seh_unwindv2start", |a| seh::apply(a, span, Unwind::start_described)));
    Coff ".text" => Line(|a, c, _| coff_section::named(a, c, b".text"));
    Coff ".data" => Line(|a, c, _| coff_section::named(a, c, b".data"));
    Coff ".bss" => Line(|a, c, _| coff_section::named(a, c, b".bss"));
    Coff ".section" => Line(coff_section::section::<false>);
    Coff ".pushsection" => Line(coff_section::section::<true>);
    Coff ".linkonce" => Line(coff_section::linkonce);
    Coff ".def" => Line(coff_symbol::def);
    Coff ".scl" => Line(coff_symbol::scl);
    Coff ".type" => Line(coff_symbol::kind);
    Coff ".endef" => Line(coff_symbol::endef);
    Coff ".weak" ".weak_reference" => Line(coff_symbol::weak::<{ coff_symbol::SEARCH_ALIAS }>);
    Coff ".weak_anti_dep" => Line(coff_symbol::weak::<{ coff_symbol::ANTI_DEPENDENCY }>);
    Coff ".secrel32" => Line(coff_data::secrel32);
    Coff ".secidx" => Line(coff_data::secidx);
    Coff ".rva" => Line(coff_data::rva);
    Coff ".symidx" => Line(|a, c, span| coff_data::number(a, c, span, CoffValue::SymbolIndex));
    Coff ".secnum" => Line(|a, c, span| coff_data::number(a, c, span, CoffValue::SectionNumber));
    Coff ".secoffset" => Line(|a, c, span| coff_data::number(a, c, span, CoffValue::SectionOffset));
    Coff ".safeseh" => Line(coff_data::safeseh);
}

/// A name without its leading dot, packed.
pub(crate) type Key = [u64; 3];

/// The number of names.
pub(crate) const fn count(table: &[Row]) -> usize {
    let (mut count, mut i) = (0, 0);
    while i < table.len() {
        count += table[i].0.len();
        i += 1;
    }
    count
}

/// Expands the rows to one directive per name.
pub(crate) const fn each<const N: usize>(table: &[Row]) -> [Directive; N] {
    let (_, formats, _) = table[0];
    let mut all = [Directive { name: "", key: [0; 3], formats, run: formats.refusal() }; N];
    let (mut count, mut i) = (0, 0);
    while i < table.len() {
        let (names, formats, run) = table[i];
        // The program has no code for a handler that no row has.
        let run = match run {
            _ if !formats.is_there() => formats.refusal(),
            // Only threads read operands ahead.
            Handler::Parted(run, _) if cfg!(not(feature = "threads")) => Handler::Line(run),
            run => run,
        };
        let mut j = 0;
        while j < names.len() {
            all[count] = Directive { name: names[j], key: key(names[j].as_bytes()), formats, run };
            count += 1;
            j += 1;
        }
        i += 1;
    }
    all
}

/// The maximum length of a name with a key, including the dot.
const MAX_KEYED: usize = 25;

/// The key of a name, which starts with a dot. Longer names have no key.
const fn key(name: &[u8]) -> Key {
    if name.len() > MAX_KEYED { [u64::MAX; 3] } else { pack(name.split_at(1).1) }
}

/// The size of a hash table: a power of two, several times the number of directives.
const SLOTS: usize = 1024;

/// Each slot has the index of a directive plus 1; 0 is empty.
pub(crate) type Index = [u16; SLOTS];

/// The slot of a key. With these multipliers no common name collides with another.
#[inline(always)]
const fn hash(key: Key) -> usize {
    let mixed = key[0].wrapping_mul(0xe360_8ec6_83e6_a37b)
        ^ key[1].wrapping_mul(0xc2b2_ae3d_27d4_eb4f)
        ^ key[2].wrapping_mul(0x1656_67b1_9e37_79f9);
    (mixed >> 54) as usize
}

/// Builds a hash table, with linear probing.
pub(crate) const fn index(rows: &[Directive]) -> Index {
    let mut index = [0; SLOTS];
    let mut i = 0;
    while i < rows.len() {
        let mut slot = hash(rows[i].key);
        while index[slot] != 0 {
            slot = (slot + 1) % SLOTS;
        }
        i += 1;
        index[slot] = i as u16;
    }
    index
}

/// The rows of a name of fewer than 8 bytes, without its dot.
#[derive(Clone, Copy)]
struct Short {
    name: u64,
    /// For ELF and COFF: the index plus 1, or 0 if there is no directive.
    rows: [u16; 2],
}

/// Short names by their hash. Of several with the same hash only the first is here.
static SHORT: [Short; SLOTS] = {
    let mut short = [Short { name: 0, rows: [0; 2] }; SLOTS];
    let mut i = 0;
    while i < ROWS.len() {
        let Directive { key, formats, .. } = ROWS[i];
        let slot = &mut short[hash([key[0], 0, 0])];
        i += 1;
        if key[0] >> 56 == 0 && (slot.name == 0 || slot.name == key[0]) {
            slot.name = key[0];
            if !matches!(formats, Formats::Coff) {
                slot.rows[0] = i as u16;
            }
            if !matches!(formats, Formats::Elf) {
                slot.rows[1] = i as u16;
            }
        }
    }
    short
};

/// The directive with a short name, packed, unless another has the same hash.
#[inline(always)]
pub(super) fn find_short(name: u64, coff: bool) -> Option<&'static Directive> {
    let slot = &SHORT[hash([name, 0, 0])];
    if slot.name != name {
        return None;
    }
    ROWS.get(usize::from(slot.rows[usize::from(coff)]).wrapping_sub(1))
}

/// A set of directives.
pub struct Table {
    pub(crate) rows: &'static [Directive],
    pub(crate) index: &'static Index,
}

impl Table {
    /// Finds the directive with a given key that an object format supports. A name may occur once for each format.
    #[inline(always)]
    pub(super) fn find(&self, key: Key, coff: bool) -> Option<&'static Directive> {
        let other = if coff { Formats::Elf } else { Formats::Coff };
        let mut slot = hash(key);
        loop {
            let directive = &self.rows[usize::from(self.index[slot].checked_sub(1)?)];
            let same = directive.key[0] == key[0] && directive.key[1] == key[1] && directive.key[2] == key[2];
            if same && directive.formats != other {
                return Some(directive);
            }
            slot = (slot + 1) % SLOTS;
        }
    }

    /// Finds a directive by name, with the leading dot.
    pub(super) fn named(&self, name: &[u8], coff: bool) -> Option<&'static Directive> {
        match name.len() > MAX_KEYED {
            true => self.supported(coff).find(|d| d.name.as_bytes() == name),
            false => self.find(key(name), coff),
        }
    }

    /// All directives that an object format supports.
    pub(super) fn supported(&self, coff: bool) -> impl Iterator<Item = &'static Directive> + use<> {
        let other = if coff { Formats::Elf } else { Formats::Coff };
        self.rows.iter().filter(move |d| d.formats != other)
    }
}
