import { fireEvent, render, screen } from '@testing-library/react';
import { FileLink, FilmLink } from './ads/file-link';
import { ShownPicture } from './ads/shown';
import { CampaignContext, type CampaignSource, exportedCampaign } from './campaign-context';
import { TemplateProvider } from './template-context';

const picture = { src: '/a.webp', alt: 'A picture', width: 1, height: 1 };
const [png, mp4] = ['/campaigns/one/pictures/a.png', '/campaigns/one/films/reel.mp4'] as const;

const show = (source: CampaignSource) =>
  render(
    <TemplateProvider brand="Brand">
      <CampaignContext value={source}>
        <FileLink href={png}>PNG</FileLink>
        <ShownPicture {...picture} />
        <ul>
          <FilmLink href={mp4} label="MP4" film="Reel" />
        </ul>
      </CampaignContext>
    </TemplateProvider>,
  );

const FilmMaker = ({ label }: { label: string }) => `Make ${label}`;

const link = (name: string) => screen.getByRole('link', { name });
const shown = () => screen.getByRole('img', { name: picture.alt }).getAttribute('src');

test('a page shows and links the exported files', () => {
  show(exportedCampaign);
  expect(link('PNG')).toHaveAttribute('href', png);
  expect(link('PNG')).toHaveAttribute('download', 'brand-one-a.png');
  expect(shown()).toBe(picture.src);
  expect(link('MP4 Reel')).toHaveAttribute('href', mp4);
});

test('in the editor, it shows the drawings, saves the edited files and makes the films', () => {
  const save = jest.fn();
  const drawings = new Map([[picture.src, 'blob:a']]);
  show({ ...exportedCampaign, variant: 'b', drawings, save, FilmMaker });
  // False: the browser doesn't download the exported file.
  expect(fireEvent.click(link('PNG'))).toBe(false);
  expect(save).toHaveBeenCalledWith(png, 'brand-one-a-b.png');
  expect(shown()).toBe('blob:a');
  expect(screen.getByText('Make Reel')).toBeVisible();
});
