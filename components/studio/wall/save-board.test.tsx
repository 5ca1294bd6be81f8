import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveFile } from '@/components/ui/save-file';
import type { CampaignDocument } from '@/content/schema';
import { studioDownload as words } from '@/content/words/studio/download';
import { wholeDocument as exported } from '@/lib/fixtures/whole-campaign';
import { applyVariant } from '@/lib/campaign/edits/edits';
import { showIn, studioFor } from '../fixtures/open-studio';
import { SaveBoard } from './save-board';
import { liveSnapshot } from '../store';

jest.mock('@/components/ui/save-file', () => ({ saveFile: jest.fn() }));
// Only a browser draws.
jest.mock('@/lib/studio/download/draw', () => ({
  ...jest.requireActual('@/lib/studio/download/draw'),
  imageFile: async () => Object.assign(new Blob(), { arrayBuffer: async () => new ArrayBuffer(4) }),
}));

const image = { type: 'image', path: 'pictures/fear-1080x1080.png' } as const;
const headline = 'audience.ad.ads.primary.picture.headline';

function show(
  file: React.ComponentProps<typeof SaveBoard>['file'],
  document: CampaignDocument = exported,
) {
  const studio = studioFor(document);
  const snapshot = liveSnapshot(studio.current());
  const board = (shown = snapshot) => <SaveBoard file={file} name="A board" snapshot={shown} />;
  const { rerender } = showIn(studio, board());
  return { change: () => rerender(board({ ...snapshot })) };
}

const press = () => userEvent.click(screen.getByRole('button', { name: /: A board$/ }));
const said = () => screen.getByRole('status').textContent;

test.each([
  [image, words.board.image, /-fear-1080x1080\.png$/],
  [{ type: 'email' } as const, words.board.email, /-email\.html$/],
])(
  'an artboard’s file (%j) is saved; once it has changed, nothing is said',
  async (file, label, name) => {
    const { change } = show(file);
    expect(screen.getByRole('button')).toHaveTextContent(label);
    await press();
    await waitFor(() => expect(said()).toBe(words.one.saved));
    expect(jest.mocked(saveFile).mock.lastCall?.[1]).toMatch(name);
    change();
    expect(said()).toBe('');
  },
);

test('what’s wrong with the file is said below it, and nothing is saved', async () => {
  jest.mocked(saveFile).mockClear();
  show(image, applyVariant(exported, { [headline]: 'Incomprehensibilities'.repeat(9) }));
  await press();
  await waitFor(() =>
    expect(said()).toMatch(new RegExp(`^${words.noneMade}\n.*too (?:tall|wide)`)),
  );
  expect(saveFile).not.toHaveBeenCalled();
});
