import { Icon } from '@/components/site/icon';
import { platforms } from '@/content/platforms';
import type { Audience, Platform } from '@/content/schema';
import { socialAds } from '@/content/words/social-ads';
import { sizeLabel } from '@/lib/campaign/ads/size-label';

const { cards: words } = socialAds;

/** What each platform is best for, which sizes it shows, and whether a campaign runs there. */
export function PlatformCards(audience: Audience) {
  return (
    <section
      aria-labelledby="platforms-heading"
      className="mt-12 break-inside-avoid border-t border-line pt-6"
    >
      <h2 id="platforms-heading" className="text-2xl font-bold tracking-tight">
        {platforms.heading}
      </h2>
      <ul className="mt-5 grid border border-line max-md:divide-y max-md:divide-line md:grid-cols-3 md:divide-x md:divide-line print:grid-cols-3 print:divide-x print:divide-y-0">
        {platforms.items.map((platform) => (
          <li key={platform.id} className="p-5">
            <Card platform={platform} audience={audience} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CardProps {
  platform: Platform;
  audience: Audience;
}

function Card({ platform, audience }: CardProps) {
  const { id, name, icon, strengths, text, placements, slides, cards } = platform;
  return (
    <>
      <h3 className="flex items-center gap-2.5 text-xl font-bold">
        <Icon name={icon} className="text-muted" />
        {name}
      </h3>
      <p className="mt-1 font-semibold">{strengths}</p>
      <p className="mt-3 text-muted">{text}</p>
      <h4 className="label mt-6 text-muted">{words.sizes}</h4>
      <dl className="mt-2 text-sm">
        {placements.map(({ dimension, name: place }) => (
          <Row key={dimension} label={sizeLabel(dimension)}>
            {place}
          </Row>
        ))}
        {slides && <Row label={words.slides}>{slides}</Row>}
        <Row label={words.cards}>{cards}</Row>
      </dl>
      <p className="mt-4 text-sm text-muted">
        {audience.launch.platforms.includes(id) ? words.runs : words.none}
      </p>
    </>
  );
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5">
      <dt>{label}</dt>
      <dd className="text-right text-muted">{children}</dd>
    </div>
  );
}
