import { email } from '@/lib/campaigns';
import { mergeValues, withValues } from './merge-values';

const { mergeFields, samplePerson, fallback } = email;
const { firstName, sender } = mergeFields;
const content = {
  mergeFields,
  samplePerson,
  fallback,
  services: [
    { id: 'bare', tags: [{ placeholder: firstName, tag: '%NAME%' }] },
    { id: 'nameless', tags: [{ placeholder: firstName, tag: fallback }] },
    { id: 'careful', tags: [{ placeholder: firstName, tag: `{{ name|default:'${fallback}' }}` }] },
  ],
};
const text = `Hello ${firstName}, from ${sender}`;

test.each([
  ['sample', 'bare', `Hello ${samplePerson.firstName}, from ${samplePerson.sender}`],
  ['sample', 'nameless', `Hello ${fallback}, from ${samplePerson.sender}`],
  ['empty', 'bare', `Hello , from ${samplePerson.sender}`],
  ['empty', 'careful', `Hello ${fallback}, from ${samplePerson.sender}`],
  ['tags', 'bare', `Hello %NAME%, from ${sender}`],
] as const)('fills in an email for %s with the tags of %s', (person, service, filledIn) => {
  expect(withValues(text, mergeValues({ person, service }, content))).toBe(filledIn);
});
