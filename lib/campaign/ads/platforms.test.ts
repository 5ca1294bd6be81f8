import { audiences } from '@/content/audiences';
import { demographicsLines } from './ad-demographics';
import { adPictures, belongs, feedPicture } from './ad-pictures';
import { adLink, ctaOn, platformOf } from './ad-platforms';

const [first] = audiences;
const [instagram, facebook, linkedin] = (['instagram', 'facebook', 'linkedin'] as const).map(
  platformOf,
);
if (!instagram || !facebook || !linkedin) throw new Error('A platform is missing.');

test('an ad leads to its page, and tells where a visit came from', () => {
  expect(adLink(first, instagram, '1080x1080')).toBe(
    'https://www.emberwall.example/remote-security?utm_source=instagram&utm_medium=paid_social&utm_campaign=remote-security-offer&utm_content=1080x1080',
  );
});

test('a button that a platform does not have gives way to one that it has', () => {
  const ad = { ...first.ad, ads: { primary: { ...first.ad.ads.primary, cta: 'Get Offer' } } };
  expect([instagram, facebook, linkedin].map((platform) => ctaOn(platform, ad))).toEqual([
    'Get Offer',
    'Get Offer',
    'Learn More',
  ]);
});

test('each picture belongs where its size is shown, and slides where there are stories', () => {
  const names = (platform: typeof instagram) =>
    adPictures(first)
      .filter((picture) => belongs(picture, platform))
      .map(({ name }) => name);
  const slides = ['story-1', 'story-2', 'story-3'];
  expect(names(instagram)).toEqual(['1080x1080', '1080x1920', ...slides]);
  expect(names(facebook)).toEqual(['1200x628', '1080x1080', '1080x1920', ...slides]);
  expect(names(linkedin)).toEqual(['1200x628', '1080x1080']);
});

test('a feed shows the first of its sizes that the campaign has', () => {
  const only = (...dimensions: typeof first.ad.display.dimensions) => ({
    ...first,
    ad: { ...first.ad, display: { ...first.ad.display, dimensions } },
  });
  expect(feedPicture(first, facebook)?.name).toBe('1200x628');
  expect(feedPicture(only('1080x1080'), facebook)?.name).toBe('1080x1080');
  expect(feedPicture(only('1080x1920'), linkedin)).toBeUndefined();
});

test('what a picture shows is said: the creative by its description, a slide by its words and drawing', () => {
  const alts = adPictures(first).map(({ alt }) => alt);
  expect(alts.slice(0, 3)).toEqual(Array.from({ length: 3 }, () => first.ad.ads.primary.imageDesc));
  expect(alts[4]).toBe(
    'One open laptop. Average breach cost: $4.35M. Row of device outlines, one in red.',
  );
});

test('whom an ad is aimed at is said line by line', () => {
  expect(
    demographicsLines({
      titles: ['Parent', 'Homeowner'],
      homeowners: true,
      hasChildren: false,
      techSavvy: true,
      income: 'Upper half',
      smartDevices: '5 or more',
    }),
  ).toEqual([
    ['Target titles', 'Parent, Homeowner'],
    ['Homeowners', 'Yes'],
    ['Has children', 'No'],
    ['Tech-savvy', 'Yes'],
    ['Income', 'Upper half'],
    ['Smart devices', '5 or more'],
  ]);
});
