import { renderHook, waitFor } from '@testing-library/react';
import { documents } from '@/content/campaigns';
import { studio as words } from '@/content/words/studio';
import { outlines, typeface } from '@/lib/build/typeface';
import { resolvePreview } from '@/lib/campaign/resolve';
import { storeDraft } from '@/lib/studio/draft';
import { applyEdits, type Edits } from '@/lib/studio/edits';
import { artboardsOf, versionOf } from './artboards';
import { useCompared } from './use-compared';
import type { StudioState } from './use-studio';
import type { View } from './use-view';

const [exported] = documents;
const others = documents.slice(1);
const audiences = documents.map(({ audience: { id } }) => ({ id }));
const subject = 'audience.email.subject';
const tools = {
  lettering: { typeface, outlines },
  render: () => '',
  settings: { person: 'sample', service: '' },
} as const;

const compare = (edits: Edits, how: View['compare'], all = audiences) => {
  const document = applyEdits(exported, edits, edits.shown);
  const campaign = resolvePreview(document);
  const live = versionOf(document, campaign, tools);
  const boards = artboardsOf(campaign);
  const edited = { name: 'edited', isEdited: true, boards, live, late: live };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that it reads
  const studio = { exported, edits } as StudioState;
  return renderHook(() => useCompared(studio, edited, tools, how, all)).result;
};

const inShort = ({ current }: ReturnType<typeof compare>) =>
  current.campaigns.map(({ name, isEdited, late }) => [
    name,
    isEdited,
    late.campaign.audience.email.subject,
    late.campaign.offer.code,
  ]);

test.each([0, 1] as const)('A and B keep their places, whichever is edited', (shown) => {
  const edits: Edits = { variants: [{ [subject]: 'One' }, { [subject]: 'Two' }], shown };
  const [a, b] = words.variants.names;
  expect(inShort(compare(edits, 'variants'))).toEqual([
    [a, shown === 0, 'One', exported.offer.code],
    [b, shown === 1, 'Two', exported.offer.code],
  ]);
});

test('the others are there with their own drafts and this one’s shared texts', async () => {
  const asked = jest.fn(async (address: string) => {
    const document = others.find(({ audience: { id } }) => address.includes(`/${id}/`));
    return { ok: true, blob: async () => ({ text: async () => JSON.stringify({ document }) }) };
  });
  Object.assign(window, { fetch: asked });
  for (const document of others) {
    const now: Edits = { variants: [{ [subject]: `For ${document.audience.id}` }], shown: 0 };
    storeDraft(document, { past: [], now, future: [], table: '' }, 1);
  }
  const edits: Edits = { variants: [{ [subject]: 'Mine', 'offer.code': 'SHARED1' }], shown: 0 };
  const result = compare(edits, 'audiences');
  await waitFor(() => expect(result.current.campaigns).toHaveLength(documents.length));
  expect(inShort(result)).toEqual([
    ['edited', true, 'Mine', 'SHARED1'],
    ...others.map(({ audience: { id, name } }) => [name, false, `For ${id}`, 'SHARED1']),
  ]);
  expect(asked).toHaveBeenCalledTimes(others.length);
});

test('a failed download is told, and the edited campaign stays', async () => {
  Object.assign(window, { fetch: async () => ({ ok: false, status: 500 }) });
  const result = compare({ variants: [{}], shown: 0 }, 'audiences', [{ id: 'other' }]);
  await waitFor(() => expect(result.current.hasFailed).toBe(true));
  expect(result.current.campaigns).toHaveLength(1);
});
