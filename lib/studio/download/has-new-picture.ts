import { resolve } from '@/lib/campaign/document/resolve';
import type { Typeface } from '@/lib/campaign/drawing/typeface';
import { emailPictures } from '@/lib/campaign/picture/compose-email-picture';
import type { EditedCampaign } from './downloads';

/** Whether an email's picture isn't the one that the site has. */
export function hasNewPicture(
  { original, document }: Pick<EditedCampaign, 'original' | 'document'>,
  typeface: Typeface,
): boolean {
  const [originalPictures, editedPictures] = [original, document].map((version) => {
    const pictures = emailPictures(resolve(version));
    return JSON.stringify(pictures.map(({ compose }) => compose(typeface)));
  });
  return originalPictures !== editedPictures;
}
