import { saveFile } from '@/components/ui/save-file';
import { studioShare } from '@/content/words/studio-share';
import { stored } from '@/lib/studio/draft';
import { textAt } from '@/lib/studio/draft-key';
import { storedImages } from '@/lib/studio/image-store';
import { editsFile } from '@/lib/studio/packed-images';
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
  const makeFile = async () =>
    draft
      ? editsFile(audience, { ...draft.saved, table: draft.table }, await storedImages())
      : new Blob([textAt(at)]);
  const buttons = {
    ...(open && { [words.open]: open }),
    [words.save]: () => void makeFile().then((made) => saveFile(made, `${audience}-${file.name}`)),
    [words.remove]: onRemove,
  };
  return (
    <Notice buttons={buttons}>{`${said} ${draft?.savedAt ? when(draft.savedAt) : ''}`}</Notice>
  );
}
