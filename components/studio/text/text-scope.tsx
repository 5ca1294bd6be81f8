import { Segments } from '@/components/ui/segments';
import { studio } from '@/content/words/studio/studio';
import { isShared } from '@/lib/campaign/document/paths';
import { useActions, useStudio } from '../store';

const { box: words, variants } = studio;

/** If there are two variants: which one a text's box changes, or both. */
export function TextScope({ path }: { path: string }) {
  const count = useStudio(({ draft }) => draft.edits.variants.length);
  const letter = useStudio(({ draft }) => variants.names[draft.edits.shown]);
  const inBoth = useStudio((state) => state.inBoth);
  const { editBoth } = useActions();
  if (count < 2 || isShared(path)) return null;
  return (
    <Segments
      label={words.scope}
      name="scope"
      options={[
        ['one', `${words.only} ${letter}`],
        ['both', words.both],
      ]}
      value={inBoth ? 'both' : 'one'}
      onChange={(scope) => editBoth(scope === 'both')}
    />
  );
}
