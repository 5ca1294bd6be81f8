import { contentProblems, expiryProblems } from '../lib/export/content/check-content';
import { plainDataProblems } from '../lib/export/content/plain-data';
import { contentModules as modules } from '@/lib/fixtures/content-modules';
import { wholeDocument, withValues } from '@/lib/fixtures/whole-campaign';
import { campaigns, offer } from '@/lib/campaigns';
import { fill } from '@/lib/campaign/document/fill';
import { brand } from './brand';
import { documents } from './campaigns';
import type { CampaignDocument } from './schema';
import { problemWords } from './words/problems';

const { wanted, taken, colors, empty } = problemWords;
/** How a sentence starts that says what a value should be. */
const [use = '', add = ''] = [problemWords.use, problemWords.add].map(
  (words) => words.split('{wanted}')[0],
);

const withDocuments = (changed: readonly CampaignDocument[]) =>
  modules.map(([file, exports]) => {
    const [name] = Object.entries(exports).find((pair) => pair[1] === documents[0].audience) ?? [];
    if (file === 'content/campaigns.ts') return [file, { documents: changed }] as const;
    return name && /^content\/audiences\/[^/]+\/index\.ts$/.test(file)
      ? ([file, { [name]: changed[0]?.audience }] as const)
      : ([file, exports] as const);
  });

function problemsOf(field: string, value: unknown): string[] {
  const isOwn = Object.hasOwn(wholeDocument.audience, field.split('.')[0] ?? '');
  const changed = withValues(wholeDocument, {
    // So that each platform's limits count.
    'audience.launch.platforms': wholeDocument.platforms.map(({ id }) => id),
    [isOwn ? `audience.${field}` : field]: value,
  });
  return contentProblems(withDocuments([changed, ...documents.slice(1)]));
}

test('the content matches its schemas', () => {
  expect(contentProblems(modules)).toEqual([]);
});

test('a problem names the file, the field, what it found and what it expects', () => {
  const long = 'A subject line that goes on and on and on, far beyond what an inbox shows';
  expect(problemsOf('email.subject', long)).toEqual([
    expect.stringMatching(
      new RegExp(
        `^content/audiences/[^/]+/email\\.ts: email\\.subject is "${long}". ${use}${fill(wanted.fewerThan, { most: 60, length: long.length })}\\.$`,
      ),
    ),
  ]);
  // No other text is taken for one that has the code.
  expect(problemsOf('offer.code', '')).toEqual([expect.stringContaining(': offer.code is "".')]);
});

const reel = 'ad.story.reelScript';
const zero = { amount: 0, unit: 'count' };
const gray = { ground: '#888888', ink: '#999999', accent: '#000000', danger: '#000000' };

/** Each problem is in the field that changed, unless it says where. */
test.each<[field: string, value: unknown, expected: string, at?: string]>([
  ['name', 'A ', `is "A ". ${use}text without line breaks or extra spaces.`],
  ['id', 'Not An Id', `is "Not An Id". ${use}up to 60 lowercase`],
  ['id', 'content', 'any id other than content, top'],
  ['id', 'other', `is "other". ${use}the name of its folder.`],
  ['landing.hero.actions.0.href', 'http://a.example', 'or an https address'],
  ['landing.hero.assurances', 'One', `is "One". ${use}${wanted.kinds.Array}`],
  [
    'landing.hero',
    { headlin: 'A' },
    `headline is missing. ${add}${fill(wanted.misspelled, { near: 'headlin' })}`,
  ],
  ['launch.ages.max', '55', `is "55". ${use}${wanted.kinds.number}`],
  ['own.new', { ...zero, whol: 2 }, `.whol is 2. ${use}one of the fields of a figure: am`],
  ['own.new', { amount: 0 }, `.unit is missing. ${add}an amount and a unit, as`],
  // It would add a line of its own to security.txt.
  ['brand.security.contact', 'mailto:a@a.example\nContact: mailto:b@b.example', 'an address'],
  ['brand.links.contact.href', '/contact-us', `${use}a web address that starts with https`],
  ['brand.security.contact', 'security@a.example', `${use}an address such as mailto:`],
  ['brand.security.contact', 'https://', 'or an https address'],
  ['brand.security.expires', '2027-02-29', `${use}a date such as 2027-11-01`],
  ['brand.security.expires', '2027-11', `${use}a date such as 2027-11-01`],
  ['email.intro', 'One. \n\nTwo.', 'paragraphs with a blank line between'],
  ['email.intro', 'One.\nTwo.', 'paragraphs with a blank line between'],
  ['email.headline', 'One.\n\nTwo.', 'text without line breaks or extra spaces'],
  ['email.headline', 'Two  spaces.', 'text without line breaks or extra spaces'],
  ['ad.display.colorScheme', gray, `.ink: ${colors.tooLightOn.split('{color}')[0]}#`],
  ['email.badges', [], `is []. ${use}at least one entry`],
  ['ad.metaTags.0', 'Home', `is "Home". ${use}a hashtag`],
  ['ad.display.dimensions.0', '10x10', `is "10x10". ${use}${fill(wanted.listed, { items: '' })}`],
  ['ad.display.dimensions.0', 'square', `is "square". ${use}a size in pixels`],
  ['launch.platforms.0', 'nowhere', `is "nowhere". ${use}${fill(wanted.listed, { items: '' })}`],
  ['ad.story.slides', ['One slide.'], `${use}2 to 10 slides`],
  ['ad.story.reelScript.endCard.end', 21, `${use}15 to 20 seconds, not 21.`, reel],
  ['ad.story.reelScript.endCard.start', 0.5, 'shots that each start where the one before', reel],
  ['brand.logo', undefined, `brand.logo is missing. ${add}a logo: a file in content/`],
])('a problem in %s: %j', (field, value, expected, at = field) => {
  const [first = ''] = field.split('.');
  const file = { launch: 'ad', own: 'figures' }[first] ?? (field === first ? 'index' : first);
  const place = `/${file}.ts: ${at}`;
  const messages = problemsOf(field, value).filter((problem) => problem.includes(place));
  expect(messages.join('\n')).toContain(expected);
});

