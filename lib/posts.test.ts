/** @jest-environment node */
import { healthcare } from '@/content/audiences/healthcare';
import { embedAddress, samplePost } from './posts';

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
  const post = { title: 'A post', address: '/posts/a' } as const;
  const { slides } = samplePost(healthcare, { ...post, shows: 'story' });
  expect(slides.map(({ picture }) => picture?.src)).toEqual(
    [1, 2, 3, 4, 5].map((slide) => `/ads/healthcare-story-${slide}.webp`),
  );
  const reel = samplePost(healthcare, { ...post, shows: 'reel' });
  expect(reel.title).toBe(post.title);
  expect(reel.slides.slice(0, 2)).toEqual([
    { text: 'It starts like this.' },
    { text: 'At 02:14 somebody opened a chart.' },
  ]);
});

test('where every post is a real one, one sample stays for the export', () => {
  jest.isolateModules(() => {
    const content = jest.requireActual('../content/audiences');
    const real = structuredClone(content.audiences);
    for (const { landing } of real)
      for (const post of landing.posts?.items ?? []) post.address = 'https://www.instagram.com/p/a';
    jest.doMock('../content/audiences', () => ({ ...content, audiences: real }));
    const { samplePosts: samples } = jest.requireActual('./posts');
    expect([...samples.keys()]).toEqual(['sample']);
    expect(samples.get('sample').slides.length).toBeGreaterThan(2);
  });
});
