import type { BrickLogo, ImageLogo } from '../../document/logo';
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
    for (const name of ['attempt', 'wall', 'stopped', 'stamp'])
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

  test.each(heroFrames)('$name: its wall is made of the brand’s logo, or of bricks', (frame) => {
    const tile = 'M1 1h8v8H1z';
    const bricks: BrickLogo = {
      size: 10,
      paths: [{ d: tile, color: 'text', strokeWidth: 2 }],
    };
    const image: ImageLogo = { file: 'logo.svg', size: [240, 60] };
    const [own, plain] = [bricks, image].map((each) =>
      groupOf(heroScene(drawing, each, frame), 'wall'),
    );
    expect(own).toContain(tile);
    expect(plain).not.toContain(tile);
    // From edge to edge.
    for (const wall of [own, plain]) expect(wall).toContain(`width='${frame.width}'`);
  });
});
