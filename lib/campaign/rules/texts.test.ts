/** @jest-environment node */
import { documents } from '@/content/campaigns';
import { problemsIn } from '.';

const [document] = documents;
const { email } = document.audience;

const said = (subject: string) =>
  problemsIn({
    document: { ...document, audience: { ...document.audience, email: { ...email, subject } } },
  })
    .filter(({ path }) => path === 'audience.email.subject')
    .map(({ sentence }) => sentence);

test('a figure that the landing page lacks is a claim; a time, a date or a name isn’t', () => {
  expect(said('For your B2B team, Q1 2027: May 5, 9 AM, 14:30, by 3/31/2027')).toEqual([]);
  for (const claim of ['77%', '$12K', '9x', '3,000'])
    expect(said(`Save ${claim} today`)).toEqual([expect.stringContaining(`“${claim}”`)]);
});
