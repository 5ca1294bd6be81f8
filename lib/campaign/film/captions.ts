import type { Campaign, FilmName } from '@/content/schema';
import { filmOf } from './timeline';

/** In the first cue: there's no voice. */
const music = '[Music]';

interface Cue {
  start: number;
  end: number;
  text: string;
}

/** A film's captions as WebVTT, for players on the web. */
export function vttCaptions(campaign: Campaign, name: FilmName): string {
  const cues = cuesOf(campaign, name).map(
    ({ start, end, text }) => `${timestamp(start)} --> ${timestamp(end)}\n${escaped(text)}`,
  );
  return `${['WEBVTT', ...cues].join('\n\n')}\n`;
}

/** A film's captions as SubRip, which Facebook takes. */
export function srtCaptions(campaign: Campaign, name: FilmName): string {
  const cues = cuesOf(campaign, name).map(({ start, end, text }, index) => {
    const [from, to] = [start, end].map((at) => `00:${timestamp(at).replace('.', ',')}`);
    // A player would take a line with such an arrow for the start of a cue.
    return `${index + 1}\n${from} --> ${to}\n${text.replaceAll('-->', '→')}\n`;
  });
  return cues.join('\n');
}

/** What's heard and what's on screen, shot by shot. */
function cuesOf({ audience, offer }: Campaign, name: FilmName): Cue[] {
  const { shots, endCard } = filmOf(audience, name);
  return [
    ...shots.map(({ start, end, words }, index) => ({
      start,
      end,
      text: index === 0 ? `${music} ${words}` : words,
    })),
    { ...endCard, text: `${endCard.words} ${offer.statement}. ${offer.condition}.` },
  ];
}

/** Seconds as `00:07.500`. Films are shorter than an hour. */
function timestamp(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `${String(minutes).padStart(2, '0')}:${rest.toFixed(3).padStart(6, '0')}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
