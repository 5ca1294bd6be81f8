/** @jest-environment jsdom */
import { documents } from '@/content/campaigns';
import { outputName } from '@/lib/campaign/output-address';
import { resolve } from '@/lib/campaign/resolve';
import { type Copy, copiedDocument, slugOf } from './copies';
import { readDraft, storeDraft } from './draft';
import { draftKey } from './draft-key';
import { draftTexts } from './image-store';
import { oneVariant, type Variant } from './edits';
import { draftOf } from './history';
import {
  keepCopy,
  keptCampaigns,
  keptCopy,
  makeCopy,
  newCopyId,
  noteDownload,
  removeCampaign,
  restoreCampaign,
} from './kept-campaigns';
import { savedVersion } from './saved-version';

const [document] = documents;
const { id } = document.audience;
const [subject, code] = ['audience.email.subject', 'offer.code'];
const store = (variant: Variant, campaign = id) =>
  storeDraft(document, draftOf(oneVariant(variant)), 5, campaign);
const spring: Copy = { id: 'abcd1234', name: 'Spring sale' };
const tracking = { 'audience.campaign': `${id}-spring-sale` };
const sent: Copy = { id: 'sent0314', name: 'Sent 3/14' };
const idOf = (copy: Copy) => `${id}/${copy.id}`;
const now = (copy?: Copy) => readDraft(document, copy ? idOf(copy) : id).draft.now;
const stored = () => Object.fromEntries(Object.entries(window.localStorage));
const names = () => keptCampaigns([id, 'other']).campaigns.map(({ copy }) => copy?.name);

test('a copy starts with the original’s edits, and then each goes its own way', () => {
  store({ [subject]: 'Mine', [code]: 'MARCH' });
  expect(makeCopy(document, id, spring)).toBe(true);
  store({ [subject]: 'Later', [code]: 'APRIL' });
  expect(now(spring)).toEqual(oneVariant({ [subject]: 'Mine', [code]: 'MARCH', ...tracking }));
  store({ [code]: 'MAY' }, idOf(spring));
  expect(now()).toEqual(oneVariant({ [subject]: 'Later', [code]: 'APRIL' }));
  const { audience, brand, copy } = resolve(copiedDocument(document, spring));
  const file = outputName({ brand, audience, copy }, 'email.html');
  expect(file).toContain(`-${id}-spring-sale-email.`);
});

test('a version keeps the original’s utm_campaign, and a new campaign gets its own', () => {
  store({ 'audience.campaign': 'typed', [subject]: 'Mine' });
  makeCopy(document, id, sent, 'Remote');
  makeCopy(document, idOf(sent), spring);
  const origins = keptCampaigns([id]).campaigns.map(({ copy }) => copy?.of);
  expect(origins).toEqual(expect.arrayContaining([undefined, 'Remote']));
  expect(now(sent)).toEqual(oneVariant({ 'audience.campaign': 'typed', [subject]: 'Mine' }));
  expect(now(spring)).toEqual(oneVariant({ [subject]: 'Mine', ...tracking }));
});

test('the list has what was changed and downloaded, under its name; a deletion is undone', () => {
  makeCopy(document, id, spring);
  noteDownload([id, idOf(spring)], 'Everything');
  keepCopy(idOf(spring), 'Spring push');
  const { campaigns } = keptCampaigns([id, 'other']);
  const downloaded = campaigns.map((campaign) => campaign.downloaded?.what);
  expect(downloaded).toEqual(['Everything', 'Everything', undefined]);
  expect(names()).toEqual([undefined, 'Spring push', undefined]);
  const before = stored();
  expect(before[`campaign:${idOf(spring)}`]).toContain(`"version":${savedVersion}`);
  removeCampaign(idOf(spring));
  expect([names(), keptCopy(id, spring.id)]).toEqual([[undefined, undefined], undefined]);
  const removed = { id: idOf(spring), name: 'Spring push' };
  expect(keptCampaigns([id]).removed).toEqual(removed);
  // So its images aren't deleted.
  expect(draftTexts()).toContain(tracking['audience.campaign']);
  restoreCampaign(idOf(spring));
  expect(stored()).toEqual(before);
  expect(keptCampaigns([id]).size).toBe(Object.entries(before).flat().join('').length);
  removeCampaign(idOf(spring));
  makeCopy(document, id, sent);
  expect(keptCampaigns([id]).removed).toBeUndefined();
});

test('with no room for a copy, nothing is stored and nothing is lost', () => {
  store({ [subject]: 'Mine', [code]: 'MARCH' });
  const before = stored();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (key === draftKey(idOf(spring))) throw new DOMException('', 'QuotaExceededError');
    Object.assign(this, { [key]: text });
  });
  expect(() => makeCopy(document, id, spring)).toThrow('');
  expect(stored()).toEqual(before);
});

test('what can’t be read isn’t copied, and is counted and kept', () => {
  window.localStorage.setItem(draftKey(id), 'two\nlines');
  expect(makeCopy(document, id, spring)).toBe(false);
  const newer = `{"version":${savedVersion + 1},"new":"thing"}`;
  window.localStorage.setItem(`campaign:${id}`, newer);
  noteDownload([id], 'Everything');
  expect(window.localStorage.getItem(`campaign:${id}`)).toBe(newer);
  window.localStorage.setItem(`campaign:${idOf(spring)}`, '{"version":99,"copy":{"name":"x"}}');
  window.localStorage.setItem(`campaign:gone/${spring.id}`, '{"copy":{"name":"x"}}');
  const unreadable = [idOf(spring), `gone/${spring.id}`];
  expect(keptCampaigns([id])).toMatchObject({ campaigns: [{ id }], unreadable });
  expect(window.localStorage.getItem(draftKey(id))).toBe('two\nlines');
  expect(window.localStorage.getItem(draftKey('shared'))).toBeNull();
});

test('without access to storage, the site’s campaigns are listed', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(names()).toEqual([undefined, undefined]);
  expect(keptCampaigns([id])).toMatchObject({ size: 0, isRefused: true });
  expect(keptCopy(id, spring.id)).toBeUndefined();
  expect(() => noteDownload([id], 'Everything')).not.toThrow();
});

test('ids are new, and a name becomes one that files and links can have', () => {
  const ids = Array.from({ length: 100 }, () => newCopyId(id));
  expect(new Set(ids).size).toBe(100);
  for (const copyId of ids) expect(copyId).toMatch(/^[a-z\d]{8}$/);
  expect(slugOf('home', 'Zoë’s 3/14')).toBe('home-zoe-s-3-14');
  expect(slugOf('home', 'Home 2')).toBe('home-2');
  expect(slugOf('home', '🎉')).toBe('home-copy');
});
