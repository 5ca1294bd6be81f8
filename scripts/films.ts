// Makes the campaigns' films in `.local/films/`, unless they're there and nothing in them has
// changed. Runs before each build, and beside `npm start`, which serves films of few frames until then;
// `next dev` runs it when somebody asks for a film.
import './program';
import { fork } from 'node:child_process';
import { cpSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { filmPath } from '@/lib/export/film/film-path';
import { renditionsOf } from '@/lib/campaign/film/film-sizes';
import { filmFiles } from '@/lib/campaign/film/film-files';
import { campaigns } from '@/lib/campaigns';

const films = campaigns.flatMap((campaign) =>
  renditionsOf(campaign.audience).map((film) => ({ campaign, film })),
);
const cores = availableParallelism();
/** An export to put the films into. */
const { into } = parseArgs({ options: { into: { type: 'string' } }, strict: false }).values;
/** Which of the processes this is, one for each core; undefined in the one that starts them. */
const core = process.env.FILM_CORE;

function putInto(folder: string) {
  for (const { campaign, film } of films) {
    const { video } = filmFiles(campaign.audience, film.name, film.ratio);
    cpSync(filmPath(campaign.audience, film), path.join(folder, video));
  }
}

if (core === undefined) {
  if (films.length > 0)
    await import('@mediabunny/server').catch(() => {
      throw new Error(
        'Films can’t be made on this system: node-av, which encodes them, isn’t installed, or has no binary for it (it has none for Alpine Linux). Build on another one, or leave the films out (docs/make-it-yours.md).',
      );
    });
  let [done, ended] = [0, 0];
  const count = Math.min(cores, films.length);
  for (let index = 0; index < count; index += 1)
    fork('scripts/films.ts', { env: { ...process.env, FILM_CORE: `${index}` } })
      .on('message', (made: string) => {
        done += 1;
        if (made) console.log(`Film ${done} of ${films.length}: ${made}`);
      })
      .on('exit', (code) => {
        if (code !== 0) process.exit(1);
        ended += 1;
        if (ended === count && typeof into === 'string') putInto(into);
      });
} else {
  // The program that started this one was stopped.
  process.on('disconnect', () => process.exit()).channel?.unref();
  const { makeFilm } = await import('@/lib/export/film/make-film');
  for (const { campaign, film } of films.filter((_, index) => index % cores === Number(core))) {
    const start = performance.now();
    const isNew = await makeFilm(campaign, film);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const made = `the ${film.name} (${film.ratio}) for ${campaign.audience.name}, made in ${seconds} s.`;
    process.send?.(isNew ? made : '');
  }
}
