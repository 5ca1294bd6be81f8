import { useMemo, useState } from 'react';
import type { CampaignDocument } from '@/content/schema';
import { repository } from '@/content/repository';
import { studioPublish } from '@/content/words/studio/publish';
import { cleanLine } from '@/lib/campaign/document/clean-text';
import { fill } from '@/lib/campaign/document/fill';
import type { Problem } from '@/lib/campaign/document/problem';
import { oneVariant, type Variant } from '@/lib/campaign/edits/edits';
import { longestName } from '@/lib/campaign/edits/new-campaign';
import { saveEdits } from '@/lib/campaign/edits/saved-edits';
import { changeFileName } from '@/lib/studio/publish/repository-pages';
import { FormField } from '../form-field';
import { useActions, useStudio } from '../store';
import { ToolButton } from '../tool-button';
import { ToRepository } from './to-repository';

const { change: words, fix } = studioPublish;

interface Props {
  variant: Variant;
  /** What stops it. */
  stopping: readonly Problem[];
  /** What's probably a mistake, and needs a second press. */
  warning: string;
}

/** Where a change gets its name, and the way to the repository. */
export function PublishForm({ variant, stopping, warning }: Props) {
  const original = useStudio((state) => state.original);
  const images = useStudio((state) => state.images);
  const { go } = useActions();
  const [changeName, setChangeName] = useState(() => suggestedName(original));
  const savedAt = useStudio(({ saving }) => saving.at);
  const savedEdits = useMemo(
    () => ({ ...saveEdits(original, oneVariant(variant)), at: savedAt || undefined }),
    [original, variant, savedAt],
  );
  const change = cleanLine(changeName);
  const toFix = stopping.find(({ path }) => path !== '');

  return (
    <div className="mt-4 grid gap-2 text-sm">
      <FormField
        label={words.label}
        note={change === '' ? '' : fill(words.note, { file: changeFileName(change) })}
        fault={change === '' ? words.empty : ''}
        value={changeName}
        maxLength={longestName}
        onType={setChangeName}
      />
      {toFix && (
        <ToolButton onClick={() => go(toFix.path, { board: toFix.files?.[0] })} className="w-full">
          {fix}
        </ToolButton>
      )}
      {stopping.length === 0 && change !== '' && (
        <ToRepository {...{ repository, change, saved: savedEdits, images, warning }} />
      )}
    </div>
  );
}

/** `Remote Teams, November 28` */
function suggestedName({ audience, brand }: CampaignDocument): string {
  const day = new Date().toLocaleDateString(brand.locale, { month: 'long', day: 'numeric' });
  return `${audience.name}${words.of} ${day}`;
}
