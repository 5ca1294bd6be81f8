import type { AdCampaign, Campaign, Demographics, Film } from '@/content/schema';
import { allShots } from '../film/timeline';
import { paletteOf, panelPaletteOf } from '../drawing/palette';

/** A reel's script, one shot a line: `0-4 s: what is seen. On screen: “The words.”` */
export function reelScript(film: Film): string {
  return allShots(film)
    .map((shot) => {
      const scene = 'scene' in shot ? `${shot.scene} ` : '';
      return `${shot.start}-${shot.end} s: ${scene}On screen: “${shot.words}”`;
    })
    .join('\n');
}

/** What a story is made up of: `5-part sequence`. */
export const storyFormat = ({ format, slides }: AdCampaign['story']): string =>
  `${slides.length}-part ${format}`;

/** The colors of a campaign's pictures: `Ground #ffffff, ink #000000, accent #c81e1e`. */
export function colorScheme(campaign: Campaign): string {
  const { ground, ink, accent } = paletteOf(campaign);
  const panel = panelPaletteOf(campaign).ground;
  const colors = `Ground ${ground}, ink ${ink}, accent ${accent}`;
  return panel === ground ? colors : `${colors}, panel ${panel}`;
}

/** Who an ad is for, as labels and values: the job titles, then this audience's own details. */
export function demographicsLines(
  { titles, ...details }: Demographics,
  labels: Readonly<Record<keyof Demographics | 'yes' | 'no', string>>,
): [label: string, value: string][] {
  const labelOf = new Map(Object.entries(labels));
  const lines = Object.entries(details).map(([name, value]): [string, string] => [
    labelOf.get(name) ?? name,
    typeof value === 'string' ? value : labels[value ? 'yes' : 'no'],
  ]);
  return [[labels.titles, titles.join(', ')], ...lines];
}
