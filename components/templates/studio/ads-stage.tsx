import { memo } from 'react';
import { standIns } from '@/components/ui/fetch-file';
import type { Campaign, FilmName } from '@/content/schema';
import { studioFields } from '@/content/words/studio-fields';
import { fileName } from '@/lib/campaign/ads/files';
import { filmFiles } from '@/lib/campaign/film/files';
import type { Lettering } from '@/lib/studio/draw';
import { filmsDiffer } from '@/lib/studio/films-differ';
import { CampaignSheet } from '../ads/campaign-sheet';
import { FilmEncoder } from './film-encoder';

interface Props {
  exported: Campaign;
  campaign: Campaign;
  lettering: Lettering;
}

/**
 * The edited campaign's ads. If the edits affect its films, they can be made again. `memo`, so that it's only drawn when it
 * follows.
 */
export const AdsStage = memo(function AdsStage({ exported, campaign, lettering }: Props) {
  function filmTools(name: FilmName) {
    const { video } = filmFiles(campaign.audience, name);
    return (
      <FilmEncoder
        campaign={campaign}
        name={name}
        label={studioFields.films[name]}
        fileName={fileName(video)}
        lettering={lettering}
        onFilm={(film) => standIns.set(video, async () => film)}
      />
    );
  }
  return (
    <CampaignSheet
      campaign={campaign}
      filmTools={filmsDiffer(exported, campaign) ? filmTools : undefined}
    />
  );
});
