import type { Audience, StatCard } from '@/content/schema';

/** In pixels: what readers of Open Graph show large and uncut (developers.facebook.com/docs/sharing/webmasters/images). */
export const socialCardSize = { width: 1200, height: 630 } as const;

/** The address of the picture that's shown where a link to an audience's landing page is shared. */
export function socialCardFile({ id }: Pick<Audience, 'id'>): `/social-cards/${string}.png` {
  return `/social-cards/${id}.png`;
}

/** Its alternative text. */
export function socialCardAlt({ landing: { hero } }: Audience): string {
  const { title, state, source, stats } = hero.panel;
  const figures = stats.map(({ label, value, note }) =>
    [`${label}: ${valueText(value)}`, note].filter(Boolean).join(', '),
  );
  return `${hero.headline}. ${title} (${source}): ${state}. ${figures.join('. ')}.`;
}

/** A figure, or a state in a word, as it's written. */
export function valueText(value: StatCard['value']): string {
  return typeof value === 'string' ? value : value.text;
}
