//! Symbols by their places: which one is defined at an offset of a section.

use super::file::{File, Home, Symbol};
use super::machine;

/// For each section the values of its symbols in their order, and beside each value the symbol.
#[derive(Clone, Debug, Default)]
pub(super) struct Places {
    /// Where the values of each section begin, and behind them the end of all.
    starts: Vec<u32>,
    values: Vec<u64>,
    /// The symbols' positions in the table of the file.
    symbols: Vec<u32>,
}

/// The section that a symbol names a place of. Symbols that stand for sections do not, nor those that only mark something (`$x`).
fn home(symbol: &Symbol<'_>, sections: usize) -> Option<usize> {
    let Home::Section(section) = symbol.home else { return None };
    let names_a_place = !symbol.is_section && symbol.name.first().is_some_and(|&first| first != b'$');
    Some(section as usize).filter(|&section| names_a_place && section < sections)
}

impl Places {
    /// The places of the symbols of a file.
    pub(super) fn of(file: &File<'_>) -> Self {
        let sections = file.sections.len();
        let mut found: Vec<(u32, u64, u32)> = (0u32..)
            .zip(&file.symbols)
            .filter_map(|(at, symbol)| Some((home(symbol, sections)? as u32, machine::place_of(file, symbol), at)))
            .collect();
        found.sort_unstable();
        let mut starts = Vec::with_capacity(sections + 1);
        for (index, &(section, ..)) in found.iter().enumerate() {
            while starts.len() <= section as usize {
                starts.push(index as u32);
            }
        }
        starts.resize(sections + 1, found.len() as u32);
        Places {
            starts,
            values: found.iter().map(|place| place.1).collect(),
            symbols: found.iter().map(|place| place.2).collect(),
        }
    }

    /// The first symbol of the table that is defined at this offset of a section.
    pub(super) fn symbol_at(&self, section: u32, value: u64) -> Option<u32> {
        let bounds = self.starts.get(section as usize..)?.first_chunk::<2>()?;
        let (first, end) = (bounds[0] as usize, bounds[1] as usize);
        let values = &self.values[first..end];
        let at = values.partition_point(|&other| other < value);
        (values.get(at) == Some(&value)).then(|| self.symbols[first + at])
    }
}
