// What changes texts and lists. Long, because all of it ends in the same step that Undo takes back.
import type { StoreApi } from 'zustand/vanilla';
import { studio as words } from '@/content/words/studio/studio';
import type { Field } from '@/lib/campaign/document/fields';
import { isInside, isShared } from '@/lib/campaign/document/paths';
import { correctValue } from '@/lib/campaign/rules/corrections';
import { messageOf } from '@/lib/site/task';
import { keepImages } from '@/lib/studio/images/add-image';
import { valueOf } from '@/lib/campaign/document/values';
import {
  type Edits,
  mergeVariants,
  type Variant,
  variantAt,
  withEdit,
  withParts,
} from '@/lib/campaign/edits/edits';
import { type Action, reduce } from '@/lib/studio/drafts/history';
import { type Entry, withEntries, withListOrder } from '@/lib/studio/text/list-edits';
import { cleanAt, type Place, placeName, placePath, textAt } from '@/lib/studio/text/places';
import { type Replacement, withReplacements } from '@/lib/studio/text/replace';
import { changePicture } from '@/lib/studio/images/pictures';
import { originalOf, liveContent, textsOf } from './selectors';
import type { StudioState } from './state';

/** In ms: longer than between two words, so nothing large starts while somebody types. */
const pauseMs = 500;

