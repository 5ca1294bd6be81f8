import type { Composition } from '../drawing/layer';
import { type Add, addFont, type Letters, linesOf, stream, utf16 } from './pdf-font';

/** A page: a JPEG without words, what it shows, and the words on it. */
interface PdfPage extends Pick<Composition, 'width' | 'height' | 'texts'> {
  jpeg: Uint8Array;
  alt: string;
}

/**
 * A tagged PDF (ISO 32000-1) of one picture per page, as large in points as in pixels: what LinkedIn
 * takes as a document. Its words are text in the brand's typeface. It's our own because a library
 * would add 10 to 30 MB, and because a browser has to be able to make it, too.
 * @returns the file's bytes
 */
export function picturePdf(
  pages: readonly PdfPage[],
  { title, author, language }: Record<'title' | 'author' | 'language', string>,
  lettering: Letters,
): Uint8Array {
  const objects: Part[][] = [];
  const add: Add = (...parts) => `${objects.push(parts)} 0 R`;
  const [catalog, tree, root, body] = [add(), add(), add(), add()];
  const info = add(`<< /Title <feff${utf16(title)}> /Author <feff${utf16(author)}> >>`);
  const letters: Record<string, string> = {};
  const addOnce: Add = (part) => (letters[String(part)] ??= add(part));
  const pageObjects = pages.map(({ jpeg, alt, texts, width, height }, index) => {
    // A page has its own: a font has 255 codes, an alphabet may have more. A letter is added once.
    const fonts = [...new Set(texts.map(({ weight }) => weight))].map((weight) => {
      const blocks = texts.filter((block) => block.weight === weight);
      const characters = [...new Set(blocks.flatMap(({ lines }) => Array.from(lines.join(''))))];
      const codes = new Map(characters.map((character, at) => [character, at + 1]));
      return { weight, codes, font: addFont(addOnce, lettering, weight, characters) };
    });
    const fontResources = fonts.map(({ weight, font }) => `/F${weight} ${font}`).join(' ');
    const picture = add(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
      jpeg,
      '\nendstream',
    );
    const parts = [
      ['Figure', `q ${width} 0 0 ${height} 0 0 cm /Picture Do Q`, `/Alt <feff${utf16(alt)}>`],
      // As they're read: from the top down.
      ...texts
        .toSorted((a, b) => a.y - b.y || a.x - b.x)
        .map((block) => {
          const { codes = new Map() } = fonts.find(({ weight }) => weight === block.weight) ?? {};
          return ['P', linesOf(block, codes, lettering.typeface, height), ''];
        }),
    ] as const;
    const markedContent = parts.map(
      ([tag, content], at) => `/${tag} << /MCID ${at} >> BDC ${content} EMC`,
    );
    const content = add(stream(markedContent.join('\n')));
    const page = add(
      `<< /Type /Page /Parent ${tree} /MediaBox [0 0 ${width} ${height}] /Contents ${content} /StructParents ${index} /Resources << /XObject << /Picture ${picture} >> /Font << ${fontResources} >> >> >>`,
    );
    const tags = parts.map(([tag, , entries], at) =>
      add(`<< /Type /StructElem /S /${tag} /P ${body} /Pg ${page} /K ${at} ${entries} >>`),
    );
    return { page, tags };
  });
  const fill = (at: string, text: string) => {
    objects[Number.parseInt(at, 10) - 1] = [text];
  };
  fill(
    catalog,
    `<< /Type /Catalog /Pages ${tree} /Lang (${language}) /MarkInfo << /Marked true >> /StructTreeRoot ${root} /ViewerPreferences << /DisplayDocTitle true >> >>`,
  );
  const kids = pageObjects.map(({ page }) => page).join(' ');
  fill(tree, `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  const parents = pageObjects.map(({ tags }, index) => `${index} [${tags.join(' ')}]`).join(' ');
  fill(root, `<< /Type /StructTreeRoot /K ${body} /ParentTree << /Nums [${parents}] >> >>`);
  const tagged = pageObjects.flatMap(({ tags }) => tags).join(' ');
  fill(body, `<< /Type /StructElem /S /Document /P ${root} /K [${tagged}] >>`);
  return assemble(objects, `/Root ${catalog} /Info ${info}`);
}

type Part = string | Uint8Array;

/** Numbers the objects from 1 on, and adds the header, the table of positions and the trailer. */
function assemble(objects: readonly Part[][], trailer: string): Uint8Array {
  const encoder = new TextEncoder();
  const chunks: [at: number, bytes: Uint8Array][] = [];
  let length = 0;
  const append = (part: Part) => {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part;
    chunks.push([length, bytes]);
    length += bytes.length;
  };
  append('%PDF-1.7\n');
  // Bytes above 127 tell other programs that the file isn't text.
  append(new Uint8Array([37, 226, 227, 207, 211, 10]));
  const starts = objects.map((parts, index) => {
    const start = length;
    for (const part of [`${index + 1} 0 obj\n`, ...parts, '\nendobj\n']) append(part);
    return start;
  });
  const table = length;
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`);
  const size = objects.length + 1;
  append(`xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`);
  append(`trailer\n<< /Size ${size} ${trailer} >>\nstartxref\n${table}\n%%EOF\n`);
  const file = new Uint8Array(length);
  for (const [at, bytes] of chunks) file.set(bytes, at);
  return file;
}
