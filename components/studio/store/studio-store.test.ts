import { documents } from '@/content/campaigns';
import { studio as words } from '@/content/words/studio/studio';
import { studioPictures } from '@/content/words/studio/pictures';
import { fieldsOf } from '@/lib/campaign/document/fields';
import { problemWords } from '@/content/words/problems';
import { readDraft, storeDraft } from '@/lib/studio/drafts/draft';
import { type Edits, noEdits, oneVariant, withCopy } from '@/lib/campaign/edits/edits';
import { draftOf } from '@/lib/studio/drafts/history';
import { atPath } from '@/lib/campaign/document/paths';
import { orderOf } from '@/lib/campaign/document/values';
import { placeAt } from '@/lib/studio/text/places';
import { setWidth, studioFor } from '../fixtures/studio-for';
import { pictureOn } from '../wall/artboard';
import {
  boardsOf,
  editsOf,
  emailImagesOf,
  liveContent,
  othersOf,
  problemsOnBoards,
  settledContent,
} from './selectors';
import { pictureToDo, variantsOnWall } from './drawing-selectors';
import { changedPaths } from './review-selectors';

const [original] = documents;
const others = documents.slice(1);
const [subject, preview] = ['audience.email.subject', 'audience.email.preview'];

beforeEach(() => void jest.useFakeTimers());

const placeOf = (path: string) => placeAt(original, path)!;

function type(studio: ReturnType<typeof studioFor>, path: string, typed: string) {
  studio.edit(placeOf(path), typed);
}

const theirs = oneVariant({ [subject]: 'Theirs' });

/** What another tab stores, and that the browser says so. */
function storeElsewhere(edits: Edits) {
  storeDraft(original, draftOf(edits), { at: 2 });
  window.dispatchEvent(new Event('storage'));
}

test('a tab follows another one and says so, and Undo leads back to what was here', () => {
  const studio = studioFor();
  const stop = studio.start();
  type(studio, subject, 'Mine');
  window.dispatchEvent(new Event('pagehide'));
  storeElsewhere(theirs);
  expect(studio.current()).toMatchObject({
    draft: { edits: theirs },
    settled: { edits: theirs },
    notice: words.saving.otherTab,
  });
  studio.change({ type: 'undo' });
  expect(studio.current().draft.edits).toEqual(oneVariant({ [subject]: 'Mine' }));
  stop();
  expect(readDraft(original).draft.edits).toEqual(oneVariant({ [subject]: 'Mine' }));
});

test('a change for all campaigns is undone in the next one, too', () => {
  const studio = studioFor();
  const stop = studio.start();
  type(studio, 'offer.code', 'NEW1');
  type(studio, subject, 'Mine');
  stop();
  const audience = { ...original.audience, id: 'other' };
  const next = studioFor({ document: { ...original, audience } });
  const stopNext = next.start();
  expect(next.current().draft.edits).toEqual(oneVariant({ 'offer.code': 'NEW1' }));
  next.change({ type: 'undo' });
  stopNext();
  expect(readDraft(original).draft.edits).toEqual(oneVariant({ [subject]: 'Mine' }));
  expect(studioFor().current().draft.past).toEqual([]);
});

test('the last edit wins: what’s being typed here isn’t replaced', () => {
  const studio = studioFor();
  const stop = studio.start();
  type(studio, subject, 'Mine');
  storeElsewhere(theirs);
  expect(studio.current().draft.edits).toEqual(oneVariant({ [subject]: 'Mine' }));
  jest.advanceTimersByTime(400);
  expect(readDraft(original).draft.edits).toEqual(oneVariant({ [subject]: 'Mine' }));
  // Back from another page; the browser kept this one as it was.
  storeDraft(original, draftOf(theirs), { at: 3 });
  window.dispatchEvent(new Event('pageshow'));
  expect(studio.current().draft.edits).toEqual(theirs);
  stop();
});

test('what somebody types without a pause is saved in between', () => {
  const studio = studioFor();
  const stop = studio.start();
  for (let letters = 1; letters <= 50; letters += 1) {
    type(studio, subject, 'x'.repeat(letters));
    jest.advanceTimersByTime(100);
  }
  // Not at each key.
  const { [subject]: saved = '' } = readDraft(original).draft.edits.variants[0] ?? {};
  expect(saved.length).toBeGreaterThan(20);
  expect(saved.length).toBeLessThan(50);
  jest.advanceTimersByTime(400);
  expect(readDraft(original).draft.edits).toEqual(oneVariant({ [subject]: 'x'.repeat(50) }));
  stop();
});

