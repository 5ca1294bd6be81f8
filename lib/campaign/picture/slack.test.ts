/**
 * Checks that the layouts have room to spare: for a wider typeface than Archivo, a longer name, a
 * longer code.
 * @jest-environment node
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Campaign } from '@/content/schema';
import { conceptsOf } from '../concepts';
import { adPictures } from './ad-pictures';
import { composeFrame } from '../film/compose-film';
import { allShots, filmOf } from '../film/timeline';
import { wholeCampaign } from '@/lib/fixtures/whole-campaign';
import { composePicture } from './compose-picture';
import { composeSocialCard } from './compose-social-card';
import { misfits } from './composition';

const code = 'NORTHGATE2027';

/** Words of a usual length, whatever the content says. */
function sample(): Campaign {
  const campaign = structuredClone(wholeCampaign);
  const { audience, brand, offer } = campaign;
  brand.name = 'Northgate Systems';
  Object.assign(offer, { label: 'Limited Time', code, discount: '25%' });
  for (const { picture } of conceptsOf(audience.ad))
    Object.assign(picture, {
      headline: 'Who opened that record on Sunday?',
      subheadline: 'Security for every practice, at any hour.',
    });
  for (const shot of allShots(filmOf(audience, 'reel')))
    shot.words = 'We log every access and close every door.';
  audience.ad.story.slides = [
    'Somebody opened a chart at 02:14. Do you know who?',
    'A breach takes 48hrs on average to be noticed. A violation costs $50K.',
    `Secure your practice: 25% off with ${code}.`,
  ];
  const place = { time: '08:05', longitude: 0, latitude: 0, boxes: 5 };
  const cities = ['Austin', 'San Francisco'].map((name) => Object.assign({ name }, place));
  audience.ad.display.keyVisuals = [
    { id: 'world-map', description: 'Map', cities },
    { id: 'access-log', description: 'Log', opened: ['17:52', '02:14'], alert: '02:14' },
    { id: 'promo-ticket', description: 'Ticket' },
  ];
  Object.assign(audience.landing.hero, {
    badge: 'Healthcare Security',
    headline: 'HIPAA-Compliant Security For Healthcare Practices',
  });
  return campaign;
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'typeface-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(['archivo', 'inter'])('set in %s, every text of every picture and film fits', (name) => {
  execFileSync('node', ['scripts/brand.mjs', `@fontsource-variable/${name}`, folder]);
  const typeface = JSON.parse(readFileSync(path.join(folder, 'metrics.json'), 'utf8'));
  const campaign = sample();
  const composed = adPictures(campaign.audience).map((each) =>
    composePicture(campaign, each, typeface),
  );
  const frames = allShots(filmOf(campaign.audience, 'reel')).map(({ end }) =>
    composeFrame(campaign, 'reel', end * 1000 - 1, typeface),
  );
  const all = [...composed, composeSocialCard(campaign, typeface), ...frames];
  expect(all.flatMap(misfits)).toEqual([]);
});
