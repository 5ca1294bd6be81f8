import { saveFile } from '@/components/ui/save-file';
import { studio } from '@/content/words/studio';
import { textAt } from '@/lib/studio/draft-key';
import { Notice } from './notice';

const { unreadable: words } = studio;

interface Props {
  /** Where it is in the browser's storage. */
  at: string;
  children: React.ReactNode;
  onRemove: () => void;
}

/** A draft that doesn't open: it can be saved as a file, as it is, and removed. */
export function StoredText({ at, children, onRemove }: Props) {
  const name = `${at.replaceAll(/[^a-z\d]+/gi, '-')}.json`;
  const buttons = {
    [words.save]: () => saveFile(new Blob([textAt(at)]), name),
    [words.remove]: () => {
      window.localStorage.removeItem(at);
      onRemove();
    },
  };
  return <Notice buttons={buttons}>{children}</Notice>;
}
