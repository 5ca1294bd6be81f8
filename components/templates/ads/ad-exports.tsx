import { Disclosure } from '@/components/ui/disclosure';
import type { Campaign } from '@/content/schema';
import { socialAds } from '@/content/words/social-ads';
import { campaignFiles } from '@/lib/campaign/ads/campaign-files';
import { adFiles } from '@/lib/campaign/ads/files';
import { withVariant } from '@/lib/campaign/campaign-link';
import { FileLink } from './file-link';
import { ZipButton } from './zip-button';

const { exportPanel: words } = socialAds;

interface Props {
  campaign: Campaign;
  /** See CampaignSheet. */
  allFiles?: number;
}

/** A campaign's files as a ZIP, all campaigns as another, and its texts one by one. Its images have their own links. */
export function AdExports({ campaign, allFiles }: Props) {
  const { audience, brand } = campaign;
  const brandFile = brand.name.toLowerCase();
  const { readme, json, meta, linkedin, document } = adFiles(audience);
  return (
    <section aria-labelledby="export-heading" className="print:hidden">
      <h3 id="export-heading" className="label mb-2 text-muted">
        {words.heading}
      </h3>
      <ZipButton
        audience={audience.id}
        count={campaignFiles(audience).length}
        fileName={`${brandFile}-${withVariant(campaign, audience.id)}-campaign.zip`}
      />
      {allFiles && <ZipButton count={allFiles} fileName={`${brandFile}-campaigns.zip`} />}
      <ul className="mt-1 grid grid-cols-2 gap-2">
        {[
          { href: meta, label: words.meta },
          { href: linkedin, label: words.linkedin },
          { href: document, label: words.document },
          { href: json, label: words.json },
          { href: readme, label: words.readme },
        ].map(
          ({ href, label }) =>
            href && (
              <li key={href}>
                <FileLink href={href} className="w-full">
                  {label}
                </FileLink>
              </li>
            ),
        )}
      </ul>
      <Disclosure summary={words.sheets} className="mt-1 text-muted">
        {meta && <p>{words.metaNote}</p>}
        {linkedin && <p className="mt-2">{words.linkedinNote}</p>}
      </Disclosure>
    </section>
  );
}
