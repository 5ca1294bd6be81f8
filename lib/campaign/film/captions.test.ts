import { campaigns } from '@/lib/campaigns';
import { wholeCampaign } from '@/lib/fixtures/whole-campaign';
import { filmNamesOf } from './film-sizes';
import { allShots, filmOf } from './timeline';
import { srtCaptions, vttCaptions } from './captions';

test('the captions have what is heard and on screen, as WebVTT and as SubRip', () => {
  const campaign = structuredClone(wholeCampaign);
  campaign.audience.ad.story.music.inCaptions = '[Musik]';
  const reel = filmOf(campaign.audience, 'reel');
  reel.shots = reel.shots.slice(0, 1);
  for (const shot of reel.shots) Object.assign(shot, { end: 4.5, words: 'Q & A --> <now>' });
  Object.assign(reel.endCard, { start: 4.5, end: 55, words: 'Bye.' });
  Object.assign(campaign.offer, { statement: '5% off with FIVE', condition: 'Until May' });
  expect(vttCaptions(campaign, 'reel').split('\n')).toEqual([
    'WEBVTT',
    '',
    '00:00.000 --> 00:23.000',
    '[Musik] Q &amp; A --&gt; &lt;now&gt;',
    '',
    '00:23.000 --> 00:51.000',
    '5% off with FIVE. Until May.',
    '',
    '00:51.000 --> 00:55.000',
    'Bye.',
    '',
  ]);
  expect(srtCaptions(campaign, 'reel').split('\n')).toEqual([
    '1',
    '00:00:00,000 --> 00:00:23,000',
    '[Musik] Q & A → <now>',
    '',
    '2',
    '00:00:23,000 --> 00:00:51,000',
    '5% off with FIVE. Until May.',
    '',
    '3',
    '00:00:51,000 --> 00:00:55,000',
    'Bye.',
    '',
  ]);
});

test.each([
  [3, 'Until the end of May'],
  [2, 'Until May'],
])('in %d seconds, the offer has the condition that can be read in them', (end, terms) => {
  const campaign = structuredClone(wholeCampaign);
  const endCard = { start: 0, end, words: 'Bye.' };
  Object.assign(filmOf(campaign.audience, 'reel'), { shots: [], endCard });
  const conditions = { condition: 'Until the end of May', shortCondition: 'Until May' };
  Object.assign(campaign.offer, { statement: '5% off with FIVE', ...conditions });
  expect(srtCaptions(campaign, 'reel')).toContain(`\n5% off with FIVE. ${terms}.\n`);
});

const films = campaigns.flatMap((campaign) =>
  filmNamesOf(campaign.audience).map((name) => ({ id: campaign.audience.id, campaign, name })),
);

test.each(films)('$id, $name: all words are in captions of up to two lines', (film) => {
  const { campaign, name } = film;
  const told: string[] = [];
  for (const cue of srtCaptions(campaign, name).trim().split('\n\n')) {
    const [, , ...lines] = cue.split('\n');
    told.push(...lines);
    expect(lines.length).toBeLessThanOrEqual(2);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(42);
  }
  const shots = allShots(filmOf(campaign.audience, name));
  for (const text of [...shots.map(({ words }) => words), campaign.offer.statement])
    expect(told.join(' ')).toContain(text);
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
