/** @jest-environment node */
import { campaigns } from '@/lib/campaigns';
import { readmeWords } from '@/lib/readme-words';
import type { Campaign, Launch } from '@/content/schema';
import { adPictures } from './ads/pictures';
import { outputAddress, outputName } from './output-address';
import { downloadsOf, outputsOf } from './outputs';

const [campaign] = campaigns;
const { id } = campaign.audience;

/** The campaign if it ran on these platforms. */
function on(...platforms: Launch['platforms']): Campaign {
  const { audience } = campaign;
  return { ...campaign, audience: { ...audience, launch: { ...audience.launch, platforms } } };
}

const paths = (each: Campaign) => outputsOf(each).map(({ path }) => path);

test('a campaign has its texts, its pictures, its films and its email', () => {
  expect(paths(campaign)).toEqual(
    expect.arrayContaining([
      'readme.txt',
      'data.json',
      ...adPictures(campaign.audience).map(({ name }) => `pictures/${name}.png`),
      ...['mp4', 'vtt', 'png', 'webp'].map((ending) => `films/teaser.${ending}`),
      ...['html', 'txt', 'eml', 'png'].map((ending) => `email.${ending}`),
      'email-preview.html',
    ]),
  );
  const previews = outputsOf(campaign).filter(({ name }) => !name);
  expect(previews.every(({ path }) => /\.webp$|^email-preview/.test(path))).toBe(true);
});

test.each<[Launch['platforms'], string[]]>([
  [['facebook'], ['meta-starting-sheet.csv']],
  [['instagram'], ['meta-starting-sheet.csv']],
  [['linkedin'], ['linkedin.csv', 'linkedin-document.pdf']],
  [
    ['linkedin', 'facebook'],
    ['meta-starting-sheet.csv', 'linkedin.csv', 'linkedin-document.pdf'],
  ],
])('on %j, a campaign has only the sheets for those', (platforms, sheets) => {
  expect(paths(on(...platforms)).filter((path) => /\.(?:csv|pdf)$/.test(path))).toEqual(sheets);
});

test('a file’s name says its brand, its audience, what it is and which variant', () => {
  const named = (name: string, variant?: string) => ({
    ...campaign,
    brand: { ...campaign.brand, name },
    variant,
  });
  const address = outputAddress(campaign.audience, 'pictures/fear-1080x1350.png');
  expect(address).toBe(`/campaigns/${id}/pictures/fear-1080x1350.png`);
  expect(outputName(named('Zoë & Co.'), address)).toBe(`zoë-co-${id}-fear-1080x1350.png`);
  expect(outputName(named('One', 'b'), 'email.html')).toBe(`one-${id}-email-b.html`);
  expect(outputName({ brand: { name: 'One' } }, 'campaigns.zip')).toBe('one-campaigns.zip');
});

test('no two files of the site have the same address or name, and none is blocked as advertising', () => {
  const variants = campaigns.map((each) => ({ ...each, variant: 'b' }));
  const files = [...campaigns, ...variants].flatMap(downloadsOf);
  const names = files.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const addresses = campaigns.flatMap((each) => outputsOf(each).map(({ address }) => address));
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const text of [...names, ...addresses])
    expect(text).not.toMatch(/(?:^|[/._-])(?:ads?|advert\w*|banners?|sponsor\w*)(?=[/._-]|$)/i);
});

test('the sheets, the data and the README name files as they’re saved', async () => {
  const files = downloadsOf({ ...on('facebook', 'instagram', 'linkedin'), variant: 'b' });
  const names = new Set(files.map(({ name }) => name));
  const listing = files.filter(({ path }) => /(?:csv|json|readme.txt)$/.test(path));
  // These need nothing else of a renderer.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const renderer = { readme: readmeWords } as Parameters<(typeof listing)[number]['make']>[0];
  const texts = await Promise.all(listing.map(async ({ make }) => String(await make(renderer))));
  for (const text of texts) {
    const named = text.match(/[\w-]+\.(?:png|mp4|csv|pdf|json|eml|vtt)\b/g) ?? [];
    expect(named.filter((name) => !names.has(name))).toEqual([]);
  }
  expect(texts.filter((text) => text.includes('.png'))).toHaveLength(4);
});
