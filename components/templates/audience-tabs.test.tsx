import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AudienceTabs } from './audience-tabs';

const router = { push: jest.fn(), replace: jest.fn() };
let segment: string | null;

jest.mock('next/navigation', () => ({
  useRouter: () => router,
  usePathname: () => '/templates',
  useSelectedLayoutSegment: () => segment,
}));

const audiences = ['one', 'two', 'three'].map((id) => ({ id, name: `Tab ${id}` }));

function show(address = '/templates') {
  window.history.replaceState(null, '', address);
  segment = new URL(window.location.href).pathname.split('/')[2] ?? null;
  render(
    <AudienceTabs
      brand="Brand"
      label="Letters"
      route="/templates"
      audiences={audiences}
      services={['plain', 'mailer']}
      unreadText="Not read:"
    >
      <p>Its page</p>
    </AudienceTabs>,
  );
}

beforeEach(() => void jest.clearAllMocks());

const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () => screen.getByRole('tab', { selected: true });
const scrollless = { scroll: false };

test('the page’s own tab is selected, and names the panel', () => {
  show('/templates/two');
  expect(selected()).toHaveAccessibleName('Tab two');
  expect(screen.getByRole('tabpanel', { name: 'Tab two' })).toHaveTextContent('Its page');
  expect(selected()).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
});

test('a page without an audience in its address shows the first', () => {
  show();
  expect(screen.getByRole('tablist', { name: 'Letters' })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'Tab one' })).toBeVisible();
});

test('each tab is a link that keeps the settings, except those that can’t be read', () => {
  show('/templates?width=9&service=mailer&utm_source=x');
  expect(tab('Tab two')).toHaveAttribute('href', '/templates/two?service=mailer&utm_source=x');
});

test('a click on another tab opens its page, and Back leads back', async () => {
  show('/templates?scheme=dark');
  await userEvent.click(tab('Tab three'));
  expect(router.push).toHaveBeenCalledWith('/templates/three?scheme=dark', scrollless);
  expect(tab('Tab three')).toHaveFocus();
  await userEvent.click(tab('Tab one'));
  expect(router.push).toHaveBeenCalledTimes(1);
});

test('a click that asks for a new browser tab is left to the browser', () => {
  show();
  // The test browser can't open one.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(tab('Tab two'), { ctrlKey: true });
  expect(router.push).not.toHaveBeenCalled();
});

test.each([
  ['{ArrowRight}', 'two'],
  ['{ArrowLeft}', 'three'],
  ['{End}', 'three'],
])('the key %s opens and focuses another tab, without a history entry', async (keys, id) => {
  show();
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(router.replace).toHaveBeenLastCalledWith(`/templates/${id}`, scrollless);
  expect(tab(`Tab ${id}`)).toHaveFocus();
  expect(router.push).not.toHaveBeenCalled();
});

test.each([
  ['{ArrowRight}', 'one'],
  ['{Home}', 'one'],
])('from the last tab, the key %s opens and focuses the first', async (keys, id) => {
  show('/templates/three');
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(router.replace).toHaveBeenLastCalledWith(`/templates/${id}`, scrollless);
  expect(tab(`Tab ${id}`)).toHaveFocus();
});

test('a browser shortcut is left to the browser', async () => {
  show();
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(router.replace).not.toHaveBeenCalled();
});

test('the tabs are one stop of the Tab key, and the panel is the next', async () => {
  show('/templates/two');
  await userEvent.tab();
  expect(selected()).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

test('a hash that names an audience leads to its page, at the start and later', () => {
  show('/templates?scheme=dark#two');
  expect(router.replace).toHaveBeenLastCalledWith('/templates/two?scheme=dark', scrollless);
  window.history.replaceState(null, '', '#three');
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
  expect(router.replace).toHaveBeenLastCalledWith('/templates/three?scheme=dark', scrollless);
});

test('names the parts of the address that it can’t use, and only those', () => {
  show('/templates?width=9&scheme=dark&utm_source=x#nobody');
  expect(screen.getByRole('status')).toHaveTextContent(/^Not read: width=9, #nobody\.$/);
});

test('says nothing about an address that it can use', () => {
  show('/templates?width=375#audience-panel');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
