import { outline } from './outline';

const size = 12;

const covered = (isIn: (x: number, y: number) => boolean) =>
  Array.from({ length: size * size }, (_, at) => Number(isIn(at % size, Math.floor(at / size))));

const area = (ring: string) => {
  const points = ring.split('L').map((point) => point.split(' ').map(Number));
  return points.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = points[(index + 1) % points.length] ?? [];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
};
const ringsOf = (path: string) => path.slice(1, -1).split('ZM');

test('a square is four corners, and a hole in it goes the other way around', () => {
  const square = covered((x, y) => x > 1 && x < 10 && y > 1 && y < 10);
  const hole = covered((x, y) => square[y * size + x] === 1 && !(x > 4 && x < 8 && y > 4 && y < 8));
  const [around = ''] = ringsOf(outline(square, size));
  expect(Math.abs(area(around))).toBeCloseTo(64, -1);
  const areas = ringsOf(outline(hole, size)).map(area);
  expect(areas).toHaveLength(2);
  expect(Math.sign(areas[0] ?? 0)).toBe(-Math.sign(areas[1] ?? 0));
});

test('two pixels that touch at a corner are two shapes, and nothing is no shape', () => {
  const two = covered((x, y) => (x < 5 ? y > 1 && y < 5 : y > 4 && y < 9) && x > 1 && x < 9);
  expect(outline(two, size).match(/M/g)).toHaveLength(2);
  expect(
    outline(
      covered(() => false),
      size,
    ),
  ).toBe('');
});
