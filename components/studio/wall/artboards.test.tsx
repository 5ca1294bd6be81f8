/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { posts } from '@/components/templates/shared/feed/feed';
import { LandingSections } from '@/components/landing/landing-sections';
import { documents } from '@/content/campaigns';
import { outlines, typeface } from '@/lib/export/pictures/typeface';
import { previewedPlatforms } from '@/lib/campaign/sheets/platforms';
import { conceptsOf } from '@/lib/campaign/document/concepts';
import { type Field, fieldsOf } from '@/lib/campaign/document/fields';
import { emailPicture } from '@/lib/campaign/document/email-picture';
import { outputAddress } from '@/lib/campaign/document/output-address';
import { paletteOf } from '@/lib/campaign/drawing/palette';
import { factsOf, resolve } from '@/lib/campaign/document/resolve';
import { valueOf } from '@/lib/campaign/document/values';
import { valueProblem } from '@/lib/campaign/rules/values';
import { campaigns } from '@/lib/campaigns';
import { applyVariant } from '@/lib/campaign/edits/edits';
import { takeSnapshot } from './artboard';
import { artboardsOf } from './artboards';
import { boardHtml } from './board-html';
import { LinkPreviews } from './landing-html';
import { SearchAd } from './search-ad';

const isTyped = ({ kind }: Field) => kind !== 'part' && kind !== 'choices';

const entries = (html: string) => html.match(/<(?:li|dt|details)\b/g)?.length ?? 0;

describe.each(documents)('$audience.id: rendered outside of a page', (document) => {
  const facts = factsOf(document);
  const fields = fieldsOf(document).filter(({ group }) => group === 'landing');

  /** What the sections show if an editor changes fields: those that `change` has a value for. */
  const show = (change: (field: Field) => string | undefined) => {
    const edits = fields.flatMap((field) => {
      const value = change(field);
      return value === undefined || valueProblem(field, value, facts) ? [] : [[field.path, value]];
    });
    const campaign = resolve(applyVariant(document, Object.fromEntries(edits)));
    return renderToStaticMarkup(<LandingSections campaign={campaign} />);
  };
  const original = entries(show(() => undefined));

  test('the sections show every text that an editor can change in them', () => {
    const html = show((field) => (isTyped(field) ? field.path : undefined));
    // The sidebar's lines are around the sections.
    const isMissing = (field: Field) =>
      isTyped(field) &&
      !field.path.startsWith('audience.landing.entries.') &&
      !html.includes(field.path);
    expect(fields.filter(isMissing).map(({ label }) => label)).toEqual([
      'Page title',
      'Description for search results',
    ]);
  });

  test('without all that can be left out, and with one entry in each list', () => {
    const html = show(({ count, optional }) => {
      if (optional) return '';
      return count === undefined ? undefined : '0';
    });
    expect(html).not.toMatch(/undefined|id="(?:posts|questions)"/);
    expect(entries(html)).toBeLessThan(original);
  });

  test('with as many entries as each list takes, all with the same texts', () => {
    const copies = [6, 5, 4, 3].map((count) => Array(count).fill(0).join(' '));
    const html = show((field) =>
      field.count === undefined
        ? undefined
        : copies.find((order) => valueProblem(field, order, facts) === undefined),
    );
    expect(entries(html)).toBeGreaterThan(original);
  });
});

test.each(campaigns)(
  '$audience.id: each text of a search ad, and of a link, is on an artboard',
  (campaign) => {
    const { ad, landing } = campaign.audience;
    const { headlines, longHeadline, descriptions } = ad.search;
    const search = renderToStaticMarkup(<SearchAd campaign={campaign} />);
    for (const text of [...headlines, longHeadline, ...descriptions])
      expect(search).toContain(text);
    const link = renderToStaticMarkup(<LinkPreviews campaign={campaign} />);
    for (const text of [landing.title, landing.description]) expect(link).toContain(text);
    expect(link.match(/<hr\/>/g)).toHaveLength(5);
  },
);

