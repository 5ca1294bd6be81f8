import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { studioFilm as words } from '@/content/words/studio/film';
import { outlines, typeface } from '@/lib/export/pictures/typeface';
import { filmOf, frameRate } from '@/lib/campaign/film/timeline';
import { resolve } from '@/lib/campaign/document/resolve';
import { wholeDocument as exported } from '@/lib/fixtures/whole-campaign';
import { applyVariant } from '@/lib/campaign/edits/edits';
import { FilmBoard } from './film-board';
import { showIn, studioFor } from '../fixtures/open-studio';

const campaign = resolve(exported);
const film = filmOf(campaign.audience, 'reel');
const firstEnd = film.shots[0]?.end ?? 0;
const snapshot = { document: exported, campaign, lettering: { typeface, outlines } };
let isInView: (isIntersecting: boolean) => void;
let tick: FrameRequestCallback | undefined;

// The browser's clock, and what jsdom doesn't have.
beforeEach(() => {
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    tick = callback;
    return 1;
  });
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => (tick = undefined));
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        isInView = (isIntersecting) => act(() => report([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  });
});

const studio = studioFor(exported);
const board = (shown: React.ComponentProps<typeof FilmBoard>['snapshot'] = snapshot) => (
  <FilmBoard name="reel" board="reel" isEdited snapshot={shown} />
);
const show = () => showIn(studio, board());
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const seconds = () =>
  Number(screen.getByRole('slider').getAttribute('aria-valuetext')?.split(' ')[0]);
const setSlider = (value: number) =>
  fireEvent.change(screen.getByRole('slider'), { target: { value } });
const drawn = () => screen.getByRole('img').innerHTML;
const pathOf = (shot: string) => `audience.ad.story.reelScript.${shot}.words`;
const group = (shot: string) =>
  screen.getByRole('img').querySelector(`[data-field="${pathOf(shot)}"]`);

/** Lets the clock of a playing film reach a time in seconds. */
const wait = (time: number) => act(() => tick?.(time * 1000));

test('a shot’s button and the slider lead to its words, which lead to their texts and back', async () => {
  show();
  expect(group('shots.0')).not.toBeNull();
  await press(words.endCard);
  expect(group('endCard')).not.toBeNull();
  expect(screen.getByRole('button', { current: true })).toHaveAccessibleName(words.endCard);
  const before = drawn();
  setSlider(firstEnd);
  expect(seconds()).toBe(firstEnd);
  expect(group('shots.1')).not.toBeNull();
  expect(drawn()).not.toBe(before);
  const reported = studio.current().texts.get('reel');
  expect(reported).toEqual(
    expect.arrayContaining([pathOf('shots.1'), pathOf('endCard'), 'offer.code']),
  );
  // The brand's name is in it, too, but isn't the campaign's own.
  expect(reported).not.toContain('brand.name');
  await userEvent.click(group('shots.1')?.firstElementChild ?? document.body);
  expect(studio.current().selection).toEqual({ board: 'reel', path: pathOf('shots.1') });
  act(() => studio.select({ board: 'reel', path: pathOf('endCard') }));
  expect(group('endCard')).toHaveAttribute('data-current');
});

test('plays from the start to the end and stops there; then it plays from the start', async () => {
  show();
  expect(tick).toBeUndefined();
  await press(words.play);
  wait(0);
  expect(seconds()).toBe(0);
  wait(1);
  expect(seconds()).toBe(1);
  // A frame that looks like the one before isn't drawn again.
  wait(firstEnd - 0.5);
  const still = screen.getByRole('img').firstChild;
  wait(firstEnd - 0.5 + 0.5 / frameRate);
  expect(screen.getByRole('img').firstChild).toBe(still);
  wait(99);
  expect(seconds()).toBeCloseTo(film.endCard.end - 1 / frameRate, 1);
  expect(tick).toBeUndefined();
  await press(words.play);
  wait(0);
  expect(seconds()).toBe(0);
});

test.each([
  ['on a press', () => press(words.pause)],
  ['when the slider is moved', async () => setSlider(1)],
  ['out of view', async () => isInView(false)],
  ['in a hidden tab', async () => fireEvent(document, new Event('visibilitychange'))],
])('pauses %s', async (_, pause) => {
  show();
  await press(words.play);
  isInView(true);
  expect(tick).toBeDefined();
  await pause();
  expect(tick).toBeUndefined();
});

test('an edited word is in the frame at once, and the film plays on', async () => {
  const { rerender } = show();
  await press(words.play);
  wait(0);
  wait(film.endCard.end - 2);
  const before = drawn();
  const edited = applyVariant(exported, { 'offer.code': 'ANOTHER1' });
  const next = { ...snapshot, document: edited, campaign: resolve(edited) };
  rerender(board(next));
  expect(drawn()).not.toBe(before);
  wait(film.endCard.end - 1);
  expect(seconds()).toBe(film.endCard.end - 1);
});
