'use client';

import { useCampaign } from '../campaign-context';
import { FileLink } from './file-link';

interface Props {
  address: string;
  label: string;
  /** What the film is called. Only read aloud. */
  film: string;
}

/** The link to a film's MP4, or a button that makes the film if it isn't there yet. */
export function FilmLink({ address, label, film }: Props) {
  const { FilmMaker } = useCampaign();
  if (FilmMaker)
    return (
      <li className="basis-full">
        <FilmMaker address={address} label={film} />
      </li>
    );
  return (
    <li>
      <FileLink href={address} className="px-3">
        {label}
        <span className="sr-only">{` ${film}`}</span>
      </FileLink>
    </li>
  );
}
