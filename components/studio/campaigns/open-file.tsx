import { useState } from 'react';
import { Link } from '@/components/site/link';
import { editsWords } from '@/content/words/edits';
import { studio } from '@/content/words/studio/studio';
import { studioShare } from '@/content/words/studio/share';
import { imagesInEdits } from '@/lib/campaign/edits/edits';
import { readEditsFile, unpackImages } from '@/lib/studio/drafts/edits-file';
import { FileButton } from '../file-button';
import { useActions, useStudio } from '../store';

const { file: words } = studioShare;

export function OpenFile() {
  const exported = useStudio((state) => state.exported);
  const audiences = useStudio((state) => state.audiences);
  const { addImages, openFile, toggle } = useActions();
  const [problem, setProblem] = useState<React.ReactNode>();

  async function open(file: File) {
    const { saved, fault = 'damaged' } = await readEditsFile(file);
    const audience = audiences.find(({ id }) => id === saved?.audience);
    if (!saved || !audience) return setProblem(editsWords.faults[fault]);
    if (audience.id !== exported.audience.id)
      return setProblem(
        <>
          {`${words.other} `}
          <Link href={`${studio.route}/${audience.id}`} className="underline">
            {audience.name}
          </Link>
          .
        </>,
      );
    const variants = saved.edits.map((entries) => Object.fromEntries(entries));
    addImages(await unpackImages(saved, imagesInEdits(variants)));
    openFile(saved, file.name);
    return toggle('share');
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