test.each([
  ['brand.security.contact', 'https://a.example/@security'],
  ['brand.security.expires', '2028-02-29'],
  ['email.intro', 'One.\n\nTwo.'],
  ['ad.metaTags', ['#Prüfung', '#ЧтоНового_2', '#暮らし']],
])('%s can be %j', (field, value) => {
  expect(problemsOf(field, value)).toEqual([]);
});

test('audiences share no address and no text of their own, but they may share a token', () => {
  const [document] = documents;
  const copy = withValues(document, {
    'audience.campaign': document.audience.campaign ?? document.audience.id,
    'audience.ad.keywords': ['{brand.name}', document.audience.ad.keywords[0] ?? ''],
  });
  const messages = contentProblems(withDocuments([document, copy])).join('\n');
  for (const field of ['id', 'campaign', 'landing.route', 'ad.keywords.1', 'ad.title'])
    expect(messages).toContain(`: ${field} is `);
  expect(messages).toContain(
    fill(wanted.other, {
      other: fill(taken.field, { field: 'route', campaign: document.audience.name }),
    }),
  );
  expect(messages).not.toContain('ad.keywords.0 is');
});

const expiring = (expires: string) =>
  expiryProblems(
    { ...brand, security: { ...brand.security, expires } },
    new Date('2031-05-07T23:59:59Z'),
  );

test('the security contact may be used up to the day before it expires', () => {
  expect(expiring('2031-05-08')).toEqual([]);
  expect(expiring('2031-05-07')).toEqual([
    `content/brand.ts: brand.security.expires is "2031-05-07". ${use}a date later than today (2031-05-07): make sure the contact is still right, then pick a new date.`,
  ]);
});

test('an owner’s hosts are checked: the security policy comes from them', () => {
  const changed = modules.map(([file, exports]): (typeof modules)[number] => {
    const scripts = ['/no-such-file.js', '/ads.txt'];
    const connect = ["https://a.example; script-src 'none'"];
    const forms = ['http://a.example'];
    return file === 'content/hosts.ts'
      ? [file, { hosts: { ...Object(exports).hosts, scripts, connect, forms } }]
      : [file, exports];
  });
  const messages = contentProblems(changed).join('\n');
  expect(messages).toContain(`hosts.scripts.0 is "/no-such-file.js". ${use}a file in public/.`);
  expect(messages).toContain(`hosts.scripts.1 is "/ads.txt". ${use}an https address without`);
  expect(messages).toContain('content/hosts.ts: hosts.connect.0 is "https://a.example; script-src');
  expect(messages).toContain(`content/hosts.ts: hosts.forms.0 is "http://a.example". ${use}`);
});

const repositoryProblems = (repository: unknown) =>
  contentProblems(
    modules.map(([file, exports]) => [
      file,
      file === 'content/repository.ts' ? { repository } : exports,
    ]),
  );

