import { act, renderHook } from '@testing-library/react';
import { campaigns } from '@/lib/campaigns';
import { storeDraft, storedDraft } from '@/lib/studio/draft';
import { draftKey } from '@/lib/studio/draft-key';
import { fieldsOf } from '@/lib/studio/fields';
import { noWork, type Work } from '@/lib/studio/work';
import { useDraft } from './use-draft';

const [campaign] = campaigns;
const { id } = campaign.audience;
const fields = fieldsOf(campaign);

const workWith = (subject: string): Work => ({
  variants: [{ 'audience.email.subject': subject }],
  shown: 0,
});

function show(work: Work) {
  const start = { work, differences: [], isLinked: false, isUnreadable: false, stored: undefined };
  return renderHook((now: Work) => useDraft(campaign, fields, now, start), { initialProps: work });
}

function pass(ms: number) {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
}

beforeEach(() => {
  window.localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('what was typed just before the editor closes is saved', () => {
  const { rerender, unmount } = show(noWork);
  rerender(workWith('Just typed'));
  expect(storedDraft(id)).toBeUndefined();
  unmount();
  expect(storedDraft(id)).toContain('Just typed');
});

test('edits that are taken back just before the editor closes leave no draft', () => {
  const { rerender, unmount } = show(noWork);
  rerender(workWith('Saved'));
  pass(1000);
  expect(storedDraft(id)).toContain('Saved');
  rerender(noWork);
  unmount();
  expect(storedDraft(id)).toBeUndefined();
});

test('another tab’s draft isn’t overwritten on the way out', () => {
  const { result, rerender, unmount } = show(workWith('Mine'));
  pass(1000);
  act(() => {
    window.localStorage.setItem(draftKey(id), '{}');
    window.dispatchEvent(new StorageEvent('storage', { key: draftKey(id) }));
  });
  expect(result.current.conflict).toBeDefined();
  rerender(workWith('Mine, too'));
  unmount();
  expect(storedDraft(id)).toBe('{}');
});

test('a storage that another tab clears is a draft that it removed', () => {
  const { result } = show(workWith('Mine'));
  pass(1000);
  act(() => {
    storeDraft(id, undefined);
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  expect(result.current.conflict).toEqual({ from: 'tab', other: undefined });
});
