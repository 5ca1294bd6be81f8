/** Fields whose strings no reader sees: addresses, names of drawings, colors and units. */
const unseen = new Set([
  'href',
  'route',
  'address',
  'icon',
  'tone',
  'color',
  'theme',
  'description',
  'share',
  'kind',
  'drawing',
  'shows',
  'unit',
]);

/** Every text in a tree of content that a reader sees. */
export function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (unseen.has(key) ? [] : texts(inner)));
}
