import fc from 'fast-check';
import { documents } from '@/content/campaigns';
import { emailServices } from '@/content/email-services';
import { readSettings, writeSettings } from '@/components/templates/settings';
import { draftKey, readDraft, sharedKey, storeDraft } from '@/lib/studio/draft';
import { fieldsOf } from '@/lib/studio/fields';
import { type Action, type History, reduce } from '@/lib/studio/history';
import { strangeText } from './strange-text';

const [document] = documents;
const key = draftKey(document.audience.id);
const path = fc.constantFrom(...fieldsOf(document).map((field) => field.path));
const variant = fc.dictionary(fc.oneof(path, strangeText), strangeText, { maxKeys: 5 });
const edits = fc.record({
  variants: fc.array(variant, { minLength: 1, maxLength: 2 }),
  shown: fc.nat(1),
});
const steps = fc.array(fc.record({ name: strangeText, edits }), { maxLength: 3 });
const kept = fc.record({ past: steps, future: steps, now: edits, table: strangeText });

test('any draft that’s stored can be read, and once read, it’s the same each time', () => {
  const check = (draft: typeof kept extends fc.Arbitrary<infer Draft> ? Draft : never) => {
    window.localStorage.clear();
    storeDraft(document, draft, 1);
    const read = readDraft(document);
    expect(read.isUnreadable).toBe(false);
    storeDraft(document, read.draft, 1);
    expect(readDraft(document).draft).toEqual(read.draft);
  };
  fc.assert(fc.property(kept, check));
});

test('whatever is stored, there’s a draft, and what can’t be read isn’t lost', () => {
  const json = fc.oneof(
    strangeText,
    fc.json(),
    kept.map((draft) => JSON.stringify(draft)),
  );
  const check = (text: string) => {
    window.localStorage.clear();
    for (const each of [key, sharedKey]) window.localStorage.setItem(each, text);
    const { draft, isUnreadable } = readDraft(document);
    storeDraft(document, draft, 1);
    const lost = window.localStorage.getItem(`${key}:unreadable`);
    expect(lost).toBe(isUnreadable ? text : null);
  };
  fc.assert(fc.property(json, check));
});

test('whatever was done, it’s undone and done again step by step', () => {
  const typed = fc.record({ path, at: fc.nat(5000) });
  const action = fc.record({
    edits,
    name: fc.string(),
    typing: fc.option(typed, { nil: undefined }),
  });
  const check = (all: Omit<Extract<Action, { type: 'change' }>, 'type'>[]) => {
    const start: History = { past: [], future: [], now: { variants: [{}], shown: 0 }, table: '' };
    const done = all.reduce<History>(
      (now, each) => reduce(now, { type: 'change', ...each }),
      start,
    );
    const times = (type: 'undo' | 'redo', from: History) =>
      done.past.reduce((now) => reduce(now, { type }), from);
    const undone = times('undo', done);
    expect(undone.now).toEqual(start.now);
    expect(times('redo', undone)).toEqual({ ...done, typing: undefined });
  };
  fc.assert(fc.property(fc.array(action, { maxLength: 90 }), check));
});

const services = emailServices.map(({ id }) => id);

test('any query has settings, each of them a known one, and what can’t be read is dropped', () => {
  const name = fc.constantFrom('width', 'scheme', 'person', 'service', 'utm_source');
  const value = fc.oneof(fc.constantFrom('375', 'dark', 'tags', ...services), strangeText);
  const query = fc
    .array(fc.tuple(name, value))
    .map((pairs) => `?${new URLSearchParams(pairs).toString()}`);
  const check = (search: string) => {
    const { settings } = readSettings(search, services);
    expect(services).toContain(settings.service);
    const written = writeSettings(search, services, {});
    expect(readSettings(written, services)).toEqual({ settings, unread: [] });
  };
  fc.assert(fc.property(fc.oneof(query, strangeText), check));
});
