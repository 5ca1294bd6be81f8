import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveFile } from '@/components/ui/save-file';
import { documents } from '@/content/campaigns';
import { unexpectedError } from '@/content/words/errors';
import { studio as words } from '@/content/words/studio/studio';
import { storeDraft } from '@/lib/studio/drafts/draft';
import { draftKey } from '@/lib/site/stored-drafts';
import { oneVariant } from '@/lib/campaign/edits/edits';
import { draftOf } from '@/lib/studio/drafts/history';
import { Studio } from './studio';

const [exported] = documents;
const { id, name } = exported.audience;

jest.mock('./workspace', () => ({
  Workspace() {
    throw new Error('Broken');
  },
}));
jest.mock('../../lib/site/fetch-file', () => ({ fetchJson: async () => ({}) }));
jest.mock('../ui/save-file', () => ({ saveFile: jest.fn() }));

test('a draft with which the studio fails can be saved as a file and removed', async () => {
  const silent = jest.spyOn(console, 'error').mockReturnValue();
  storeDraft(exported, draftOf(oneVariant({ 'audience.email.subject': 'Mine' })), { at: 1 });
  const stored = window.localStorage.getItem(draftKey(id))!;
  render(<Studio id={id} audiences={[{ id, name }]} />);
  expect(await screen.findByRole('heading', { name: unexpectedError.title })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: words.unreadable.save }));
  expect(jest.mocked(saveFile).mock.lastCall?.[0].size).toBe(stored.length);
  expect(window.localStorage.getItem(draftKey(id))).toBe(stored);
  await userEvent.click(screen.getByRole('button', { name: words.unreadable.remove }));
  expect(window.localStorage.getItem(draftKey(id))).toBeNull();
  expect(screen.getByRole('button', { name: words.retry })).toBeVisible();
  silent.mockRestore();
});
