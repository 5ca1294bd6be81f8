import { readFileSync } from 'node:fs';

type Rules = Map<string, Record<string, string>>;

/** public/_headers: an address in a line, then its headers, each in a line with two spaces. */
function readHeadersFile(): Rules {
  const rules: Rules = new Map();
  const blocks = readFileSync('public/_headers', 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .split('\n\n');
  for (const block of blocks) {
    const [address = '', ...lines] = block.trim().split('\n');
    const headers = lines.map((line) => line.trim().split(/: (.*)/, 2));
    rules.set(address, Object.fromEntries(headers));
  }
  return rules;
}

/** firebase.json, with addresses as in `_headers`: `*` for `**`. */
function readFirebaseRules(): Rules {
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8'));
  const rules: Rules = new Map();
  for (const { source, headers } of hosting.headers) {
    const pairs = headers.map(({ key, value }: Record<string, string>) => [key, value]);
    rules.set(source.replace('**', '*'), Object.fromEntries(pairs));
  }
  return rules;
}

test('Netlify and Cloudflare send the headers of firebase.json', () => {
  const expected = readFirebaseRules();
  // They send this by themselves, and Cloudflare would join it with the rule for hashed files.
  delete expected.get('/*')?.['Cache-Control'];
  // Firebase's `**` doesn't match names that start with a dot. Nor do the others need a rule for 404.
  for (const address of ['/.well-known/*', '404.html']) expected.delete(address);
  expect(readHeadersFile()).toEqual(expected);
});
