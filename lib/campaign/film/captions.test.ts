/** @jest-environment node */
import { wholeCampaign } from '@/lib/fixtures/whole-campaign';
import { filmOf } from './timeline';
import { srtCaptions, vttCaptions } from './captions';

test('the captions have what is heard and on screen, as WebVTT and as SubRip', () => {
  const campaign = structuredClone(wholeCampaign);
  const reel = filmOf(campaign.audience, 'reel');
  reel.shots = reel.shots.slice(0, 1);
  for (const shot of reel.shots) Object.assign(shot, { end: 4.5, words: 'Q & A --> <now>' });
  Object.assign(reel.endCard, { start: 4.5, end: 61, words: 'Bye.' });
  Object.assign(campaign.offer, { statement: '5% off with FIVE', condition: 'Until May' });
  const end = 'Bye. 5% off with FIVE. Until May.';
  expect(vttCaptions(campaign, 'reel').split('\n')).toEqual([
    'WEBVTT',
    '',
    '00:00.000 --> 00:04.500',
    '[Music] Q &amp; A --&gt; &lt;now&gt;',
    '',
    '00:04.500 --> 01:01.000',
    end,
    '',
  ]);
  expect(srtCaptions(campaign, 'reel').split('\n')).toEqual([
    '1',
    '00:00:00,000 --> 00:00:04,500',
    '[Music] Q & A → <now>',
    '',
    '2',
    '00:00:04,500 --> 00:01:01,000',
    end,
    '',
  ]);
});
