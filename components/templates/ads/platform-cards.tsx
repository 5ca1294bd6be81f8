import { Icon } from '@/components/site/icon';
import { platforms } from '@/content/market/platforms';
import type { Audience, Platform } from '@/content/schema';
import { socialAds } from '@/content/words/social-ads';
import { sizeLabel } from '@/lib/campaign/picture/ad-pictures';
import { AccordionItem, Group } from './fields';
import { SnapRow } from './snap-row';

const { cards: words, sections } = socialAds;

/** What each platform is best for, which sizes it shows, and whether a campaign runs there. */
export function PlatformCards(audience: Audience) {
  const otherPlatforms = platforms.filter(
    ({ id, card }) => !card && audience.launch.platforms.includes(id),
  );
  return (
    <Group id="platforms" heading={words.heading}>
      <SnapRow label={sections.platforms} className="mb-4.5 *:basis-[min(18rem,85%)] md:*:basis-48">
        {platforms.map(
          ({ card, ...platform }) =>
            card && <Card key={platform.id} {...platform} {...{ card, audience }} />,
        )}
      </SnapRow>
      {otherPlatforms.length > 0 && (
        <AccordionItem
          summary={`${words.also} ${otherPlatforms.map(({ name }) => name).join(', ')}`}
        >
          <Rows
            rows={otherPlatforms.map(({ name, placements, films }) => {
              const sizes = placements.map(({ dimension }) => sizeLabel(dimension));
              return [name, [...sizes, ...(films.length > 0 ? [words.films] : [])].join(', ')];
            })}
          />
        </AccordionItem>
      )}
    </Group>
  );
}

type CardProps = Platform & Required<Pick<Platform, 'card'>> & { audience: Audience };

function Card({ id, name, card, placements, slides, cards, audience }: CardProps) {
  return (
    <li className="border border-line p-5">
      <h4 className="flex items-center gap-2.5 text-lg font-bold">
        <Icon name={card.icon} className="text-muted" />
        {name}
      </h4>
      <p className="mt-1 font-semibold">{card.strengths}</p>
      <p className="mt-3 text-muted">{card.text}</p>
      <h5 className="label mt-6 text-muted">{words.sizes}</h5>
      <Rows
        rows={[
          ...placements.map(({ dimension, name: place }) => [sizeLabel(dimension), place] as const),
          ...(slides ? [[words.slides, slides] as const] : []),
          ...(cards ? [[words.cards, cards] as const] : []),
        ]}
      />
      <p className="mt-4 text-sm text-muted">
        {audience.launch.platforms.includes(id) ? words.runs : words.none}
      </p>
    </li>
  );
}

function Rows({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className="mt-2 text-sm">
      {rows.map(([label, value]) => (
        <div
          key={label}
          className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5"
        >
          <dt>{label}</dt>
          <dd className="text-right text-muted">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
