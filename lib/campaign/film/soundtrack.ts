import type { Audience, Film } from '@/content/schema';
import { type Music, musicKeys } from '@/content/schema/film';
import { loudness, sampleRate } from './loudness';
import { allShots, beatOf, filmCuts } from './timeline';

const { exp, max, min, PI, sin, tanh } = Math;

/** What each ear hears, as samples from -1 to 1 at `sampleRate`. */
export type Stereo = [left: Float32Array<ArrayBuffer>, right: Float32Array<ArrayBuffer>];

/** The loudness that platforms adjust films to, in LUFS. A film that has it is left alone. */
const wantedLoudness = -14;

/** Samples never get louder than this, so that AAC and a player's own filters stay below -1 dBTP. */
const ceiling = 0.76;

/**
 * A chord for each shot, as MIDI notes from low to high. They're counted from the end: D major with
 * the offer, and before it A, E minor, G and B minor, which lead there.
 */
const chords = [
  [50, 57, 66, 69, 76],
  [45, 57, 62, 69, 76],
  [52, 59, 62, 67, 74],
  [43, 55, 62, 66, 71],
  [47, 54, 62, 66, 73],
] as const;

/** An instrument's overtone, how fast its notes fade, and how many soft ones it plays in a beat. */
const instruments: Record<Music['instrument'], Instrument> = {
  harp: { overtone: 2, fade: 4, notes: 4 },
  marimba: { overtone: 4, fade: 6, notes: 2 },
  'music box': { overtone: 5.4, fade: 2.5, notes: 3 },
};

/**
 * A film's music, made from its timeline: a chord for each shot, each louder than the last, a beat
 * that the cuts are on, soft notes, an accent on each cut, and a hit when the wall rises.
 * It's all synthesized, so nobody has to license it. It has no voice.
 */
export function soundtrack(film: Film, story: Audience['ad']['story']): Stereo {
  const { notes, ...sounds } = instruments[story.music.instrument];
  const key = musicKeys.indexOf(story.music.key) - musicKeys.indexOf('D');
  const beat = beatOf(story);
  const shots = allShots(film);
  const length = Math.round(film.endCard.end * sampleRate);
  const stereo: Stereo = [new Float32Array(length), new Float32Array(length)];
  for (const [index, shot] of shots.entries()) {
    const { start, end } = shot;
    const chord = (chords[(shots.length - 1 - index) % chords.length] ?? chords[0]).map(
      (note) => note + key,
    );
    const [low = 0, fifth = 0, middle = 0, high = 0, top = 0] = chord;
    // Each shot is louder than the one before it.
    const force = 0.4 + (0.6 * index) / (shots.length - 1);
    for (const note of chord) hold(stereo, note, start, end, 0.05 * force);
    for (const [at, note] of [low, fifth + 12, top].entries())
      pluck(stereo, { note, start, loud: 0.34 * force, place: 0.3 + at * 0.2, ...sounds });
    for (let at = 1; start + (at * beat) / notes < end; at += 1) {
      const note = ([middle, high, top][at % 3] ?? top) + 12;
      const soft = { note, loud: 0.09 * force, place: at % 2, ...sounds };
      pluck(stereo, { ...soft, start: start + (at * beat) / notes });
    }
    for (let at = start; at < end; at += beat) drum(stereo, at, 0.45 * force);
    for (const cut of filmCuts(film).filter((time) => time > start && time < end))
      pluck(stereo, { note: top + 12, start: cut, loud: 0.25, place: 0.5, ...sounds });
    if ('visual' in shot && shot.visual.id === 'scene' && shot.visual.moment > 0.5)
      for (const [at, loud] of [0.9, 0.7, 1].entries()) drum(stereo, start + at * 0.12, loud);
  }
  echo(stereo, Math.round(0.75 * beat * sampleRate));
  return atLoudness(faded(stereo), wantedLoudness);
}

const hertz = (note: number) => 440 * 2 ** ((note - 69) / 12);

/** From 0 to 1, with a soft start and end. */
function ease(share: number): number {
  const clampedShare = min(1, max(0, share));
  return clampedShare * clampedShare * (3 - 2 * clampedShare);
}

