/**
 * Checks that the layouts have room to spare: for a wider typeface than Archivo, a longer name, a
 * longer code.
 * @jest-environment node
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { wholeCampaign } from '@/lib/fixtures/whole-campaign';
import { adPictures } from './ad-pictures';
import { composeFrame } from '../film/compose-film';
import { allShots, filmOf } from '../film/timeline';
import { composePicture } from './compose-picture';
import { composeSocialCard } from './compose-social-card';
import { misfits } from './composition';

const folder = mkdtempSync(path.join(os.tmpdir(), 'typeface-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(['archivo', 'inter'])('set in %s, every text of every picture and film fits', (name) => {
  execFileSync('node', ['scripts/brand.mjs', `@fontsource-variable/${name}`, folder]);
  const typeface = JSON.parse(readFileSync(path.join(folder, 'metrics.json'), 'utf8'));
  const campaign = structuredClone(wholeCampaign);
  campaign.brand.name = 'Northgate Systems';
  campaign.offer.code = 'NORTHGATE2027';
  const { audience, offer } = campaign;
  audience.ad.story.slides[2] = `Secure your practice: 25% off with ${offer.code}.`;
  const composed = adPictures(audience).map((each) => composePicture(campaign, each, typeface));
  const frames = allShots(filmOf(audience, 'reel')).map(({ end }) =>
    composeFrame(campaign, 'reel', end * 1000 - 1, typeface),
  );
  const all = [...composed, composeSocialCard(campaign, typeface), ...frames];
  expect(all.flatMap(misfits)).toEqual([]);
});
