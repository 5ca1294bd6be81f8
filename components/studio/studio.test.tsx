import { act, render, screen } from '@testing-library/react';
import { documents } from '@/content/campaigns';
import { studio as words } from '@/content/words/studio';
import { draftKey, storeDraft } from '@/lib/studio/draft';
import { answersForMs } from '@/lib/studio/opening';
import { Studio } from './studio';

const [exported] = documents;
const { id, name } = exported.audience;

jest.mock('./workspace', () => ({ Workspace: () => <p>The wall</p> }));
jest.mock('../ui/fetch-file', () => ({ fetchJson: async () => ({}) }));

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
  const now = { variants: [{ 'audience.email.subject': 'Mine' }], shown: 0 } as const;
  storeDraft(exported, { past: [], now, future: [], table: '' }, 1);
});
afterEach(() => jest.useRealTimers());

async function open() {
  const { unmount } = render(<Studio id={id} audiences={[{ id, name }]} />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  return unmount;
}

test('after a start that froze, the next one asks first, and keeps the draft', async () => {
  (await open())();
  const close = await open();
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
  (await open())();
  await open();
  act(() => screen.getByRole('button', { name: words.openWith }).click());
  expect(screen.getByText('The wall')).toBeInTheDocument();
  expect(window.localStorage.getItem(draftKey(id))).toContain('Mine');
});
