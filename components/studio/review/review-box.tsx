import { ArrowLeft, ArrowRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { studio } from '@/content/words/studio/studio';
import { studioShare } from '@/content/words/studio/share';
import { altOf } from '@/lib/campaign/document/fields';
import { placeAt, placeName } from '@/lib/studio/text/places';
import { Box } from '../box';
import { BeforeAndAfter } from './before-and-after';
import { changesShown, factChangesShown, settledContent, useActions, useStudio } from '../store';
import { IconButton } from '../tool-button';

const { change: words } = studioShare;

/** In place of a text's box: what was changed in the words that it points at. */
export function ReviewBox({ path }: { path: string }) {
  const changes = useStudio(changesShown);
  const { document } = useStudio(settledContent);
  const repeatedChanges = useStudio(factChangesShown);
  const { go, close, move } = useActions();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // A button that goes on keeps the focus, for the next press.
    if (box.current?.contains(globalThis.document.activeElement)) return;
    box.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- for each text
  }, [path]);
  const place = placeAt(document, path);
  // What a picture shows is said with the picture.
  const alt = place && altOf(document, place.field)?.path;
  const isHere = ({ places }: { places: string[] }) =>
    places.some((at) => at === path || at === alt);
  const pathChanges = changes.filter(isHere);
  const shownChanges =
    pathChanges.length > 0 ? pathChanges : repeatedChanges.filter((change) => change.path === path);
  const onWall = changes.filter(({ places }) => places.length > 0);
  const index = onWall.findIndex(isHere);
  const name = shownChanges[0]?.name ?? (place && placeName(document, place));
  const goTo = (to?: (typeof onWall)[number]) => to && (() => go(to.places[0] ?? ''));
  const steps = [
    [studio.box.previous, ArrowLeft, () => move(-1)],
    [studio.box.next, ArrowRight, () => move(1)],
    [words.previous, ChevronsLeft, goTo(onWall[index - 1])],
    [words.next, ChevronsRight, goTo(onWall[index + 1])],
  ] as const;
  return (
    <Box
      ref={box}
      tabIndex={-1}
      title={words.heading}
      label={name ?? words.heading}
      onClose={close}
      className="max-h-[45dvh]! scroll-pb-14 text-sm outline-hidden"
    >
      {/* While a button keeps the focus, a screen reader says what it leads to. */}
      <div aria-live="polite">
        {shownChanges.length === 0 && (
          <p>
            <b className="block">{name}</b> {words.none}
          </p>
        )}
        {shownChanges.map((change) => (
          <BeforeAndAfter key={`${change.kind} ${change.path}`} change={change} />
        ))}
      </div>
      <div className="sticky -bottom-3 flex items-center bg-background">
        {steps.map(([label, Icon, step]) => (
          <IconButton
            key={label}
            {...{ Icon, label }}
            aria-disabled={!step}
            onClick={() => step?.()}
          />
        ))}
      </div>
    </Box>
  );
}
