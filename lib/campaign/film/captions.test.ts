import { campaigns } from '@/lib/campaigns';
import { wholeCampaign } from '@/lib/fixtures/whole-campaign';
import { filmNamesOf } from './film-sizes';
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

test.each([
  [3, 'Bye. 5% off with FIVE. Until the end of May.'],
  [2, 'Bye. 5% off with FIVE. Until May.'],
  [1.5, '5% off with FIVE. Until May.'],
])('an end card of %d seconds has what can be read in them', (length, text) => {
  const campaign = structuredClone(wholeCampaign);
  const { endCard } = filmOf(campaign.audience, 'reel');
  Object.assign(endCard, { end: endCard.start + length, words: 'Bye.' });
  const terms = { condition: 'Until the end of May', shortCondition: 'Until May' };
  Object.assign(campaign.offer, { statement: '5% off with FIVE', ...terms });
  expect(srtCaptions(campaign, 'reel').trim().replaceAll(/\s/g, ' ')).toMatch(
    RegExp(`\\d ${text}$`),
  );
});

const seconds = (stamp = '') => {
  const [, minutes = 0, rest = 0] = stamp.replace(',', '.').split(':').map(Number);
  return 60 * minutes + rest;
};

const films = campaigns.flatMap((campaign) =>
  filmNamesOf(campaign.audience).map((name) => ({ id: campaign.audience.id, campaign, name })),
);

test.each(films)('$id, $name: each caption can be read in its time', ({ campaign, name }) => {
  for (const cue of srtCaptions(campaign, name).trim().split('\n\n')) {
    const [, times = '', ...lines] = cue.split('\n');
    const [from, to] = times.split(' --> ').map(seconds);
    expect(lines.length).toBeLessThanOrEqual(2);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(42);
    expect(lines.join(' ').length / ((to ?? 0) - (from ?? 0))).toBeLessThanOrEqual(20.5);
  }
});

test('a text that’s too long for two lines becomes two captions, one after the other', () => {
  const campaign = structuredClone(wholeCampaign);
  const { shots } = filmOf(campaign.audience, 'reel');
  const words = 'Somebody is here. '.repeat(8).trim();
  Object.assign(shots[0] ?? {}, { start: 0, end: 10, words });
  const [first = '', second = ''] = srtCaptions(campaign, 'reel').split('\n\n');
  const [, end] = first.split(/ --> |\n/).slice(1);
  expect(second).toContain(`${end} --> 00:00:10,000`);
});
