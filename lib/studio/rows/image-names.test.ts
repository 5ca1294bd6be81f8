import { findImage, nearestImage } from './image-names';

const imagesOf = (...names: string[]) =>
  names.map((name, index) => ({
    file: `${index}`.repeat(32),
    name,
    size: [12, 8] as [number, number],
  }));

test.each([
  {
    how: 'with its accents split, as macOS has them',
    file: 'Cafe\u0301.png',
    cell: 'Caf\u00e9.png',
  },
  { how: 'in other capitals', file: 'Cafe.png', cell: 'CAFE.PNG' },
  { how: 'without its ending', file: 'Cafe.png', cell: 'Cafe' },
  { how: 'with a folder', file: 'Cafe.png', cell: 'images/Cafe.png' },
  { how: 'with a Windows path', file: 'Cafe.png', cell: 'C:\\Users\\me\\Cafe.png' },
  { how: 'with an address', file: 'Café.png', cell: 'https://example.com/a/Caf%C3%A9.png?w=80' },
  { how: 'with two spaces', file: 'Cafe  one.png', cell: 'Cafe one.png' },
  { how: 'with a space of macOS', file: 'Shot at 9.41\u202fAM.png', cell: 'Shot at 9.41 AM.png' },
  { how: 'with a space that doesn’t break', file: 'Cafe one.png', cell: 'Cafe\u00a0one.png' },
  { how: 'with the other ending of JPEGs', file: 'Cafe.jpeg', cell: 'cafe.JPG' },
  { how: 'with a percent sign', file: '10% off.png', cell: '10% Off.png' },
])('an image is found by its name $how', ({ file, cell }) => {
  expect(findImage(imagesOf('other.png', file), cell)?.name).toBe(file);
});

test.each([
  { why: 'a copy is another file', files: ['Cafe (1).png'], cell: 'Cafe.png' },
  { why: 'two have that name, with different endings', files: ['a.png', 'a.jpg'], cell: 'a' },
  { why: 'it has another type', files: ['a.png'], cell: 'a.jpg' },
])('an image isn’t found if $why', ({ files, cell }) => {
  expect(findImage(imagesOf(...files), cell)).toBeUndefined();
});

test('of images with the same name, the one that was added last is meant', () => {
  expect(findImage(imagesOf('a.png', 'A.png'), 'a.PNG')?.name).toBe('A.png');
});

test('the nearest name is told, if one is near', () => {
  const images = imagesOf('Austin.png', 'Denver skyline.png');
  expect(nearestImage(images, 'Denver-skyline.png')).toBe('Denver skyline.png');
  expect(nearestImage(images, 'Reno, the river.png')).toBeUndefined();
  expect(nearestImage([], 'a.png')).toBeUndefined();
});
