import { Clapperboard } from 'lucide-react';
import { useEffect, useState } from 'react';
import { saveFile } from '@/components/ui/save-file';
import { studioFilm as words } from '@/content/words/studio-film';
import { MisfitError } from '@/lib/campaign/picture/composition';
import { canEncodeFilm } from '@/lib/studio/encode-film';
import { useFileName } from '@/components/templates/ads/file-link';
import { type Task, useCampaign } from '@/components/templates/campaign-context';
import { TaskButton } from '@/components/templates/task-button';

interface Props {
  address: string;
  /** What the film is called. Only read aloud, after what the button does. */
  label: string;
}

/** Makes a film of the edited campaign in the browser, and saves it. */
export function FilmMaker({ address, label }: Props) {
  const { load } = useCampaign();
  const name = useFileName(address);
  const [isUnable, setUnable] = useState(false);
  useEffect(() => {
    let isHere = true;
    void canEncodeFilm().then((can) => isHere && setUnable(!can));
    return () => void (isHere = false);
  }, []);

  async function run(task: Task) {
    try {
      saveFile(await load(address, task), name);
      return undefined;
    } catch (error) {
      if (error instanceof MisfitError) return `${words.misfit}\n${error.message}`;
      throw error;
    }
  }

  if (isUnable) return <p className="text-sm text-notice">{words.unable}</p>;
  return (
    <TaskButton
      label={
        <>
          {words.make}
          <span className="sr-only">{` ${label}`}</span>
        </>
      }
      icon={<Clapperboard aria-hidden size={16} className="shrink-0" />}
      note={words.note}
      words={{ ...words, working: `${words.making} ${label}`, unit: words.frames }}
      run={run}
      // `load` is a new function whenever the campaign changes.
      outdated={{ subject: load, saved: words.changed }}
    />
  );
}
