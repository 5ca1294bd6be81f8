import { wholeCampaign } from '@/lib/fixtures/whole-campaign';
import { conceptsOf } from './concepts';
import { adTexts, lengthOf, truncated } from './copy';

const family = '👨‍👩‍👧';
const accented = 'Zu\u0308rich';

test('a length is in characters as a reader counts them, or in hashtags', () => {
  expect(lengthOf('headline', accented)).toBe(6);
  expect(lengthOf('headline', `${family}${family}`)).toBe(2);
  expect(lengthOf('metaTags', '#One #Two #Three')).toBe(3);
});

test('a text is never cut in the middle of what a reader sees as one character', () => {
  expect(truncated(`ab${family}cd`, 3)).toEqual({ shown: `ab${family}`, more: true });
  expect(truncated(accented, 6)).toEqual({ shown: accented, more: false });
  expect(truncated(accented, 2)).toEqual({ shown: 'Zu\u0308', more: true });
  expect(truncated('one two', 4)).toEqual({ shown: 'one', more: true });
  expect(truncated('one two', 6)).toEqual({ shown: 'one', more: true });
  expect(truncated('one two three', 7)).toEqual({ shown: 'one two', more: true });
  expect(truncated('One.\u{e0101} Two', 5)).toEqual({ shown: 'One\u{e0101}', more: true });
  expect(truncated('One.', 4)).toEqual({ shown: 'One.', more: false });
});

test('the caption is the body text with the hashtags below it', () => {
  const { ad } = wholeCampaign.audience;
  const [first, second = first] = conceptsOf(ad);
  const { caption, bodyText, metaTags } = adTexts(ad, second);
  expect(bodyText).toBe(second.bodyText);
  expect(caption).toBe(`${bodyText}\n\n${metaTags}`);
  expect(metaTags.split(' ')).toEqual(ad.metaTags);
});
