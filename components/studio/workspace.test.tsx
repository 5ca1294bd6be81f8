import { Blob as NodeBlob } from 'node:buffer';
import { deflateRawSync } from 'node:zlib';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveFile } from '@/components/ui/save-file';
import { documents } from '@/content/campaigns';
import { editsWords } from '@/content/words/edits';
import { studio as words } from '@/content/words/studio/studio';
import { studioShare } from '@/content/words/studio/share';
import { timeoutMs } from '@/lib/site/fetch-file';
import { storeDraft } from '@/lib/studio/drafts/draft';
import { draftKey } from '@/lib/site/stored-drafts';
import { oneVariant, type Variant } from '@/lib/campaign/edits/edits';
import { draftOf } from '@/lib/studio/drafts/history';
import { editsPrefix } from '@/lib/campaign/edits/link';
import { imageVisual } from '@/lib/campaign/document/visual';
import { saveEdits } from '@/lib/campaign/edits/saved-edits';
import { openStudio, shortened, showIn, studioFor } from './fixtures/open-studio';
import { positionBeside } from './text/box-position';
import { BoardContent } from './wall/board-content';
import { variantsOnWall } from './store';

// jsdom has no message channels, so nothing looks for what doesn’t fit.
jest.mock('../../lib/site/task', () => ({ nextTask: () => new Promise(() => {}) }));
jest.mock('../ui/save-file', () => ({ saveFile: jest.fn() }));
jest.mock('./download/download-panel', () => {
  throw new Error('Lost');
});

const exported = shortened(documents[0]);
const { id, name } = exported.audience;
const other = { id: 'other', name: 'Others' };
const [subject, preview] = ['audience.email.subject', 'audience.email.preview'];
const { review, replace, change } = studioShare;
const saved = (variant: Variant) => saveEdits(exported, oneVariant(variant));
const linkTo = (variant: Variant) =>
  editsPrefix + deflateRawSync(JSON.stringify(saved(variant))).toString('base64url');

beforeEach(() => void Object.assign(window, { Blob: NodeBlob }));

const open = () => openStudio(exported, [{ id, name }, other]);

/** The bar: looking there takes jsdom a tenth of the time that it takes to look everywhere. */
const bar = () => within(document.querySelector('header')!);
const press = (label: string) => userEvent.click(bar().getByRole('button', { name: label }));
const column = async (label: string) => within(await screen.findByRole('region', { name: label }));

function fileFor(audience: string) {
  const json = JSON.stringify({ ...saved({ [subject]: 'Their subject' }), audience });
  return Object.assign(new File([json], 'edits.json'), { text: async () => json });
}

/** Leaving the page saves what there is to save. */
function stored() {
  fireEvent(window, new Event('pagehide'));
  return JSON.stringify(window.localStorage);
}

const isLeavingAsked = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

test('the list of texts has the focus, and after B and the menu, it’s where one goes on', async () => {
  open();
  for (const _ of ['close', 'open']) await press(words.bar.texts);
  expect(screen.getByRole('region', { name: words.column.label })).toHaveFocus();
  const { add, drop, names } = words.variants;
  await press(add);
  expect(bar().getByRole('button', { name: names[1] })).toHaveFocus();
  await press(`${drop} ${names[1]}`);
  expect(bar().getByRole('button', { name: add })).toHaveFocus();
  const { announced } = words.bar;
  expect(screen.getByText(`${announced.done} ${words.steps.drop}`)).toBeInTheDocument();
  fireEvent.keyDown(window, { key: 'z', ctrlKey: true });
  expect(screen.getByText(`${announced.undo} ${words.steps.drop}`)).toBeInTheDocument();
  screen.getByRole('checkbox', { name: words.wall.kinds.email }).focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText(words.wall.view)).toHaveFocus();
});

test('F6 goes from the bar to the open panel, the previews and the list of texts', async () => {
  open();
  await press(words.bar.share);
  const panel = screen.getByRole('region', { name: words.bar.share });
  const texts = screen.getByRole('region', { name: words.column.label });
  expect(panel.contains(document.activeElement)).toBe(true);
  for (const part of [screen.getByRole('main'), texts, screen.getByRole('banner'), panel]) {
    await userEvent.keyboard('{F6}');
    expect(part).toHaveFocus();
  }
  await userEvent.keyboard('{Shift>}{F6}{/Shift}');
  expect(screen.getByRole('banner')).toHaveFocus();
});

