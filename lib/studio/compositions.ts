import type { Campaign } from '@/content/schema';
import { filmNames } from '@/content/schema/film';
import { adPictures } from '@/lib/campaign/ads/pictures';
import { emailPictureFile } from '@/lib/campaign/email/picture';
import { filmFiles } from '@/lib/campaign/film/files';
import { filmCover } from '@/lib/campaign/film/film-cover';
import { composeEmailPicture } from '@/lib/campaign/picture/compose-email-picture';
import { composePicture } from '@/lib/campaign/picture/compose-picture';
import type { Composition } from '@/lib/campaign/picture/composition';
import type { Typeface } from '@/lib/campaign/picture/typeface';

/** A picture of a campaign. */
export interface StudioPicture {
  name: string;
  /** The address of the exported PNG. */
  file: string;
  /** The address of what a page shows of it. Undefined if no page does. */
  preview?: string;
  compose: (typeface: Typeface) => Composition;
}

/** Every picture of a campaign: its ads, its films' covers and the one in its email. */
export function studioPictures(campaign: Campaign): StudioPicture[] {
  const { audience } = campaign;
  return [
    ...adPictures(audience).map((picture) => ({
      name: picture.name,
      file: picture.file,
      preview: picture.preview,
      compose: (typeface: Typeface) => composePicture(campaign, picture, typeface),
    })),
    ...filmNames.map((name) => ({
      name,
      file: filmFiles(audience, name).cover,
      preview: filmFiles(audience, name).poster,
      compose: (typeface: Typeface) => filmCover(campaign, name, typeface),
    })),
    {
      name: 'email',
      file: emailPictureFile(audience),
      compose: (typeface: Typeface) => composeEmailPicture(campaign, typeface),
    },
  ];
}
