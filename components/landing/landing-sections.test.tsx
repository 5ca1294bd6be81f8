/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { campaigns } from '@/lib/campaigns';
import { LandingSections } from './landing-sections';

test.each(campaigns.map((campaign) => [campaign.audience.id, campaign] as const))(
  '%s: the sections can be rendered outside of a page, by an editor',
  (_, campaign) => {
    const html = renderToStaticMarkup(<LandingSections campaign={campaign} />);
    expect(html).toContain(campaign.offer.code);
  },
);
