import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Segments } from '@/components/ui/segments';
import { studio as studioWords } from '@/content/words/studio';
import { studioShare } from '@/content/words/studio-share';
import { isUntouched } from '@/lib/studio/edits';
import { BeforeAndAfter, ChangeList } from './change-list';
import { Problems } from './problems';
import { changesOf, editsOf } from './store/selectors';
import { useActions, useStudio } from './store/studio-store';
import { IconButton, ToolButton } from './tool-button';

const { review: words, change: changeWords } = studioShare;

/** In place of the studio's bar: whose edits are on the wall, and what can be done with them. */
export function ReviewBar() {
  const edits = useStudio(editsOf);
  const isEdited = useStudio(({ draft }) => !isUntouched(draft.now));
  const file = useStudio(({ linked }) => linked?.file);
  const count = useStudio(changesOf).length;
  const isListed = useStudio(({ panels }) => panels.includes('texts'));
  const { toggle, take, leaveReview, showLinked } = useActions();
  const { names, label } = studioWords.variants;
  return (
    <header
      aria-label={words.label}
      className="flex flex-wrap items-center gap-x-4 border-b-2 border-text bg-background py-1 pr-14 pl-3"
    >
      <output className="flex min-h-10 grow items-center text-sm">
        <span>
          <b>{file ? `${words.file} ${file}.` : words.link}</b> {words.notSaved}
        </span>
      </output>
      <div className="flex flex-wrap items-center gap-2">
        {edits.variants.length === 2 && (
          <Segments
            legend={label}
            name="linked-variant"
            options={names.map((name) => [name, name])}
            value={names[edits.shown] ?? names[0]}
            onChange={(name) => showLinked(names.indexOf(name))}
          />
        )}
        <ToolButton aria-expanded={isListed} onClick={() => toggle('texts')}>
          {`${words.changes} (${count})`}
        </ToolButton>
        <ToolButton look="mainTool" onClick={() => (isEdited ? toggle('choose') : take(edits))}>
          {words.take}
        </ToolButton>
        <ToolButton look="quietTool" aria-label={words.closeReview} onClick={leaveReview}>
          {words.close}
        </ToolButton>
      </div>
    </header>
  );
}

/** In place of the column of texts: what was changed, with what was there before. */
export function ReviewColumn() {
  const changes = useStudio(changesOf);
  const problems = useStudio(({ linked }) => linked?.problems) ?? [];
  const { go, toggle } = useActions();
  return (
    <section aria-label={words.changes} className="studio-column">
      <div className="sticky top-0 z-10 flex items-center justify-between border-b border-line bg-background pl-3">
        <h2 className="text-sm font-semibold">{words.changes}</h2>
        <IconButton Icon={X} label={words.closeList} onClick={() => toggle('texts')} />
      </div>
      <div className="border-line px-3 not-empty:border-b not-empty:pb-3">
        <Problems title={studioWords.differences.heading} problems={problems} />
      </div>
      {changes.length === 0 && <p className="p-3 text-sm text-muted">{words.noChanges}</p>}
      <ChangeList changes={changes} onGo={go} />
    </section>
  );
}

/** In place of a text's box: what was changed in the words that it points at. */
export function ReviewBox({ path }: { path: string }) {
  const changes = useStudio(changesOf);
  const { go, close } = useActions();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- for each text
  }, [path]);
  const here = changes.filter(({ places }) => places.includes(path));
  const shown = changes.filter(({ places }) => places.length > 0);
  const index = shown.findIndex(({ places }) => places.includes(path));
  const steps = [
    [changeWords.previous, ArrowLeft, shown[index - 1]],
    [changeWords.next, ArrowRight, shown[index + 1]],
  ] as const;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, from all of it
    <section
      ref={box}
      tabIndex={-1}
      aria-label={here[0]?.name ?? changeWords.none}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      className="max-h-[50dvh] overflow-y-auto rounded-md border border-text bg-background p-3 text-sm text-text shadow-2xl outline-hidden"
    >
      {here.length === 0 && <p>{changeWords.none}</p>}
      {here.map((change) => (
        <BeforeAndAfter key={`${change.kind} ${change.path}`} change={change} />
      ))}
      <div className="flex items-center">
        {steps.map(([label, Icon, to]) => (
          <IconButton
            key={label}
            {...{ Icon, label }}
            aria-disabled={!to}
            onClick={() => to && go(to.places[0] ?? '')}
          />
        ))}
        <span className="grow" />
        <IconButton Icon={X} label={studioWords.box.close} onClick={close} />
      </div>
    </section>
  );
}
