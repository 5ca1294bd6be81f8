import { Blob as NodeBlob } from 'node:buffer';
import { DecompressionStream, WritableStream } from 'node:stream/web';
import { TextDecoder } from 'node:util';
import { deflateRawSync } from 'node:zlib';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { documents } from '@/content/campaigns';
import { studio as words } from '@/content/words/studio';
import { studioShare } from '@/content/words/studio-share';
import { storeDraft } from '@/lib/studio/draft';
import type { Edits, Variant } from '@/lib/studio/edits';
import { editsMark } from '@/lib/studio/link';
import { saveEdits } from '@/lib/studio/saved-edits';
import { openStudio } from './fixtures/open-studio';

const [exported] = documents;
const { id, name } = exported.audience;
const other = { id: 'other', name: 'Others' };
const [subject, preview] = ['audience.email.subject', 'audience.email.preview'];
const { review, choose, change } = studioShare;
const one = (variant: Variant): Edits => ({ variants: [variant], shown: 0 });
const draftOf = (now: Edits) => ({ past: [], now, future: [], table: '' });
const saved = (variant: Variant) => saveEdits(exported, one(variant));
const linkTo = (variant: Variant) =>
  editsMark + deflateRawSync(JSON.stringify(saved(variant))).toString('base64url');

beforeEach(() => {
  Object.assign(window, {
    // Without answers, nothing looks for what doesn’t fit.
    MessageChannel: class {
      port1 = { addEventListener() {}, start() {}, close() {} };
      port2 = { postMessage() {} };
    },
    Blob: NodeBlob,
    DecompressionStream,
    WritableStream,
    TextDecoder,
  });
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
});

const open = () => openStudio(exported, [{ id, name }, other]);

const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));
const column = async (label: string) => within(await screen.findByRole('region', { name: label }));

function fileFor(audience: string) {
  const json = JSON.stringify({ audience, ...saved({ [subject]: 'Their subject' }) });
  return Object.assign(new File([json], 'edits.json'), { text: async () => json });
}

/** Leaving the page saves what there is to save. */
function stored() {
  fireEvent(window, new Event('pagehide'));
  return JSON.stringify(window.localStorage);
}

test('a link opens to be read, with what was before, and nothing is stored', async () => {
  window.location.hash = linkTo({ [subject]: 'Their subject', 'audience.email.testimonial': '' });
  open();
  const changes = await column(review.changes);
  expect(changes.getByText('Their subject')).toBeInTheDocument();
  expect(changes.getByText(exported.audience.email.subject)).toBeInTheDocument();
  expect(changes.getByText(RegExp(change.leftOut))).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: words.column.label })).toBeNull();
  expect(stored()).toBe('{}');
  await press(review.closeReview);
  expect((await column(words.column.label)).queryByText('Their subject')).toBeNull();
  expect(window.location.hash).toBe('');
  expect(stored()).toBe('{}');
});

test('“Edit from here” takes them over in one step, which can be taken back', async () => {
  open();
  act(() => {
    window.location.hash = linkTo({ [subject]: 'Their subject', [preview]: 'Their preview' });
  });
  await column(review.changes);
  await press(review.take);
  expect(await screen.findByText('Their subject')).toBeInTheDocument();
  expect(stored()).toContain('Their preview');
  expect(window.location.hash).toBe('');
  await press(`${words.bar.undo}${words.bar.of} ${words.steps.load}`);
  expect(screen.queryByText('Their subject')).toBeNull();
});

test('whoever has edits sees their own at each, and chooses text by text', async () => {
  const mine = one({ [subject]: 'My subject', [preview]: 'My preview' });
  storeDraft(exported, draftOf(mine), 1);
  window.location.hash = linkTo({ [subject]: 'Their subject', [preview]: 'Their preview' });
  open();
  const changes = await column(review.changes);
  expect(changes.getByText(RegExp(`${change.yours} My subject`))).toBeInTheDocument();
  await press(review.take);
  const panel = await column(choose.label);
  await userEvent.click(panel.getByRole('radio', { name: /My preview/ }));
  expect(stored()).not.toContain('Their');
  await userEvent.click(panel.getByRole('button', { name: choose.done }));
  const texts = await column(words.column.label);
  expect(texts.getByText('Their subject')).toBeInTheDocument();
  expect(texts.getByText('My preview')).toBeInTheDocument();
  await press(`${words.bar.undo}${words.bar.of} ${words.steps.load}`);
  expect(texts.getByText('My subject')).toBeInTheDocument();
});

test('a link that can’t be read is named, and one’s own edits stay on the wall', async () => {
  storeDraft(exported, draftOf(one({ [subject]: 'My subject' })), 1);
  window.location.hash = linkTo({ [subject]: 'Their subject' }).slice(0, -9);
  open();
  expect(await screen.findByText(studioShare.link.unreadable)).toBeInTheDocument();
  expect(screen.getByText('My subject')).toBeInTheDocument();
});

test('a file opens to be read, too, unless it’s another campaign’s', async () => {
  open();
  await press(words.bar.share);
  const choosing = screen.getByLabelText(studioShare.file.open);
  await userEvent.upload(choosing, fileFor(other.id));
  const problem = await screen.findByRole('alert');
  expect(within(problem).getByRole('link')).toHaveTextContent(other.name);
  await userEvent.upload(choosing, fileFor(id));
  expect((await column(review.changes)).getByText('Their subject')).toBeInTheDocument();
  expect(screen.getByText(RegExp('edits.json'))).toBeInTheDocument();
});

test('if the browser denies its storage, editing goes on, and the page says so', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  open();
  const texts = await column(words.column.label);
  await userEvent.click(texts.getByText(exported.audience.email.subject));
  const box = texts.getByRole('textbox');
  fireEvent.change(box, { target: { value: 'Not kept' } });
  fireEvent(window, new Event('pagehide'));
  expect(await screen.findByText(words.saving.refused)).toBeInTheDocument();
  expect(await texts.findByText('Not kept', { selector: 'span' })).toBeInTheDocument();
  const leaving = new Event('beforeunload', { cancelable: true });
  fireEvent(window, leaving);
  expect(leaving.defaultPrevented).toBe(true);
  jest.restoreAllMocks();
  const later = new Event('beforeunload', { cancelable: true });
  fireEvent(window, later);
  expect(later.defaultPrevented).toBe(false);
});

test('a link’s edits stay in the address until they are saved', async () => {
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  window.location.hash = linkTo({ [subject]: 'Their subject' });
  open();
  await column(review.changes);
  await press(review.take);
  fireEvent(window, new Event('pagehide'));
  expect(await screen.findByText(words.saving.refused)).toBeInTheDocument();
  expect(window.location.hash).not.toBe('');
  refused.mockRestore();
  fireEvent(window, new Event('pagehide'));
  expect(window.location.hash).toBe('');
});
