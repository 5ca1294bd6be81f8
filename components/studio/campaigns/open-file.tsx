import { useState } from 'react';
import { Link } from '@/components/site/link';
import { editsWords } from '@/content/words/edits';
import { studio } from '@/content/words/studio/studio';
import { studioShare } from '@/content/words/studio/share';
import { ownProperty } from '@/lib/campaign/document/paths';
import { imagesInEdits } from '@/lib/campaign/edits/edits';
import { unpackImages } from '@/lib/studio/images/packed-images';
import { faultOf, readEdits } from '@/lib/campaign/edits/saved-edits';
import { FileButton } from '../file-button';
import { useActions, useStudio } from '../store';

const { file: words } = studioShare;

/** In bytes: a file with many images. */
const maxBytes = 100_000_000;

export function OpenFile() {
  const exported = useStudio((state) => state.exported);
  const audiences = useStudio((state) => state.audiences);
  const { addImages, openFile, toggle } = useActions();
  const [problem, setProblem] = useState<React.ReactNode>();

  async function open(file: File) {
    const saved = await jsonIn(file);
    const other = audiences.find((audience) => audience.id === ownProperty(saved, 'audience'));
    const found = readEdits(exported, saved);
    if (found && other?.id === exported.audience.id) {
      const names = imagesInEdits(found.edits.variants);
      addImages(await unpackImages(ownProperty(saved, 'images'), names));
      openFile({ ...found, file: file.name });
      return toggle('share');
    }
    return setProblem(
      found && other ? (
        <>
          {`${words.other} `}
          <Link href={`${studio.route}/${other.id}`} className="underline">
            {other.name}
          </Link>
          .
        </>
      ) : (
        editsWords.faults[faultOf(saved) ?? 'damaged']
      ),
    );
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
    </>
  );
}

/** What a JSON file has in it; undefined if it isn't JSON or is too large. */
async function jsonIn(file: File): Promise<unknown> {
  try {
    return file.size > maxBytes ? undefined : JSON.parse(await file.text());
  } catch {
    return undefined;
  }
}
