// What a new owner edits: the brand, the offer, and the audience that `npm run new-audience` made.

const brand = 'content/brand.ts';
const added = 'content/audiences/added';
const second = 'content/audiences/second';

const statement = '{offer.discount} Rabatt {offer.appliesTo} mit {offer.code}';

/** A page of the owner's, with a form. */
const pages = [
  {
    route: '/impressum',
    title: 'Impressum',
    description: 'Wer hinter dieser Website steht.',
    theme: 'light',
    badge: 'Rechtliches',
    list: 'footer',
    sections: [{ heading: 'Angaben gemäß § 5 DDG', text: 'Northgate GmbH, Berlin.' }],
    form: {
      action: 'https://forms.northgate.example/contact',
      fields: [
        { name: 'email', label: 'E-Mail-Adresse', type: 'email' },
        { name: 'message', label: 'Nachricht', type: 'long' },
      ],
      send: 'Senden',
    },
  },
];

const stats = 'https://stats.northgate.example';

/** A statistics service, whose script needs an attribute and a visitor's consent. */
export const statistics = `const statistics = document.createElement('script');
statistics.src = '${stats}/script.js';
statistics.dataset.websiteId = 'northgate';
document.head.append(statistics);
`;

const hosts = {
  scripts: ['/statistics.js'],
  addedScripts: [`${stats}/script.js`],
  connect: [stats],
  images: [stats],
  frames: [stats],
  consent: { text: 'Dürfen wir Ihren Besuch zählen?', accept: 'Ja, gern', decline: 'Lieber nicht' },
};

/**
 * What the first owner asked for, and the studio. Its tests are by name: folders list others, too.
 */
export const leftOut = `content/spec.test.ts app/studio e2e/studio.spec.ts e2e/studio.ts
  e2e/all/studio.spec.ts e2e/all/studio-engines.spec.ts
  e2e/all/studio-bad-luck.spec.ts`.split(/\s+/);

/** A second language, in which only the brand differs. */
export const files = {
  'content/locales/en/brand.ts': `import { brand as first } from '../../brand';
import type { Brand } from '../../schema';

export const brand: Brand = { ...first, locale: 'en-GB' };
`,
  'content/locales/index.ts': `import { audiences } from '../audiences';
import { pages } from '../pages';
import type { Language } from '../schema';

export const languages: readonly Language[] = [
  { locale: 'de', audiences, pages },
  { locale: 'en', audiences, pages },
];
`,
};

/** @type {[file: string, from: RegExp, to: string][]} */
export const edits = [
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
  [brand, /typeface: '.*'/, "typeface: '@fontsource-variable/inter'"],
  ['content/offer.ts', /code: '.+'/, "code: 'NORTH25'"],
  ['content/offer.ts', /discount: '.*'/, "discount: '25\u00a0%'"],
  ['content/offer.ts', /appliesTo: '.*'/, "appliesTo: 'auf das erste Jahr'"],
  ['content/offer.ts', /until: '.*'/, "until: '31.3.2027'"],
  ['content/offer.ts', /condition: '.*'/, "condition: 'Für Neukunden, bis zum {offer.until}'"],
  ['content/offer.ts', /shortCondition: '.*'/, "shortCondition: 'bis {offer.until}'"],
  ['content/offer.ts', /statement: '.*'/, `statement: '${statement}'`],
  ['content/offer.ts', /guarantee: '.*'/, "guarantee: '30 Tage Geld-zurück-Garantie'"],
  ['content/studio.ts', /= '\/studio'/, '= undefined'],
  ['content/hosts.ts', /= \{.*\}/s, `= ${JSON.stringify(hosts)}`],
  ['content/pages.ts', /= \[\]/, `= ${JSON.stringify(pages)}`],
  // In German, with a word that's wider than a phone's screen at this size.
  [`${added}/landing.ts`, /headline: '[^']+'/, "headline: 'Wir wahren Mandantengeheimnisse'"],
  [`${added}/email.ts`, /subject: '[^']+'/, "subject: 'Wer liest Ihre Akten?'"],
  [`${added}/ad.ts`, /(picture: {\s*headline: )'[^']+'/, "$1'Ein Blick zu viel'"],
  // Without films, so without the posts that play them, and without a testimonial.
  [`${second}/ad.ts`, / {4}(?:reel|teaser)Script: \{.*?\n {4}\},\n/gs, ''],
  [`${second}/landing.ts`, / {2}posts: \{.*?\n {2}\},\n/s, ''],
  [`${second}/email.ts`, / {2}testimonial: \{.*?\n {2}\},\n/s, ''],
];

/** What the copy has to say somewhere. */
export const additions = [
  ...'Northgate #0f766e #2dd4bf NORTH25 /added /second Mandantengeheimnisse'.split(' '),
  '25\u00a0%',
  'hrefLang="en" href="https://www.northgate.example/en/added"',
  '<html lang="de-DE"',
  'Wer liest Ihre Akten?',
  'Ein Blick zu viel',
  'Angaben gemäß',
  "form-action 'self' https://forms.northgate.example/contact",
  // Written the German way, with its own kind of space.
  '7,9\u00a0Mio.',
  '99,9\u00a0%',
];
