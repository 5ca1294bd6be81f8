import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { documents } from '@/content/campaigns';
import { studio as words } from '@/content/words/studio';
import { studioFields } from '@/content/words/studio-fields';
import { outlines, typeface } from '@/lib/build/typeface';
import { draftKey } from '@/lib/studio/draft';
import { type Edits, noEdits, type Variant } from '@/lib/studio/edits';
import { fieldsOf } from '@/lib/studio/fields';
import { saveEdits } from '@/lib/studio/saved-edits';
import { readStart, type Start } from './read-start';
import { Studio } from './studio';

const [exported] = documents;
const fields = fieldsOf(exported);
const [subject, headline, code] = [
  'audience.email.subject',
  'audience.email.headline',
  'offer.code',
];
const oneVariant = (variant: Variant): Edits => ({ variants: [variant], shown: 0 });

/**
 * What a page shows of the edited campaign: two of its texts, and where its links say they lead.
 */
const parts = {
  Edited: ({ campaign: { audience, offer, variant } }: { campaign: Campaign }) => (
    <p>{`${audience.email.subject} | ${audience.email.headline} | ${offer.code} | ${variant}`}</p>
  ),
  Summary: ({ campaign: { audience } }: { campaign: Campaign }) => <p>{audience.email.subject}</p>,
  Thumbnail: () => null,
  files: /^email/,
  open: ['campaign', 'email'],
} satisfies React.ComponentProps<typeof Studio>['parts'];

type Campaign = React.ComponentProps<
  React.ComponentProps<typeof Studio>['parts']['Edited']
>['campaign'];

// What the pictures show is tested on them, and jsdom draws nothing.
jest.mock('../../lib/studio/next-task', () => ({ nextTask: () => new Promise(() => {}) }));

beforeEach(() => window.localStorage.clear());

async function show(changes: Partial<Start> = {}) {
  const start: Start = {
    edits: noEdits,
    differences: [],
    isLinked: false,
    isUnreadable: false,
    stored: undefined,
    ...changes,
  };
  const support = { name: 'Support', text: 'Fine', open: false };
  render(
    <Studio
      data={{ document: exported, support, others: [] }}
      lettering={{ typeface, outlines }}
      {...{ fields, start, parts }}
      wasPressed={false}
      onClose={() => {}}
    />,
  );
  await act(async () => {});
  return userEvent.setup();
}

const labelOf = (path: string) => fields.find((field) => field.path === path)?.label ?? '';
const box = (path: string) => screen.getByLabelText(labelOf(path));

/** Replaces what's in a box. */
async function fill(user: ReturnType<typeof userEvent.setup>, path: string, text: string) {
  await user.clear(box(path));
  await user.paste(text);
}

const button = (name: string) => screen.getByRole('button', { name });
const preview = () => screen.getByText(/ \| .* \| /).textContent?.split(' | ') ?? [];

test('what is typed is in the preview, and undone and redone step by step', async () => {
  const user = await show();
  const [before] = preview();
  await fill(user, subject, 'With {offer.code} ');
  await fill(user, code, 'SPRING25');
  await waitFor(() =>
    expect(preview()).toEqual(expect.arrayContaining(['With SPRING25', 'SPRING25'])),
  );
  // A space at the end stays in the box while somebody types.
  expect(box(subject)).toHaveValue('With {offer.code} ');
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(preview()[2]).not.toBe('SPRING25'));
  await user.click(button(words.undo));
  await waitFor(() => expect(preview()[0]).toBe(before));
  expect(button(words.undo)).toHaveFocus();
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(box(subject)).toHaveValue('With {offer.code}');
});

