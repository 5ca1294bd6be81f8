import { campaigns } from '@/lib/campaigns';
import { structuredData, structuredDataJson } from './structured-data';

const [{ audience, offer }] = campaigns;

test('a text cannot close the script element', () => {
  const title = 'A </script><script>alert(1)</script> title';
  const odd = { audience: { ...audience, landing: { ...audience.landing, title } }, offer };
  const json = structuredDataJson(odd);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(structuredData(odd));
});

test('search engines read when an offer ends', () => {
  const until = 'March 31, 2027';
  const json = structuredDataJson({ audience, offer: { ...offer, until } });
  expect(json).toContain('"validThrough":"2027-03-31"');
});

test('an offer whose last day isn’t a date has none there', () => {
  const until = 'while supplies last';
  const json = structuredDataJson({ audience, offer: { ...offer, until } });
  expect(json).not.toContain('validThrough');
});
