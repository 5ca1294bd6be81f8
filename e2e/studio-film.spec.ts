import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { studioFields } from '@/content/words/studio-fields';
import { studioFilm as words } from '@/content/words/studio-film';
import { filmFiles } from '@/lib/campaign/film/film-files';
import { frameRate } from '@/lib/campaign/film/timeline';
import { storySize } from '@/lib/campaign/picture/safe-zone';
import { expect, test } from './fixtures';
import { adsPage, code, edit, newCode, openStudio, saveMade, stage } from './studio';
import { exported, first, nameOf } from './templates';

const { teaser } = studioFields.films;

test('a film with edited words is made in the browser, and making it can be canceled', async ({
  page,
}) => {
  test.setTimeout(400_000);
  await openStudio(page, adsPage);
  const make = stage(page).getByRole('button', { name: `${words.make} ${teaser}` });
  // Without new words in it, there's nothing to make.
  await expect(make).toHaveCount(0);
  await edit(page, code, newCode);
  await expect(make.or(stage(page).getByText(words.unable)).first()).toBeVisible();
  test.skip(!(await make.isVisible()), 'This browser has no encoder for films.');

  await make.click();
  const progress = stage(page).getByRole('progressbar', { name: `${words.making} ${teaser}` });
  await expect(progress).toBeVisible();
  await stage(page).getByRole('button', { name: words.cancel }).press('Enter');
  await expect(stage(page).getByText(words.canceled)).toBeVisible();
  await expect(make).toBeFocused();

  page.setDefaultTimeout(240_000);
  const { name, data } = await saveMade(make);
  const { video } = filmFiles(first, 'teaser');
  expect(name).toBe(nameOf(video));
  await expect(stage(page).getByText(words.saved)).toBeVisible();
  expect(data.indexOf('moov')).toBeLessThan(data.indexOf('mdat'));
  const input = new Input({ source: new BufferSource(data), formats: ALL_FORMATS });
  const tracks = await input.getTracks();
  expect(tracks.map(({ type, codec }) => [type, codec])).toEqual([['video', 'avc']]);
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error('There is no video.');
  expect([track.displayWidth, track.displayHeight]).toEqual(Object.values(storySize));
  const { packetCount } = await track.computePacketStats();
  expect(packetCount).toBe(first.films.teaser.endCard.end * frameRate);
  expect(data.equals(await exported(page, video))).toBe(false);
});
