// Builds the site in its other languages, and puts each into the first one's export, at its path.
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@/content/locales';
import { basePath } from '@/lib/campaign/base-path';
import { exportTo } from '../local-export.mjs';
import { locale } from '../locale.mjs';
import { noSettings } from '../settings.mjs';

/** Adds them to the first language's export. @returns what hosts need for the others */
export function addOtherLanguages(folder: string) {
  const kept = [...Object.keys(noSettings), 'FILM_FRAME_RATE'];
  const same = Object.fromEntries(kept.map((key) => [key, process.env[key]]));
  return (locale ? [] : languages.slice(1)).map((language) => {
    const below = `${basePath}/${language.locale}`;
    const local = { SITE_LOCALE: language.locale, SITE_BASE_PATH: below };
    const config = exportTo(`locale-${language.locale}`, { ...same, ...local });
    const out = path.dirname(config);
    cpSync(path.join(out, below), path.join(folder, below), { recursive: true });
    return {
      locale: language.locale,
      /** Of firebase.json. */
      rules: JSON.parse(readFileSync(config, 'utf8')).hosting.headers,
      /** A `_headers` file. */
      headers: readFileSync(path.join(out, '_headers'), 'utf8'),
    };
  });
}
