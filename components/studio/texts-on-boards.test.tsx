/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { campaigns } from '@/lib/campaigns';
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
