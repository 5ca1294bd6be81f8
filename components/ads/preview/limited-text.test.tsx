import { render, screen, within } from '@testing-library/react';
import { platforms } from '@/content/platforms';
import { socialAds } from '@/content/social-ads';
import { LimitedText } from './limited-text';

const { limits: words } = socialAds;

function results(as: React.ComponentProps<typeof LimitedText>['as'], text: string) {
  render(
    <dl>
      <LimitedText as={as} text={text} />
    </dl>,
  );
  return within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
}

function limitOf(id: string, as: string) {
  const found = platforms.items
    .find((platform) => platform.id === id)
    ?.limits.find(({ text }) => text === as);
  if (!found) throw new Error(`${id} has no limit for ${as}.`);
  return found;
}

test('says for each platform whether a text fits, is cut or refused', () => {
  const { cut = 0 } = limitOf('facebook', 'headline');
  const { refused = 0 } = limitOf('linkedin', 'headline');
  const long = 'x'.repeat(refused + 1);
  expect(results('headline', long)).toEqual([
    `Facebook, headline: ${long.length} ${words.of} ${cut} ${words.characters}, ${words.cut}`,
    expect.stringMatching(new RegExp(`^LinkedIn, headline: .*, ${words.refused}$`)),
  ]);
});

test('counts what a reader counts, to the last character', () => {
  const { cut = 0 } = limitOf('facebook', 'headline');
  const text = '👨‍👩‍👧'.repeat(cut - 1) + 'u\u0308';
  expect(results('headline', text)[0]).toBe(
    `Facebook, headline: ${cut} ${words.of} ${cut} ${words.characters}, ${words.fits}`,
  );
});

test('counts hashtags by the tag', () => {
  expect(results('metaTags', '#One #Two #Three #Four #Five #Six')).toEqual([
    `Instagram, hashtags: 6 ${words.of} 5 ${words.hashtags}, ${words.refused}`,
  ]);
});
