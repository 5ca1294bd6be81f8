import { withEscapes, withoutPrerendered } from './rewrites';

const page = (words: string, script: string, style: string) =>
  `<p title="${words}">Größe ${words}</p><script>a('${script}')</script><style>p{content:"${style}"}</style>`;

test('a page’s quotation marks and dashes are escaped in its words, scripts and styles', () => {
  expect(withEscapes(page('’–', '’…', '→'))).toBe(
    page('&#x2019;&#x2013;', String.raw`\u2019\u2026`, String.raw`\2192 `),
  );
});

/** Next's data for a page with something prerendered, and what comes after that. */
const dataOf = (prerendered: object, after: unknown, ...more: string[]) =>
  [
    '1:I[5,["2"],"Prerendered"]',
    ...more,
    '3:["$","b",null,{"of":"$Q6"}]',
    '6:X',
    '6:C',
    `0:${JSON.stringify(['$', 'main', null, { children: [['$', '$L1', null, { id: 'a', ...prerendered }], '$L3', after] }])}`,
    '',
  ].join('\n');

test('React isn’t passed what it finds in the page, but what else refers to a part of that', () => {
  const icon = ['$', 'svg', null, { width: 20 }];
  const [again, text] = ['$0:props:children:0:props:children:0', '4:T5,“é5:["$","p",null,{}]'];
  const data = dataOf({ children: [icon, '$L5', '$4'] }, again, text);
  expect(withoutPrerendered(data)).toBe(dataOf({}, icon));
});
