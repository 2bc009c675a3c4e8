//! The table of directives that are not machine-specific.

use super::Scanned;
use super::scanned as text;
use super::{
    Directive, Formats, Handler, align, cfi, codeview, codeview_tables, coff_data, coff_section, coff_symbol, common,
    control, data, dwarf, fill, gnu, ident, macros, probe, real, reloc, section, seh, symbol, symbol_type,
};
use crate::source::bytes::pack;

/// A row of the source table: all names of a directive, and the fields of [`Directive`] that they share.
pub(crate) type Row = (&'static [&'static str], Formats, Handler, Scanned);

/// Defines a table of directives. Each row has the object formats, the names and the handler.
macro_rules! directives {
    ($($formats:ident $($name:literal)* => $run:expr $(, $scanned:expr)?;)*) => {
        const TABLE: &[$crate::asm::directives::table::Row] = &[$((
            &[$($name),*],
            $crate::asm::directives::Formats::$formats,
            $run as $crate::asm::directives::Handler,
            $crate::asm::directives::table::scanned!($($scanned)?),
        ),)*];
        /// Every directive of this table.
        pub const ROWS: &[$crate::asm::directives::Directive] =
            &$crate::asm::directives::table::each::<{ $crate::asm::directives::table::count(TABLE) }>(TABLE);
    };
}
pub(crate) use directives;

macro_rules! scanned {
    () => {
        $crate::asm::directives::Scanned::Never
    };
    ($scanned:expr) => {
        $scanned
    };
}
pub(crate) use scanned;

use Scanned::{Alone, By};

