/** @jest-environment jsdom */
import { documents } from '@/content/campaigns';
import { oneVariant } from '@/lib/campaign/edits/edits';
import { documentOf } from '@/lib/campaign/edits/new-campaign';
import { saveEdits } from '@/lib/campaign/edits/saved-edits';
import { isOf, listCampaigns } from './campaigns';
import { readDraft } from './draft';
import { openEdits } from './open-edits';

const [document] = documents;
const { id } = document.audience;
const labs = { id: 'abcd1234', name: 'Dental labs', address: 'dental-labs' };
const edits = oneVariant({ 'audience.email.subject': 'For dental labs' });
const saved = saveEdits(documentOf(document, labs), edits);
const listed = () => listCampaigns([document.audience]).campaigns;

test('a new campaign’s file becomes a campaign of its own, with its name, address and edits', async () => {
  const route = await openEdits(saved, listed());
  const [, begun] = listed();
  expect(begun).toMatchObject({ name: 'Dental labs', address: 'dental-labs', audience: id });
  expect(route).toBe(`/studio/${id}?campaign=${begun?.newCampaign?.id}`);
  expect(readDraft(document, begun?.id).draft.edits).toEqual(edits);
  expect(readDraft(document).draft.edits.variants).toEqual([{}]);
});

test('another campaign keeps its name', async () => {
  await openEdits(saved, listed());
  await openEdits({ ...saved, address: 'other-labs' }, listed());
  expect(listed().map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Dental labs', 'Dental labs 2']),
  );
});

test('edits are of the campaign that they were saved in, and of no other', () => {
  const audience = { audience: id };
  const own = saveEdits(document, edits);
  expect(isOf(own, audience)).toBe(true);
  expect(isOf(own, { audience: 'other' })).toBe(false);
  expect(isOf(own, { ...audience, newCampaign: labs })).toBe(false);
  expect(isOf(saved, audience)).toBe(false);
  expect(isOf(saved, { ...audience, newCampaign: { ...labs, name: 'Labs' } })).toBe(true);
  expect(isOf(saved, { ...audience, newCampaign: { ...labs, address: 'labs' } })).toBe(false);
});

test('edits of no campaign of this site store nothing', async () => {
  const { name: _, ...foreign } = { ...saved, audience: 'other' };
  await expect(openEdits(foreign, listed())).rejects.toThrow('campaigns');
  expect(listed()).toHaveLength(1);
});
