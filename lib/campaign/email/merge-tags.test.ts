/** @jest-environment node */
import { email } from '@/lib/campaigns';
import { emailServices, mergeFieldLabels as labels } from '@/content/email-services';
import type { EmailService } from '@/content/schema';
import { applyMergeTags } from './apply-merge-tags';
import { mergeTags } from './merge-tags';

const { mergeFields } = email;
const text = Object.values(mergeFields).join(' / ');

const tagsOf = (service: EmailService, inText = text) => mergeTags(service, inText, email, labels);

const service: EmailService = {
  id: 'sender',
  name: 'Sender',
  required: [],
  rules: [],
  tags: {
    firstName: "{{ name|default:'there' }}",
    viewInBrowser: '{{ view }}',
    preferences: '$&$1',
    unsubscribe: '{{ unsubscribe }}',
  },
};

test.each(emailServices.map((each) => [each.name, each] as const))(
  '%s: its tags replace every field that it has a tag for',
  (_, each) => {
    const expected = { ...mergeFields, ...each.tags };
    const line = Object.keys(mergeFields).map((field) => Reflect.get(expected, field));
    const written = applyMergeTags(`${text}\n${text}`, tagsOf(each));
    expect(written).toBe(`${line.join(' / ')}\n${line.join(' / ')}`);
  },
);

test('a tag is written as it is, quotes, dollar signs and all', () => {
  const { firstName, preferences } = mergeFields;
  const written = applyMergeTags(`${firstName} ${preferences}`, tagsOf(service));
  expect(written).toBe("{{ name|default:'there' }} $&$1");
});

test('only the fields that occur in a text are listed', () => {
  const [field, placeholder] = ['firstName', mergeFields.firstName] as const;
  expect(tagsOf(service, `Hello ${placeholder},`)).toEqual([
    { field, name: labels[field], placeholder, tag: service.tags[field], note: undefined },
  ]);
});

const notes = (each: EmailService) =>
  Object.fromEntries(tagsOf(each).flatMap(({ name, note }) => (note ? [[name, note]] : [])));

test('what is left to do is noted', () => {
  expect(notes(service)).toEqual({ [labels.sender]: 'byHand' });
  const bare = { ...service, tags: { ...service.tags, firstName: '{{ name }}' } };
  expect(notes(bare)).toMatchObject({ [labels.firstName]: 'noFallback' });
  expect(Object.values(notes(emailServices[0]))).toEqual(
    Object.keys(mergeFields).map(() => 'byHand'),
  );
});
