import * as fc from 'fast-check';
import { documents } from '@/content/campaigns';
import { emailServices } from '@/content/email-services';
import { readSettings, writeSettings } from '@/components/templates/settings';
import { draftKey, readDraft, sharedKey, storeDraft } from '@/lib/studio/draft';
import { fieldsOf } from '@/lib/studio/fields';
import { type History, reduce } from '@/lib/studio/history';
import { property } from './property';
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

property(
  'any draft that’s stored can be read, and once read, it’s the same each time',
  [kept],
  (draft) => {
    window.localStorage.clear();
    storeDraft(document, draft, 1);
    const read = readDraft(document);
    expect(read.isUnreadable).toBe(false);
    storeDraft(document, read.draft, 1);
    expect(readDraft(document).draft).toEqual(read.draft);
  },
);

const json = fc.oneof(
  strangeText,
  fc.json(),
  kept.map((draft) => JSON.stringify(draft)),
);

property(
  'whatever is stored, there’s a draft, and what can’t be read isn’t lost',
  [json],
  (text) => {
    window.localStorage.clear();
    for (const each of [key, sharedKey]) window.localStorage.setItem(each, text);
    const { draft, isUnreadable } = readDraft(document);
    storeDraft(document, draft, 1);
    const lost = window.localStorage.getItem(`${key}:unreadable`);
    expect(lost).toBe(isUnreadable ? text : null);
  },
);

const typed = fc.record({ path, at: fc.nat(5000) });
const action = fc.record({
  edits,
  name: fc.string(),
  typing: fc.option(typed, { nil: undefined }),
});

property(
  'whatever was done, it’s undone and done again step by step',
  [fc.array(action, { maxLength: 90 })],
  (all) => {
    const start: History = { past: [], future: [], now: { variants: [{}], shown: 0 }, table: '' };
    const done = all.reduce<History>(
      (now, each) => reduce(now, { type: 'change', ...each }),
      start,
    );
    const times = (type: 'undo' | 'redo', from: History) =>
      done.past.reduce((now) => reduce(now, { type }), from);
    const undone = times('undo', done);
    expect(undone.now).toEqual(start.now);
    const names = [done.past, undone.future].map((steps) => steps.map(({ name: own }) => own));
    expect(names[1]).toEqual(names[0]?.toReversed());
    expect(times('redo', undone)).toEqual({ ...done, typing: undefined });
  },
);

const services = emailServices.map(({ id }) => id);

const name = fc.constantFrom('width', 'scheme', 'person', 'service', 'utm_source');
const value = fc.oneof(fc.constantFrom('375', 'dark', 'tags', ...services), strangeText);
const query = fc
  .array(fc.tuple(name, value))
  .map((pairs) => `?${new URLSearchParams(pairs).toString()}`);

property(
  'any query has settings, each of them a known one, and what can’t be read is dropped',
  [fc.oneof(query, strangeText)],
  (search) => {
    const { settings } = readSettings(search, services);
    expect(services).toContain(settings.service);
    const written = writeSettings(search, services, {});
    expect(readSettings(written, services)).toEqual({ settings, unread: [] });
  },
);
