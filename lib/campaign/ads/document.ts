/** A JPEG and the words in it, so that they can be searched, copied and read aloud. */
interface DocumentPage {
  jpeg: Uint8Array;
  /** In pixels. A page has the same size in points, 72 to the inch. */
  width: number;
  height: number;
  words: string;
}

/**
 * A PDF (ISO 32000-1) of one picture per page: what LinkedIn takes as a document. It's our own
 * because a library would add 10 to 30 MB for the few objects that this needs, and because a
 * browser has to be able to make it, too.
 * @returns the file's bytes
 */
export function pictureDocument(
  pages: readonly DocumentPage[],
  { title, author, language }: Record<'title' | 'author' | 'language', string>,
): Uint8Array {
  const [catalog, tree, info, font] = [1, 2, 3, 4];
  const first = 5;
  const perPage = 3;
  const kids = pages.map((_, index) => `${first + index * perPage} 0 R`);
  const objects: Part[][] = [
    [
      `<< /Type /Catalog /Pages ${tree} 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    ],
    [`<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`],
    [`<< /Title ${textString(title)} /Author ${textString(author)} >>`],
    ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'],
    ...pages.flatMap(({ jpeg, width, height, words }, index): Part[][] => {
      const [page, image] = [first + index * perPage, first + index * perPage + 1];
      // The picture, and its words on top of it in mode 3, which is invisible: in one line, small
      // enough for the page.
      const size = Math.min(24, width / Math.max(1, words.length)).toFixed(2);
      const content = `q ${width} 0 0 ${height} 0 0 cm /Picture Do Q BT /Words ${size} Tf 3 Tr 0 ${height / 2} Td <${winAnsi(words)}> Tj ET`;
      return [
        [
          `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${page + 2} 0 R /Resources << /XObject << /Picture ${image} 0 R >> /Font << /Words ${font} 0 R >> >> >>`,
        ],
        [
          `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
          jpeg,
          '\nendstream',
        ],
        [`<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
      ];
    }),
  ];
  return assemble(objects, `/Root ${catalog} 0 R /Info ${info} 0 R`);
}

type Part = string | Uint8Array;

/** Numbers the objects from 1 on, and adds the header, the table of positions and the trailer. */
function assemble(objects: readonly Part[][], trailer: string): Uint8Array {
  const encoder = new TextEncoder();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const add = (part: Part) => {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part;
    chunks.push(bytes);
    length += bytes.length;
  };
  add('%PDF-1.7\n');
  // Bytes above 127 tell other programs that the file isn't text.
  add(new Uint8Array([37, 226, 227, 207, 211, 10]));
  const starts = objects.map((parts, index) => {
    const start = length;
    for (const part of [`${index + 1} 0 obj\n`, ...parts, '\nendobj\n']) add(part);
    return start;
  });
  const table = length;
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`);
  const size = objects.length + 1;
  add(`xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`);
  add(`trailer\n<< /Size ${size} ${trailer} >>\nstartxref\n${table}\n%%EOF\n`);
  const file = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    file.set(chunk, at);
    at += chunk.length;
  }
  return file;
}

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

/** A text for a document's properties, in UTF-16 with its byte order mark. */
function textString(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index), 4));
  return `<feff${units.join('')}>`;
}

/** Windows' codes for the punctuation that Latin-1 lacks. */
const windows: Record<string, number> = {
  '‘': 145,
  '’': 146,
  '“': 147,
  '”': 148,
  '–': 150,
  '—': 151,
  '…': 133,
};

/** Words as the codes of the page's font. A character that it lacks becomes a question mark. */
function winAnsi(text: string): string {
  return Array.from(text, (character) => {
    const code = windows[character] ?? character.codePointAt(0) ?? 0;
    return hex(code < 256 ? code : 63, 2);
  }).join('');
}
