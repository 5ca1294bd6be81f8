'use client';

import { zipWords as words } from '@/content/words/zip';
import { TaskButton } from '@/components/templates/shared/task-button';

interface Props {
  /** The campaign to pack. By default, all of them, in a folder each. */
  audience?: string;
  count: number;
  fileName: string;
}

export function ZipButton({ audience, count, fileName }: Props) {
  return (
    <TaskButton
      label={audience ? words.zip : words.zipAll}
      variant={audience ? 'mainTool' : 'tool'}
      note={`${count} ${words.zipNote}`}
      words={words}
      run={async (task) => {
        task.onProgress(0, count);
        const { saveCampaign } = await import('./save-campaign');
        return saveCampaign(fileName, task, audience);
      }}
    />
  );
}
