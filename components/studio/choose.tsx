import { useMemo, useState } from 'react';
import { studioShare } from '@/content/words/studio-share';
import { type Choice, choicesBetween, withChosen } from '@/lib/studio/choices';
import { EditChoice, keyOf } from './edit-choice';
import { Panel } from './panel';
import { editsOf, useActions, useStudio } from './store';
import { ToolButton } from './tool-button';

const { choose: words } = studioShare;

/** Someone with edits of their own chooses, text by text, whose to keep. */
export function Choose() {
  const exported = useStudio((state) => state.exported);
  const mine = useStudio(({ draft }) => draft.now);
  const theirs = useStudio(editsOf);
  const { take } = useActions();
  const choices = useMemo(() => choicesBetween(exported, mine, theirs), [exported, mine, theirs]);
  // By the choice. At first, everything that they changed is theirs.
  const [areTheirs, setAreTheirs] = useState<Readonly<Record<string, boolean>>>({});
  const chooseAll = (value: boolean) =>
    setAreTheirs(Object.fromEntries(choices.map((choice) => [keyOf(choice), value])));
  const isTheirs = (choice: Choice) => areTheirs[keyOf(choice)] ?? choice.theirs.length > 0;
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
