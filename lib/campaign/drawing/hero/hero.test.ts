import { campaigns } from '@/lib/campaigns';
import { typeface } from '@/lib/export/pictures/typeface';
import { misfits } from '../layer';
import { heroScene, measuredHero } from './hero';
import { heroFrames } from './stage';

const [, wide] = heroFrames;

/** What a group of a hero's markup has in it. */
const groupOf = (html: string, name: string) =>
  html.split(`<g class='${name}'>`).slice(1).join('').split("<g class='")[0] ?? '';

describe.each(campaigns)('$audience.landing.hero.incident.drawing.id', (campaign) => {
  const { drawing } = campaign.audience.landing.hero.incident;
  const { logo } = campaign.brand;
  const { signal } = drawing;

  test.each(heroFrames)('$name: has its states, in the page’s colors', (frame) => {
    const html = heroScene({ ...drawing, signal: { ...signal, attempt: '<b>' } }, logo, frame);
    for (const name of ['reached', 'attempt', 'wall', 'stamp'])
      expect(groupOf(html, name)).not.toBe('');
    expect(html).toContain('&lt;b>');
    expect(html).not.toMatch(/#[\da-f]{6}|NaN|undefined/);
    const stamp = groupOf(html, 'stamp');
    for (const words of [signal.time, signal.stopped]) expect(stamp).toContain(`>${words}<`);
    // Red is what comes in.
    for (const name of ['wall', 'stamp']) expect(groupOf(html, name)).not.toContain('--danger');
    expect(misfits(measuredHero(drawing, logo, frame, typeface))).toEqual([]);
  });

  test('the wide one has all of its words. A phone has room for fewer.', () => {
    const html = heroScene(drawing, logo, wide);
    const words = JSON.stringify({ ...drawing, id: 0 }).match(/(?<=:"|[[,]")[^"]+(?="[^:])/g) ?? [];
    expect(words.filter((word) => !html.includes(`>${word}<`))).toEqual([]);
  });

  test.each(heroFrames)(
    '$name: its wall goes from edge to edge, with a brick that glows',
    (frame) => {
      const html = heroScene(drawing, logo, frame);
      const wall = groupOf(html, 'wall');
      const rects = [...wall.matchAll(/<rect x='(\S+)' y='\S+' width='(\S+)'[^>]*fill='([^']+)'/g)];
      const [ground, bricks, glowing] = rects.map(([, ...values]) => values);
      for (const [x, width] of [ground ?? [], bricks ?? []])
        expect([Number(x), Number(width)]).toEqual([0 - frame.margin, frame.width]);
      expect(glowing?.[2]).toBe('var(--accent)');
      // In a slot of its own: whole bricks from the edge.
      const [, across = ''] = /<pattern id='\w+-bricks' [^>]*width='(\S+)'/.exec(html) ?? [];
      const slot = (Number(glowing?.[0]) + frame.margin) / Number(across);
      expect(slot).toBeCloseTo(Math.round(slot), 2);
    },
  );
});
