import { documents } from '@/content/campaigns';
import { problemsIn } from '@/lib/campaign/rules';
import { applyVariant } from './edits';
import { fieldsOf } from '@/lib/campaign/fields';
import { valueOf } from '@/lib/campaign/values';
import { placeholderEdits } from './placeholder-edits';

test.each(documents)(
  '$audience.id: every text of a copy is marked, and stays valid',
  (document) => {
    const edits = placeholderEdits(document);
    const marked = applyVariant(document, edits);
    const lines = fieldsOf(marked)
      .filter(
        ({ path, group, kind }) =>
          path.startsWith('audience.') && group !== 'links' && kind !== 'part',
      )
      .flatMap((field) => valueOf(marked, field).split('\n'));
    expect(lines.filter((line) => !/^(\{|$)/.test(line))).toEqual([]);
    expect(lines.length).toBeGreaterThan(50);
    expect(problemsIn({ document: marked, typed: edits })).toEqual([]);
  },
);
