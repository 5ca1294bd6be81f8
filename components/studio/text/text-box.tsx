import { ArrowLeft, ArrowRight, RotateCcw } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { studio as studioWords } from '@/content/words/studio/studio';
import { seriesOf } from '@/lib/campaign/document/fields';
import { isInside, isShared } from '@/lib/campaign/document/paths';
import { correctValue } from '@/lib/campaign/rules/corrections';
import { problemWords } from '@/content/words/problems';
import { sentenceOf } from '@/lib/campaign/rules/rule';
import { mayHave, valueProblems } from '@/lib/campaign/rules/values';
import { orderOf, valueOf } from '@/lib/campaign/document/values';
import { entryAround, type Place, placeName, placePath } from '@/lib/studio/text/places';
import { Box } from '../box';
import { CopyText } from './copy-text';
import { EntryTools } from './entry-tools';
import { HideSection } from './hide-section';
import { mergeRepeatedProblems, removalNote } from '@/lib/studio/text/problem-texts';
import { RepeatedFacts } from './repeated-facts';
import { liveContent, settledContent, useActions, useStudio } from '../store';
import { TextNotes } from './text-notes';
import { TextScope } from './text-scope';
import { TokenBox } from './token-box';
import { TokenPicker } from './token-picker';
import { offsetsOf, selectWords } from './token-text';
import { IconButton, ToolButton } from '../tool-button';
import { usePasteList } from './use-paste-list';
import { useTyped } from './use-typed';

const { box: words } = studioWords;

/** The box for editing a text: its words with tokens, its limit, help and reset button. */
export function TextBox({ place }: { place: Place }) {
  const { document, facts, variant } = useStudio(liveContent);
  // Those that no key press changes: to find them in a text takes milliseconds, once.
  const { facts: settledFacts } = useStudio(settledContent);
  const path = placePath(place);
  const selection = useStudio((state) => state.selection);
  const isOwn = useStudio(({ newCampaign }) => newCampaign !== undefined);
  const knownProblems = useStudio(
    useShallow(({ problems }) => problems.filter((problem) => problem.path === path)),
  );
  const { current, leave, reset, rearrange, endStep, move, go, select, close } = useActions();
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const [typed, put, tidy] = useTyped(place);
  const pasteList = usePasteList(place);
  const edits = useStudio(({ draft }) => draft.edits);
  /** What to know about the last change, until there's another one. */
  const [hint, setHint] = useState({ text: '', edits });

  const { field, index } = place;

  useEffect(() => {
    // The wall has scrolled to the words already.
    area.current?.focus({ preventScroll: true });
    const isPassed = selection?.isStep && !isOwn && isShared(field.path);
    if (area.current) selectWords(area.current, { isPassed, caret: selection?.caret });
    // Also when it's chosen again.
  }, [selection, isOwn, field.path]);

  const name = placeName(document, place);
  const isEdited = Object.hasOwn(variant, field.path);
  const left = isEdited ? correctValue(field, typed, settledFacts) : typed;
  const value = index === undefined ? left : valueOf(document, field);
  const finding = valueProblems(field, value, facts).find((problem) =>
    isInside(path, problem.path),
  );
  const otherProblems = mergeRepeatedProblems(
    knownProblems.filter(({ isCorrected }) => !isCorrected || left === typed),
  );
  // While a value can’t be used, what’s known is about the one before.
  const part = entryAround(document, path);
  const list = field.kind === 'list' ? { field, index: index ?? 0 } : part;
  const problems = finding
    ? [sentenceOf(finding, problemWords)]
    : otherProblems.map(({ sentence }) => sentence);
  if (list && left === '' && problems.length > 0) problems.push(removalNote(list.field));
  function leaveFor(then: () => void) {
    leave(place, typed);
    then();
  }

  const step = (by: -1 | 1) => leaveFor(() => move(by));

  const say = (text: string) => setHint({ text, edits: current().draft.edits });

  /** Adds an entry to a list below this one, with the same words, which the next key replaces. */
  function addEntry(at: number) {
    const order = orderOf(field.count ?? 0);
    const lists = seriesOf(document, field);
    if (!lists.every((other) => mayHave(other, order.length + 1))) return say(words.full);
    return leaveFor(() => {
      rearrange(field, order.toSpliced(at, 0, at));
      select({ ...selection, path: placePath({ field, index: at + 1 }), isStep: false });
    });
  }

  function insert(token: string) {
    const root = area.current;
    if (!root) return;
    const [from, to] = offsetsOf(root);
    endStep();
    put(typed.slice(0, from) + token + typed.slice(to));
    root.focus();
  }

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.target !== area.current) return;
    if (event.key === 'Tab') {
      event.preventDefault();
      step(event.shiftKey ? -1 : 1);
    } else if (event.key === 'ArrowDown' && event.altKey) {
      event.preventDefault();
      tools.current?.querySelector<HTMLElement>('button, select')?.focus();
    }
  }

  return (
    <Box
      title={name}
      titleId={id}
      label={`${words.label}: ${name}`}
      onClose={() => leaveFor(close)}
      onKeyDown={onKeyDown}
      className="gap-2"
    >
      <TokenBox
        ref={area}
        aria-labelledby={id}
        value={typed}
        paragraphs={field.paragraphs}
        aria-invalid={problems.length > 0}
        aria-describedby={`${id}-note`}
        onBlur={() => {
          leave(place, typed);
          tidy();
        }}
        onHint={say}
        onEnter={index === undefined ? undefined : () => addEntry(index)}
        onPasteList={pasteList}
        onType={put}
      />
      <TextScope path={path} />
      <TextNotes
        id={`${id}-note`}
        {...{ field, typed, problems }}
        hint={hint.edits === edits ? hint.text : ''}
      />
      <RepeatedFacts
        place={place}
        typed={left}
        onGo={(fact) => leaveFor(() => go(fact, { ...selection, isStep: false }))}
      />
      <div ref={tools} className="flex flex-wrap items-center gap-1">
        <IconButton Icon={ArrowLeft} label={words.previous} onClick={() => step(-1)} />
        <IconButton Icon={ArrowRight} label={words.next} onClick={() => step(1)} />
        {field.kind !== 'color' && (
          <TokenPicker isEmail={field.group === 'email'} onPick={insert} />
        )}
        <CopyText typed={typed} />
        {field.adText === 'bodyText' && <CopyText typed={typed} isCaption />}
        {/* Always there: if it came with the first key, what's above it would jump. */}
        <ToolButton
          aria-disabled={!isEdited}
          onClick={() => {
            if (isEdited) reset(place);
            area.current?.focus();
          }}
        >
          <RotateCcw aria-hidden size={16} />
          {words.reset}
        </ToolButton>
      </div>
      {list && <EntryTools {...list} index={list.index ?? 0} />}
      <HideSection path={path} />
    </Box>
  );
}
