// Makes the campaigns' films in `.local/films/`, unless they're there and nothing in them has
// changed. Runs before each build; `next dev` runs it when somebody asks for a film.
import './say-errors.mjs';
import { campaigns, load } from './content.mjs';

/** @type {typeof import('../content/schema/film-names')} */
const { filmNames } = await load('content/schema/film-names.ts');
/** @type {typeof import('../lib/build/film/make-film')} */
const { makeFilm } = await load('lib/build/film/make-film.ts');

for (const campaign of campaigns)
  for (const name of filmNames) {
    const start = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one at a time: one core draws, one encodes
    if (!(await makeFilm(campaign, name))) continue;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`Made the ${name} for ${campaign.audience.name} in ${seconds} s.`);
  }
