import sharp from 'sharp';
import type { Audience } from '@/content/schema';
import { adFiles } from '@/lib/campaign/ads/ad-files';
import { type AdPicture, adPictures, previewShare } from '@/lib/campaign/ads/ad-pictures';
import { adReadmeText } from '@/lib/campaign/ads/ad-readme';
import { linkedinSheet, metaSheet } from '@/lib/campaign/ads/ad-sheets';
import { composePicture } from '@/lib/campaign/picture/compose';
import { renderPicture } from './render-picture';

interface AdExport {
  /** The address that it is exported to. */
  file: string;
  type: string;
  body: () => Promise<string | Buffer>;
}

/** Every file of a campaign: its texts, its pictures, a smaller preview of each picture. Each is made when asked for. */
export function adExports(audience: Audience): AdExport[] {
  const { readme, json, meta, linkedin } = adFiles(audience);
  return [
    text(readme, 'text/plain', () => adReadmeText(audience)),
    text(json, 'application/json', () => `${JSON.stringify(audience.ad, null, 2)}\n`),
    text(meta, 'text/csv', () => metaSheet(audience)),
    text(linkedin, 'text/csv', () => linkedinSheet(audience)),
    ...adPictures(audience).flatMap((picture): AdExport[] => {
      const draw = forTwo(() => renderPicture(composePicture(audience.ad, picture)));
      return [
        { file: picture.file, type: 'image/png', body: draw },
        {
          file: picture.preview,
          type: 'image/webp',
          body: async () => smaller(await draw(), picture),
        },
      ];
    }),
  ];
}

function text(file: string, type: string, make: () => string): AdExport {
  return { file, type: `${type}; charset=utf-8`, body: async () => make() };
}

/** What the first of two asks for is made, and kept for the second; not for longer, or a build would hold all it draws. */
function forTwo(make: () => Promise<Buffer>): () => Promise<Buffer> {
  let kept: Promise<Buffer> | undefined;
  return () => {
    const made = kept ?? make();
    kept = kept ? undefined : made;
    return made;
  };
}

function smaller(png: Buffer, { width }: AdPicture): Promise<Buffer> {
  return sharp(png)
    .resize(Math.round(width * previewShare))
    .webp({ quality: 82 })
    .toBuffer();
}
