import { render, screen, within } from '@testing-library/react';
import { platforms } from '@/content/market/platforms';
import { socialAds } from '@/content/words/social-ads';
import { LimitedText } from './limited-text';

const { limits: words } = socialAds;

function results(as: React.ComponentProps<typeof LimitedText>['as'], text: string) {
  render(
    <dl>
      <LimitedText as={as} text={text} on={platforms.map(({ id }) => id)} />
    </dl>,
  );
  return within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
}

function limitOf(id: string, as: string) {
  const limit = platforms
    .find((platform) => platform.id === id)
    ?.limits.find(({ text }) => text === as);
  if (!limit) throw new Error(`${id} has no limit for ${as}.`);
  return limit;
}

test('says for each platform whether a text fits or is cut, and by which limit', () => {
  const facebook = limitOf('facebook', 'headline');
  const { name, cut = 0, refused } = limitOf('linkedin', 'headline');
  const line = (limit: number, result: string) =>
    `${cut} ${words.of} ${limit} ${words.characters}${result}`;
  expect(results('headline', 'x'.repeat(cut))).toEqual([
    `Facebook, ${facebook.name}: ${line(facebook.cut ?? 0, `, ${words.cut}`)}`,
    `LinkedIn, ${name}: ${line(cut, ` (${refused} ${words.atMost}), ${words.fits}`)}`,
  ]);
});

test('says what is cut off if the cut is intended', () => {
  const { name, cut = 0, cutNote, refused } = limitOf('instagram', 'caption');
  expect(results('caption', 'x'.repeat(cut + 1))).toEqual([
    `Instagram, ${name}: ${cut + 1} ${words.of} ${cut} ${words.characters} (${refused} ${words.atMost}), ${words.cut}, ${cutNote}`,
  ]);
});
