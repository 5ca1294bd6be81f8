import { ArrowLeft, ArrowRight, RotateCcw, X } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { graphemes } from '@/content/schema/graphemes';
import { studio as studioWords } from '@/content/words/studio';
import { resolveText } from '@/lib/campaign/resolve';
import { mended } from '@/lib/campaign/rules/mend';
import { sentenceOf } from '@/lib/campaign/rules/problem';
import { valueProblem } from '@/lib/campaign/rules/values';
import { valueOf } from '@/lib/campaign/value-of';
import { fieldsOf } from '@/lib/campaign/fields';
import { entryAround, placeAt, placeName, textAt } from '@/lib/studio/places';
import { EntryTools } from './entry-tools';
import { IconButton, ToolButton } from './tool-button';
import { useWorkspace } from './use-workspace';

const { box: words } = studioWords;

/** The box to edit one text in: its words with their tokens, its limit, its help, its reset. */
export function TextBox({ path }: { path: string }) {
  const { studio, problems, move, close } = useWorkspace();
  const { document, exported, facts, variant, edit, reset } = studio;
  const fields = fieldsOf(document);
  const place = placeAt(fields, path);
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const value = place ? textAt(document, place) : '';
  const [typed, setTyped] = useState(value);
  const [last, setLast] = useState({ path, value });
  const [hint, setHint] = useState('');
  // The value changes when someone types here, which leaves the box alone, or from elsewhere.
  if (path !== last.path || value !== last.value) {
    setLast({ path, value });
    if (path !== last.path || typed.trim() !== value) setTyped(value);
  }

  useEffect(() => {
    // The wall has scrolled to the words already.
    area.current?.focus({ preventScroll: true });
    area.current?.select();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- for each text
  }, [path]);

  // There are many, and they're the same at each key press.
  const names = facts.names().join('\n');
  const tokens = useMemo(
    () =>
      names.split('\n').map((token) => <option key={token} value={token}>{`{${token}}`}</option>),
    [names],
  );

  if (!place) return null;
  const { field, index } = place;
  const name = placeName(document, place);
  const isEdited = Object.hasOwn(variant, field.path);
  const found = valueProblem(field, index === undefined ? typed : valueOf(document, field), facts);
  const now = found && sentenceOf(found);
  const sentences = new Set([
    ...(now === undefined ? [] : [now]),
    ...problems.filter((each) => each.path === path).map(({ sentence }) => sentence),
  ]);
  const { limit } = field;
  const length = graphemes(resolveText(typed.trim(), facts).text).length;
  const isOver = limit !== undefined && length > limit;
  const part = entryAround(fields, path);
  const list = field.kind === 'list' ? { field, index: index ?? 0 } : part;
  const optional = fieldsOf(exported).find(
    (each) => each.kind === 'part' && each.optional && path.startsWith(`${each.path}.`),
  );

  function put(text: string) {
    setTyped(text);
    if (place) edit(place, text);
  }

  /** Puts right what the writer meant, once they're done with the text, and says so. */
  function mend() {
    if (!place || !isEdited) return;
    const better = mended(field, typed, facts);
    if (better === typed) return;
    edit(place, better);
    setHint(`${name}: ${words.mended} “${better}”.`);
  }

  function leave(go: () => void) {
    mend();
    go();
  }

  function insert(token: string) {
    const { selectionStart = typed.length, selectionEnd = typed.length } = area.current ?? {};
    put(`${typed.slice(0, selectionStart)}{${token}}${typed.slice(selectionEnd)}`);
    area.current?.focus();
  }

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      leave(close);
      return;
    }
    if (event.target !== area.current) return;
    if (event.key === 'Tab') {
      event.preventDefault();
      leave(() => move(event.shiftKey ? -1 : 1));
    } else if (event.key === 'ArrowDown' && event.altKey) {
      event.preventDefault();
      tools.current?.querySelector<HTMLElement>('button, select')?.focus();
    } else if (event.key === 'Enter' && !place?.field.paragraphs) {
      event.preventDefault();
      setHint(words.enter);
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, from all of it
    <section
      aria-label={`${words.label}: ${name}`}
      onKeyDown={onKeyDown}
      className="grid gap-2 rounded-md border border-text bg-background p-3 text-text shadow-2xl"
    >
      <div className="flex items-center gap-2">
        <label htmlFor={id} className="min-w-0 grow text-sm font-semibold">
          {name}
        </label>
        <IconButton Icon={X} label={words.close} onClick={close} />
      </div>
      <textarea
        ref={area}
        id={id}
        name={path}
        rows={field.paragraphs ? 4 : 1}
        value={typed}
        maxLength={5000}
        autoComplete="off"
        aria-invalid={sentences.size > 0}
        onBlur={mend}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => {
          setHint('');
          put(field.paragraphs ? target.value : target.value.replace(/\s*\n\s*/g, ' '));
        }}
        className="field-sizing-content max-h-60 min-h-11 w-full resize-none rounded-sm border border-line bg-input px-3 py-2 text-base leading-snug aria-invalid:border-danger"
      />
      <div id={`${id}-note`} className="grid gap-1 text-xs text-muted">
        <p className={isOver ? 'text-notice' : undefined}>
          {[length, ...(limit === undefined ? [] : [words.of, limit]), words.characters].join(' ')}
          {isOver && `, ${words.over}`}
        </p>
        {Array.from(sentences, (sentence) => (
          <p key={sentence} role="alert" className="text-sm text-danger">
            {sentence}
          </p>
        ))}
        <output>{hint}</output>
        {field.help && <p>{field.help}</p>}
        {!path.startsWith('audience.') && <p>{words.shared}</p>}
        <p className="max-lg:hidden">{words.keys}</p>
      </div>
      <div ref={tools} className="flex flex-wrap items-center gap-1">
        <IconButton Icon={ArrowLeft} label={words.previous} onClick={() => leave(() => move(-1))} />
        <IconButton Icon={ArrowRight} label={words.next} onClick={() => leave(() => move(1))} />
        <select
          aria-label={words.insert}
          value=""
          onChange={({ target }) => insert(target.value)}
          className="min-h-11 w-28 min-w-0 grow rounded-sm border border-line bg-input px-2 text-sm"
        >
          <option value="">{words.insert}</option>
          {tokens}
        </select>
        {isEdited && (
          <ToolButton
            onClick={() => {
              reset(place);
              area.current?.focus();
            }}
          >
            <RotateCcw aria-hidden size={16} />
            {words.reset}
          </ToolButton>
        )}
      </div>
      {list && <EntryTools {...list} index={list.index ?? 0} />}
      {optional && (
        <ToolButton
          onClick={() => {
            close();
            studio.leaveOut(optional);
          }}
        >
          {`${words.leaveOut}: ${optional.label}`}
        </ToolButton>
      )}
    </section>
  );
}
