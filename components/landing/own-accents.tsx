import type { Campaign } from '@/content/schema';

/** A campaign's own accents, in place of those in the site's style sheet (scripts/brand.ts). */
export function OwnAccents({ campaign }: { campaign: Pick<Campaign, 'audience' | 'brand'> }) {
  const { audience, brand } = campaign;
  if (!audience.lightAccent && !audience.darkAccent) return null;
  const [light, dark] = [brand.palette.light, brand.palette.dark].map(
    ({ accent, accentStrong }) => `--accent:${accent};--accent-strong:${accentStrong}`,
  );
  return (
    <style>{`:root{${light}}@media not print{:root:has([data-theme='dark']){${dark}}}`}</style>
  );
}
