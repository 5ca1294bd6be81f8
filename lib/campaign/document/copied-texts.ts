import type { Campaign, CampaignDocument } from '@/content/schema';
import { type Field, typedFieldsOf } from './fields';
import { isInside } from './paths';
import { textsOfField } from './values';

/** Whether a text says something of its own, or leads to a page: it's more than a token or an option. */
export const saysSomething = (text: string): boolean =>
  /\p{Lu}|\p{L} | \p{L}|^[#/]/u.test(text.replaceAll(/\{[^}]*\}/g, '')) &&
  !text.startsWith('https:');

/** What a new campaign has to rewrite of the one that it begins from: each text that says something. */
export const textsToRewrite = (document: CampaignDocument): ReadonlySet<string> =>
  new Set(ownTexts(document).map(([, text]) => text));

/** The paths of a new campaign's texts that are still those of the one that it began from. */
export function copiedTexts(document: CampaignDocument): string[] {
  const { origin } = document;
  if (!origin) return [];
  return ownTexts(document).flatMap(([path, text]) => (origin.texts.has(text) ? path : []));
}

/** The same with the name of that campaign. Undefined for one that didn't begin from another. */
export const copiedOf = (document: CampaignDocument): Campaign['copied'] =>
  document.origin && { from: document.origin.name, paths: copiedTexts(document) };

/** What an audience's page, email and ads say, as far as somebody can type it. */
const ownTexts = (document: CampaignDocument) =>
  typedFieldsOf(document)
    .filter(
      ({ path, kind }) => channels.some((channel) => isInside(path, channel)) && kinds.has(kind),
    )
    .flatMap((field) => textsOfField(document, field))
    .filter(([, text]) => saysSomething(text));

const channels = ['audience.landing', 'audience.email', 'audience.ad'];
const kinds = new Set<Field['kind']>(['text', 'list']);
