import type { StoreApi } from 'zustand/vanilla';
import { studioPictures as words } from '@/content/words/studio/pictures';
import { addImage } from '@/lib/studio/images/add-image';
import { type Images, imageFilesOf, type StoredImage } from '@/lib/studio/images/images';
import { isDrawn } from '@/lib/campaign/document/visual';
import { imageVisual } from '@/lib/campaign/document/visual';
import { type Place, placeAt } from '@/lib/studio/text/places';
import type { ImageLogo } from '@/lib/campaign/document/logo';
import { messageOf } from '@/lib/site/task';
import { failureText } from '@/lib/studio/download/failure-text';
import type { editActions } from './edit-actions';
import { liveContent } from './selectors';
import type { StudioState } from './state';

/** How many images a table gets at once: several for each of its rows would take too long. */
const mostFiles = 200;

/** How wide a logo is that probably has the brand's name in it, as a multiple of its height. */
const wordmarkRatio = 2;

const logoFileOf = ({ file, size }: Required<StoredImage>) => ({ file, size });

export function pictureActions(
  { setState, getState }: StoreApi<StudioState>,
  { pick }: Pick<ReturnType<typeof editActions>, 'pick'>,
) {
  function addImages(newImages: Images) {
    setState((state) => {
      const images: Images = new Map([...state.images, ...newImages]);
      return { images, original: { ...state.original, images: imageFilesOf(images) } };
    });
  }

  async function add(file: File) {
    const image = await addImage(file);
    addImages(new Map([[image.file, image]]));
    return image;
  }

  async function newLogo(file: File) {
    const adder = await import('@/lib/studio/images/add-logo').catch(failureText);
    if (typeof adder === 'string') throw new Error(adder);
    const { light, dark } = await adder.addLogo(file);
    addImages(new Map([light, dark].map((image) => [image.file, image])));
    return { light: logoFileOf(light), dark: logoFileOf(dark) };
  }

  const valueOf = {
    picture: async (file: File) => imageVisual(await add(file)),
    logo: async (file: File) => {
      const { light, dark } = await newLogo(file);
      const [width, height] = light.size;
      return JSON.stringify({
        ...light,
        dark: dark.file === light.file ? undefined : dark,
        hasName: width / height < wordmarkRatio ? undefined : true,
      });
    },
  };

  return {
    addImages,
    /** Adds images that a table names. Returns a sentence for each that can't be used. */
    async addFiles(files: readonly File[]): Promise<string[]> {
      if (files.length > mostFiles) return [words.faults.tooMany];
      const faults: string[] = [];
      for (const file of files)
        try {
          // Decoded all at once, they'd fill the memory.
          await add(file);
        } catch (error) {
          faults.push(`${file.name}: ${messageOf(error)}`);
        }
      return faults;
    },
    /** Uses another file for the logo on dark grounds. If that's not possible, the note says why. */
    async addDarkLogo(place: Place, logo: ImageLogo, file: File) {
      setState({ imageNote: words.adding });
      try {
        pick(place, JSON.stringify({ ...logo, dark: (await newLogo(file)).dark }));
        setState({ imageNote: undefined });
      } catch (error) {
        setState({ imageNote: messageOf(error) });
      }
    },
    /** Shows somebody's image in a picture, or as the logo. If it can't, the note says why. */
    async takeFiles(path: string | undefined, files: readonly File[]) {
      const place = placeAt(liveContent(getState()).document, path ?? '');
      const [file, ...more] = files;
      if (!file) return;
      if (!place || !isDrawn(place.field.kind)) return setState({ notice: words.faults.beside });
      setState({ imageNote: more.length > 0 ? words.faults.several : words.adding });
      if (more.length > 0) return;
      try {
        pick(place, await valueOf[place.field.kind](file));
        setState({ imageNote: undefined });
      } catch (error) {
        setState({ imageNote: messageOf(error) });
      }
    },
  };
}