test('a look at the other variant in another tab changes nothing here', () => {
  const studio = studioFor();
  studio.load(withCopy, '');
  const stop = studio.start();
  type(studio, subject, 'B');
  window.dispatchEvent(new Event('pagehide'));
  const { edits, past } = studio.current().draft;
  storeElsewhere({ ...edits, shown: 0 });
  expect(studio.current()).toMatchObject({ draft: { edits, past }, notice: undefined });
  storeElsewhere({ variants: [{}], shown: 0 });
  expect(studio.current().draft.edits).toEqual(noEdits);
  stop();
});

const onWall = (studio: ReturnType<typeof studioFor>) =>
  variantsOnWall(studio.current()).map(({ name, isEdited, snapshot }) => [
    name,
    isEdited,
    snapshot.campaign.audience.email.subject,
    snapshot.campaign.offer.code,
  ]);

test('what’s typed is in the live campaign at once, and everywhere when typing pauses', () => {
  const studio = studioFor();
  const wall = variantsOnWall(studio.current());
  const marked = changedPaths(studio.current());
  type(studio, subject, 'Typed');
  expect(changedPaths(studio.current())).toBe(marked);
  expect(liveContent(studio.current()).campaign.audience.email.subject).toBe('Typed');
  jest.advanceTimersByTime(400);
  type(studio, subject, 'Typed ');
  jest.advanceTimersByTime(400);
  expect(variantsOnWall(studio.current())).toBe(wall);
  jest.runOnlyPendingTimers();
  expect(settledContent(studio.current())).toBe(liveContent(studio.current()));
  expect(onWall(studio)[0]).toContain('Typed');
  studio.change({ type: 'undo' });
  expect(onWall(studio)[0]).toContain(original.audience.email.subject);
});

test('a press after typing works with what was typed, however soon it comes', () => {
  const studio = studioFor();
  type(studio, subject, 'Typed');
  studio.leave(placeOf(subject), 'Typed');
  expect(settledContent(studio.current()).campaign.audience.email.subject).toBe('Typed');
  studio.typeTable('code\nSPRING');
  studio.settle();
  expect(studio.current().settled.table).toBe('code\nSPRING');
});

test.each([0, 1] as const)('A and B keep their places, whichever is edited', (shown) => {
  const studio = studioFor();
  const edits: Edits = { variants: [{ [subject]: 'One' }, { [subject]: 'Two' }], shown };
  studio.load(() => edits, '');
  studio.changeView({ compare: true });
  const [a, b] = words.variants.names;
  expect(onWall(studio)).toEqual([
    [a, shown === 0, 'One', original.offer.code],
    [b, shown === 1, 'Two', original.offer.code],
  ]);
});

test('a text is typed into the variant that’s shown, or into both', () => {
  const studio = studioFor();
  studio.load(() => ({ variants: [{ [subject]: 'One' }, {}], shown: 1 }), '');
  type(studio, preview, 'Only B');
  // What campaigns share, variants do, too.
  type(studio, 'offer.code', 'SHARED1');
  studio.editBoth(true);
  type(studio, subject, 'Both');
  expect(studio.current().draft.edits.variants).toEqual([
    { [subject]: 'Both', 'offer.code': 'SHARED1' },
    { [preview]: 'Only B', [subject]: 'Both', 'offer.code': 'SHARED1' },
  ]);
});

test('a picture is chosen for the variant that’s shown, or for both', () => {
  const studio = studioFor();
  studio.load(withCopy, '');
  const place = placeOf('audience.ad.ads.primary.visual');
  const visuals = () =>
    editsOf(studio.current()).variants.map((variant) => variant[place.field.path]);
  const [normal, stopped] = [0.1, 0.9].map((moment) => JSON.stringify({ id: 'scene', moment }));
  studio.pick(place, normal ?? '');
  expect(visuals()).toEqual([undefined, normal]);
  studio.editBoth(true);
  studio.pick(place, stopped ?? '');
  expect(visuals()).toEqual([stopped, stopped]);
});

test('what doesn’t fit one picture is said there alone, also in a feed, if it’s on the wall', () => {
  const studio = studioFor();
  const path = 'audience.ad.ads.primary.picture.headline';
  const boards = boardsOf(studio.current());
  const pictures = boards.map(pictureOn);
  const other = pictures.find((picture) => picture !== pictures[0]) ?? '';
  const [first = '', second = ''] = boards.map(({ id }) => id);
  for (const id of [first, second]) studio.report(id, [path]);
  const problem = { path, label: '', sentence: 'Too long.', level: 'stops' } as const;
  const boardsWithProblem = (board?: string, more?: object) => {
    const problems = [{ ...problem, files: board === undefined ? undefined : [board] }];
    const byBoard = problemsOnBoards({ ...studio.current(), problems, ...more });
    return [...byBoard].flatMap(([id, { length }]) => (length > 0 ? id : []));
  };
  expect(boardsWithProblem()).toEqual([first, second]);
  for (const picture of [pictures[0], other])
    expect(boardsWithProblem(picture)).toEqual(
      boards.flatMap((board) => (pictureOn(board) === picture ? board.id : [])),
    );
  expect(boardsWithProblem('one that isn’t on the wall')).toEqual([first, second]);
  const missing = { problems: [{ ...problem, sentence: problemWords.noImage }] };
  expect(boardsWithProblem('', missing)).toEqual([first, second]);
  // A reviewer can't add an image, and the bar says that it's missing.
  expect(boardsWithProblem('', { ...missing, review: { edits: noEdits } })).toEqual([]);
});

