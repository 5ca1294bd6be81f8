const html = `
  <header><button>Save</button></header>
  <main>
    <label><input type="radio" name="concept">Second concept</label>
    <label><input type="radio" name="width" value="375">Phone</label>
    <label><input name="typed">Typed</label>
    <button>Cancel</button>
    <button>Save</button>
  </main>`;

const find = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('main label, main button')].find(
    ({ textContent }) => textContent === text,
  );

/** What happens once React has taken over, and maybe made new elements. */
function hydrate() {
  const pressed: [text?: string | null, part?: string][] = [];
  document.body.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLElement)
      pressed.push([target.textContent, target.parentElement?.tagName]);
  });
  window.onHydrated?.();
  jest.runAllTimers();
  return pressed;
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.outerHTML = `<body>${html}</body>`;
  // It runs as a script of the page, once for each page.
  jest.isolateModules(() => void jest.requireActual('./before-hydration'));
});
afterEach(() => window.onHydrated?.());

test('the rest of a page waits for React, or for the first click, and then shows for good', () => {
  const { dataset } = document.documentElement;
  expect(dataset.opened).toBe('early');
  window.onHydrated?.();
  expect(dataset.opened).toBe('later');
  jest.runAllTimers();
  expect(dataset).not.toHaveProperty('opened');
  dataset.opened = 'early';
  find('Save')?.click();
  expect(dataset).not.toHaveProperty('opened');
});

test('only a choice that has a value goes into the address', () => {
  find('Second concept')?.click();
  find('Typed')?.dispatchEvent(new Event('change', { bubbles: true }));
  expect(window.location.search).toBe('');
  find('Phone')?.click();
  expect(window.location.search).toBe('?width=375');
});

// If React keeps the page as it is, see e2e/all/before-hydration.spec.ts.
test('if React has made new elements, the press goes to the one with the same name in the same part', () => {
  find('Save')?.click();
  document.body.innerHTML = html;
  document.body.prepend(document.createElement('button'));
  expect(hydrate()).toEqual([['Save', 'MAIN']]);
});

test.each([
  ['is gone', html.replaceAll('Save', 'Delete')],
  ['is there twice', html.replace('</main>', '<button>Save</button></main>')],
])('a press is dropped rather than given to another button if its own %s', (_, changed) => {
  find('Save')?.click();
  document.body.innerHTML = changed;
  expect(hydrate()).toEqual([]);
});

test.each([
  ['lost', 'its own', '/_next/static/a.js'],
  // Blockers stop statistics.
  ['on', 'another site’s', 'https://stats.example/script.js'],
])('the page’s state is %s once %s script doesn’t load', (state, _, src) => {
  const script = document.body.appendChild(document.createElement('script'));
  script.src = src;
  script.dispatchEvent(new Event('error'));
  expect(document.documentElement.dataset.script).toBe(state);
});
