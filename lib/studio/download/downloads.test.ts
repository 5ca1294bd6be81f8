import { packZip } from '@/lib/site/pack-zip';
import PostalMime from 'postal-mime';
import { wholeDocument as document, withValues } from '@/lib/fixtures/whole-campaign';
import { emailServices } from '@/content/market/email-services';
import { studioDownload as words } from '@/content/words/studio/download';
import { outlines } from '@/lib/export/pictures/typeface';
import { emailPicture } from '@/lib/campaign/document/email-picture';
import { filmRatios } from '@/lib/campaign/film/film-sizes';
import { resolve } from '@/lib/campaign/document/resolve';
import { typeface } from '@/lib/fixtures/typeface';
import { editedRow, editedVariants, editsFiles, filesOf, sameNoteOf } from './downloads';
import type { DownloadKind } from './download-kinds';
import { type FileOptions, makeFile } from './make-file';
import { problemWords } from '@/content/words/problems';
import { studioMany } from '@/content/words/studio/many';
import { fill } from '@/lib/campaign/document/fill';
import { readmeWords } from '@/content/words/readme';
import { sameWords } from '@/content/words/same-files';
import type { Variant } from '@/lib/campaign/edits/edits';
import { emailTwins } from './email-images';
import { encodeFilm } from './encode-film';
import { typedFieldsOf } from '@/lib/campaign/document/fields';
import { findLeftOut } from './left-out';
import { documentOf } from '@/lib/campaign/edits/new-campaign';
import { rowsOf } from '../rows/rows';
import { runToEnd } from '@/lib/fixtures/run-to-end';
import { unzip } from '@/lib/fixtures/unzip';

jest.mock('@/lib/site/fetch-file', () => ({
  fetchFile: async (address: string) => new Blob([address]),
}));
// Only a browser draws and encodes.
jest.mock('./draw', () => ({
  imageFile: async (...drawn: unknown[]) => new Blob([`picture: ${JSON.stringify(drawn)}`]),
}));
jest.mock('./encode-film', () => ({ encodeFilm: jest.fn(async () => new Blob(['made'])) }));

const other = { ...document, audience: { ...document.audience, id: 'another' } };
const headline = 'audience.ad.ads.primary.picture.headline';
const subject = 'audience.email.subject';
const logo = '{"size":9,"paths":[{"d":"M0 0h9v9z","color":"text"}]}';
const film = 'audience.ad.story.teaserScript.shots.0.words';
const service = emailServices.find(({ id }) => id === 'mailchimp') ?? emailServices[0];
const everything = { kind: 'everything', hasFilms: true, serviceId: service.id } as const;
const { signal } = new AbortController();

const options = () => ({
  lettering: { typeface, outlines },
  hasPreheader: true,
  signal,
  onProgress: () => {},
});

const edited = (...variants: [Variant] | [Variant, Variant]) =>
  editedVariants(document, { variants, shown: 0 });

const rows = () => {
  const base = { document, edits: { [subject]: 'Hello {name} in {place}' } };
  const table = [['name', 'place'], ...['Austin', 'Boise'].map((name) => [name, 'Town'])];
  return runToEnd(rowsOf(table, base)).rows.map((row) => editedRow(base, row));
};

async function unzipped(groups: Parameters<typeof filesOf>[0], choice = {}) {
  const { zip = new Blob(), missing } = await packZip(
    filesOf(groups, { ...everything, ...choice }),
    (file, context) => makeFile(file, { ...options(), ...context }),
    { signal, onProgress: () => {} },
  );
  const packedTexts = Array.from(
    await unzip(zip),
    ([path, file]) => [path, file.toString()] as const,
  );
  // No file is there twice, and each that a sheet names is there, or it's missing.
  expect(new Set(packedTexts.map(([, text]) => text)).size).toBe(packedTexts.length);
  const paths = [...packedTexts.map(([path]) => path), ...missing.map(({ place }) => place)];
  for (const [, text] of packedTexts.filter(([path]) => path.endsWith('.csv')))
    for (const [named] of text.matchAll(/(?:[\w-]+\/)*[\w-]+\.(?:png|mp4)/g))
      expect(paths.filter((path) => `/${path}`.endsWith(`/${named}`))).toHaveLength(1);
  return { texts: new Map(packedTexts), missing };
}

async function made(path: string, [source]: ReturnType<typeof edited>, rest = {}, choice = {}) {
  const files = filesOf([source ? [source] : []], { ...everything, ...choice });
  const file = files.find(({ path: at }) => at === path);
  if (!file) throw new Error(`There is no ${path}.`);
  return (await makeFile(file, { ...options(), ...rest })).text();
}

