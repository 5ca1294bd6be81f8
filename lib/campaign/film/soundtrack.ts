import type { Film } from '@/content/schema';
import { loudness, sampleRate } from './loudness';
import { allShots, filmCuts } from './timeline';

const { exp, max, min, PI, sin, tanh } = Math;

type Stereo = [left: Float32Array<ArrayBuffer>, right: Float32Array<ArrayBuffer>];

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

/** Between two soft notes, in seconds. */
const beat = 0.5;

/**
 * A film's music, made from its timeline: a chord that stays for each shot, soft notes that count
 * the time, and an accent on each cut and when the offer arrives. It's all sine waves, so nobody
 * has to license it. It has no voice.
 */
export function soundtrack(film: Film): Stereo {
  const shots = allShots(film);
  const length = Math.round(film.endCard.end * sampleRate);
  const sound: Stereo = [new Float32Array(length), new Float32Array(length)];
  for (const [index, { start, end }] of shots.entries()) {
    const chord = chords[(shots.length - 1 - index) % chords.length] ?? chords[0];
    const [low, fifth, middle, high, top] = chord;
    for (const note of chord) hold(sound, note, start, end);
    for (const [at, note] of [low, fifth + 12, top].entries())
      pluck(sound, note, start, 0.34, 0.3 + at * 0.2);
    for (let at = 1; start + at * beat < end; at += 1)
      pluck(sound, ([middle, high, top][at % 3] ?? top) + 12, start + at * beat, 0.09, at % 2);
    for (const cut of filmCuts(film).filter((time) => time > start && time < end))
      pluck(sound, top + 12, cut, 0.25, 0.5);
  }
  echo(sound);
  return atLoudness(faded(sound), wantedLoudness);
}

const hertz = (note: number) => 440 * 2 ** ((note - 69) / 12);

/** From 0 to 1, with a soft start and end. */
function ease(share: number): number {
  const inside = min(1, max(0, share));
  return inside * inside * (3 - 2 * inside);
}

/** A note that stays, a little higher in one ear than in the other, which makes it wide. */
function hold([left, right]: Stereo, note: number, start: number, end: number): void {
  const [rise, fall] = [0.5, 0.9];
  const seconds = end + fall - start;
  const wave = (detuned: number) => {
    const pitch = hertz(detuned);
    return (time: number) =>
      0.05 *
      ease(time / rise) *
      ease((seconds - time) / fall) *
      (tone(pitch, time) + 0.3 * tone(2 * pitch, time) + 0.1 * tone(3 * pitch, time));
  };
  add(left, start, seconds, wave(note - 0.04));
  add(right, start, seconds, wave(note + 0.04));
}

/** A note as a soft mallet plays it. `place` is from left, 0, to right, 1. */
function pluck(sound: Stereo, note: number, start: number, loud: number, place: number): void {
  const pitch = hertz(note);
  const mono = new Float32Array(1.6 * sampleRate);
  add(mono, 0, 1.6, (time) => {
    const level = loud * min(1, time / 0.004) * exp(-3.5 * time);
    return level * (tone(pitch, time) + 0.35 * exp(-6 * time) * tone(4 * pitch, time));
  });
  const first = Math.round(start * sampleRate);
  for (const [side, channel] of sound.entries()) {
    const part = channel.subarray(first, first + mono.length);
    const level = side === 0 ? 1 - place : place;
    for (let at = 0; at < part.length; at += 1)
      part[at] = (part[at] ?? 0) + level * (mono[at] ?? 0);
  }
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
  const first = Math.round(start * rate);
  const part = channel.subarray(first, first + Math.round(seconds * rate));
  for (let at = 0; at < part.length; at += 1) part[at] = (part[at] ?? 0) + wave(at / rate);
}

/** Repeats what one ear hears in the other one, more and more quietly. */
function echo([left, right]: Stereo): void {
  const delay = 0.375 * sampleRate;
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
function atLoudness(sound: Stereo, wanted: number): Stereo {
  let gain = 1;
  let result = sound;
  for (let round = 0; round < 3; round += 1) {
    gain *= 10 ** ((wanted - loudness(result)) / 20);
    result = [limited(sound[0], gain), limited(sound[1], gain)];
  }
  return result;
}

const limited = (channel: Float32Array<ArrayBuffer>, gain: number) =>
  channel.map((value) => ceiling * tanh((value * gain) / ceiling));
