//! The addresses of a streamer's labels in its object.

use super::SymbolId;
use crate::build::outcome::Assembled;
use crate::object::SectionId;

impl Assembled {
    /// The section and the offset in bytes of a label that a [`Streamer`](super::Streamer) defined. Includes private
    /// and unnamed labels, which are not in the symbol table. `None` if the symbol is not a label or belongs to another
    /// streamer, or the object was assembled from a text.
    ///
    /// ```
    /// use llas::streamer::Streamer;
    /// let options = llas::Options::for_target("x86_64-linux-gnu".parse()?)?;
    /// let mut out = Streamer::new(&options)?;
    /// let resume = out.temporary();
    /// out.instruction("nop")?;
    /// out.label(resume)?;
    /// out.instruction("ret")?;
    /// let assembled = out.finish()?;
    /// let (section, offset) = assembled.place_of(resume).ok_or("no label")?;
    /// assert_eq!(assembled.object.section(section).map(|s| s.name()), Some(b".text".as_slice()));
    /// assert_eq!(offset, 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn place_of(&self, symbol: SymbolId) -> Option<(SectionId, u64)> {
        let places = self.places.as_deref().filter(|places| places.streamer == symbol.owner())?;
        places.labels.get(symbol.first_name().index()).copied().flatten()
    }
}
