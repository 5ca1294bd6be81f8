import { Replace, Search, X } from 'lucide-react';
import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { studioSections } from '@/content/words/studio/sections';
import { studio as words } from '@/content/words/studio/studio';
import { studioReplace } from '@/content/words/studio/replace';
import { copiedOf } from '@/lib/campaign/document/copied-texts';
import { fieldsOf } from '@/lib/campaign/document/fields';
import { Checkbox } from '../checkbox';
import { FieldBox } from './field-box';
import { sectionsFieldOf } from '@/lib/studio/text/sections';
import { Problems } from './problems';
import { SectionList } from './section-list';
import { SideColumn } from '../side-column';
import { originalOf, settledContent, useActions, useStudio } from '../store';
import { IconButton, ToolButton } from '../tool-button';
import { type TextEntry, useTextGroups } from './use-text-groups';

/** All texts, by the artboard that shows them first. If a text is on none, its box opens here. */
export function TextList() {
  const { document, variant } = useStudio(settledContent);
  const copied = useMemo(() => copiedOf(document), [document]);
  const original = useStudio(originalOf);
  const problems = useStudio((state) => state.problems);
  const selection = useStudio((state) => state.selection);
  const isReplacing = useStudio(({ panels }) => panels.includes('findAndReplace'));
  const { bringBack, report, searchTexts, toggle } = useActions();
  const search = useStudio((state) => state.search);
  const [isOnlyCopied, setIsOnlyCopied] = useState(false);
  const [isPointed, setIsPointed] = useState(false);
  const groups = useTextGroups(search, {
    listedPaths: isOnlyCopied ? copied?.paths : undefined,
    isPointed,
  });
  // The first texts can be chosen before hundreds of others are there, unless one of those is open.
  const isWhole = useDeferredValue(true, selection !== undefined);
  // The Tab key goes on in this order. What a picture shows is typed in the picture's box.
  const paths = groups
    .flatMap(({ entries }) => entries)
    .flatMap(({ path, isAlt }) => (isAlt ? [] : path));
  useEffect(() => report('', paths));
  const searchText = search.trim().toLowerCase();
  const hasSections = studioSections.heading.toLowerCase().includes(searchText);
  const isSectionChosen =
    selection !== undefined && selection.path === sectionsFieldOf(original)?.path;
  const omittedFields = fieldsOf(original).filter(
    ({ kind, path }) => kind === 'part' && variant[path] === '',
  );

  return (
    <SideColumn label={words.column.label} onPoint={setIsPointed}>
      <div className="sticky top-0 z-10 flex items-center gap-2 border-b border-line bg-background p-2">
        <label className="relative grow">
          <Search aria-hidden size={16} className="absolute top-3.5 left-3 text-muted" />
          <span className="sr-only">{words.column.search}</span>
          <input
            type="search"
            value={search}
            placeholder={words.column.search}
            onChange={({ target }) => searchTexts(target.value)}
            className="min-h-11 w-full rounded-sm border border-line bg-input pr-2 pl-9 text-base"
          />
        </label>
        <IconButton
          Icon={Replace}
          label={studioReplace.title}
          aria-expanded={isReplacing}
          onClick={() => toggle('findAndReplace')}
        />
        <IconButton Icon={X} label={words.column.close} onClick={() => toggle('texts')} />
      </div>
      {copied && (
        <div className="border-b border-line px-3 py-2">
          <Checkbox
            label={`${words.column.copied.replace('#', () => copied.from)} (${copied.paths.length})`}
            note={words.column.copiedNote}
            value={isOnlyCopied}
            onChange={setIsOnlyCopied}
          />
        </div>
      )}
      <div className="px-3 not-empty:pb-3">
        <Problems title={words.column.faults} heading="h2" problems={problems} />
      </div>
      {hasSections && <SectionList isOpen={searchText !== '' || isSectionChosen} />}
      {omittedFields.length > 0 && (
        <TextGroup title={words.column.leftOut}>
          {omittedFields.map((field) => (
            <li key={field.path} className="flex items-center gap-2 px-3">
              <span className="grow text-sm">{field.label}</span>
              <ToolButton onClick={() => bringBack(field)}>{words.column.bringBack}</ToolButton>
            </li>
          ))}
        </TextGroup>
      )}
      {(isWhole ? groups : groups.slice(0, 1)).map(({ id, title, entries }) => (
        <TextGroup key={title} title={title}>
          {entries.map((entry) => (
            <Entry
              key={entry.path}
              entry={entry}
              board={id}
              isCurrent={selection?.path === entry.path}
              isOpenHere={selection?.path === entry.path && !selection.board}
            />
          ))}
        </TextGroup>
      ))}
      {groups.length === 0 && !hasSections && (
        <p className="p-3 text-sm text-muted">{words.column.none}</p>
      )}
      <p className="border-t border-line p-3 text-xs text-muted">{words.column.help}</p>
    </SideColumn>
  );
}

function TextGroup({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    // Most aren't on the screen: the browser needn't lay them out before the wall.
    <section className="border-b border-line [content-visibility:auto] [contain-intrinsic-size:auto_30rem]">
      <h2 className="label px-3 pt-3 pb-1 text-muted">{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

interface EntryProps {
  entry: TextEntry;
  /** The artboard that it's listed under. */
  board: string | undefined;
  isCurrent: boolean;
  /** Its box is here, because it's on no artboard. */
  isOpenHere: boolean;
}

/** One text, as a button that opens its box. */
const Entry = memo(function Entry({ entry, board, isCurrent, isOpenHere }: EntryProps) {
  const { path, name, text, isEdited } = entry;
  const { go } = useActions();
  return (
    <li>
      <button
        type="button"
        aria-current={isCurrent}
        onClick={() => go(path, { board, isFromColumn: true })}
        className="w-full scroll-mt-16 px-3 py-2 text-left -outline-offset-2 hover:bg-input aria-[current=true]:bg-input"
      >
        <span className="flex gap-2 text-xs text-muted">
          <span>{name}</span>
          {isEdited && <span className="ml-auto shrink-0">{words.column.edited}</span>}
        </span>
        <span translate="no" className="line-clamp-2 text-sm">
          {text}
        </span>
      </button>
      {isOpenHere && (
        <div ref={(box) => box?.scrollIntoView({ block: 'nearest' })} className="scroll-mt-16">
          <FieldBox path={path} />
        </div>
      )}
    </li>
  );
});
