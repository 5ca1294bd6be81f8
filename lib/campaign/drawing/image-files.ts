/** How a drawing names the file of an image or a logo, and how wide it draws it. */
const imageTag = /<image href="([\w-]+\.\w+)"(?=[^>]* width="([\d.]+)")/g;

/** The images in a drawing, each once, as wide as it's drawn at most, in pixels. */
export function imagesIn(svg: string): Map<string, number> {
  const widths = new Map<string, number>();
  for (const [, file = '', width = ''] of svg.matchAll(imageTag))
    widths.set(file, Math.max(Number(width), widths.get(file) ?? 0));
  return widths;
}

/** A drawing with an address in place of the name of each image. */
export function withAddresses(svg: string, addresses: ReadonlyMap<string, string>): string {
  return svg.replace(imageTag, (_, file: string) => `<image href="${addresses.get(file) ?? ''}"`);
}

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

/** The MIME type of an image's file, by its ending. */
export const imageType = (file: string) => types[file.slice(file.lastIndexOf('.') + 1)] ?? '';
