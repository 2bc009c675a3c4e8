//! The directives by name that do not belong to one machine.

use super::{
    Directive, Formats, SimpleHandler, align, cfi, codeview, coff_data, coff_section, coff_symbol, control, data,
    dwarf, fill, macros, real, reloc, section, seh, symbol, symbol_type,
};

/// The rows of a table of directives: the object formats, the names, and what runs them.
macro_rules! directives {
    ($($formats:ident $($name:literal)* => $run:expr;)*) => {
        /// Every directive of this table.
        pub const ROWS: &[$crate::directive::Directive] = &[
            $($($crate::directive::Directive {
                name: $name,
                formats: $crate::directive::Formats::$formats,
                run: $run as $crate::directive::Handler,
                simple: None,
            },)*)*
        ];
    };
}
pub(crate) use directives;

directives! {
    All ".byte" ".dc.b" => data::integers::<1>;
    All ".short" ".2byte" ".value" ".dc" ".dc.w" => data::integers::<2>;
    All ".word" => data::words;
    All ".long" ".int" ".4byte" ".dc.l" => data::integers::<4>;
    All ".quad" ".8byte" => data::integers::<8>;
    All ".dc.a" => data::addresses;
    All ".octa" => data::octa;
    All ".ascii" => data::ascii;
    All ".asciz" ".string" => data::asciz;
    All ".base64" => data::base64;
    All ".sleb128" => data::leb128::<true>;
    All ".uleb128" => data::leb128::<false>;
    All ".incbin" => data::incbin;
    All ".float" ".single" ".dc.s" => real::single;
    All ".double" ".dc.d" => real::double;
    All ".dc.x" ".dcb.x" => control::unsupported;
    All ".fill" => fill::fill;
    All ".zero" ".skip" ".space" => fill::space;
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
    All ".align" => align::by_target;
    All ".balign" => align::bytes::<1>;
    All ".balignw" => align::bytes::<2>;
    All ".balignl" ".align32" => align::bytes::<4>;
    All ".p2align" => align::log2::<1>;
    All ".p2alignw" => align::log2::<2>;
    All ".p2alignl" => align::log2::<4>;
    Exact ".even" => align::even;
    Exact ".nops" => align::nops;
    All ".reloc" => reloc::reloc;

    All ".set" ".equ" => symbol::set::<true>;
    All ".equiv" => symbol::set::<false>;
    All ".lto_set_conditional" => symbol::lto_set_conditional;
    All ".lto_discard" => symbol::lto_discard;
    All ".globl" ".global" => symbol::global;
    All ".extern" => control::ignored;
    Elf ".weak" => symbol::weak;
    Elf ".weak_reference" => symbol::weak_reference;
    Elf ".local" => symbol::local;
    Elf ".hidden" => symbol::visibility::<2>;
    Elf ".internal" => symbol::visibility::<1>;
    Elf ".protected" => symbol::visibility::<3>;
    All ".no_dead_strip" => symbol::no_effect::<false>;
    All ".memtag" => symbol::no_effect::<true>;
    All ".lazy_reference" ".reference" ".private_extern" ".symbol_resolver" ".weak_definition" ".weak_def_can_be_hidden"
        ".cold" => symbol::not_elf;
    All ".comm" ".common" => symbol::comm;
    All ".lcomm" => symbol::lcomm;
    All ".addrsig" => symbol::addrsig;
    All ".addrsig_sym" => symbol::addrsig_sym;
    All ".cg_profile" => symbol::cg_profile;
    Elf ".type" => symbol_type::kind;
    Elf ".size" => symbol::size;
    Elf ".symver" => symbol::symver;
    Elf ".weakref" => symbol::weakref;
    Elf ".ident" => symbol::ident;
    Elf ".version" => symbol::version;
    All ".file" => control::file;
    All ".loc" => dwarf::loc;
    All ".loc_label" => dwarf::loc_label;

    Elf ".text" => section::named::<{ section::TEXT }>;
    Elf ".data" => section::named::<{ section::DATA }>;
    Elf ".bss" => section::named::<{ section::BSS }>;
    Elf ".rodata" => section::named::<{ section::RODATA }>;
    Elf ".tdata" => section::named::<{ section::TDATA }>;
    Elf ".tbss" => section::named::<{ section::TBSS }>;
    Elf ".section" => section::section;
    Elf ".pushsection" => section::pushsection;
    Exact ".popsection" => section::popsection;
    Elf ".previous" => section::previous;
    Elf ".subsection" => section::subsection;

    All ".cfi_sections" => cfi::sections;
    All ".cfi_startproc" => cfi::startproc;
    All ".cfi_endproc" => cfi::endproc;
    All ".cfi_personality" => cfi::personality;
    All ".cfi_lsda" => cfi::lsda;
    All ".cfi_def_cfa" => cfi::def_cfa;
    All ".cfi_def_cfa_offset" => cfi::def_cfa_offset;
    All ".cfi_adjust_cfa_offset" => cfi::adjust_cfa_offset;
    All ".cfi_def_cfa_register" => cfi::def_cfa_register;
    All ".cfi_llvm_def_aspace_cfa" => cfi::llvm_def_aspace_cfa;
    All ".cfi_offset" => cfi::offset;
    All ".cfi_rel_offset" => cfi::rel_offset;
    All ".cfi_val_offset" => cfi::val_offset;
    All ".cfi_register" => cfi::register;
    All ".cfi_restore" => cfi::restore;
    All ".cfi_undefined" => cfi::undefined;
    All ".cfi_same_value" => cfi::same_value;
    All ".cfi_remember_state" => cfi::remember_state;
    All ".cfi_restore_state" => cfi::restore_state;
    All ".cfi_escape" => cfi::escape;
    All ".cfi_return_column" => cfi::return_column;
    All ".cfi_signal_frame" => cfi::signal_frame;
    All ".cfi_window_save" => cfi::window_save;
    All ".cfi_label" => cfi::label;

    All ".cv_file" => codeview::file;
    All ".cv_func_id" => codeview::func_id;
    All ".cv_inline_site_id" => codeview::inline_site_id;
    All ".cv_loc" => codeview::loc;
    All ".cv_linetable" => codeview::linetable;
    All ".cv_inline_linetable" => codeview::inline_linetable;
    All ".cv_def_range" => codeview::def_range;
    All ".cv_stringtable" => codeview::stringtable;
    All ".cv_string" => codeview::string;
    All ".cv_filechecksums" => codeview::filechecksums;
    All ".cv_filechecksumoffset" => codeview::filechecksumoffset;

    All ".include" => control::include;
    All ".end" => control::end;
    All ".abort" => control::abort;
    All ".err" => control::err;
    All ".error" => control::error;
    All ".warning" => control::warning;
    All ".print" => control::print;
    All ".line" => control::line;
    All ".stabs" => control::stabs;
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
    All ".noaltmacro" ".macros_on" ".macros_off" => control::ignored_alone;
    All ".rept" ".rep" => macros::rept;
    All ".irp" => macros::irp;
    All ".irpc" => macros::irpc;


    Coff ".seh_proc" => seh::proc;
    Coff ".seh_endproc" => seh::endproc;
    Coff ".seh_endfunclet" => seh::endfunclet;
    Coff ".seh_startchained" => seh::startchained;
    Coff ".seh_endchained" => seh::endchained;
    Coff ".seh_handler" => seh::handler;
    Coff ".seh_handlerdata" => seh::handlerdata;
    Coff ".seh_stackalloc" => seh::stackalloc;
    Coff ".seh_endprologue" => seh::endprologue;
    Coff ".seh_startepilogue" => seh::startepilogue;
    Coff ".seh_endepilogue" => seh::endepilogue;
    Coff ".seh_unwindversion" => seh::unwindversion;
    Coff ".seh_unwindv2start" => seh::unwindv2start;
    Coff ".text" => coff_section::named::<{ section::TEXT }>;
    Coff ".data" => coff_section::named::<{ section::DATA }>;
    Coff ".bss" => coff_section::named::<{ section::BSS }>;
    Coff ".section" => coff_section::section;
    Coff ".pushsection" => coff_section::pushsection;
    Coff ".linkonce" => coff_section::linkonce;
    Coff ".def" => coff_symbol::def;
    Coff ".scl" => coff_symbol::scl;
    Coff ".type" => coff_symbol::kind;
    Coff ".endef" => coff_symbol::endef;
    Coff ".weak" ".weak_reference" => coff_symbol::weak::<{ coff_symbol::SEARCH_ALIAS }>;
    Coff ".weak_anti_dep" => coff_symbol::weak::<{ coff_symbol::ANTI_DEPENDENCY }>;
    Coff ".secrel32" => coff_data::secrel32;
    Coff ".secidx" => coff_data::secidx;
    Coff ".rva" => coff_data::rva;
    Coff ".symidx" => coff_data::number::<{ coff_data::SYMIDX }>;
    Coff ".secnum" => coff_data::number::<{ coff_data::SECNUM }>;
    Coff ".secoffset" => coff_data::number::<{ coff_data::SECOFFSET }>;
    Coff ".safeseh" => coff_data::safeseh;
}

