import { useMemo, useState } from 'react';
import { fetchFile } from '@/components/ui/fetch-file';
import { saveFile } from '@/components/ui/save-file';
import type { Campaign } from '@/content/schema';
import { studio } from '@/content/words/studio';
import { type Download, downloadsOf } from '@/lib/campaign/outputs';
import { messageOf } from '@/lib/message-of';
import type { Lettering } from '@/lib/studio/draw';
import { editedFiles, filmsDiffer } from '@/lib/studio/edited-files';
import type { Field } from '@/lib/studio/fields';
import { type CampaignSource, exportedCampaign, type Task } from '../campaign-context';
import { FilmMaker } from './film-maker';
import { useDrawings } from './use-drawings';

/**
 * The edited campaign for the context: the files that the page's buttons and links save, and the
 * drawings of its pictures. Without edits, the files are the exported ones.
 * @returns also what doesn't fit the pictures, and a message about the last file that was saved
 */
export function useEditedCampaign(
  exported: Campaign,
  campaign: Campaign,
  fields: readonly Field[],
  lettering: Lettering,
  isEdited: boolean,
) {
  const [answer, setAnswer] = useState<{ campaign: Campaign; text: string }>();
  const { drawings, misfits } = useDrawings(exported, campaign, fields, lettering);

  const files = useMemo((): Omit<CampaignSource, 'drawings'> => {
    if (!isEdited) return exportedCampaign;
    const { byAddress, make } = editedFiles(campaign, fields, lettering);
    const hasOwnFilms = filmsDiffer(exported, campaign);

    async function load(address: string, task?: Task): Promise<Blob> {
      const output = byAddress.get(address);
      const isSame = !output || (output.type === 'video/mp4' && !hasOwnFilms);
      return isSame ? fetchFile(address, task?.signal) : make(output, task);
    }

    async function save(address: string, name: string): Promise<void> {
      try {
        saveFile(await load(address), name);
        setAnswer({ campaign, text: `${studio.files.made}: ${name}` });
      } catch (error) {
        setAnswer({ campaign, text: `${name} ${studio.files.failed} ${messageOf(error)}` });
      }
    }

    return {
      list: async () => ({ [campaign.audience.id]: downloadsOf(campaign).map(listed) }),
      load,
      save: (address: string, name: string) => void save(address, name),
      FilmMaker: hasOwnFilms ? FilmMaker : undefined,
    };
  }, [exported, campaign, fields, lettering, isEdited]);

  const { variant } = campaign;
  const value = useMemo(
    () => ({ ...files, variant, drawings, lettering }),
    [files, variant, drawings, lettering],
  );
  // A message about other words is outdated.
  return { value, misfits, answer: answer?.campaign === campaign ? answer.text : undefined };
}

const listed = ({ address, name }: Download) => ({ address, name });
