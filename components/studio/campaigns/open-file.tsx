import { useState } from 'react';
import { editsWords } from '@/content/words/edits';
import { studioCampaigns } from '@/content/words/studio/campaigns';
import { studioShare } from '@/content/words/studio/share';
import { pageAddress } from '@/lib/campaign/document/base-path';
import { imagesInEdits } from '@/lib/campaign/edits/edits';
import type { SavedEdits } from '@/lib/campaign/edits/saved-edits';
import { isOf, listCampaigns } from '@/lib/studio/drafts/campaigns';
import { readEditsFile, unpackImages } from '@/lib/studio/drafts/edits-file';
import { FileButton } from '../file-button';
import { useActions, useStudio } from '../store';
import { ToolButton } from '../tool-button';

const { file: words } = studioShare;

export function OpenFile() {
  const original = useStudio((state) => state.original);
  const audiences = useStudio((state) => state.audiences);
  const newCampaign = useStudio((state) => state.newCampaign);
  const { addImages, openFile, toggle } = useActions();
  const [problem, setProblem] = useState('');
  /** The edits of a file that's another campaign's. */
  const [foreign, setForeign] = useState<SavedEdits>();

  async function open(file: File) {
    const { saved: savedEdits, fault = 'damaged' } = await readEditsFile(file);
    const isHere = savedEdits && isOf(savedEdits, { audience: original.audience.id, newCampaign });
    setForeign(isHere ? undefined : savedEdits);
    if (!savedEdits) return setProblem(editsWords.faults[fault]);
    if (!isHere) {
      const audience = audiences.find(({ id }) => id === savedEdits.audience);
      if (!audience) setForeign(undefined);
      return setProblem(
        audience
          ? words.other.replace('#', () => savedEdits.name ?? audience.name)
          : studioCampaigns.foreign,
      );
    }
    const variants = savedEdits.edits.map((entries) => Object.fromEntries(entries));
    addImages(await unpackImages(savedEdits, imagesInEdits(variants)));
    openFile(savedEdits, file.name);
    return toggle('share');
  }

  /** Leaves for the other campaign. This one's edits are saved on the way. */
  async function leaveFor(savedEdits: SavedEdits) {
    const opener = await import('@/lib/studio/drafts/open-edits').catch(() => undefined);
    if (!opener) return setProblem(studioCampaigns.notLoaded);
    try {
      const route = await opener.openEdits(savedEdits, listCampaigns(audiences).campaigns);
      return window.location.assign(pageAddress(route));
    } catch {
      return setProblem(studioCampaigns.failed);
    }
  }

  return (
    <>
      <FileButton accept=".json,application/json" onFiles={([file]) => file && void open(file)}>
        {words.open}
      </FileButton>
      {problem && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
      {foreign && <ToolButton onClick={() => void leaveFor(foreign)}>{words.openOther}</ToolButton>}
    </>
  );
}
