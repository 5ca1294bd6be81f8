import { saveFile } from '@/components/ui/save-file';
import { studioShare } from '@/content/words/studio-share';
import { stored } from '@/lib/studio/draft';
import { textAt } from '@/lib/studio/draft-key';
import { ToolButton } from './tool-button';
import { when } from './when';

const { aside: words, file } = studioShare;

interface Props {
  /** Where it is in the browser's storage. The first one that's there is saved. */
  keys: readonly string[];
  audience: string;
  said: string;
  onRemoved: () => void;
  children?: React.ReactNode;
}

/** A draft that's in this browser but isn't open: it can be saved to a file, and deleted. */
export function KeptText({ keys, audience, said, onRemoved, children }: Props) {
  const at = keys.find(textAt) ?? '';
  const draft = stored(at);
  const json = draft ? JSON.stringify({ audience, ...draft.saved }, null, 1) : textAt(at);
  return (
    <li className="py-2">
      <p className="mb-1">{`${said} ${draft?.savedAt ? when(draft.savedAt) : ''}`}</p>
      <div className="flex flex-wrap gap-2">
        {children}
        <ToolButton onClick={() => saveFile(new Blob([json]), `${audience}-${file.name}`)}>
          {words.save}
        </ToolButton>
        <ToolButton
          onClick={() => {
            for (const key of keys) window.localStorage.removeItem(key);
            onRemoved();
          }}
        >
          {words.remove}
        </ToolButton>
      </div>
    </li>
  );
}
