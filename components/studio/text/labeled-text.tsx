import { useId, useRef, useState } from 'react';
import { problemWords } from '@/content/words/problems';
import { sentenceOf } from '@/lib/campaign/rules/rule';
import { valueProblem } from '@/lib/campaign/rules/values';
import { type Place, placePath } from '@/lib/studio/text/places';
import { liveContent, useActions, useStudio } from '../store';
import { TokenBox } from './token-box';
import { useTyped } from './use-typed';

interface Props {
  label: string;
  place: Place;
  /** Asks for a text that's required, until its box is left empty: then that's a fault. */
  note?: string;
  ref?: React.RefObject<HTMLDivElement | null>;
}

/** One of several texts in a box: its label, and what's wrong with it. */
export function LabeledText({ label, place, note, ref }: Props) {
  const { facts } = useStudio(liveContent);
  const knownProblems = useStudio(
    ({ problems }) => problems.find(({ path }) => path === placePath(place))?.sentence,
  );
  const { leave } = useActions();
  const local = useRef<HTMLDivElement>(null);
  const id = useId();
  const [typed, put, tidy] = useTyped(place);
  /** A new image's description hasn't been written yet: that's no fault until its box is left. */
  const [isLeft, setIsLeft] = useState(false);
  const isMissing = typed === '' && !isLeft;
  const finding = valueProblem(place.field, typed.trim(), facts);
  const isToWrite = isMissing && finding !== undefined;
  const problem = finding ? sentenceOf(finding, problemWords) : knownProblems;
  return (
    <div className="grid gap-1">
      <p id={id} className="first-letter:uppercase">
        {label}
      </p>
      <TokenBox
        ref={ref ?? local}
        aria-labelledby={id}
        value={typed}
        data-missing={isToWrite || undefined}
        aria-invalid={!isMissing && problem !== undefined}
        aria-describedby={isToWrite && note ? `${id}-note` : `${id}-fault`}
        onBlur={() => {
          leave(place, typed);
          tidy();
          setIsLeft(true);
        }}
        onType={put}
      />
      {isToWrite && note && (
        <p id={`${id}-note`} className="text-xs text-muted">
          {note}
        </p>
      )}
      <p id={`${id}-fault`} role="alert" className="text-danger">
        {!isMissing && problem}
      </p>
    </div>
  );
}
