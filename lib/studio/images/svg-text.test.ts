import { gzipSync } from 'node:zlib';
import { studioPictures as words } from '@/content/words/studio/pictures';
import { readSvgText } from './svg-text';

const read = (bytes: Uint8Array | string) =>
  readSvgText(new Blob([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)]));

const svg = '<svg><text>Größe</text></svg>';
const latin = (text: string) => Buffer.from(text, 'latin1');
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

test.each([
  { how: 'in UTF-8', bytes: Buffer.from(svg), text: svg },
  { how: 'with a byte order mark', bytes: Buffer.from(`\ufeff${svg}`), text: svg },
  { how: 'in UTF-16', bytes: utf16(`\ufeff${svg}`), text: svg },
  { how: 'in UTF-16 without a mark', bytes: utf16(svg), text: svg },
  { how: 'in the other UTF-16', bytes: utf16(`\ufeff${svg}`).swap16(), text: svg },
  {
    how: 'in the encoding that it declares',
    bytes: latin(`<?xml version="1.0" encoding="ISO-8859-1"?>${svg}`),
    text: `<?xml version="1.0" encoding="ISO-8859-1"?>${svg}`,
  },
  { how: 'packed', bytes: gzipSync(svg), text: svg },
])('an SVG is read $how', async ({ bytes, text }) => {
  expect(await read(bytes)).toBe(text);
});

test('a text that isn’t an SVG isn’t read as one', async () => {
  expect(await read('<html><p>svg</p></html>')).toBeUndefined();
});

const many = (count: number) => `<!ENTITY a "${'x'.repeat(1000)}">${'&a;'.repeat(count)}`;

test.each([
  { what: 'large', bytes: Buffer.from(svg.padEnd(2_000_001)), fault: words.faults.detailedLogo },
  {
    what: 'large once it’s unpacked',
    bytes: gzipSync(svg.padEnd(2_000_001)),
    fault: words.faults.detailedLogo,
  },
  {
    what: 'large with its entities',
    bytes: Buffer.from(svg + many(2000)),
    fault: words.faults.detailedLogo,
  },
  { what: 'cut off', bytes: gzipSync(svg).subarray(0, 20), fault: words.faults.damaged },
  {
    what: 'in an encoding that nobody knows',
    bytes: latin(`<?xml version="1.0" encoding="x-none"?>${svg}`),
    fault: words.faults.damaged,
  },
])('an SVG that’s $what is refused', async ({ bytes, fault }) => {
  await expect(read(bytes)).rejects.toThrow(fault);
});

test('an SVG may have entities', async () => {
  expect(await read(svg + many(10))).toContain('Größe');
});
