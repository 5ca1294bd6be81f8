/** Made when a text needs it: that takes a slow phone 40 ms. */
let segmenter: Intl.Segmenter | undefined;

/** In code units. A segmenter copies its whole input for each grapheme, so it gets short pieces. */
const pieceLength = 100;

/** Letters and signs that are never a part of another character. */
const plain = /^[ -~\u00a0-\u02ff\u2010-\u2027]*$/;

/** Characters as a reader counts them: an accent or an emoji is one, however it's encoded. */
export function graphemes(text: string): string[] {
  if (plain.test(text)) return text.split('');
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  const characters: string[] = [];
  let length = pieceLength;
  for (let at = 0; at < text.length;) {
    const piece = Array.from(
      segmenter.segment(text.slice(at, at + length)),
      ({ segment }) => segment,
    );
    // The last two may go on in the next piece: one of them may be half of a character.
    const complete = at + length < text.length ? piece.slice(0, -2) : piece;
    for (const grapheme of complete) {
      characters.push(grapheme);
      at += grapheme.length;
    }
    // One grapheme can have any number of accents.
    length = complete.length > 0 ? pieceLength : 2 * length;
  }
  return characters;
}