test('the others are there with their own drafts and this one’s shared texts', async () => {
  const fetchDocument = async (address: string) => {
    const document = others.find(({ audience: { id } }) => address.includes(`/${id}/`));
    return { ok: true, blob: async () => ({ text: async () => JSON.stringify(document) }) };
  };
  Object.assign(window, { fetch: fetchDocument });
  for (const document of others) {
    const edits = oneVariant({ [subject]: `For ${document.audience.id}` });
    storeDraft(document, draftOf(edits), { at: 1 });
  }
  const studio = studioFor();
  type(studio, subject, 'Mine');
  type(studio, 'offer.code', 'SHARED1');
  await studio.loadOthers();
  jest.runOnlyPendingTimers();
  const drafts = othersOf(studio.current()).map(({ document: { audience }, edits }) => [
    audience.name,
    edits.variants,
  ]);
  expect(drafts).toEqual(
    others.map(({ audience: { id, name } }) => [
      name,
      [{ [subject]: `For ${id}`, 'offer.code': 'SHARED1' }],
    ]),
  );
});

test('a failed download is told, the edited campaign stays, and asking again tries again', async () => {
  const failing = jest.fn(async () => ({ ok: false, status: 500 }));
  Object.assign(window, { fetch: failing });
  const studio = studioFor();
  await studio.loadOthers();
  expect(studio.current().others.hasFailed).toBe(others.length > 0);
  expect(variantsOnWall(studio.current())).toHaveLength(1);
  await studio.loadOthers();
  expect(failing).toHaveBeenCalledTimes(2 * others.length);
});

test('an entry that’s far too long takes none of the others along', () => {
  const studio = studioFor();
  const slides = 'audience.ad.story.slides';
  const { length } = original.audience.ad.story.slides;
  type(studio, `${slides}.0`, 'x'.repeat(5000));
  expect(liveContent(studio.current()).campaign.audience.ad.story.slides).toHaveLength(length);
  type(studio, `${slides}.1`, 'Fine');
  type(studio, `${slides}.0`, 'Short again');
  const [, , ...rest] = original.audience.ad.story.slides;
  const after = liveContent(studio.current()).document.audience.ad.story.slides;
  expect(after).toEqual(['Short again', 'Fine', ...rest]);
});

test('a table’s columns are tokens in the texts, with the values of its first row', () => {
  const studio = studioFor();
  studio.typeTable('name,City\nNorth,Oslo\nSouth,Rome');
  jest.runOnlyPendingTimers();
  const { facts } = liveContent(studio.current());
  expect(facts.names()).toContain('city');
  type(studio, subject, 'A word to {city}');
  expect(liveContent(studio.current()).campaign.audience.email.subject).toBe('A word to Oslo');
});

test('a table gets up to 200 images at once', async () => {
  const files = Array.from({ length: 201 }, () => new File([], 'a.png'));
  expect(await studioFor().addFiles(files)).toEqual([studioPictures.faults.tooMany]);
});

test.each([
  { screen: 'a wide', isWide: true, open: ['texts', 'download'] },
  { screen: 'a small', isWide: false, open: ['download'] },
])('on $screen screen, a panel isn’t covered by another one', ({ isWide, open }) => {
  const studio = studioFor({ isWide });
  if (!isWide) studio.toggle('texts');
  studio.toggle('share');
  studio.toggle('download');
  expect(studio.current().panels).toEqual(open);
});

test('in a window that’s made smaller, the list of texts covers no panel and no wall', () => {
  const studio = studioFor();
  studio.toggle('download');
  setWidth(false);
  studio.fitPanels();
  expect(studio.current().panels).toEqual(['download']);
  // The box of a text that's on no artboard is in the list.
  setWidth(true);
  studio.toggle('texts');
  studio.go('audience.link');
  setWidth(false);
  studio.fitPanels();
  expect(studio.current().panels).toEqual(['texts']);
});

test('the message that words can’t be changed goes once other words are chosen', () => {
  const studio = studioFor();
  studio.say(words.wall.fixed);
  studio.go(subject);
  expect(studio.current().notice).toBeUndefined();
  studio.say('Something else');
  studio.go(preview);
  expect(studio.current().notice).toBe('Something else');
});

