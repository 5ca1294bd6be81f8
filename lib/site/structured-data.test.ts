import { audiences } from '@/lib/campaigns';
import { structuredData, structuredDataJson } from './structured-data';

const [audience] = audiences;

test('a text cannot close the script element', () => {
  const title = 'A </script><script>alert(1)</script> title';
  const odd = { ...audience, landing: { ...audience.landing, title } };
  const json = structuredDataJson(odd);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(structuredData(odd));
});
