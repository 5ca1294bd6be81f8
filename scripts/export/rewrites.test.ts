import { withEscapes } from './rewrites';

const page = (words: string, script: string, style: string) =>
  `<p title="${words}">Größe ${words}</p><script>a('${script}')</script><style>p{content:"${style}"}</style>`;

test('a page’s quotation marks and dashes are escaped in its words, scripts and styles', () => {
  expect(withEscapes(page('’–', '’…', '→'))).toBe(
    page('&#x2019;&#x2013;', String.raw`\u2019\u2026`, String.raw`\2192 `),
  );
});
