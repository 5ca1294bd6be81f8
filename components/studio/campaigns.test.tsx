import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { documents } from '@/content/campaigns';
import { studioCampaigns as words } from '@/content/words/studio-campaigns';
import { studioShare } from '@/content/words/studio-share';
import { outlines, typeface } from '@/lib/build/typeface';
import { letteringFile } from '@/lib/studio/campaign-data';
import { storeDraft } from '@/lib/studio/draft';
import { oneVariant } from '@/lib/studio/edits';
import { draftOf } from '@/lib/studio/history';
import { makeCopy } from '@/lib/studio/kept-campaigns';
import { Campaigns } from './campaigns';

let images: Promise<Map<string, unknown>>;
let isStalled = false;
const loaded: string[] = [];
const saved: Blob[] = [];
jest.mock('../ui/save-file', () => ({ saveFile: (file: Blob) => saved.push(file) }));
jest.mock('../../lib/studio/image-store', () => ({ storedImages: () => images }));
jest.mock('../../lib/site/fetch-file', () => ({
  fetchJson: async (address: string) => {
    loaded.push(address);
    if (isStalled) await new Promise(() => {});
    return address === letteringFile ? { typeface, outlines } : { document: documents[0] };
  },
}));

const [{ audience }] = documents;

const drawn = () =>
  new Set(Array.from(document.querySelectorAll('[aria-hidden] > svg'), (svg) => svg.innerHTML));
const link = () => screen.queryByRole('link', { name: 'Spring' });

beforeEach(() => {
  loaded.length = 0;
  isStalled = false;
  images = new Promise(() => {});
});

const open = () => render(<Campaigns audiences={[{ id: audience.id, name: audience.name }]} />);

test('a version to compare with comes back with the keys for Undo, even after a reload', async () => {
  makeCopy(documents[0], audience.id, { id: 'abcd1234', name: 'Spring' }, audience.name);
  makeCopy(documents[0], audience.id, { id: '0000aaaa', name: 'Summer' });
  open();
  expect(screen.getByLabelText(words.compare.second)).toHaveDisplayValue('Spring');
  isStalled = true;
  await userEvent.click(screen.getByRole('button', { name: words.compare.button }));
  expect(screen.getByRole('status')).toHaveTextContent(words.loading);
  await userEvent.click(screen.getByRole('button', { name: `${words.remove}: Spring` }));
  expect(link()).toBeNull();
  cleanup();
  open();
  expect(screen.getByRole('status')).toHaveTextContent(words.undoNote);
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(link()).toHaveFocus();
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(link()).toBeInTheDocument();
});

test('a copy that can’t be read can be saved to a file, deleted, and brought back', async () => {
  const keys = [`campaign:${audience.id}/abcd1234`, `draft:${audience.id}/abcd1234`];
  for (const key of keys) window.localStorage.setItem(key, '{"version":99}');
  open();
  expect(screen.getByText(words.unreadable)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: studioShare.aside.save }));
  expect(saved.map(({ size }) => size)).toEqual(['{"version":99}'.length]);
  await userEvent.click(screen.getByRole('button', { name: studioShare.aside.remove }));
  expect(screen.queryByText(words.unreadable)).toBeNull();
  expect(keys.map((key) => window.localStorage.getItem(key))).toEqual([null, null]);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText(words.unreadable)).toBeVisible();
});

test('each has the picture of its own draft, the files for them are loaded once, and images count', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:a' });
  images = Promise.resolve(new Map([['a.webp', { bytes: { size: 126_976 } }]]));
  makeCopy(documents[0], audience.id, { id: 'abcd1234', name: 'Spring' });
  const now = oneVariant({ 'audience.ad.ads.primary.picture.headline': 'Short' });
  storeDraft(documents[0], draftOf(now), 5, `${audience.id}/abcd1234`);
  open();
  await waitFor(() => expect(drawn()).toHaveProperty('size', 2), { timeout: 5000 });
  expect(loaded).toEqual([...new Set(loaded)]);
  expect(screen.getByText(RegExp(words.images.join(' 124 ')))).toBeVisible();
});
