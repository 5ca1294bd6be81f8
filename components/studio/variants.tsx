import { studio } from '@/content/words/studio';
import { withCopy, withoutShown } from '@/lib/studio/edits';
import { useActions, useStudio } from './store';
import { ToolButton } from './tool-button';

const { variants: words, steps } = studio;

/** Which of the two variants is edited, or a button to add one. */
export function Variants() {
  const count = useStudio(({ draft }) => draft.now.variants.length);
  const shown = useStudio(({ draft }) => draft.now.shown);
  const { change, load } = useActions();
  return (
    <fieldset className="ml-2 flex shrink-0">
      <legend className="sr-only">{words.label}</legend>
      {count === 1 ? (
        <ToolButton
          look="quietTool"
          title={words.addNote}
          onClick={() => load(withCopy, steps.duplicate)}
        >
          {words.add}
        </ToolButton>
      ) : (
        <>
          {words.names.map((name, index) => (
            <ToolButton
              key={name}
              look="quietTool"
              aria-pressed={shown === index}
              title={words.note}
              onClick={() => change({ type: 'show', shown: index })}
              className="min-w-11 aria-pressed:bg-input aria-pressed:text-text"
            >
              {name}
            </ToolButton>
          ))}
          <ToolButton look="quietTool" onClick={() => load(withoutShown, steps.drop)}>
            {`${words.drop} ${words.names[shown]}`}
          </ToolButton>
        </>
      )}
    </fieldset>
  );
}
