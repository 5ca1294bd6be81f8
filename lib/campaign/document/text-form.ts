import type { FieldInfo } from '@/content/schema/field';
import { codeLetters } from './clean-text';
import { dayText } from './day';
import { discountText } from './discount';

/** What a copied address has at its end now and then: characters that can't be seen. */
const hiddenInAddress = /\u00ad|%C2%AD|%E2%80%8B|%E2%81%A0|%EF%BB%BF/gi;

/** A text in the form that its schema asks for. */
export function inForm(text: string, form: FieldInfo['form'], locale: string): string {
  if (form === 'capitals') return codeLetters(text);
  if (form === 'day') return dayText(locale, text);
  if (form === 'discount') return discountText(locale, text);
  return form === 'address' ? text.replaceAll(hiddenInAddress, '') : text;
}
