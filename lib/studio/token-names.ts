import type { CampaignDocument } from '@/content/schema';
import { studioTokens as words } from '@/content/words/studio-tokens';
import { fieldsOf } from '@/lib/campaign/fields';
import { type Facts, resolveText } from '@/lib/campaign/resolve';

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
  return field?.label ?? name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

interface Piece {
  /** Where it starts in the typed text. */
  from: number;
  typed: string;
  /** As readers see it. */
  text: string;
  token?: string;
}

/** A text in pieces: plain words, and tokens with what each stands for now. */
export function piecesOf(whole: string, facts: Facts): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const typed of whole.split(/((?<!\\)\{[^{}]*\})/).filter(Boolean)) {
    const { text, unknown } = resolveText(typed, facts);
    const isToken = typed.startsWith('{') && text !== '' && unknown.length === 0;
    const token = isToken ? typed.slice(1, -1) : undefined;
    pieces.push({ from, typed, text: isToken ? text : typed, token });
    from += typed.length;
  }
  return pieces;
}
