// What the studio's components still import. They change to the rules themselves next.
import type { CampaignDocument } from '@/content/schema';
import type { Field } from '@/lib/campaign/fields';
import type { Facts } from '@/lib/campaign/resolve';
import { problemsIn } from '@/lib/campaign/rules';
import { misfitsOf as findMisfits, pathOf } from '@/lib/campaign/rules/fits';
import { sentenceOf } from '@/lib/campaign/rules/problem';
import { valueProblem } from '@/lib/campaign/rules/values';
import type { Variant } from './edits';

export { mayHave } from '@/lib/campaign/rules/values';

export const fieldPath = pathOf;
export const misfitsOf = findMisfits;

export function faultOf(field: Field, typed: string, facts: Facts): string | undefined {
  const found = valueProblem(field, typed, facts);
  return found && sentenceOf(found);
}

export const faultsIn = (document: CampaignDocument, typed: Variant) =>
  problemsIn({ document, typed });
