import * as fc from 'fast-check';
import { documents } from '@/content/campaigns';
import { id as idSchema } from '@/content/schema/text';
import { oneVariant } from '@/lib/campaign/edits/edits';
import { slugOf } from '@/lib/campaign/edits/new-campaign';
import { parseSavedEdits, saveEdits } from '@/lib/campaign/edits/saved-edits';
import { is } from 'valibot';
import { property, strangeText } from './property';

const [document] = documents;
const time = fc.oneof(fc.nat(), fc.double());
const theirs = saveEdits(document, oneVariant({ 'audience.email.subject': 'Theirs' }));

const link = fc.record({ at: time, name: strangeText });

property('a link’s edits are read, and what else it says is short and clean', [link], (more) => {
  const { saved } = parseSavedEdits({ ...theirs, ...more });
  expect(saved?.edits).toEqual(theirs.edits);
  const { name = 'x', at = 0 } = saved ?? {};
  expect(name).toMatch(/^.{1,60}$/);
  expect(name).not.toMatch(/\p{Cc}|[\u202a-\u202e]|\p{Surrogate}/u);
  expect(Number.isNaN(new Date(at).getTime())).toBe(false);
});

property('any name makes a name for files and links', [strangeText], (name) => {
  expect(is(idSchema, slugOf(document.audience.id, name))).toBe(true);
});
