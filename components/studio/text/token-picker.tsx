import { useMemo, useRef, useState } from 'react';
import { studio } from '@/content/words/studio/studio';
import { resolveText } from '@/lib/campaign/document/resolve';
import { tokenGroup, tokenName } from '@/lib/studio/text/token-names';
import { settledContent, useStudio } from '../store';

const { box: words } = studio;

interface Props {
  /** An email's text can have the reader's first name. */
  isEmail: boolean;
  onPick: (inserted: string) => void;
}

/** Offers the facts that a text can repeat, in groups, each by its name with what it says now. */
export function TokenPicker({ isEmail, onPick }: Props) {
  const { document, facts } = useStudio(settledContent);
  const { firstName } = document.email.mergeFields;
  const [near, setNear] = useState('');
  const isGoing = useRef(false);
  // There are many, and they're the same at each key press.
  const groups = useMemo(() => {
    const options = new Map<string, React.ReactNode[]>();
    for (const token of facts.names()) {
      const { text, unknown } = resolveText(`{${token}}`, facts);
      const group = tokenGroup(token, document);
      if (unknown.length > 0 || text === '' || !group) continue;
      const option = (
        <option key={token} value={`{${token}}`}>
          {`${text} (${tokenName(token, document)})`}
        </option>
      );
      options.set(group, [...(options.get(group) ?? []), option]);
    }
    return Array.from(options, ([group, groupOptions]) => (
      <optgroup key={group} label={group} translate="no">
        {groupOptions}
      </optgroup>
    ));
  }, [document, facts]);
  function pick(token: string) {
    setNear('');
    onPick(token);
  }
  return (
    <select
      aria-label={words.insert}
      value={near}
      // An arrow key on the closed list goes through it. What's picked in the open one is meant.
      onKeyDown={({ key, altKey }) => {
        isGoing.current = key.startsWith('Arrow') && !altKey;
        if (key === 'Enter' && near) pick(near);
      }}
      onPointerDown={() => (isGoing.current = false)}
      onBlur={() => setNear('')}
      onChange={({ target }) => (isGoing.current ? setNear(target.value) : pick(target.value))}
      className="min-h-11 w-28 min-w-0 grow rounded-sm border border-line bg-input px-2 text-sm"
    >
      <option value="">{words.insert}</option>
      {isEmail && (
        <optgroup label={words.reader}>
          <option value={firstName}>{firstName}</option>
        </optgroup>
      )}
      {groups}
    </select>
  );
}