directives! {
    All ".byte" ".dc.b" => data::integers::<1>, By(text::data::integers::<1>);
    All ".short" ".2byte" ".value" ".dc" ".dc.w" => data::integers::<2>, By(text::data::integers::<2>);
    All ".word" => data::words, By(text::data::words);
    All ".long" ".int" ".4byte" ".dc.l" => data::integers::<4>, By(text::data::integers::<4>);
    All ".quad" ".8byte" => data::integers::<8>, By(text::data::integers::<8>);
    All ".dc.a" => data::addresses;
    All ".octa" => data::octa;
    All ".ascii" => data::ascii, By(text::data::string::<false>);
    All ".asciz" ".string" => data::asciz, By(text::data::string::<true>);
    All ".base64" => data::base64;
    All ".sleb128" => data::leb128::<true>, By(text::data::leb128::<true>);
    All ".uleb128" => data::leb128::<false>, By(text::data::leb128::<false>);
    All ".incbin" => data::incbin;
    All ".float" ".single" ".dc.s" => real::single;
    All ".double" ".dc.d" => real::double;
    All ".fill" => fill::fill;
    All ".zero" ".skip" ".space" => fill::space, By(text::data::space);
    All ".org" => fill::org;
    All ".dcb" ".dcb.w" => fill::dcb::<2>;
    All ".dcb.b" => fill::dcb::<1>;
    All ".dcb.l" => fill::dcb::<4>;
    All ".dcb.s" => real::dcb::<false>;
    All ".dcb.d" => real::dcb::<true>;
    All ".ds" ".ds.w" => fill::ds::<2>;
    All ".ds.b" => fill::ds::<1>;
    All ".ds.l" ".ds.s" => fill::ds::<4>;
    All ".ds.d" => fill::ds::<8>;
    All ".ds.p" ".ds.x" => fill::ds::<12>;
    All ".align" => align::by_target, By(text::data::align);
    All ".balign" => align::bytes::<1>, By(text::data::bytes::<1>);
    All ".balignw" => align::bytes::<2>;
    All ".balignl" => align::bytes::<4>;
    All ".align32" => align::words_by_target;
    All ".p2align" => align::log2::<1>, By(text::data::log2::<1>);
    All ".p2alignw" => align::log2::<2>;
    All ".p2alignl" => align::log2::<4>;
    All ".reloc" => reloc::reloc;

    All ".set" ".equ" => symbol::set::<true>;
    All ".equiv" => symbol::set::<false>;
    All ".lto_set_conditional" => symbol::lto_set_conditional;
    All ".lto_discard" => symbol::lto_discard;
    All ".globl" ".global" => symbol::global, By(text::symbols::global);
    All ".extern" => control::ignored;
    Elf ".weak" => symbol::weak, By(text::symbols::weak);
    Elf ".weak_reference" => symbol::weak_reference;
    Elf ".local" => symbol::local, By(text::symbols::local);
    Elf ".hidden" => symbol::visibility::<2>, By(text::symbols::visibility::<2>);
    Elf ".internal" => symbol::visibility::<1>, By(text::symbols::visibility::<1>);
    Elf ".protected" => symbol::visibility::<3>, By(text::symbols::visibility::<3>);
    All ".no_dead_strip" => symbol::no_effect::<false>;
    All ".memtag" => symbol::no_effect::<true>;
    All ".lazy_reference" ".reference" ".private_extern" ".symbol_resolver" ".weak_definition" ".weak_def_can_be_hidden"
        ".cold" => symbol::not_elf;
    All ".comm" ".common" => common::comm;
    All ".lcomm" => common::lcomm;
    All ".addrsig" => symbol::addrsig, Alone;
    All ".addrsig_sym" => symbol::addrsig_sym, By(text::symbols::addrsig_sym);
    All ".cg_profile" => symbol::cg_profile;
    All ".pseudoprobe" => probe::pseudoprobe;
    Elf ".type" => symbol_type::kind, By(text::symbols::kind);
    Elf ".size" => symbol::size, By(text::symbols::size);
    Elf ".symver" => symbol::symver;
    Elf ".weakref" => symbol::weakref;
    Elf ".ident" => ident::ident;
    Elf ".version" => ident::version;
    All ".file" => control::file;
    All ".loc" => dwarf::loc, By(text::codeview::loc);
    All ".loc_label" => dwarf::loc_label;

    Elf ".text" => section::named::<{ section::TEXT }>, Alone;
    Elf ".data" => section::named::<{ section::DATA }>, Alone;
    Elf ".bss" => section::named::<{ section::BSS }>, Alone;
    Elf ".rodata" => section::named::<{ section::RODATA }>, Alone;
    Elf ".tdata" => section::named::<{ section::TDATA }>, Alone;
    Elf ".tbss" => section::named::<{ section::TBSS }>, Alone;
    Elf ".section" => section::section, By(text::sections::section);
    Elf ".pushsection" => section::pushsection;
    Exact ".popsection" => section::popsection;
    Elf ".previous" => section::previous;
    Elf ".subsection" => section::subsection;

    All ".cfi_sections" => cfi::sections;
    All ".cfi_startproc" => cfi::startproc, Alone;
    All ".cfi_endproc" => cfi::endproc, Alone;
    All ".cfi_personality" => cfi::personality;
    All ".cfi_lsda" => cfi::lsda;
    All ".cfi_def_cfa" => cfi::def_cfa, By(text::frames::def_cfa);
    All ".cfi_def_cfa_offset" => cfi::def_cfa_offset, By(text::frames::def_cfa_offset);
    All ".cfi_adjust_cfa_offset" => cfi::adjust_cfa_offset, By(text::frames::adjust_cfa_offset);
    All ".cfi_def_cfa_register" => cfi::def_cfa_register, By(text::frames::def_cfa_register);
    All ".cfi_llvm_def_aspace_cfa" => cfi::llvm_def_aspace_cfa;
    All ".cfi_offset" => cfi::offset, By(text::frames::offset);
    All ".cfi_rel_offset" => cfi::rel_offset, By(text::frames::rel_offset);
    All ".cfi_val_offset" => cfi::val_offset;
    All ".cfi_register" => cfi::register;
    All ".cfi_restore" => cfi::restore, By(text::frames::restore);
    All ".cfi_undefined" => cfi::undefined;
    All ".cfi_same_value" => cfi::same_value;
    All ".cfi_remember_state" => cfi::remember_state, Alone;
    All ".cfi_restore_state" => cfi::restore_state, Alone;
    All ".cfi_escape" => cfi::escape;
    All ".cfi_return_column" => cfi::return_column;
    All ".cfi_signal_frame" => cfi::signal_frame;
    All ".cfi_window_save" => cfi::window_save;
    All ".cfi_label" => cfi::label;

    All ".cv_file" => codeview::file;
    All ".cv_func_id" => codeview::func_id, By(text::codeview::func_id);
    All ".cv_inline_site_id" => codeview::inline_site_id, By(text::codeview::inline_site_id);
    All ".cv_loc" => codeview::loc, By(text::codeview::cv_loc);
    All ".cv_linetable" => codeview::linetable, By(text::codeview::linetable);
    All ".cv_inline_linetable" => codeview::inline_linetable, By(text::codeview::inline_linetable);
    All ".cv_def_range" => codeview::def_range, By(text::codeview::def_range);
    All ".cv_stringtable" => codeview_tables::stringtable;
    All ".cv_string" => codeview_tables::string;
    All ".cv_filechecksums" => codeview_tables::filechecksums;
    All ".cv_filechecksumoffset" => codeview_tables::filechecksumoffset, By(text::codeview::filechecksumoffset);

    All ".include" => control::include;
    All ".end" => control::end;
    All ".abort" => control::abort;
    All ".err" => control::err;
    All ".error" => control::error;
    All ".warning" => control::warning;
    All ".print" => control::print;
    All ".line" => control::line;
    All ".stabs" => gnu::stabs;
    All ".if" ".ifne" => control::condition::<{ control::NE }>;
    All ".ifeq" => control::condition::<{ control::EQ }>;
    All ".ifge" => control::condition::<{ control::GE }>;
    All ".ifgt" => control::condition::<{ control::GT }>;
    All ".ifle" => control::condition::<{ control::LE }>;
    All ".iflt" => control::condition::<{ control::LT }>;
    All ".ifdef" => control::if_defined::<true>;
    All ".ifndef" ".ifnotdef" => control::if_defined::<false>;
    All ".ifb" => control::if_blank::<true>;
    All ".ifnb" => control::if_blank::<false>;
    All ".ifc" => control::if_same::<true>;
    All ".ifnc" => control::if_same::<false>;
    All ".ifeqs" => control::if_strings::<true>;
    All ".ifnes" => control::if_strings::<false>;
    All ".elseif" => control::elseif;
    All ".else" => control::else_branch;
    All ".endif" => control::endif;

    All ".macro" => macros::define;
    All ".endm" ".endmacro" => macros::stray_endm;
    All ".endr" => macros::stray_endr;
    All ".exitm" => macros::exitm;
    All ".purgem" => macros::purgem;
    All ".altmacro" => macros::altmacro;
    All ".noaltmacro" => macros::noaltmacro;
    All ".macros_on" ".macros_off" => control::ignored_alone;
    All ".rept" ".rep" => macros::rept;
    All ".irp" => macros::irp;
    All ".irpc" => macros::irpc;


    Coff ".seh_proc" => seh::proc, By(text::frames::seh_proc);
    Coff ".seh_endproc" => seh::endproc, Alone;
    Coff ".seh_endfunclet" => seh::endfunclet, Alone;
    Coff ".seh_startchained" => seh::startchained;
    Coff ".seh_endchained" => seh::endchained;
    Coff ".seh_handler" => seh::handler;
    Coff ".seh_handlerdata" => seh::handlerdata, Alone;
    Coff ".seh_stackalloc" => seh::stackalloc, By(text::frames::seh_stackalloc);
    Coff ".seh_endprologue" => seh::endprologue, Alone;
    Coff ".seh_startepilogue" => seh::startepilogue, Alone;
    Coff ".seh_endepilogue" => seh::endepilogue, Alone;
    Coff ".seh_unwindversion" => seh::unwindversion;
    Coff ".seh_unwindv2start" => seh::unwindv2start, Alone;
    Coff ".text" => coff_section::named::<{ section::TEXT }>, Alone;
    Coff ".data" => coff_section::named::<{ section::DATA }>, Alone;
    Coff ".bss" => coff_section::named::<{ section::BSS }>, Alone;
    Coff ".section" => coff_section::section;
    Coff ".pushsection" => coff_section::pushsection;
    Coff ".linkonce" => coff_section::linkonce;
    Coff ".def" => coff_symbol::def, By(text::symbols::def);
    Coff ".scl" => coff_symbol::scl, By(text::symbols::scl);
    Coff ".type" => coff_symbol::kind, By(text::symbols::coff_kind);
    Coff ".endef" => coff_symbol::endef, Alone;
    Coff ".weak" ".weak_reference" => coff_symbol::weak::<{ coff_symbol::SEARCH_ALIAS }>;
    Coff ".weak_anti_dep" => coff_symbol::weak::<{ coff_symbol::ANTI_DEPENDENCY }>;
    Coff ".secrel32" => coff_data::secrel32, By(text::codeview::secrel32);
    Coff ".secidx" => coff_data::secidx, By(text::codeview::secidx);
    Coff ".rva" => coff_data::rva;
    Coff ".symidx" => coff_data::number::<{ coff_data::SYMIDX }>;
    Coff ".secnum" => coff_data::number::<{ coff_data::SECNUM }>;
    Coff ".secoffset" => coff_data::number::<{ coff_data::SECOFFSET }>;
    Coff ".safeseh" => coff_data::safeseh;
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
    let (_, formats, run, scanned) = table[0];
    let mut all = [Directive { name: "", key: [0; 3], formats, run, scanned }; N];
    let (mut count, mut i) = (0, 0);
    while i < table.len() {
        let (names, formats, run, scanned) = table[i];
        let mut j = 0;
        while j < names.len() {
            all[count] = Directive { name: names[j], key: key(names[j].as_bytes()), formats, run, scanned };
            count += 1;
            j += 1;
        }
        i += 1;
    }
    all
}

