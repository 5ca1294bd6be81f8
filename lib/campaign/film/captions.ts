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

/** What people can read, as Netflix's guide for English has it, in characters. */
const readable = { perSecond: 20, line: 42, lines: 2 };

/** What's heard and what's on screen, shot by shot. */
function cuesOf({ audience, offer }: Campaign, name: FilmName): Cue[] {
  const { shots, endCard } = filmOf(audience, name);
  const { statement, condition, shortCondition } = offer;
  // An end card may have more words than can be read as captions, too. They're all on screen.
  const [short, ...longer] = [
    `${statement}. ${shortCondition}.`,
    `${statement}. ${condition}.`,
    `${endCard.words} ${statement}. ${shortCondition}.`,
    `${endCard.words} ${statement}. ${condition}.`,
  ];
  const most = readable.perSecond * (endCard.end - endCard.start);
  return [
    ...shots.map(({ start, end, words }, index) => ({
      start,
      end,
      text: index === 0 ? `${music} ${words}` : words,
    })),
    { ...endCard, text: longer.findLast(({ length }) => length <= most) ?? short ?? '' },
  ].flatMap(inParts);
}

/** A cue in lines, and in parts of up to two lines, each shown for as long as its text takes. */
function inParts({ start, end, text }: Cue): Cue[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (longer.length > readable.line && lines.at(-1) !== '') lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  let from = start;
  return Array.from({ length: Math.ceil(lines.length / readable.lines) }, (_, index) => {
    const part = lines.slice(index * readable.lines, (index + 1) * readable.lines).join('\n');
    const isLast = (index + 1) * readable.lines >= lines.length;
    const to = isLast ? end : from + ((end - start) * part.length) / text.length;
    const cue = { start: from, end: to, text: part };
    from = to;
    return cue;
  });
}

/** Seconds as `00:07.500`. Films are shorter than an hour. */
function timestamp(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `${String(minutes).padStart(2, '0')}:${rest.toFixed(3).padStart(6, '0')}`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
