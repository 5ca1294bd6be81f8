import { buttonStyles } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { copyIcons } from '@/components/ui/copy-icons';
import type { CampaignDocument } from '@/content/schema';
import { studio } from '@/content/words/studio';
import { copyWords } from '@/content/words/templates';
import type { Field } from '@/lib/studio/fields';
import { toFragment } from '@/lib/studio/link';
import { type Edits, isUntouched } from '@/lib/studio/edits';
import { saveEdits } from '@/lib/studio/saved-edits';

const { share: words } = studio;

interface Props {
  exported: CampaignDocument;
  fields: readonly Field[];
  edits: Edits;
}

/** A link to exactly what's on screen, and a copy of the edits for an engineer. */
export function Share({ exported, fields, edits }: Props) {
  const saved = saveEdits(exported, fields, edits);
  const style = buttonStyles('tool', 'w-full');
  return (
    <div className="grid gap-2 text-sm">
      <CopyButton
        text={() => linkTo(isUntouched(edits) ? undefined : saved)}
        label={words.copyLink}
        words={copyWords}
        icons={copyIcons}
        className={style}
      />
      <p className="text-xs text-muted">{words.note}</p>
      <CopyButton
        text={`${JSON.stringify({ audience: exported.audience.id, ...saved }, null, 1)}\n`}
        label={words.copyForEngineers}
        words={copyWords}
        icons={copyIcons}
        className={style}
      />
      <p className="text-xs text-muted">{words.engineersNote}</p>
    </div>
  );
}

/** The address of this page with its settings and, in the fragment, the edits. */
async function linkTo(saved: unknown): Promise<string> {
  const url = new URL(window.location.href);
  url.hash = saved ? await toFragment(saved) : '';
  return url.href;
}
