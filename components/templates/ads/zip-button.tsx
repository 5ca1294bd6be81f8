'use client';

import { saveFile } from '@/components/ui/save-file';
import { missingFile, zipWords as words } from '@/content/words/zip';
import { PackButton, type Packing } from '../pack-button';
import { zipCampaigns } from './zip-campaigns';

interface Props {
  /** The campaign to pack. By default, all of them. */
  audience?: string;
  /** How many files it has. */
  count: number;
  /** The name of the saved ZIP. */
  fileName: string;
}

/**
 * Saves a campaign's exported files as one ZIP, packed in the browser. Shows the progress, and lists the files that couldn't
 * be fetched.
 */
export function ZipButton({ audience, count, fileName }: Props) {
  async function pack(packing: Packing) {
    const { zip, missing } = await zipCampaigns(audience, { ...packing, missingFile });
    saveFile(zip, fileName);
    return missing.length > 0 ? `${words.missing} ${missing.join(', ')}` : undefined;
  }

  return (
    <PackButton
      label={audience ? words.zip : words.zipAll}
      variant={audience ? 'mainTool' : 'tool'}
      count={count}
      note={`${count} ${words.zipNote}`}
      words={{ ...words, unit: words.files }}
      pack={pack}
    />
  );
}
