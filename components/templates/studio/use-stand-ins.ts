import { useEffect, useState } from 'react';
import { standIns } from '@/components/ui/fetch-file';
import { saveFile } from '@/components/ui/save-file';
import { studio } from '@/content/words/studio';
import type { Campaign } from '@/content/schema';
import { fileName } from '@/lib/campaign/ads/files';
import { withVariant } from '@/lib/campaign/campaign-link';
import type { Lettering } from '@/lib/studio/draw';
import type { Field } from '@/lib/studio/fields';
import { campaignFileMakers } from '@/lib/studio/files';

/**
 * Puts the edited campaign's files in place of the exported ones, for every button and link on the page that copies or downloads one.
 * @param isEdited without edits, the exported files themselves are used
 * @returns what to do on a click, and a message about the last file that was clicked
 */
export function useStandIns(
  exported: Campaign,
  campaign: Campaign,
  fields: readonly Field[],
  lettering: Lettering,
  isEdited: boolean,
) {
  const [answer, setAnswer] = useState<{ campaign: Campaign; text: string }>();

  useEffect(() => {
    if (!isEdited) return undefined;
    for (const [address, make] of campaignFileMakers(exported, campaign, fields, lettering))
      standIns.set(address, make);
    return () => standIns.clear();
  }, [exported, campaign, fields, lettering, isEdited]);

  async function save(address: string) {
    const name = variantName(fileName(address), campaign);
    try {
      const file = await standIns.get(address)?.();
      if (file) saveFile(file, name);
      setAnswer({ campaign, text: `${studio.files.made}: ${name}` });
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      setAnswer({ campaign, text: `${name} ${studio.files.failed} ${reason}` });
    }
  }

  /** Takes over a click on a plain link to a file. Buttons ask for their files themselves. */
  function onClickCapture(event: React.MouseEvent) {
    const link = event.target instanceof Element && event.target.closest('a[download]');
    const address = link && !link.hasAttribute('aria-busy') ? link.getAttribute('href') : undefined;
    if (!address || !standIns.has(address)) return;
    event.preventDefault();
    void save(address);
  }

  // A message about other words is outdated.
  return { onClickCapture, answer: answer?.campaign === campaign ? answer.text : undefined };
}

/** A file's name with the campaign's variant before its ending: `remote-story-1-b.png`. */
function variantName(name: string, campaign: Campaign): string {
  const dot = name.lastIndexOf('.');
  return withVariant(campaign, name.slice(0, dot)) + name.slice(dot);
}
