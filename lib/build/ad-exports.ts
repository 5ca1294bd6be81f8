import sharp from 'sharp';
import { limitsChecked } from '@/content/schema/platform';
import type { Campaign } from '@/content/schema';
import { adReadme, socialAds } from '@/content/words/social-ads';
import { pictureDocument } from '@/lib/campaign/ads/document';
import { adFiles } from '@/lib/campaign/ads/files';
import {
  type AdPicture,
  adPictures,
  documentPictures,
  previewScale,
} from '@/lib/campaign/ads/pictures';
import { adTextFiles } from '@/lib/campaign/ads/text-files';
import { type ExportedFile, shared } from './exported-file';
import { renderAdPicture } from './render-picture';

const { labels, concepts } = socialAds;
const readmeWords = { readme: adReadme, labels, concepts, limitsChecked };

/**
 * Every file of a campaign: its texts, its document, its pictures, and a smaller preview of each picture. Each is made on
 * demand.
 */
export function adExports(campaign: Campaign): ExportedFile[] {
  const { audience } = campaign;
  const { document } = adFiles(audience);
  return [
    ...adTextFiles(campaign, readmeWords).map(({ file, type, content }) => ({
      file,
      type,
      body: async () => content(),
    })),
    ...(document
      ? [{ file: document, type: 'application/pdf', body: () => cardDocument(campaign) }]
      : []),
    ...adPictures(audience).flatMap((picture): ExportedFile[] => {
      const render = shared(() => renderAdPicture(campaign, picture));
      return [
        { file: picture.file, type: 'image/png', body: render },
        {
          file: picture.preview,
          type: 'image/webp',
          body: async () => preview(await render(), picture),
        },
      ];
    }),
  ];
}

/** A campaign's cards as a PDF. */
async function cardDocument(campaign: Campaign): Promise<Uint8Array> {
  const { audience, brand } = campaign;
  const pages = await Promise.all(
    documentPictures(audience).map(async (picture) => {
      const png = await renderAdPicture(campaign, picture);
      // Flat colors and sharp edges: without 4:4:4, red letters would blur.
      const jpeg = await sharp(png).jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer();
      return { jpeg, width: picture.width, height: picture.height, words: picture.alt };
    }),
  );
  return pictureDocument(pages, {
    title: `${brand.name}: ${audience.ad.title}`,
    author: brand.name,
    language: 'en',
  });
}

function preview(png: Buffer, { width }: AdPicture): Promise<Buffer> {
  return sharp(png)
    .resize(Math.round(width * previewScale))
    .webp({ quality: 82 })
    .toBuffer();
}
