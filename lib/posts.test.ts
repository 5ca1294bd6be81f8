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

test('every sample post has slides to show', () => {
  expect(samplePosts.size).toBeGreaterThan(0);
  for (const post of samplePosts.values()) expect(post.slides).not.toHaveLength(0);
});
