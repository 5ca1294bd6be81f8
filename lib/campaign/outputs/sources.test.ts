import { emailServices } from '@/content/market/email-services';
import { readmeWords as words } from '@/content/words/readme';
import type { CampaignDocument } from '@/content/schema';
import { outlines, typeface } from '@/lib/export/pictures/typeface';
import { wholeDocument, withValues } from '@/lib/fixtures/whole-campaign';
import { typedFieldsOf } from '../document/fields';
import { atPath, replaceAt } from '../document/paths';
import { resolve } from '../document/resolve';
import { renderEmail } from '../email/render-email';
import { composeFrame } from '../film/compose-film';
import { allShots, filmOf } from '../film/timeline';
import type { Output, Renderer } from './output';
import { outputsOf } from './outputs';
import { isMadeFrom } from './sources';

/** On every platform, so that it has every file. */
const document: CampaignDocument = withValues(wholeDocument, {
  'audience.launch.platforms': wholeDocument.platforms.map(({ id }) => id),
});

const renderer: Renderer = {
  words,
  email: renderEmail,
  stamp: () => ({ at: new Date(0), id: 'draft' }),
  typeface,
  outlines,
  draw: async (composition) => Buffer.from(JSON.stringify(composition)),
  film: async (campaign, { name }) =>
    Buffer.from(
      JSON.stringify(
        allShots(filmOf(campaign.audience, name)).map(({ end }) =>
          composeFrame(campaign, name, end * 1000 - 1, typeface),
        ),
      ),
    ),
};

const [service] = emailServices;
const outputsIn = (edited: CampaignDocument) => outputsOf(resolve(edited), { service });

const contentOf = async ({ picture, make }: Output) =>
  picture ? JSON.stringify(picture.compose(typeface)) : String(await make(renderer));

/** The campaign with other words in all fields that a file isn't made from. */
const withOtherWords = (output: Output) =>
  typedFieldsOf(document).reduce((edited, { path, kind, mustBeValid }) => {
    if (isMadeFrom(output, path) || mustBeValid || (kind !== 'text' && kind !== 'list'))
      return edited;
    const value = atPath(document, path);
    // The campaign may not have it.
    if (typeof value !== 'string' && !Array.isArray(value)) return edited;
    const other =
      typeof value === 'string' ? `${value} else` : value.map((text) => `${String(text)} else`);
    return replaceAt(edited, path, other);
  }, document);

test('a file is made from nothing but what it says', async () => {
  const files = outputsIn(document).filter(({ folder, isPreview }) => folder && !isPreview);
  const edited = new Map<string, Output[]>();
  const wrong: string[] = [];
  for (const file of files) {
    const key = file.sources.join(' ');
    const others = edited.get(key) ?? outputsIn(withOtherWords(file));
    edited.set(key, others);
    const other = others.find(({ path }) => path === file.path);
    if (!other || (await contentOf(file)) !== (await contentOf(other))) wrong.push(file.path);
  }
  expect(wrong).toEqual([]);
  expect(files.length).toBeGreaterThan(30);
});

test.each([
  {
    path: 'audience.ad.ads.primary.headline',
    has: ['sheets/linkedin.csv'],
    hasNot: ['films/reel.mp4', 'email.html', 'pictures/fear-1080x1350.png', 'README.html'],
  },
  {
    path: 'audience.email.subject',
    has: ['email.html'],
    hasNot: ['films/reel.mp4', 'sheets/linkedin.csv'],
  },
  { path: 'audience.landing.report.title', has: ['email.html'], hasNot: ['email.png'] },
  { path: 'audience.landing.features.heading', has: [], hasNot: ['email.html', 'films/reel.mp4'] },
  {
    path: 'offer.code',
    has: ['email.html', 'films/reel.mp4', 'pictures/story-1.png', 'sheets/links.csv'],
    hasNot: ['README.html'],
  },
  { path: 'audience.ad.display.keyVisuals', has: ['pictures/story-1.png'], hasNot: [] },
])('$path is in $has, and not in $hasNot', ({ path, has, hasNot }) => {
  const outputs = outputsOf(resolve(document));
  const made = outputs.filter((output) => isMadeFrom(output, path)).map((output) => output.path);
  expect(made).toEqual(expect.arrayContaining(has));
  expect(made.filter((name) => hasNot.includes(name))).toEqual([]);
});
