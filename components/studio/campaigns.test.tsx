import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { documents } from '@/content/campaigns';
import { studioCampaigns as words } from '@/content/words/studio-campaigns';
import { makeCopy } from '@/lib/studio/kept-campaigns';
import { Campaigns } from './campaigns';

jest.mock('../../lib/studio/image-store', () => ({ imagesSize: async () => 126_976 }));

const [{ audience }] = documents;

const link = () => screen.queryByRole('link', { name: 'Spring' });

beforeEach(() => window.localStorage.clear());

const open = () => render(<Campaigns audiences={[{ id: audience.id, name: audience.name }]} />);

test('a deleted copy comes back with the keys for Undo, until something else is done', async () => {
  makeCopy(documents[0], audience.id, { id: 'abcd1234', name: 'Spring' });
  open();
  await userEvent.click(screen.getByRole('button', { name: `${words.remove}: Spring` }));
  expect(link()).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(words.undoNote);
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(link()).toHaveFocus();
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(link()).toBeInTheDocument();
});

test('the images count, too', async () => {
  open();
  expect(await screen.findByText(RegExp(words.images.join(' 124 ')))).toBeVisible();
});
