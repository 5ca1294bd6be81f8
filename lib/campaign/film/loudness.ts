/** In hertz, like the filters below. */
export const sampleRate = 48_000;

/**
 * The two filters that weight a sound the way ears do (ITU-R BS.1770-5, tables 1 and 2): each has
 * the factors of its current and earlier inputs, then those of its earlier outputs.
 */
const filters = [
  [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585],
  [1, -2, 1, -1.99004745483398, 0.99007225036621],
] as const;

/** A step is a tenth of a second; a block, whose loudness counts, is four. */
const [step, steps] = [sampleRate / 10, 4];

/** How loud a sound is as a whole, in LUFS (ITU-R BS.1770-5, annex 1, with its two gates). */
export function loudness(channels: readonly Float32Array[]): number {
  const parts: number[] = Array.from({ length: Math.floor((channels[0]?.length ?? 0) / step) });
  parts.fill(0);
  for (const channel of channels) addPower(channel, parts);
  const blocks = parts.slice(steps - 1).map((_, at) => mean(parts.slice(at, at + steps)));
  const loud = blocks.filter((power) => lufs(power) > -70);
  const gate = lufs(mean(loud)) - 10;
  return lufs(mean(loud.filter((power) => lufs(power) > gate)));
}

const lufs = (power: number) => -0.691 + 10 * Math.log10(power);

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Adds the power of a weighted channel in each step. */
function addPower(channel: Float32Array, parts: number[]): void {
  const [[a0, a1, a2, a3, a4], [b0, b1, b2, b3, b4]] = filters;
  let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0];
  for (const part of parts.keys()) {
    let sum = 0;
    for (let at = part * step; at < (part + 1) * step; at += 1) {
      const x = channel[at] ?? 0;
      const y = a0 * x + a1 * x1 + a2 * x2 - a3 * y1 - a4 * y2;
      const z = b0 * y + b1 * y1 + b2 * y2 - b3 * z1 - b4 * z2;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      z2 = z1;
      z1 = z;
      sum += z * z;
    }
    parts[part] = (parts[part] ?? 0) + sum / step;
  }
}
