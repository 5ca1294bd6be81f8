import { graphemes } from '@/content/schema/graphemes';
import { studio } from '@/content/words/studio/studio';
import { findLastDayProblem } from '@/lib/studio/text/last-day';
import { dayText } from '@/lib/campaign/document/day';
import { resolveText } from '@/lib/campaign/document/resolve';
import type { Field } from '@/lib/campaign/document/fields';
import { SharedNote } from './shared-note';
import { liveContent, useStudio } from '../store';

const { box: words } = studio;

interface Props {
  id: string;
  field: Field;
  typed: string;
  problems: readonly string[];
  hint: string;
}

/** Below a text in its box: its length, what's wrong with it, and what to know about it. */
export function TextNotes({ id, field, typed, problems, hint }: Props) {
  const { document, facts } = useStudio(liveContent);
  const { limit, help, path } = field;
  const { brand } = document;
  const { text } = resolveText(typed.trim(), facts);
  const length = graphemes(text).length;
  const lastDay =
    path === 'offer.until' && problems.length === 0
      ? findLastDayProblem({ offer: { until: dayText(brand.locale, text) }, brand })
      : undefined;
  const count =
    limit === undefined
      ? `${length} ${length === 1 ? words.character : words.characters}`
      : `${length} ${words.of} ${limit} ${words.characters}`;
  const isOver = limit !== undefined && length > limit;
  return (
    <div id={id} className="grid gap-1 text-xs text-muted">
      <SharedNote path={path} />
      <p className={isOver ? 'text-notice' : undefined}>
        {isOver ? `${count}, ${words.over}` : count}
      </p>
      {problems.map((sentence) => (
        <p key={sentence} role="alert" className="text-sm text-danger">
          {sentence}
        </p>
      ))}
      {lastDay && <p className="text-sm text-notice">{lastDay.sentence}</p>}
      <output>{hint}</output>
      {help && <p>{help}</p>}
      <p className="pointer-coarse:hidden">
        {field.kind === 'list' ? `${words.enterAdds} ${words.keys}` : words.keys}
      </p>
    </div>
  );
}
