import { Pause, Play } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { buttonStyles } from '@/components/ui/button';
import type { Campaign, FilmName } from '@/content/schema';
import { socialAds } from '@/content/words/social-ads';
import { studioFilm as words } from '@/content/words/studio-film';
import { composeFrame } from '@/lib/campaign/film/compose-film';
import { allShots, filmOf, frameRate, shotAt } from '@/lib/campaign/film/timeline';
import { artboardSvg, type Lettering } from '@/lib/studio/draw';
import { trustedHtml } from '@/lib/studio/trusted';
import { usePlayback } from './use-playback';

interface Props {
  /** As edited. An edit shows at once, even while the film plays. */
  campaign: Campaign;
  name: FilmName;
  lettering: Lettering;
  /** The text that's being edited. Its shot is shown, if it's one of this film's. */
  path?: string;
}

/** Plays a film of the edited campaign without making a file: each frame is drawn as it's shown. */
export function FilmBoard({ campaign, name, lettering, path }: Props) {
  const film = filmOf(campaign.audience, name);
  const shots = allShots(film).map((shot, index) => ({
    shot,
    label: shot === film.endCard ? words.endCard : `${words.shot} ${index + 1}`,
    start: Math.round(shot.start * frameRate),
    // By then, all of the shot's words are on screen.
    rest: Math.round(shot.end * frameRate) - 1,
  }));
  const last = shots.at(-1)?.rest ?? 0;
  const playback = usePlayback(shots[0]?.rest ?? 0, last);
  const { root, frame, isPlaying } = playback;
  const [, shotPath] =
    new RegExp(`\\.${name}Script\\.(?:shots\\.)?(\\w+)\\.`).exec(path ?? '') ?? [];
  const wanted = shotPath === 'endCard' ? last : shots[Number(shotPath ?? NaN)]?.rest;
  const { seek } = playback;

  useEffect(() => {
    if (wanted !== undefined) seek(wanted);
    // oxlint-disable-next-line react/exhaustive-deps -- `seek` is new each time
  }, [wanted]);

  const seconds = frame / frameRate;
  const shown = shots.find(({ shot }) => shot === shotAt(film, seconds));
  const position = `${seconds.toFixed(1)} ${words.of} ${film.endCard.end.toFixed(1)} ${words.seconds}`;
  const alt = `${socialAds.film.names[name]}, ${shown?.label}: ${shown?.shot.words}`;
  const svg = useMemo(() => {
    const composition = composeFrame(campaign, name, seconds * 1000, lettering.typeface);
    const current = `data-field="${path}"`;
    return artboardSvg(composition, lettering, alt).replace(current, `${current} data-current`);
  }, [campaign, name, seconds, lettering, alt, path]);
  // Trusted markup is never the same twice, and most frames look like the one before.
  const markup = useMemo(() => trustedHtml(svg), [svg]);

  /** From where it stands; from a shot's start if the shot is over; at the end, from the start. */
  function play() {
    const isOver = frame === shown?.rest;
    playback.play(frame === last ? 0 : isOver ? shown.start : frame);
  }

  return (
    <section ref={root} aria-label={socialAds.film.names[name]}>
      <div dangerouslySetInnerHTML={{ __html: markup }} className="aspect-9/16 w-full" />
      <div className="mt-2 flex items-center gap-2">
        <button
          type="button"
          aria-label={isPlaying ? words.pause : words.play}
          onClick={isPlaying ? playback.pause : play}
          className={buttonStyles('tool', 'w-11')}
        >
          {isPlaying ? <Pause aria-hidden size={16} /> : <Play aria-hidden size={16} />}
        </button>
        <input
          type="range"
          aria-label={words.time}
          aria-valuetext={position}
          min={0}
          max={film.endCard.end}
          step={0.1}
          value={seconds}
          onChange={({ target }) => playback.seek(Math.round(target.valueAsNumber * frameRate))}
          className="h-11 min-w-0 grow accent-text"
        />
        <span aria-hidden className="text-sm text-muted tabular-nums">
          {seconds.toFixed(1)}
        </span>
      </div>
      <div className="mt-2 flex gap-1">
        {shots.map(({ label, rest }) => (
          <button
            key={label}
            type="button"
            aria-current={label === shown?.label}
            onClick={() => playback.seek(rest)}
            className={buttonStyles(
              'tool',
              'min-w-0 grow basis-0 px-0.5! text-xs! aria-[current=true]:border-text',
            )}
          >
            {label}
          </button>
        ))}
      </div>
    </section>
  );
}