test.each([
  ['variants', () => edited({ [subject]: 'One' }, { [subject]: 'Two' }), ['<title>Two<']],
  ['rows', rows, ['<title>Hello Boise in Town</title>', 'utm_content=hero-boise']],
])(
  'two %s: the ZIP has all files, and emails have their words and the service’s tags',
  async (_, make, wantedTexts) => {
    const { texts, missing } = await unzipped([make()]);
    expect(missing).toEqual([]);
    const emails = [...texts].filter(([name]) => /email-.*\.(?:html|txt|eml)$/.test(name));
    expect(emails).toHaveLength(2 * make().length);
    for (const [, email] of emails) {
      expect(service.required.filter((tag) => !email.includes(tag))).toEqual([]);
      expect(email).not.toContain(document.email.mergeFields.firstName);
    }
    for (const text of wantedTexts) expect(emails.join()).toContain(text);
  },
);

test('of two variants, only what differs is there twice, and each sheet’s file is in the ZIP', async () => {
  const group = edited({}, { [headline]: 'New words' });
  const { texts } = await unzipped([group]);
  const names = [...texts.keys()];
  const ofB = names.filter((name) => name.startsWith('b/'));
  expect(ofB.filter((name) => !name.includes('-fear-'))).toEqual([]);
  expect(ofB.filter((name) => name.includes('-fear-')).length).toBeGreaterThan(5);
  const sheets = [...texts].filter(([name]) => name.endsWith('.csv'));
  expect(sheets.length).toBeGreaterThan(3);
  const sheet = (name: string) => sheets.find(([path]) => path.includes(name))?.[1] ?? '';
  expect(sheet('meta').match(/_b"/g)).toHaveLength(1);
  expect(sheet('google').match(/"Search"/g)).toHaveLength(1);
  const note = sameNoteOf(group);
  const page = [...texts].find(([name]) => name === 'README.html')?.[1];
  expect(note).toContain(sameWords.pieces.remedy);
  expect(note).not.toContain(sameWords.pieces.fear);
  expect(page).toContain(note);
  expect(sameNoteOf(edited({}, { 'offer.code': 'NEW1' }))).toBe('');
  expect(sameNoteOf(rows())).toBe('');
});

test('a table’s ZIP has the edits that its rows start from', async () => {
  const [file, ...others] = editsFiles([rows()]);
  expect(others).toEqual([]);
  expect(await (await file?.make())?.text()).toContain('Hello {name} in {place}');
});

test('a new campaign’s edits say what they’re of, so that they aren’t written over another’s', async () => {
  const edits = { variants: [{ [subject]: 'Hello' }], shown: 0 } as const;
  const newCampaign = { id: 'abcd1234', name: 'Spring', address: 'spring' };
  const group = editedVariants(documentOf(document, newCampaign), edits);
  const file = await editsFiles([group])[0]?.make();
  expect(JSON.parse((await file?.text()) ?? '')).toMatchObject({
    name: 'Spring',
    address: 'spring',
  });
});

test('each campaign of several has a folder, and only what it has for a platform', () => {
  const groups = [document, other].map((original) =>
    editedVariants(original, { variants: [{}], shown: 0 }),
  );
  const paths = (kind: DownloadKind) =>
    filesOf(groups, { ...everything, kind }).map(({ place }) => place);
  const ids = groups.map(([variant]) => variant?.original.audience.id);
  expect([...new Set(paths('everything').map((name) => name.split('/')[0]))]).toEqual(ids);
  for (const kind of ['email', 'films'] as const)
    expect(paths(kind).filter((name) => !name.includes(`/${kind}/`))).toEqual(
      ids.flatMap((id) => [`${id}/what-to-confirm.html`, `${id}/README.html`]),
    );
  const reels = paths('films').filter((name) => /\/films\/.*-reel\S*\.mp4$/.test(name));
  expect(reels).toHaveLength(filmRatios.length * groups.length);
  expect(paths('linkedin').filter((name) => /email|meta/.test(name))).toEqual([]);
  const [group] = structuredClone(groups);
  if (group?.[0]) group[0].document.audience.launch.platforms = ['facebook'];
  expect(filesOf([group ?? []], { ...everything, kind: 'linkedin' })).toEqual([]);
});

test('a text that doesn’t fit stops only its picture', async () => {
  const { texts, missing } = await unzipped([
    edited({ [headline]: 'Incomprehensibilities'.repeat(9) }),
  ]);
  expect(missing.length).toBeGreaterThan(0);
  expect(missing.every(({ place }) => place.endsWith('.png'))).toBe(true);
  // A sheet that names one says that it isn't there.
  const sheets = [...texts].flatMap(([path, text]) => (/linkedin|other/.test(path) ? text : ''));
  const named = missing.filter(({ place }) => sheets.join().includes(place));
  expect(named.length).toBeGreaterThan(0);
  for (const { place } of named)
    expect(sheets.join()).toContain(`${place} (${readmeWords.notHere})`);
});

test('a text’s problem stops only the files that are made from it', async () => {
  const wrong = edited({ [subject]: '' });
  const { label } = typedFieldsOf(document).find(({ path }) => path === subject)!;
  const { texts, missing } = await unzipped([wrong]);
  expect(missing.length).toBeGreaterThan(0);
  for (const { place, reason } of missing) {
    expect(place).toMatch(/^email\/.*\.(?:html|txt)$/);
    expect(reason).toBe(`${words.refused} ${label}`);
  }
  const readme = [...texts].find(([path]) => path === 'README.html')?.[1];
  for (const { place } of missing) expect(readme).toContain(place);
  const { problems, isEverything } = findLeftOut(wrong, everything);
  expect(problems).toMatchObject([{ path: subject }]);
  expect(problems[0]?.sentence).toContain(
    `${words.leavesOut} ${missing.length} ${words.folders.email[1]}.`,
  );
  expect(isEverything).toBe(false);
  expect(findLeftOut(wrong, { ...everything, kind: 'films' })).toMatchObject({ problems: [] });
});

test('a text that’s too long for one platform stops only the sheets with that platform', () => {
  const path = 'audience.ad.ads.primary.headline';
  const headlineLimits = document.platforms.map(({ id, limits }) => ({
    id,
    most: limits.find(({ text }) => text === 'headline')?.cut ?? Infinity,
  }));
  const shortest = Math.min(...headlineLimits.map(({ most }) => most));
  const minding = headlineLimits.filter(({ most }) => most === shortest);
  const everywhere = withValues(document, {
    'audience.launch.platforms': document.platforms.map(({ id }) => id),
  });
  const sources = editedVariants(everywhere, {
    variants: [{ [path]: 'x'.repeat(shortest + 1) }],
    shown: 0,
  });
  const stopped = filesOf([sources], everything).filter(({ problems }) => problems.length > 0);
  expect(stopped.length).toBeGreaterThan(0);
  for (const { folder, platforms } of stopped) {
    expect(folder).toBe('sheets');
    expect(minding.some(({ id }) => platforms?.includes(id))).toBe(true);
  }
  expect(findLeftOut(sources, { ...everything, kind: 'linkedin' }).problems).toEqual([]);
});

test('a fact in all files stops them all, and a text of the landing page none', () => {
  const { isEverything } = findLeftOut(edited({ 'offer.code': '' }), everything);
  expect(isEverything).toBe(true);
  const landing = edited({ 'audience.landing.features.heading': '' });
  expect(landing[0]?.problems).toHaveLength(1);
  expect(findLeftOut(landing, everything)).toEqual({ problems: [], isEverything: false });
});

test('a problem of one variant stops a sheet of both, and only its own email', () => {
  const files = filesOf([edited({}, { [subject]: '', 'audience.ad.title': '' })], everything);
  const stopped = files.filter(({ problems }) => problems.length > 0).map(({ place }) => place);
  expect(stopped.filter((place) => place.startsWith('a/'))).toEqual([]);
  expect(stopped.some((place) => place.startsWith('b/email/'))).toBe(true);
  expect(stopped.some((place) => place.startsWith('sheets/'))).toBe(true);
});

test('without a table, a text with one of its columns says that only its rows have that', () => {
  const campaign = { ...document, row: { city: 'Austin' } };
  const edits = { variants: [{ [subject]: 'Hello {City}' }] as [Variant], shown: 0 };
  const sentences = editedVariants(campaign, edits).map(({ problems }) => problems[0]?.sentence);
  expect(sentences).toEqual([fill(studioMany.columnToken, { token: '{City}' })]);
  const [source] = editedVariants(document, edits);
  expect(source?.problems[0]?.sentence).toBe(
    fill(problemWords.tokens.unknown, { token: '{City}' }),
  );
});

test('a film is made only once for its words, and not at all for the exported ones', async () => {
  const path = 'films/teaser-16x9.mp4';
  const lettering = { typeface, outlines };
  const makes = async (variant: Variant) => made(path, edited(variant), { lettering });
  expect(await makes({ [subject]: 'Another' })).toContain(path);
  expect(encodeFilm).not.toHaveBeenCalled();
  expect(await makes({ [film]: 'New' })).toBe('made');
  expect(await makes({ [film]: 'New', [subject]: 'Another' })).toBe('made');
  expect(encodeFilm).toHaveBeenCalledTimes(1);
  await makes({ [film]: 'New', 'offer.appliesTo': 'other plans' });
  expect(encodeFilm).toHaveBeenCalledTimes(2);
  // The last frame has the link's host, and a scene has words of the landing page.
  expect(await makes({ 'audience.link': 'https://other.example/page' })).toBe('made');
  expect(await makes({ 'audience.landing.report.title': 'Another report' })).toBe('made');
});

test('an email’s new picture is in its draft, and the README says what to do with it', async () => {
  const path = 'audience.ad.display.keyVisuals.0';
  const shown = edited({ [path]: '{"id":"scene","moment":0}' });
  expect(await made('README.html', shown)).toContain(emailPicture(resolve(document)).src);
  expect(await made('README.html', edited({ [subject]: 'New' }))).not.toContain('/email.png');
  const draft = async (sources: typeof shown, fillTags?: FileOptions['fill']) => {
    const file = filesOf([sources], { kind: 'email', serviceId: '' }).find(({ name }) =>
      name.endsWith('.eml'),
    );
    const eml = await makeFile(file!, { ...options(), fill: fillTags });
    return PostalMime.parse(await eml.text(), { attachmentEncoding: 'utf8' });
  };
  const [picture] = (await draft(shown)).attachments;
  expect(picture?.content).toEqual(expect.stringMatching(/^picture: /));
  const plain = edited({ [subject]: 'New' });
  expect((await draft(plain)).html).not.toContain('cid:');
  const withLogo = edited({ 'brand.logo': logo });
  expect((await draft(withLogo)).html).toMatch(/src="cid:picture\d@email" alt="" height="40"/);
  const { firstName } = document.email.mergeFields;
  expect((await draft(plain)).text).toContain(firstName);
  const filled = await draft(plain, (text) => text.replaceAll(firstName, 'Jo'));
  for (const text of [filled.text, filled.html]) expect(text).not.toContain(firstName);
  expect(await made('README.html', withLogo)).toContain('/email-logo.png');
});

test('an email’s images are where its sender has them, in each of its files', async () => {
  const emailImages = 'https://images.example.com/spring';
  const html = await made(
    `email-${service.id}.html`,
    edited({ [subject]: 'New' }),
    {},
    { emailImages },
  );
  const sources = [...html.matchAll(/ (?:src|srcSet|srcset)="([^"]+)"/g)].map(([, src]) => src);
  expect(sources.length).toBeGreaterThan(1);
  expect(sources.filter((src) => !src?.startsWith(`${emailImages}/`))).toEqual([]);
  const files = filesOf([edited({})], { ...everything, emailImages });
  const names = files.map(({ name }) => name);
  for (const src of sources) expect(names).toContain(src?.slice(emailImages.length + 1));
  const readme = await made('README.html', edited({}), {}, { emailImages });
  expect(readme).toContain(emailImages);
  expect(readme).not.toContain(document.brand.origin + '/campaigns');
});

test.each([
  ['rows', () => [rows()]],
  ['campaigns', () => [edited({}), editedVariants(other, { variants: [{}], shown: 0 })]],
])(
  'two %s: an email’s own images are in the ZIP, each once, by the names that it has',
  async (_, make) => {
    const emailImages = 'https://images.example.com/spring';
    const { texts } = await unzipped(make(), { emailImages });
    const named = [...texts].flatMap(([path, text]) =>
      /email-.*\.html$/.test(path)
        ? Array.from(text.matchAll(/<img [^>]*src="([^"]+)"/g), ([, src = '']) => src)
        : [],
    );
    expect(named).toHaveLength(4);
    const images = [...texts.keys()].filter((path) => /email.*\.png$/.test(path));
    // A logo and a picture: Mailchimp's editor changes pictures, so they're the same in dark mode.
    expect(new Set(named)).toEqual(
      new Set(images.map((path) => path.replace(/.*\//, `${emailImages}/`))),
    );
  },
);

test('a copied email names its own images as in a ZIP of both variants', async () => {
  const emailImages = 'https://images.example.com/spring';
  const sources = edited({}, { [subject]: 'Another' });
  const { texts } = await unzipped([sources], { emailImages });
  const [place = '', packed = ''] =
    [...texts].find(([path]) => path.startsWith('b/email/') && path.endsWith('.html')) ?? [];
  const files = filesOf([sources], { ...everything, emailImages });
  const copied = files.find((file) => file.place === place);
  const twins = emailTwins(files, typeface);
  const copy = await makeFile(copied!, { ...options(), packed: { missing: [], twins } });
  expect(await copy.text()).toBe(packed);
  expect(packed).toContain('-a.png"');
  expect(packed).not.toContain('-b.png"');
});

test('the preview text can be left out of the HTML', async () => {
  const path = `email-${service.id}.html`;
  expect(await made(path, edited({}))).toContain('class="preheader"');
  expect(await made(path, edited({}), { hasPreheader: false })).not.toContain('class="preheader"');
});