test('a value that can’t be used stays in its box and says why; the preview keeps the last one', async () => {
  const user = await show({ edits: oneVariant({ [subject]: 'Good' }) });
  await fill(user, subject, '{offer.cod}');
  await user.keyboard('{Enter}');
  expect(box(subject)).toHaveValue('{offer.cod}');
  expect(box(subject)).toBeInvalid();
  expect(box(subject)).toHaveAccessibleDescription(expect.stringContaining('{offer.code}'));
  expect(preview()[0]).toBe('Good');
  await user.click(button(`${words.resetField} ${labelOf(subject)}`));
  expect(box(subject)).toHaveFocus();
  expect(box(subject)).toHaveValue(exported.audience.email.subject);
  await fill(user, subject, 'x'.repeat(61));
  expect(screen.getByText(new RegExp(`61 ${words.of} 60, ${words.over}`))).toBeVisible();
});

test('one press replaces a code with its token, and the text then stays current', async () => {
  const user = await show();
  await fill(user, headline, `Use ${exported.offer.code} now`);
  expect(screen.getByText(new RegExp(studioFields.spelledOut))).toBeVisible();
  await user.click(button(`{offer.code} ${labelOf(headline)}`));
  expect(box(headline)).toHaveValue('Use {offer.code} now');
  expect(box(headline)).toHaveFocus();
  await fill(user, code, 'SPRING25');
  await waitFor(() => expect(preview()[1]).toBe('Use SPRING25 now'));
});

test('a second variant is edited on its own, and can be dropped again', async () => {
  const user = await show({ edits: oneVariant({ [subject]: 'One' }) });
  await user.click(button(words.variants.duplicate));
  await fill(user, subject, 'Two');
  await waitFor(() => expect(preview()).toEqual(expect.arrayContaining(['Two', 'b'])));
  await user.click(
    screen.getByRole('radio', { name: `${words.variants.choose} ${words.variants.names.a}` }),
  );
  await waitFor(() => expect(preview()).toEqual(expect.arrayContaining(['One', 'a'])));
  await user.click(screen.getByRole('radio', { name: words.stage.variants }));
  for (const each of ['One', 'Two'])
    expect(screen.getByText(each, { selector: 'p' })).toBeVisible();
  await user.click(button(words.variants.drop));
  await waitFor(() => expect(preview()).toEqual(expect.arrayContaining(['Two', 'undefined'])));
});

test('a link’s edits don’t replace one’s own draft until one of the two is chosen', async () => {
  const { id } = exported.audience;
  const record = saveEdits(exported, oneVariant({ [subject]: 'Mine' }));
  const stored = JSON.stringify({ record, savedAt: 1 });
  window.localStorage.setItem(draftKey(id), stored);
  const { edits: own, savedAt } = await readStart(exported);
  const user = await show({
    edits: oneVariant({ [subject]: 'Theirs' }),
    isLinked: true,
    stored,
    ownDraft: { edits: own, differences: [], savedAt: savedAt ?? 0 },
  });
  expect(preview()[0]).toBe('Theirs');
  // What changed, and what it was.
  const changes = screen.getByText(words.changes.heading).closest('details');
  expect(within(changes ?? document.body).getByText('Theirs')).toBeVisible();
  expect(changes).toHaveTextContent(exported.audience.email.subject);
  await fill(user, headline, 'More');
  // Leaving would save it now.
  window.dispatchEvent(new Event('pagehide'));
  expect(window.localStorage.getItem(draftKey(id))).toBe(stored);
  await user.click(button(words.conflict.mineLink));
  await waitFor(() => expect(preview()[0]).toBe('Mine'));
});

test('edits in a link or draft that can’t be used are listed, and the rest are kept', async () => {
  const user = await show({
    edits: oneVariant({ [subject]: 'Theirs' }),
    differences: [{ kind: 'gone', name: 'audience.email.nothing' }],
  });
  expect(screen.getByRole('alert')).toHaveTextContent(
    `audience.email.nothing: ${words.differences.gone}.`,
  );
  expect(preview()[0]).toBe('Theirs');
  await user.click(button(words.differences.dismiss));
  expect(screen.queryByRole('alert')).toBeNull();
});