export function editActions({ getState, setState }: StoreApi<StudioState>) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function settle() {
    clearTimeout(timer);
    const { draft, settled } = getState();
    const { edits, table } = draft;
    if (settled.edits !== edits || settled.table !== table) setState({ settled: { edits, table } });
  }

  /** Scrolls to an artboard that shows what has changed, unless one is on the screen. */
  function reveal(before: Variant, after: Variant) {
    const changedPaths = Object.keys({ ...before, ...after }).filter(
      (path) => before[path] !== after[path],
    );
    const shows = (text: string) => changedPaths.some((path) => isInside(text, path));
    const boards = Array.from(textsOf(getState())).flatMap(([id, texts]) =>
      texts.some(shows) ? (globalThis.document.querySelector(`[data-board="${id}"]`) ?? []) : [],
    );
    const isSeen = boards.some((board) => {
      const { top, bottom } = board.getBoundingClientRect();
      return bottom >= 0 && top <= window.innerHeight;
    });
    if (!isSeen) boards[0]?.scrollIntoView({ block: 'nearest' });
  }

  function change(action: Action) {
    const before = variantAt(getState().draft.edits);
    setState(({ draft }) => ({ draft: reduce(draft, action), notice: undefined }));
    if (action.type === 'undo' || action.type === 'redo') {
      const { past, future, edits } = getState().draft;
      const name = (action.type === 'undo' ? future : past).at(-1)?.name;
      if (name !== undefined) announce(words.bar.announced[action.type], name);
      reveal(before, variantAt(edits));
      keepAllImages();
    }
    return action.type === 'change' && action.typing ? settleLater() : settle();
  }

  const announce = (...sentences: string[]) => setState({ announcement: sentences.join(' ') });

  /** Stores images in this browser: they're from a file, or weren't in use for a while. */
  function keepAllImages() {
    const { draft, images } = getState();
    keepImages(draft.edits, images).catch((error: unknown) =>
      setState({ notice: messageOf(error) }),
    );
  }

  function settleLater() {
    clearTimeout(timer);
    timer = setTimeout(settle, pauseMs);
  }

  function set(variant: Variant, path: string, name: string, inAll?: readonly Variant[]) {
    const { edits } = getState().draft;
    const variants = inAll ?? edits.variants.with(edits.shown, variant);
    // A space at the end changes nothing yet.
    if (variants.every((nextVariant, index) => nextVariant === edits.variants[index]))
      return settleLater();
    change({
      type: 'change',
      edits: { ...edits, variants },
      name,
      typing: { path, at: performance.now() },
    });
  }

  /** Changes the variant that's shown, or both. Variants don't differ in what campaigns share. */
  function setIn(place: Place, step: string, update: (variant: Variant) => Variant) {
    const { document, variant } = liveContent(getState());
    const { inBoth, draft } = getState();
    const inAll =
      inBoth || isShared(place.field.path) ? draft.edits.variants.map(update) : undefined;
    set(update(variant), step + placePath(place), placeName(document, place), inAll);
  }

  function put(place: Place, text: string, step = '') {
    const { field, index } = place;
    const { document, variant } = liveContent(getState());
    const lines = textAt(document, { field }, variant).split('\n');
    const value = index === undefined ? text : lines.with(index, text).join('\n');
    setIn(place, step, (nextVariant) =>
      withEdit({ original: originalOf(getState()), variant: nextVariant, field, value }),
    );
  }

  function edit(place: Place, typed: string) {
    const text = cleanAt(place, typed);
    if (text === '') endStep();
    put(place, text);
  }

  /** What's pasted or emptied next is a step of its own, however soon it comes. */
  const endStep = () => setState(({ draft }) => ({ draft: { ...draft, typing: undefined } }));

  return {
    change,
    keepAllImages,
    typeTable(table: string) {
      setState(({ draft }) => ({ draft: { ...draft, table } }));
      settleLater();
    },
    nameRowsBy(nameColumn: string) {
      setState(({ draft }) => ({ draft: { ...draft, nameColumn } }));
    },
    isTyping: () => getState().draft.edits !== getState().settled.edits,
    /** Stores what was typed for a place, whether it's valid or not. */
    edit,
    endStep,
    editBoth: (inBoth: boolean) => setState({ inBoth }),
    /** Shows what was typed everywhere now, so that the next press works with it. */
    settle,
    /** The user is done with a text: corrects it and says so, and shows it everywhere. */
    leave(place: Place, typed: string) {
      const { document, variant, facts } = liveContent(getState());
      const isEdited = Object.hasOwn(variant, place.field.path);
      const better = isEdited ? correctValue(place.field, typed, facts) : typed;
      if (better !== typed) {
        edit(place, better);
        setState({ notice: `${placeName(document, place)}: ${words.box.corrected} “${better}”.` });
      }
      settle();
    },
    reset(place: Place) {
      const { variant } = liveContent(getState());
      put(place, textAt(withParts(originalOf(getState()), variant), place), 'reset ');
    },
    /** Takes back all edits of what's inside of a path, as one step. */
    resetInside(path: string, name: string) {
      const { draft, inBoth } = getState();
      const { edits } = draft;
      const isIn = (index: number) => inBoth || isShared(path) || index === edits.shown;
      const variants = edits.variants.map((variant, index) =>
        isIn(index)
          ? mergeVariants(variant, {}, (changedPath) => isInside(changedPath, path))
          : variant,
      );
      change({ type: 'change', edits: { ...edits, variants }, name });
    },
    rearrange(field: Field, order: readonly number[]) {
      const content = { ...liveContent(getState()), original: originalOf(getState()) };
      const next = withListOrder(content, field, order);
      set(next, `move ${field.path}`, `${words.steps.moved}, ${field.label}`);
    },
    /** Puts several entries in place of one of a list's. */
    enterList(entry: Entry, texts: readonly string[]) {
      const content = { ...liveContent(getState()), original: originalOf(getState()) };
      setIn(entry, 'paste ', (variant) => withEntries({ ...content, variant, entry, texts }));
    },
    pick(place: Place, value: string) {
      const original = originalOf(getState());
      const steps = getState().draft.past.map(({ edits }) => variantAt(edits));
      setIn(place, 'pick ', (nextVariant) =>
        changePicture({ original, variant: nextVariant, field: place.field, value, steps }),
      );
    },
    /** Puts other words into texts of the variant that's shown, in one step with this name. */
    replaceTexts(replacements: readonly Replacement[], name: string) {
      const original = originalOf(getState());
      const { edits } = getState().draft;
      const shared = replacements.filter(({ isShared: isInAll }) => isInAll);
      const variants = edits.variants.map((variant, index) =>
        withReplacements(original, variant, index === edits.shown ? replacements : shared),
      );
      change({ type: 'change', edits: { ...edits, variants }, name });
      announce(words.bar.announced.done, name);
    },
    leaveOut: (field: Field) => put({ field }, ''),
    bringBack: (field: Field) => put({ field }, valueOf(originalOf(getState()), field)),
    /** Replaces the user's edits with others, as a step with this name. */
    load(update: (edits: Edits) => Edits, name: string) {
      const { draft } = getState();
      change({ type: 'change', edits: update(draft.edits), name });
      announce(words.bar.announced.done, name);
    },
  };
}
