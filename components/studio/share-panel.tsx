import { useMemo, useState } from 'react';
import { Link } from '@/components/site/link';
import { buttonStyles } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { Disclosure } from '@/components/ui/disclosure';
import { studio as studioWords } from '@/content/words/studio';
import { studioPictures } from '@/content/words/studio-pictures';
import { studioShare as words } from '@/content/words/studio-share';
import { ownProperty } from '@/lib/campaign/paths';
import { changesOf } from '@/lib/studio/changes';
import { isUntouched, noEdits } from '@/lib/studio/edits';
import { imagesOf } from '@/lib/studio/images';
import { unpackImages } from '@/lib/studio/packed-images';
import { readEdits } from '@/lib/studio/saved-edits';
import { AsideList } from './aside-list';
import { ChangeList } from './change-list';
import { NameField } from './comment-form';
import { FileButton } from './file-button';
import { Panel } from './panel';
import { campaignName, settledEdits, useActions, useStudio } from './store';
import { ToolButton } from './tool-button';

const { oneImage, images } = studioPictures;

/** In bytes: a file with many images. */
const maxBytes = 100_000_000;

/** Shares the edits as a link or a file, and lists them. */
export function SharePanel() {
  const exported = useStudio((state) => state.exported);
  const audiences = useStudio((state) => state.audiences);
  const { variants } = useStudio(settledEdits);
  const count = imagesOf({ variants, shown: 0 }).length;
  const canReset = useStudio(({ draft }) => !isUntouched(draft.now));
  const { addImages, change, current, go, linkToShare, load, openFile, saveToShare, toggle } =
    useActions();
  const { id } = exported.audience;
  const name = useStudio(campaignName);
  const changes = useMemo(
    () => variants.map((variant) => changesOf(exported, variant)),
    [exported, variants],
  );
  const [problem, setProblem] = useState<React.ReactNode>();

  function goTo(index: number, path: string) {
    if (index !== current().draft.now.shown) change({ type: 'show', shown: index });
    go(path);
  }

  async function open(file: File) {
    const saved = await jsonIn(file);
    const other = audiences.find((audience) => audience.id === ownProperty(saved, 'audience'));
    const found = readEdits(exported, saved);
    if (found && other?.id === id) {
      addImages(await unpackImages(ownProperty(saved, 'images')));
      openFile({ ...found, file: file.name });
      return toggle('share');
    }
    return setProblem(
      found && other ? (
        <>
          {`${words.file.other} `}
          <Link href={`${studioWords.route}/${other.id}`} className="underline">
            {other.name}
          </Link>
          .
        </>
      ) : (
        words.file.unreadable
      ),
    );
  }

  return (
    <Panel name="share" title={studioWords.bar.share}>
      <div className="mt-2 grid gap-2">
        <NameField />
        <div className="flex flex-wrap">
          <CopyButton
            text={linkToShare}
            label={count > 0 ? words.link.copyWithout : words.link.copy}
            words={words.link.words}
            className={buttonStyles(count > 0 ? 'tool' : 'mainTool', 'w-full px-3')}
          />
        </div>
        <p className="mb-2 text-sm text-muted">
          {words.link.note} {`${name}${words.link.only}`}
        </p>
        {count > 0 && (
          <p className="text-sm text-notice">{`${count} ${count === 1 ? oneImage : images}`}</p>
        )}
        <ToolButton
          look={count > 0 ? 'mainTool' : 'tool'}
          onClick={() => void saveToShare(words.file.name)}
        >
          {words.file.save}
        </ToolButton>
        <FileButton accept=".json,application/json" onFiles={([file]) => file && void open(file)}>
          {words.file.open}
        </FileButton>
        {problem && (
          <p role="alert" className="text-sm text-danger">
            {problem}
          </p>
        )}
        <p className="text-sm text-muted">{words.live}</p>
        <Disclosure summary={words.engineers.heading}>
          <p className="text-sm text-muted">{words.engineers.command}</p>
        </Disclosure>
      </div>
      <AsideList />
      <h3 className="label mt-6 mb-1 text-muted">{studioWords.column.changed}</h3>
      {changes.map((list, index) => (
        <div key={studioWords.variants.names[index]} className="-mx-3">
          {changes.length > 1 && (
            <h4 className="px-3 pt-2 text-sm font-semibold">{studioWords.variants.names[index]}</h4>
          )}
          {list.length === 0 && <p className="px-3 text-sm text-muted">{words.changes.none}</p>}
          <ChangeList changes={list} onGo={(path) => goTo(index, path)} />
        </div>
      ))}
      {canReset && (
        <>
          <ToolButton
            onClick={() => load(() => noEdits, studioWords.steps.reset)}
            className="mt-4 w-full"
          >
            {words.changes.reset}
          </ToolButton>
          <p className="mt-1 text-sm text-muted">{words.changes.resetNote}</p>
        </>
      )}
    </Panel>
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
