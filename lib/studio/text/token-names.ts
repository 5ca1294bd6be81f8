import type { CampaignDocument } from '@/content/schema';
import { studioTokens as words } from '@/content/words/studio/tokens';
import { fieldsOf } from '@/lib/campaign/document/fields';
import { type Facts, placeholderToken, resolveText } from '@/lib/campaign/document/resolve';

/** Where a token is offered; undefined for what isn't for texts: colors, sizes, addresses. */
export function tokenGroup(token: string, { row }: CampaignDocument): string | undefined {
  const [root = ''] = token.split('.');
  if (row && Object.hasOwn(row, root)) return words.row;
  if (token === 'offer.retailerHref') return undefined;
  if (token === 'brand.name') return words.offer;
  const { offer, own, figures } = words;
  return { offer, own, figures }[root];
}

/** What a token is called: by its field's label, or by its name in plain words. */
export function tokenName(token: string, document: CampaignDocument): string {
  const field = fieldsOf(document).find(({ path }) => path === token);
  const name = token.slice(token.lastIndexOf('.') + 1);
  const spacedName = name.replaceAll(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return (
    field?.label ?? words.names[token] ?? spacedName.charAt(0).toUpperCase() + spacedName.slice(1)
  );
}

/** A part of a text: plain words as they're typed, or a token. */
export interface Piece {
  typed: string;
  /** As readers see it. */
  text: string;
  /** What a token is called. */
  name?: string;
}

/** A text in pieces: plain words, and tokens with what each stands for now. */
export function piecesOf(source: string, facts: Facts, document: CampaignDocument): Piece[] {
  const pieces: Piece[] = [];
  let plain = '';
  for (const typed of source.split(/((?<!\\)\{[^{}]*\})/)) {
    const { text: resolvedText, unknown } = resolveText(typed, facts);
    const text = typed === placeholderToken ? words.unconfirmed : resolvedText;
    if (typed.startsWith('{') && text !== '' && unknown.length === 0) {
      if (plain !== '') pieces.push({ typed: plain, text: plain });
      pieces.push({ typed, text, name: tokenName(typed.slice(1, -1), document) });
      plain = '';
    } else plain += typed;
  }
  return plain === '' ? pieces : [...pieces, { typed: plain, text: plain }];
}
