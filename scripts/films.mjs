// Makes the campaigns' films in `.local/films/`, unless they're there and nothing in them has
// changed. Runs before each build; `next dev` runs it when somebody asks for a film.
import './say-errors.mjs';
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
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

const missing = films.filter(
  ({ campaign, film }) => !existsSync(filmPath(campaign.audience, film)),
);
if (missing.length > 0 && !process.send)
  console.log(`Making ${missing.length} films, which can take a minute or two the first time.`);

if (process.send) process.on('message', (index) => void make(Number(index)));
else await makeAll();

/** A process for each core takes the next film as soon as it's done with one. */
async function makeAll() {
  const queue = films.keys();
  await Promise.all(
    Array.from({ length: Math.min(availableParallelism(), films.length) }, async () => {
      const helper = fork(import.meta.filename);
      const failed = once(helper, 'exit').then(([code]) => {
        if (code !== 0) process.exit(1);
      });
      for (const index of queue) {
        helper.send(index);
        // oxlint-disable-next-line no-await-in-loop -- one at a time in each process
        await Promise.race([once(helper, 'message'), failed]);
      }
      helper.disconnect();
    }),
  );
}

/** @param {number} index */
async function make(index) {
  const { campaign, film } = films[index] ?? {};
  if (!campaign || !film) return;
  const start = performance.now();
  const isNew = await makeFilm(campaign, film);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (isNew)
    console.log(
      `Made the ${film.name} (${film.ratio}) for ${campaign.audience.name} in ${seconds} s.`,
    );
  process.send?.('done');
}
