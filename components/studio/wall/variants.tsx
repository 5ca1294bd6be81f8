import { studio } from '@/content/words/studio/studio';
import { withCopy, withoutShown } from '@/lib/campaign/edits/edits';
import { useActions, useStudio } from '../store';
import { ToolButton } from '../tool-button';

const { variants, steps } = studio;

export function Variants() {
  const isOne = useStudio(({ draft }) => draft.edits.variants.length === 1);
  const shown = useStudio(({ draft }) => draft.edits.shown);
  const { load, showVariant } = useActions();
  return (
    <fieldset className="ml-2 flex shrink-0">
      <legend className="sr-only">{variants.label}</legend>
      {/* The button that adds B becomes B’s, so it keeps the focus. */}
      {variants.names.slice(isOne ? 1 : 0).map((name, index) => (
        <ToolButton
          key={name}
          look="quietTool"
          aria-pressed={isOne ? undefined : shown === index}
          title={isOne ? variants.addNote : variants.note}
          onClick={() => (isOne ? load(withCopy, steps.duplicate) : showVariant(index))}
          className="min-w-11 aria-pressed:bg-input aria-pressed:text-text"
        >
          {isOne ? variants.add : name}
        </ToolButton>
      ))}
      {!isOne && (
        <ToolButton
          look="quietTool"
          onClick={({ currentTarget: { previousElementSibling: last } }) => {
            if (last instanceof HTMLElement) last.focus();
            load(withoutShown, steps.drop);
          }}
        >
          {`${variants.drop} ${variants.names[shown]}`}
        </ToolButton>
      )}
    </fieldset>
  );
}
