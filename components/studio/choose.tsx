import { useMemo, useState } from 'react';
import { studio } from '@/content/words/studio';
import { studioShare } from '@/content/words/studio-share';
import { type Choice, choicesBetween, choiceText, withChosen } from '@/lib/studio/choices';
import { Panel } from './panel';
import { editsOf, useActions, useStudio } from './store';
import { ToolButton } from './tool-button';

const { choose: words } = studioShare;

const keyOf = ({ index, path }: Choice) => `${index} ${path}`;

/** Someone with edits of their own chooses, text by text, whose to keep. */
export function Choose() {
  const exported = useStudio((state) => state.exported);
  const mine = useStudio(({ draft }) => draft.now);
  const theirs = useStudio(editsOf);
  const isCompared = useStudio(({ linked }) => linked?.isCompared);
  const { take } = useActions();
  const choices = useMemo(() => choicesBetween(exported, mine, theirs), [exported, mine, theirs]);
  // By the choice. At first, everything that they changed is theirs, or all of another version.
  const [areTheirs, setAreTheirs] = useState<Readonly<Record<string, boolean>>>({});
  const chooseAll = (value: boolean) =>
    setAreTheirs(Object.fromEntries(choices.map((choice) => [keyOf(choice), value])));
  const isTheirs = (choice: Choice) =>
    areTheirs[keyOf(choice)] ?? (isCompared || choice.theirs.length > 0);
  return (
    <Panel name="choose" title={words.label}>
      <p className="text-sm text-muted">{words.help}</p>
      <div className="mt-3 flex gap-2">
        <ToolButton onClick={() => chooseAll(false)}>{words.allMine}</ToolButton>
        <ToolButton onClick={() => chooseAll(true)}>{words.allTheirs}</ToolButton>
      </div>
      {choices.map((choice) => (
        <EditChoice
          key={keyOf(choice)}
          choice={choice}
          isTheirs={isTheirs(choice)}
          hasVariants={choices.some(({ index }) => index === 1)}
          onChange={(value) => setAreTheirs({ ...areTheirs, [keyOf(choice)]: value })}
        />
      ))}
      <ToolButton
        look="mainTool"
        onClick={() => take(withChosen(mine, theirs, choices.filter(isTheirs)))}
        className="mt-4 w-full"
      >
        {words.done}
      </ToolButton>
    </Panel>
  );
}

interface Props {
  choice: Choice;
  isTheirs: boolean;
  hasVariants: boolean;
  onChange: (isTheirs: boolean) => void;
}

function EditChoice({ choice, isTheirs, hasVariants, onChange }: Props) {
  const { index, name, mine, theirs } = choice;
  const variant = studio.variants.names[index];
  const options = [
    [words.mine, false, mine, theirs],
    [words.theirs, true, theirs, mine],
  ] as const;
  return (
    <fieldset className="mt-4 grid gap-1">
      <legend className="mb-1 text-sm font-semibold">
        {hasVariants ? `${variant}: ${name}` : name}
      </legend>
      {options.map(([label, value, changes, others]) => (
        <label
          key={label}
          className="flex min-h-11 cursor-pointer gap-2 rounded-sm border border-line px-3 py-2 text-sm has-checked:border-text has-checked:bg-input"
        >
          <input
            type="radio"
            name={keyOf(choice)}
            checked={isTheirs === value}
            onChange={() => onChange(value)}
            className="mt-1 accent-current"
          />
          <span className="min-w-0 whitespace-pre-line">
            <b className="block text-xs text-muted">{label}</b>
            {choiceText(changes, others)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
