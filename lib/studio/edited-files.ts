import type { Campaign } from '@/content/schema';
import { filmNames } from '@/content/schema/film-names';
import { renderEmail } from '@/lib/campaign/email/render-email';
import { filmOf } from '@/lib/campaign/film/timeline';
import type { Renderer } from '@/lib/campaign/output-entries';
import { type Output, outputsOf } from '@/lib/campaign/outputs';
import { MisfitError } from '@/lib/campaign/picture/composition';
import { readmeWords } from '@/lib/readme-words';
import { imageFile, type Lettering } from './draw';
import { encodeFilm, type FilmOptions } from './encode-film';
import type { Field } from './fields';
import { misfitsOf } from './misfits-of';

/** Whether an edited campaign's films look or sound different from the exported ones. */
export function filmsDiffer(exported: Campaign, campaign: Campaign): boolean {
  return filmContent(exported) !== filmContent(campaign);
}

function filmContent({ audience, offer }: Campaign): string {
  return JSON.stringify([filmNames.map((name) => filmOf(audience, name)), offer]);
}

/**
 * An edited campaign's files, which the browser makes the way the build makes the exported ones.
 * @returns the files, and a function that makes one. It rejects with a `MisfitError` if a text
 * can't be drawn, or if its signal aborts.
 */
export function editedFiles(campaign: Campaign, fields: readonly Field[], lettering: Lettering) {
  const films = new Map<string, Blob>();
  let email: ReturnType<typeof renderEmail> | undefined;

  function rendererWith({ signal, onProgress = () => {} }: Partial<FilmOptions>): Renderer {
    return {
      typeface: lettering.typeface,
      readme: readmeWords,
      email: () => (email ??= renderEmail(campaign)),
      async draw(composition, { name, type, scale }) {
        signal?.throwIfAborted();
        const faults = misfitsOf(name, composition, fields);
        if (faults.length > 0)
          throw new MisfitError(faults.map(({ sentence }) => sentence).join('\n'));
        return bytesOf(await imageFile(composition, lettering, type, scale));
      },
      async film(_, name) {
        const own = signal ?? new AbortController().signal;
        const film =
          films.get(name) ??
          (await encodeFilm(campaign, name, fields, lettering, { signal: own, onProgress }));
        films.set(name, film);
        return bytesOf(film);
      },
    };
  }

  async function make(
    { type, make: makeOutput }: Output,
    options: Partial<FilmOptions> = {},
  ): Promise<Blob> {
    const content = await makeOutput(rendererWith(options));
    return new Blob([typeof content === 'string' ? content : new Uint8Array(content)], { type });
  }

  return {
    make,
    byAddress: new Map(outputsOf(campaign).map((output) => [output.address, output])),
  };
}

async function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}
