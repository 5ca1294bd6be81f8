import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Task } from '@/lib/site/task';
import { TaskButton } from './task-button';

const words = {
  working: 'Working on it',
  unit: 'frames',
  of: 'of',
  cancel: 'Cancel',
  saved: 'Saved.',
  canceled: 'Canceled.',
  failed: 'Failed.',
};

interface Started extends Task {
  resolve: (problem?: string) => void;
  reject: (reason: unknown) => void;
}

/** A button, and its work, which waits for the test. */
function setup(taskWords: React.ComponentProps<typeof TaskButton>['words'] = words) {
  const user = userEvent.setup();
  const started: Started[] = [];
  const run = (task: Task) =>
    new Promise<string | undefined>((resolve, reject) => {
      started.push({ ...task, resolve, reject });
    });
  const button = (subject: string, label = 'Make it') => (
    <TaskButton
      label={label}
      note="A note"
      words={taskWords}
      run={run}
      outdated={{ subject, saved: 'Saved, but outdated.' }}
    />
  );
  const { rerender, unmount } = render(button('one'));
  const rename = () => rerender(button('one', 'Make another'));
  return { user, started, unmount, rename, change: () => rerender(button('another')) };
}

const start = () => screen.getByRole('button', { name: 'Make it' });
const answer = () => screen.getByRole('status');

test('shows a percentage if there’s nothing to count', async () => {
  const { user, started } = setup({ ...words, of: undefined, unit: '%' });
  await user.click(start());
  act(() => started[0]?.onProgress(7.9, 100));
  expect(screen.getByText('7%')).toBeVisible();
});

test('shows the progress, then the result, and works only once at a time', async () => {
  const { user, started, rename } = setup();
  await user.click(start());
  // The button still says what's being made.
  rename();
  const bar = screen.getByRole('progressbar', { name: words.working });
  expect(start()).toHaveAttribute('aria-busy', 'true');
  act(() => started[0]?.onProgress(7, 50));
  expect(bar).toHaveValue(7);
  expect(bar).toHaveAttribute('max', '50');
  expect(screen.getByText('7 of 50 frames')).toBeVisible();
  await user.click(start());
  expect(started).toHaveLength(1);
  started[0]?.resolve(undefined);
  await waitFor(() => expect(answer()).toHaveTextContent(words.saved));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('cancel doesn’t wait for the work, and keeps the focus; leaving the page stops it, too', async () => {
  const { user, started, unmount } = setup();
  await user.click(start());
  await user.click(screen.getByRole('button', { name: words.cancel }));
  await waitFor(() => expect(answer()).toHaveTextContent(words.canceled));
  expect(started[0]?.signal.aborted).toBe(true);
  expect(start()).toHaveFocus();
  await user.click(start());
  unmount();
  expect(started[1]?.signal.aborted).toBe(true);
});

test('says what failed, and can try again', async () => {
  const { user, started } = setup();
  await user.click(start());
  started[0]?.reject(new Error('Out of memory'));
  await waitFor(() => expect(answer()).toHaveTextContent(words.failed));
  await user.click(start());
  started[1]?.resolve('Saved, but not all of it.');
  await waitFor(() => expect(answer()).toHaveTextContent('Saved, but not all of it.'));
});

test('once the subject has changed, only what was saved is mentioned', async () => {
  const { user, started, change } = setup();
  await user.click(start());
  change();
  started[0]?.resolve(undefined);
  await waitFor(() => expect(answer()).toHaveTextContent('Saved, but outdated.'));
  await user.click(start());
  started[1]?.reject(new Error('No'));
  await waitFor(() => expect(answer()).toHaveTextContent(words.failed));
});
