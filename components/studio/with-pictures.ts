import { adPictures } from '@/lib/campaign/picture/ad-pictures';
import { emailPictures } from '@/lib/campaign/picture/compose-email-picture';
import { composePicture } from '@/lib/campaign/picture/compose-picture';
import { artboardSvg } from '@/lib/studio/draw';
import { withFields } from '@/lib/studio/marks';
import type { Version } from './artboard';

/** HTML with drawings of the campaign's pictures in place of links to the exported ones. */
export function withPictures(version: Version, html: string): string {
  const { campaign, lettering, paths } = version;
  const pictures = new Map(adPictures(campaign).map((picture) => [picture.preview, picture]));
  const inEmail = emailPictures(campaign);
  return withFields(html, paths).replace(/<img\b[^>]*>/g, (tag) => {
    const [, src = ''] = / src="([^"]*)"/.exec(tag) ?? [];
    const picture = pictures.get(src);
    const [, alt = ''] = / alt="([^"]*)"/.exec(tag) ?? [];
    const compose = inEmail.get(src);
    if (compose) return artboardSvg(version, compose(lettering.typeface), alt);
    if (!picture) return tag;
    return artboardSvg(version, composePicture(campaign, picture, lettering.typeface), picture.alt);
  });
}
