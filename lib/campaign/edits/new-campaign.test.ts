import { templatePages } from '@/content/navigation';
import type { Campaign } from '@/content/schema';
import { confirmWords } from '@/content/words/confirm';
import { problemWords } from '@/content/words/problems';
import { siteRoutes } from '@/lib/export/content/own-pages';
import { withValues, wholeDocument } from '@/lib/fixtures/whole-campaign';
import { campaignLink, utmCampaign } from '../document/campaign-link';
import { toConfirm } from '../document/confirm';
import { copiedTexts } from '../document/copied-texts';
import { fill } from '../document/fill';
import { outputName } from '../document/output-address';
import { resolve } from '../document/resolve';
import { problemsIn } from '../rules';
import { siteOf } from '../rules/site';
import { applyVariant, noEdits } from './edits';
import { documentOf } from './new-campaign';
import { newCampaignIn, parseSavedEdits, saveEdits } from './saved-edits';

const { id } = wholeDocument.audience;
const newCampaign = { id: 'abcd1234', name: 'Dental labs', address: 'dental-labs' };
const post = (address: string) => ({ title: 'A post', address });
const original = withValues(wholeDocument, {
  'audience.campaign': 'theirs',
  'audience.landing.posts': {
    heading: 'Posts',
    items: [
      post(`{placeholder}/posts/${id}-reel`),
      post('/posts/story'),
      post('https://youtu.be/abc'),
    ],
  },
});
const begun = documentOf(original, newCampaign);
const subject = 'audience.email.subject';

/** What the site has, without any other campaign. */
const siteWithout = () =>
  siteOf({
    document: original,
    others: [],
    routes: { ...siteRoutes(), pages: ['/contact-us'] },
    words: problemWords.taken,
  });

test('a new campaign has its own name, page, posts, file names and utm_campaign', () => {
  const { audience, slug } = begun;
  const { route, posts } = audience.landing;
  expect(audience).toMatchObject({ id, name: 'Dental labs' });
  expect({ route, slug }).toEqual({ route: '/dental-labs', slug: 'dental-labs' });
  expect(Object(posts).items.map(({ address }: { address: string }) => address)).toEqual([
    '{placeholder}/posts/dental-labs-reel',
    '/posts/dental-labs-story',
    'https://youtu.be/abc',
  ]);
  const campaign = resolve(begun);
  expect(utmCampaign(campaign)).toBe('dental-labs');
  expect(campaignLink(campaign, { source: 'a', medium: 'b' })).toContain('/dental-labs?');
  expect(outputName(campaign, 'email.html')).toContain('-dental-labs-email.');
});

test('its address is saved, and one that was saved without it has its name', () => {
  const saved = saveEdits(begun, noEdits);
  expect(newCampaignIn(saved, 'abcd1234')).toEqual(newCampaign);
  const { address: _, ...older } = saved;
  expect(newCampaignIn(older, '')?.address).toBe(`${id}-dental-labs`);
  for (const address of ['', '../up', '/dental', 'Dental', 'a', 'a--b', 'x'.repeat(61), 5])
    expect(parseSavedEdits({ ...saved, address }).saved).toMatchObject({
      name: 'Dental labs',
      address: undefined,
    });
});

test('one of the site’s campaigns stays as it is', () => {
  expect(documentOf(original)).toBe(original);
  expect(newCampaignIn(saveEdits(original, noEdits), '')).toBeUndefined();
});

const kinds = (campaign: Campaign) => toConfirm(campaign, confirmWords).map(({ kind }) => kind);

test('its texts that are still another campaign’s are to be confirmed, and stop nothing', () => {
  const copied = documentOf({ ...original, site: siteWithout() }, newCampaign);
  expect(problemsIn({ document: copied }, problemWords)).toEqual([]);
  const paths = copiedTexts(copied);
  expect(paths).toEqual(expect.arrayContaining([subject, 'audience.ad.keywords.0']));
  const rewritten = copiedTexts(applyVariant(copied, { [subject]: 'Mine alone' }));
  expect(paths.filter((path) => !rewritten.includes(path))).toEqual([subject]);
  expect(kinds(resolve(copied))).toEqual(expect.arrayContaining(['page', 'copied']));
  expect(kinds(resolve(original))).not.toContain('page');
  const sentences = (texts: string[]) =>
    toConfirm({ ...resolve(copied), copied: { from: 'Clinics', paths: texts } }, confirmWords)
      .filter(({ kind }) => kind === 'copied')
      .map(({ sentence }) => sentence);
  const { one, other } = confirmWords.copied;
  expect(sentences([subject])).toEqual([fill(one, { campaign: 'Clinics' })]);
  expect(sentences(paths)).toEqual([fill(other, { count: paths.length, campaign: 'Clinics' })]);
  // Published as they are, they'd stop it.
  const published = { ...copied, origin: undefined };
  const stopped = problemsIn({ document: published }, problemWords).map(({ path }) => path);
  expect(stopped).toContain(subject);
});

test('a page that the site has already stops it', () => {
  const site = siteWithout();
  const own = original.audience.landing.route.slice(1);
  const [templates] = templatePages;
  for (const address of ['contact-us', templates.route.slice(1), own, id]) {
    const taken = documentOf({ ...original, site }, { ...newCampaign, address });
    const problems = problemsIn({ document: taken }, problemWords);
    // One sentence, and not another one for each of its texts.
    expect(problems.map(({ sentence }) => sentence)).toEqual([
      fill(problemWords.addressTaken, { slug: address }),
    ]);
  }
});
