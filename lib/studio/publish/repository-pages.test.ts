import type { Repository } from '@/content/schema';
import { documents } from '@/content/campaigns';
import { parseSavedText, saveEdits } from '@/lib/campaign/edits/saved-edits';
import { oneVariant } from '@/lib/campaign/edits/edits';
import { writeEditsFile } from '../drafts/edits-file';
import { changeFileName, longestAddress, newFilePage, uploadPage } from './repository-pages';

const address = 'https://github.example/a/b';
const github = { host: 'github', address, branch: 'main' } as const;
const gitea = { host: 'gitea', address, branch: 'site/50% & #1' } as const;

const page = (text: string, change = 'Summer sale', repository: Repository = github) =>
  newFilePage(repository, { change, text }) ?? '';

/** A query as Rack reads it, which GitHub uses. */
function readAsRack(url: string) {
  const pairs = url.slice(url.indexOf('?') + 1).split('&');
  return Object.fromEntries(
    pairs.map((pair) =>
      pair.split('=', 2).map((part) => decodeURIComponent(part.replaceAll('+', ' '))),
    ),
  );
}

/** Gitea reads the name on its server, in Go, and the text in the browser. */
const readAsGitea = (url: string) => ({
  ...readAsRack(url),
  value: new URL(url).searchParams.get('value'),
});

test('GitHub’s and Gitea’s page for a new file has the file’s name, its text and a message', () => {
  expect(page('{}')).toBe(
    'https://github.example/a/b/new/main/?filename=edits%2Fsummer-sale.json&value=%7B%7D&message=Summer%20sale',
  );
  expect(page('{}', 'Summer sale', gitea)).toMatch(
    /^https:\/\/github\.example\/a\/b\/_new\/site\/50%25%20%26%20%231\/\?filename=edits%2Fsummer-sale\.json&/,
  );
});

test('every character arrives as it is, and none leaves the query', () => {
  const planes = [0, 1, 2, 3, 14].map((plane) => plane * 0x10000);
  const characters = planes
    .flatMap((start) => Array.from({ length: 0x10000 }, (_, index) => start + index))
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code));
  const step = 400;
  for (let at = 0; at < characters.length; at += step) {
    const text = characters.slice(at, at + step).join('');
    const url = page(text);
    expect(url).toMatch(/^https:\/\/github\.example\/a\/b\/new\/main\/\?[\w%&=.*-]+$/);
    expect(readAsRack(url).value).toBe(text);
    expect(readAsGitea(url).value).toBe(text);
    expect(decodeURIComponent(url)).toContain(`&value=${text}&`);
  }
});

test('what the studio saves is what the page gets, and it’s read as the same edits', async () => {
  const [campaign] = documents;
  const odd = {
    'audience.email.subject': '“Grüße” & \'more\' "now" + 50% #1 \\ / ?a=b;c',
    'audience.email.intro': 'One 👩‍👩‍👧 🇩🇪.\n\nTwo\u00a0\u2028{offer.code}.',
    'audience.email.headline': 'Half \ud83d of an emoji\ud800',
  };
  const saved = saveEdits(campaign, oneVariant(odd));
  const text = await (await writeEditsFile(saved)).text();
  const url = page(text, 'Grüße, “Zoë” & co');
  for (const read of [readAsRack, readAsGitea]) {
    const { filename, value, message } = read(url);
    expect([filename, message]).toEqual(['edits/grusse-zoe-co.json', 'Grüße, “Zoë” & co']);
    expect(value).toBe(text);
    const { saved: published } = parseSavedText(value ?? '');
    expect(
      Object.fromEntries((published?.edits[0] ?? []).map(([path, typed]) => [path, typed])),
    ).toEqual(odd);
  }
});

test('an address has at most 7,000 characters', () => {
  const most = longestAddress - page('').length;
  expect(longestAddress).toBe(7000);
  expect(page('a'.repeat(most))).toHaveLength(longestAddress);
  expect(
    newFilePage(github, { change: 'Summer sale', text: 'a'.repeat(most + 1) }),
  ).toBeUndefined();
});

test.each([
  ['Summer sale', 'summer-sale.json'],
  ['../../etc/passwd', 'etc-passwd.json'],
  ['Zoë’s 3/14', 'zoe-s-3-14.json'],
  ['🎉', 'edits.json'],
  ['', 'edits.json'],
  ['con', 'con.json'],
  ['a'.repeat(90), `${'a'.repeat(60)}.json`],
  [`${'a'.repeat(59)} b`, `${'a'.repeat(59)}.json`],
])('the file of “%s” is %s', (change, expected) => {
  expect(changeFileName(change)).toBe(expected);
});

test('what’s too long is dropped on the upload page', () => {
  expect(uploadPage(github)).toBe('https://github.example/a/b/upload/main/edits');
  expect(uploadPage(gitea)).toBe(
    'https://github.example/a/b/_upload/site/50%25%20%26%20%231/edits',
  );
});
