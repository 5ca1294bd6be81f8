import { brand } from '@/content/brand';
import { expect, test } from './fixtures';

test('security.txt says where to report a vulnerability', async ({ request }) => {
  const address = '/.well-known/security.txt';
  const response = await request.get(address);
  expect(response.headers()['content-type']).toMatch(/^text\/plain(; charset=utf-8)?$/i);
  expect(response.headers()['x-content-type-options']).toBe('nosniff');
  const lines = (await response.text()).trimEnd().split('\n');
  const fields = lines.map((line) => /^([A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1) ?? [line]);
  expect(fields).toEqual([
    ['Contact', brand.security.contact],
    ['Expires', expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)],
    ['Preferred-Languages', 'en'],
    ['Canonical', brand.origin + address],
  ]);
  const expires = new Date(fields[1]?.[1] ?? '');
  expect(expires).toEqual(new Date(brand.security.expires));
});
