/** @jest-environment node */
import { audiences } from '@/content/audiences';
import { samplePost } from './posts';

const [audience] = audiences;

test('a story shows its pictures, and a reel shows the words of its voice-over', () => {
  const post = { title: 'A post', address: '/posts/a' };
  const { slides } = samplePost(audience, { ...post, shows: 'story' });
  expect(slides.map(({ picture }) => picture?.src)).toEqual(
    audience.ad.story.slides.map((_, index) => `/ads/${audience.id}-story-${index + 1}.webp`),
  );
  const reel = samplePost(audience, { ...post, shows: 'reel' });
  expect(reel).toEqual({
    title: post.title,
    theme: audience.landing.theme,
    slides: audience.ad.story.reel.map(({ voice }) => ({ text: voice })),
  });
});

test('keeps one sample for the export if every post is a real one', () => {
  jest.isolateModules(() => {
    const content = jest.requireActual('../content/audiences');
    const real = structuredClone(content.audiences);
    for (const { landing } of real)
      for (const post of landing.posts?.items ?? []) post.address = 'https://www.instagram.com/p/a';
    jest.doMock('../content/audiences', () => ({ ...content, audiences: real }));
    const { samplePosts: samples } = jest.requireActual('./posts');
    expect([...samples.keys()]).toEqual(['sample']);
    expect(samples.get('sample').slides.length).toBeGreaterThan(1);
  });
});
