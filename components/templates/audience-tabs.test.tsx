import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AudienceLink } from '@/components/site/audience-link';
import { documents } from '@/content/campaigns';
import { templateWords as words } from '@/content/words/templates';
import { oneVariant, type Variant } from '@/lib/campaign/edits/edits';
import { saveEdits } from '@/lib/campaign/edits/saved-edits';
import { draftKey } from '@/lib/site/stored-drafts';
import { AudienceTabs } from './audience-tabs';

let segment: string | null;

jest.mock('../../content/studio', () => ({ studioRoute: '/studio' }));
jest.mock('next/navigation', () => ({ useSelectedLayoutSegment: () => segment }));

const audiences = ['one', 'two', 'three'].map((id) => ({ id, name: `Tab ${id}` }));

/** @param id the audience's page that's open; by default, the page for all of them */
function show(id: string | null = null) {
  segment = id;
  render(
    <AudienceTabs words={words} listStyle="" part="email" route="/templates" audiences={audiences}>
      <p>Its page</p>
      <AudienceLink href="/ads">Ads</AudienceLink>
    </AudienceTabs>,
  );
}

const selected = () => screen.getByRole('tab', { selected: true });

test.each([
  ['two', 'Tab two', '/ads/two'],
  [null, 'Tab one', '/ads'],
])('with %s open, %s is selected, and %s is the other page', (open, name, ads) => {
  show(open);
  expect(screen.getByRole('tablist', { name: words.tabs })).toContainElement(selected());
  expect(selected()).toHaveAccessibleName(name);
  expect(selected()).toHaveAttribute('href', `/templates/${selected().id}`);
  expect(screen.getByRole('tabpanel', { name })).toHaveTextContent('Its page');
  expect(selected()).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
  const edit = screen.getByRole('link', { name: words.edit });
  expect(edit).toHaveAttribute('href', `/studio/${selected().id}?at=email`);
  expect(screen.getByRole('link', { name: 'Ads' })).toHaveAttribute('href', ads);
});

/** The ids of the tabs that are clicked. next/link needs a router to go there: e2e/tabs.spec.ts. */
function watchClicks() {
  const clicked: string[] = [];
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    if (event.target instanceof Element) clicked.push(event.target.id);
  };
  document.addEventListener('click', onClick, { capture: true });
  return clicked;
}

test.each([
  ['one', '{ArrowRight}', 'two'],
  ['one', '{ArrowLeft}', 'three'],
  ['one', '{End}', 'three'],
  ['three', '{ArrowRight}', 'one'],
  ['three', '{Home}', 'one'],
  ['two', ' ', 'two'],
])('from tab %s, the key %s opens tab %s', async (from, keys, id) => {
  const clicked = watchClicks();
  show(from);
  await userEvent.tab();
  expect(selected()).toHaveFocus();
  await userEvent.keyboard(keys);
  expect(clicked).toEqual([id]);
  expect(screen.getByRole('tab', { name: `Tab ${id}` })).toHaveFocus();
});

test('a browser shortcut is left to the browser, and the Tab key goes on to the panel', async () => {
  const clicked = watchClicks();
  show('two');
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(clicked).toEqual([]);
  await userEvent.tab();
  expect(screen.getByRole('link', { name: words.edit })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

/** Whether it says that an audience has edits, once some are stored with a table. */
function saysEdits(id: string, variant: Variant) {
  const draft = { ...saveEdits(documents[0], oneVariant(variant)), table: 'name' };
  window.localStorage.setItem(draftKey(id), JSON.stringify(draft));
  show('two');
  const note = screen.queryByText(words.draft);
  cleanup();
  return note !== null;
}

test('it says so while this browser has edits that it doesn’t show, but not if it’s only a table', () => {
  const mine = { 'audience.email.subject': 'Mine' };
  expect(saysEdits('one', mine)).toBe(false);
  expect(saysEdits('two', mine)).toBe(true);
  expect(saysEdits('two', {})).toBe(false);
  expect(saysEdits('shared', { 'offer.code': 'OTHER1' })).toBe(true);
});
