/** @jest-environment node */
import { overBudget, unmeasured } from './budgets.mjs';

/** @param {import('./first-load.mjs').Kind} kind @param {number} sent */
const resource = (kind, sent) => ({ address: `/${kind}`, kind, raw: sent, sent, foreign: false });

const floor = 100_000;
const landing = [
  resource('document', 16_000),
  resource('stylesheet', 8000),
  resource('script', 60_000),
  resource('script', 46_000),
  resource('font', 50_000),
  resource('image', 900_000),
];

test('a page at its budgets is within them, whatever its pictures weigh', () => {
  expect(overBudget('/', landing, floor, 'landing')).toEqual([]);
});

test.each(
  /** @type {const} */ ([
    ['script', '6001 bytes of script over the floor, of 6000.'],
    ['document', '24001 bytes of HTML and CSS, of 24000.'],
    ['stylesheet', '24001 bytes of HTML and CSS, of 24000.'],
  ]),
)('a byte more of %s is over', (kind, fault) => {
  expect(overBudget('/', [...landing, resource(kind, 1)], floor, 'landing')).toEqual([
    `/: ${fault}`,
  ]);
});

test('a second font file is over, and so are heavy fonts', () => {
  expect(overBudget('/', [...landing, resource('font', 1)], floor, 'landing')).toEqual([
    '/: 2 font files, of 1.',
    '/: 50001 bytes of fonts, of 50000.',
  ]);
});

test('nothing is asked of another site', () => {
  const foreign = { ...resource('image', 0), address: 'https://cdn.example/a.png', foreign: true };
  expect(overBudget('/', [...landing, foreign], floor, 'landing')).toEqual([
    '/: asks https://cdn.example/a.png.',
  ]);
});

test('a template page may have more script, and as much HTML as it needs', () => {
  const page = [resource('document', 90_000), resource('script', floor + 14_000)];
  expect(overBudget('/email-templates', page, floor, 'other')).toEqual([]);
  expect(overBudget('/email-templates', [...page, resource('script', 1)], floor, 'other')).toEqual([
    '/email-templates: 14001 bytes of script over the floor, of 14000.',
  ]);
});

test('a page without a script was not measured', () => {
  expect(overBudget('/', [resource('document', 1)], floor, 'landing')).toEqual([
    '/: loads no script: is it measured?',
  ]);
});

test('every page of the site has to be there', () => {
  const routes = ['/', '/email-templates', '/social-media-ads', '/smart-home', '/404'];
  expect(unmeasured(routes)).toEqual([
    '/remote-security: is not in the export.',
    '/healthcare-landing: is not in the export.',
  ]);
  expect(unmeasured([...routes, '/remote-security', '/healthcare-landing', '/more'])).toEqual([]);
});
