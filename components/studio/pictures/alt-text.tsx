import { useId } from 'react';
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
  const finding = valueProblem(place.field, typed.trim(), facts);
  return (
    <div className="grid gap-1">
      <p id={id}>{words.alt}</p>
      <TokenBox
        aria-labelledby={id}
        value={typed}
        aria-invalid={finding !== undefined}
        aria-describedby={`${id}-fault`}
        onBlur={() => {
          leave(place, typed);
          tidy();
        }}
        onType={put}
      />
      <p id={`${id}-fault`} role="alert" className="text-danger">
        {finding && sentenceOf(finding, problemWords)}
      </p>
    </div>
  );
}