/// The maximum length of a name with a key, including the dot.
const LONGEST: usize = 25;

/// The key of a name, which starts with a dot. Longer names have no key.
const fn key(name: &[u8]) -> Key {
    if name.len() > LONGEST { [u64::MAX; 3] } else { pack(name.split_at(1).1) }
}

/// All directives.
static DIRECTIVES: [Directive; ROWS.len()] = each(TABLE);

/// The size of the hash table: a power of two, at most a quarter full.
const SLOTS: usize = 1024;

/// The slot of a one-word name in [`SHORT`].
#[inline]
const fn hash_word(word: u64) -> usize {
    (word.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 54) as usize
}

/// Each slot has the single word of a name, and the index of its directive plus 1, as in [`INDEX`].
static SHORT: [(u64, u16); SLOTS] = {
    let mut index = [(0, 0u16); SLOTS];
    let mut i = 0;
    while i < ROWS.len() {
        let [word, second, _] = ROWS[i].key;
        if second == 0 {
            let mut slot = hash_word(word);
            while index[slot].1 != 0 {
                slot = (slot + 1) & (SLOTS - 1);
            }
            index[slot] = (word, i as u16 + 1);
        }
        i += 1;
    }
    index
};

/// Finds the directive with a name of at most 8 bytes that an object format supports.
#[inline]
pub(super) fn find_word(word: u64, coff: bool) -> Option<&'static Directive> {
    let other = if coff { Formats::Elf } else { Formats::Coff };
    let mut slot = hash_word(word);
    loop {
        let (found, number) = SHORT[slot];
        let directive = &DIRECTIVES[usize::from(number.checked_sub(1)?)];
        if found == word && directive.formats != other {
            return Some(directive);
        }
        slot = (slot + 1) & (SLOTS - 1);
    }
}

