import { fetchFile } from '@/lib/site/fetch-file';
import { outputAddress } from '@/lib/campaign/output-address';
import { fetchCampaign } from '@/lib/studio/campaign-data';
import { type StoredImage, typeOf } from '@/lib/studio/images';

/** Gets a campaign as it's exported, with its own images. */
export async function loadCampaign(audience: { id: string }) {
  const data = await fetchCampaign(audience);
  const files = (data.document.images ?? []).map(async ({ file }) => {
    const blob = await fetchFile(outputAddress(audience, `images/${file}`));
    const image: StoredImage = { file, bytes: new File([blob], file, { type: typeOf(file) }) };
    return [file, image] as const;
  });
  return { data, images: new Map(await Promise.all(files)) };
}
