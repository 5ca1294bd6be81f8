/** @jest-environment node */
import { wholeDocument, withValues } from '@/lib/fixtures/whole-campaign';
import { resolve } from '../document/resolve';
import { paletteOf } from './palette';

test('a campaign’s own accent colors what stops an attack, in its theme, and danger stays red', () => {
  const own = '#0f766e';
  const [without, campaign] = [undefined, own].map((lightAccent) =>
    resolve(withValues(wholeDocument, { 'audience.lightAccent': lightAccent })),
  );
  const [plain, tinted] = [paletteOf(without!, 'light'), paletteOf(campaign!, 'light')];
  expect(plain.guard).toBe(plain.ink);
  expect(tinted).toEqual({ ...plain, accent: own, guard: own });
  expect(paletteOf(campaign!, 'dark')).toEqual(paletteOf(without!, 'dark'));
});