const settings = { person: 'sample', service: '' } as const;
const tools = { lettering: { typeface, outlines }, settings };

test.each(documents)('an ad’s button is what was typed: $audience.id', (document) => {
  const [path, cta] = ['audience.ad.ads.primary.cta', 'One that no platform has'];
  const edited = applyVariant(document, { [path]: cta });
  const html = boardHtml(artboardsOf(resolve(edited))[0]!, takeSnapshot(edited, tools));
  expect(html).toContain(`<span data-field="${path}">${cta}</span>`);
});

test.each(documents)('the lines of the report are on an artboard: $audience.id', (document) => {
  const snapshot = takeSnapshot(document, tools);
  const html = artboardsOf(snapshot.campaign)
    .filter(({ kind }) => kind === 'landing')
    .map((board) => boardHtml(board, snapshot))
    .join('');
  const paths = fieldsOf(document)
    .filter((field) => isTyped(field) && valueOf(document, field) !== '')
    .map(({ path }) => path)
    .filter((path) => path.startsWith('audience.landing.entries.'));
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !html.includes(`data-field="${path}"`))).toEqual([]);
});

test.each(documents)('each picture on the wall is drawn as edited: $audience.id', (document) => {
  const snapshot = takeSnapshot(document, tools);
  for (const board of artboardsOf(snapshot.campaign))
    expect(boardHtml(board, snapshot)).not.toContain(
      ` src="${outputAddress(document.audience, '')}`,
    );
});

test.each(campaigns)('pictures are as wide as their posts: $audience.id', (campaign) => {
  const document = documents.find(({ audience: { id } }) => id === campaign.audience.id)!;
  const snapshot = takeSnapshot(document, tools);
  for (const board of artboardsOf(campaign)) {
    const { id } = board;
    const html = boardHtml(board, snapshot);
    const widths = Array.from(html.matchAll(/<svg role="img"[^>]* width="(\d+%?)"/g));
    // An email's logo has a size of its own.
    const wanted = id.startsWith('email') ? /^(?:\d+|100%)$/ : /^100%$/;
    for (const [, width] of widths)
      expect([id, width]).toEqual([id, expect.stringMatching(wanted)]);
  }
});

test('a light campaign’s email has its dark picture and colors in dark mode', () => {
  const campaign = campaigns.find((light) => emailPicture(light).dark)!;
  const document = documents.find(({ audience: { id } }) => id === campaign.audience.id)!;
  const snapshot = takeSnapshot(document, tools);
  const boards = artboardsOf(campaign);
  const board = boards.find(({ id }) => id === 'email-dark')!;
  const { ground } = paletteOf(campaign, 'dark');
  const { accent } = campaign.brand.palette[campaign.audience.landing.theme];
  expect(boardHtml(boards[0]!, snapshot)).toContain(`--accent:${accent}`);
  expect(boardHtml(board, snapshot)).toContain(`<path fill="${ground}" d="M0 0h1200`);
  const style = `.on-accent{background-color:${campaign.brand.palette.dark.accent}!important}`;
  expect(boardHtml(board, snapshot)).toContain(style);
});

test('a campaign’s own logo is the profile picture of its posts, and its own link is below', () => {
  const [campaign] = campaigns;
  const [concept] = conceptsOf(campaign.audience.ad);
  const logo = { size: 9, paths: [{ d: 'M1 2h3v4z', color: 'text' as const }] };
  for (const platform of previewedPlatforms(campaign)) {
    const Post = posts[platform.preview];
    const audience = { ...campaign.audience, link: 'https://www.clinic.example/spring' };
    const html = renderToStaticMarkup(<Post {...{ concept, platform, logo, audience }} />);
    expect(html).toContain(logo.paths[0]?.d);
    expect(html.includes('>clinic.example<')).toBe(platform.preview !== 'instagram');
  }
});
