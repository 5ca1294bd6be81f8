import { campaigns } from '@/content/campaigns';
import type { AdDimension, Audience, Platform } from '@/content/schema';
import { demographicsLines } from './demographics';
import { adPictures, belongs, feedPicture, pictureLabel } from './pictures';
import { adLink, adPlatforms, ctaOn } from './platforms';

const [campaign] = campaigns;
const { audience, brand } = campaign;

/** A platform that shows the creative in some sizes, with or without stories. */
function platform(dimensions: AdDimension[], slides?: string): Platform {
  return {
    id: 'facebook',
    name: 'Network',
    icon: 'globe',
    strengths: 'Reach',
    text: 'A text.',
    placements: dimensions.map((dimension) => ({ dimension, name: 'Feed' })),
    slides,
    limits: [],
    ctas: { items: [], source: 'https://a.example' },
    utm: { source: 'network', medium: 'paid' },
  };
}

/** The audience with its creative in other sizes. */
function sized(...dimensions: AdDimension[]): Audience {
  return { ...audience, ad: { ...audience.ad, display: { ...audience.ad.display, dimensions } } };
}

test('an ad links to its page, and the link tells where a visit came from', () => {
  const [first] = adPlatforms(campaign);
  if (!first) throw new Error('The campaign runs nowhere.');
  const link = new URL(adLink(campaign, first, '1080x1080'));
  expect(link.origin + link.pathname).toBe(brand.origin + audience.landing.route);
  expect(Object.fromEntries(link.searchParams)).toEqual({
    utm_source: first.utm.source,
    utm_medium: first.utm.medium,
    utm_campaign: audience.campaign,
    utm_content: '1080x1080',
  });
});

test('a campaign runs on the platforms of its launch', () => {
  expect(
    adPlatforms(campaign)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(audience.launch.platforms.toSorted());
});

test('a button that a platform does not have is replaced by one that it has', () => {
  const { cta } = audience.ad.ads.primary;
  const on = (...items: string[]) =>
    ctaOn({ ...platform([]), ctas: { items, source: 'https://a.example' } }, audience.ad);
  expect(on('Other', cta)).toBe(cta);
  expect(on('Other', 'Another')).toBe('Other');
});

test('each picture belongs where its size is shown, and slides where there are stories', () => {
  const all = adPictures(sized('1200x628', '1080x1080'));
  const names = (on: Platform) => all.filter((each) => belongs(each, on)).map(({ name }) => name);
  const slides = audience.ad.story.slides.map((_, index) => `story-${index + 1}`);
  expect(names(platform(['1200x628']))).toEqual(['1200x628']);
  expect(names(platform(['1080x1920', '1080x1080'], 'Story'))).toEqual(['1080x1080', ...slides]);
});

test('a feed shows the first of its sizes that the campaign has', () => {
  const both = platform(['1200x628', '1080x1080']);
  expect(feedPicture(sized('1080x1080', '1200x628'), both)?.name).toBe('1200x628');
  expect(feedPicture(sized('1080x1080'), both)?.name).toBe('1080x1080');
  expect(feedPicture(sized('1080x1920'), both)).toBeUndefined();
});

test('a picture has a label and alternative text: a slide’s has its words and its drawing', () => {
  const [creative, ...slides] = adPictures(sized('1200x628'));
  expect(creative?.alt).toBe(audience.ad.ads.primary.imageDesc);
  expect(creative && pictureLabel(creative, 'Slide')).toBe('1200 × 628');
  for (const [index, slide] of slides.entries()) {
    const { keyVisuals } = audience.ad.display;
    expect(slide.alt).toContain(audience.ad.story.slides[index]);
    expect(slide.alt).toContain((keyVisuals[index] ?? keyVisuals[0]).description);
    expect(pictureLabel(slide, 'Slide')).toBe(`Slide ${index + 1}`);
  }
});

test('the demographics that an ad targets are listed line by line', () => {
  const demographics = {
    titles: ['Parent', 'Homeowner'],
    more: [
      { field: 'homeowners', label: 'Homeowners', value: true },
      { field: 'hasChildren', label: 'Has children', value: false },
      { field: 'income', label: 'Income', value: 'Upper half' },
    ],
  };
  expect(demographicsLines(demographics, { titles: 'Titles', yes: 'Yes', no: 'No' })).toEqual([
    ['Titles', 'Parent, Homeowner'],
    ['Homeowners', 'Yes'],
    ['Has children', 'No'],
    ['Income', 'Upper half'],
  ]);
});
