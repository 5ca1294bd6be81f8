/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { checkNext, rewritten, stylesOf, withoutStyles } from './rewrites.mjs';

const css = `@media (width<40rem){.a>b{content:"é"}}`;

test('only the version of Next that the rewrites were written for will do', () => {
  const { version } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8'));
  expect(checkNext(version)).toBeUndefined();
  expect(() => checkNext('17.0.0')).toThrow(/^\S.+, and 17\.0\.0 is installed: .+\.$/);
});

test("finds a page's styles", () => {
  const page = `<style data-href="/a.css">${css}</style><style>b{}</style>`;
  expect(stylesOf(page)).toEqual([css, 'b{}']);
});

test.each([
  [
    "merges the scripts with React's data",
    '<script>self.__next_f.push([1,"1:"])</script><script>self.__next_f.push([1,"2"])</script>',
    '<script>self.__next_f.push([1,"1:2"])</script>',
  ],
  [
    'corrects the address of the typeface',
    '<style>src:url(/static/media/a.woff2)</style>url(/static/',
    '<style>src:url(/_next/static/media/a.woff2)</style>url(/static/',
  ],
  [
    'says early that a page is dark',
    '<meta name="viewport"/><style>a{}</style><div id="top" data-theme="dark">',
    '<meta name="color-scheme" content="dark"/><meta name="viewport"/><style>a{}</style><div id="top" data-theme="dark">',
  ],
  [
    'says nothing of a light one',
    '<meta name="viewport"/><div id="top" data-theme="light">',
    '<meta name="viewport"/><div id="top" data-theme="light">',
  ],
  [
    "moves the typeface's preload into the body",
    '<link rel="preload" href="/a" as="font"/><style>a{}</style></head><body class="b"><p>',
    '<style>a{}</style></head><body class="b"><link rel="preload" href="/a" as="font"/><p>',
  ],
  [
    'takes out the values of all sheets for browsers that we don’t support',
    '<style>a{}@layer properties{@supports (not (a:b)){*,:before{--tw-x:0;--tw-y:0}}}b{}@layer properties{@supports (c){*{--tw-z:0}}}</style>',
    '<style>a{}b{}</style>',
  ],
])('%s', (_, exported, deployed) => {
  expect(rewritten(exported, [])).toBe(deployed);
});

test("takes the styles out of React's data, and leaves them in the page", () => {
  // 39 characters, but 40 bytes.
  const data = `1:{}\n2:T28,${css}3:["$","style"]`;
  const rest = `1:{}\n2:T1, 3:["$","style"]`;
  expect(withoutStyles(data, ['b{}', css])).toBe(rest);

  const inScript = (/** @type {string} */ text) =>
    `<style>${css}</style><script>push(${JSON.stringify(text)
      .replaceAll('<', String.raw`\u003c`)
      .replaceAll('>', String.raw`\u003e`)})</script>`;
  expect(withoutStyles(inScript(data), [css])).toBe(inScript(rest));
});
