import { filmFiles } from '@/lib/campaign/film/film-files';
import { filmNamesOf, pageSize } from '@/lib/campaign/film/film-sizes';
import { filmCover } from '@/lib/campaign/film/compose-film';
import { adPictures } from '@/lib/campaign/picture/ad-pictures';
import { emailLogoSize, emailPicture } from '@/lib/campaign/document/email-picture';
import { emailPictures } from '@/lib/campaign/picture/compose-email-picture';
import { composePicture } from '@/lib/campaign/picture/compose-picture';
import type { Composition } from '@/lib/campaign/drawing/layer';
import { logoAddress, logoFilesOf } from '@/lib/campaign/document/logo';
import { artboardSvg } from '@/lib/studio/download/draw';
import { addressOf } from '@/lib/studio/images/images';
import { withFields } from '@/lib/studio/text/marks';
import type { Snapshot } from '../wall/artboard';

/** HTML with drawings of the campaign's pictures in place of links to the exported ones. */
export function drawPictures(snapshot: Snapshot, html: string): string {
  const { campaign, lettering, paths } = snapshot;
  const { audience } = campaign;
  const { typeface } = lettering;
  const pictures = new Map<string, () => Composition>();
  for (const { address, compose } of emailPictures(campaign))
    pictures.set(address, () => compose(typeface));
  for (const picture of adPictures(campaign))
    pictures.set(picture.preview, () => composePicture(campaign, picture, typeface));
  for (const film of filmNamesOf(audience))
    pictures.set(filmFiles(audience, film).poster, () =>
      filmCover(campaign, film, typeface, pageSize(film)),
    );
  const { logo } = emailPicture(campaign);
  return withFields(withLogo(html, snapshot), paths).replace(/<img\b[^>]*>/g, (tag) => {
    const [src = '', alt = ''] = ['src', 'alt'].map(
      (name) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '',
    );
    const compose = pictures.get(src);
    if (!compose) return tag;
    const svg = artboardSvg(snapshot, compose(), alt);
    // A picture is as wide as what it's in. An email's logo has its own size.
    if (src !== logo.src && src !== logo.dark) return svg;
    const { width, height } = emailLogoSize(campaign);
    return svg.replace(' width="100%" height="100%"', ` width="${width}" height="${height}"`);
  });
}

/** HTML with the logo's files as they are in this browser, where the site doesn't have them. */
function withLogo(html: string, { campaign, lettering }: Snapshot): string {
  return logoFilesOf(campaign.brand.logo).reduce((markup, file) => {
    const image = lettering.images?.get(file);
    return image
      ? markup.replaceAll(`"${logoAddress(file)}"`, `"${addressOf(image.bytes)}"`)
      : markup;
  }, html);
}