test('Tab goes from text to text, and from one that’s gone to the one in its place', () => {
  const studio = studioFor();
  studio.report('inbox', [subject, preview]);
  studio.select({ board: 'inbox', path: preview });
  studio.move(-1);
  expect(studio.current().selection).toEqual({ board: 'inbox', path: subject, isStep: true });
  studio.report('inbox', [preview]);
  studio.move(1);
  expect(studio.current().selection).toEqual({ board: 'inbox', path: preview, isStep: true });
  studio.move(1);
  expect(studio.current().selection).toBeUndefined();
});

test('Tab goes on in the column if one came from there, on whichever artboard that leads to', () => {
  const studio = studioFor();
  const [code, discount] = ['offer.code', 'offer.discount'];
  studio.report('inbox', [subject, code, preview]);
  studio.report('link', [discount]);
  studio.report('', [code, discount, subject]);
  studio.go(code, { isFromColumn: true });
  const { board } = studio.current().selection!;
  const steps = ([1, 1, -1, -1, -1] as const).map((step) => {
    studio.move(step);
    return studio.current().selection;
  });
  const fromColumn = { isFromColumn: true, isStep: true };
  expect({ board, steps }).toEqual({
    board: 'inbox',
    steps: [
      { board: 'link', path: discount, ...fromColumn },
      { board: 'inbox', path: subject, ...fromColumn },
      { board: 'link', path: discount, ...fromColumn },
      { board: 'inbox', path: code, ...fromColumn },
      undefined,
    ],
  });
});

test('Escape leads from a box to its artboard if the list that it was chosen from is gone', () => {
  const { select, close } = studioFor();
  document.body.innerHTML = '<section data-board="inbox" tabindex="0"></section><button />';
  document.querySelector('button')?.focus();
  select({ board: 'inbox', path: subject });
  document.querySelector('button')?.remove();
  close();
  expect(document.querySelector('section')).toHaveFocus();
});

test('an address without https is put right when its writer leaves it, and that is said', () => {
  const studio = studioFor();
  const path = fieldsOf(original).find(({ form }) => form === 'address')?.path ?? '';
  type(studio, path, 'emberwall.example/new');
  studio.leave(placeOf(path), 'emberwall.example/new');
  const { variant } = liveContent(studio.current());
  expect(variant[path]).toBe('https://emberwall.example/new');
  expect(studio.current().notice).toContain('https://emberwall.example/new');
  studio.change({ type: 'undo' });
  expect(studio.current().notice).toBeUndefined();
});

test('a change of campaign takes the view and the email service along', () => {
  window.history.replaceState(null, '', '?service=mailchimp&zoom=50');
  const studio = studioFor();
  studio.changeView({ zoom: '100' });
  expect(window.location.search).toBe('?zoom=100&service=mailchimp');
  expect(editsOf(studio.current())).toEqual({ variants: [{}], shown: 0 });
});

test('the email service and where images are stay for the next visit, to any campaign', () => {
  const studio = studioFor();
  studio.changeView({ service: 'mailchimp' });
  studio.typeEmailImages(' https://images.example.com/spring/');
  window.history.replaceState(null, '', '?');
  const next = studioFor().current();
  expect(next.view.service).toBe('mailchimp');
  expect(emailImagesOf(next)).toBe('https://images.example.com/spring');
  expect(pictureToDo(next)).toContain('https://images.example.com/spring');
  studio.typeEmailImages('images');
  expect(emailImagesOf(studio.current())).toBeUndefined();
  expect(studio.current().emailImages).toBe('images');
});

test('what a picture shows is changed in the picture’s box', () => {
  const studio = studioFor();
  studio.go('audience.ad.ads.primary.imageDesc');
  expect(studio.current().selection?.path).toBe('audience.ad.ads.primary.visual');
});

test('a slide is copied and moved together with its drawing and its card’s headline', () => {
  const studio = studioFor();
  const paths = ['story.slides', 'story.headlines', 'display.keyVisuals'].map(
    (path) => `audience.ad.${path}`,
  );
  const entries = () => {
    const { document: edited } = liveContent(studio.current());
    return paths.map((path): unknown[] => Object.values(Object(atPath(edited, path))));
  };
  const before = entries();
  const field = fieldsOf(original).find(({ path }) => path === paths[0])!;
  const order = orderOf(field.count ?? 0);
  studio.rearrange(field, [0, ...order]);
  expect(entries()).toEqual(before.map((list) => [list[0], ...list]));
  studio.change({ type: 'undo' });
  studio.rearrange(field, order.toReversed());
  expect(entries()).toEqual(before.map((list) => list.toReversed()));
});