const onGitHub = { host: 'github', address: 'https://github.example/a/b', branch: 'main' };

test.each([
  undefined,
  onGitHub,
  { ...onGitHub, branch: 'release/2027-may' },
  { ...onGitHub, host: 'gitea', address: 'https://git.example:3000/git/a/b.c' },
])('a repository can be %j', (repository) => {
  expect(repositoryProblems(repository)).toEqual([]);
});

test.each<[changed: Record<string, unknown>, expected: string]>([
  [{ host: 'gitlab' }, `host is "gitlab". ${use}"github" ${wanted.or} "gitea".`],
  [{ host: undefined }, `host is missing. ${add}"github" ${wanted.or} "gitea".`],
  [{ branch: undefined }, `branch is missing. ${add}`],
  [{ address: '' }, `address is "". ${empty}`],
  [{ address: undefined }, `address is missing. ${add}`],
  ...[
    'http://github.example/a/b',
    'https://me@github.example/a/b',
    'git@github.example:a/b.git',
    'https://github.example/a/b.git',
    'https://github.example/a/b/',
    'https://github.example/a',
    'https://github.example/a/b/tree/main',
    'https://github.example/a/b?tab=readme',
    'https://github.example/a/b#readme',
  ].map((address): [Record<string, unknown>, string] => [
    { address },
    `address is "${address}". ${use}`,
  ]),
  ...['a b', '-a', 'a..b', 'a.lock', '/a', 'a/', 'a//b', '.a', 'a~1', 'a:b', '@', 'a@{b', 'a?'].map(
    (branch): [Record<string, unknown>, string] => [
      { branch },
      `branch is "${branch}". ${use}the name of a branch, such as main.`,
    ],
  ),
])('a repository with %j is refused, in one sentence', (changed, expected) => {
  const problems = repositoryProblems({ ...onGitHub, ...changed });
  expect(problems).toEqual([
    expect.stringContaining(`content/repository.ts: repository.${expected}`),
  ]);
});

test('an offer’s button that says how much it takes off brings the code along', () => {
  const links = campaigns.map(({ audience }) => audience.landing.offer.action);
  const toContact = links.filter(({ href }) => href.startsWith(brand.links.contact.href));
  expect(toContact.filter(({ href }) => !href.includes(`code=${offer.code}`))).toEqual([]);
});

test('every audience is in the list, and so is the home audience', () => {
  const list = 'content/audiences/index.ts';
  const odd = modules.filter(([file]) => file !== list);
  const extra = ['content/audiences/extra/index.ts', { extra: { id: 'extra' } }] as const;
  const messages = contentProblems([...odd, [list, { homeAudience: { id: 'none' } }], extra]);
  expect(messages).toEqual([
    `content/audiences/extra isn't in ${list}: add extra there, or delete the folder.`,
    expect.stringMatching(/^content.+: homeAudience is "none"\. .*one in the list: /),
  ]);
});

test.each(['content/words/confirm.ts', 'content/market/inboxes.ts'])(
  'a text without a schema is checked, too: in %s',
  (file) => {
    const others = modules.filter(([name]) => name !== file);
    expect(contentProblems([...others, [file, { words: { label: ' A' } }]])).toEqual([
      `${file}: words.label is " A". ${use}text without line breaks or extra spaces.`,
    ]);
  },
);

test('a figure with a problem doesn’t hide other problems, wherever they are', () => {
  const changed = withValues(documents[0], {
    'figures.broken': { amount: 5, unit: 'day' },
    'audience.landing.closing': 'After {figures.broken}.',
    'audience.landing.route': '/?',
    'audience.ad.metaTags': ['#A B'],
  });
  const messages = contentProblems(withDocuments([changed, ...documents.slice(1)])).join('\n');
  expect(messages).toContain(
    `content/figures.ts: figures.broken.unit is "day". ${use}"count" ${wanted.or} `,
  );
  expect(messages).toContain(`landing.route is "/?". ${use}a path`);
  expect(messages).toContain(`ad.metaTags.0 is "#A B". ${use}a hashtag`);
});

test.each(['`a`', "'a' + 'b'", 'f()', '...other', '(a)', 'a ? 1 : 2'])('%s is code', (code) => {
  expect(
    plainDataProblems('content/offer.ts', `export const offer = {\n  a: ${code},\n};`),
  ).toEqual([expect.stringMatching(/^content\/offer\.ts:2 has “a: .+,”. Use plain data: texts, /)]);
});
