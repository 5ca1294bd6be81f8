import { useMemo, useRef, useState } from 'react';
import { studio } from '@/content/words/studio/studio';
import { studioReplace as words } from '@/content/words/studio/replace';
import { fill } from '@/lib/campaign/document/fill';
import { findReplacements, type Search } from '@/lib/studio/text/replace';
import { Checkbox } from '../checkbox';
import { Panel } from '../panel';
import { ReplacementList } from './replacement-list';
import { settledContent, useActions, useStudio } from '../store';
import { ToolButton } from '../tool-button';

/** In UTF-16 code units: longer than what anybody looks for. */
const longestWords = 200;

/** Replaces words in as many of a campaign's texts as somebody chooses, in one step. */
export function ReplacePanel() {
  const { document, variant } = useStudio(settledContent);
  const isOwn = useStudio(({ newCampaign }) => newCampaign !== undefined);
  const { variants, shown } = useStudio(({ draft }) => draft.edits);
  const canUndo = useStudio(({ draft }) => draft.past.length > 0);
  const { change, current, go, replaceTexts } = useActions();
  const [search, setSearch] = useState<Search>({
    find: current().search,
    replaceWith: '',
    matchCase: false,
    wholeWords: false,
  });
  /** What somebody has selected or not, by path. A text that's shared is selected by hand. */
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  /** In how many texts the words were replaced last, until something else is typed. */
  const [replacedCount, setReplacedCount] = useState<number>();
  const find = useRef<HTMLInputElement>(null);
  const { replacements, facts } = useMemo(
    () => findReplacements(document, variant, search),
    [document, variant, search],
  );
  const isChosen = ({ path, isShared }: (typeof replacements)[number]) =>
    choices.get(path) ?? (isOwn || !isShared);
  const chosenReplacements = replacements.filter(isChosen);
  const isSame = search.find === search.replaceWith;

  function want(changes: Partial<Search>) {
    setSearch({ ...search, ...changes });
    setReplacedCount(undefined);
    if (changes.find !== undefined) setChoices(new Map());
  }

  function replace(event: React.SyntheticEvent) {
    event.preventDefault();
    const count = chosenReplacements.length;
    if (count === 0 || isSame) return;
    const kind = search.replaceWith === '' ? 'remove' : 'replace';
    const template = words.steps[kind][count === 1 ? 'one' : 'other'];
    const slots = { words: search.find, others: search.replaceWith, count };
    replaceTexts(chosenReplacements, fill<string>(template, slots));
    setReplacedCount(count);
  }

  return (
    <Panel name="findAndReplace" title={words.title} firstField={find}>
      <form onSubmit={replace} className="mt-2 grid gap-2 text-sm">
        {(['find', 'replaceWith'] as const).map((name) => (
          <label key={name} className="grid gap-1">
            <span className="font-semibold">{words[name]}</span>
            <input
              ref={name === 'find' ? find : undefined}
              type="text"
              autoComplete="off"
              value={search[name]}
              maxLength={longestWords}
              onChange={({ target }) => want({ [name]: target.value })}
              className="min-h-11 rounded-sm border border-line bg-input px-3 text-base"
            />
          </label>
        ))}
        <div className="flex flex-wrap gap-x-4">
          {(['matchCase', 'wholeWords'] as const).map((name) => (
            <Checkbox
              key={name}
              label={words[name]}
              value={search[name]}
              onChange={(value) => want({ [name]: value })}
            />
          ))}
        </div>
        <output className="empty:hidden">
          {replacedCount === undefined ? notice() : countOf(words.done, replacedCount)}
        </output>
        {replacedCount !== undefined && canUndo && (
          <ToolButton
            onClick={() => {
              change({ type: 'undo' });
              setReplacedCount(undefined);
            }}
          >
            {studio.bar.undo}
          </ToolButton>
        )}
        {replacements.length > 0 && !isSame && (
          <ToolButton type="submit" look="mainTool" aria-disabled={chosenReplacements.length === 0}>
            {countOf(words.replace, chosenReplacements.length)}
          </ToolButton>
        )}
      </form>
      {facts.length > 0 && (
        <p className="mt-3 text-sm">
          <span>{`${words.facts} `}</span>
          {facts.map(({ name, path }, index) => (
            <span key={name}>
              {path ? (
                <button
                  type="button"
                  onClick={() => go(path)}
                  className="min-h-11 min-w-11 underline"
                >
                  {name}
                </button>
              ) : (
                <span>{name}</span>
              )}
              {index < facts.length - 1 && <span>, </span>}
            </span>
          ))}
        </p>
      )}
      {replacements.length > 0 && !isSame && (
        <ReplacementList
          replacements={replacements}
          isChosen={isChosen}
          isOwn={isOwn}
          onChoose={(paths, value) =>
            setChoices(new Map([...choices, ...paths.map((path) => [path, value] as const)]))
          }
        />
      )}
    </Panel>
  );

  /** What to know before anything is replaced. */
  function notice(): string {
    if (search.find.trim() === '') return words.empty;
    if (isSame) return words.same;
    if (replacements.length === 0 && facts.length === 0)
      return words.none.replace('#', () => search.find.trim());
    return variants.length > 1 ? `${words.variant} ${studio.variants.names[shown]}.` : '';
  }
}

const countOf = ({ one, other }: Record<'one' | 'other', string>, count: number): string =>
  count === 1 ? one : other.replace('#', String(count));
