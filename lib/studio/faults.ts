import type { CampaignDocument } from '@/content/schema';
import { studio } from '@/content/words/studio';
import { factsOf } from '@/lib/campaign/resolve';
import { faultOf, type Variant } from './edits';
import { fieldsOf } from './fields';

/** What's wrong with a text, and where it is. */
export interface Fault {
  path: string;
  label: string;
  /** `Subject line: It has to be …` */
  sentence: string;
}

const { fault, empty } = studio.box;

/** The texts of an edited campaign that can't be exported. */
export function faultsIn(document: CampaignDocument, variant: Variant): Fault[] {
  const facts = factsOf(document);
  return fieldsOf(document).flatMap((field) => {
    const { path, kind, label } = field;
    // A part's order counts by the exported entries, and one that's wrong is never used.
    const value = kind === 'part' ? undefined : variant[path];
    const reason = value === undefined ? undefined : faultOf(field, value, facts);
    if (reason === undefined) return [];
    return [{ path, label, sentence: `${label}: ${value ? `${fault} ${reason}.` : empty}` }];
  });
}
