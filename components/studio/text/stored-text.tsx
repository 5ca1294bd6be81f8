import { saveFile } from '@/components/ui/save-file';
import { editsWords } from '@/content/words/edits';
import { studio } from '@/content/words/studio/studio';
import { faultAt } from '@/lib/studio/drafts/draft';
import { readStored } from '@/lib/site/stored-drafts';
import { Notice } from '../notice';

const { unreadable: words } = studio;

interface Props {
  /** Where it is in the browser's storage. */
  at: string;
  /** Why it doesn't open, if it can be read. */
  reason?: string;
  onRemove: () => void;
}

/** A draft that doesn't open: it can be saved as a file, as it is, and removed. */
export function StoredText({ at, reason = words.failed, onRemove }: Props) {
  const fault = faultAt(at);
  const name = `${at.replaceAll(/[^a-z\d]+/gi, '-')}.json`;
  const buttons = {
    [words.save]: () => saveFile(new Blob([readStored(at)]), name),
    [words.remove]: () => {
      window.localStorage.removeItem(at);
      onRemove();
    },
  };
  const sentence = fault ? `${editsWords.faults[fault]} ${words.stays}` : reason;
  return <Notice buttons={buttons}>{sentence}</Notice>;
}
