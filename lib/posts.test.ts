/** @jest-environment node */
import { audiences } from '@/lib/campaigns';
import { reelScript } from '@/lib/campaign/ads/json';
import { filmFiles } from '@/lib/campaign/film/film-files';
import { samplePost } from './posts';
import { filmOf } from '@/lib/campaign/film/timeline';

const [audience] = audiences;

test.each(['reel', 'teaser'] as const)('a post that shows the %s has its film', (shows) => {
  const film = filmOf(audience, shows);
  expect(samplePost(audience, { title: 'A post', address: '/posts/a', shows })).toEqual({
    title: 'A post',
    theme: audience.landing.theme,
    hook: film.shots[0]?.words,
    files: filmFiles(audience, shows),
    script: reelScript(film),
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
    expect(samples.get('sample').files).toEqual(filmFiles(audience));
  });
});
