import { documents } from '@/content/campaigns';
import { templatePages } from '@/content/navigation';
import { problemWords } from '@/content/words/problems';
import { siteRoutes } from '@/lib/export/content/own-pages';
import { siteOf } from '@/lib/campaign/rules/site';
import { wholeDocument, withValues } from '@/lib/fixtures/whole-campaign';
import { additionsOf } from './additions';

test('a new campaign adds a page, and one below each page that audiences share', () => {
  const others = documents.filter(({ audience }) => audience.id !== wholeDocument.audience.id);
  const document = withValues(wholeDocument, { 'audience.landing.route': '/dental-labs' });
  const site = siteOf({ document, others, routes: siteRoutes(), words: problemWords.taken });
  const { pages, folder, counts } = additionsOf({ ...document, site, slug: 'dental-labs' });
  expect(pages[0]).toBe('/dental-labs');
  for (const { route } of templatePages) expect(pages).toContain(`${route}/dental-labs`);
  expect(pages).toHaveLength(new Set(pages).size);
  expect(folder).toBe('/campaigns/dental-labs/');
  expect(counts).toMatchObject({ email: 1, videos: 3 });
  expect(counts.images).toBeGreaterThan(20);
});
