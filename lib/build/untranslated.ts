import { textsIn } from '@/lib/campaign/paths';
import type { ContentModule } from './check-content';

/** These only have what other files have, or nothing that's read by people. */
const derived = /^content\/(?:schema\/|campaigns|navigation|pages)|\/index\.ts$/;

/** At least two words. Names are often the same in two languages, and so are tokens. */
const isSentence = (text: string) => /\p{L}{2,} \p{L}{2,}/u.test(text.replaceAll(/\{[^}]*\}/g, ''));

/**
 * What a language still has to translate.
 * @param first the first language's modules
 * @param translated this language's
 * @param fileOf says in which file this language has a module
 * @returns `missing`, a sentence for each text that only the first language has; `same`, a line for
 * each text, or each whole file, that's the same in both
 */
export function untranslated(
  first: readonly ContentModule[],
  translated: readonly ContentModule[],
  fileOf: (file: string) => string,
): { missing: string[]; same: string[] } {
  const modules = new Map(translated);
  const files = first
    .filter(([file]) => !derived.test(file))
    .map(([file, exports]) => {
      const texts = new Map(textsIn(modules.get(file)));
      const sentences = textsIn(exports).filter(([, text]) => isSentence(text));
      const missing = sentences.filter(([path]) => !texts.has(path));
      const same = sentences.filter(([path, text]) => texts.get(path) === text);
      const at = fileOf(file);
      return {
        missing: (file.startsWith('content/words/') ? missing : []).map(
          ([path, text]) => `${at}: ${path} is missing. In ${file}, it's: ${text}`,
        ),
        same:
          at === file && same.length > 0
            ? [
                `${file}: ${same.length} ${same.length === 1 ? 'text' : 'texts'}, because the language has no such file.`,
              ]
            : same.map(([path, text]) => `${at}: ${path}: ${text}`),
      };
    });
  return {
    missing: files.flatMap(({ missing }) => missing),
    same: files.flatMap(({ same }) => same),
  };
}