/// What compilers write most, and what runs it when its operands are simple.
const SIMPLE: &[(&str, SimpleHandler)] = &[
    (".byte", data::simple_integers::<1>),
    (".short", data::simple_integers::<2>),
    (".value", data::simple_integers::<2>),
    (".long", data::simple_integers::<4>),
    (".quad", data::simple_integers::<8>),
    (".ascii", data::simple_string::<false>),
    (".asciz", data::simple_string::<true>),
    (".string", data::simple_string::<true>),
    (".p2align", align::simple_log2),
    (".cv_loc", codeview::simple_loc),
];

/// Every directive.
static DIRECTIVES: [Directive; ROWS.len()] = {
    let mut directives = [ROWS[0]; ROWS.len()];
    let mut i = 0;
    while i < ROWS.len() {
        directives[i] = ROWS[i];
        let mut j = 0;
        while j < SIMPLE.len() {
            if same(SIMPLE[j].0.as_bytes(), ROWS[i].name.as_bytes()) {
                directives[i].simple = Some(SIMPLE[j].1);
            }
            j += 1;
        }
        i += 1;
    }
    directives
};

const fn same(a: &[u8], b: &[u8]) -> bool {
    let mut i = 0;
    while i < a.len() && i < b.len() && a[i] == b[i] {
        i += 1;
    }
    i == a.len() && i == b.len()
}

