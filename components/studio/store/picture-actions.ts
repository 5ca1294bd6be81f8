import type { StoreApi } from 'zustand/vanilla';
import type { WrittenVisual } from '@/content/schema';
import { studioPictures as words } from '@/content/words/studio-pictures';
import { addImage } from '@/lib/studio/add-image';
import { type Images, listOf, type StoredImage } from '@/lib/studio/images';
import { fieldsOf } from '@/lib/campaign/fields';
import { placeAt } from '@/lib/studio/places';
import { messageOf } from '@/lib/site/message-of';
import type { editActions } from './edit-actions';
import { liveContent } from './selectors';
import type { StudioState } from './state';

/** An image as a picture shows it at first: all that fits, around its middle. */
export function imageVisual({ file, size = [1, 1] }: Pick<StoredImage, 'file' | 'size'>) {
  const visual: WrittenVisual = { id: 'image', file, size, focus: [50, 50], zoom: 1, tint: 'none' };
  return JSON.stringify(visual);
}

/** Actions that add images. */
export function pictureActions(
  { setState, getState }: StoreApi<StudioState>,
  { pick }: Pick<ReturnType<typeof editActions>, 'pick'>,
) {
  /** From now on, artboards and files can show these images. */
  function addImages(added: Images) {
    setState(({ lettering, exported }) => {
      const images: Images = new Map([...(lettering.images ?? []), ...added]);
      return {
        lettering: { ...lettering, images },
        exported: { ...exported, images: listOf(images) },
      };
    });
  }

  return {
    addImages,
    /** Shows somebody's image in a picture. If that's not possible, the note says why. */
    async takeFiles(path: string, files: readonly File[]) {
      const place = placeAt(fieldsOf(liveContent(getState()).document), path);
      const [file, ...more] = files;
      if (!file || place?.field.kind !== 'picture') return;
      setState({ imageNote: more.length > 0 ? words.faults.several : words.adding });
      if (more.length > 0) return;
      try {
        const image = await addImage(file);
        addImages(new Map([[image.file, image]]));
        pick(place, imageVisual(image));
        setState({ imageNote: undefined });
      } catch (error) {
        setState({ imageNote: messageOf(error) });
      }
    },
  };
}
