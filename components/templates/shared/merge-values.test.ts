import { emailTemplates } from '@/content/words/email-templates';
import { email as shared } from '@/lib/campaigns';
import { mergeValues, withValues, fillIn } from './merge-values';

const { mergeFields, samplePerson, fallback } = shared;
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

const links = {
  origin: 'https://brand.example',
  viewInBrowser: 'https://merge.example/view',
  byService: ['https://merge.example/unsubscribe'],
  byServiceNote: emailTemplates.view.byService,
};

const [unsubscribe = ''] = links.byService;

function loadEmail() {
  const email = document.implementation.createHTMLDocument();
  email.body.innerHTML = `<a href="${links.origin}/page?utm_source=x">Page</a>
    <a href="${links.viewInBrowser}">View</a>
    <a href="${unsubscribe}">Unsubscribe</a>`;
  return email;
}

const linksIn = (email: Document) =>
  Array.from(email.querySelectorAll('a'), (link) => [
    link.getAttribute('href'),
    link.getAttribute('title'),
  ]);

test('a link shows its tag when asked to, and leads somewhere again afterwards', () => {
  const email = loadEmail();
  fillIn(email, { [links.viewInBrowser]: '%VIEW%', [unsubscribe]: '%UNSUB%' }, links);
  expect(linksIn(email).slice(1)).toEqual([
    [null, '%VIEW%'],
    [null, '%UNSUB%'],
  ]);
  fillIn(email, {}, links);
  expect(linksIn(email)).toEqual([
    [`${window.location.origin}/page?utm_source=x`, null],
    [email.URL, null],
    [null, links.byServiceNote],
  ]);
});
