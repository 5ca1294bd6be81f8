import { Disclosure } from '@/components/ui/disclosure';
import type { Campaign } from '@/content/schema';
import { socialAds } from '@/content/words/social-ads';
import { outputName } from '@/lib/campaign/output-address';
import { downloadsOf } from '@/lib/campaign/outputs';
import { FileLink } from './file-link';
import { ZipButton } from './zip-button';

const { exportPanel: words } = socialAds;

/** The links to a campaign's texts, by the files' places in its folder. */
const links = [
  ['meta-starting-sheet.csv', words.meta],
  ['linkedin.csv', words.linkedin],
  ['linkedin-document.pdf', words.document],
  ['data.json', words.json],
  ['readme.txt', words.readme],
] as const;

interface Props {
  campaign: Campaign;
  allFiles?: number;
}

/** A campaign's files as a ZIP, all campaigns as another, and its texts one by one. */
export function AdExports({ campaign, allFiles }: Props) {
  const { audience, brand } = campaign;
  const files = downloadsOf(campaign);
  const byPath = new Map(files.map((file) => [file.path, file]));
  return (
    <section aria-labelledby="export-heading" className="print:hidden">
      <h3 id="export-heading" className="label mb-2 text-muted">
        {words.heading}
      </h3>
      <ZipButton
        audience={audience.id}
        count={files.length}
        fileName={outputName(campaign, 'campaign.zip')}
      />
      {allFiles && <ZipButton count={allFiles} fileName={outputName({ brand }, 'campaigns.zip')} />}
      <ul className="mt-1 grid grid-cols-2 gap-2">
        {links.map(([path, label]) => {
          const file = byPath.get(path);
          return (
            file && (
              <li key={path}>
                <FileLink href={file.address} className="w-full">
                  {label}
                </FileLink>
              </li>
            )
          );
        })}
      </ul>
      <Disclosure summary={words.sheets} className="mt-1 text-muted">
        {byPath.has('meta-starting-sheet.csv') && <p>{words.metaNote}</p>}
        {byPath.has('linkedin.csv') && <p className="mt-2">{words.linkedinNote}</p>}
      </Disclosure>
    </section>
  );
}
