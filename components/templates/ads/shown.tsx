'use client';

import { FilmPlayer } from '@/components/ui/film-player';
import { Picture } from '@/components/ui/picture';
import { StoryPlayer } from '@/components/ui/story/story-player';
import { useCampaign } from '../campaign-context';

// Which pictures of a campaign the page shows: the exported ones or, in the editor, drawings of the
// edited ones.

export function ShownPicture({ src, ...rest }: React.ComponentProps<typeof Picture>) {
  const { drawings } = useCampaign();
  return <Picture src={drawings.get(src) ?? src} {...rest} />;
}

export function ShownFilm({ poster, ...rest }: React.ComponentProps<typeof FilmPlayer>) {
  const { drawings } = useCampaign();
  return <FilmPlayer poster={drawings.get(poster) ?? poster} {...rest} />;
}

export function ShownStory({ slides, ...rest }: React.ComponentProps<typeof StoryPlayer>) {
  const { drawings } = useCampaign();
  const shown = slides.map(({ picture, ...slide }) => ({
    ...slide,
    picture: picture && { ...picture, src: drawings.get(picture.src) ?? picture.src },
  }));
  return <StoryPlayer slides={shown} {...rest} />;
}
