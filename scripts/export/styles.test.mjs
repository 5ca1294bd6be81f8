/** @jest-environment node */
import { stylesOf, withAddresses, withoutStyles } from './styles.mjs';

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
