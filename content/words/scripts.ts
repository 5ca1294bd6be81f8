/** How the ads page writes what a campaign says in numbers and colors. */
export const scriptWords = {
  /** A shot of a film: when it is, what one sees, and its words. */
  shot: '{start}-{end} s: {scene}On screen: “{words}”',
  /** What a story is made up of. */
  stories: { carousel: '{count}-part carousel', sequence: '{count}-part sequence' },
  /** The colors of a campaign’s pictures, and of the panel in them if it has its own. */
  colors: 'Ground {ground}, ink {ink}, accent {accent}',
  colorsAndPanel: 'Ground {ground}, ink {ink}, accent {accent}, panel {panel}',
} as const;

export type ScriptWords = typeof scriptWords;
