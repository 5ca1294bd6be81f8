import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { problemWords } from '@/content/words/problems';
import { studio } from '@/content/words/studio/studio';
import { fill } from '@/lib/campaign/document/fill';
import { familyOf, nearestSize, readSize, writeSize } from '@/lib/campaign/drawing/own-sizes';
import { sizeLabel, sizesOf } from '@/lib/campaign/picture/ad-pictures';
import { correctValue } from '@/lib/campaign/rules/corrections';
import { placeAt, textAt } from '@/lib/studio/text/places';
import { settledContent, useActions, useStudio } from '../store';
import { IconButton, ToolButton } from '../tool-button';

const { sizes: words } = studio.wall;

/** The sizes of a campaign's images that a marketer has added, and where they add one. */
export function OwnSizes() {
  const { campaign, document, variant, facts } = useStudio(settledContent);
  const { edit, endStep, settle } = useActions();
  const [input, setInput] = useState('');
  const [answer, setAnswer] = useState({ text: '', isFault: false });
  const id = useId();
  const field = placeAt(document, `${path}.0`)?.field;
  if (!field) return null;
  const ownSizes = textAt(document, { field }, variant).split('\n').filter(Boolean);

  function put(sizes: readonly string[], text: string) {
    if (!field) return;
    endStep();
    edit({ field }, sizes.join('\n'));
    settle();
    setAnswer({ text, isFault: false });
  }

  function add(event: React.SyntheticEvent) {
    event.preventDefault();
    const text = correctValue({ path, form: 'size' }, input.trim(), facts);
    const fault = faultOf(text, sizesOf(campaign));
    if (fault) return setAnswer({ text: fault, isFault: true });
    flushSync(() => put([...ownSizes, text], `${words.added} ${sizeLabel(text)}`));
    globalThis.document
      .querySelector(`[data-board$="-${text}"]`)
      ?.scrollIntoView({ block: 'center' });
    return setInput('');
  }

  return (
    <form onSubmit={add} className="grid w-full max-w-md gap-2 text-sm">
      <label htmlFor={id} className="font-semibold">
        {words.label}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          type="text"
          autoComplete="off"
          placeholder={words.example}
          value={input}
          aria-invalid={answer.isFault}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => {
            setInput(target.value);
            setAnswer({ text: '', isFault: false });
          }}
          className="min-h-11 w-full min-w-0 rounded-sm border border-line bg-input px-3 text-base aria-invalid:border-danger"
        />
        <ToolButton type="submit" className="shrink-0 whitespace-nowrap">
          <Plus aria-hidden size={16} className="shrink-0" />
          {words.add}
        </ToolButton>
      </div>
      <div id={`${id}-note`} className="text-muted">
        <output className={`block ${answer.isFault ? 'text-danger' : ''}`}>{answer.text}</output>
        {words.note}
      </div>
      {ownSizes.length > 0 && (
        <ul>
          {ownSizes.map((size) => (
            <li key={size} className="flex items-center gap-2">
              {sizeLabel(size)}
              <IconButton
                Icon={X}
                label={`${words.remove} ${sizeLabel(size)}`}
                onClick={() =>
                  put(
                    ownSizes.filter((other) => other !== size),
                    `${words.removed} ${sizeLabel(size)}`,
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}

const path = 'audience.ad.display.sizes';

/** Why a size can't be added; undefined if it can. */
function faultOf(text: string, ownSizes: readonly string[]): string | undefined {
  const size = readSize(text);
  if (!size) return fill(problemWords.use, { wanted: problemWords.size.wanted });
  if (ownSizes.includes(text)) return words.known;
  if (familyOf(size)) return undefined;
  const nearest = sizeLabel(writeSize(nearestSize(size)));
  return fill(problemWords.size.nearest, { size: sizeLabel(text), nearest });
}
