import { saveFile } from '@/components/ui/save-file';
import { studioShare } from '@/content/words/studio-share';
import { stored } from '@/lib/studio/draft';
import { textAt } from '@/lib/studio/draft-key';
import { Notice } from './notice';
import { when } from './when';

const { aside: words, file } = studioShare;

interface Props {
  /** Where it is in the browser's storage. The first one that's there is saved. */
  keys: readonly string[];
  audience: string;
  said: string;
  open?: () => void;
  onRemove: () => void;
}

/** A draft that's in this browser but isn't open: it can be saved to a file, and deleted. */
export function KeptText({ keys, audience, said, open, onRemove }: Props) {
  const at = keys.find(textAt) ?? '';
  const draft = stored(at);
  const json = draft ? JSON.stringify({ audience, ...draft.saved }, null, 1) : textAt(at);
  const buttons = {
    ...(open && { [words.open]: open }),
    [words.save]: () => saveFile(new Blob([json]), `${audience}-${file.name}`),
    [words.remove]: onRemove,
  };
  return (
    <Notice buttons={buttons}>{`${said} ${draft?.savedAt ? when(draft.savedAt) : ''}`}</Notice>
  );
}
