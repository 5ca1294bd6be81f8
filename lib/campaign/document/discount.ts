import { numberText } from './number';

/**
 * A percentage as readers get it: `15%` for `15,0%`, and for `0.15`, which is how a spreadsheet exports
 * it. An amount, or anything else, stays as it is.
 */
export function discountText(locale: string, text: string): string {
  const plain = text.normalize('NFKC');
  const [, share] = /^0?[.,](\d{1,4})$/.exec(plain) ?? [];
  const [, integer, fraction = '0', space] =
    /^(\d{1,2})(?:[.,](\d{1,4}))?(\s?)%$/.exec(plain) ?? [];
  if (share === undefined && integer === undefined) return text;
  const percent =
    share === undefined ? Number(`${integer}.${fraction}`) : Number(`0.${share}`) * 100;
  const hasSpace = /\s/.test((0.1).toLocaleString(locale, { style: 'percent' })) && space !== '';
  return `${numberText(Number(percent.toFixed(2)), locale)}${hasSpace ? ' ' : ''}%`;
}
