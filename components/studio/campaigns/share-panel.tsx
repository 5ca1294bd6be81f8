import { useMemo } from 'react';
import { buttonStyles } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { studio as studioWords } from '@/content/words/studio/studio';
import { studioPictures } from '@/content/words/studio/pictures';
import { studioShare as words } from '@/content/words/studio/share';
import { changesOf } from '@/lib/studio/drafts/changes';
import { isShared } from '@/lib/campaign/document/paths';
import { imagesInEdits, isUntouched, noEdits } from '@/lib/campaign/edits/edits';
import { ChangeList } from '../review/change-list';
import { OpenFile } from './open-file';
import { Panel } from '../panel';
import { settledEdits, useActions, useStudio } from '../store';
import { ToolButton } from '../tool-button';

export function SharePanel() {
  const original = useStudio((state) => state.original);
  const { variants } = useStudio(settledEdits);
  const count = imagesInEdits(variants).length;
  const hasTable = useStudio(({ draft }) => draft.table !== '');
  const canReset = useStudio(({ draft }) => !isUntouched(draft.edits));
  // A new campaign's are its own.
  const resetsShared = useStudio(
    ({ draft, newCampaign }) =>
      !newCampaign && draft.edits.variants.some((variant) => Object.keys(variant).some(isShared)),
  );
  const { change, current, go, linkToShare, load, saveDraft } = useActions();
  const changes = useMemo(
    () => variants.map((variant) => changesOf(original, variant)),
    [original, variants],
  );

  function goTo(index: number, path: string) {
    if (index !== current().draft.edits.shown) change({ type: 'show', shown: index });
    go(path);
  }

  return (
    <Panel name="share" title={studioWords.bar.share}>
      <div className="mt-2 grid gap-2">
        <div className="flex flex-wrap">
          <CopyButton
            text={linkToShare}
            label={count > 0 ? words.link.copyWithout : words.link.copy}
            words={words.link.words}
            className={buttonStyles(count > 0 ? 'tool' : 'mainTool', 'w-full px-3')}
          />
        </div>
        <p className="mb-2 text-sm text-muted">
          {words.link.note} {words.link.only.replace('#', () => original.audience.name)}
        </p>
        {hasTable && <p className="text-sm text-notice">{words.link.table}</p>}
        {count > 0 && <p className="text-sm text-notice">{studioPictures.images}</p>}
        <ToolButton
          look={count > 0 ? 'mainTool' : 'tool'}
          onClick={() => void saveDraft(words.file.name)}
        >
          {words.file.save}
        </ToolButton>
        <OpenFile />
        <p className="text-sm text-muted">{words.live}</p>
      </div>
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
          <p className="mt-1 text-sm text-muted">
            {resetsShared
              ? `${words.changes.resetShared} ${words.changes.resetNote}`
              : words.changes.resetNote}
          </p>
        </>
      )}
    </Panel>
  );
}
