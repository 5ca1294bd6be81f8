import { useMemo } from 'react';
import { repository } from '@/content/repository';
import { Segments } from '@/components/ui/segments';
import { studioDownload } from '@/content/words/studio/download';
import { studioPublish as words } from '@/content/words/studio/publish';
import { studio as studioWords } from '@/content/words/studio/studio';
import { fill } from '@/lib/campaign/document/fill';
import { isShared } from '@/lib/campaign/document/paths';
import { editedVariant } from '@/lib/studio/download/downloads';
import { changesOf } from '@/lib/studio/drafts/changes';
import { additionsOf } from '@/lib/studio/publish/additions';
import { hostName } from '@/lib/studio/publish/repository-pages';
import { findLastDayProblems } from '@/lib/studio/text/last-day';
import { variantAt } from '@/lib/campaign/edits/edits';
import { Confirm } from '../download/confirm';
import { Panel } from '../panel';
import { ChangeList } from '../review/change-list';
import { originalOf, settledContent, settledEdits, useActions, useStudio } from '../store';
import { Problems } from '../text/problems';
import { Additions } from './additions';
import { PublishForm } from './publish-form';

/** Takes the edits to the site's repository, where others review them before they're live. */
export function PublishPanel() {
  const original = useStudio((state) => state.original);
  const withColumns = useStudio(originalOf);
  const edits = useStudio(settledEdits);
  const { campaign } = useStudio(settledContent);
  const problems = useStudio((state) => state.problems);
  const { go, showVariant } = useActions();
  const variant = variantAt(edits);
  const source = useMemo(() => editedVariant(withColumns, edits), [withColumns, edits]);
  const sources = useMemo(() => [source], [source]);
  const changes = useMemo(() => changesOf(original, variant), [original, variant]);
  const shared = changes.filter(({ path }) => isShared(path));
  const additions = useMemo(
    () => (original.slug ? additionsOf(source.document) : undefined),
    [original, source],
  );
  // A build refuses words that don't fit a picture, too.
  const misfits = problems.filter(({ level, files }) => level === 'stops' && files);
  const stopping = [...source.problems, ...misfits];
  const lastDays = useMemo(() => findLastDayProblems(sources), [sources]);
  const { names } = studioWords.variants;

  return (
    <Panel name="publish" title={studioWords.bar.publish}>
      <p className="mt-2 text-sm text-muted">
        {repository ? fill(words.intro, { host: hostName(repository) }) : words.alone.intro}
      </p>
      {edits.variants.length > 1 && (
        <div className="mt-3 grid gap-1 text-sm">
          <Segments
            label={words.variant.label}
            name="published-variant"
            options={names.map((name) => [name, `${words.variant.only} ${name}`])}
            value={names[edits.shown] ?? names[0]}
            onChange={(name) => showVariant(names.indexOf(name))}
          />
          <p className="text-muted">{words.variant.note}</p>
        </div>
      )}
      <Problems title={studioDownload.toFix} problems={stopping} />
      <Problems title={words.check} problems={lastDays} />
      <Problems
        title={words.advice}
        problems={problems.filter(({ level }) => level === 'advice')}
      />
      {additions && <Additions additions={additions} campaign={campaign} />}
      <h3 className="label mt-6 mb-1 text-muted">{studioWords.column.changed}</h3>
      {changes.length === 0 && (
        <p className="text-sm text-muted">{additions ? words.unchanged : words.none}</p>
      )}
      <div className="-mx-3">
        <ChangeList changes={changes.filter(({ path }) => !isShared(path))} onGo={go} />
      </div>
      {shared.length > 0 && (
        <div className="-mx-3">
          <h4 className="px-3 pt-4 pb-1 text-sm font-semibold">
            {additions ? words.shared.left : words.shared.changed}
          </h4>
          <ChangeList changes={shared} onGo={go} />
        </div>
      )}
      {(changes.length > 0 || additions) && (
        <>
          <Confirm sources={sources} kind="everything" />
          <PublishForm
            {...{ variant, stopping }}
            warning={lastDays.map(({ sentence }) => sentence).join(' ')}
          />
        </>
      )}
    </Panel>
  );
}
