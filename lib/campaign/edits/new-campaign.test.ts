import { withValues, wholeDocument } from '@/lib/fixtures/whole-campaign';
import { campaignLink, utmCampaign } from '../document/campaign-link';
import { outputName } from '../document/output-address';
import { resolve } from '../document/resolve';
import { noEdits } from './edits';
import { documentOf } from './new-campaign';
import { newCampaignIn, parseSavedEdits, saveEdits } from './saved-edits';

const { id } = wholeDocument.audience;
const newCampaign = { id: 'abcd1234', name: 'Dental labs', address: 'dental-labs' };
const post = (address: string) => ({ title: 'A post', address });
const exported = withValues(wholeDocument, {
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
const document = documentOf(exported, newCampaign);

test('a new campaign has its own name, page, posts, file names and utm_campaign', () => {
  const { audience, slug } = document;
  const { route, posts } = audience.landing;
  expect(audience).toMatchObject({ id, name: 'Dental labs' });
  expect({ route, slug }).toEqual({ route: '/dental-labs', slug: 'dental-labs' });
  expect(Object(posts).items.map(({ address }: { address: string }) => address)).toEqual([
    '{placeholder}/posts/dental-labs-reel',
    '/posts/dental-labs-story',
    'https://youtu.be/abc',
  ]);
  const campaign = resolve(document);
  expect(utmCampaign(campaign)).toBe('dental-labs');
  expect(campaignLink(campaign, { source: 'a', medium: 'b' })).toContain('/dental-labs?');
  expect(outputName(campaign, 'email.html')).toContain('-dental-labs-email.');
});

test('its address is saved, and one that was saved without it has its name', () => {
  const saved = saveEdits(document, noEdits);
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
  expect(documentOf(exported)).toBe(exported);
  expect(newCampaignIn(saveEdits(exported, noEdits), '')).toBeUndefined();
});
