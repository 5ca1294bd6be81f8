import { useId, useState } from 'react';
import { problemWords } from '@/content/words/problems';
import { studioPictures as words } from '@/content/words/studio/pictures';
import { sentenceOf } from '@/lib/campaign/rules/rule';
import { valueProblem } from '@/lib/campaign/rules/values';
import type { Place } from '@/lib/studio/text/places';
import { liveContent, useActions, useStudio } from '../store';
import { TokenBox } from '../text/token-box';
import { useTyped } from '../text/use-typed';

export function AltText({ place }: { place: Place }) {
  const { facts } = useStudio(liveContent);
  const { leave } = useActions();
  const id = useId();
  const [typed, put, tidy] = useTyped(place);
  /** Nobody has had the time to write it when a new image is there. */
  const [isLeft, setIsLeft] = useState(false);
  const isMissing = typed === '' && !isLeft;
  const finding = isMissing ? undefined : valueProblem(place.field, typed.trim(), facts);
  return (
    <div className="grid gap-1">
      <p id={id}>{words.alt}</p>
      <TokenBox
        aria-labelledby={id}
        value={typed}
        data-missing={isMissing || undefined}
        aria-invalid={finding !== undefined}
        aria-describedby={`${id}-fault`}
        onBlur={() => {
          leave(place, typed);
          tidy();
          setIsLeft(true);
        }}
        onType={put}
      />
      <p id={`${id}-fault`} role="alert" className="text-danger">
        {finding && sentenceOf(finding, problemWords)}
      </p>
    </div>
  );
}
