import { act, renderHook } from '@testing-library/react';
import { documents } from '@/content/campaigns';
import { draftKey, storedDraft } from '@/lib/studio/draft';
import { type Edits, noEdits } from '@/lib/studio/edits';
import { useDraft } from './use-studio';

const [exported] = documents;
const { id } = exported.audience;

const editsWith = (subject: string): Edits => ({
  variants: [{ 'audience.email.subject': subject }],
  shown: 0,
});

function show(edits: Edits) {
  const start = { edits, differences: [], isLinked: false, isUnreadable: false, stored: undefined };
  return renderHook((now: Edits) => useDraft(exported, now, start), {
    initialProps: edits,
  });
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
  const { rerender, unmount } = show(noEdits);
  rerender(editsWith('Just typed'));
  expect(storedDraft(id)).toBeUndefined();
  unmount();
  expect(storedDraft(id)).toContain('Just typed');
});

test('edits that are taken back just before the editor closes leave no draft', () => {
  const { rerender, unmount } = show(noEdits);
  rerender(editsWith('Saved'));
  pass(1000);
  expect(storedDraft(id)).toContain('Saved');
  rerender(noEdits);
  unmount();
  expect(storedDraft(id)).toBeUndefined();
});

test('another tab’s draft isn’t overwritten on the way out', () => {
  const { result, rerender, unmount } = show(editsWith('Mine'));
  pass(1000);
  act(() => {
    window.localStorage.setItem(draftKey(id), '{}');
    window.dispatchEvent(new StorageEvent('storage', { key: draftKey(id) }));
  });
  expect(result.current.conflict).toBeDefined();
  rerender(editsWith('Mine, too'));
  unmount();
  expect(storedDraft(id)).toBe('{}');
});

test('another tab’s draft isn’t overwritten by a tab that slept while it was saved', () => {
  const { result, rerender } = show(editsWith('Mine'));
  pass(1000);
  window.localStorage.setItem(draftKey(id), '{}');
  rerender(editsWith('Mine, too'));
  pass(1000);
  expect(storedDraft(id)).toBe('{}');
  expect(result.current.conflict?.from).toBe('tab');
});

test('a storage that another tab clears is a draft that it removed', () => {
  const { result } = show(editsWith('Mine'));
  pass(1000);
  act(() => {
    window.localStorage.removeItem(draftKey(id));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  expect(result.current.conflict).toEqual({ from: 'tab', other: undefined });
});
