import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveFile } from '@/components/ui/save-file';
import { campaigns } from '@/lib/campaigns';
import { studioFilm as words } from '@/content/words/studio-film';
import { outlines, typeface } from '@/lib/build/typeface';
import { FilmMisfit } from '@/lib/studio/compose-film';
import { canEncodeFilm, encodeFilm } from '@/lib/studio/encode-film';
import { FilmEncoder } from './film-encoder';

jest.mock('../../../lib/studio/encode-film');
jest.mock('../../ui/save-file');

const [campaign] = campaigns;
const lettering = { typeface, outlines };
const film = new Blob(['film'], { type: 'video/mp4' });

beforeEach(() => void jest.mocked(canEncodeFilm).mockResolvedValue(true));
afterEach(() => void jest.resetAllMocks());

/** An encoder that waits for the test. */
function encoder() {
  const waiting: { resolve?: (film: Blob) => void; reject?: (reason: unknown) => void } = {};
  const mock = jest.mocked(encodeFilm).mockImplementation((_, __, ___, { signal }) => {
    signal.addEventListener('abort', () => waiting.reject?.(signal.reason));
    return new Promise((resolve, reject) => void Object.assign(waiting, { resolve, reject }));
  });
  return {
    resolve: (encoded: Blob) => waiting.resolve?.(encoded),
    reject: (reason: unknown) => waiting.reject?.(reason),
    options: () => mock.mock.calls[0]?.[3],
  };
}

async function setup(props: Partial<Parameters<typeof FilmEncoder>[0]> = {}) {
  const user = userEvent.setup();
  const all = { campaign, name: 'reel' as const, label: 'Reel', fileName: 'a.mp4', lettering };
  const view = render(<FilmEncoder {...all} {...props} />);
  await act(async () => {});
  return { user, change: () => view.rerender(<FilmEncoder {...all} campaign={{ ...campaign }} />) };
}

const button = () => screen.getByRole('button', { name: `${words.make} Reel` });
const cancel = () => screen.getByRole('button', { name: words.cancel });
const says = (text: string) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));

test('shows the progress, then saves the film', async () => {
  const { resolve, options } = encoder();
  const onFilm = jest.fn();
  const { user } = await setup({ onFilm });
  await user.click(button());
  const bar = screen.getByRole('progressbar', { name: `${words.making} Reel` });
  expect(button()).toHaveAttribute('aria-busy', 'true');
  act(() => options()?.onProgress(7, 50));
  expect(bar).toHaveValue(7);
  expect(bar).toHaveAttribute('max', '50');
  expect(screen.getByText(`7 ${words.of} 50 ${words.frames}`)).toBeVisible();
  await user.click(button());
  expect(encodeFilm).toHaveBeenCalledTimes(1);
  expect(saveFile).not.toHaveBeenCalled();
  resolve(film);
  await says(words.saved);
  expect(saveFile).toHaveBeenCalledWith(film, 'a.mp4');
  expect(onFilm).toHaveBeenCalledWith(film);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('says so if the words have changed since', async () => {
  const { resolve } = encoder();
  const { user, change } = await setup();
  await user.click(button());
  change();
  resolve(film);
  await says(words.changed);
  expect(saveFile).toHaveBeenCalledWith(film, 'a.mp4');
});

test('cancel stops it, saves nothing and keeps the focus', async () => {
  const { options } = encoder();
  const { user } = await setup();
  await user.click(button());
  await user.click(cancel());
  await says(words.canceled);
  expect(options()?.signal.aborted).toBe(true);
  expect(saveFile).not.toHaveBeenCalled();
  expect(button()).toHaveFocus();
});

test('stops when it is removed from the page', async () => {
  const { options } = encoder();
  const user = userEvent.setup();
  const { unmount } = render(
    <FilmEncoder {...{ campaign, lettering }} name="reel" label="Reel" fileName="a.mp4" />,
  );
  await user.click(button());
  unmount();
  expect(options()?.signal.aborted).toBe(true);
});

test('says which text does not fit, until the words change', async () => {
  const { reject } = encoder();
  const { user, change } = await setup();
  await user.click(button());
  reject(new FilmMisfit('This one.'));
  await says(`${words.misfit}\nThis one.`);
  change();
  await says('');
  expect(screen.getByText(words.note)).toBeVisible();
});

test('says so if the browser could not make it, and can try again', async () => {
  jest.mocked(encodeFilm).mockRejectedValueOnce(new Error('Out of memory')).mockResolvedValue(film);
  const { user } = await setup();
  await user.click(button());
  await says(words.failed);
  expect(saveFile).not.toHaveBeenCalled();
  await user.click(button());
  await says(words.saved);
});

test('a browser that cannot make films says so instead', async () => {
  jest.mocked(canEncodeFilm).mockResolvedValue(false);
  await setup();
  expect(screen.getByText(words.unable)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
