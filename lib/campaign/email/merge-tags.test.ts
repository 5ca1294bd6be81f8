import { email } from '@/content/email';
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
  tags: {
    firstName: "{{ name|default:'there' }}",
    company: '$&$1',
    viewInBrowser: '{{ view }}',
    unsubscribe: '{{ unsubscribe }}',
  },
};

test.each(emailServices.map((each) => [each.name, each] as const))(
  '%s: its tags replace every field that it has a tag for',
  (_, each) => {
    const expected = { ...mergeFields, ...each.tags };
    const written = applyMergeTags(`${text}\n${text}`, tagsOf(each));
    const line = Object.keys(mergeFields)
      .map((field) => Object.entries(expected).find(([name]) => name === field)?.[1])
      .join(' / ');
    expect(written).toBe(`${line}\n${line}`);
  },
);

test('a tag is written as it is, quotes, dollar signs and all', () => {
  const written = applyMergeTags(
    `${mergeFields.firstName} ${mergeFields.company}`,
    tagsOf(service),
  );
  expect(written).toBe("{{ name|default:'there' }} $&$1");
});

test('only the fields that occur in a text are listed', () => {
  expect(tagsOf(service, `Hello ${mergeFields.firstName},`)).toEqual([
    {
      name: labels.firstName,
      placeholder: mergeFields.firstName,
      tag: service.tags.firstName,
      note: undefined,
    },
  ]);
});

const notes = (each: EmailService) =>
  Object.fromEntries(tagsOf(each).flatMap(({ name, note }) => (note ? [[name, note]] : [])));

test('what is left to do is noted, but not for plain placeholders', () => {
  expect(notes(service)).toEqual({
    [labels.company]: 'noFallback',
    [labels.postalAddress]: 'byHand',
  });
  expect(notes(emailServices[0])).toEqual({});
});
