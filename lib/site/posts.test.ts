import { audiences } from '@/lib/campaigns';
import { filmFiles } from '@/lib/campaign/film/film-files';
import { filmNamesOf } from '@/lib/campaign/film/film-sizes';

const [audience] = audiences;

test('keeps one sample for the export if every post is a real one', () => {
  jest.isolateModules(() => {
    const content = jest.requireActual('../../content/audiences');
    const real = structuredClone(content.audiences);
    for (const { landing } of real)
      for (const post of landing.posts?.items ?? []) post.address = 'https://www.instagram.com/p/a';
    jest.doMock('../../content/audiences', () => ({ ...content, audiences: real }));
    const { samplePosts: samples } = jest.requireActual('./posts');
    expect([...samples.keys()]).toEqual(['sample']);
    const films = filmNamesOf(audience).includes('reel') ? filmFiles(audience) : undefined;
    expect(samples.get('sample').film?.files).toEqual(films);
  });
});
