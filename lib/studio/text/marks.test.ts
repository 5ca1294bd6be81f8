import { documents } from '@/content/campaigns';
import type { Landing } from '@/content/schema';
import { valueText } from '@/lib/campaign/document/figure';
import { resolve } from '@/lib/campaign/document/resolve';
import { wholeDocument, withValues } from '@/lib/fixtures/whole-campaign';
import { applyVariant } from '@/lib/campaign/edits/edits';
import { markedCampaign, withFields } from './marks';

const [document] = documents;
const headline = 'audience.email.headline';

function marked(text: string) {
  const edited = applyVariant(document, { [headline]: text });
  const { campaign, paths } = markedCampaign(edited, resolve(edited));
  return { text: campaign.audience.email.headline, paths };
}

const span = (text: string) => `<span data-field="${headline}">${text}</span>`;

const { text, paths } = marked('Some words');

test.each([
  ['a text of its own', `<p>${text}</p>`, `<p>${span('Some words')}</p>`],
  ['beside other words', `<p>Hi ${text}, bye</p>`, `<p>Hi ${span('Some words')}, bye</p>`],
  [
    'around a tag',
    `<p>${text.replace(' ', ' <b>x</b> ')}!</p>`,
    `<p>${span('Some ')}<b>${span('x')}</b>${span(' words')}!</p>`,
  ],
  ['cut off', `<p>${text.slice(0, -4)}…</p><p>next</p>`, `<p>${span('Some wor…')}</p><p>next</p>`],
  ['an attribute', `<img alt="${text}"/>`, '<img alt="Some words"/>'],
  [
    'a drawing',
    `<svg><svg></svg><text>${text}</text></svg>`,
    `<svg><svg></svg><text><tspan data-field="${headline}">Some words</tspan></text></svg>`,
  ],
])('%s', (_, html, expected) => {
  expect(withFields(html, paths)).toBe(expected);
});

test('a text that was emptied can still be found, and an entity is one character', () => {
  const [empty, entity] = [marked(''), marked('& more')];
  expect(withFields(empty.text, empty.paths)).toBe(span('–'));
  expect(withFields(entity.text.replace('&', '&amp;'), entity.paths)).toBe(span('&amp; more'));
});

test('a price that nobody has written has no place, and one that’s written does', () => {
  const path = 'audience.landing.references.price';
  const pathsWith = (price: string) => {
    const edited = applyVariant(document, { [path]: price });
    return markedCampaign(edited, resolve(edited)).paths;
  };
  expect(pathsWith('')).not.toContain(path);
  expect(pathsWith('from $49')).toContain(path);
});

test('addresses stay as they are', () => {
  const { campaign } = markedCampaign(document, resolve(document));
  expect(campaign.audience.campaign).toBe(document.audience.campaign);
  expect(campaign.audience.landing.hero.actions).toMatchObject(
    resolve(document).audience.landing.hero.actions.map(({ href }) => ({ href })),
  );
});

test('a figure on a page leads to its amount, unless it’s written out', () => {
  const items = ['share', 'always'].map((name) => ({ label: name, value: `{figures.${name}}` }));
  const edited = withValues(wholeDocument, {
    'brand.locale': 'en-US',
    'figures.share': { amount: 40, unit: 'percent' },
    'figures.always': { amount: 168, unit: 'hours a week', written: '24/7' },
    'audience.landing.statistics.items': items,
  });
  const { campaign, paths: all } = markedCampaign(edited, resolve(edited));
  const { statistics }: Landing = campaign.audience.landing;
  const html = statistics.items.map(({ value }) => withFields(valueText(value), all));
  expect(html).toEqual(['<span data-field="figures.share.amount">40%</span>', '24/7']);
});
