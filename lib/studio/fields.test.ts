/** @jest-environment node */
import * as v from 'valibot';
import { documents } from '@/content/campaigns';
import { emailSchema } from '@/content/schema/email';
import { field } from '@/content/schema/field';
import { text } from '@/content/schema/text';
import { factsOf } from '@/lib/campaign/resolve';
import { columnsOf } from './rows';
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

test('a new text in a schema is a field and a column of a table, with what the schema says', () => {
  const entries: Record<string, v.GenericSchema> = emailSchema.entries;
  entries.postscript = v.pipe(text, field({ label: 'P.S.', help: 'A last word.', limit: 30 }));
  try {
    const document = structuredClone(documents[0]);
    Object.assign(document.audience.email, { postscript: 'See {offer.code}.' });
    const fields = fieldsOf(document);
    const found = fields.find(({ label }) => label === 'P.S.');
    expect(found).toMatchObject({
      path: 'audience.email.postscript',
      group: 'email',
      help: 'A last word.',
      limit: 30,
    });
    expect(found && valueOf(document, found)).toBe('See {offer.code}.');
    expect(columnsOf(['name', 'P.S.'], fields).fields).toEqual([undefined, found]);
  } finally {
    delete entries.postscript;
  }
});
