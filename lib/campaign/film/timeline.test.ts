/** @jest-environment node */
import { campaigns } from '@/lib/campaigns';
import { captions } from './timeline';

const { reelScript } = campaigns[0].audience.ad.story;

test('the captions say what the voice says, shot by shot', () => {
  const film = structuredClone(reelScript);
  film.shots = film.shots.slice(0, 1);
  for (const shot of film.shots) Object.assign(shot, { end: 4.5, voice: 'Q & A <now>' });
  film.endCard = { ...film.endCard, start: 4.5, end: 61, voice: 'Bye.' };
  expect(captions(film)).toBe(
    [
      'WEBVTT',
      '',
      '00:00.000 --> 00:04.500',
      'Q &amp; A &lt;now&gt;',
      '',
      '00:04.500 --> 01:01.000',
      'Bye.',
      '',
    ].join('\n'),
  );
});
