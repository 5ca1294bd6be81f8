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
import { useSecondPress } from '../download/use-second-press';
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
  /** What's probably a mistake, and needs a second press. */
  warning?: string;
}

/** Leads to the host's page for a new file, or, with a file that's saved, to the one for uploads. */
export function ToRepository({ repository, change, saved, images, warning }: Props) {
  /** What happened last, and to which edits. */
  const [result, setResult] = useState({ text: '', saved });
  const { isAsked, ask } = useSecondPress(warning);
  const { upload, alone } = words;
  const file = changeFileName(change);
  const host = repository && hostName(repository);
  const hasImages =
    imagesInEdits(saved.edits.map((entries) => Object.fromEntries(entries))).length > 0;
  const page =
    repository && !hasImages
      ? newFilePage(repository, { change, text: editsText(saved) })
      : undefined;
  const say = (text: string) => setResult({ text, saved });

  async function save() {
    try {
      saveFile(await writeEditsFile(saved, images), file);
      say(host ? fill(upload.opened, { file, host }) : fill(alone.saved, { file }));
    } catch {
      say(words.failed);
    }
  }

  function press(event: React.MouseEvent) {
    const question = ask();
    if (question) {
      event.preventDefault();
      say(question);
    } else if (host && page) say(fill(words.opened, { host }));
    else void save();
  }

  const message = result.saved === saved ? result.text : '';
  const answer = <output className={message === warning ? 'text-notice' : ''}>{message}</output>;
  if (!repository || !host)
    return (
      <>
        <ToolButton look="mainTool" onClick={press} className="w-full">
          {isAsked ? words.anyway : alone.save}
        </ToolButton>
        {answer}
      </>
    );

  return (
    <>
      {!page && <p>{hasImages ? upload.images : upload.long}</p>}
      <Link
        href={page ?? uploadPage(repository)}
        onClick={press}
        className={buttonStyles('mainTool', 'w-full px-3')}
      >
        {isAsked ? words.anyway : fill(page ? words.next : upload.next, { host })}
      </Link>
      {answer}
      <p className="text-muted">
        {page ? words.steps[repository.host] : fill(upload.steps[repository.host], { file })}
      </p>
      <p className="text-muted">{fill(words.signIn, { host })}</p>
    </>
  );
}