#[inline]
pub(super) const fn hash(key: Key) -> usize {
    let mixed = key[0].wrapping_mul(0x9e37_79b9_7f4a_7c15)
        ^ key[1].wrapping_mul(0xc2b2_ae3d_27d4_eb4f)
        ^ key[2].wrapping_mul(0x1656_67b1_9e37_79f9);
    ((mixed ^ mixed >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 54) as usize
}

/// Each slot has a key, and the index of its directive plus 1; 0 is empty. Built at compile time, with linear probing.
static INDEX: [(Key, u16); SLOTS] = {
    let mut index = [([0; 3], 0u16); SLOTS];
    let mut i = 0;
    while i < ROWS.len() {
        let mut slot = hash(ROWS[i].key);
        while index[slot].1 != 0 {
            slot = (slot + 1) & (SLOTS - 1);
        }
        index[slot] = (ROWS[i].key, i as u16 + 1);
        i += 1;
    }
    index
};

/// Finds the directive with a given key that an object format supports. A name may occur once for each format.
#[inline]
pub(super) fn find_packed(key: Key, coff: bool) -> Option<&'static Directive> {
    let other = if coff { Formats::Elf } else { Formats::Coff };
    let mut slot = hash(key);
    loop {
        let (found, number) = INDEX[slot];
        let directive = &DIRECTIVES[usize::from(number.checked_sub(1)?)];
        let same = found[0] == key[0] && found[1] == key[1] && found[2] == key[2];
        if same && directive.formats != other {
            return Some(directive);
        }
        slot = (slot + 1) & (SLOTS - 1);
    }
}

/// Finds a directive by name, with the leading dot.
pub(super) fn find(name: &[u8], coff: bool) -> Option<&'static Directive> {
    if name.len() > LONGEST { None } else { find_packed(key(name), coff) }
}

/// All names that an object format supports.
pub(super) fn names(coff: bool) -> impl Iterator<Item = &'static str> {
    let other = if coff { Formats::Elf } else { Formats::Coff };
    DIRECTIVES.iter().filter(move |d| d.formats != other).map(|d| d.name)
}
