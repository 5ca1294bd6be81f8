import { email } from '@/content/email';
import { mergeValues, withValues } from './merge-values';

const { mergeFields, samplePerson, fallback } = email;
const { firstName, postalAddress } = mergeFields;
const content = {
  mergeFields,
  samplePerson,
  fallback,
  services: [
    { id: 'bare', tags: [{ placeholder: firstName, tag: '%NAME%' }] },
    { id: 'careful', tags: [{ placeholder: firstName, tag: `{{ name|default:'${fallback}' }}` }] },
  ],
};
const text = `Hello ${firstName}, from ${postalAddress}`;

test.each([
  ['sample', 'bare', `Hello ${samplePerson.firstName}, from ${samplePerson.postalAddress}`],
  ['empty', 'bare', `Hello , from ${samplePerson.postalAddress}`],
  ['empty', 'careful', `Hello ${fallback}, from ${samplePerson.postalAddress}`],
  ['tags', 'bare', `Hello %NAME%, from ${postalAddress}`],
] as const)('fills in an email for %s with the tags of %s', (person, service, filledIn) => {
  expect(withValues(text, mergeValues({ person, service }, content))).toBe(filledIn);
});
