import { fireEvent, render, screen } from '@testing-library/react';
import { FileLink } from './ads/file-link';
import { FilmLink } from './ads/film-link';
import { ShownPicture } from './ads/shown';
import { CampaignContext, exportedCampaign } from './campaign-context';

const picture = { src: '/a.webp', alt: 'A picture', width: 1, height: 1 };
const page = (
  <ul>
    <li>
      <FileLink href="/a.png" name="brand-a.png">
        PNG
      </FileLink>
      <ShownPicture {...picture} />
    </li>
    <FilmLink address="/a.mp4" name="brand-a.mp4" label="MP4" film="Reel" />
  </ul>
);

const FilmMaker = ({ name, label }: { name: string; label: string }) => `${name}: ${label}`;

const link = (name: string) => screen.getByRole('link', { name });
const shown = () => screen.getByRole('img', { name: picture.alt }).getAttribute('src');

test('a page shows and links the exported files', () => {
  render(page);
  expect(link('PNG')).toHaveAttribute('download', 'brand-a.png');
  expect(shown()).toBe('/a.webp');
  expect(link('MP4 Reel')).toHaveAttribute('href', '/a.mp4');
});

test('in the editor, it shows the drawings, saves the edited files and makes the films', () => {
  const save = jest.fn();
  const drawings = new Map([['/a.webp', 'blob:a']]);
  render(
    <CampaignContext value={{ ...exportedCampaign, drawings, save, FilmMaker }}>
      {page}
    </CampaignContext>,
  );
  // False: the browser doesn't download the exported file.
  expect(fireEvent.click(link('PNG'))).toBe(false);
  expect(save).toHaveBeenCalledWith('/a.png', 'brand-a.png');
  expect(shown()).toBe('blob:a');
  expect(screen.getByText('brand-a.mp4: Reel')).toBeVisible();
});
