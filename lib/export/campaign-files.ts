import { emailServices } from '@/content/market/email-services';
import { campaigns } from '@/lib/campaigns';
import type { Campaign } from '@/content/schema';
import { outputsOf, packageOf, serviceOutputs } from '@/lib/campaign/outputs/outputs';
import { imageType } from '@/lib/campaign/drawing/image-files';
import type { FileList } from '@/lib/site/file-list';
import { audienceImages, readImage } from './pictures/images';
import { renderer } from './pictures/renderer';

/** The services that emails are exported for. The first in the list is for people without one. */
const services = emailServices.slice(1);

/** What a visitor can save: every file that has a name. */
export const fileList = (): FileList =>
  Object.fromEntries(
    campaigns.map((campaign) => [
      campaign.audience.id,
      packageOf([campaign]).map(({ address, place }) => ({ address, place })),
    ]),
  );

/** Every file in a campaign's folder of the export: its outputs, and its email for each service. */
export function exportedFiles(campaign: Campaign) {
  const outputFiles = [
    ...outputsOf(campaign),
    ...services.flatMap((service) => serviceOutputs(campaign, service)),
  ].map(({ path, type, make }) => ({ path, type, make: () => make(renderer) }));
  const images = audienceImages(campaign.audience).map(({ file }) => ({
    path: `images/${file}`,
    type: imageType(file),
    make: () => readImage(file),
  }));
  return [...outputFiles, ...images];
}
