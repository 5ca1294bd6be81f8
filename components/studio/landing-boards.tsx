import { weakMapMemoize } from 'reselect';
import { LandingSections } from '@/components/landing/landing-sections';
import type { Campaign } from '@/content/schema';
import { studio } from '@/content/words/studio';
import { composeSocialCard } from '@/lib/campaign/picture/compose-social-card';
import { socialCardAlt } from '@/lib/campaign/picture/social-card';
import { artboardSvg } from '@/lib/studio/draw';
import { withFields } from '@/lib/studio/marks';
import { accentOf, type Artboard, landingWidths, postWidth, type Version } from './artboard';
import { LinkPreviews } from './link-previews';

const { boards: words } = studio;

/** The landing page on a desktop and on a phone, and its link in apps. */
export const landingBoards = ({ audience }: Campaign): Artboard[] => [
  ...landingWidths.map((width): Artboard => ({
    id: `landing-${width}`,
    kind: 'landing',
    title: `${words.landing}, ${width > 1000 ? words.desktop : words.phone}`,
    width,
    frame: 'site',
    scheme: audience.landing.theme,
    html: landingHtml,
  })),
  { id: 'link', kind: 'landing', title: words.link, width: postWidth, html: linkHtml },
];

/** Several artboards share it, so it's made once for each version. */
const landingHtml = weakMapMemoize((version: Version) => {
  const { render, marked, paths } = version;
  const page = (
    <div style={accentOf(version)}>
      <LandingSections campaign={marked} />
    </div>
  );
  return withFields(render(page), paths);
});

function linkHtml(version: Version): string {
  const { campaign, lettering, marked, paths, render } = version;
  const html = render(<LinkPreviews campaign={marked} />);
  const composition = composeSocialCard(campaign, lettering.typeface);
  const card = artboardSvg(version, composition, socialCardAlt(campaign.audience));
  return withFields(html, paths).replaceAll('<hr/>', () => card);
}
