import { socialAds } from '@/content/words/social-ads';
import type { AdDimension, Audience, Platform } from '@/content/schema';
import { demographicsLines } from './field-texts';
import { conceptsOf } from '../document/concepts';
import { adPictures, feedPicture, sizeLabel } from '../picture/ad-pictures';
import { wholeCampaign as campaign } from '@/lib/fixtures/whole-campaign';
import { adPlatforms, picturesOn } from './platforms';

const { audience } = campaign;

const first = adPlatforms(campaign)[0]!;

/** A platform that shows the creative in some sizes, with or without stories. */
const platform = (dimensions: AdDimension[], slides?: string): Platform => {
  const placements = dimensions.map((dimension) => ({ dimension, name: 'Feed' }));
  return { ...first, placements, slides };
};

/** The audience with its creative in other sizes, and no platform that adds to them. */
function sized(...dimensions: AdDimension[]): Audience {
  const ad = { ...audience.ad, display: { ...audience.ad.display, dimensions } };
  return { ...audience, ad, launch: { ...audience.launch, platforms: ['youtube'] } };
}

test('each picture belongs where its size is shown, and slides where there are stories', () => {
  const two = sized('1200x628', '1080x1080');
  const names = (shownOn: Platform) =>
    picturesOn({ ...campaign, audience: two }, shownOn).map(({ name }) => name);
  const numbers = audience.ad.story.slides.map((_, index) => index + 1);
  const slides = numbers.map((number) => `story-${number}`);
  const cards = ['1080x1080', '1080x1350'].flatMap((size) =>
    numbers.map((number) => `card-${number}-${size}`),
  );
  expect(names(platform(['1200x628']))).toEqual(['fear-1200x628', 'remedy-1200x628', ...cards]);
  const all = ['fear-1080x1080', 'remedy-1080x1080', ...slides, ...cards];
  expect(names(platform(['1080x1920', '1080x1080'], 'Story'))).toEqual(all);
});

test('a feed shows the first of its sizes that the campaign has', () => {
  const both = platform(['1200x628', '1080x1080']);
  const [fear, remedy] = conceptsOf(audience.ad);
  const name = (edited: Audience, concept = fear) => feedPicture(edited, concept, both)?.name;
  expect(name(sized('1080x1080', '1200x628'))).toBe('fear-1200x628');
  expect(name(sized('1080x1080'), remedy)).toBe('remedy-1080x1080');
  expect(name(sized('1080x1920'))).toBeUndefined();
});

test('alternative text: a picture’s own words, then what it shows', () => {
  const [fear, remedy, ...slides] = adPictures({ ...campaign, audience: sized('1200x628') });
  for (const [index, { picture, imageDesc }] of conceptsOf(audience.ad).entries())
    for (const part of [picture.headline, picture.subheadline, imageDesc])
      expect([fear, remedy][index]?.alt).toContain(part);
  expect(sizeLabel('1200x628')).toBe('1200 × 628');
  const { keyVisuals } = audience.ad.display;
  for (const { alt, slide = 0 } of slides) {
    expect(alt).toContain(audience.ad.story.slides[slide - 1]);
    expect(alt).toContain((keyVisuals[slide - 1] ?? keyVisuals[0]).description);
  }
});

test('the demographics that an ad targets are listed line by line', () => {
  const titles = ['Parent', 'Homeowner'];
  const details = { homeowners: true, hasChildren: false, income: 'Upper half' };
  const { labels } = socialAds;
  expect(demographicsLines({ titles, ...details }, labels)).toEqual([
    [labels.titles, 'Parent, Homeowner'],
    [labels.homeowners, labels.yes],
    [labels.hasChildren, labels.no],
    [labels.income, 'Upper half'],
  ]);
});
