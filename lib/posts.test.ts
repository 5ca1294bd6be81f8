import { embedAddress, samplePosts } from './posts';

test.each([
  ['/posts/healthcare-story', '/posts/healthcare-story/embed'],
  ['https://www.instagram.com/reel/Cabc123/', 'https://www.instagram.com/reel/Cabc123/embed'],
  [
    'https://www.instagram.com/p/Cabc123/?igsh=x%2Fy#top',
    'https://www.instagram.com/p/Cabc123/embed',
  ],
] as const)('the frame of %s is %s', (address, frame) => {
  expect(embedAddress(address)).toBe(frame);
});

test('a story is shown by its pictures, a reel by what is said in it', () => {
  const story = samplePosts.get('healthcare-story');
  expect(story?.slides.map(({ picture }) => picture?.src)).toEqual(
    [1, 2, 3, 4, 5].map((slide) => `/ads/healthcare-story-${slide}.webp`),
  );
  const reel = samplePosts.get('healthcare-reel');
  expect(reel?.slides.slice(0, 2)).toEqual([
    { text: 'It starts like this.' },
    { text: 'At 02:14 somebody opened a chart.' },
  ]);
  for (const { slides } of samplePosts.values()) expect(slides.length).toBeGreaterThan(2);
});
