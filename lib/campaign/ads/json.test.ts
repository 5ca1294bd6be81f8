import type { Platform, Figure } from '@/content/schema';
import { adJson } from './json';
import { adPlatforms, isOnMeta } from './platforms';
import { filmOf } from '../film/timeline';
import { wholeCampaign } from '@/lib/fixtures/whole-campaign';

test('a campaign is exported under the specification’s names', () => {
  const campaign = structuredClone(wholeCampaign);
  const { ad } = campaign.audience;
  const shot = filmOf(campaign.audience, 'reel').shots[0]!;
  Object.assign(ad.story, { format: 'sequence', slides: ['One', 'Two'] });
  ad.story.reelScript = {
    shots: [{ ...shot, start: 0, end: 4, scene: 'A desk.', words: 'Hello.' }],
    endCard: { start: 4, end: 9, words: 'Bye.' },
  };
  const colors = { ground: '#ffffff', ink: '#000000', accent: '#007777', danger: '#cc0000' };
  Object.assign(ad.display, { colorScheme: colors, panel: undefined });
  ad.display.keyVisuals = [{ id: 'report', description: 'A lock' }];
  const { title, targetDemo, keywords, metaTags, ads, display, search } = ad;
  const { picture, cta, imageDesc, headline, subheadline, bodyText, targeting } = ads.primary;
  const said = { headline, subheadline, bodyText, imageDesc, picture };
  const { code, discount, appliesTo, condition, shortCondition, guarantee } = campaign.offer;
  const outputs = [{ path: 'pictures/a.png', name: 'a.png' }];
  const json = JSON.parse(JSON.stringify(adJson(campaign, outputs)));
  expect(json).toMatchObject({
    title,
    targetDemo,
    keywords,
    metaTags,
    search,
    ads: { primary: { headline, subheadline, bodyText, cta, imageDesc, targeting } },
    story: {
      format: '2-part sequence',
      slides: ['One', 'Two'],
      reelScript: '0-4 s: A desk. On screen: “Hello.”\n4-9 s: On screen: “Bye.”',
    },
    display: {
      dimensions: display.dimensions,
      colorScheme: 'Ground #ffffff, ink #000000, accent #007777',
      keyVisuals: ['A lock'],
    },
    cards: [{ words: 'One' }, { words: 'Two', headline: ad.story.headlines[1] }],
    teaserScript: expect.stringContaining('On screen: '),
    offer: { code, discount, appliesTo, condition, shortCondition, guarantee },
    toConfirm: expect.arrayContaining([
      expect.objectContaining({ id: expect.stringContaining(code), kind: 'terms', where: ['ad'] }),
    ]),
    concepts: [
      { id: 'fear', ...said },
      { id: 'remedy', headline: ads.remedy?.headline },
    ],
    link: campaign.brand.origin + campaign.audience.landing.route,
    files: ['a.png'],
  });
  const { figures, platforms } = json;
  expect(figures.find(({ sample }: Figure) => sample)).toHaveProperty('text');
  expect(figures.find(({ source }: Figure) => source)).toHaveProperty('source.href');
  const ids = adPlatforms(campaign).map(({ id }) => id);
  expect(platforms.map(({ id }: Platform) => id)).toEqual(ids);
  for (const platform of platforms) {
    expect(platform.urlTags === undefined).toBe(!isOnMeta(platform));
    for (const { name, link: address } of platform.pictures)
      expect(address ? new URL(address).searchParams.get('utm_content') : name).toBe(name);
  }
});
