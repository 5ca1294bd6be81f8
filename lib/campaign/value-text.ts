import type { Figure } from '@/content/schema/figure';

/** The text of a figure, or of a state such as `Optimal`, as readers see it. */
export function valueText(value: Figure | string): string {
  return typeof value === 'string' ? value : value.text;
}
