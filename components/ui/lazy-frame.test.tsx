import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyFrame } from './lazy-frame';

let comesNear: (() => void) | undefined;

// jsdom has no IntersectionObserver.
beforeEach(() => {
  comesNear = undefined;
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        comesNear = () => act(() => report([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  });
});

const frame = () => screen.getByTitle('A post');
const props = { src: '/posts/a/embed', title: 'A post', poster: 'The poster', buttonStyle: '' };

test('loads when a reader comes near, and shows a poster until it has loaded', () => {
  render(<LazyFrame {...props} />);
  // An empty frame loads, too.
  fireEvent.load(frame());
  expect(frame()).not.toHaveAttribute('src');
  comesNear?.();
  expect(frame()).toHaveAttribute('src', props.src);
  expect(screen.getByText(props.poster)).toBeVisible();
  fireEvent.load(frame());
  expect(screen.queryByText(props.poster)).toBeNull();
});

test('if consent is needed, loads only after a click, and takes the focus', async () => {
  const consent = { text: 'Loading it contacts another site.', button: 'Load the post' };
  render(<LazyFrame {...props} consent={consent} />);
  expect(screen.getByText(consent.text)).toBeVisible();
  expect(screen.queryByTitle('A post')).toBeNull();
  expect(comesNear).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: new RegExp(consent.button) }));
  expect(frame()).toHaveAttribute('src', props.src);
  expect(frame()).toHaveFocus();
});
