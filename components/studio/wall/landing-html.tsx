import { renderToStaticMarkup } from 'react-dom/server';
import { weakMapMemoize } from 'reselect';
import { LandingSections } from '@/components/landing/landing-sections';
import { Sheet } from '@/components/landing/sheet';
import type { Campaign } from '@/content/schema';
import { entriesOf } from '@/lib/site/page-sections';
import { composeSocialCard, socialCardAlt } from '@/lib/campaign/picture/compose-social-card';
import { artboardSvg } from '@/lib/studio/download/draw';
import { withFields } from '@/lib/studio/text/marks';
import { accentOf, type Snapshot } from './artboard';
import { drawPictures } from '../pictures/draw-pictures';

/** Several artboards share it, so it's made once for each snapshot. */
export const landingHtml = weakMapMemoize((snapshot: Snapshot) => {
  const { marked } = snapshot;
  const page = (
    <div style={accentOf(snapshot)}>
      <LandingSections campaign={marked} />
    </div>
  );
  return drawPictures(snapshot, renderToStaticMarkup(page));
});

/** The report in the page's sidebar, or in its menu: each line as it is once it's printed. */
export function sidebarHtml(snapshot: Snapshot): string {
  const { audience } = snapshot.marked;
  const sheet = <Sheet audience={audience} entries={entriesOf(audience.landing)} />;
  return withFields(renderToStaticMarkup(sheet), snapshot.paths);
}

export function linkHtml(snapshot: Snapshot): string {
  const { campaign, lettering, marked, paths } = snapshot;
  const html = renderToStaticMarkup(<LinkPreviews campaign={marked} />);
  const composition = composeSocialCard(campaign, lettering.typeface);
  const card = artboardSvg(snapshot, composition, socialCardAlt(campaign.audience));
  return withFields(html, paths).replaceAll('<hr/>', () => card);
}

/** What each app says below the picture of a link, from the top down. */
const apps = {
  Facebook: ['host', 'title', 'description'],
  LinkedIn: ['title', 'host'],
  X: ['host', 'title'],
  Slack: ['name', 'title', 'description'],
  iMessage: ['title', 'host'],
} as const;

const styles = {
  name: undefined,
  host: 'text-xs text-muted',
  title: 'font-semibold',
  description: 'text-muted',
};

/** The landing page's link as each app shows it. Its card is drawn in place of each `<hr>`. */
export function LinkPreviews({ campaign }: { campaign: Campaign }) {
  const { brand, audience } = campaign;
  const { title, description } = audience.landing;
  const texts = { title, description, name: brand.name, host: new URL(brand.origin).host };
  return Object.entries(apps).map(([app, parts]) => (
    // What's at an artboard's edge is behind its outline.
    <div key={app} className="px-3 pb-6 text-sm first:pt-3">
      <p className="label mb-2 text-muted">{app}</p>
      <div className="overflow-hidden rounded-md border border-line bg-surface font-system">
        <hr />
        <div className="px-3 py-2">
          {parts.map((part) => (
            <p key={part} className={styles[part]}>
              {texts[part]}
            </p>
          ))}
        </div>
      </div>
    </div>
  ));
}
