import type { Campaign } from '@/content/schema';
import { socialAds } from '@/content/words/social-ads';
import { fileWords } from '@/content/words/readme';
import { outputName } from '@/lib/campaign/document/output-address';
import { packageOf } from '@/lib/campaign/outputs/outputs';
import { Group } from './fields';
import { listTool } from '../list-tool';
import { FileLink } from './file-link';
import { ZipButton } from './zip-button';

const { exportPanel: words, sections } = socialAds;

/** A campaign's files as a ZIP, all campaigns as another, and its texts one by one. */
export function AdExports({ campaign, allFiles }: { campaign: Campaign; allFiles?: number }) {
  const { audience, brand } = campaign;
  const files = packageOf([campaign]);
  const fileName = outputName(campaign, 'campaign.zip');
  const listedFiles = Object.entries(fileWords).flatMap(([path, { label }]) =>
    files.flatMap((file) => (file.path === path ? { href: file.address, label } : [])),
  );
  return (
    <Group id="export" heading={sections.export} className="print:hidden">
      <ZipButton audience={audience.id} count={files.length} fileName={fileName} />
      <ul className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-4">
        {listedFiles.map(({ href, label }) => (
          <li key={href}>
            <FileLink href={href} audience={audience} className={listTool}>
              {label}
            </FileLink>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">{words.sheets}</p>
      {allFiles && (
        <div className="mt-2">
          <ZipButton count={allFiles} fileName={outputName({ brand }, 'campaigns.zip')} />
        </div>
      )}
    </Group>
  );
}
