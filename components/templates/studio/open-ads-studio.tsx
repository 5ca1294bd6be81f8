import { AdColumn } from './ad-column';
import { AdRow } from './ad-row';
import { AdsStage } from './ads-stage';
import { openStudio } from './open-studio';

/** Loads the editor for the ads page. */
export function openAdsStudio(audience: string) {
  return openStudio(audience, {
    Sheet: AdsStage,
    Column: AdColumn,
    Row: AdRow,
    folder: 'ads',
    open: ['campaign', 'fear'],
  });
}
