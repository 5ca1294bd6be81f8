import type { Audience, FilmName } from '@/content/schema';
import { filmNames } from '@/content/schema/film-names';
import { sections } from '@/content/words/landing';
import { socialAds } from '@/content/words/social-ads';
import { reelScript } from '@/lib/campaign/ads/json';
import { filmFiles } from '@/lib/campaign/film/film-files';
import { filmOf } from '@/lib/campaign/film/timeline';
import { storySize } from '@/lib/campaign/picture/safe-zone';
import { Field } from './field';
import { Fields } from './fields';
import { FilmLink } from './file-link';
import { ShownFilm } from './shown';

const { film: words, labels } = socialAds;

const scriptLabels: Record<FilmName, string> = {
  reel: labels.reelScript,
  teaser: labels.teaserScript,
};

/** A campaign's films, each with its script and its files. */
export function Films(audience: Audience) {
  return (
    <div className="mt-8 border-t border-line pt-6">
      <p className="mb-4 text-sm text-muted">{words.note}</p>
      <div className="grid gap-6 sm:grid-cols-2">
        {filmNames.map((name) => (
          <Film key={name} audience={audience} name={name} />
        ))}
      </div>
    </div>
  );
}

function Film({ audience, name }: { audience: Audience; name: FilmName }) {
  const { video, captions, poster, cover } = filmFiles(audience, name);
  const film = filmOf(audience, name);
  const script = reelScript(film);
  return (
    <div className="min-w-0 break-inside-avoid">
      <h4 className="mb-3 font-semibold">{`${words.names[name]}, ${film.endCard.end} ${words.seconds}`}</h4>
      <ShownFilm
        {...storySize}
        label={`${words.names[name]}, ${audience.name}`}
        video={video}
        captions={captions}
        poster={poster}
        captionsLabel={sections.captions}
        script={script}
        className="aspect-9/16 h-auto w-full max-w-72 rounded-md border border-line bg-surface"
      />
      <ul className="my-3 flex flex-wrap gap-2 print:hidden">
        {[
          { href: video, label: words.video },
          { href: captions, label: words.captions },
          { href: cover, label: words.cover },
        ].map((file) => (
          <FilmLink key={file.href} {...file} film={words.names[name]} />
        ))}
      </ul>
      <Fields>
        <Field label={scriptLabels[name]} copy={script}>
          <ol className="space-y-1">
            {script.split('\n').map((shot) => (
              <li key={shot}>{shot}</li>
            ))}
          </ol>
        </Field>
      </Fields>
    </div>
  );
}
