import { load } from 'cheerio';
import { documents } from '@/content/campaigns';
import { readmeWords as words } from '@/content/words/readme';
import { pageLink } from '../document/campaign-link';
import { renderEmail } from '../email/render-email';
import { emailText } from '../email/text';
import type { Renderer } from '../outputs/output';
import { outputsOf } from '../outputs/outputs';
import { resolve } from '../document/resolve';
import { withValues } from '@/lib/fixtures/whole-campaign';
import { applyVariant, type Edits, noEdits, oneVariant } from './edits';
import { fieldsOf } from '../document/fields';
import { fromFragment, toFragment } from './link';
import {
  type Fault,
  parseSavedEdits,
  parseSavedText,
  restoreEdits,
  savedVersion,
  saveEdits,
} from './saved-edits';

const [document] = documents;
const fields = fieldsOf(document);
const subject = 'audience.email.subject';
const labelOf = (path: string) => fields.find((field) => field.path === path)?.label;
function read(value: unknown) {
  const { saved } = parseSavedEdits(value);
  return saved && restoreEdits(document, saved);
}
const save = (edits: Edits) => saveEdits(document, edits);

/** Saved edits with these values, as someone else might write them. */
const forged = (...entries: (readonly [path: string, value: string])[]) => ({
  ...save(noEdits),
  edits: [entries.map(([path, value]) => [path, value, 'x'])],
});

test('ten changed texts take less than 1,850 characters of a link', async () => {
  const texts = fields.filter(({ kind }) => kind === 'text').slice(0, 10);
  const edits = texts.map(({ path }, index) => [
    path,
    `${index}. Words about ${path.split('').toReversed().join('')}, and as many as people write.`,
  ]);
  const fragment = await toFragment(save(oneVariant(Object.fromEntries(edits))));
  expect(edits).toHaveLength(10);
  expect(fragment.length).toBeLessThan(1850);
});

test('anything that no longer matches what was saved is named, and kept if it’s not too long', () => {
  const changed = withValues(document, { [subject]: 'Its text is another one now' });
  const edits = oneVariant({ [subject]: 'Mine', 'audience.email.label': '', 'offer.code': 'A<B' });
  const saved = saveEdits(changed, edits);
  saved.edits[0]?.push(['audience.email.nothing', 'x', 'x'], ['audience.name', 'x', 'x']);
  saved.edits[0]?.push(['audience.email.cta', 'x'.repeat(5001), 'x']);
  const gone = { 'audience.email.nothing': 'x', 'audience.name': 'x' };
  expect(read(saved)).toMatchObject({
    edits: oneVariant({ ...edits.variants[0], ...gone }),
    differences: [
      { label: labelOf(subject), kind: 'changed', path: subject },
      { label: 'audience.email.nothing', kind: 'gone', path: '' },
      { label: 'audience.name', kind: 'gone', path: '' },
      { label: labelOf('audience.email.cta'), kind: 'refused' },
    ],
  });
});

test('a value that has been exported since then isn’t an edit anymore', () => {
  const { preview } = document.audience.email;
  const { sender = '' } = document.email;
  // Hidden characters don't count.
  const saved = forged(['audience.email.preview', `\u202e ${preview}\ud800`], ['email.sender', sender]);
  expect(read(saved)).toMatchObject({ edits: noEdits, differences: [] });
});

test('only an address gets its host rewritten, also where it’s exported: a text stays as it is', () => {
  const badges = 'https://emberwall.example\n24/7 support';
  const saved = forged(['audience.email.badges', badges], ['audience.link', 'https://аpple.com/A']);
  expect(read(saved)?.edits.variants[0]).toEqual({
    'audience.email.badges': badges,
    'audience.link': 'https://xn--pple-43d.com/A',
  });
  const original = resolve(withValues(document, { 'audience.link': 'https://EXÄMPLE.com/A' }));
  expect(pageLink(original)).toBe('https://xn--exmple-cua.com/A');
});

test('100,000 entries aren’t saved edits; a field that’s gone has a short, clean name', () => {
  const entries = Array.from({ length: 100_000 }, () => [subject, 'x'] as const);
  expect(read(forged(...entries))).toBeUndefined();
  const [gone] = read(forged([`\u202e\u200b${'x'.repeat(90_000)}`, '']))?.differences ?? [];
  expect(gone?.label).toMatch(/^x{1,60}$/);
});

