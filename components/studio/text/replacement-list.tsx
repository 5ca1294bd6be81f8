import { useId } from 'react';
import { studioReplace as words } from '@/content/words/studio/replace';
import type { Replacement, TextPart } from '@/lib/studio/text/replace';
import { ToolButton } from '../tool-button';

interface Props {
  replacements: readonly Replacement[];
  isChosen: (replacement: Replacement) => boolean;
  /** It's a new campaign, which shares no text with the others. */
  isOwn: boolean;
  onChoose: (paths: string[], isChosen: boolean) => void;
}

/** The texts that have certain words, each with what would change in it, to be selected. */
export function ReplacementList({ replacements, isChosen, isOwn, onChoose }: Props) {
  const paths = replacements.map(({ path }) => path);
  return (
    <>
      <div className="mt-3 flex gap-2">
        <ToolButton onClick={() => onChoose(paths, true)}>{words.all}</ToolButton>
        <ToolButton onClick={() => onChoose(paths, false)}>{words.noneOfThem}</ToolButton>
      </div>
      <ul className="mt-1 divide-y divide-line">
        {replacements.map((replacement) => (
          <ReplacementRow
            key={replacement.path}
            replacement={replacement}
            isChosen={isChosen(replacement)}
            note={!isOwn && replacement.isShared ? words.shared : ''}
            onChoose={(value) => onChoose([replacement.path], value)}
          />
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  replacement: Replacement;
  isChosen: boolean;
  note: string;
  onChoose: (isChosen: boolean) => void;
}

function ReplacementRow({ replacement, isChosen, note, onChoose }: RowProps) {
  const { name, parts, problem } = replacement;
  const id = useId();
  return (
    <li className="py-2 text-sm">
      <label className="flex min-h-11 items-start gap-2">
        <input
          type="checkbox"
          checked={isChosen}
          aria-labelledby={`${id}-name`}
          aria-describedby={id}
          onChange={({ target }) => onChoose(target.checked)}
          className="mt-1 size-5 shrink-0 accent-text"
        />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <span id={`${id}-name`} className="block text-xs text-muted">
            {name}
          </span>
          <span id={id}>
            <span translate="no">
              {parts.map((part, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- they only change all at once
                <Part key={index} {...part} />
              ))}
            </span>
            {problem && <span className="block text-notice">{problem}</span>}
            {note && <span className="block text-muted">{note}</span>}
          </span>
        </span>
      </label>
    </li>
  );
}

function Part({ text, kind }: TextPart) {
  if (kind === 'removed') return <del className="text-muted">{text}</del>;
  if (kind === 'added')
    return <ins className="bg-input font-semibold text-text underline">{text}</ins>;
  return <span>{text}</span>;
}
