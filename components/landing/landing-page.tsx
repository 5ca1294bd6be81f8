import { Shell } from '@/components/site/shell';
import type { Campaign, Palette } from '@/content/schema';
import { entriesOf } from '@/lib/site/page-sections';
import { structuredDataJson } from '@/lib/site/structured-data';
import { ActionBar } from './action-bar';
import { LatestLine } from './contents';
import { LandingSections } from './landing-sections';
import { Sheet } from './sheet';

export function LandingPage({ campaign }: { campaign: Campaign }) {
  const { audience } = campaign;
  const { landing } = audience;
  const [action] = landing.hero.actions;
  const entries = entriesOf(landing);
  return (
    <Shell
      theme={landing.theme}
      footer={landing.footer}
      current={landing.route}
      audience={audience.id}
      contents={<Sheet audience={audience} entries={entries} />}
      latest={<LatestLine entries={entries} />}
      action={action}
    >
      {/* Nothing is painted before the page's call to action can be. */}
      <link rel="expect" href="#start" blocking="render" />
      <OwnAccents campaign={campaign} />
      <StructuredData campaign={campaign} />
      <LandingSections campaign={campaign} />
      <ActionBar {...action} />
    </Shell>
  );
}

/** What search engines read about the page. */
function StructuredData({ campaign }: { campaign: Campaign }) {
  const json = structuredDataJson(campaign);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** A campaign's own accents, in place of those in the site's style sheet (scripts/brand.ts). */
export function OwnAccents({ campaign }: { campaign: Pick<Campaign, 'audience' | 'brand'> }) {
  const { audience, brand } = campaign;
  const { lightAccent, darkAccent } = audience;
  if (!lightAccent && !darkAccent) return null;
  const light = stylesOf(brand.palette.light, lightAccent);
  const dark = stylesOf(brand.palette.dark, darkAccent);
  return (
    <style>{`.paper,:root{${light}}@media not print{.band,:root:has([data-theme='dark']){${dark}}}`}</style>
  );
}

const stylesOf = ({ accent, accentStrong }: Palette, ownAccent = 'var(--text)') =>
  `--accent:${accent};--accent-strong:${accentStrong};--guard:${ownAccent}`;
