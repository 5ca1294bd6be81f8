/** A picture's name for a text, `ad.story.slides[0]`, as a path: `audience.ad.story.slides.0`. */
export function fieldPath(field: string): string {
  const path = field.replace(/\[(\d+)\]/g, '.$1');
  return /^(offer|brand)\./.test(path) ? path : `audience.${path}`;
}
