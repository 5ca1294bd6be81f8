import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { documents } from '@/content/campaigns';
import { editsWords } from '@/content/words/edits';
import { studio } from '@/content/words/studio/studio';
import { studioCampaigns as words } from '@/content/words/studio/campaigns';
import { outlines, typeface } from '@/lib/export/pictures/typeface';
import { fetchJson } from '@/lib/site/fetch-file';
import { letteringFile } from '@/lib/studio/drafts/campaign-data';
import { beginCampaign } from '@/lib/studio/drafts/campaigns';
import { storeDraft } from '@/lib/studio/drafts/draft';
import { draftKey } from '@/lib/site/stored-drafts';
import { oneVariant } from '@/lib/campaign/edits/edits';
import { draftOf } from '@/lib/studio/drafts/history';
import { Campaigns } from './campaigns';

const saved: Blob[] = [];
jest.mock('@/components/ui/save-file', () => ({ saveFile: (file: Blob) => saved.push(file) }));
jest.mock('@/lib/studio/images/image-store', () => ({ storedImages: async () => new Map() }));
jest.mock('@/lib/site/fetch-file', () => ({ fetchJson: jest.fn() }));

const [exported] = documents;
const { id, name } = exported.audience;

beforeEach(() => {
  jest
    .mocked(fetchJson)
    .mockImplementation(async (address) =>
      address === letteringFile ? { typeface, outlines } : exported,
    );
});

const open = () => render(<Campaigns audiences={[{ id, name }]} />);
const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));
const drawn = () =>
  new Set(Array.from(document.querySelectorAll('[aria-hidden] > svg'), (svg) => svg.innerHTML));
const stored = () => Object.entries(window.localStorage);
const link = (label: string) => screen.queryByRole('link', { name: label });

test('a campaign is begun from another one, renamed, deleted and brought back', async () => {
  open();
  await press(words.begin);
  const box = screen.getByRole('textbox', { name: words.form.name });
  await userEvent.type(box, '{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent(words.form.empty);
  await userEvent.type(box, 'Spring{Enter}');
  await waitFor(() => expect(link('Spring')).toHaveFocus());
  expect(screen.getByText(RegExp(`^${words.from} ${name}`))).toBeVisible();
  await press(words.begin);
  const choice = screen.getByRole('combobox', { name: words.form.from });
  await userEvent.selectOptions(choice, 'Spring');
  await userEvent.type(screen.getByRole('textbox'), 'spring');
  await press(words.form.begin);
  expect(screen.getByRole('alert')).toHaveTextContent(words.form.taken);
  await press(words.form.cancel);
  await press(`${words.rename}: Spring`);
  await userEvent.keyboard('Summer{Enter}');
  expect(link('Summer')).toHaveFocus();
  const before = stored();
  await press(`${words.remove}: Summer`);
  expect(link('Summer')).toBeNull();
  expect(window.localStorage).toHaveLength(0);
  // The button that brings it back has the focus.
  await userEvent.keyboard('{Enter}');
  expect(link('Summer')).toHaveFocus();
  expect(stored()).toEqual(before);
});

async function begin() {
  await press(words.begin);
  await userEvent.type(screen.getByRole('textbox'), 'Spring{Enter}');
}

test('if the campaign that one begins from doesn’t load, or there’s no room, that’s said', async () => {
  open();
  jest.mocked(fetchJson).mockRejectedValueOnce(new Error('Offline'));
  await begin();
  expect(await screen.findByText(words.notLoaded)).toBeVisible();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await begin();
  expect(await screen.findByText(words.failed)).toBeVisible();
});

test('a campaign that can’t be read can be saved as a file, and removed', async () => {
  window.localStorage.setItem(draftKey(`${id}/abcd1234`), '{"version":99}');
  open();
  const said = RegExp(editsWords.faults.newer);
  expect(screen.getByText(said)).toBeVisible();
  await press(studio.unreadable.save);
  expect(saved.map(({ size }) => size)).toEqual(['{"version":99}'.length]);
  await press(studio.unreadable.remove);
  expect(screen.queryByText(said)).toBeNull();
  expect(window.localStorage).toHaveLength(0);
});

test('each has the picture of its own draft, and the files for them are loaded once', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:a' });
  const spring = beginCampaign(exported, id, 'Spring');
  const now = oneVariant({ 'audience.ad.ads.primary.picture.headline': 'Short' });
  storeDraft(exported, draftOf(now), { at: 5, campaign: spring });
  open();
  await waitFor(() => expect(drawn()).toHaveProperty('size', 2), { timeout: 5000 });
  const loaded = jest.mocked(fetchJson).mock.calls.map(([address]) => address);
  expect(loaded).toEqual([...new Set(loaded)]);
});
