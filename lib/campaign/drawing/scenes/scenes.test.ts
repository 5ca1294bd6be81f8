import sharp from 'sharp';
import type { BrickLogo, ImageLogo } from '@/lib/campaign/document/logo';
import { campaigns } from '@/lib/campaigns';
import { renderPicture } from '@/lib/export/pictures/render-picture';
import { typeface } from '@/lib/export/pictures/typeface';
import { fitIn } from '../fit-text';
import { paletteOf } from '../palette';
import { plateLayer } from './plate';
import type { SceneStage } from './scene';
import { sceneAt } from '.';

/** A scene's stage in a picture of this size, with the colors of a campaign. */
function stageOf(campaign: (typeof campaigns)[0], width = 1080, height = 900): SceneStage {
  const box = { x: 0, y: 0, width, height };
  const textArea = { x: 40, y: 40, width: width - 80, height: height - 80 };
  return {
    ...box,
    textArea,
    palette: paletteOf(campaign),
    fit: fitIn(width, typeface),
    type: textArea.width / 24,
    logo: campaign.brand.logo,
  };
}

const sizes = [
  [1080, 430],
  [504, 628],
  [1200, 440],
];

const textsIn = (data: unknown): unknown[] => JSON.stringify(data).match(/(?<=")[^"]+(?=")/g) ?? [];

describe.each(campaigns)('$audience.landing.hero.incident.drawing.id', (campaign) => {
  const { drawing } = campaign.audience.landing.hero.incident;
  const { palette } = stageOf(campaign);
  const { signal } = drawing;
  const at = (moment: number, stage = stageOf(campaign), { time } = signal) => {
    const { shapes, texts } = sceneAt(stage, { ...drawing, signal: { ...signal, time } }, moment);
    return { shapes, texts, words: texts.map(({ lines }) => lines.join(' ')) };
  };

  test('nothing, then the attempt until the wall has risen, then how it’s stopped, in its own words', () => {
    const moments = [0, 0.5, 0.95, 1, 1.6].map((moment) => at(moment));
    const [before, attempt, rising, stopped, back] = moments;
    expect(before?.texts.filter(({ path }) => path.includes('.signal.'))).toEqual([]);
    expect(attempt?.words).toEqual(expect.arrayContaining([signal.time, signal.attempt]));
    const hasWall = [attempt, rising].map((state) => state?.shapes.includes('class="wall"'));
    expect(hasWall).toEqual([false, true]);
    expect(rising?.texts).toEqual(attempt?.texts);
    for (const later of [stopped, back]) {
      expect(later?.words).toEqual(expect.arrayContaining([signal.time, signal.stopped]));
      expect(later?.words.filter((text) => text === signal.attempt)).toEqual([]);
    }
    const drawn = moments.map(({ shapes }) => shapes);
    expect(new Set(drawn).size).toBe(5);
    // Who came in stays on the wall's outer side.
    const thief = /(<g [^>]*>)+<path d="M\.12 0/;
    expect(thief.exec(drawn[4] ?? '')?.[0]).toBe(thief.exec(drawn[3] ?? '')?.[0]);
    const sceneWords = [attempt, stopped].flatMap((state) => state?.words ?? []);
    expect(sceneWords.filter((text) => !textsIn(drawing).includes(text))).toEqual([]);
    // The time is in red until it's stopped.
    const times = [attempt, stopped].map((state) =>
      state?.texts.find(({ path }) => path.endsWith('.signal.time')),
    );
    expect(times.map((time) => time?.color)).toEqual([palette.danger, palette.ink]);
  });

  test('the wall is made of the brand’s logo, or it’s a plain bar', () => {
    const tile = 'M1 1h8v8H1z';
    const drawn: BrickLogo = {
      size: 10,
      paths: [{ d: tile, color: 'text', strokeWidth: 2 }],
    };
    const fromFile: ImageLogo = { file: 'logo.svg', size: [240, 60] };
    const [brick, bar] = [drawn, fromFile].map(
      (shown) => at(1, { ...stageOf(campaign), logo: shown }).shapes,
    );
    expect(brick?.split(tile).length).toBeGreaterThan(2);
    // None is cut: they're 10 high, and share a line that's 2 high, or stand on the ground with it.
    const [, high] = /viewBox="0 0 \S+ (\S+)"/.exec(brick?.split('class="wall"')[1] ?? '') ?? [];
    expect(Number(high) % 8).toBe(0);
    const [, plain] = bar?.split('class="wall"') ?? [];
    expect(plain).toContain('<rect');
    expect(plain).not.toContain(tile);
    // Nobody gets past our logo.
    expect(at(0.5, { ...stageOf(campaign), logo: drawn }).shapes).not.toContain(tile);
  });

  test.each(sizes)('at %i × %i, red is only outside of the wall', async (width, height) => {
    const stage = stageOf(campaign, width, height);
    const colors = { ...palette, danger: '#ff0000', accent: palette.ink };
    /** How many pixels right of `from` are red, and how many are left of it. */
    const red = async (moment: number, from: number) => {
      const layer = sceneAt({ ...stage, palette: colors }, drawing, moment);
      const picture = await renderPicture({ width, height, ground: palette.ground, ...layer });
      const pixels = await sharp(picture).raw().toBuffer();
      const counts = [0, 0] as [number, number];
      for (let pixel = 0; pixel < width * height; pixel += 1)
        if ((pixels[3 * pixel] ?? 0) - (pixels[3 * pixel + 1] ?? 0) > 80)
          counts[pixel % width > from ? 0 : 1] += 1;
      return counts;
    };
    const [, wall] = /class="wall"><rect x="([^"]+)"/.exec(at(1, stage).shapes) ?? [];
    const counts = [0.5, 1].map((moment) => red(moment, Number(wall)));
    const [attempt, stopped] = await Promise.all(counts);
    expect(attempt?.[0]).toBeGreaterThan(0);
    expect(stopped?.[0]).toBe(0);
    expect(stopped?.[1]).toBeGreaterThan(0);
  });

  const screens = [[360, 470], ...sizes];
  test.each(screens)('at %i × %i, its words are in the text area', (width, height) => {
    const stage = stageOf(campaign, width, height);
    const { textArea: area } = stage;
    const outside = at(0.5, stage).texts.filter(
      ({ x, y, ...text }) =>
        x < area.x - stage.type ||
        x + text.width > area.x + area.width + stage.type ||
        y < 0 ||
        y + text.height > area.y + area.height + 1,
    );
    expect(outside).toEqual([]);
  });

  test.each([
    [1080, 430, 350],
    [504, 628, 548],
    [1080, 1106, 453],
    [300, 93, 83],
    [109, 100, 90],
  ])('in an ad at %i × %i, no box is without its words', (width, height, high) => {
    const stage = stageOf(campaign, width, height);
    const [type, fill] = [Math.max(width / 28, (9 * width) / 375), stage.palette.surface];
    const textArea = { ...stage.textArea, y: 5, height: high };
    const wide = new RegExp(` width="(${width}|${2 * width})"`);
    const cases: [number, string][] = [0.5, 1].map((moment) => [moment, signal.time]);
    for (const [moment, time] of [...cases, [1, '14:01'] as const]) {
      const { texts, shapes } = at(moment, { ...stage, textArea, type }, { ...signal, time });
      const signals = texts.filter(({ path }) => path.includes('.signal.'));
      // The least that a box has is the time.
      expect(signals[0]?.path ?? 'time').toMatch(/time$/);
      // Around its words, half the height of a capital is free.
      const [x = 0, edge = 0] =
        /.*<rect x="(\S+)".* stroke-width="(\S+)"/.exec(shapes)?.slice(1) ?? [];
      const inside = signals.map((text) => (text.x - Number(x) - Number(edge) / 2) / text.size);
      expect(Math.min(...inside)).toBeGreaterThan(0.35);
      const others = texts.length - signals.length;
      // These are behind names on a map, or as wide as the picture.
      const plates = shapes.match(new RegExp(`<rect [^>]*fill="${fill}"/>`, 'g')) ?? [];
      expect(plates.filter((plate) => !wide.test(plate))).toHaveLength(others);
    }
  });
});

test('words above their line stand on it', () => {
  const stage = { ...stageOf(campaigns[0]), type: 10 };
  const plate = { x: 40, y: 40, width: 200, height: 120 };
  const words = { state: 'stopped', time: '1', text: 'Held', color: '#000000' } as const;
  const at = (foot: number) => plateLayer(stage, plate, { ...words, foot }).shapes;
  expect([100, 300].map((foot) => at(foot).split('<rect').length - 1)).toEqual([1, 2]);
});
