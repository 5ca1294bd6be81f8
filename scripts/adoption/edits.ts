// What a new owner edits: the brand, the offer, and the audience that `npm run new-audience` made.
import { readFileSync } from 'node:fs';

/**
 * The rest of it: a page with a form, a statistics service, a second language, what's left out (its
 * tests by name: folders list others, too), and what the copy has to say somewhere.
 */
export const owner = JSON.parse(readFileSync(new URL('owner.json', import.meta.url), 'utf8'));

const brand = 'content/brand.ts';
const added = 'content/audiences/added';
const second = 'content/audiences/second';

const statement = '{offer.discount} Rabatt {offer.appliesTo} mit {offer.code}';

export const edits: [file: string, from: RegExp, to: string][] = [
  [brand, /name: '.*'/, "name: 'Northgate'"],
  [brand, /description: '.*'/, "description: 'Cybersecurity for clinics and remote teams.'"],
  [brand, /origin: .*/, "origin: 'https://www.northgate.example',"],
  [brand, /href: '[^']*'/g, "href: 'https://northgate.example'"],
  [brand, /contact: '.*', expires/, "contact: 'mailto:security@northgate.example', expires"],
  [brand, /(light: {[^}]* accent: ')[^']*/, '$1#0f766e'],
  [brand, /(light: {[^}]* accentStrong: ')[^']*/, '$1#115e59'],
  [brand, /(dark: {[^}]* accent: ')[^']*/, '$1#2dd4bf'],
  [brand, /(dark: {[^}]* accentStrong: ')[^']*/, '$1#5eead4'],
  [brand, /(dark: {[^}]* accentText: ')[^']*/, '$1#042f2e'],
  // Without a version for emails.
  [brand, /mark: {.*?\n {2}}/s, "mark: { size: 9, paths: [{ d: 'M0 0h9v9z', color: 'accent' }] }"],
  [brand, /locale: '.*'/, "locale: 'de-DE'"],
  ['content/offer.ts', /code: '.+'/, "code: 'NORTH25'"],
  ['content/offer.ts', /discount: '.*'/, "discount: '25\u00a0%'"],
  ['content/offer.ts', /appliesTo: '.*'/, "appliesTo: 'auf das erste Jahr'"],
  ['content/offer.ts', /until: '.*'/, "until: '31.3.2027'"],
  ['content/offer.ts', /condition: '.*'/, "condition: 'Für Neukunden, bis zum {offer.until}'"],
  ['content/offer.ts', /shortCondition: '.*'/, "shortCondition: 'bis {offer.until}'"],
  ['content/offer.ts', /statement: '.*'/, `statement: '${statement}'`],
  ['content/offer.ts', /guarantee: '.*'/, "guarantee: '30 Tage Geld-zurück-Garantie'"],
  ['content/studio.ts', /= '\/studio'/, '= undefined'],
  ['content/hosts.ts', /= \{.*\}/s, `= ${JSON.stringify(owner.hosts)}`],
  ['content/pages.ts', /= \[\]/, `= ${JSON.stringify(owner.pages)}`],
  // In German, with a word that's wider than a phone's screen at this size.
  [`${added}/landing.ts`, /headline: '[^']+'/, "headline: 'Wir wahren Mandantengeheimnisse'"],
  [
    `${added}/landing.ts`,
    /(text|by): '\{placeholder\}'/g,
    "$1: 'Seither schläft die Kanzlei ruhig'",
  ],
  [`${added}/landing.ts`, /columns: \[/, `$&${JSON.stringify(owner.column)},`],
  [`${added}/email.ts`, /subject: '[^']+'/, "subject: 'Wer liest Ihre Akten?'"],
  [`${added}/ad.ts`, /(picture: {\s*headline: )'[^']+'/, "$1'Ein Blick zu viel'"],
  // Without films, so without the posts that play them, and without a testimonial.
  [`${second}/ad.ts`, / {4}(?:reel|teaser)Script: \{.*?\n {4}\},\n/gs, ''],
  [`${second}/landing.ts`, / {2}posts: \{.*?\n {2}\},\n/s, ''],
  [`${second}/email.ts`, / {2}testimonial: \{.*?\n {2}\},\n/s, ''],
];
