//! `.pseudoprobe`: the addresses of a profile's probes, and the functions each was inlined into.
//!
//! Each section with probes has its own `.pseudo_probe` section, which is linked to it. It holds a tree for every
//! function: a node has the probes of one function inlined at one call site, and its children are the functions inlined
//! into it. Probe addresses are distances, each from the preceding probe in the order of the tree; layout resolves
//! them, as for `.sleb128`. (LLVM 22, `llvm/MC/MCPseudoProbe.h`.)

use super::{mark_data, new_section, subsection_0};
use crate::arch::TargetDesc;
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::model::emitter::Emitter;
use crate::model::{
    CoffSection, Definition, ElfSection, FragmentTail, Model, Probe, PseudoProbe, RelocatableValue, Section, SectionId,
    SubsectionId, Value,
};
use crate::order::sort_by_key;
use crate::parse::ast::Name;
use crate::source::Span;
use md5::{Digest, Md5};
use object::elf::{SHF_GROUP, SHF_LINK_ORDER, SHT_PROGBITS};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

const NAME: &[u8] = b".pseudo_probe";
/// The attribute of the sentinel that starts a tree: it names the function that the code belongs to.
const SENTINEL: u8 = 2;
const IS_DISTANCE: u8 = 0x80;

/// An inlined function: its number, and the probe in its caller at which it is inlined.
type Site = (u64, u32);

/// The functions inlined into one, by their sites, in the order of output.
type Children = BTreeMap<Site, usize>;

/// A function inlined at one site.
#[derive(Default)]
struct Node<'p> {
    probes: Vec<&'p Probe>,
    children: Children,
}

struct Tree<'p> {
    function: Name,
    section: SectionId,
    /// Functions that were not inlined, or were inlined into a function that has no code here.
    roots: Children,
    nodes: Vec<Node<'p>>,
}

impl<'p> Tree<'p> {
    fn add(&mut self, probe: &'p Probe) {
        // Each caller comes with the probe at which it calls the next function: the probe belongs to the site of the
        // callee.
        let mut site = match probe.data.callers.first() {
            Some(&(caller, _)) => (caller, 0),
            None => (probe.data.guid, 0),
        };
        let mut node = node(&mut self.roots, &mut self.nodes, site);
        let callees = probe.data.callers.iter().skip(1).map(|caller| caller.0).chain([probe.data.guid]);
        for (&(_, at), callee) in probe.data.callers.iter().zip(callees) {
            site = (callee, at);
            let mut children = std::mem::take(&mut self.nodes[node].children);
            let child = self::node(&mut children, &mut self.nodes, site);
            self.nodes[node].children = children;
            node = child;
        }
        self.nodes[node].probes.push(probe);
    }
}

/// The node of a site, created on first use.
fn node(children: &mut Children, nodes: &mut Vec<Node<'_>>, site: Site) -> usize {
    *children.entry(site).or_insert_with(|| {
        nodes.push(Node::default());
        nodes.len() - 1
    })
}

#[inline(never)]
pub(super) fn sections(model: &mut Model, target: &TargetDesc, diagnostics: &mut Diagnostics) {
    let probes = std::mem::take(&mut model.probes);
    let mut trees: Vec<Tree<'_>> = Vec::new();
    let mut by_function: FxHashMap<Name, usize> = FxHashMap::default();
    for probe in &probes {
        let Definition::Label(place) = model.symbol(probe.function).definition else {
            let name = String::from_utf8_lossy(model.names.text(probe.function));
            let message = format!("the function of a probe is not a label: '{name}'");
            diagnostics.push(Diagnostic::error(Code::UndefinedInDifference, Span::at(probe.source_pos), message));
            continue;
        };
        let index = *by_function.entry(probe.function).or_insert_with(|| {
            let section = model.section_of(place);
            trees.push(Tree { function: probe.function, section, roots: Children::new(), nodes: Vec::new() });
            trees.len() - 1
        });
        trees[index].add(probe);
    }
    // llvm-mc keeps a section's functions in a table by address, in which the last comes first as long as there are
    // few.
    trees.reverse();
    sort_by_key(&mut trees, |tree| tree.section);
    let mut sections = FxHashMap::default();
    for (index, section) in model.sections.iter().enumerate() {
        if model.section_name(section) == NAME {
            sections.entry(key(&section.elf, &section.coff)).or_insert(SectionId(index as u32));
        }
    }
    for tree in &trees {
        let (elf, coff) = like(model, &model.sections[tree.section.0 as usize]);
        let id = *sections.entry(key(&elf, &coff)).or_insert_with(|| new_section(model, NAME, elf, coff));
        let subsection = subsection_0(model, id);
        mark_data(model, target, subsection);
        write(model, tree, subsection);
    }
}

type Key = [Option<Name>; 3];

fn key(elf: &ElfSection, coff: &CoffSection) -> (Key, [Option<u32>; 2]) {
    ([elf.group, elf.linked_to, coff.comdat], [elf.unique, coff.unique])
}

/// The attributes of the section for another section's probes.
fn like(model: &Model, of: &Section) -> (ElfSection, CoffSection) {
    if model.coff.is_none() {
        let ElfSection { group, comdat, unique, .. } = of.elf;
        let flags = SHF_LINK_ORDER.0 | if group.is_some() { SHF_GROUP.0 } else { 0 };
        let linked_to = Some(of.symbol);
        let elf = ElfSection { kind: SHT_PROGBITS.0, flags, group, comdat, unique, linked_to, ..ElfSection::default() };
        return (elf, CoffSection::default());
    }
    let CoffSection { comdat, unique, .. } = of.coff;
    let coff = CoffSection { unique, ..CoffSection::known(NAME).unwrap_or_default() };
    (ElfSection::default(), coff.following(comdat))
}

fn write(model: &mut Model, tree: &Tree<'_>, subsection: SubsectionId) {
    let name = model.names.text(tree.function);
    let own = Md5::digest(name).first_chunk().map_or(0, |low| u64::from_le_bytes(*low));
    let mut end = Emitter::new(&mut model.subsections[subsection.0 as usize]);
    for (&(guid, _), &root) in &tree.roots {
        let mut before = tree.function;
        let mut open = vec![(None, guid, root)];
        while let Some((at, guid, node)) = open.pop() {
            let Node { probes, children } = &tree.nodes[node];
            // The cold part split off a function records which function it belongs to.
            let sentinel = at.is_none() && own != guid;
            if let Some(at) = at {
                end.uleb(u64::from(at));
            }
            end.number(guid, 8);
            end.uleb(probes.len() as u64 + u64::from(sentinel));
            end.uleb(children.len() as u64);
            if sentinel {
                end.bytes(&[0, SENTINEL << 4]);
                end.number(own, 8);
            }
            for probe in probes {
                end.uleb(u64::from(probe.data.index));
                let attributes = probe.data.attributes
                    | if probe.data.discriminator == 0 { 0 } else { PseudoProbe::HAS_DISCRIMINATOR };
                end.bytes(&[IS_DISTANCE | probe.data.kind | attributes << 4]);
                let distance = RelocatableValue { sub: Some(before), ..RelocatableValue::symbol(probe.label) };
                let value = Value::Relocatable(distance);
                end.tail(FragmentTail::Leb { value, signed: true }, probe.source_pos);
                before = probe.label;
                if probe.data.discriminator != 0 {
                    end.uleb(u64::from(probe.data.discriminator));
                }
            }
            open.extend(children.iter().rev().map(|(&(guid, at), &child)| (Some(at), guid, child)));
        }
    }
}
