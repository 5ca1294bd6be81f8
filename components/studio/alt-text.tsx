import { useId, useState } from 'react';
import { studioPictures as words } from '@/content/words/studio-pictures';
import type { Field } from '@/lib/campaign/fields';
import { sentenceOf } from '@/lib/campaign/rules/problem';
import { valueProblem } from '@/lib/campaign/rules/values';
import { textAt } from '@/lib/studio/places';
import { liveContent } from './store/selectors';
import { useActions, useStudio } from './store/studio-store';

/** The alternative text of a picture, in the picture's own box. */
export function AltText({ field }: { field: Field }) {
  const { document, facts } = useStudio(liveContent);
  const { edit, leave } = useActions();
  const id = useId();
  const value = textAt(document, { field });
  const [typed, setTyped] = useState(value);
  const found = valueProblem(field, value, facts);
  // What's kept has no spaces at its end, but somebody types them.
  const shown = typed.trim() === value ? typed : value;
  return (
    <div className="grid gap-1">
      <label htmlFor={id}>{words.alt}</label>
      <textarea
        id={id}
        rows={2}
        value={shown}
        maxLength={5000}
        aria-invalid={found !== undefined}
        aria-describedby={`${id}-fault`}
        onBlur={() => leave({ field }, shown)}
        onChange={({ target }) => {
          const text = target.value.replace(/\s*\n\s*/g, ' ');
          setTyped(text);
          edit({ field }, text);
        }}
        className="field-sizing-content max-h-40 min-h-11 w-full resize-none rounded-sm border border-line bg-input px-3 py-2 text-base leading-snug aria-invalid:border-danger"
      />
      <p id={`${id}-fault`} role="alert" className="text-danger">
        {found && sentenceOf(found)}
      </p>
    </div>
  );
}
