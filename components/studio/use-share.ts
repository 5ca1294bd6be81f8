import { saveFile } from '@/components/ui/save-file';
import { imagesOf, noImages } from '@/lib/studio/images';
import { toFragment } from '@/lib/studio/link';
import { packImages } from '@/lib/studio/packed-images';
import { editsOf, toShare } from './store/selectors';
import { useActions } from './store/studio-store';

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
      const { id: audience } = state.exported.audience;
      const images = await packImages(imagesOf(editsOf(state)), state.lettering.images ?? noImages);
      const json = JSON.stringify({ audience, ...toShare(state), images }, null, 1);
      saveFile(new Blob([`${json}\n`], { type: 'application/json' }), `${audience}-${name}`);
    },
  };
}
