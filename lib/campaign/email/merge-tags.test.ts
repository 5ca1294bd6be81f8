import { email as exported } from '@/lib/campaigns';
import { emailServices, mergeFieldLabels as labels } from '@/content/market/email-services';
import type { EmailService } from '@/content/schema';
import { applyMergeTags } from './apply-merge-tags';
import { mergeTags } from './merge-tags';

/** Without an address of one's own. */
const { sender: _, ...email } = exported;
const { mergeFields } = email;
const text = Object.values(mergeFields).join(' / ');

const tagsOf = (service: EmailService) => mergeTags(service, text, email, labels);

const custom: EmailService = {
  id: 'sender',
  name: 'Sender',
  required: [],
  rules: [],
  tags: {
    firstName: `{{ name|default:'${email.fallback}' }}`,
    viewInBrowser: '{{ view }}',
    preferences: '$&$1',
    unsubscribe: '{{ unsubscribe }}',
  },
};

test('a tag is written as it is, quotes, dollar signs and all', () => {
  const { firstName, preferences } = mergeFields;
  const written = applyMergeTags(`${firstName} ${preferences}`, tagsOf(custom));
  expect(written).toBe(`{{ name|default:'${email.fallback}' }} $&$1`);
});

const notes = (service: EmailService) =>
  Object.fromEntries(tagsOf(service).flatMap(({ name, note }) => (note ? [[name, note]] : [])));

test('what is left to do is noted', () => {
  expect(notes(custom)).toEqual({ [labels.sender]: 'byHand' });
  const bare = { ...custom, tags: { ...custom.tags, firstName: '{{ name }}' } };
  expect(notes(bare)).toMatchObject({ [labels.firstName]: 'noFallback' });
  const byHand = Object.keys(mergeFields).map(() => 'byHand');
  expect(Object.values(notes(emailServices[0]))).toEqual(byHand);
});
