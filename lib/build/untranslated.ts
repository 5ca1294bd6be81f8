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
  const missing: string[] = [];
  const same: string[] = [];
  for (const [file, exports] of first.filter(([name]) => !derived.test(name))) {
    const at = fileOf(file);
    const texts = new Map(textsIn(modules.get(file)));
    const sentences = textsIn(exports).filter(([, text]) => isSentence(text));
    const kept = sentences.filter(([path, text]) => texts.get(path) === text);
    if (file.startsWith('content/words/'))
      for (const [path, text] of sentences)
        if (!texts.has(path)) missing.push(`${at}: ${path} is missing. In ${file}, it's: ${text}`);
    if (at !== file) same.push(...kept.map(([path, text]) => `${at}: ${path}: ${text}`));
    else if (kept.length > 0)
      same.push(
        `${file}: ${kept.length} ${kept.length === 1 ? 'text' : 'texts'}, because the language has no such file.`,
      );
  }
  return { missing, same };
}
