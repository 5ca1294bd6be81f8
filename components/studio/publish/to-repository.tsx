import { useState } from 'react';
import { Link } from '@/components/site/link';
import { buttonStyles } from '@/components/ui/button';
import { saveFile } from '@/components/ui/save-file';
import type { Repository } from '@/content/schema';
import { studioPublish as words } from '@/content/words/studio/publish';
import { fill } from '@/lib/campaign/document/fill';
import { imagesInEdits } from '@/lib/campaign/edits/edits';
import type { SavedEdits } from '@/lib/campaign/edits/saved-edits';
import { editsText, writeEditsFile } from '@/lib/studio/drafts/edits-file';
import {
  changeFileName,
  hostName,
  newFilePage,
  uploadPage,
} from '@/lib/studio/publish/repository-pages';
import type { Images } from '@/lib/studio/images/images';
import { ToolButton } from '../tool-button';

interface Props {
  /** Undefined if the site has none. */
  repository: Repository | undefined;
  /** What the change is called. */
  change: string;
  saved: SavedEdits;
  /** The images in this browser. */
  images?: Images;
}

/** Leads to the host's page for a new file, or, with a file that's saved, to the one for uploads. */
export function ToRepository({ repository, change, saved, images }: Props) {
  /** What happened last, and to which edits. */
  const [result, setResult] = useState({ text: '', saved });
  const file = changeFileName(change);

  async function save(text: string) {
    try {
      saveFile(await writeEditsFile(saved, images), file);
      setResult({ text, saved });
    } catch {
      setResult({ text: words.failed, saved });
    }
  }

  const answer = <output>{result.saved === saved && result.text}</output>;
  if (!repository)
    return (
      <>
        <ToolButton
          look="mainTool"
          onClick={() => void save(fill(words.alone.saved, { file }))}
          className="w-full"
        >
          {words.alone.save}
        </ToolButton>
        {answer}
      </>
    );

  const host = hostName(repository);
  const hasImages =
    imagesInEdits(saved.edits.map((entries) => Object.fromEntries(entries))).length > 0;
  const page = hasImages ? undefined : newFilePage(repository, { change, text: editsText(saved) });
  const { upload } = words;
  return (
    <>
      {!page && <p>{hasImages ? upload.images : upload.long}</p>}
      <Link
        href={page ?? uploadPage(repository)}
        onClick={() =>
          page
            ? setResult({ text: fill(words.opened, { host }), saved })
            : void save(fill(upload.opened, { file, host }))
        }
        className={buttonStyles('mainTool', 'w-full px-3')}
      >
        {fill(page ? words.next : upload.next, { host })}
      </Link>
      <p className="text-muted">
        {page ? words.steps[repository.host] : fill(upload.steps[repository.host], { file })}
      </p>
      <p className="text-muted">{fill(words.signIn, { host })}</p>
      {answer}
    </>
  );
}
