import * as v from 'valibot';
import { documents } from '@/content/campaigns';
import type { CampaignDocument } from '@/content/schema';
import { field } from '@/content/schema/field';
import { listOf, text } from '@/content/schema/text';
import { fieldsOf } from '@/lib/campaign/document/fields';
import { entryAround } from './places';

// A schema of its own: no campaign has entries with entries in them.
jest.mock('@/content/schema/audience', () => {
  const question = v.object({ answer: text, notes: listOf(v.object({ words: text })) });
  const landing = v.object({ questions: listOf(question) });
  return {
    campaignSchema: v.object({
      audience: v.object({ landing: field(landing, { group: 'landing' }) }),
    }),
  };
});

const questions = [{ answer: 'Yes.', notes: [{ words: 'One' }, { words: 'Two' }] }];
const document: CampaignDocument = {
  ...documents[0],
  audience: Object.assign({}, documents[0].audience, { landing: { questions } }),
};

test('a place has the innermost entry around it', () => {
  const path = 'audience.landing.questions';
  const [outer, inner] = [path, `${path}.0.notes`].map((at) =>
    fieldsOf(document).find((candidate) => candidate.path === at),
  );
  expect(entryAround(document, `${path}.0.answer`)).toEqual({ field: outer, index: 0 });
  expect(entryAround(document, `${path}.0.notes.1.words`)).toEqual({ field: inner, index: 1 });
});
