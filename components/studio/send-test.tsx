import { mergeContent } from '@/components/campaign/merge-content';
import { mergeValues, withValues } from '@/components/campaign/merge-values';
import { TaskButton } from '@/components/campaign/task-button';
import type { Task } from '@/lib/site/task';
import { saveFile } from '@/components/ui/save-file';
import { studioAdvice } from '@/content/words/studio-advice';
import { studioDownload } from '@/content/words/studio-download';
import { emailText } from '@/lib/campaign/email/text';
import { type EditedCampaign, filesOf, makeFile, refusalOf } from '@/lib/studio/downloads';
import { resolve } from '@/lib/campaign/resolve';
import type { MakeOptions } from './save-one';

const { test: words } = studioAdvice;

/** The email as a draft that somebody sends to themselves, and its text for a mail app. */
export function SendTest({ source, options }: { source: EditedCampaign; options: MakeOptions }) {
  const campaign = resolve(source.document);
  const values = mergeValues({ person: 'sample', service: '' }, mergeContent(campaign));
  const fill = (text: string) => encodeURIComponent(withValues(text, values));
  const { subject } = campaign.audience.email;

  async function run(task: Task) {
    const refusal = refusalOf([source]);
    const file = filesOf([[source]], 'email', '').find(({ path }) => path.endsWith('.eml'));
    if (refusal || !file) return refusal;
    const draft = await (await makeFile(file, { ...options, ...task })).text();
    saveFile(new Blob([withValues(draft, values)], { type: file.type }), file.name);
    return undefined;
  }

  return (
    <div className="mt-4">
      <TaskButton
        label={words.send}
        note={words.note}
        words={{ ...studioDownload.zip, saved: words.note }}
        run={run}
      />
      <a
        href={`mailto:?subject=${fill(subject)}&body=${fill(emailText(campaign))}`}
        className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
      >
        {words.text}
      </a>
    </div>
  );
}
