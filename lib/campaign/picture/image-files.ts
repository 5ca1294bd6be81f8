/** How `key-visuals/image.ts` names the file of an image, and how wide it draws it. */
const named = /<image href="([0-9a-f]{32}\.\w+)"(?=[^>]* width="([\d.]+)")/g;

/** The images in a drawing, each once, as wide as it's drawn at most, in pixels. */
export function imagesIn(svg: string): Map<string, number> {
  const widths = new Map<string, number>();
  for (const [, file = '', width = ''] of svg.matchAll(named))
    widths.set(file, Math.max(Number(width), widths.get(file) ?? 0));
  return widths;
}

/** A drawing with an address in place of the name of each image. */
export function withAddresses(svg: string, addresses: ReadonlyMap<string, string>): string {
  return svg.replace(named, (_, file: string) => `<image href="${addresses.get(file) ?? ''}"`);
}
