import { decodeAs, decodeText } from './encodings';

const bytes = (codes: Iterable<number>) => Uint8Array.from(codes);
const utf16 = (text: string) => bytes(Buffer.from(text, 'utf16le'));
const swapped = (text: string) => bytes(Buffer.from(text, 'utf16le').swap16());

/** What a file has besides plain letters, byte by byte: `<F3>`. */
const fileOf = (written: string) =>
  bytes(
    written
      .split(/(<[\dA-F]{2}>)/)
      .flatMap((part) =>
        /^<..>$/.test(part) ? Number(`0x${part.slice(1, 3)}`) : Array.from(Buffer.from(part)),
      ),
  );

const text = 'name,Füße\r\nx,“1”';

test.each([
  { how: 'with a mark', file: bytes(Buffer.from(`\ufeff${text}`)), encoding: 'utf-8' },
  { how: 'without a mark', file: bytes(Buffer.from(text)), encoding: 'utf-8' },
  { how: 'with a mark', file: utf16(`\ufeff${text}`), encoding: 'utf-16le' },
  { how: 'without a mark', file: utf16(text), encoding: 'utf-16le' },
  { how: 'with a mark', file: swapped(`\ufeff${text}`), encoding: 'utf-16be' },
  { how: 'without a mark', file: swapped(text), encoding: 'utf-16be' },
])('a file in $encoding is read $how', async ({ file, encoding }) => {
  expect(await decodeText(file, ['en-US'])).toEqual({ text, encoding, isCertain: true });
});

test.each([
  {
    rule: 'a byte of another encoding is the letter that it is there',
    file: 'name\nM<C3><BC>nchen\nZ<FC>rich',
    read: 'name\nMünchen\nZürich',
  },
  {
    rule: 'a character that’s cut off is missing',
    file: 'name\nM<C3><BC>nchen\nHere<E2><80>\nx',
    read: 'name\nMünchen\nHere\ufffd\nx',
  },
])('in UTF-8, $rule', async ({ file, read }) => {
  const { isCertain, ...decoded } = await decodeText(fileOf(file), ['en-US']);
  expect([decoded, isCertain]).toEqual([{ text: read, encoding: 'utf-8' }, false]);
});

test.each([
  { file: 'name;A\r\nKrak<F3>w;Witaj, <A3><F3>d<9F>', read: 'Łódź', encoding: 'windows-1250' },
  { file: 'name\nD<EC><E8><ED>n', read: 'Děčín', encoding: 'windows-1250' },
  { file: 'name\n<A6>widnica', read: 'Świdnica', encoding: 'iso-8859-2' },
  { file: 'name\n<CC><EE><F1><EA><E2><E0>', read: 'Москва', encoding: 'windows-1251' },
  {
    file: 'name;A\n<CA><E8><BF><E2>;<C7><E0><F5><E8><F1><F2>',
    read: 'Київ;Захист',
    encoding: 'windows-1251',
  },
  { file: 'name\n<ED><CF><D3><CB><D7><C1>', read: 'Москва', encoding: 'koi8-r' },
  { file: 'name\n<C1><E8><DE><ED><E1>', read: 'Αθήνα', encoding: 'windows-1253' },
  { file: 'name\nI<F0>d<FD>r', read: 'Iğdır', encoding: 'windows-1254' },
  { file: 'name\n<DD>zmir;Ofisinizi koruyun', read: 'İzmir', encoding: 'windows-1254' },
  { file: 'name\n<E7><E9><F4><E4>', read: 'חיפה', encoding: 'windows-1255' },
  { file: 'name\n<C7><E1><D1><ED><C7><D6>', read: 'الرياض', encoding: 'windows-1256' },
  { file: 'name\nM<FC>nchen\nM<E1>laga', read: 'Málaga', encoding: 'windows-1252' },
  { file: 'name\rM<9F>nchen\rGr<9F><A7>e', read: 'Grüße', encoding: 'macintosh' },
  { file: 'name\n<93><8C><8B><9E>', read: '東京', encoding: 'shift_jis' },
  { file: 'name\n<BC><AD><BF><EF>', read: '서울', encoding: 'euc-kr' },
])('“$read” is read in $encoding', async ({ file, read, encoding }) => {
  const decoded = await decodeText(fileOf(file), ['en-US']);
  expect([decoded.encoding, decoded.isCertain]).toEqual([encoding, false]);
  expect(decoded.text).toContain(read);
});

test('where bytes could be several languages, the user’s are likeliest', async () => {
  const hungarian = await decodeText(fileOf('name\nGy<F5>r'), ['hu']);
  expect(hungarian.text).toContain('Győr');
  const file = fileOf('name\nPlze<F2>');
  expect((await decodeText(file, ['cs-CZ', 'en'])).text).toContain('Plzeň');
  expect((await decodeText(file, ['it-IT', 'cs'])).encoding).toBe('windows-1252');
});

test('a large file is read whole, and its encoding told from its first lines', async () => {
  const line = [...Buffer.from('x;'), 0x93, 0x8c, 0x8b, 0x9e, 10];
  const file = bytes(Array.from({ length: 20_000 }, () => line).flat());
  const { text: read, encoding } = await decodeText(file, []);
  expect(encoding).toBe('shift_jis');
  expect(read.match(/東京/g)).toHaveLength(20_000);
});

test.each([
  { file: 'name\nGy<F5>r;<D5>szi aj<E1>nlat', read: 'Őszi ajánlat', encoding: 'windows-1250' },
  { file: 'name\nR<EE>ga;Aizsarg<E2>jiet savu biroju', read: 'Rīga', encoding: 'windows-1257' },
  { file: 'name\n<C9><CF><BA><A3>;<B1><A3><BB><A4>', read: '上海;保护', encoding: 'gb18030' },
])(
  'where several languages have its letters, “$read” is read as what it’s likeliest',
  async ({ file, read, encoding }) => {
    const decoded = await decodeText(fileOf(file), ['en-US']);
    expect(decoded.encoding).toBe(encoding);
    expect(decoded.text).toContain(read);
  },
);

test('the same bytes are read in another encoding', () => {
  const file = fileOf('name\n<A3><F3>d<9F>');
  expect(decodeAs(file, 'windows-1250')).toBe('name\nŁódź');
  expect(decodeAs(file, 'windows-1251')).toBe('name\nЈуdџ');
});
