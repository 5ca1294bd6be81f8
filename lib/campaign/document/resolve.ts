// Long, because finding a token, saying what's wrong with it and replacing it read a text in one pass.
import { closest, distance } from 'fastest-levenshtein';
import { weakMapMemoize } from 'reselect';
import type { Brand, Campaign, CampaignDocument, Figure, Palette } from '@/content/schema';
import { mix } from './color';
import { copiedOf } from './copied-texts';
import { atPath } from './paths';
import { infoAt } from './schema-info';
import { inForm } from './text-form';
import { figureOf, isFigureData, sampleMark } from './figure';

/** In code units, with tokens replaced: longer than any text that can be used. */
export const longestText = 5000;

/** In code units: two for each of the characters that a term may have (content/schema/text.ts). */
const longestTerm = 240;

export interface Facts {
  /** What a name such as `offer.code` stands for; undefined if there's no such name. */
  find: (name: string) => unknown;
  /** The same before its own tokens are replaced. */
  written: (name: string) => unknown;
  names: () => string[];
}

/**
 * A token such as `{offer.code}`, a brace after a backslash, which stands for itself, or a merge tag
 * of an email service, `{{first_name}}` or `*|FNAME|*`, which stands for nothing.
 */
const token = /\\([{}\\])|\{\{[^{}]*\}{0,2}|\*\|[^|]*\|\*|\{([^{}]*)\}?/g;

/** Where a campaign has what a token stands for: `audience.own.uptime` for `own.uptime`. */
export const pathOfToken = (name: string) =>
  /^(?:own|launch)\./.test(name) ? `audience.${name}` : name;

/** What tokens stand for, looked up when needed, because the offer's texts have tokens, too. */
export function factsOf(document: CampaignDocument): Facts {
  const { audience, brand, figures, offer, row } = document;
  const roots = { offer, figures, own: audience.own, brand, launch: audience.launch };
  const knownValues = new Map<string, unknown>();
  const facts: Facts = {
    // A table's columns have any capitals that a spreadsheet likes.
    written: (name) => atPath(roots, name) ?? atPath(row, name) ?? atPath(row, name.toLowerCase()),
    find(name) {
      // Marks a text that the owner has to confirm before launch. Readers don't see it.
      if (name === 'placeholder') return '';
      if (knownValues.has(name)) return knownValues.get(name);
      // A text that refers to itself finds nothing.
      knownValues.set(name, undefined);
      const value = facts.written(name);
      const fact = isFigureData(value)
        ? figureOf(value, brand.locale)
        : mapTexts(textOf(value, facts), (text) => formatText(text, name, brand.locale));
      knownValues.set(name, fact);
      return fact;
    },
    names: () => ['placeholder', ...namesIn({ ...row, ...roots })],
  };
  return facts;
}

/**
 * A text with what its tokens stand for. It's cut if it's too long to draw while somebody types: a
 * short link can repeat a long term many times.
 * @param mark what's put after a made-up figure
 * @returns the text, and the tokens that stand for nothing, which stay in it as they are
 */
export function resolveText(text: string, facts: Facts, mark = '') {
  const unknown: string[] = [];
  const resolvedText = text
    .slice(0, longestText + 1)
    .replaceAll(token, (tokenText: string, brace?: string, name?: string) => {
      if (brace !== undefined) return brace;
      const fact = tokenText.endsWith('}') ? facts.find(name ?? '') : undefined;
      if (typeof fact === 'string' || typeof fact === 'number') return String(fact);
      if (isFigure(fact)) return fact.text + (fact.sample ? mark : '');
      if (!unknown.includes(tokenText)) unknown.push(tokenText);
      return tokenText;
    });
  const isTooLong = resolvedText.length > longestText;
  return {
    text: isTooLong ? resolvedText.slice(0, longestText) : resolvedText,
    unknown,
    isTooLong,
  };
}

/**
 * A text with its tokens; undefined if one is unknown, or if it's too long for a token. A list
 * without marks: a copied audience's facts have them, `{placeholder}Lisbon`.
 */
function textOf(value: unknown, facts: Facts): unknown {
  if (typeof value !== 'string')
    return mapTexts(value, (text) => text.replaceAll(placeholderToken, ''));
  const { text, unknown } = resolveText(value, facts);
  return unknown.length > 0 || text.length > longestTerm ? undefined : text;
}

export function mapTexts(
  tree: unknown,
  change: (text: string, path: string) => unknown,
  path = '',
): unknown {
  if (typeof tree === 'string') return change(tree, path);
  if (typeof tree !== 'object' || tree === null) return tree;
  const entries = Object.entries(tree).map(
    ([name, inner]) => [name, mapTexts(inner, change, `${path}.${name}`)] as const,
  );
  return Array.isArray(tree) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/** A time, such as `14:01`, as its locale writes it: `2:01 PM`; any other text as it is. */
export const timeIn = (text: string, locale: string) =>
  /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? localTime(text, locale) : text;

/** A text as readers get it. A code may have a row's token, `{city}10`. */
const formatText = (text: string, path: string, locale: string) =>
  timeIn(inForm(text, infoAt(path).form, locale), locale);

/** With a no-break space, because typefaces lack the narrow one that some browsers would put there. */
const localTime = weakMapMemoize((time: string, locale: string) =>
  new Date(`1970-01-01T${time}Z`)
    .toLocaleTimeString(locale, { timeStyle: 'short', timeZone: 'UTC' })
    .replaceAll(/\s/g, '\u00a0'),
);

/** The fact that's most like a token, `{offer.code}` for `{offer.cod}`; empty if none is. */
export function nearestToken(unknown: string, facts: Facts): string {
  const written = unknown.replaceAll(/[{}]/g, '').slice(0, 60);
  const nearest = closest(written, facts.names());
  return distance(written, nearest) <= nearest.length / 2 ? `{${nearest}}` : '';
}

/**
 * A campaign with what its tokens stand for: what components, emails and pictures are made from. A
 * token that stands for nothing stays as it is: the rules find it, and stop a build.
 */
export const resolve = (document: CampaignDocument) => resolveAll(document).campaign;

/** A resolved campaign, and its tokens that stand for nothing, with the paths of their texts. */
export const resolveAll = weakMapMemoize((document: CampaignDocument) => {
  const facts = factsOf(document);
  const unknown: { path: string; token: string }[] = [];
  const {
    figures: _figures,
    row: _row,
    site: _site,
    images: _images,
    origin: _origin,
    ...parts
  } = document;
  const { audience, offer, email, ...rest } = parts;
  const { own: _own, ...texts } = audience;
  const placeholders: string[] = [];
  const pathsByFigure = new Map<string, string[]>();
  const resolveValue = (value: string, path: string) => {
    // Most texts: no key press waits for what they can't have.
    const isPlain = !/[\\{]|\*\||^\d\d:/.test(value) && value.length <= longestText;
    if (isPlain && infoAt(path).form === undefined) return value;
    if (isMarked(value, facts)) placeholders.push(path);
    for (const name of figuresIn(value, facts))
      pathsByFigure.set(name, [...(pathsByFigure.get(name) ?? []), path]);
    const fact = /^\{[^{}]*\}$/.test(value) ? facts.find(value.slice(1, -1)) : undefined;
    if (Array.isArray(fact) || (isFigure(fact) && infoAt(path).isFigure)) return fact;
    const { text, unknown: names } = resolveText(
      value,
      facts,
      infoAt(path).marksSamples ? sampleMark : '',
    );
    unknown.push(...names.map((name) => ({ path, token: name })));
    return formatText(text, path, document.brand.locale);
  };
  const copied = copiedOf(document);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- check:content checks it
  const campaign = {
    ...rest,
    brand: brandOf(document),
    audience: mapTexts(texts, resolveValue, 'audience'),
    offer: mapTexts(offer, resolveValue, 'offer'),
    email: mapTexts(email, resolveValue, 'email'),
    placeholders,
    ...(copied && { copied }),
    figures: Array.from(pathsByFigure, ([name, paths]) => ({
      ...Object(facts.find(name)),
      name,
      paths,
    })),
  } as Campaign;
  return { campaign, unknown };
});

const withAccent = (palette: Palette, accent?: string): Palette =>
  accent ? { ...palette, accent, accentStrong: mix(accent, palette.text, 0.2) } : palette;

function brandOf({ brand, audience: { lightAccent, darkAccent } }: CampaignDocument): Brand {
  const { light, dark } = brand.palette;
  if (!lightAccent && !darkAccent) return brand;
  const palette = { light: withAccent(light, lightAccent), dark: withAccent(dark, darkAccent) };
  return { ...brand, palette };
}

/** Before a text that its owner still has to confirm. Readers don't see it. */
export const placeholderToken = '{placeholder}';

/** Whether its owner has to confirm it, or a fact of the audience that's in it. */
const isMarked = (text: string, facts: Facts) =>
  text.includes(placeholderToken) ||
  Array.from(text.matchAll(/\{(own\.[^{}]*)\}/g)).some(([, name = '']) =>
    String(facts.written(name)).startsWith(placeholderToken),
  );

/** The names of the figures that a text has, also by way of other facts: `figures.uptime`. */
function figuresIn(text: string, facts: Facts, visited: string[] = []): string[] {
  return Array.from(text.matchAll(/\{([^{}]*)\}/g)).flatMap(([, name = '']) => {
    if (visited.includes(name)) return [];
    const value = facts.written(name);
    if (isFigureData(value)) return [name];
    return typeof value === 'string' ? figuresIn(value, facts, [...visited, name]) : [];
  });
}

const isFigure = (value: unknown): value is Figure => isFigureData(value) && 'text' in value;

function namesIn(value: unknown, path = ''): string[] {
  if (typeof value === 'string' || typeof value === 'number' || isFigureData(value)) return [path];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    namesIn(inner, path === '' ? key : `${path}.${key}`),
  );
}
