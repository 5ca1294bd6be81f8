import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Prerendered } from './prerendered';

const page = (id: string, children?: React.ReactNode) => (
  <main>
    <Prerendered id={id}>{children}</Prerendered>
  </main>
);

/** A page as the build exports it, in which React takes over without the children. */
function open(id: string, change = (html: string) => html) {
  const container = document.createElement('div');
  container.innerHTML = change(renderToString(page(id, <p>Words</p>)));
  document.body.append(container);
  const words = container.querySelector('p');
  const onRecoverableError = jest.fn();
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(container, page(id), { onRecoverableError });
  });
  return { container, words, root, onRecoverableError };
}

afterEach(() => document.body.replaceChildren());

test('React leaves what a page came with alone, and Back brings it back', () => {
  const { container, words, root, onRecoverableError } = open('offer');
  expect(container.querySelector('#offer > p')).toBe(words);
  act(() => root?.render(<p>Another page</p>));
  expect(container).toHaveTextContent('Another page');
  act(() => root?.render(page('offer')));
  expect(container.querySelector('#offer > p')).toBe(words);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('it stays if React has to make the whole page anew', () => {
  const { container, words, onRecoverableError } = open('closing', (html) =>
    html.replaceAll('main', 'section'),
  );
  expect(onRecoverableError).toHaveBeenCalled();
  expect(container.querySelector('main > #closing > p')).toBe(words);
});
