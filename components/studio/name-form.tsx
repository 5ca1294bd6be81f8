import { useId, useState } from 'react';
import { select } from '@/components/ui/copy-button';
import { brand } from '@/content/brand';
import { studioCampaigns as words } from '@/content/words/studio-campaigns';
import { cleanLine } from '@/lib/campaign/clean-text';
import { freeName, longestName, slugOf } from '@/lib/studio/copies';
import { ToolButton } from './tool-button';

export type Change = keyof typeof words.form.notes;

/** A name to start from: `Healthcare 2`, or for a version, `Healthcare, Nov 24`. */
function suggested(kind: Change, name: string, audience: string, taken: readonly string[]) {
  if (kind === 'rename') return name;
  const day = new Date().toLocaleDateString(brand.locale, { month: 'short', day: 'numeric' });
  const start = kind === 'keep' ? `${name}, ${day}` : name;
  return freeName(start, audience, [...taken, slugOf(audience, name)]);
}

interface Props {
  kind: Change;
  audience: string;
  taken: readonly string[];
  /** Of the campaign that it's about. */
  name: string;
  /** Called with the name, or without one if it's canceled. */
  onDone: (name?: string) => void;
}

export function NameForm(props: Props) {
  const { kind, audience, taken, onDone } = props;
  const [typed, setTyped] = useState(() => suggested(kind, props.name, audience, taken));
  const [fault, setFault] = useState('');
  const id = useId();
  const name = cleanLine(typed);

  function submit(event: React.SyntheticEvent) {
    event.preventDefault();
    if (name === '') return setFault(words.form.empty);
    if (taken.includes(slugOf(audience, name))) return setFault(words.form.taken);
    return onDone(name);
  }

  return (
    <form onSubmit={submit} className="mt-2 grid max-w-md gap-2 text-sm">
      <label htmlFor={id} className="font-semibold">
        {words.form.name}
      </label>
      <input
        id={id}
        ref={select}
        type="text"
        autoComplete="off"
        value={typed}
        maxLength={longestName}
        aria-invalid={fault !== ''}
        aria-describedby={`${id}-note`}
        onKeyDown={({ key }) => key === 'Escape' && onDone()}
        onChange={({ target }) => {
          setTyped(target.value);
          setFault('');
        }}
        className="min-h-11 rounded-sm border border-line bg-input px-3 text-base aria-invalid:border-danger"
      />
      <div id={`${id}-note`} className="[overflow-wrap:anywhere] text-muted">
        {`${words.form.notes[kind]}${kind === 'duplicate' ? slugOf(audience, name) : ''}`}
        <p role="alert" className="text-danger">
          {fault}
        </p>
      </div>
      <div className="flex gap-2">
        <ToolButton type="submit" look="mainTool">
          {words.form[kind]}
        </ToolButton>
        <ToolButton onClick={() => onDone()}>{words.form.cancel}</ToolButton>
      </div>
    </form>
  );
}
