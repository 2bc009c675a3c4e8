//! Compares the incremental rounds with full ones, on random sections.

use super::{Labeled, Limits, boundaries, layout, place, relax};
use crate::arch::toy;
use crate::arch::toy::Toy;
use crate::arch::{Backend, Widening};
use crate::diag::Diagnostics;
use crate::model::emitter::Emitter;
use crate::model::{
    CoffSection, Definition, ElfSection, FragmentTail, Model, NoTables, Padding, RelocatableValue, Section, SectionId,
    Subsection, SubsectionId, TailIndex, Value,
};
use crate::parse::ast::Name;
use std::sync::atomic::Ordering;

struct Random(u64);

impl Random {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % end
    }
}

fn empty() -> Model {
    let mut model = Model::default();
    let symbol = model.intern(b".text", || false);
    model.symbol_mut(symbol).definition = Definition::Section(SectionId(0));
    let mut section = Section::new(symbol, ElfSection::default(), CoffSection::default());
    section.subsections.add((0, SubsectionId(0)));
    model.sections.push(section);
    model.subsections.push(Subsection::new(SectionId(0), model.rules.endian));
    model
}

fn label(model: &mut Model, number: u64) -> Name {
    model.intern(format!(".L{number}").as_bytes(), || true)
}

fn define(model: &mut Model, number: u64) {
    let name = label(model, number);
    let here = model.subsections[0].here(SubsectionId(0));
    model.symbol_mut(name).definition = Definition::Label(here);
}

fn jump(model: &mut Model, number: u64, constant: i64) {
    let name = label(model, number);
    let value = Value::Relocatable(RelocatableValue { constant, ..RelocatableValue::symbol(name) });
    Emitter::new(&mut model.subsections[0]).relaxable(toy::JUMP, 2, &[value], 0);
}

/// A jump and the bytes before it, padded not to cross a multiple of 32.
fn kept_jump(model: &mut Model, bytes: usize, number: u64) {
    let open = model.subsections[0].open();
    let mut emitter = Emitter::new(&mut model.subsections[0]);
    emitter.tail(FragmentTail::Boundary { log2: 5, mode: 0, last: None }, 0);
    emitter.zeros(bytes);
    jump(model, number, 0);
    Emitter::new(&mut model.subsections[0]).end_boundary(open);
}

/// A section of jumps, labels, alignments and bytes; a few labels are undefined. `kept` of ten jumps have boundary
/// padding.
fn made(seed: u64, kept: u64) -> Model {
    let mut random = Random(seed);
    let mut model = empty();
    let count = 20 + random.below(300);
    let most = [8, 40, 200][random.below(3) as usize];
    let near = [3, 8, 40][random.below(3) as usize];
    for i in 0..count {
        match random.below(8) {
            0..3 => {
                let far = if random.below(20) == 0 { count } else { near };
                let to = (i + random.below(2 * far)).saturating_sub(far);
                let constant = if random.below(10) == 0 { random.below(9) as i64 - 4 } else { 0 };
                if kept > 0 && random.below(10) < kept {
                    kept_jump(&mut model, random.below(6) as usize, to);
                } else {
                    jump(&mut model, to, constant);
                }
            }
            3 => {
                let log2 = random.below(7) as u8;
                let padding = if random.below(4) == 0 { Padding::Value(0, 4) } else { Padding::Nops(0) };
                let max = if random.below(3) == 0 { random.below(10) as u32 } else { u32::MAX };
                Emitter::new(&mut model.subsections[0]).align(log2, padding, max);
            }
            _ => {
                Emitter::new(&mut model.subsections[0]).zeros(random.below(most) as usize);
            }
        }
        if random.below(20) != 0 {
            define(&mut model, i);
        }
    }
    model
}

