/** @jest-environment node */
import { withEscapes } from './rewrites.mjs';

/** @param {string} words @param {string} script @param {string} style */
const page = (words, script, style) =>
  `<p title="${words}">Größe ${words}</p><script>a('${script}')</script><style>p{content:"${style}"}</style>`;

test('a page’s quotation marks and dashes are escaped in its words, scripts and styles', () => {
  expect(withEscapes(page('’–', '’…', '→'))).toBe(
    page('&#x2019;&#x2013;', String.raw`\u2019\u2026`, String.raw`\2192 `),
  );
});
