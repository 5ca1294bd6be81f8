import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { studio } from '@/content/words/studio';
import { studioShare } from '@/content/words/studio-share';
import { BeforeAndAfter } from './change-list';
import { CommentForm } from './comment-form';
import { Comments } from './comments';
import { changesOf, useActions, useStudio } from './store';
import { IconButton } from './tool-button';

const { change: words } = studioShare;

/** In place of a text's box: what was changed in the words that it points at. */
export function ReviewBox({ path }: { path: string }) {
  const changes = useStudio(changesOf);
  const { go, close } = useActions();
  const isCompared = useStudio(({ linked }) => linked?.isCompared);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- for each text
  }, [path]);
  const here = changes.filter(({ places }) => places.includes(path));
  const shown = changes.filter(({ places }) => places.length > 0);
  const index = shown.findIndex(({ places }) => places.includes(path));
  const steps = [
    [words.previous, ArrowLeft, shown[index - 1]],
    [words.next, ArrowRight, shown[index + 1]],
  ] as const;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, from all of it
    <section
      ref={box}
      tabIndex={-1}
      aria-label={here[0]?.name ?? words.none}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      className="max-h-[50dvh] overflow-y-auto rounded-md border border-text bg-background p-3 text-sm text-text shadow-2xl outline-hidden"
    >
      {here.length === 0 && <p>{words.none}</p>}
      {here.map((change) => (
        <BeforeAndAfter key={`${change.kind} ${change.path}`} change={change} />
      ))}
      <div className="-mx-3 my-2">
        <Comments path={path} />
      </div>
      {!isCompared && <CommentForm key={path} path={path} />}
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
        <IconButton Icon={X} label={studio.box.close} onClick={close} />
      </div>
    </section>
  );
}
