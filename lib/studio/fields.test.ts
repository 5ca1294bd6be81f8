/** @jest-environment node */
import { documents } from '@/content/campaigns';
import { factsOf } from '@/lib/campaign/resolve';
import { faultOf, valueOf } from './edits';
import { fieldsOf } from './fields';

test.each(documents.map((document) => [document.audience.id, document] as const))(
  '%s: every field has a label, a path of its own and a valid text',
  (_, document) => {
    const fields = fieldsOf(document);
    const facts = factsOf(document);
    expect(new Set(fields.map(({ path }) => path)).size).toBe(fields.length);
    for (const each of fields) {
      const value = valueOf(document, each);
      expect([each.path, each.label.trim() === '', faultOf(each, value, facts)]).toEqual([
        each.path,
        false,
        undefined,
      ]);
      expect(value !== '' || each.optional).toBe(true);
    }
  },
);