/** A note that stays, a little higher in one ear than in the other, which makes it wide. */
function hold([left, right]: Stereo, note: number, start: number, end: number, loud: number): void {
  const [rise, fall] = [0.5, 0.9];
  const seconds = end + fall - start;
  const wave = (detuned: number) => {
    const pitch = hertz(detuned);
    return (time: number) =>
      loud *
      ease(time / rise) *
      ease((seconds - time) / fall) *
      (tone(pitch, time) + 0.3 * tone(2 * pitch, time) + 0.1 * tone(3 * pitch, time));
  };
  add(left, start, seconds, wave(note - 0.04));
  add(right, start, seconds, wave(note + 0.04));
}

type Instrument = Record<'overtone' | 'fade' | 'notes', number>;

interface Note extends Omit<Instrument, 'notes'> {
  note: number;
  start: number;
  loud: number;
  /** From left, 0, to right, 1. */
  place: number;
}

/** A note as a soft mallet plays it. */
function pluck(stereo: Stereo, { note, start, loud, place, overtone, fade }: Note): void {
  const pitch = hertz(note);
  const mono = new Float32Array(1.6 * sampleRate);
  add(mono, 0, 1.6, (time) => {
    const level = loud * min(1, time / 0.004) * exp(-fade * time);
    return level * (tone(pitch, time) + 0.35 * exp(-6 * time) * tone(overtone * pitch, time));
  });
  const startIndex = Math.round(start * sampleRate);
  for (const [side, channel] of stereo.entries()) {
    const part = channel.subarray(startIndex, startIndex + mono.length);
    const level = side === 0 ? 1 - place : place;
    for (let at = 0; at < part.length; at += 1)
      part[at] = (part[at] ?? 0) + level * (mono[at] ?? 0);
  }
}

/** A low drum: its pitch falls as it fades. */
function drum(stereo: Stereo, start: number, loud: number): void {
  for (const channel of stereo)
    add(channel, start, 0.4, (time) => {
      const turns = 46 * time + 2.4 * (1 - exp(-40 * time));
      return loud * min(1, time / 0.003) * exp(-11 * time) * sin(2 * PI * turns);
    });
}

const tone = (pitch: number, time: number) => sin(2 * PI * pitch * time);

/** Adds a wave: a function of the seconds since its start. */
function add(
  channel: Float32Array,
  start: number,
  seconds: number,
  wave: (time: number) => number,
): void {
  const rate = sampleRate;
  const startIndex = Math.round(start * rate);
  const part = channel.subarray(startIndex, startIndex + Math.round(seconds * rate));
  for (let at = 0; at < part.length; at += 1) part[at] = (part[at] ?? 0) + wave(at / rate);
}

/** Repeats what one ear hears in the other one, more and more quietly. */
function echo([left, right]: Stereo, delay: number): void {
  for (let at = delay; at < left.length; at += 1) {
    const [before, after] = [left[at - delay] ?? 0, right[at - delay] ?? 0];
    left[at] = (left[at] ?? 0) + 0.25 * after;
    right[at] = (right[at] ?? 0) + 0.25 * before;
  }
}

/** AAC distorts a sound that starts at once, and one that's cut off would click. */
function faded([left, right]: Stereo): Stereo {
  const [rise, fall] = [0.3 * sampleRate, 1.2 * sampleRate];
  const fade = (value: number, at: number) =>
    value * ease(at / rise) * ease((left.length - at) / fall);
  return [left.map(fade), right.map(fade)];
}

/** Makes a sound as loud as wanted. Peaks are rounded off, which makes it a little quieter. */
function atLoudness(stereo: Stereo, target: number): Stereo {
  let gain = 1;
  let result = stereo;
  for (let round = 0; round < 5; round += 1) {
    gain *= 10 ** ((target - loudness(result)) / 20);
    result = [limit(stereo[0], gain), limit(stereo[1], gain)];
  }
  return result;
}

const limit = (channel: Float32Array<ArrayBuffer>, gain: number) =>
  channel.map((value) => ceiling * tanh((value * gain) / ceiling));
