import type { Campaign, FilmName } from '@/content/schema';
import { filmOf } from './timeline';

interface Cue {
  start: number;
  end: number;
  text: string;
  /** The shot it's told in. */
  shot: number;
}

/** A film's captions as WebVTT, for the site's own player. */
export function vttCaptions(campaign: Campaign, name: FilmName): string {
  const cues = cuesOf(campaign, name).map(
    ({ start, end, text }) => `${timestamp(start)} --> ${timestamp(end)}\n${escapeText(text)}`,
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

/** The captions that go by too fast to be read. Half a character more than `readable` is fine. */
export const fastCaptions = (campaign: Campaign, name: FilmName): Cue[] =>
  cuesOf(campaign, name).filter(
    ({ start, end, text }) => text.length > (readable.perSecond + 0.5) * (end - start),
  );

/** In characters: what people can read in a second, and lines of 42, as Netflix has it for English. */
export const readable = { perSecond: 20, lines: /\S.{0,41}(?!\S)|\S+/gu };

/** What's heard and what's on screen, shot by shot. */
function cuesOf({ audience, offer }: Campaign, name: FilmName): Cue[] {
  const { shots, endCard } = filmOf(audience, name);
  const { inCaptions } = audience.ad.story.music;
  const words = shots.map((shot, index) =>
    index === 0 ? `${inCaptions} ${shot.words}` : shot.words,
  );
  const last = words.slice(-1);
  const { start = endCard.start } = shots.at(-1) ?? {};
  const most =
    readable.perSecond * (endCard.end - start) - last.join('').length - endCard.words.length;
  const statementWith = (condition: string) => `${offer.statement}. ${condition}.`;
  const longer = statementWith(offer.condition);
  const terms = longer.length <= most ? longer : statementWith(offer.shortCondition);
  const closing = [...last, terms, endCard.words];
  return [
    ...shots
      .slice(0, -1)
      .flatMap((at, shot) => inParts({ ...at, shot }, words.slice(shot, shot + 1))),
    // From the last shot on, the offer is on screen, so its caption is before the end card's: that
    // one's time is too short for both.
    ...inParts({ start, end: endCard.end, shot: shots.length - 1 }, closing),
  ];
}

/** Texts in parts of up to two lines, each shown for as long as its length takes. */
function inParts({ start, end, shot }: Omit<Cue, 'text'>, texts: readonly string[]): Cue[] {
  const parts = texts.flatMap((text) => {
    const lines = text.match(readable.lines) ?? [];
    return lines.flatMap((_, line) => (line % 2 ? [] : lines.slice(line, line + 2).join('\n')));
  });
  const at = (index: number) =>
    start + ((end - start) * parts.slice(0, index).join('').length) / parts.join('').length;
  return parts.map((text, index) => ({ start: at(index), end: at(index + 1), text, shot }));
}

/** Seconds as `00:07.500`. Films are shorter than an hour. */
function timestamp(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `${String(minutes).padStart(2, '0')}:${rest.toFixed(3).padStart(6, '0')}`;
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
