import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { socialAds } from '@/content/words/social-ads';
import { StoryPlayer } from './story-player';

const { player: words } = socialAds;
const slides = ['First', 'Second', 'Third'].map((text) => ({ text }));

let wantsMotion: boolean;
let comesIntoView: ((isIntersecting?: boolean) => void) | undefined;

// Neither is in jsdom.
beforeEach(() => {
  wantsMotion = true;
  comesIntoView = undefined;
  Object.assign(window, {
    matchMedia: (query: string) => ({
      matches: wantsMotion && query === '(prefers-reduced-motion: no-preference)',
    }),
    IntersectionObserver: class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        comesIntoView = (isIntersecting = true) => act(() => report([{ isIntersecting }]));
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
      if (!running) throw new Error('No slide is timed.');
      fireEvent.animationEnd(running);
    },
  };
}

/** Which slide is said to be shown; that it is, is seen in the browser tests. */
const said = () => screen.getByText(new RegExp(`^\\d ${words.of} 3`)).textContent;

const slide = (number: number) =>
  `${words.slide} ${number} ${words.of} 3: ${slides[number - 1]?.text}`;

test('steps by its buttons, and not beyond the ends', async () => {
  const { user, button } = setup();
  expect(said()).toBe(slide(1));
  expect(button(words.previous)).toHaveAttribute('aria-disabled', 'true');
  await user.click(button(words.next));
  expect(said()).toBe(slide(2));
  await user.click(button(words.next));
  expect(said()).toBe(slide(3));
  expect(button(words.next)).toHaveAttribute('aria-disabled', 'true');
  await user.click(button(words.next));
  expect(said()).toBe(slide(3));
  await user.click(button(words.previous));
  expect(said()).toBe(slide(2));
});

test('steps by the arrow keys, from the slides and from any button', async () => {
  const { user, button } = setup();
  screen.getByRole('list').focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(said()).toBe(slide(3));
  await user.keyboard('{ArrowLeft}');
  expect(said()).toBe(slide(2));
  button(words.play).focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(said()).toBe(slide(1));
  // The browser's own shortcuts are left alone.
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}{Control>}{ArrowRight}{/Control}');
  await user.keyboard('{Meta>}{ArrowRight}{/Meta}');
  expect(said()).toBe(slide(1));
});

test('a tap to the left goes back, one elsewhere goes on', async () => {
  const { user } = setup();
  const [back, on] = screen
    .getAllByRole('button', { hidden: true })
    .filter((each) => each.tabIndex === -1);
  if (!back || !on) throw new Error('There is nothing to tap.');
  await user.click(on);
  expect(said()).toBe(slide(2));
  await user.click(back);
  expect(said()).toBe(slide(1));
});

test('plays from slide to slide, and stops after the last', async () => {
  const { user, button, bar, end } = setup();
  expect(bar()).toBeNull();
  await user.click(button(words.play));
  end();
  expect(said()).toBe(slide(2));
  end();
  expect(said()).toBe(slide(3));
  end();
  expect(said()).toBe(slide(3));
  expect(bar()).toBeNull();
  // Played again, it begins again.
  await user.click(button(words.play));
  expect(said()).toBe(slide(1));
});

test('pauses where it is, and goes on from there', async () => {
  const { user, button, bar } = setup();
  comesIntoView?.();
  await user.click(button(words.play));
  expect(bar()).toHaveStyle({ animationPlayState: 'running' });
  await user.click(button(words.pause));
  expect(bar()).toHaveStyle({ animationPlayState: 'paused' });
  await user.click(button(words.play));
  expect(bar()).toHaveStyle({ animationPlayState: 'running' });
  expect(said()).toBe(slide(1));
});

test('stands still out of view', async () => {
  const { user, button, bar } = setup();
  comesIntoView?.();
  await user.click(button(words.play));
  comesIntoView?.(false);
  expect(bar()).toHaveStyle({ animationPlayState: 'paused' });
  expect(button(words.pause)).toBeVisible();
  comesIntoView?.();
  expect(bar()).toHaveStyle({ animationPlayState: 'running' });
});

test.each(['load', 'error'])(
  'a slide’s time begins when its picture is there: %s',
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
    comesIntoView?.();
    await user.click(screen.getByRole('button', { name: words.play }));
    const bar = container.querySelector('.story-progress');
    expect(bar).toHaveStyle({ animationPlayState: 'paused' });
    fireEvent(image, new Event(event));
    expect(bar).toHaveStyle({ animationPlayState: 'running' });
  },
);

test('a step while it plays goes on playing; one while it is paused does not start it', async () => {
  const { user, button, bar } = setup();
  comesIntoView?.();
  await user.click(button(words.play));
  await user.click(button(words.next));
  expect(bar()).toHaveStyle({ animationPlayState: 'running' });
  await user.click(button(words.pause));
  await user.click(button(words.next));
  expect(said()).toBe(slide(3));
  expect(bar()).toBeNull();
  expect(button(words.play)).toBeVisible();
});

test('plays by itself when it comes into view, and says nothing meanwhile', () => {
  const { bar, button } = setup(true);
  expect(bar()).toBeNull();
  comesIntoView?.();
  expect(bar()).not.toBeNull();
  expect(button(words.pause)).toBeVisible();
  expect(screen.getByText(/^1/)).toHaveAttribute('aria-live', 'off');
});

test.each([
  ['less motion is wanted', true, false],
  ['nobody asked for it', false, true],
])('never plays by itself where %s', (_, autoPlay, motion) => {
  wantsMotion = motion;
  const { bar } = setup(autoPlay);
  comesIntoView?.();
  expect(bar()).toBeNull();
});