test('merge tags and markup stay text in everything that’s made from a campaign', async () => {
  const attack = '"><b>*|UNSUB|* {{ contact.secret }} %%emailaddr%% ${1} {offer.code}';
  const typed = attack.replaceAll(/[{}]/g, (brace) => `\\${brace}`);
  const saved = forged(...fields.map(({ path }) => [path, typed] as const));
  const edited = resolve(applyVariant(document, read(saved)?.edits.variants[0] ?? {}));
  const { content } = await renderEmail(edited);
  expect(load(content).text()).toContain(attack);
  expect(emailText(edited)).toContain(attack);
  const outputs = outputsOf(edited);
  const make = async (path: string) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- texts need nothing else
    String(await outputs.find((output) => output.path === path)?.make({ words } as Renderer));
  for (const path of ['README.html', 'what-to-confirm.html'])
    expect(load(await make(path)).text()).toContain(attack);
  for (const path of ['sheets/meta-starter-sheet.csv', 'sheets/linkedin.csv'])
    expect(await make(path)).toContain(attack.replaceAll('"', '""'));
});

test.each<[string, unknown, Fault | undefined]>([
  ['this release saved', save(noEdits), undefined],
  ['1.0.0 saved in a link', { edits: [[]], shown: 0 }, 'older'],
  ['1.1.0 saved in a file', { audience: 'a', version: 2, edits: [[]], shown: 0 }, 'older'],
  ['1.1.0 saved in a draft', { saved: { version: 2, edits: [[]], shown: 0 } }, 'older'],
  ['a newer release saved', { ...save(noEdits), version: savedVersion + 1 }, 'newer'],
  ['is damaged', { ...save(noEdits), edits: [['x']] }, 'damaged'],
  ['is of another program', { version: '1', name: 'x' }, 'damaged'],
  ['is of another program, too', [1], 'damaged'],
  ['is nothing', undefined, 'damaged'],
])('what %s is read, or the fault is named', (_, saved, fault) => {
  const parsed = parseSavedEdits(saved);
  expect(parsed.fault).toBe(fault);
  expect(parsed.saved === undefined).toBe(fault !== undefined);
});

/** As the first release with version 3 saved them: two variants of a new campaign. */
const kept = {
  link: '#edits=hYw7b8IwFIX_SnTmKyuGKFSeO1bqAFvqwYkvqSGxi21IKeK_Vx76kDr0bOf13XDhmFzwUGuCOVvHfmAoRJ5DZhC8mYvfvkXnxyqZqYRsXU5QXdd9fwTPxk0infsDDxmErblWt7DfcxRDsHwH4fLul9MCTR1-ChCenx5lDUKzemivDbSmv-De2JFTGXt-8bslgCAPcv1Ry_-B9As3GW-dH0V06ZiEyzwXqqzKXg6bvm1X0FoT0mtYPJQkmAwlN21Tf-n-CQ',
  file: `{
 "version": 3,
 "audience": "remote",
 "name": "Spring sale",
 "edits": [
  [["audience.email.subject", "Say {offer.code}", "vxnwqw"], ["offer.code", "OLD10", "4286y4"]],
  [
   ["audience.email.badges", "One\\nTwo", "1j13z01"],
   ["offer.code", "OLD10", "4286y4"],
   ["audience.landing.risks.items", "1 0", "1c7b662"]
  ]
 ],
 "shown": 1,
 "at": 1764000000000,
 "images": {}
}
`,
};

test('a link and a file of this version go on being read', async () => {
  const saved = [parseSavedEdits(await fromFragment(kept.link)), parseSavedText(kept.file)];
  for (const { saved: parsed } of saved) {
    expect(parsed).toMatchObject({ name: 'Spring sale', at: 1_764_000_000_000 });
    expect(parsed && restoreEdits(document, parsed).edits).toEqual({
      variants: [
        { 'audience.email.subject': 'Say {offer.code}', 'offer.code': 'OLD10' },
        {
          'audience.email.badges': 'One\nTwo',
          'offer.code': 'OLD10',
          'audience.landing.risks.items': '1 0',
        },
      ],
      shown: 1,
    });
  }
});
