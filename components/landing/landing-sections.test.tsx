/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { documents } from '@/content/campaigns';
import { figureOf, sampleMark } from '@/lib/campaign/document/figure';
import { resolve } from '@/lib/campaign/document/resolve';
import { withValues } from '@/lib/fixtures/whole-campaign';
import { OwnAccents } from './landing-page';
import { LandingSections } from './landing-sections';
import { References } from './offer';

const [document] = documents;

/** The text of a page that has a figure in its statistics, in its risks' costs, and in a sentence. */
function pageWith(sample: boolean) {
  const items = [{ label: 'Share', value: '{own.share}' }];
  const page = withValues(document, {
    'audience.own.share': { amount: 67, unit: 'percent', sample },
    'audience.landing.statistics': { heading: 'Numbers', footnote: 'Sample figure', items },
    'audience.landing.risks.exposure': { heading: 'Cost', items },
    'audience.landing.closing': '{own.share} of all.',
  });
  const html = renderToStaticMarkup(<LandingSections campaign={resolve(page)} />);
  return html.replaceAll(/<\/?sup[^>]*>/g, '').replaceAll(/<[^>]*>/g, ' ');
}

const { text } = figureOf({ amount: 67, unit: 'percent' }, document.brand.locale);

test('a made-up figure has the mark of the footnote wherever it stands, and a real one hasn’t', () => {
  const figures = [false, true].map((sample) => pageWith(sample).match(RegExp(`${text}\\S*`, 'g')));
  const [real, made] = [text, text + sampleMark];
  expect(figures).toEqual([
    [real, real, real],
    [made, made, made],
  ]);
  expect(pageWith(true)).toContain(`${sampleMark} Sample figure`);
});

test('only a campaign with an accent of its own brings styles along', () => {
  const [without, own] = [undefined, '#3aa0ff'].map((accent) => {
    const campaign = resolve(withValues(document, { 'audience.darkAccent': accent }));
    return renderToStaticMarkup(<OwnAccents campaign={campaign} />);
  });
  expect(without).toBe('');
  expect(own).toMatch(/:root:has\(\[data-theme='dark'\]\){--accent:#3aa0ff;/);
  // What stops an attack in the page's drawing has it, too, in that theme.
  expect(own).toMatch(/:root{[^}]*--guard:var\(--text\)}.*--guard:#3aa0ff}/);
});

test('customers and people show once an owner has written what they say', () => {
  const [empty, written] = ['', 'Real.'].map((quote) => {
    const quotes = ['A customer', 'Our people'].map((title) => ({ title, text: quote, by: 'By.' }));
    return renderToStaticMarkup(<References quotes={quotes} />);
  });
  expect(empty).toBe('');
  expect(written).toMatch(/A customer.+Real.+By.+Our people.+Real.+By/);
});
