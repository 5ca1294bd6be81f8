import { wholeCampaign } from '@/lib/fixtures/whole-campaign';
import { conceptsOf } from './concepts';
import { adTexts, lengthOf, truncate } from './copy';

const family = '👨‍👩‍👧';
const accented = 'Zu\u0308rich';

test('a length is in characters as a reader counts them, or in hashtags', () => {
  expect(lengthOf('headline', accented)).toBe(6);
  expect(lengthOf('headline', `${family}${family}`)).toBe(2);
  expect(lengthOf('metaTags', '#One #Two #Three')).toBe(3);
});

test('a text is never cut in the middle of what a reader sees as one character', () => {
  expect(truncate(`ab${family}cd`, 3)).toEqual({ text: `ab${family}`, hasMore: true });
  expect(truncate(accented, 6)).toEqual({ text: accented, hasMore: false });
  expect(truncate(accented, 2)).toEqual({ text: 'Zu\u0308', hasMore: true });
  expect(truncate('one two', 4)).toEqual({ text: 'one', hasMore: true });
  expect(truncate('one two', 6)).toEqual({ text: 'one', hasMore: true });
  expect(truncate('one two three', 7)).toEqual({ text: 'one two', hasMore: true });
  expect(truncate('One.\u{e0101} Two', 5)).toEqual({ text: 'One\u{e0101}', hasMore: true });
  expect(truncate('One.', 4)).toEqual({ text: 'One.', hasMore: false });
});

test('the caption is the body text with the hashtags below it', () => {
  const { ad } = wholeCampaign.audience;
  const [first, second = first] = conceptsOf(ad);
  const { caption, bodyText, metaTags } = adTexts(ad, second);
  expect(bodyText).toBe(second.bodyText);
  expect(caption).toBe(`${bodyText}\n\n${metaTags}`);
  expect(metaTags.split(' ')).toEqual(ad.metaTags);
});
