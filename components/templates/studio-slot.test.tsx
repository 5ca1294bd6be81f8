import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { studioSlot } from '@/content/words/studio-slot';
import { type OpenedProps, StudioSlot } from './studio-slot';
import { openStudio } from '../studio/open-studio';

jest.mock('../studio/open-studio', () => ({ openStudio: jest.fn() }));

function Editor({ onClose }: OpenedProps) {
  return <button onClick={onClose}>Close</button>;
}

const load = jest.mocked(openStudio);

async function show() {
  await act(async () => {
    render(
      <StudioSlot page="ads" audience="one" words={studioSlot}>
        <p>Exported</p>
      </StudioSlot>,
    );
  });
}

async function follow(hash: string) {
  await act(async () => {
    window.history.replaceState(null, '', `/${hash}`);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
}

beforeEach(() => {
  load.mockReset().mockResolvedValue(Editor);
  window.history.replaceState(null, '', '/');
});

test('a link with edits that’s pasted into the address opens the editor once', async () => {
  await show();
  await follow('#one');
  expect(load).not.toHaveBeenCalled();
  await follow('#edits=abc');
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  // From then on, links are the editor's.
  await follow('#edits=def');
  expect(load).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByText('Exported')).toBeVisible();
  await follow('#edits=abc');
  expect(load).toHaveBeenCalledTimes(2);
});
