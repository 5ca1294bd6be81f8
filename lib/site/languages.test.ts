const audience = (id: string, route: string) => ({ id, landing: { route } });
const languages = [
  { locale: 'en', audiences: [audience('a', '/doctors'), audience('b', '/b')], pages: [] },
  { locale: 'de', audiences: [audience('a', '/aerzte')], pages: [{ route: '/impressum' }] },
];

/** The functions in a build of one language, below a path. */
async function inBuild(locale: string, basePath: string) {
  jest.resetModules();
  jest.doMock('../../content/locales', () => ({ languages }));
  jest.doMock('../../content/brand', () => ({ brand: { origin: 'https://a.b' } }));
  process.env.SITE_LOCALE = locale;
  process.env.SITE_BASE_PATH = basePath;
  return import('./languages');
}

afterAll(() => {
  process.env.SITE_LOCALE = process.env.SITE_BASE_PATH = '';
});

const english = { locale: 'en', name: 'English' };
const german = { locale: 'de', name: 'Deutsch' };

test.each([
  ['', '', '/doctors', { ...german, path: '/de/aerzte' }],
  ['', '', '/b', { ...german, path: '/de' }],
  ['', '', '/', { ...german, path: '/de' }],
  ['', '/our', '/doctors', { ...german, path: '/our/de/aerzte' }],
  ['de', '/de', '/aerzte', { ...english, path: '/doctors' }],
  ['de', '/de', '/impressum', { ...english, path: '/' }],
  ['de', '/our/de', '/', { ...english, path: '/our' }],
])('in the build of “%s” at “%s”, %s leads to its other language', async (...given) => {
  const [locale, basePath, route, link] = given;
  const { languageLinks } = await inBuild(locale, basePath);
  expect(languageLinks(route)).toEqual([link]);
});

test('search engines learn of a page’s versions, if it has any', async () => {
  const { versionsOf } = await inBuild('de', '/our/de');
  expect(versionsOf('/aerzte')).toEqual([
    ['en', 'https://a.b/our/doctors'],
    ['de', 'https://a.b/our/de/aerzte'],
  ]);
  expect(versionsOf('/impressum')).toEqual([]);
});
