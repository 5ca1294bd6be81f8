import type { AdCampaign, Campaign, Demographics, Film } from '@/content/schema';
import type { ScriptWords } from '@/content/words/scripts';
import { fill } from '../document/fill';
import { allShots } from '../film/timeline';
import { paletteOf, panelPaletteOf } from '../drawing/palette';

/** A reel's script, one shot a line: `0-4 s: what is seen. On screen: “The words.”` */
export function reelScript(film: Film, words: ScriptWords): string {
  return allShots(film)
    .map((shot) => {
      const scene = 'scene' in shot ? `${shot.scene} ` : '';
      return fill(words.shot, { ...shot, scene });
    })
    .join('\n');
}

/** What a story is made up of: `5-part sequence`, or the same in another language. */
export const storyFormat = (
  { format, slides }: AdCampaign['story'],
  template: `${string}{count}${string}` = `{count}-part ${format}`,
): string => fill(template, { count: slides.length });

/** The colors of a campaign's pictures: `Ground #ffffff, ink #000000, accent #c81e1e`. */
export function colorScheme(campaign: Campaign, words: ScriptWords): string {
  const { ground, ink, accent } = paletteOf(campaign);
  const panel = panelPaletteOf(campaign).ground;
  return panel === ground
    ? fill(words.colors, { ground, ink, accent })
    : fill(words.colorsAndPanel, { ground, ink, accent, panel });
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
