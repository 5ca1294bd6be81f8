// Makes the campaigns' films in `.local/films/`, unless they're there and nothing in them has
// changed. Runs before each build; `next dev` runs it when somebody asks for a film.
import './say-errors.mjs';
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { campaigns, load } from './content.mjs';

/** @type {typeof import('../lib/campaign/film/film-sizes')} */
const { exportedFilmsOf } = await load('lib/campaign/film/film-sizes.ts');
/** @type {typeof import('../lib/build/film/make-film')} */
const { makeFilm } = await load('lib/build/film/make-film.ts');
/** @type {typeof import('../lib/build/film/film-path')} */
const { filmPath } = await load('lib/build/film/film-path.ts');

const films = campaigns.flatMap((campaign) =>
  exportedFilmsOf(campaign.audience).map((film) => ({ campaign, film })),
);
const cores = availableParallelism();
/** Which of the processes this is, one for each core; undefined in the one that starts them. */
const [, , core] = process.argv;

if (core === undefined) {
  const missing = films.filter(
    ({ campaign, film }) => !existsSync(filmPath(campaign.audience, film)),
  ).length;
  if (missing > 0)
    console.log(`Making ${missing} films, which can take a minute or two the first time.`);
  for (let index = 0; index < Math.min(cores, films.length); index += 1)
    fork(import.meta.filename, [`${index}`]).on('exit', (code) => {
      if (code !== 0) process.exit(1);
    });
} else
  for (const { campaign, film } of films.filter((_, index) => index % cores === Number(core))) {
    const start = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one at a time in each process
    const isNew = await makeFilm(campaign, film);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    if (isNew)
      console.log(
        `Made the ${film.name} (${film.ratio}) for ${campaign.audience.name} in ${seconds} s.`,
      );
  }
