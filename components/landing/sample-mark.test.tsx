/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { documents } from '@/content/campaigns';
import { figureOf, sampleMark } from '@/lib/campaign/figure';
import { resolve } from '@/lib/campaign/resolve';
import { LandingSections } from './landing-sections';

/** The text of a page that has a figure in its statistics, in its risks' costs, and in a sentence. */
function pageWith(sample: boolean) {
  const document = structuredClone(documents[0]);
  const { landing, own } = document.audience;
  const items = [{ label: 'Share', value: '{own.share}' }];
  document.audience.own = { ...own, share: { amount: 67, unit: 'percent', sample } };
  landing.statistics = { heading: 'Numbers', footnote: 'Sample figure', items };
  landing.risks.exposure = { heading: 'Cost', items };
  landing.closing = '{own.share} of all.';
  const html = renderToStaticMarkup(<LandingSections campaign={resolve(document)} />);
  return html.replaceAll(/<\/?sup[^>]*>/g, '').replaceAll(/<[^>]*>/g, ' ');
}

const { text } = figureOf({ amount: 67, unit: 'percent' }, documents[0].brand.locale);

test('a made-up figure has the mark of the footnote wherever it stands, and a real one hasn’t', () => {
  const figures = [false, true].map((sample) => pageWith(sample).match(RegExp(`${text}\\S*`, 'g')));
  const [real, made] = [text, text + sampleMark];
  expect(figures).toEqual([
    [real, real, real],
    [made, made, made],
  ]);
  expect(pageWith(true)).toContain(`${sampleMark} Sample figure`);
});
