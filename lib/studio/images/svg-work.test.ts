/** @jest-environment jsdom */
import { studioPictures as words } from '@/content/words/studio/pictures';
import { checkWork } from './svg-work';

const check = (inside: string) => () =>
  checkWork(
    new DOMParser().parseFromString(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inside}</svg>`,
      'image/svg+xml',
    ).documentElement,
    100,
  );

/** Parts that lead to the next one ten times each. */
const nested = (part: (next: string, index: number) => string) =>
  Array.from({ length: 12 }, (_, index) => part(`#p${index + 1}`, index)).join('');

const path = (attributes: string) => `<path ${attributes} d="M0 0h9v9z"/>`;
const zigzag = `d="M0 0${'h1'.repeat(200)}"`;

test.each([
  {
    what: 'uses',
    inside: nested((next, at) => `<g id="p${at}">${`<use href="${next}"/>`.repeat(10)}</g>`),
  },
  {
    what: 'clips',
    inside: nested(
      (next, at) =>
        `<clipPath id="p${at}">${path(`clip-path="url(${next})"`).repeat(10)}</clipPath>`,
    ),
  },
  {
    what: 'masks in a style sheet',
    inside: `<style>${nested((next, at) => `.c${at}{mask:url(${next})}`)}</style>${nested((_, at) => `<mask id="p${at}">${path(`class="c${at}"`).repeat(10)}</mask>`)}`,
  },
  {
    what: 'patterns in patterns',
    inside: nested(
      (next, at) => `<pattern id="p${at}">${path(`fill="url(${next})"`).repeat(10)}</pattern>`,
    ),
  },
  {
    what: 'a marker on each point',
    inside: nested(
      (next, at) => `<marker id="p${at}"><path marker-mid="url(${next})" ${zigzag}/></marker>`,
    ),
  },
  { what: 'dashes that can’t be seen', inside: path('stroke-dasharray="0.001"') },
  { what: 'elements in elements', inside: '<g>'.repeat(600) + '</g>'.repeat(600) },
  {
    what: 'selectors to compare',
    inside: `<style>${'g:has(path){fill:red}'.repeat(200)}</style>${path('').repeat(200)}`,
  },
])('a logo with too many $what is refused', ({ inside }) => {
  expect(check(inside)).toThrow(words.faults.detailedLogo);
});

test.each([
  { what: 'many shapes', inside: path('fill="red"').repeat(1000) },
  { what: 'a circle of uses', inside: '<g id="a"><use href="#a"/></g>' },
  {
    what: 'a marker',
    inside: `<marker id="m">${path('')}</marker>${path('marker-end="url(#m)"')}`,
  },
  { what: 'dashes', inside: path('stroke-dasharray="4 2"') },
  {
    what: 'a style sheet',
    inside: `<style>@media print{.a{fill:red}}</style>${path('class="a"')}`,
  },
])('a logo with $what is drawn', ({ inside }) => {
  expect(check(inside)).not.toThrow();
});