/// The size of the hash table: a power of two, at most half full.
const SLOTS: usize = 1024;

/// FNV-1a, good enough to spread these names.
const fn hash(name: &[u8]) -> usize {
    let mut hash = 0xcbf2_9ce4_8422_2325u64;
    let mut i = 0;
    while i < name.len() {
        hash = (hash ^ name[i] as u64).wrapping_mul(0x100_0000_01b3);
        i += 1;
    }
    (hash ^ (hash >> 29)) as usize & (SLOTS - 1)
}

/// Of each slot the index of its directive and 1; 0 is empty. Made at compile time, with linear probing.
static INDEX: [u16; SLOTS] = {
    let mut index = [0u16; SLOTS];
    let mut i = 0;
    while i < DIRECTIVES.len() {
        let mut slot = hash(DIRECTIVES[i].name.as_bytes());
        while index[slot] != 0 {
            slot = (slot + 1) & (SLOTS - 1);
        }
        index[slot] = i as u16 + 1;
        i += 1;
    }
    index
};

/// The directive of that name that an object format has. A name may stand in the table once for each format.
#[inline]
pub(super) fn find(name: &[u8], coff: bool) -> Option<&'static Directive> {
    let other = if coff { Formats::Elf } else { Formats::Coff };
    let mut slot = hash(name);
    loop {
        let directive = &DIRECTIVES[usize::from(INDEX[slot].checked_sub(1)?)];
        if directive.formats != other && directive.name.as_bytes() == name {
            return Some(directive);
        }
        slot = (slot + 1) & (SLOTS - 1);
    }
}

/// All names that an object format has.
pub(super) fn names(coff: bool) -> impl Iterator<Item = &'static str> {
    let other = if coff { Formats::Elf } else { Formats::Coff };
    DIRECTIVES.iter().filter(move |d| d.formats != other).map(|d| d.name)
}
