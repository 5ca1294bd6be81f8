/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { documents } from '@/content/campaigns';
import { outlines, typeface } from '@/lib/build/typeface';
import { hasDarkPicture } from '@/lib/campaign/picture/email-picture';
import { campaigns } from '@/lib/campaigns';
import { posts } from '@/components/campaign/feed/feed';
import { paletteOf } from '@/lib/campaign/picture/palette';
import { conceptsOf } from '@/lib/campaign/concepts';
import { socialPlatforms } from '@/lib/campaign/ads/platforms';
import { artboardsOf, versionOf } from './artboards';
import { LinkPreviews } from './link-previews';
import { SearchAd } from './search-ad';

test.each(campaigns.map((campaign) => [campaign.audience.id, campaign] as const))(
  '%s: each text of a search ad, and of a link, is on an artboard',
  (_, campaign) => {
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

test('a light campaign’s email has its dark picture in dark mode', () => {
  const settings = { person: 'sample', service: '' } as const;
  const tools = { lettering: { typeface, outlines }, render: renderToStaticMarkup, settings };
  const campaign = campaigns.find(({ audience }) => hasDarkPicture(audience))!;
  const document = documents.find(({ audience: { id } }) => id === campaign.audience.id)!;
  const version = versionOf(document, campaign, tools);
  const board = artboardsOf(campaign).find(({ id }) => id === 'email-dark');
  const { ground } = paletteOf(campaign, 'dark');
  expect(board?.html(version)).toContain(`<path fill="${ground}" d="M0 0h1200`);
});

test('a campaign’s own logo is the profile picture of its posts', () => {
  const [campaign] = campaigns;
  const [concept] = conceptsOf(campaign.audience.ad);
  const mark = { size: 9, paths: [{ d: 'M1 2h3v4z', color: 'text' as const }] };
  for (const platform of socialPlatforms(campaign)) {
    const Post = posts[platform.id];
    const post = <Post {...{ concept, platform, mark }} audience={campaign.audience} />;
    expect(renderToStaticMarkup(post)).toContain(mark.paths[0]?.d);
  }
});
