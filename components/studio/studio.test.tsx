import { act, render, screen } from '@testing-library/react';
import { documents } from '@/content/campaigns';
import { studio as words } from '@/content/words/studio';
import { storeDraft } from '@/lib/studio/draft';
import { draftKey } from '@/lib/studio/draft-key';
import { oneVariant } from '@/lib/studio/edits';
import { draftOf } from '@/lib/studio/history';
import { answersForMs, beginOpening } from '@/lib/studio/opening';
import { Studio } from './studio';

const [exported] = documents;
const { id, name } = exported.audience;

jest.mock('./workspace', () => ({ Workspace: () => <p>The wall</p> }));
jest.mock('../../lib/site/fetch-file', () => ({ fetchJson: async () => ({ document: {} }) }));

beforeEach(() => {
  jest.useFakeTimers();
  storeDraft(exported, draftOf(oneVariant({ 'audience.email.subject': 'Mine' })), 1);
});

async function open() {
  const { unmount } = render(<Studio id={id} audiences={[{ id, name }]} />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  return unmount;
}

/** Until another tab that's opening the draft would be done. */
const wait = () => act(() => jest.advanceTimersByTimeAsync(answersForMs + 1000));

test('after a start that froze, the next one asks first, and keeps the draft', async () => {
  // A tab that froze never took this back.
  beginOpening(id);
  const close = await open();
  await wait();
  expect(screen.queryByText('The wall')).toBeNull();
  act(() => screen.getByRole('button', { name: words.openWithout }).click());
  expect(screen.getByText('The wall')).toBeInTheDocument();
  expect(window.localStorage.getItem(draftKey(id))).toBeNull();
  expect(JSON.stringify(window.localStorage)).toContain('Mine');
  close();
  await open();
  expect(screen.getByText('The wall')).toBeInTheDocument();
});

test('after a start that went well, it doesn’t ask; trying again opens the draft', async () => {
  const close = await open();
  await act(() => jest.advanceTimersByTimeAsync(answersForMs));
  close();
  beginOpening(id);
  await open();
  await wait();
  act(() => screen.getByRole('button', { name: words.openWith }).click());
  expect(screen.getByText('The wall')).toBeInTheDocument();
  expect(window.localStorage.getItem(draftKey(id))).toContain('Mine');
});

test('another tab that opens the draft at the same time doesn’t ask, nor does a quick reload', async () => {
  await open();
  const close = await open();
  expect(screen.getAllByText('The wall')).toHaveLength(1);
  await wait();
  expect(screen.getAllByText('The wall')).toHaveLength(2);
  close();
  (await open())();
  window.dispatchEvent(new Event('pagehide'));
  await open();
  expect(screen.getAllByText('The wall')).toHaveLength(2);
});
