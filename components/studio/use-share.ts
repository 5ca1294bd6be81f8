import { saveFile } from '@/components/ui/save-file';
import { toFragment } from '@/lib/studio/link';
import { editsFile } from '@/lib/studio/packed-images';
import { editsOf, toShare, useActions } from './store';

/** Hands on the edits that are shown, with what's said about them: as a link, or as a file. */
export function useShare() {
  const { current } = useActions();
  return {
    link: async () => {
      const url = new URL(window.location.href);
      url.hash = await toFragment(toShare(current()));
      return url.href;
    },
    /** Only a file holds the edits' images. */
    save: async (name: string) => {
      const state = current();
      const { exported, lettering } = state;
      const file = await editsFile(exported, editsOf(state), toShare(state), lettering.images);
      saveFile(file, `${exported.copy ?? exported.audience.id}-${name}`);
    },
  };
}