/// The rounds as defined: every tail is checked with the offsets of the previous round.
fn plain_rounds(model: &mut Model, target: &impl Backend) {
    loop {
        place(model, SectionId(0), |_| ());
        let padded = boundaries::look(model, SubsectionId(0));
        let owner = &model.subsections[0];
        let relaxables = owner.fragments.iter().enumerate().filter_map(|(f, fragment)| match fragment.tail() {
            TailIndex::Relax(i) => Some(relax::grown(model, target, SectionId(0), owner, f, i)),
            _ => None,
        });
        let grown: Vec<Option<u8>> = relaxables.collect();
        for (relaxable, state) in model.subsections[0].relaxables.iter_mut().zip(&grown) {
            if let Some(state) = *state {
                relaxable.set(state, target.relax_form(relaxable.id, state).size);
            }
        }
        if !padded && grown.iter().all(Option::is_none) {
            return;
        }
    }
}

fn offsets(model: &Model) -> Vec<u64> {
    model.subsections[0].fragments.iter().map(|f| f.offset).collect()
}

fn laid_out(mut model: Model, toy: &Toy) -> Model {
    let mut diagnostics = Diagnostics::default();
    assert!(layout(
        &mut model,
        toy,
        Limits { output: u64::MAX },
        Widening::default(),
        &Labeled::default(),
        &mut NoTables,
        &mut diagnostics
    ));
    model
}

#[test]
fn the_result_is_that_of_plain_rounds() {
    let toy = Toy::default();
    for seed in 0..12_000 {
        let kept = [0, 0, 3, 9][seed as usize % 4];
        let mut plain = made(seed, kept);
        plain_rounds(&mut plain, &toy);
        let model = laid_out(made(seed, kept), &toy);
        assert_eq!(offsets(&model), offsets(&plain), "seed {seed}");
        let states = |m: &Model| m.subsections[0].relaxables.iter().map(|r| r.state()).collect::<Vec<_>>();
        assert_eq!(states(&model), states(&plain), "seed {seed}");
    }
}

/// Jumps each of which grows once the next one has.
fn chain(count: u64, with_alignments: bool) -> Model {
    let mut model = empty();
    let bytes = |model: &mut Model, more: usize| {
        Emitter::new(&mut model.subsections[0]).zeros(more);
    };
    for i in 0..count {
        jump(&mut model, i, 0);
        bytes(&mut model, 30);
        if i > 0 {
            define(&mut model, i - 1);
        }
        if with_alignments {
            Emitter::new(&mut model.subsections[0]).align(1, Padding::Nops(0), u32::MAX);
        }
    }
    bytes(&mut model, 600);
    define(&mut model, count - 1);
    model
}

#[test]
fn a_chain_costs_as_much_for_each_link_as_it_gets_longer() {
    for with_alignments in [false, true] {
        let links = [1_000, 10_000].map(|count| {
            let toy = Toy::default();
            let model = laid_out(chain(count, with_alignments), &toy);
            let grown = model.subsections[0].relaxables.iter().filter(|r| r.state() > 0).count();
            assert_eq!(grown as u64, count);
            toy.asked.load(Ordering::Relaxed) / count
        });
        assert!(links[1] <= links[0] + 1, "{links:?}");
    }
}

/// Jumps with distances at the limit of their range, some of which grow in a round in which there happens to be much
/// padding.
fn kept_jumps(count: u64) -> Model {
    let mut random = Random(count);
    let mut model = empty();
    for i in 0..count {
        define(&mut model, i);
        Emitter::new(&mut model.subsections[0]).zeros(random.below(7) as usize);
        kept_jump(&mut model, random.below(4) as usize, i + 3 + random.below(3));
    }
    for i in 0..6 {
        define(&mut model, count + i);
    }
    model
}

#[test]
fn rounds_that_are_cut_short_leave_all_in_reach() {
    let links = [30_000, 60_000].map(|count| {
        let toy = Toy::default();
        let mut model = laid_out(kept_jumps(count), &toy);
        let looks = toy.asked.load(Ordering::Relaxed) / count;
        let before = offsets(&model);
        plain_rounds(&mut model, &toy);
        assert_eq!(offsets(&model), before);
        looks
    });
    assert!(links[1] <= links[0] * 5 / 4, "{links:?}");
}
