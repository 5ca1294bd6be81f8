import type { Campaign, EmailService } from '@/content/schema';
import type { PlaceOf } from '../document/output-address';
import { escapeHtml } from './html';
import type { OutputEntry, Renderer } from './output';
import { nameOf, png } from './output-entries';
import { emailPictureSources, emailSources } from './sources';
import { applyMergeTags } from '../email/apply-merge-tags';
import { mergeTags, withEditRegions } from '../email/merge-tags';
import { emailDraft, emailFiles, emailFormats, previewHtml } from '../email/email-files';
import { emailPictures } from '../picture/compose-email-picture';

const inEmail = { folder: 'email', piece: 'email', platforms: [] } as const;

/**
 * An email's files with a service's tags, or, without a service, with placeholders, and as a draft.
 */
export function emailFileEntries(
  given: Campaign,
  service?: EmailService,
  placesIn?: (renderer: Renderer) => PlaceOf,
): OutputEntry[] {
  const { mergeFields, sender = mergeFields.sender } = given.email;
  // A service may have a tag for the sender.
  const email = { ...given.email, mergeFields: { ...mergeFields, sender } };
  const campaign = service ? given : { ...given, email };
  const sources = emailSources(campaign);
  const entry = (path: string, make: OutputEntry['make']): OutputEntry => ({
    ...inEmail,
    sources,
    path,
    make,
  });
  const files = emailFormats.map((format) =>
    entry(service ? `email-${service.id}.${format}` : `email.${format}`, async (renderer) => {
      const emailed = placesIn ? withImagesAt(campaign, given, placesIn(renderer)) : campaign;
      const file = emailFiles(emailed, await renderer.email(emailed))[format];
      const senderText = format === 'html' ? escapeHtml(sender) : sender;
      // The labels of tags are for people, and nobody sees these.
      const tags = service
        ? mergeTags(service, file, { ...given.email, sender: senderText }, mergeFields)
        : [];
      return applyMergeTags(withEditRegions(file, service?.editAttribute), tags);
    }),
  );
  if (service) return files;
  return [...files, entry('email.eml', (renderer) => draftFile(campaign, renderer))];
}

async function draftFile(campaign: Campaign, renderer: Renderer): Promise<string> {
  const template = await renderer.email(campaign);
  const hasOwn = renderer.edited?.hasNewPicture;
  return emailDraft(campaign, template, {
    stamp: await renderer.stamp(template.content),
    pictures: hasOwn ? await embeddedPictures(campaign, renderer) : undefined,
    fill: renderer.fill,
  });
}

/**
 * A campaign whose email loads its images by the names that they have in a ZIP: of images that are
 * the same, a ZIP has only the first. On the site, all variants have the campaign's.
 */
function withImagesAt(campaign: Campaign, given: Campaign, placeOf: PlaceOf): Campaign {
  if (!campaign.emailImages) return campaign;
  const emailImageNames = Object.fromEntries(
    emailPictures(given).map(({ name }) => [`${name}.png`, nameOf(placeOf(given, `${name}.png`))]),
  );
  return { ...campaign, emailImageNames };
}

/** An email's files, after its images: in a ZIP, they say where those are. */
export const emailEntries = (
  campaign: Campaign,
  service?: EmailService,
  placesIn?: (renderer: Renderer) => PlaceOf,
): OutputEntry[] => [
  ...emailPictures(campaign, service).map(({ name, compose }) =>
    png({ ...inEmail, sources: emailPictureSources(campaign), path: name, compose }),
  ),
  ...emailFileEntries(campaign, service, placesIn),
  {
    ...inEmail,
    sources: emailSources(campaign),
    path: 'email-preview.html',
    isPreview: true,
    make: async (renderer) => previewHtml(campaign, (await renderer.email(campaign)).content),
  },
];

/** An email's pictures by their addresses, for a draft: the site lacks them. */
async function embeddedPictures(campaign: Campaign, { draw, typeface }: Renderer) {
  const pictures = emailPictures(campaign).map(async ({ address, compose }) => {
    const picture = await draw(compose(typeface), { name: 'email', type: 'image/png' });
    return [address, picture] as const;
  });
  return new Map(await Promise.all(pictures));
}
