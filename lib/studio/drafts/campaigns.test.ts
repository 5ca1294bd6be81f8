/** @jest-environment jsdom */
import { documents } from '@/content/campaigns';
import { beginCampaign, findNewCampaign, listCampaigns, renameCampaign } from './campaigns';
import { readDraft, storeDraft } from './draft';
import { draftKey } from '@/lib/site/stored-drafts';
import { oneVariant, type Variant } from '@/lib/campaign/edits/edits';
import { draftOf } from './history';
import { campaignId, documentOf, slugOf } from '@/lib/campaign/edits/new-campaign';

const [document] = documents;
const { id } = document.audience;
const [subject, code] = ['audience.email.subject', 'offer.code'];
const store = (variant: Variant, campaign = id) =>
  storeDraft(document, draftOf(oneVariant(variant)), { at: 5, campaign });
const address = 'spring-sale';
const begin = (from = id, name = 'Spring sale') =>
  campaignId(id, beginCampaign(document, { from, name, address, target: '' }));
const storedEdits = (campaign = id) => readDraft(document, campaign).draft.edits;
const stored = () => Object.fromEntries(Object.entries(window.localStorage));
const audiences = [document.audience, { id: 'other', name: 'Other' }];
const names = () => listCampaigns(audiences).campaigns.map(({ newCampaign }) => newCampaign?.name);

test('a new campaign starts with the edits of another, and then each goes its own way', () => {
  store({ [subject]: 'Mine', [code]: 'MARCH', 'audience.campaign': 'not-mine' });
  const spring = begin();
  store({ [subject]: 'Later', [code]: 'APRIL' });
  expect(storedEdits(spring)).toEqual(oneVariant({ [subject]: 'Mine', [code]: 'MARCH' }));
  store({ [code]: 'MAY' }, spring);
  expect(storedEdits()).toEqual(oneVariant({ [subject]: 'Later', [code]: 'APRIL' }));
  const summer = begin(spring, 'Summer');
  expect(storedEdits(summer)).toEqual(oneVariant({ [code]: 'MAY' }));
});

test('whom a new campaign is for is an edit, unless it’s left empty', () => {
  const path = 'audience.ad.targetDemo';
  const targetOf = (target: string) => {
    const begun = beginCampaign(document, { from: id, name: 'Labs', address, target });
    return storedEdits(campaignId(id, begun)).variants[0]?.[path];
  };
  expect(targetOf('  Owners of\ndental labs ')).toBe('Owners of dental labs');
  for (const target of ['', '  ', document.audience.ad.targetDemo])
    expect(targetOf(target)).toBeUndefined();
});

test('the list has each campaign under its name, which another tab’s edits don’t take back', () => {
  const spring = begin();
  const own = spring.slice(id.length + 1);
  expect(findNewCampaign(id, own)).toEqual({ id: own, name: 'Spring sale', address });
  const opened = documentOf(document, findNewCampaign(id, own));
  renameCampaign(spring, { name: 'Spring push', address: 'push' });
  storeDraft(opened, draftOf(oneVariant({ [subject]: 'Mine' })), { at: 9, campaign: spring });
  expect(names()).toEqual([undefined, 'Spring push', undefined]);
  expect(findNewCampaign(id, own)).toMatchObject({ name: 'Spring push', address: 'push' });
  // Without an edit, it stays in the list.
  storeDraft(opened, draftOf(oneVariant({})), { at: 9, campaign: spring });
  expect(names()).toEqual([undefined, 'Spring push', undefined]);
  expect(listCampaigns([document.audience]).campaigns.map(({ changedAt }) => changedAt)).toEqual([
    0, 9,
  ]);
});

test('with no room for a new campaign, nothing is stored and nothing is lost', () => {
  store({ [subject]: 'Mine', [code]: 'MARCH' });
  const before = stored();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  expect(() => begin()).toThrow('');
  expect(stored()).toEqual(before);
});

test('a draft that nothing opens is listed and kept: it can’t be read, or its audience is gone', () => {
  const saved = window.localStorage.getItem(draftKey(begin()))!;
  const unopened = { [`${id}/abcd1234`]: '{"version":99}', gone: saved, 'gone/abcd1234': saved };
  const others = { [id]: '{"version":99}', shared: 'x', 'of another program': 'x' };
  for (const [key, text] of Object.entries({ ...unopened, ...others }))
    window.localStorage.setItem(draftKey(key), text);
  const listed = listCampaigns([document.audience]);
  expect(listed.campaigns).toMatchObject([{ id }, { newCampaign: { name: 'Spring sale' } }]);
  expect(listed.unopened.toSorted()).toEqual(Object.keys(unopened).map(draftKey).toSorted());
});

test('without access to storage, the site’s campaigns are listed', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(names()).toEqual([undefined, undefined]);
  expect(findNewCampaign(id, 'abcd1234')).toBeUndefined();
});

test('ids are new, and a name becomes one that files and links can have', () => {
  const ids = Array.from({ length: 100 }, () => begin());
  expect(new Set(ids).size).toBe(100);
  for (const campaign of ids) expect(campaign).toMatch(/^\w+\/[a-z\d]{8}$/);
  expect(slugOf('home', 'Zoë’s 3/14')).toBe('home-zoe-s-3-14');
  expect(slugOf('home', 'Home 2')).toBe('home-2');
  expect(slugOf('home', '🎉')).toBe('home-new');
});