test('a box stays in view, however long its words are, and wherever they’ve gone', () => {
  const area = document.createElement('div');
  Object.defineProperty(area, 'clientHeight', { value: 600 });
  const at = (top: number, height: number) =>
    positionBeside(new DOMRect(50, top, 100, height), area, 300);
  const [above, ...below] = [at(400, 50), at(100, 50), at(100, 3000), at(-900, 50)];
  expect([above, at(2000, 50)]).toMatchObject([{ bottom: 212 }, { bottom: 8 }]);
  expect(below).toMatchObject([{ top: 162 }, { top: 292 }, { top: 8 }]);
});

test('a link opens to be read, with what was before, and nothing is stored', async () => {
  const alt = { 'audience.ad.ads.primary.imageDesc': 'What theirs shows' };
  window.location.hash = linkTo({ [subject]: 'Theirs', 'audience.email.testimonial': '', ...alt });
  open();
  const changes = await column(review.changes);
  expect(changes.getByText('Theirs')).toBeInTheDocument();
  expect(changes.getByText(exported.audience.email.subject)).toBeInTheDocument();
  expect(changes.getByText(RegExp(change.leftOut))).toBeInTheDocument();
  await userEvent.click(changes.getByText('What theirs shows'));
  expect(changes.getAllByText('What theirs shows')).toHaveLength(2);
  expect(screen.queryByRole('region', { name: words.column.label })).toBeNull();
  expect(stored()).toBe('{}');
  await press(review.closeReview);
  expect((await column(words.column.label)).queryByText('Theirs')).toBeNull();
  expect(window.location.hash).toBe('');
  expect(stored()).toBe('{}');
});

test('a link says that an image it names isn’t here', async () => {
  const file = `${'a'.repeat(32)}.webp`;
  const visual = imageVisual({ file, size: [9, 9] });
  window.location.hash = linkTo({ 'audience.ad.ads.primary.visual': visual });
  open();
  expect(await screen.findByText(RegExp(review.unseen.split('#')[0]!))).toBeInTheDocument();
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

test('whoever has a draft can save it as a file, before “Edit from here” replaces it', async () => {
  const mine = oneVariant({ [subject]: 'My subject', [preview]: 'My preview' });
  storeDraft(exported, draftOf(mine), { at: 1 });
  window.location.hash = linkTo({ [subject]: 'Their subject' });
  open();
  await column(review.changes);
  const draft = stored();
  await press(review.take);
  const box = await column(replace.title);
  const choose = (label: string) => userEvent.click(box.getByRole('button', { name: label }));
  await choose(replace.cancel);
  expect(bar().getByRole('button', { name: review.take })).toHaveFocus();
  await press(review.take);
  await userEvent.click(screen.getByRole('button', { name: replace.save }));
  expect(await jest.mocked(saveFile).mock.lastCall?.[0].text()).toContain('My preview');
  expect(stored()).toBe(draft);
  await userEvent.click(screen.getByRole('button', { name: replace.replace }));
  const texts = await column(words.column.label);
  expect(texts.getByText('Their subject')).toBeInTheDocument();
  expect(stored()).not.toContain('My preview');
  await press(`${words.bar.undo}${words.bar.of} ${words.steps.load}`);
  expect(texts.getByText('My subject')).toBeInTheDocument();
  expect(texts.getByText('My preview')).toBeInTheDocument();
});

test('one’s own link replaces nothing, so it doesn’t ask', async () => {
  storeDraft(exported, draftOf(oneVariant({ [subject]: 'My subject' })), { at: 1 });
  window.location.hash = linkTo({ [subject]: 'My subject' });
  open();
  await column(review.changes);
  await press(review.take);
  expect((await column(words.column.label)).getByText('My subject')).toBeInTheDocument();
});

test('a link that can’t be read is named, and one’s own edits stay on the wall', async () => {
  storeDraft(exported, draftOf(oneVariant({ [subject]: 'My subject' })), { at: 1 });
  window.location.hash = linkTo({ [subject]: 'Their subject' }).slice(0, -9);
  open();
  expect(await screen.findByText(RegExp(editsWords.faults.damaged))).toBeInTheDocument();
  expect(screen.getByText('My subject')).toBeInTheDocument();
});

test('a file opens to be read, too, unless it’s another campaign’s', async () => {
  open();
  await press(words.bar.share);
  await userEvent.keyboard('{Escape}');
  expect(bar().getByRole('button', { name: words.bar.share })).toHaveFocus();
  await press(words.bar.share);
  const choosing = screen.getByLabelText(studioShare.file.open);
  await userEvent.upload(choosing, fileFor(other.id));
  const problem = await screen.findByRole('alert');
  expect(within(problem).getByRole('link')).toHaveTextContent(other.name);
  await userEvent.upload(choosing, fileFor(id));
  expect((await column(review.changes)).getByText('Their subject')).toBeInTheDocument();
  expect(screen.getByText(RegExp('edits.json'))).toBeInTheDocument();
  // On a phone, the row's end is off the screen.
  expect(bar().getAllByRole('button')[0]).toHaveTextContent(review.take);
});

test('a draft that can’t be read is said, can be saved as a file, and stays until it’s removed', async () => {
  window.localStorage.setItem(draftKey(id), 'two\nlines');
  open();
  const texts = await column(words.column.label);
  await userEvent.click(texts.getByText(exported.audience.email.subject));
  await userEvent.type(texts.getByRole('textbox'), 'Mine');
  expect(stored()).toContain('Mine');
  expect(stored()).toContain(String.raw`two\nlines`);
  const said = RegExp(editsWords.faults.damaged);
  expect(screen.getByText(said)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: words.unreadable.save }));
  expect(await jest.mocked(saveFile).mock.lastCall?.[0].text()).toBe('two\nlines');
  await userEvent.click(screen.getByRole('button', { name: words.unreadable.remove }));
  expect(screen.queryByText(said)).toBeNull();
  expect(stored()).not.toContain(String.raw`two\nlines`);
  expect(stored()).toContain('Mine');
});

