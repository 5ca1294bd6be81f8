import type { Film } from '@/content/schema';
import { allShots } from './timeline';

/** A film's captions as a WebVTT file: what the voice says in each shot. */
export function captions(film: Film): string {
  const cues = allShots(film).map(
    ({ start, end, voice }) => `${timestamp(start)} --> ${timestamp(end)}\n${escaped(voice)}`,
  );
  return `${['WEBVTT', ...cues].join('\n\n')}\n`;
}

/** Seconds as WebVTT writes them: `00:07.500`. Films are shorter than an hour. */
function timestamp(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `${String(minutes).padStart(2, '0')}:${rest.toFixed(3).padStart(6, '0')}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
