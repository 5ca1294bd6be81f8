import type { Audience, CampaignDocument } from '@/content/schema';
import { basePath } from '@/lib/campaign/document/base-path';
import { outputAddress } from '@/lib/campaign/document/output-address';
import type { Letters } from '@/lib/campaign/outputs/pdf-font';
import { fetchFile, fetchJson } from '@/lib/site/fetch-file';
import { logoAddress, logoFilesOf } from '@/lib/campaign/document/logo';
import { imageType } from '@/lib/campaign/drawing/image-files';
import type { StoredImage } from '../images/images';

/** Where an audience's document is exported to, for the studio. */
export const campaignDataAddress = ({ id }: Pick<Audience, 'id'>) =>
  `${basePath}/studio/${id}/campaign.json`;

export const fetchCampaign = (audience: Pick<Audience, 'id'>) =>
  fetchJson<CampaignDocument>(campaignDataAddress(audience));

/** The same with its own images. */
export async function loadCampaign(audience: Pick<Audience, 'id'>) {
  const document = await fetchCampaign(audience);
  const files = (document.images ?? []).map(async ({ file }) => {
    const isLogo = logoFilesOf(document.brand.logo).includes(file);
    const address = isLogo ? logoAddress(file) : outputAddress(audience, `images/${file}`);
    const blob = await fetchFile(address);
    const image: StoredImage = { file, bytes: new File([blob], file, { type: imageType(file) }) };
    return [file, image] as const;
  });
  return { document, images: new Map(await Promise.all(files)) };
}

/** The typeface of the pictures, as it's exported for the studio. */
export const fetchLetters = () => fetchJson<Letters>(`${basePath}/studio/typeface.json`);