/** What a host answers with in place of a missing file. */
function loadOtherPage(frame: HTMLElement) {
  const contentDocument = new DOMParser().parseFromString('<h1>Not found</h1>', 'text/html');
  Object.defineProperty(frame, 'contentDocument', { value: contentDocument });
  fireEvent.load(frame);
}

test.each([
  ['is missing doesn’t show the host’s page', loadOtherPage],
  ['never arrives doesn’t stay empty', () => act(() => jest.advanceTimersByTime(timeoutMs))],
])('an email’s artboard whose file %s', (_, happens) => {
  jest.useFakeTimers();
  const studio = studioFor(exported);
  const { boards, snapshot } = variantsOnWall(studio.current())[0]!;
  const board = boards.find(({ frame }) => frame === 'email')!;
  showIn(
    studio,
    <BoardContent {...{ board, snapshot, scale: 1, isEdited: true, onOverflow() {} }} />,
  );
  const frame = screen.getByTitle(board.title);
  expect(frame).toBeVisible();
  happens(frame);
  expect(screen.getByText(words.boards.missing)).toBeInTheDocument();
  expect(frame).not.toBeVisible();
});

test('if the browser denies its storage, editing goes on, and the page says so', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  open();
  const texts = await column(words.column.label);
  await userEvent.click(texts.getByText(exported.audience.email.subject));
  const box = texts.getByRole('textbox');
  await userEvent.clear(box);
  await userEvent.type(box, 'Not kept');
  fireEvent(window, new Event('pagehide'));
  const notice = await screen.findByText(words.saving.refused);
  await userEvent.click(within(notice).getByRole('button', { name: studioShare.file.save }));
  expect(await jest.mocked(saveFile).mock.lastCall?.[0].text()).toContain('Not kept');
  expect(await texts.findByText('Not kept', { selector: 'span' })).toBeInTheDocument();
  expect(isLeavingAsked()).toBe(true);
  jest.restoreAllMocks();
  expect(isLeavingAsked()).toBe(false);
});

test('what can’t be used stays in its box as it’s typed, and Tab goes to the next one', async () => {
  open();
  const texts = await column(words.column.label);
  await userEvent.type(texts.getByRole('searchbox'), 'tracking');
  await userEvent.click(texts.getByRole('button', { name: /^utm_campaign/ }));
  const box = texts.getByRole('textbox');
  await userEvent.clear(box);
  await userEvent.type(box, 'spring-sale-');
  expect(box).toHaveTextContent('spring-sale-');
  await userEvent.type(box, '2027');
  expect(stored()).toContain('spring-sale-2027');
  await userEvent.tab();
  expect(texts.getByRole('textbox')).toHaveAccessibleName('Link');
});

test('a panel that doesn’t load says so, and leaves the rest of the studio as it is', async () => {
  const silent = jest.spyOn(console, 'error').mockReturnValue();
  open();
  await press(words.bar.download);
  expect(await screen.findByText(words.box.failed)).toBeInTheDocument();
  await press(words.bar.share);
  expect(await screen.findByRole('region', { name: words.bar.share })).toBeInTheDocument();
  silent.mockRestore();
});
