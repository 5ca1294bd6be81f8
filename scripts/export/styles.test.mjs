/** @jest-environment node */
import { stylesOf, withAddresses, withoutFallbacks, withoutStyles } from './styles.mjs';

const css = `@media (width<40rem){.a>b{content:"é"}}`;

test("finds a page's styles", () => {
  const page = `<style data-href="/a.css">${css}</style><style>b{}</style>`;
  expect(stylesOf(page)).toEqual([css, 'b{}']);
});

test('corrects the address of the typeface', () => {
  expect(withAddresses('<style>src:url(/static/media/a.woff2)</style>url(/static/')).toBe(
    '<style>src:url(/_next/static/media/a.woff2)</style>url(/static/',
  );
});

test('takes out the values for browsers that we don’t support', () => {
  const fallbacks = '@layer properties{@supports (not (a:b)){*,:before{--tw-x:0;--tw-y:0}}}';
  const page = '<style>a{}@layer theme{b{}}</style>';
  expect(withoutFallbacks(page.replace('a{}', `a{}${fallbacks}`))).toBe(page);
});

test("takes the styles out of React's data, and leaves them in the page", () => {
  // 39 characters, but 40 bytes.
  const data = `1:{}\n2:T28,${css}3:["$","style"]`;
  const rest = `1:{}\n2:T1, 3:["$","style"]`;
  expect(withoutStyles(data, css)).toBe(rest);

  const inScript = (/** @type {string} */ text) =>
    `<style>${css}</style><script>push(${JSON.stringify(text)
      .replaceAll('<', String.raw`\u003c`)
      .replaceAll('>', String.raw`\u003e`)})</script>`;
  expect(withoutStyles(inScript(data), css)).toBe(inScript(rest));
});
