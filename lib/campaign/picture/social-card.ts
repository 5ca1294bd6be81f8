import type { Audience } from '@/content/schema';

/** In pixels: the size that Open Graph's readers show large, uncut (developers.facebook.com/docs/sharing/webmasters/images). */
export const socialCardSize = { width: 1200, height: 630 } as const;

/** The address of the picture that stands for an audience's landing page where a link to it is shared. */
export function socialCardFile({ id }: Pick<Audience, 'id'>): `/social-cards/${string}.png` {
  return `/social-cards/${id}.png`;
}

/** What it shows, for those who do not see it. */
export function socialCardAlt({ landing: { hero } }: Audience): string {
  const { title, state, source, stats } = hero.panel;
  const figures = stats.map(({ label, value, note }) =>
    [`${label}: ${value}`, note].filter(Boolean).join(', '),
  );
  return `${hero.headline}. ${title} (${source}): ${state}. ${figures.join('. ')}.`;
}
