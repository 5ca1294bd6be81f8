import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { socialAds } from '@/content/words/social-ads';
import { StoryPlayer } from './story-player';

const { player: words } = socialAds;
const slides = ['First', 'Late', 'Third'].map((text) => {
  return { text, picture: { src: `/${text}.webp`, alt: text, width: 9, height: 16 } };
});

let setInView: (isIntersecting?: boolean) => void;

/** jsdom has no IntersectionObserver and loads no pictures, so the story doesn't play by itself. */
function setup() {
  const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get');
  complete.mockImplementation(function isLoaded(this: HTMLImageElement) {
    return this.alt !== 'Late';
  });
  Object.assign(window, {
    matchMedia: () => ({ matches: false }),
    IntersectionObserver: class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        setInView = (isIntersecting = true) => act(() => report([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  });
  render(<StoryPlayer slides={slides} label="A story" words={words} className="" />);
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const bar = () => document.querySelector<HTMLElement>('.story-progress');
const clock = () => bar()?.style.animationPlayState;
const endSlide = () => fireEvent.animationEnd(bar() ?? document);

/** Which slide the player says it shows. The browser tests check that it does. */
const shown = () =>
  Number(/\d/.exec(screen.getByText(new RegExp(`^\\d ${words.of} 3`)).textContent));

test('steps by button, arrow key and tap, but not past the ends', async () => {
  setup();
  expect(button(words.previous)).toHaveAttribute('aria-disabled', 'true');
  await press(words.next);
  expect(shown()).toBe(2);
  // The browser's own shortcuts are left alone.
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}{Control>}{ArrowLeft}{/Control}');
  expect(shown()).toBe(2);
  screen.getByRole('list').focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(shown()).toBe(3);
  expect(button(words.next)).toHaveAttribute('aria-disabled', 'true');
  const all = screen.getAllByRole('button', { hidden: true });
  const [back, forward] = all.filter(({ tabIndex }) => tabIndex === -1);
  await userEvent.click(back ?? document.body);
  expect(shown()).toBe(2);
  await userEvent.click(forward ?? document.body);
  expect(shown()).toBe(3);
});

test('plays from slide to slide and stops after the last; then it plays from the first', async () => {
  setup();
  expect(bar()).toBeNull();
  await press(words.play);
  endSlide();
  expect(shown()).toBe(2);
  endSlide();
  endSlide();
  expect(shown()).toBe(3);
  expect(bar()).toBeNull();
  await press(words.play);
  expect(shown()).toBe(1);
});

test('pauses on a press and while it is out of view, and a step keeps it as it is', async () => {
  setup();
  setInView();
  await press(words.play);
  expect(clock()).toBe('running');
  setInView(false);
  expect(clock()).toBe('paused');
  setInView();
  await press(words.pause);
  expect(clock()).toBe('paused');
  await press(words.next);
  expect(bar()).toBeNull();
  await press(words.play);
  await press(words.next);
  expect(clock()).toBe('running');
});

test.each(['load', 'error'])('a slide’s time starts at its picture’s %s', async (event) => {
  setup();
  setInView();
  await press(words.play);
  await press(words.next);
  expect(clock()).toBe('paused');
  fireEvent(screen.getByAltText('Late'), new Event(event));
  expect(clock()).toBe('running');
});
