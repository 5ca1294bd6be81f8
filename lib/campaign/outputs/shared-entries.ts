import type { Campaign } from '@/content/schema';
import { channelsOf } from '../document/confirm';
import type { PlaceOf } from '../document/output-address';
import { idsWith } from '../sheets/platforms';
import { withMissing } from './html';
import type { Output, OutputEntry, Renderer } from './output';
import { sheetSources } from './sources';

interface SharedContents {
  /** The campaigns' folder in a ZIP of several: `remote/`. */
  root: string;
  /** All of the files, once they're known. */
  outputs: readonly Output[];
  /** Where a ZIP has the files that its sheets and its README name. */
  placesIn: (renderer: Renderer) => PlaceOf;
  /** The same, for people to read: it also says which files aren't there. */
  filesIn: (renderer: Renderer) => PlaceOf;
  /** A sentence for each kind of file that's not in it. */
  omissionsIn: (words: Renderer['words']) => string[];
}

/** On demand: the studio's wall has the table of outputs, and none of what's in these files. */
const loadSharedFiles = () => import('./shared-files');

/** The sheets and the pages, which are about all variants. Those that name others come last. */
export function sharedEntries(
  campaigns: readonly Campaign[],
  { outputs, placesIn, filesIn, omissionsIn, root }: SharedContents,
): OutputEntry[] {
  const [firstCampaign] = campaigns;
  if (!firstCampaign) return [];
  const inSheets = { folder: 'sheets', isShared: true } as const;
  return [
    {
      ...inSheets,
      path: 'sheets/meta-starter-sheet.csv',
      sources: sheetSources.meta(firstCampaign),
      platforms: idsWith(firstCampaign, 'meta'),
      make: async (renderer) => (await loadSharedFiles()).metaSheet(campaigns, placesIn(renderer)),
    },
    {
      ...inSheets,
      path: 'sheets/linkedin.csv',
      sources: sheetSources.copy(firstCampaign),
      platforms: idsWith(firstCampaign, 'linkedin'),
      make: async (renderer) =>
        (await loadSharedFiles()).linkedinSheet(campaigns, filesIn(renderer)),
    },
    {
      ...inSheets,
      path: 'sheets/google-editor.csv',
      sources: sheetSources.google,
      platforms: idsWith(firstCampaign, 'google'),
      make: async () => (await loadSharedFiles()).googleSheet(campaigns),
    },
    {
      ...inSheets,
      path: 'sheets/other-platforms.csv',
      sources: sheetSources.copy(firstCampaign),
      platforms: idsWith(firstCampaign, 'google', 'others'),
      make: async (renderer) => (await loadSharedFiles()).othersSheet(campaigns, filesIn(renderer)),
    },
    {
      ...inSheets,
      path: 'sheets/links.csv',
      sources: [],
      make: async () => (await loadSharedFiles()).linksSheet(campaigns),
    },
    {
      path: 'what-to-confirm.html',
      sources: [],
      isShared: true,
      make: async ({ words }) =>
        (await loadSharedFiles()).confirmPage(campaigns, words.confirm, channelsOf(outputs)),
    },
    {
      path: 'README.html',
      sources: [],
      isShared: true,
      make: async (renderer) => {
        const { readme } = await loadSharedFiles();
        const { words, packed } = renderer;
        const page = readme(
          campaigns,
          {
            outputs: outputs.filter(({ campaign }) => campaign === firstCampaign),
            placeOf: placesIn(renderer),
            leftOut: omissionsIn(words),
          },
          renderer,
        );
        const missingFiles = packed?.missing.filter(({ place }) => place.startsWith(root)) ?? [];
        return withMissing(page, missingFiles, words.absent);
      },
    },
  ];
}
