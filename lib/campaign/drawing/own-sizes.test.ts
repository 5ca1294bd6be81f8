import { applyVariant } from '../edits/edits';
import { wholeDocument as document } from '@/lib/fixtures/whole-campaign';
import { typeface } from '@/lib/fixtures/typeface';
import { resolve } from '../document/resolve';
import { correctValue } from '../rules/corrections';
import { factsOf } from '../document/resolve';
import { outputsOf } from '../outputs/outputs';
import { adPictures } from '../picture/ad-pictures';
import { composePicture } from '../picture/compose-picture';
import { familyOf, nearestSize, readSize, writeSize } from './own-sizes';

const path = 'audience.ad.display.sizes';

test.each([
  { size: '1500x500', family: 'wide' },
  { size: '1584x396', family: 'strip' },
  { size: '1200x900', family: 'feed' },
  { size: '1080x2400', family: 'tall' },
  { size: '468x60', family: 'strip' },
  { size: '120x600', family: 'tower' },
  { size: '4000x1250', family: 'wide' },
  { size: '2000x500', family: undefined },
  { size: '400x1200', family: undefined },
  { size: '4001x3000', family: undefined },
  { size: '1x1', family: undefined },
])('$size is laid out as $family', ({ size, family }) => {
  expect(familyOf(readSize(size)!)).toBe(family);
});

test.each([
  { size: '2000x500', nearest: '2000x400' },
  { size: '400x1200', nearest: '480x1200' },
  { size: '5000x4500', nearest: '4000x4000' },
  { size: '1x1', nearest: '250x50' },
])('nearest to $size is $nearest', ({ size, nearest }) => {
  expect(writeSize(nearestSize(readSize(size)!))).toBe(nearest);
});

test('there’s a nearest size to each, and it can be drawn', () => {
  const lengths = [1, 49, 51, 119, 301, 333, 999, 3999, 99_999];
  for (const width of lengths)
    for (const height of lengths) expect(familyOf(nearestSize({ width, height }))).toBeDefined();
});

test.each(['1500 × 500', '1500X500', '1500 by 500 px', '1,500px * 500px', ' 1500 x 500 '])(
  '“%s” is put right',
  (typed) => {
    expect(correctValue({ path, form: 'size' }, typed, factsOf(document)).trim()).toBe('1500x500');
  },
);

test('a campaign has an image of each added size that can be drawn', () => {
  const added = ['1500x500', '970x250', '301x301', '4000x1250', '120x600', '1080x2700', '250x50'];
  const edited = applyVariant(document, { [path]: [...added, '2000x500', 'nonsense'].join('\n') });
  const campaign = resolve(edited);
  const pictures = adPictures(campaign);
  const sizes: string[] = pictures.map(({ dimension }) => dimension);
  for (const size of added) expect(sizes).toContain(size);
  expect(sizes).not.toContain('2000x500');
  expect(sizes).not.toContain('nonsense');
  for (const picture of pictures) {
    const { width, height } = composePicture(campaign, picture, typeface);
    expect([width, height]).toEqual([picture.width, picture.height]);
  }
  const paths = outputsOf(campaign).map((output) => output.path);
  expect(paths).toContain('pictures/fear-1500x500.png');
});
