import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { documents } from '@/content/campaigns';
import { templateWords as words } from '@/content/words/templates';
import { storeDraft } from '@/lib/studio/draft';
import { oneVariant, type Variant } from '@/lib/studio/edits';
import { draftOf } from '@/lib/studio/history';
import { TemplateLink } from './address-settings';
import { AudienceTabs } from './audience-tabs';

const router = { push: jest.fn(), replace: jest.fn() };
let segment: string | null;

jest.mock('../../content/studio', () => ({ studioRoute: '/studio' }));
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
      words={words}
      listStyle=""
      part="email"
      route="/templates"
      audiences={audiences}
      services={['plain', 'mailer']}
    >
      <p>Its page</p>
      <TemplateLink href="/ads" label="Ads" className="" />
    </AudienceTabs>,
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () => screen.getByRole('tab', { selected: true });
const scrollless = { scroll: false };

test.each([
  ['/templates/two', 'Tab two'],
  ['/templates', 'Tab one'],
])('at %s, the tab %s is selected, and other pages open with it', (address, name) => {
  show(address);
  expect(screen.getByRole('tablist', { name: words.tabs })).toContainElement(selected());
  expect(selected()).toHaveAccessibleName(name);
  expect(screen.getByRole('tabpanel', { name })).toHaveTextContent('Its page');
  expect(selected()).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
  const id = selected().id;
  const edit = screen.getByRole('link', { name: words.edit });
  expect(edit).toHaveAttribute('href', `/studio/${id}?at=email`);
  const other = screen.getByRole('link', { name: 'Ads' });
  expect(other).toHaveAttribute('href', address.replace('templates', 'ads'));
});

// What a click does is tested in e2e/tabs.spec.ts: next/link needs a router for that.
test('a tab leads to its page with the settings that can be read', () => {
  show('/templates?width=9&scheme=dark&utm_source=x');
  const other = screen.getByRole('link', { name: 'Ads' });
  expect(other).toHaveAttribute('href', '/ads?width=9&scheme=dark&utm_source=x');
  const address = '/templates/three?scheme=dark&utm_source=x';
  expect(tab('Tab three')).toHaveAttribute('href', address);
});

test.each([
  ['one', '{ArrowRight}', 'two'],
  ['one', '{ArrowLeft}', 'three'],
  ['one', '{End}', 'three'],
  ['three', '{ArrowRight}', 'one'],
  ['three', '{Home}', 'one'],
])('from tab %s, %s opens tab %s, without a history entry', async (from, keys, id) => {
  show(`/templates/${from}`);
  await userEvent.tab();
  expect(selected()).toHaveFocus();
  await userEvent.keyboard(keys);
  expect(router.replace).toHaveBeenLastCalledWith(`/templates/${id}`, scrollless);
  expect(tab(`Tab ${id}`)).toHaveFocus();
  expect(router.push).not.toHaveBeenCalled();
});

test('a browser shortcut is left to the browser, and the Tab key goes on to the panel', async () => {
  show('/templates/two');
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(router.replace).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: words.edit })).toHaveFocus();
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

test.each([
  ['?width=9&scheme=dark&utm_source=x#nobody', `${words.unread} width=9, #nobody.`],
  ['#edits=abc', `${words.unread} #edits.`],
  ['?width=375#audience-panel', ''],
])('of the address %s, it names what it can’t use: %s', (end, said) => {
  show(`/templates${end}`);
  expect(screen.getByRole('status').textContent).toBe(said);
});

/** Whether it says that an audience has edits, and perhaps others that were undone. */
function saysEdits(id: string, now: Variant, undone: Variant = {}) {
  const future = [{ edits: oneVariant(undone), name: 'a text' }];
  storeDraft(documents[0], draftOf(oneVariant(now), { future }), 1, id);
  show('/templates/two');
  const found = screen.queryByText(words.draft);
  cleanup();
  return found !== null;
}

test('it says so while this browser has edits that it doesn’t show, but not if they’re undone', () => {
  const mine = { 'audience.email.subject': 'Mine' };
  expect(saysEdits('one', mine)).toBe(false);
  expect(saysEdits('two', mine)).toBe(true);
  expect(saysEdits('two', {}, mine)).toBe(false);
  expect(saysEdits('one', { 'offer.code': 'OTHER1' })).toBe(true);
});
