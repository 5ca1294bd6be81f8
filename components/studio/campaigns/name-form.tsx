import { useId, useState } from 'react';
import { select } from '@/components/ui/copy-button';
import { studioCampaigns as words } from '@/content/words/studio/campaigns';
import { cleanLine } from '@/lib/campaign/document/clean-text';
import { longestName, slugOf } from '@/lib/campaign/edits/new-campaign';
import { ToolButton } from '../tool-button';

interface Props {
  kind: keyof typeof words.form.notes;
  audience: string;
  /** The file names that other campaigns have. */
  taken: readonly string[];
  name?: string;
  /** What else to choose. */
  children?: React.ReactNode;
  /** Called with the name, or without one if it's canceled. */
  onDone: (name?: string) => void;
}

/** Where a new campaign gets its name, or another one. */
export function NameForm({ kind, audience, taken, name: start = '', children, onDone }: Props) {
  const [typed, setTyped] = useState(start);
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
    <form
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && onDone()}
      className="mt-2 grid max-w-md gap-2 text-sm"
    >
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
        onChange={({ target }) => {
          setTyped(target.value);
          setFault('');
        }}
        className="min-h-11 rounded-sm border border-line bg-input px-3 text-base aria-invalid:border-danger"
      />
      <div id={`${id}-note`} className="[overflow-wrap:anywhere] text-muted">
        {`${words.form.notes[kind]}${kind === 'begin' && name ? ` (${slugOf(audience, name)})` : ''}.`}
        <p role="alert" className="text-danger">
          {fault}
        </p>
      </div>
      {children}
      <div className="flex gap-2">
        <ToolButton type="submit" look="mainTool">
          {words.form[kind]}
        </ToolButton>
        <ToolButton onClick={() => onDone()}>{words.form.cancel}</ToolButton>
      </div>
    </form>
  );
}
