import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { documents } from '@/content/campaigns';
import type { Repository } from '@/content/schema';
import { studioPublish as words } from '@/content/words/studio/publish';
import { fill } from '@/lib/campaign/document/fill';
import { imageVisual } from '@/lib/campaign/document/visual';
import { oneVariant } from '@/lib/campaign/edits/edits';
import { saveEdits } from '@/lib/campaign/edits/saved-edits';
import { newFilePage, uploadPage } from '@/lib/studio/publish/repository-pages';
import { editsText } from '@/lib/studio/drafts/edits-file';
import { ToRepository } from './to-repository';

const github = {
  host: 'github',
  address: 'https://github.example/a/b',
  branch: 'main',
} as const;
const gitea = { ...github, host: 'gitea' } as const;

const savedWith = (text: string, path = 'audience.email.subject') =>
  saveEdits(documents[0], oneVariant({ [path]: text }));

const image = imageVisual({ file: `${'a'.repeat(32)}.webp`, size: [9, 9] });

/** Shows the way to a repository, and collects the files that are saved. */
function setup(repository: Repository | undefined, saved = savedWith('New'), warning = '') {
  const files: Blob[] = [];
  const names: string[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => {},
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keepName(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const user = userEvent.setup();
  render(<ToRepository {...{ repository, saved, warning }} change="Spring sale" />);
  return { user, files, names, saved };
}

test.each([github, gitea])(
  'edits are in the address of $host’s page for a new file',
  ({ ...repository }) => {
    const { saved } = setup(repository);
    const link = screen.getByRole('link');
    const text = editsText(saved);
    expect(link).toHaveAttribute('href', newFilePage(repository, { change: 'Spring sale', text }));
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
    expect(screen.getByText(words.steps[repository.host])).toBeVisible();
  },
);

test.each([
  { kind: 'that are too long', saved: savedWith('a'.repeat(7000)), note: words.upload.long },
  {
    kind: 'with images',
    saved: savedWith(image, 'audience.ad.ads.primary.visual'),
    note: words.upload.images,
  },
])('edits $kind are saved as a file for the page for uploads', async ({ saved, note }) => {
  const { user, files, names } = setup(gitea, saved);
  expect(screen.getByText(note)).toBeVisible();
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', uploadPage(gitea));
  await user.click(link);
  const told = { file: 'spring-sale.json', host: 'github.example' };
  expect(await screen.findByText(fill(words.upload.opened, told))).toBeVisible();
  expect([names, files.length]).toEqual([['spring-sale.json'], 1]);
});

test('without a repository, a file is saved for whoever runs the site', async () => {
  const { user, names } = setup(undefined);
  expect(screen.queryByRole('link')).toBeNull();
  await user.click(screen.getByRole('button', { name: words.alone.save }));
  const saved = fill(words.alone.saved, { file: 'spring-sale.json' });
  expect(await screen.findByText(saved)).toBeVisible();
  expect(names).toEqual(['spring-sale.json']);
});

test.each([gitea, undefined])(
  'an offer that’s over needs a second press: %j',
  async (repository) => {
    const { user, names } = setup(repository, savedWith('a'.repeat(7000)), 'It’s over.');
    const press = () => user.click(screen.getByRole(repository ? 'link' : 'button'));
    await press();
    expect(screen.getByRole('status')).toHaveTextContent('It’s over.');
    expect(names).toEqual([]);
    expect(screen.getByText(words.anyway)).toBeVisible();
    await press();
    await waitFor(() => expect(names).toEqual(['spring-sale.json']));
  },
);

test('the page opens only at the second press, too', () => {
  setup(github, savedWith('New'), 'It’s over.');
  const link = screen.getByRole('link');
  const opens = () => fireEvent.click(link);
  expect([opens(), opens()]).toEqual([false, true]);
  expect(screen.getByRole('status')).toHaveTextContent(fill(words.opened, { host: 'GitHub' }));
});
