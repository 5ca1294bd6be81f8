import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { socialAds } from '@/content/words/social-ads';
import { StoryPlayer } from './story-player';

const { player: words } = socialAds;
const slides = ['First', 'Second', 'Third'].map((text) => ({ text }));

let allowsMotion: boolean;
let setInView: ((isIntersecting?: boolean) => void) | undefined;

// jsdom has neither of these.
beforeEach(() => {
  allowsMotion = true;
  setInView = undefined;
  Object.assign(window, {
    matchMedia: (query: string) => ({
      matches: allowsMotion && query === '(prefers-reduced-motion: no-preference)',
    }),
    IntersectionObserver: class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        setInView = (isIntersecting = true) => act(() => report([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  });
});

function setup(autoPlay = false) {
  const user = userEvent.setup();
  const { container } = render(
    <StoryPlayer slides={slides} label="A story" words={words} autoPlay={autoPlay} className="" />,
  );
  const bar = () => container.querySelector('.story-progress');
  return {
    user,
    bar,
    button: (name: string) => screen.getByRole('button', { name }),
    end: () => {
      const running = bar();
      if (!running) throw new Error('The story is not playing.');
      fireEvent.animationEnd(running);
    },
  };
}

/** Which slide the player says it shows. The browser tests check that it does. */
const position = () => screen.getByText(new RegExp(`^\\d ${words.of} 3`)).textContent;

const slide = (number: number) =>
  `${words.slide} ${number} ${words.of} 3: ${slides[number - 1]?.text}`;

test('the buttons step back and forth, but not past the ends', async () => {
  const { user, button } = setup();
  expect(position()).toBe(slide(1));
  expect(button(words.previous)).toHaveAttribute('aria-disabled', 'true');
  await user.click(button(words.next));
  expect(position()).toBe(slide(2));
  await user.click(button(words.next));
  expect(position()).toBe(slide(3));
  expect(button(words.next)).toHaveAttribute('aria-disabled', 'true');
  await user.click(button(words.next));
  expect(position()).toBe(slide(3));
  await user.click(button(words.previous));
  expect(position()).toBe(slide(2));
});

test('the arrow keys step, from the slides and from any button', async () => {
  const { user, button } = setup();
  screen.getByRole('list').focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(position()).toBe(slide(3));
  await user.keyboard('{ArrowLeft}');
  expect(position()).toBe(slide(2));
  button(words.play).focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(position()).toBe(slide(1));
  // Leaves the browser's own shortcuts alone.
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}{Control>}{ArrowRight}{/Control}');
  await user.keyboard('{Meta>}{ArrowRight}{/Meta}');
  expect(position()).toBe(slide(1));
});

test('tapping the left goes back, tapping elsewhere goes forward', async () => {
  const { user } = setup();
  const [back, forward] = screen
    .getAllByRole('button', { hidden: true })
    .filter((each) => each.tabIndex === -1);
  if (!back || !forward) throw new Error('There are no tap zones.');
  await user.click(forward);
  expect(position()).toBe(slide(2));
  await user.click(back);
  expect(position()).toBe(slide(1));
});

test('plays from slide to slide and stops after the last', async () => {
  const { user, button, bar, end } = setup();
  expect(bar()).toBeNull();
  await user.click(button(words.play));
  end();
  expect(position()).toBe(slide(2));
  end();
  expect(position()).toBe(slide(3));
  end();
  expect(position()).toBe(slide(3));
  expect(bar()).toBeNull();
  // Playing again starts from the first slide.
  await user.click(button(words.play));
  expect(position()).toBe(slide(1));
});

test('pauses on a slide and resumes from there', async () => {
  const { user, button, bar } = setup();
  setInView?.();
  await user.click(button(words.play));
  expect(bar()).toHaveStyle({ animationPlayState: 'running' });
  await user.click(button(words.pause));
  expect(bar()).toHaveStyle({ animationPlayState: 'paused' });
  await user.click(button(words.play));
  expect(bar()).toHaveStyle({ animationPlayState: 'running' });
  expect(position()).toBe(slide(1));
});

test('pauses while it is out of view', async () => {
  const { user, button, bar } = setup();
  setInView?.();
  await user.click(button(words.play));
  setInView?.(false);
  expect(bar()).toHaveStyle({ animationPlayState: 'paused' });
  expect(button(words.pause)).toBeVisible();
  setInView?.();
  expect(bar()).toHaveStyle({ animationPlayState: 'running' });
});

test.each(['load', 'error'])(
  'a slide’s time starts when its picture has finished loading: %s',
  async (event) => {
    const picture = { src: '/late.webp', alt: 'Late', width: 9, height: 16 };
    const user = userEvent.setup();
    const { container } = render(
      <StoryPlayer
        slides={[{ text: 'Late', picture }, { text: 'Then' }]}
        label="A story"
        words={words}
        className=""
      />,
    );
    const image = screen.getByAltText('Late');
    expect(image).toHaveProperty('complete', false);
    setInView?.();
    await user.click(screen.getByRole('button', { name: words.play }));
    const bar = container.querySelector('.story-progress');
    expect(bar).toHaveStyle({ animationPlayState: 'paused' });
    fireEvent(image, new Event(event));
    expect(bar).toHaveStyle({ animationPlayState: 'running' });
  },
);

test('stepping keeps it playing if it plays, and paused if it is paused', async () => {
  const { user, button, bar } = setup();
  setInView?.();
  await user.click(button(words.play));
  await user.click(button(words.next));
  expect(bar()).toHaveStyle({ animationPlayState: 'running' });
  await user.click(button(words.pause));
  await user.click(button(words.next));
  expect(position()).toBe(slide(3));
  expect(bar()).toBeNull();
  expect(button(words.play)).toBeVisible();
});

test('autoplays when it scrolls into view, without announcing slides', () => {
  const { bar, button } = setup(true);
  expect(bar()).toBeNull();
  setInView?.();
  expect(bar()).not.toBeNull();
  expect(button(words.pause)).toBeVisible();
  expect(screen.getByText(/^1/)).toHaveAttribute('aria-live', 'off');
});

test.each([
  ['if reduced motion is preferred', true, false],
  ['without autoPlay', false, true],
])('does not play by itself %s', (_, autoPlay, motion) => {
  allowsMotion = motion;
  const { bar } = setup(autoPlay);
  setInView?.();
  expect(bar()).toBeNull();
});
