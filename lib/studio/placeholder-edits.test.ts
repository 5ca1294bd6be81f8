import { documents } from '@/content/campaigns';
import { faultsIn } from './faults';
import { applyVariant } from './edits';
import { fieldsOf } from '@/lib/content/fields';
import { valueOf } from '@/lib/content/value-of';
import { placeholderEdits } from './placeholder-edits';

test.each(documents)(
  '$audience.id: every text of a copy is marked, and stays valid',
  (document) => {
    const edits = placeholderEdits(document);
    const marked = applyVariant(document, edits);
    for (const field of fieldsOf(marked).filter(({ path }) => path in edits))
      for (const line of valueOf(marked, field).split('\n')) expect(line).toMatch(/^\{/);
    expect(Object.keys(edits).length).toBeGreaterThan(50);
    expect(faultsIn(marked, edits)).toEqual([]);
  },
);
