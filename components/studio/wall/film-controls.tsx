import { Pause, Play } from 'lucide-react';
import { studioFilm as words } from '@/content/words/studio/film';
import { frameRate } from '@/lib/campaign/film/timeline';
import { IconButton, ToolButton } from '../tool-button';
import type { usePlayback } from './use-playback';

interface Props {
  /** Each with its first frame, and the one in which all of its words are on screen. */
  shots: readonly { label: string; start: number; rest: number }[];
  current: string | undefined;
  /** In seconds. */
  length: number;
  playback: ReturnType<typeof usePlayback>;
}

export function FilmControls({ shots, current, length, playback }: Props) {
  const { frame, isPlaying, seek, pause } = playback;
  const time = (frame / frameRate).toFixed(1);

  /** Plays from this frame; from a shot's start if it's over; at the end, from the beginning. */
  function play() {
    const over = shots.find(({ label, rest }) => label === current && rest === frame);
    playback.play(frame === shots.at(-1)?.rest ? 0 : (over?.start ?? frame));
  }

  return (
    <>
      <div className="mt-2 flex items-center gap-2">
        <IconButton
          Icon={isPlaying ? Pause : Play}
          label={isPlaying ? words.pause : words.play}
          onClick={isPlaying ? pause : play}
        />
        <input
          type="range"
          aria-label={words.time}
          aria-valuetext={`${time} ${words.of} ${length.toFixed(1)} ${words.seconds}`}
          min={0}
          max={length}
          step={0.1}
          value={frame / frameRate}
          onChange={({ target }) => seek(Math.round(target.valueAsNumber * frameRate))}
          className="h-11 min-w-0 grow accent-text"
        />
        <span aria-hidden className="text-sm text-muted tabular-nums">
          {time}
        </span>
      </div>
      <div className="mt-2 flex gap-1">
        {shots.map(({ label, rest }) => (
          <ToolButton
            key={label}
            aria-current={label === current}
            onClick={() => seek(rest)}
            className="min-w-0 grow basis-0 px-0.5! text-xs! aria-[current=true]:border-text"
          >
            {label}
          </ToolButton>
        ))}
      </div>
    </>
  );
}
